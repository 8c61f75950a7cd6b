// All players as a WebAssembly module that needs nothing from JavaScript, beside the small one of web/worker/
// that is there first: the page's worker writes a request into the buffer and reads the answer from it.
#include <cstdint>

#include "../worker/request_buffer.h"
#include "answers.h"

namespace {

twentynine::RequestBuffer<twentynine::players::kLongest> buffer;

}  // namespace

extern "C" {

__attribute__((used, export_name("tn_buffer"))) char* tn_buffer(std::int32_t size) {
    return buffer.room_for(size);
}

__attribute__((used, export_name("tn_answer"))) std::int32_t tn_answer(std::int32_t length) {
    return buffer.answer(length, twentynine::players::answer_to);
}
}
