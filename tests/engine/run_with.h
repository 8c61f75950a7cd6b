// The command line as a test calls it: words and standard input in, what it printed and its exit code out.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/commands.h"

namespace twentynine::testing {

struct Outcome {
    int code = 0;
    std::string out;
    std::string err;
};

inline Outcome run_with(const std::vector<std::string_view>& words, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = run(words, in, out, err);
    return {code, out.str(), err.str()};
}

}  // namespace twentynine::testing
