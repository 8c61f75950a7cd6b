// `twentynine ruleset`: reads rules and prints the whole of them. `twentynine schema`: prints what they may
// be.
#include <fstream>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <utility>

#include "../json/ruleset_json.h"
#include "../json/ruleset_schema.h"
#include "commands.h"
#include "input.h"

namespace twentynine {

namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine ruleset FILE|- [options]
       twentynine ruleset --table NAME

Reads a table's rules, one JSON object as `twentynine schema` describes it, and prints all of them. With - they
are read from standard input; without FILE, the rules of the table NAME are printed.

  --table NAME  what FILE leaves out is as at this table: arcade29 (if none is named), classic29, ranked28, club28
  --lines       FILE holds one ruleset a line; each gives one line, and a faulty one its error object there
  --help        print this

Rules that can't be read or contradict themselves give an error object on standard error and the exit code 2.
)";

constexpr std::string_view kSchemaUsage =
    R"(Usage: twentynine schema

Prints the JSON Schema (draft 2020-12) of a table's rules, made from the same table of fields that reads them.

  --help  print this
)";

struct Request {
    std::string file;
    bool lines = false;
    bool help = false;
    std::optional<Ruleset> table;
    std::string fault;  // what is wrong with the arguments, as a sentence
};

Request request_from(Arguments args) {
    Request request;
    for (std::size_t i = 0; i < args.size() && request.fault.empty(); ++i) {
        const std::string word(args[i]);
        if (word == "--help") {
            request.help = true;
        } else if (word == "--lines") {
            request.lines = true;
        } else if (word == "--table") {
            request.table = ruleset_named(++i < args.size() ? args[i] : std::string_view());
            if (!request.table) request.fault = "--table takes one of the house's tables.";
        } else if (word != "-" && word.starts_with('-')) {
            request.fault = "There is no option '" + word + "'.";
        } else if (!request.file.empty()) {
            request.fault = "Only one file can be read, and '" + word + "' is the second.";
        } else {
            request.file = word;
        }
    }
    if (request.fault.empty() && request.file.empty() && (request.lines || !request.table)) {
        request.fault = "A file is missing, or - for standard input.";
    }
    return request;
}

std::string fault_line(const JsonFault& fault) {
    // A file's name may hold anything.
    return nlohmann::ordered_json{{"error", "bad_ruleset"}, {"where", fault.where}, {"reason", fault.reason}}
        .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

int refuse(const JsonFault& fault, std::ostream& err) {
    err << fault_line(fault) << '\n';
    return kExitFault;
}

}  // namespace

int run_ruleset(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    const Request request = request_from(args);
    if (request.help) {
        out << kUsage;
        return kExitOk;
    }
    if (!request.fault.empty()) {
        err << request.fault << " See: twentynine ruleset --help\n";
        return kExitFault;
    }
    const Ruleset left_out = request.table.value_or(Ruleset{});
    if (request.file.empty()) {
        out << to_json({"", left_out}, true) << '\n';
        return kExitOk;
    }
    std::ifstream file;
    if (request.file != "-" && !open_file(request.file, file)) {
        return refuse({"", "The file '" + request.file + "' can't be opened."}, err);
    }
    std::istream& source = request.file == "-" ? in : file;
    const JsonFault unreadable{"", "The file '" + request.file + "' can't be read."};
    if (request.lines) {
        for (std::string line; read_line(source, line, kLongestRuleset);) {
            if (is_blank(line) && line.size() <= kLongestRuleset) continue;
            const auto read = ruleset_from_json(line, left_out);
            const auto* rules = std::get_if<NamedRuleset>(&read);
            out << (rules ? to_json(*rules, false) : fault_line(*std::get_if<JsonFault>(&read))) << '\n';
        }
        return source.bad() ? refuse(unreadable, err) : kExitOk;
    }
    const std::string text = text_from(source, kLongestRuleset);
    if (source.bad()) return refuse(unreadable, err);
    const auto read = ruleset_from_json(text, left_out);
    if (const auto* fault = std::get_if<JsonFault>(&read)) return refuse(*fault, err);
    out << to_json(*std::get_if<NamedRuleset>(&read), true) << '\n';
    return kExitOk;
}

int run_schema(Arguments args, std::ostream& out, std::ostream& err) {
    if (args.empty()) {
        out << ruleset_schema() << '\n';
        return kExitOk;
    }
    if (args.size() == 1 && args[0] == "--help") {
        out << kSchemaUsage;
        return kExitOk;
    }
    err << "It takes nothing after its name. See: twentynine schema --help\n";
    return kExitFault;
}

}  // namespace twentynine
