// What is wrong with a JSON text.
#pragma once

#include <string>

namespace twentynine {

struct JsonFault {
    std::string where;   // a JSON pointer; empty: the whole text
    std::string reason;  // a sentence for people
    friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

}  // namespace twentynine
