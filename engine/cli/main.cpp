#include <iostream>
#include <string_view>
#include <vector>

#include "commands.h"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string_view> words(argv, argv + argc);
    const auto args = twentynine::Arguments(words).subspan(words.empty() ? 0 : 1);
    if (args.size() == 1 && args[0] == "--version") {
        std::cout << "twentynine " << TWENTYNINE_VERSION << '\n';
        return std::cout.flush() ? twentynine::kExitOk : twentynine::kExitFault;
    }
    return twentynine::run(args, std::cin, std::cout, std::cerr);
}
