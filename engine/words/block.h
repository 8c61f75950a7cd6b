// A page of text as data: what the rules page, the rules dialog and a test read.
//
// Words between ** are bold, a word between ` is a key of the keyboard. Suits may stand as symbols.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace twentynine {

struct Block {
    enum class Kind : std::uint8_t { kHeading, kParagraph, kList, kTable };
    Kind kind = Kind::kParagraph;
    std::string text;                            // of a heading or a paragraph
    std::vector<std::string> items;              // of a list
    std::vector<std::vector<std::string>> rows;  // of a table: first what its columns are called; each row
                                                 // begins with what it is called
    friend bool operator==(const Block&, const Block&) = default;
};

}  // namespace twentynine
