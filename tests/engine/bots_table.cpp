#include "bots_table.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>

namespace twentynine::testing {

Deal deal_with(const Hands& hands, Seat dealer, std::initializer_list<std::string_view> actions) {
    return deal_by(Ruleset{}, hands, dealer, actions);
}

Deal deal_by(const Ruleset& rules, const Hands& hands, Seat dealer,
             std::initializer_list<std::string_view> actions) {
    REQUIRE_FALSE(validate(rules));
    Pack pack{};
    CardSet used;
    for (int i = 0; i < kPackSize; ++i) {
        // One card at a time from the seat after the dealer, so every fourth card is the same seat's.
        const Seat seat = seat_at(index_of(dealer) + 1 + i);
        const auto text =
            hands[static_cast<std::size_t>(index_of(seat))].substr(static_cast<std::size_t>(i / 4) * 3, 2);
        INFO("card " << text);
        const auto card = card_from_string(text);
        REQUIRE(card);
        pack[static_cast<std::size_t>(i)] = *card;
        used.add(*card);
    }
    REQUIRE(used == CardSet::whole_pack());
    Deal deal(rules, dealer, pack);
    for (std::string_view text : actions) {
        INFO("action " << text);
        const auto action = action_from_string(text);
        REQUIRE(action);
        REQUIRE_FALSE(deal.apply(*action));
    }
    return deal;
}

std::string answer_of(const Deal& deal) {
    const auto seat = deal.turn();
    REQUIRE(seat);
    return to_string(choose_action(BotKind::kSimple, view_of(deal, *seat), 0));
}

Pack random_pack(std::mt19937_64& random) {
    Pack pack{};
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    for (std::size_t i = kPackSize - 1; i > 0; --i) std::swap(pack[i], pack[random() % (i + 1)]);
    return pack;
}

}  // namespace twentynine::testing
