// The commands of the command line. Each is given the words after its own name, prints its answer on `out` and
// everything else on `err`, and returns the exit code.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace twentynine {

inline constexpr int kExitOk = 0;
inline constexpr int kExitUsage = 1;   // options that can't be understood, files that can't be opened
inline constexpr int kExitRecord = 2;  // a record that can't be read, or an illegal action in one

using Arguments = std::span<const std::string_view>;

int run_replay(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);
int run_simulate(Arguments args, std::ostream& out, std::ostream& err);

// `twentynine`: finds the command in the first word.
int run(Arguments args, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace twentynine
