// `twentynine verify`: reads records and works out again where their packs came from.
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <utility>

#include "../json/record_json.h"
#include "../match.h"
#include "../verify.h"
#include "commands.h"
#include "input.h"
#include "one_record.h"
#include "replay.h"

namespace twentynine {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view kUsage =
    R"(Usage: twentynine verify FILE|-

Checks the shuffle of recorded deals: works out each deal's commitment again from its seed, and its pack from the
seed and what the player added. A record whose actions or scores the rules refuse is refused. FILE holds one deal or one match, or one of them on each line; with - it is read
from standard input. Prints one JSON object:

  deals          for each deal its stream (null without a proof), seed, what the player added as entropy, the seed
                 mixed from both, and whether the commitment and the pack are the ones that belong to them
  without_proof  how many deals don't say where their pack came from
  verified       whether every deal is proved

The exit code is 0 when every deal is proved, else 2.
)";

ordered_json json_of(const DealRecord& deal, const DealCheck& check) {
    if (!deal.proof) return {{"stream", nullptr}};
    const ShuffleProof& proof = *deal.proof;
    ordered_json json;
    json["stream"] = name_of(proof.stream);
    json["seed"] = seed_text(proof.seed, proof.stream);
    if (!proof.entropy.empty()) {
        json["entropy"] = proof.entropy;
        json["mixed_seed"] = seed_text(mixed_seed(proof.seed, proof.entropy), proof.stream);
    }
    json["commitment"] = check.commitment_matches;
    json["pack"] = check.pack_matches;
    return json;
}

// Gathers the checks of all records.
class Report {
  public:
    // False, with the fault, for a text that is no record, or one that the rules refuse.
    bool add(std::string_view text, JsonFault& fault) {
        auto read = record_from_json(text);
        if (auto* bad = std::get_if<JsonFault>(&read)) {
            fault = std::move(*bad);
            return false;
        }
        const ReadRecord& record = *std::get_if<ReadRecord>(&read);
        const MatchRecord& match = record.match;
        // A proved pack proves nothing about cards and scores that the rules refuse.
        if (auto bad = fault_of(record, replay(match))) {
            fault = std::move(*bad);
            return false;
        }
        const MatchCheck checked = check_shuffles(match);
        for (std::size_t i = 0; i < match.deals.size(); ++i) {
            deals_.push_back(json_of(match.deals[i], checked.deals[i]));
        }
        without_proof_ += checked.without_proof;
        verified_ = verified_ && checked.verified();
        return true;
    }

    bool verified() const { return verified_; }
    std::string line() const {
        const ordered_json json{
            {"deals", deals_}, {"without_proof", without_proof_}, {"verified", verified_}};
        return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    }

  private:
    ordered_json deals_ = ordered_json::array();
    int without_proof_ = 0;
    bool verified_ = true;
};

// One record, or one a line: that is so when the first line is one by itself.
bool read_records(std::istream& in, Report& report, JsonFault& fault) {
    std::string line;
    int number = 0;
    bool found = false;
    while (!found && read_line(in, line, kLongestRecord)) {
        ++number;
        found = line.size() > kLongestRecord || !is_blank(line);
    }
    if (!report.add(line, fault)) {
        if (in.eof()) return false;
        // Then what follows belongs to it.
        const std::string text = line + '\n' + text_from(in, kLongestRecord);
        return report.add(text, fault);
    }
    while (read_line(in, line, kLongestRecord)) {
        ++number;
        if (line.size() <= kLongestRecord && is_blank(line)) continue;
        if (!report.add(line, fault)) {
            fault.reason = "Line " + std::to_string(number) + ": " + fault.reason;
            return false;
        }
    }
    return true;
}

}  // namespace

int run_verify(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    const auto verify = [&](std::istream& records, const std::string& unreadable) {
        Report report;
        JsonFault fault;
        const bool read = read_records(records, report, fault);
        if (records.bad()) fault = {"", unreadable};
        if (!read || records.bad()) {
            err << bad_record_line(fault.where, fault.reason) << '\n';
            return kExitFault;
        }
        out << report.line() << '\n';
        return report.verified() ? kExitOk : kExitFault;
    };
    return run_on_record({"verify", kUsage, verify}, args, in, out, err);
}

}  // namespace twentynine
