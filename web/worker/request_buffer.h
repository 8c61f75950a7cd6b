// The one buffer of a WebAssembly module that answers requests: the request is written into it and the answer
// read from it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace twentynine {

template <std::size_t kSize>
class RequestBuffer {
  public:
    // Where a request of `size` bytes may be written; null when it is too long to be one.
    char* room_for(std::int32_t size) { return fits(size) ? bytes_.data() : nullptr; }

    // Answers the request of `length` bytes; `answer_to` gives an optional text. The answer stands in the
    // buffer afterwards; the result is its length, or below zero if the request can't be read.
    template <typename AnswerTo>
    std::int32_t answer(std::int32_t length, AnswerTo answer_to) {
        constexpr std::int32_t kUnreadable = -1;
        if (!fits(length)) return kUnreadable;
        const auto answer = answer_to(std::string_view(bytes_.data(), static_cast<std::size_t>(length)));
        if (!answer || answer->size() > kSize) return kUnreadable;
        std::copy(answer->begin(), answer->end(), bytes_.begin());
        return static_cast<std::int32_t>(answer->size());
    }

  private:
    static bool fits(std::int32_t size) { return size >= 0 && static_cast<std::size_t>(size) <= kSize; }

    std::array<char, kSize> bytes_{};
};

}  // namespace twentynine
