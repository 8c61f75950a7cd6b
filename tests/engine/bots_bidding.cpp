// How the simple bot bids and chooses trump on its four cards.
#include <catch2/catch.hpp>
#include <string>

#include "bots_table.h"

namespace twentynine {
namespace {

using testing::answer_of;
using testing::deal_with;
using testing::Hands;
using testing::play_random_deals;

// Seat 0 speaks first (Dev, seat 3, deals) and holds `opening`; the rest of the pack is dealt in order.
Deal first_to_speak(std::string_view opening, std::initializer_list<std::string_view> actions = {}) {
    CardSet left = CardSet::whole_pack();
    std::array<std::string, 4> hands{std::string(opening), "", "", ""};
    for (std::size_t i = 0; i < opening.size(); i += 3) left.remove(*card_from_string(opening.substr(i, 2)));
    std::size_t seat = 0;
    for (Card card : left) {
        while (hands[seat].size() >= 23) ++seat;
        if (!hands[seat].empty()) hands[seat] += ' ';
        hands[seat] += to_string(card);
    }
    return deal_with({hands[0], hands[1], hands[2], hands[3]}, Seat::k3, actions);
}

TEST_CASE("four cards without a jack or a nine are not worth opening on") {
    CHECK(answer_of(first_to_speak("7S 8H QC KD")) == "pass");
    CHECK(answer_of(first_to_speak("AS TH QC 7D")) == "pass");
}

TEST_CASE("honours and length are worth a bid") {
    CHECK(answer_of(first_to_speak("JH 9H AH 7H")) == "bid 16");
    CHECK(answer_of(first_to_speak("JS JH 9H 8H")) == "bid 16");
}

TEST_CASE("a strong hand rises over an opponent, a weak one doesn't") {
    CHECK(answer_of(first_to_speak("JH 9H AH 7H", {"pass", "bid 16", "pass", "pass"})) == "bid 17");
    CHECK(answer_of(first_to_speak("7S 8H QC KD", {"pass", "bid 16", "pass", "pass"})) == "pass");
}

TEST_CASE("a partner's standing bid is left alone, unless the hand is much better than it") {
    CHECK(answer_of(first_to_speak("JH 9H 8H QS", {"pass", "pass", "bid 16", "pass"})) == "pass");
    CHECK(answer_of(first_to_speak("JH 9H AH TH", {"pass", "pass", "bid 16", "pass"})) == "bid 17");
    int above_partner = 0;
    int calls = 0;
    play_random_deals(5'000, 20'290'020, [&](const Deal& deal, const View& view, Action action) {
        if (view.phase != Phase::kAuction) return;
        ++calls;
        if (deal.standing_bidder() == partner_of(view.seat)) above_partner += action != Action::pass();
    });
    CHECK(calls > 10'000);
    CHECK(above_partner * 100 < calls);
}

TEST_CASE("simple players agree on contracts from 16 to 22, without jumps") {
    int jumps = 0;
    int highest = 0;
    std::mt19937_64 random(20'290'021);
    for (int number = 0; number < 5'000; ++number) {
        Deal deal(Ruleset{}, seat_at(number), testing::random_pack(random));
        while (deal.phase() == Phase::kAuction) {
            const View view = view_of(deal, *deal.turn());
            const Action action = choose_action(BotKind::kSimple, view, 0);
            if (action != Action::pass() && action != view.legal[1]) ++jumps;
            REQUIRE_FALSE(deal.apply(action));
        }
        highest = std::max(highest, points_of(deal.contract()->bid));
    }
    CHECK(jumps == 0);
    CHECK(highest >= 18);
    CHECK(highest <= 22);
}

TEST_CASE("the bidder names its best suit as trump") {
    const auto trump_of = [](std::string_view opening) {
        return answer_of(first_to_speak(opening, {"bid 16", "pass", "pass", "pass"}));
    };
    CHECK(trump_of("JH 9H 7H AS") == "trump H");
    CHECK(trump_of("JC 7S 8S QS") == "trump S");
    CHECK(trump_of("9D TD 8C 7H") == "trump D");
    CHECK(trump_of("JS 9C 8C 7D") == "trump C");
}

}  // namespace
}  // namespace twentynine
