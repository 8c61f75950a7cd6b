// The bots as a WebAssembly module that needs nothing from JavaScript: the page's worker writes a request
// into the buffer and reads the action from it. See engine/bots/request.h for the text.
#include <cstdint>
#include <string_view>

#include "engine/bots/request.h"
#include "request_buffer.h"

namespace {

// A request is well under a kilobyte.
twentynine::RequestBuffer<16384> buffer;

}  // namespace

extern "C" {

__attribute__((used, export_name("tn_buffer"))) char* tn_buffer(std::int32_t size) {
    return buffer.room_for(size);
}

__attribute__((used, export_name("tn_answer"))) std::int32_t tn_answer(std::int32_t length) {
    return buffer.answer(length, [](std::string_view request) {
        return twentynine::answer_request(request, twentynine::choose_at_once);
    });
}
}
