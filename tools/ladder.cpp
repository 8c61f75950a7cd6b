#include <iostream>
#include <string_view>
#include <vector>

#include "ladder_options.h"

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv, argv + argc);
    const auto args = twentynine::Arguments(words).subspan(words.empty() ? 0 : 1);
    return twentynine::ladder::run_ladder(args, std::cout, std::cerr);
}
