#include "words.h"

#include <algorithm>
#include <array>

#include "../engine/words/people.h"
#include "words_parts.h"

namespace twentynine::words {
namespace {

std::string_view rank_name(Rank rank) {
    constexpr std::array<std::string_view, 8> kNames{"seven", "eight", "queen", "king",
                                                     "ten",   "ace",   "nine",  "jack"};
    return kNames[static_cast<std::size_t>(rank)];
}

}  // namespace

std::string join(std::string_view a, std::string_view b, std::string_view c, std::string_view d,
                 std::string_view e) {
    std::string out;
    out.reserve(a.size() + b.size() + c.size() + d.size() + e.size());
    out.append(a).append(b).append(c).append(d).append(e);
    return out;
}

std::string does(Seat seat, std::string_view you_do, std::string_view other_does) {
    return join(name_of(seat), " ", seat == kYou ? you_do : other_does);
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string number(int value) {
    if (value < 0) return join("-", number(-value));
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + value % 10));
        value /= 10;
    } while (value > 0);
    return digits;
}

std::string signed_number(int value) {
    if (value == 0) return "0";
    return join(value > 0 ? "+" : "−", number(value > 0 ? value : -value));
}

std::optional<int> whole_number(std::string_view text) {
    if (text.empty()) return std::nullopt;
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size() - 1));
    if (text.size() > 3) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

std::string_view name_of(Seat seat) {
    return person_at(seat);
}

std::string_view initial_of(Seat seat) {
    return seat == kYou ? name_of(seat) : name_of(seat).substr(0, 1);
}

std::string of_name(Seat seat) {
    return seat == kYou ? "Your" : join(name_of(seat), "’s");
}

std::string_view side_of(Team team) {
    return team == kYourSide ? "You and Partner" : "Mira and Dev";
}

std::string_view name_of(Suit suit) {
    constexpr std::array<std::string_view, 4> kNames{"spades", "hearts", "clubs", "diamonds"};
    return kNames[static_cast<std::size_t>(suit)];
}

std::string_view title_of(Suit suit) {
    constexpr std::array<std::string_view, 4> kNames{"Spades", "Hearts", "Clubs", "Diamonds"};
    return kNames[static_cast<std::size_t>(suit)];
}

std::string name_of(Card card) {
    return join(rank_name(card.rank()), " of ", name_of(card.suit()));
}
std::string title_of(Card card) {
    return capital(name_of(card));
}

std::string unbroken(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == ' ') {
            out += "\u00a0";
        } else {
            out += c;
        }
    }
    return out;
}

std::string points(int value) {
    if (value == 0) return "no points";
    return join(number(value), value == 1 ? " point" : " points");
}

std::string card_for_readers(Card card) {
    return join(title_of(card), ", ", points(card.points()));
}

std::string card_beside_play(Card card) {
    return join(title_of(card), ", ", unbroken(points(card.points())));
}

std::string card_beside_set_aside(Card card) {
    return join(title_of(card), ": ", unbroken(join(name_of(card.suit()), " would be trump")));
}

}  // namespace twentynine::words
