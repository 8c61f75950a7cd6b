// The house as a WebAssembly module that needs nothing from JavaScript: the page writes a question into the
// buffer and reads the answer from it.
#include <cstdint>
#include <string>
#include <utility>

#include "answers.h"

namespace {

std::string buffer;

}  // namespace

extern "C" {

// Where `size` bytes may be written, or an answer of `size` bytes be read; what lay there stays. Null when it
// is longer than any question and any answer so far.
__attribute__((used, export_name("tn_buffer"))) char* tn_buffer(std::int32_t size) {
    if (size < 0) return nullptr;
    const auto bytes = static_cast<std::size_t>(size);
    if (bytes > buffer.size()) {
        if (bytes > twentynine::kLongestQuestion) return nullptr;
        buffer.resize(bytes);
    }
    return buffer.data();
}

// Answers the question of `length` bytes in the buffer. The answer stands there afterwards; the result is its
// length.
__attribute__((used, export_name("tn_answer"))) std::int32_t tn_answer(std::int32_t length) {
    const bool sound = length >= 0 && static_cast<std::size_t>(length) <= buffer.size();
    const std::string_view question =
        sound ? std::string_view(buffer).substr(0, static_cast<std::size_t>(length)) : "";
    std::string answer = twentynine::answer_to(question);
    buffer = std::move(answer);
    return static_cast<std::int32_t>(buffer.size());
}
}
