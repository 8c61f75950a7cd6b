// `twentynine replay`: reads the options and the records, prints where they lead.
#include <fstream>
#include <istream>
#include <ostream>
#include <string>

#include "../json/record_json.h"
#include "commands.h"
#include "input.h"
#include "replay.h"

namespace twentynine {

namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine replay [FILE|-] [options]

Plays a recorded deal or match by the rules and prints where it stands, as one JSON object. Without FILE, or
with -, the record is read from standard input.

  --lines    FILE holds one record a line; each gives one line, and a faulty one its error object there
  --seat N   print only what seat N (0 to 3) may know
  --help     print this

A record that can't be read and an action that the rules refuse give an error object on standard error and the
exit code 2.
)";

struct Request {
    std::string file = "-";
    bool has_file = false;
    bool lines = false;
    bool help = false;
    std::optional<Seat> seat;
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
        } else if (word == "--seat") {
            const std::string_view value = ++i < args.size() ? args[i] : std::string_view();
            if (value.size() == 1 && value[0] >= '0' && value[0] <= '3') {
                request.seat = seat_at(value[0] - '0');
            } else {
                request.fault = "--seat takes a seat, 0 to 3.";
            }
        } else if (word != "-" && word.starts_with('-')) {
            request.fault = "There is no option '" + word + "'.";
        } else if (request.has_file) {
            request.fault = "Only one file can be replayed, and '" + word + "' is the second.";
        } else {
            request.file = word;
            request.has_file = true;
        }
    }
    return request;
}

void replay_lines(std::istream& in, std::optional<Seat> seat, std::ostream& out) {
    for (std::string line; read_line(in, line, kLongestRecord);) {
        // Empty lines, the last one above all, are no records.
        if (line.size() <= kLongestRecord && is_blank(line)) continue;
        out << replay_text(line, seat).line << '\n';
    }
}

}  // namespace

int run_replay(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    const Request request = request_from(args);
    if (request.help) {
        out << kUsage;
        return kExitOk;
    }
    if (!request.fault.empty()) {
        err << request.fault << " See: twentynine replay --help\n";
        return kExitFault;
    }
    std::ifstream file;
    if (request.file != "-" && !open_file(request.file, file)) {
        err << bad_record_line("", "The file '" + request.file + "' can't be opened.") << '\n';
        return kExitFault;
    }
    const std::string unreadable = "The file '" + request.file + "' can't be read.";
    std::istream& records = request.file == "-" ? in : file;
    if (request.lines) {
        replay_lines(records, request.seat, out);
        if (!records.bad()) return kExitOk;
        err << bad_record_line("", unreadable) << '\n';
        return kExitFault;
    }
    const std::string text = text_from(records, kLongestRecord);
    const ReplayAnswer answer = records.bad() ? ReplayAnswer{false, bad_record_line("", unreadable)}
                                              : replay_text(text, request.seat);
    (answer.ok ? out : err) << answer.line << '\n';
    return answer.ok ? kExitOk : kExitFault;
}

}  // namespace twentynine
