// Views as text: encode() and decode_view(). Reading plays the deal out again by the rules, so nothing that a
// deal can't have come to is let in.
#include "possible_hands.h"
#include "score.h"
#include "view.h"

namespace twentynine {

namespace {

constexpr std::string_view kVersion = "29v1";
// The longest text has 64 calls, 8 + 32 cards and some forty characters besides.
constexpr std::size_t kLongestText = 400;

void append_two_digits(std::string& text, int number) {
    text += static_cast<char>('0' + number / 10);
    text += static_cast<char>('0' + number % 10);
}

// Nothing until the auction is sold.
std::optional<Contract> contract_of(const Auction& auction) {
    if (auction.state() != Auction::State::kSold) return std::nullopt;
    const Bid bid = *auction.bid();
    return Contract{auction.bidder(), bid, bid, auction.forced()};
}

LegalActions legal_calls(const Ruleset& ruleset, const Auction& auction) {
    LegalActions legal;
    legal.add(Action::pass());
    for (int points = auction.lowest_bid(ruleset); points <= ruleset.maximum_bid; ++points) {
        legal.add(Action::bid(points));
    }
    return legal;
}

LegalActions legal_trumps() {
    LegalActions legal;
    for (const Suit suit : kSuits) legal.add(Action::trump(suit));
    return legal;
}

LegalActions legal_plays(CardSet hand, const Trick& trick) {
    LegalActions legal;
    for (const Card card : playable(hand, trick.led())) legal.add(Action::play(card));
    return legal;
}

// Takes fields off the front of a text.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool at_end() const { return rest_.empty(); }
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
    std::optional<Card> card() { return card_from_string(take(2)); }
    std::optional<Seat> seat() {
        const std::string_view digit = take(1);
        if (digit.empty() || digit[0] < '0' || digit[0] > '3') return std::nullopt;
        return seat_at(digit[0] - '0');
    }
    std::optional<int> two_digits() {
        const std::string_view digits = take(2);
        if (digits.size() != 2) return std::nullopt;
        for (const char c : digits) {
            if (c < '0' || c > '9') return std::nullopt;
        }
        return (digits[0] - '0') * 10 + (digits[1] - '0');
    }
    bool next_is(char c) const { return !rest_.empty() && rest_.front() == c; }

  private:
    std::string_view rest_;
};

// Reads one text into one View, step by step; each step is false at the first thing that can't be.
class Decoder {
  public:
    explicit Decoder(std::string_view text) : reader_(text) {}

    std::optional<View> decode() {
        if (!header() || !auction() || !hand() || !trump_and_plays()) return std::nullopt;
        finish();
        return view_;
    }

  private:
    bool header() {
        if (reader_.field() != kVersion) return false;
        const auto ruleset = ruleset_named(reader_.field());
        const auto seat = reader_.seat();
        const auto dealer = reader_.seat();
        if (!ruleset || !seat || !dealer || !reader_.field().empty()) return false;
        view_.ruleset = *ruleset;
        view_.seat = *seat;
        view_.dealer = *dealer;
        return true;
    }

    bool auction() {
        auction_ = Auction(view_.dealer);
        Reader calls(reader_.field());
        while (!calls.at_end()) {
            if (auction_.state() != Auction::State::kOpen) return false;
            if (calls.next_is('p')) {
                calls.take(1);
                auction_.pass(view_.ruleset);
                continue;
            }
            const auto points = calls.two_digits();
            if (!points || auction_.check_bid(view_.ruleset, *points)) return false;
            auction_.make_bid(view_.ruleset, *points);
        }
        for (const Call& call : auction_.calls()) {
            view_.calls[static_cast<std::size_t>(view_.call_count++)] = call;
            say(call.seat, call.bid ? Action::bid(points_of(*call.bid)) : Action::pass());
        }
        if (auction_.state() == Auction::State::kOpen && auction_.bid()) {
            view_.standing = Call{auction_.bidder(), auction_.bid()};
        }
        view_.contract = contract_of(auction_);
        return true;
    }

    bool hand() {
        Reader cards(reader_.field());
        int last = -1;
        while (!cards.at_end()) {
            const auto card = cards.card();
            // encode() writes them in rising order.
            if (!card || card->index() <= last) return false;
            last = card->index();
            view_.hand.add(*card);
        }
        seen_ = view_.hand;
        return true;
    }

    bool trump_and_plays() {
        const std::string_view trump = reader_.field();
        Reader reveal(reader_.field());
        Reader plays(reader_.field());
        if (!reader_.at_end()) return false;

        const bool sold = view_.contract.has_value();
        if (trump == "-") {
            const bool open = auction_.state() == Auction::State::kOpen;
            view_.phase = sold ? Phase::kTrump : open ? Phase::kAuction : Phase::kRedeal;
            if (reveal.take(2) != "-" || !plays.at_end() || view_.hand.size() != 4) return false;
            view_.card_counts.fill(4);
            return true;
        }
        if (!sold || trump.size() != 1) return false;
        view_.phase = Phase::kPlay;
        view_.card_counts.fill(kTricksInDeal);
        int reveal_at = -1;
        if (reveal.next_is('-')) {
            reveal.take(1);
        } else {
            const auto at = reveal.two_digits();
            if (!at) return false;
            reveal_at = *at;
        }
        if (!reveal.at_end()) return false;
        const bool knows = reveal_at >= 0 || view_.contract->bidder == view_.seat;
        if (knows) {
            view_.trump = suit_from_letter(trump[0]);
            if (!view_.trump) return false;
        } else if (trump != "?") {
            return false;
        }
        const bool chose = view_.contract->bidder == view_.seat;
        say(view_.contract->bidder, Action::trump(chose ? *view_.trump : Suit::kSpades), !chose);
        return play_out(plays, reveal_at);
    }

