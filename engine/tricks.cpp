#include "tricks.h"

namespace twentynine {

void Tricks::let_compete(int i) {
    const Card card = current_.cards[static_cast<std::size_t>(i)];
    if (i > 0 && !beats(card, best_, trump_)) return;
    best_ = card;
    current_.winner = current_.seat_of(i);
}

void Tricks::reveal(Suit trump, bool cards_on_table_count) {
    trump_ = trump;
    reveal_trick_ = static_cast<std::int8_t>(count_);
    revealed_by_ = turn_;
    if (!cards_on_table_count) return;
    for (int i = 0; i < current_.count; ++i) let_compete(i);
}

bool Tricks::play(Card card) {
    current_.cards[static_cast<std::size_t>(current_.count)] = card;
    current_.points += card.points();
    let_compete(current_.count);
    ++current_.count;
    if (!current_.full()) {
        turn_ = current_.seat_of(current_.count);
        return false;
    }
    turn_ = current_.winner;
    auto& taken = points_[static_cast<std::size_t>(team_of(turn_))];
    taken = static_cast<std::uint8_t>(taken + current_.points);
    tricks_[count_++] = current_;
    const auto sits_out = current_.sits_out;
    current_ = Trick{};
    current_.leader = turn_;
    current_.sits_out = sits_out;
    return true;
}

void Tricks::give_last_trick_point() {
    ++points_[static_cast<std::size_t>(team_of(finished().back().winner))];
}

}  // namespace twentynine
