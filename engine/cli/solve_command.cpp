// `twentynine solve`: reads a record and prints what its deal comes to with open cards.
#include <istream>
#include <ostream>
#include <string>

#include "commands.h"
#include "input.h"
#include "one_record.h"
#include "solve.h"

namespace twentynine {

namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine solve FILE|-

Plays a recorded deal by the rules and tells what it comes to from there when all four see all cards and none
goes wrong. The deal has to be in play; of a match it is the last one. With - the record is read from standard
input. Prints one JSON object:

  turn     the seat on turn
  value    the card points of both teams at the end; null for a single hand, which is made or not
  made     whether the bidding side makes its contract
  best     the legal actions that lead there
  actions  every legal action with its own value
  line     how the deal may then go on
  nodes    positions looked at

A deal that can't be read, that the rules refuse or that isn't in play gives an error object on standard error and
the exit code 2.
)";

}  // namespace

int run_solve(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    const auto solve = [&](std::istream& record, const std::string& unreadable) {
        const std::string text = text_from(record, kLongestRecord);
        const ReplayAnswer answer =
            record.bad() ? ReplayAnswer{false, bad_record_line("", unreadable)} : solve_text(text);
        (answer.ok ? out : err) << answer.line << '\n';
        return answer.ok ? kExitOk : kExitFault;
    };
    return run_on_record({"solve", kUsage, solve}, args, in, out, err);
}

}  // namespace twentynine
