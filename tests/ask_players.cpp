// Answers requests to the players, a line each, on the standard input: what the same code says outside the
// page. A dash stands for a request that can't be read.
#include <iostream>
#include <string>

#include "web/players/answers.h"

int main() {
    std::string request;
    while (std::getline(std::cin, request)) {
        std::cout << twentynine::players::answer_to(request).value_or("-") << '\n';
    }
    return 0;
}
