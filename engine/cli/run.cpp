// Finds the command that the first word names.
#include <istream>
#include <ostream>
#include <string>

#include "commands.h"

namespace twentynine {

namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine COMMAND [options]

The games of 29 and 28 on the command line.

  replay     plays a recorded deal or match by the rules and prints where it stands
  ruleset    reads a table's rules and prints all of them
  schema     prints the JSON Schema of a table's rules
  simulate   plays bots against each other and prints a summary
  solve      tells what a deal in play comes to when everybody sees all cards
  verify     checks recorded deals: commitment and pack from the seed

  --help     print this; after a command, what that command takes
  --version  print the version
)";

int run_command(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    if (args.empty()) {
        err << kUsage;
        return kExitFault;
    }
    const std::string_view command = args.front();
    const Arguments rest = args.subspan(1);
    if (command == "replay") return run_replay(rest, in, out, err);
    if (command == "ruleset") return run_ruleset(rest, in, out, err);
    if (command == "schema") return run_schema(rest, out, err);
    if (command == "simulate") return run_simulate(rest, out, err);
    if (command == "solve") return run_solve(rest, in, out, err);
    if (command == "verify") return run_verify(rest, in, out, err);
    if (command == "--help" || command == "help") {
        out << kUsage;
        return kExitOk;
    }
    err << "There is no command '" << command << "'. See: twentynine --help\n";
    return kExitFault;
}

}  // namespace

int run(Arguments args, std::istream& in, std::ostream& out, std::ostream& err) {
    const int code = run_command(args, in, out, err);
    out.flush();
    if (out) return code;
    err << "The answer can't be written to the end: standard output takes no more.\n";
    return kExitFault;
}

}  // namespace twentynine
