// All players as a WebAssembly module that needs nothing from JavaScript, beside the small one of web/worker/
// that is there first: the page's worker writes a request into the buffer and reads the answer from it.
#include <algorithm>
#include <array>
#include <cstdint>

#include "answers.h"

namespace {

constexpr auto kBufferSize = static_cast<std::int32_t>(twentynine::players::kLongest);
std::array<char, twentynine::players::kLongest> buffer;

constexpr std::int32_t kUnreadable = -1;

}  // namespace

extern "C" {

// Where a request of `size` bytes may be written; null when it is too long to be one.
__attribute__((used, export_name("tn_buffer"))) char* tn_buffer(std::int32_t size) {
    return size >= 0 && size <= kBufferSize ? buffer.data() : nullptr;
}

// Answers the request of `length` bytes in the buffer. The answer stands there afterwards; the result is its
// length, or below zero if the request can't be read.
__attribute__((used, export_name("tn_answer"))) std::int32_t tn_answer(std::int32_t length) {
    if (length < 0 || length > kBufferSize) return kUnreadable;
    const std::string_view request(buffer.data(), static_cast<std::size_t>(length));
    const auto answer = twentynine::players::answer_to(request);
    if (!answer || answer->size() > buffer.size()) return kUnreadable;
    std::copy(answer->begin(), answer->end(), buffer.begin());
    return static_cast<std::int32_t>(answer->size());
}
}
