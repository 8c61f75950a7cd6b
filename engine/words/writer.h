// Puts a page together, block by block.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "block.h"

namespace twentynine::words {

inline void append(std::string& out, std::string_view text) {
    out += text;
}
inline void append(std::string& out, int number) {
    out += std::to_string(number);
}

// Text and numbers, one after the other.
template <class... Parts>
std::string say(const Parts&... parts) {
    std::string out;
    (append(out, parts), ...);
    return out;
}

// "a", "a and b", "a, b, and c"; `last` is the word before the last one.
std::string listed(const std::vector<std::string>& things, std::string_view last);

class Writer {
  public:
    void heading(std::string text) { add(Block::Kind::kHeading).text = std::move(text); }
    void paragraph(std::string text) { add(Block::Kind::kParagraph).text = std::move(text); }
    // One more item of the list that ends the page so far; the first begins a list.
    void item(std::string text) {
        const bool open = !blocks_.empty() && blocks_.back().kind == Block::Kind::kList;
        (open ? blocks_.back() : add(Block::Kind::kList)).items.push_back(std::move(text));
    }
    void table(std::vector<std::vector<std::string>> rows) {
        add(Block::Kind::kTable).rows = std::move(rows);
    }
    std::vector<Block> take() { return std::move(blocks_); }

  private:
    Block& add(Block::Kind kind) {
        blocks_.emplace_back();
        blocks_.back().kind = kind;
        return blocks_.back();
    }

    std::vector<Block> blocks_;
};

}  // namespace twentynine::words