    void say(Seat seat, Action action, bool hidden = false) {
        view_.said[static_cast<std::size_t>(view_.said_count++)] = {seat, action, hidden};
    }

    bool play_out(Reader& plays, int reveal_at) {
        tricks_ = Tricks(next(view_.dealer));
        for (int played = 0;; ++played) {
            if (played == reveal_at && !reveal()) return false;
            if (plays.at_end()) return played >= reveal_at && hands_fit();
            const auto card = plays.card();
            if (!card || tricks_.over() || seen_.contains(*card)) return false;
            const auto seat = static_cast<std::size_t>(tricks_.turn());
            const auto led = tricks_.current().led();
            if (!hidden_.may_hold[seat].contains(*card)) return false;
            if (led && card->suit() != *led) {
                // The first seat that couldn't follow brought trump up before it played.
                if (!tricks_.trump()) return false;
                rule_out(*led);
            }
            seen_.add(*card);
            --view_.card_counts[seat];
            say(tricks_.turn(), Action::play(*card));
            tricks_.play(*card);
        }
    }

    // Trump comes up at the seat on turn, which is void in the suit led.
    bool reveal() {
        const auto led = tricks_.current().led();
        if (!led) return false;
        rule_out(*led);
        tricks_.reveal(*view_.trump, true);
        return true;
    }

    // The seat on turn is void in this suit, now and from now on.
    void rule_out(Suit suit) {
        CardSet& may_hold = hidden_.may_hold[static_cast<std::size_t>(tricks_.turn())];
        may_hold = may_hold - CardSet::of_suit(suit);
    }

    // The viewer's hand and what is left for the others agree with the play so far.
    bool hands_fit() {
        const auto viewer = static_cast<std::size_t>(view_.seat);
        if (view_.hand.size() != view_.card_counts[viewer]) return false;
        if (!(view_.hand - hidden_.may_hold[viewer]).empty()) return false;
        // While trump is hidden, the seat on turn can follow.
        const auto led = tricks_.current().led();
        if (led && !tricks_.trump()) {
            if (tricks_.turn() == view_.seat) {
                if (!view_.hand.has_suit(*led)) return false;
            } else {
                hidden_.follower = tricks_.turn();
                hidden_.led = *led;
            }
        }
        hidden_.unseen = CardSet::whole_pack() - seen_;
        hidden_.room = view_.card_counts;
        hidden_.room[viewer] = 0;
        return hands_exist(hidden_);
    }

    void finish() {
        if (view_.phase == Phase::kAuction) {
            view_.turn = auction_.turn();
            if (view_.turn == view_.seat) view_.legal = legal_calls(view_.ruleset, auction_);
        } else if (view_.phase == Phase::kTrump) {
            view_.turn = auction_.bidder();
            if (view_.turn == view_.seat) view_.legal = legal_trumps();
        }
        if (view_.phase != Phase::kPlay) {
            view_.trick.leader = next(view_.dealer);
            return;
        }
        view_.trump_revealed = tricks_.trump().has_value();
        view_.reveal_trick = tricks_.reveal_trick();
        view_.revealed_by = tricks_.revealed_by();
        for (const Trick& trick : tricks_.finished()) {
            view_.tricks[static_cast<std::size_t>(view_.trick_count++)] = trick;
        }
        view_.trick = tricks_.current();
        view_.points = tricks_.points();
        if (tricks_.over()) {
            view_.phase = Phase::kOver;
            view_.result = result_of(view_.ruleset, *view_.contract, view_.points);
        } else {
            view_.turn = tricks_.turn();
            if (view_.turn == view_.seat) view_.legal = legal_plays(view_.hand, view_.trick);
        }
    }

    Reader reader_;
    View view_;
    Auction auction_;
    Tricks tricks_;
    CardSet seen_;  // the viewer's cards and those played
    HiddenCards hidden_;
};

}  // namespace

std::string encode(const View& view) {
    std::string text(kVersion);
    text += ';';
    text += view.ruleset.id;
    text += ';';
    text += static_cast<char>('0' + index_of(view.seat));
    text += static_cast<char>('0' + index_of(view.dealer));
    text += ';';
    for (const Call& call : view.auction()) {
        if (call.bid) {
            append_two_digits(text, points_of(*call.bid));
        } else {
            text += 'p';
        }
    }
    text += ';';
    for (const Card card : view.hand) text += to_string(card);
    text += ';';
    text += view.trump ? letter_of(*view.trump) : trump_chosen(view.phase) ? '?' : '-';
    text += ';';
    if (view.trump_revealed) {
        // The seat on turn brought it up: it had as many cards before it in its trick as it sits behind the
        // leader.
        const auto& trick = view.reveal_trick < view.trick_count
                                ? view.tricks[static_cast<std::size_t>(view.reveal_trick)]
                                : view.trick;
        const int before = (index_of(*view.revealed_by) - index_of(trick.leader) + 4) % 4;
        append_two_digits(text, view.reveal_trick * 4 + before);
    } else {
        text += '-';
    }
    text += ';';
    for (const Trick& trick : view.finished()) {
        for (const Card card : trick.cards) text += to_string(card);
    }
    for (int i = 0; i < view.trick.count; ++i)
        text += to_string(view.trick.cards[static_cast<std::size_t>(i)]);
    return text;
}

std::optional<View> decode_view(std::string_view text) {
    if (text.size() > kLongestText) return std::nullopt;
    auto view = Decoder(text).decode();
    // One text for each view: what was read must be what is written.
    if (!view || encode(*view) != text) return std::nullopt;
    return view;
}

}  // namespace twentynine
