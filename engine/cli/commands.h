// The commands of the command line. Each is given the words after its own name, prints its answer on `out`
// and everything else on `err`, and returns the exit code.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace twentynine {

inline constexpr int kExitOk = 0;
// Arguments that can't be understood, a record that can't be read, an illegal action in one or by a bot, a
// shuffle that isn't proved, an answer that can't be written.
inline constexpr int kExitFault = 2;

using Arguments = std::span<const std::string_view>;

int run_replay(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);
int run_ruleset(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);
int run_schema(Arguments args, std::ostream& out, std::ostream& err);
int run_simulate(Arguments args, std::ostream& out, std::ostream& err);
int run_solve(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);
int run_verify(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);

// `twentynine`: finds the command in the first word.
int run(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace twentynine
