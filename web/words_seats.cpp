// The four seats in words.
#include <algorithm>

#include "words_parts.h"

namespace twentynine::words {
namespace {

// From which of the things said on the phase began that comes after the auctions: doubling, a single hand.
int phase_began(const View& view) {
    if (view.phase == Phase::kDouble || view.phase == Phase::kTrump) {
        if (view.second_call_count == 0) return view.call_count;
    }
    int trump = 0;
    while (trump < view.said_count && !chooses_trump(view.said[static_cast<std::size_t>(trump)].action)) {
        ++trump;
    }
    const int after_second = trump + 1 + view.second_call_count;
    if (view.phase != Phase::kSingle) return after_second;
    int last = view.said_count - 1;
    while (last > trump && !chooses_trump(view.said[static_cast<std::size_t>(last)].action)) --last;
    return std::max(after_second, last + 1);
}

std::string call_in(std::span<const Call> calls, Seat seat) {
    std::string last;
    for (const Call& call : calls) {
        if (call.seat == seat) last = call.bid ? join("Bid ", number(points_of(*call.bid))) : "Pass";
    }
    return last;
}

std::string word_in(const View& view, int from, Seat seat) {
    std::string last;
    for (int i = from; i < view.said_count; ++i) {
        const Said& said = view.said[static_cast<std::size_t>(i)];
        if (said.seat != seat) continue;
        if (said.action.kind() == Action::Kind::kDouble) last = "Double";
        if (said.action.kind() == Action::Kind::kRedouble) last = "Redouble";
        if (said.action.kind() == Action::Kind::kPass) last = "Pass";
    }
    return last;
}

}  // namespace

std::string last_call(const View& view, Seat seat) {
    const std::span<const Call> second{view.second_calls.data(),
                                       static_cast<std::size_t>(view.second_call_count)};
    switch (view.phase) {
        case Phase::kDouble:
        case Phase::kSingle:
            return word_in(view, phase_began(view), seat);
        case Phase::kSecondAuction:
            return call_in(second, seat);
        case Phase::kTrump: {
            std::string word = word_in(view, phase_began(view), seat);
            if (!word.empty() && word != "Pass") return word;
            return call_in(view.second_call_count > 0 ? second : view.auction(), seat);
        }
        default:
            return call_in(view.auction(), seat);
    }
}

std::string cards_held(int count) {
    return join(number(count), count == 1 ? " card" : " cards");
}

std::string seat_summary(const View& view, Seat seat) {
    std::string out{name_of(seat)};
    if (seat == kYou) {
        out += ", at the bottom";
    } else if (seat == partner_of(kYou)) {
        out += ", opposite you";
    } else {
        const bool left = (seat == next(kYou)) == (view.ruleset.direction == Direction::kClockwise);
        out += left ? ", to your left" : ", to your right";
    }
    out += join(". ", capital(cards_held(view.card_counts[static_cast<std::size_t>(seat)])), ".");
    if (view.dealer == seat) out += " Dealer.";
    if (view.contract && view.contract->bidder == seat) {
        out += view.contract->single ? " Plays alone." : " Bidder.";
        if (view.card_lies_aside) out += " A card of this seat lies face down.";
    }
    if (view.pair_shown_by == seat) out += " Has shown the pair.";
    if (view.sits_out == seat) out += seat == kYou ? " You sit out." : " Sits out.";
    if (view.phase != Phase::kTrump && view.phase != Phase::kPlay) {
        const std::string call = last_call(view, seat);
        if (!call.empty()) out += join(" Last call: ", call, ".");
    }
    if (view.turn == seat) out += seat == kYou ? " Your turn." : " On turn.";
    return out;
}

}  // namespace twentynine::words
