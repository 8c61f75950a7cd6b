// What the page calls, and the platform that calls the page. Strings come in through one buffer; see
// port.mjs.
#include <emscripten.h>

#include <algorithm>
#include <optional>
#include <string>

#include "../../engine/ruleset_text.h"
#include "../screen.h"
#include "renderer.h"

EM_JS(void, tn_entropy, (std::uint8_t * into),
      { Module["tn"]["entropy"](HEAPU8.subarray(into, into + 32)); });
EM_JS(void, tn_ask_seat, (int ticket, int seat, const char* seed, const char* view),
      { Module["tn"]["askSeat"](ticket, seat, UTF8ToString(seed), UTF8ToString(view)); });
EM_JS(void, tn_ask_players, (int ticket, const char* request),
      { Module["tn"]["askPlayers"](ticket, UTF8ToString(request)); });
EM_JS(void, tn_announce, (const char* sentence), { Module["tn"]["announce"](UTF8ToString(sentence)); });
EM_JS(void, tn_controls, (const char* json), { Module["tn"]["controls"](UTF8ToString(json)); });
EM_JS(void, tn_save, (const char* match), { Module["tn"]["save"](UTF8ToString(match)); });
EM_JS(void, tn_deal_over, (const char* finished, int deal, int over),
      { Module["tn"]["dealOver"](UTF8ToString(finished), deal, over > 0); });
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
    // As text: a number of 64 bits is more than a number of JavaScript's can hold.
    void ask_seat(int ticket, Seat seat, std::uint64_t seed, std::string_view view) override {
        tn_ask_seat(ticket, index_of(seat), std::to_string(seed).c_str(), std::string(view).c_str());
    }
    void ask_players(int ticket, std::string_view request) override {
        tn_ask_players(ticket, std::string(request).c_str());
    }
    void announce(std::string_view sentence) override { tn_announce(std::string(sentence).c_str()); }
    void show_controls(const Controls& controls) override { tn_controls(to_json(controls).c_str()); }
    void save(std::string_view match) override { tn_save(std::string(match).c_str()); }
    void deal_over(std::string_view finished, int deal, bool match_over) override {
        tn_deal_over(std::string(finished).c_str(), deal, match_over ? 1 : 0);
    }
    void log(std::string_view sentence) override { tn_log(std::string(sentence).c_str()); }
};

// One table a page, alive as long as the page is.
struct Everything {
    Page page;
    Screen screen{page, *ruleset_named("arcade29")};
    Renderer renderer;
    std::string words;   // what the page wrote for the next call
    std::string answer;  // what it reads after the last one
    bool draws = false;
};

Everything& all() {
    static Everything everything;
    return everything;
}

// Takes the first line off the text.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

const char* answer(std::string text) {
    all().answer = std::move(text);
    return all().answer.c_str();
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

// Words: the rules, the table's name, "clocks" or nothing, the match to take up or nothing, and the date of
// the daily deal to begin with or nothing, a line each. 0 if there are no such rules or no such day, or that
// match can't be taken up.
EMSCRIPTEN_KEEPALIVE int tn_sit(double now) {
    const std::string words = std::move(all().words);
    std::string_view rest = words;
    const std::optional<Ruleset> ruleset = decode_ruleset(take_line(rest));
    if (!ruleset) return 0;
    const std::string_view name = take_line(rest);
    const bool clocks = take_line(rest) == "clocks";
    const std::string_view saved = take_line(rest);
    const std::string_view date = take_line(rest);
    const auto daily = daily_deal(date);
    if (!date.empty() && !daily) return 0;
    return all().screen.sit({*ruleset, std::string(name), clocks, daily}, saved, now) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE void tn_leave() {
    all().screen.leave();
}
EMSCRIPTEN_KEEPALIVE void tn_new_deal(double now) {
    all().screen.new_deal(now);
}
EMSCRIPTEN_KEEPALIVE void tn_press(double now) {
    const std::string id = std::move(all().words);
    all().screen.press(id, now);
}
EMSCRIPTEN_KEEPALIVE void tn_set_value() {
    const std::string words = std::move(all().words);
    std::string_view value = words;
    const std::string_view id = take_line(value);
    all().screen.set_value(id, value);
}
EMSCRIPTEN_KEEPALIVE void tn_pause(int on, double now) {
    all().screen.pause(on != 0, now);
}
EMSCRIPTEN_KEEPALIVE void tn_answer(int ticket) {
    all().screen.answer(ticket, all().words);
}
EMSCRIPTEN_KEEPALIVE void tn_told(int ticket) {
    const std::string words = std::move(all().words);
    all().screen.told(ticket, words);
}
EMSCRIPTEN_KEEPALIVE int tn_underway() {
    return all().screen.underway() ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE int tn_match_underway() {
    return all().screen.table().match_underway() ? 1 : 0;
}

// Match texts (match_text.h): all deals with the one on the table, and those that are over.
EMSCRIPTEN_KEEPALIVE const char* tn_match() {
    return answer(all().screen.table().match_text());
}
EMSCRIPTEN_KEEPALIVE const char* tn_finished() {
    return answer(all().screen.table().finished_text());
}
// The commitment of the deal on the table, or nothing, and that of the next, in hexadecimal.
EMSCRIPTEN_KEEPALIVE const char* tn_sealed() {
    const std::optional<Sha256Digest> sealed = all().screen.table().sealed();
    return answer(sealed ? hex_of(*sealed) : std::string());
}
EMSCRIPTEN_KEEPALIVE const char* tn_sealed_next() {
    return answer(hex_of(all().screen.table().sealed_next()));
}
EMSCRIPTEN_KEEPALIVE void tn_set_entropy() {
    all().screen.table().set_entropy(all().words);
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
