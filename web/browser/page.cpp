// What the page calls, and the platform that calls the page. Strings come in through one buffer; see
// port.mjs.
#include <emscripten.h>

#include <optional>
#include <string>

#include "../screen.h"
#include "renderer.h"

EM_JS(void, tn_entropy, (std::uint8_t * into),
      { Module["tn"]["entropy"](HEAPU8.subarray(into, into + 32)); });
EM_JS(void, tn_ask_seat, (int ticket, int seat, const char* view),
      { Module["tn"]["askSeat"](ticket, seat, UTF8ToString(view)); });
EM_JS(void, tn_announce, (const char* sentence), { Module["tn"]["announce"](UTF8ToString(sentence)); });
EM_JS(void, tn_controls, (const char* json), { Module["tn"]["controls"](UTF8ToString(json)); });
EM_JS(void, tn_log, (const char* sentence), { Module["tn"]["log"](UTF8ToString(sentence)); });

namespace twentynine {
namespace {

class Page final : public Platform {
  public:
    std::array<std::uint8_t, 32> entropy() override {
        std::array<std::uint8_t, 32> seed{};
        tn_entropy(seed.data());
        return seed;
    }
    void ask_seat(int ticket, Seat seat, std::string_view view) override {
        tn_ask_seat(ticket, index_of(seat), std::string(view).c_str());
    }
    void announce(std::string_view sentence) override { tn_announce(std::string(sentence).c_str()); }
    void show_controls(const Controls& controls) override { tn_controls(to_json(controls).c_str()); }
    void log(std::string_view sentence) override { tn_log(std::string(sentence).c_str()); }
};

// One table a page, alive as long as the page is.
struct Everything {
    Page page;
    Screen screen{page, *ruleset_named("arcade29")};
    Renderer renderer;
    std::string words;  // what the page wrote for the next call
    bool draws = false;
};

Everything& all() {
    static Everything everything;
    return everything;
}

// The first of the words up to a line's end, and what follows it.
std::string_view first_line() {
    return std::string_view(all().words).substr(0, all().words.find('\n'));
}
std::string_view rest() {
    const std::size_t end = all().words.find('\n');
    return end == std::string::npos ? std::string_view() : std::string_view(all().words).substr(end + 1);
}

}  // namespace
}  // namespace twentynine

using namespace twentynine;

extern "C" {

// Room for `size` bytes of UTF-8 for the next call.
EMSCRIPTEN_KEEPALIVE char* tn_words(int size) {
    all().words.assign(static_cast<std::size_t>(size), '\0');
    return all().words.data();
}

EMSCRIPTEN_KEEPALIVE void tn_resize(float width, float height, float scale, float top, float right,
                                    float bottom, float left) {
    const StageSize size{width, height, {top, right, bottom, left}, scale};
    if (all().screen.size() == size) return;
    all().screen.resize(size);
    if (all().draws) all().renderer.resize(all().screen.drawn_size());
}

EMSCRIPTEN_KEEPALIVE void tn_reduce_motion(int reduced) {
    all().screen.set_reduced_motion(reduced != 0);
}

// 2: drawn by WebGL, 1: in software, 0: not at all. The table can be played in any case.
EMSCRIPTEN_KEEPALIVE int tn_open() {
    all().draws = all().renderer.open(all().screen.drawn_size());
    if (!all().draws) return 0;
    return all().renderer.accelerated() ? 2 : 1;
}

// Milliseconds until the next call, 0 for the next animation frame, -1 for none.
EMSCRIPTEN_KEEPALIVE int tn_frame(double now) {
    if (all().screen.frame(now) && all().draws) all().renderer.draw(all().screen.drawing());
    return all().screen.next_frame(now);
}

EMSCRIPTEN_KEEPALIVE void tn_new_deal(double now) {
    all().screen.new_deal(now);
}
EMSCRIPTEN_KEEPALIVE void tn_press(double now) {
    all().screen.press(first_line(), now);
}
EMSCRIPTEN_KEEPALIVE void tn_set_value() {
    all().screen.set_value(first_line(), rest());
}
EMSCRIPTEN_KEEPALIVE void tn_answer(int ticket) {
    all().screen.answer(ticket, all().words);
}
EMSCRIPTEN_KEEPALIVE int tn_underway() {
    return all().screen.underway() ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void tn_lost() {
    if (all().draws) all().renderer.lose();
}

EMSCRIPTEN_KEEPALIVE int tn_restored() {
    all().screen.refresh();
    if (!all().draws || !all().renderer.restore()) return 0;
    return all().renderer.accelerated() ? 2 : 1;
}
}
