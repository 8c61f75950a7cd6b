// Views as text: encode() and decode_view().
#include <array>

#include "consistent_world.h"
#include "ruleset_text.h"
#include "view.h"

namespace twentynine {

namespace {

constexpr std::string_view kVersion = "29v3";
// The ruleset, a seat and at most three letters for each word, and some fifty characters besides.
constexpr std::size_t kLongestText = kLongestRulesetText + 4 * kMostSaid + 100;

struct Letter {
    Action::Kind kind;
    char letter;
};
// Words that are their kind alone.
constexpr std::array kLetters{Letter{Action::Kind::kPass, 'p'},   Letter{Action::Kind::kAsk, 'a'},
                              Letter{Action::Kind::kExpose, 'e'}, Letter{Action::Kind::kPair, 'r'},
                              Letter{Action::Kind::kDouble, 'd'}, Letter{Action::Kind::kRedouble, 'D'},
                              Letter{Action::Kind::kSingle, 's'}, Letter{Action::Kind::kCancel, 'x'}};

void append_two_digits(std::string& text, int number) {
    text += static_cast<char>('0' + number / 10);
    text += static_cast<char>('0' + number % 10);
}

void append(std::string& text, const Said& said) {
    text += static_cast<char>('0' + index_of(said.seat));
    switch (said.action.kind()) {
        case Action::Kind::kBid:
            return append_two_digits(text, said.action.points());
        case Action::Kind::kTrump:
            text += 't';
            text += said.hidden ? '?' : letter_of(said.action.suit());
            return;
        case Action::Kind::kTrumpSeventh:
            text += "t*";
            return;
        case Action::Kind::kNoTrump:
            text += "t-";
            return;
        case Action::Kind::kTrumpCard:
            text += 'k' + to_string(said.action.card());
            return;
        case Action::Kind::kPlay:
            text += to_string(said.action.card());
            return;
        default:
            break;
    }
    for (const Letter& letter : kLetters) {
        if (letter.kind == said.action.kind()) text += letter.letter;
    }
}

// Takes fields off the front of a text.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool at_end() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }
    std::string_view take(std::size_t count) {
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    // Up to the next semicolon or the end; the semicolon goes too.
    std::string_view field() {
        const std::string_view taken = take(rest_.find(';'));
        take(1);
        return taken;
    }
    char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
    std::optional<Card> card() { return card_from_string(take(2)); }
    // A digit below `end`.
    std::optional<int> digit(int end) {
        const char c = peek();
        if (c < '0' || c >= '0' + end) return std::nullopt;
        take(1);
        return c - '0';
    }
    std::optional<Seat> seat() {
        const auto number = digit(4);
        return number ? std::optional(seat_at(*number)) : std::nullopt;
    }

    std::optional<Action> trump() {
        const char c = peek();
        take(1);
        if (c == '*') return Action::plain(Action::Kind::kTrumpSeventh);
        if (c == '-') return Action::plain(Action::Kind::kNoTrump);
        const auto suit = suit_from_letter(c);
        return suit ? std::optional(Action::trump(*suit)) : std::nullopt;
    }

    std::optional<Said> said() {
        const auto who = seat();
        if (!who) return std::nullopt;
        const auto by = [&](std::optional<Action> action) {
            return action ? std::optional(Said{*who, *action, false}) : std::nullopt;
        };
        const char c = peek();
        for (const Letter& letter : kLetters) {
            if (letter.letter != c) continue;
            take(1);
            return by(Action::plain(letter.kind));
        }
        if (c == 't') {
            take(1);
            if (peek() != '?') return by(trump());
            take(1);
            return Said{*who, Action::trump(Suit::kSpades), true};
        }
        if (c == 'k') {
            take(1);
            const auto aside = card();
            return aside ? by(Action::trump_card(*aside)) : std::nullopt;
        }
        if (c == '1' || c == '2') {
            const auto tens = digit(10);
            const auto ones = digit(10);
            return ones ? by(Action::bid(*tens * 10 + *ones)) : std::nullopt;
        }
        const auto played = card();
        return played ? by(Action::play(*played)) : std::nullopt;
    }

  private:
    std::string_view rest_;
};

// False at the first thing that can't be.
bool read(Reader& reader, KnownToSeat& known) {
    if (reader.field() != kVersion) return false;
    const auto ruleset = decode_ruleset(reader.field());
    const auto seat = reader.seat();
    const auto dealer = reader.seat();
    if (!ruleset || !seat || !dealer || !reader.field().empty()) return false;
    known.ruleset = *ruleset;
    known.seat = *seat;
    known.dealer = *dealer;

    Reader words(reader.field());
    while (!words.at_end()) {
        const auto said = words.said();
        if (!said || known.said_count == kMostSaid) return false;
        known.said[static_cast<std::size_t>(known.said_count++)] = *said;
    }
    Reader hand(reader.field());
    while (!hand.at_end()) {
        const auto card = hand.card();
        if (!card) return false;
        known.hand.add(*card);
    }
    const std::string_view trump = reader.field();
    if (trump.size() != 1) return false;
    if (trump != "-" && trump != "?") {
        known.trump = suit_from_letter(trump[0]);
        if (!known.trump) return false;
    }
    const std::string_view aside = reader.field();
    if (aside != "-") {
        known.aside = card_from_string(aside);
        if (!known.aside) return false;
    }
    Reader reveal(reader.field());
    if (reveal.peek() != '-') {
        known.reveal_trick = reveal.digit(kTricksInDeal);
        const auto by = reveal.seat();
        if (!known.reveal_trick || !by) return false;
        known.revealed_by = *by;
    }
    if (reader.peek() == '-') {
        reader.take(1);
    } else {
        const auto reason = reader.digit(static_cast<int>(Cancelled::kTrumpNeverUp) + 1);
        if (!reason) return false;
        known.cancelled = static_cast<Cancelled>(*reason);
    }
    if (reader.take(1) != ";") return false;
    const auto score = score_from(reader.rest());
    if (!score || !may_go_on(known.ruleset, *score)) return false;
    known.score = *score;
    return true;
}

}  // namespace

std::string encode(const View& view) {
    std::string text(kVersion);
    text += ';';
    text += encode(view.ruleset);
    text += ';';
    text += static_cast<char>('0' + index_of(view.seat));
    text += static_cast<char>('0' + index_of(view.dealer));
    text += ';';
    for (int i = 0; i < view.said_count; ++i) append(text, view.said[static_cast<std::size_t>(i)]);
    text += ';';
    for (const Card card : view.hand) text += to_string(card);
    text += ';';
    text += view.trump ? letter_of(*view.trump) : trump_chosen(view.phase) && !view.no_trump ? '?' : '-';
    text += ';';
    const auto aside = view.set_aside ? view.set_aside : view.turned_up;
    text += aside ? to_string(*aside) : "-";
    text += ';';
    if (view.revealed_by) {
        text += static_cast<char>('0' + view.reveal_trick);
        text += static_cast<char>('0' + index_of(*view.revealed_by));
    } else {
        text += '-';
    }
    text += ';';
    text += view.cancelled ? static_cast<char>('0' + static_cast<int>(*view.cancelled)) : '-';
    text += ';' + score_text(view.score);
    return text;
}

std::optional<View> decode_view(std::string_view text) {
    if (text.size() > kLongestText) return std::nullopt;
    Reader reader(text);
    KnownToSeat known;
    if (!read(reader, known)) return std::nullopt;
    // One text for each view: the world that is found must give the very text.
    return view_of_consistent_world(known, text);
}

}  // namespace twentynine
