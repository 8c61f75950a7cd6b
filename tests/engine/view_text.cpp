// Views as text: the same after a trip, and nothing read that no deal can have come to.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/view.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using testing::deal_with;

const testing::Hands kLong{"JS 9S AS TS KS QS 8S JH", "9H AH TH KH QH 8H 7H 7S", "JC 9C AC TC KC QC 8C 7C",
                           "JD 9D AD TD KD QD 8D 7D"};

TEST_CASE("a view's text holds what the seat knows and no more") {
    Deal deal = deal_with(kLong, Seat::k3, {"pass", "pass", "pass", "trump D", "play JS"});
    CHECK(encode(view_of(deal, Seat::k1)) == "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0");
    CHECK(encode(view_of(deal, Seat::k3)) == "29v3;arcade29;33;0p1p2p3tD0JS;7D8DQDKDTDAD9DJD;D;-;-;-;0,0");
    REQUIRE_FALSE(deal.apply(*action_from_string("play 7S")));
    CHECK(encode(view_of(deal, Seat::k1)) == "29v3;arcade29;13;0p1p2p3t?0JS17S;7H8HQHKHTHAH9H;D;-;02;-;0,0");
    const Deal bidding = deal_with(kLong, Seat::k2, {"pass", "bid 18"});
    CHECK(encode(view_of(bidding, Seat::k0)) == "29v3;arcade29;02;3p018;TSAS9SJS;-;-;-;-;0,0");
}

void check_trips(const Record& record, std::uint64_t seed, int number) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    for (std::size_t step = 0;; ++step) {
        for (const Seat seat : kSeats) {
            const View view = view_of(deal, seat);
            const std::string text = encode(view);
            if (text.size() > 700 || text.find(' ') != std::string::npos || decode_view(text) != view) {
                INFO("seed " << seed << ", deal " << number << ", step " << step);
                FAIL(text);
            }
        }
        if (step == record.actions.size()) break;
        deal.apply(record.actions[step]);
    }
}

TEST_CASE("every view of random deals is the same after a trip as text") {
    const std::uint64_t seed = testing::seed_for("views as text", 29'160'003);
    std::mt19937_64 random(seed);
    for (const std::string_view table : {"arcade29", "classic29", "ranked28", "club28"}) {
        for (int number = 0; number < 500; ++number) {
            check_trips(testing::random_record(random, *ruleset_named(table)), seed, number);
        }
    }
}

TEST_CASE("every view of random rulesets is the same after a trip as text") {
    const std::uint64_t seed = testing::seed_for("views of random rulesets as text", 29'160'005);
    std::mt19937_64 random(seed);
    for (int number = 0; number < 2'000; ++number) {
        check_trips(testing::random_record(random, testing::random_ruleset(random)), seed, number);
    }
}

TEST_CASE("texts that no deal can have come to are refused") {
    // Each is one of the first case's texts with one thing changed.
    const std::string good = "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0";
    REQUIRE(decode_view(good));
    REQUIRE(decode_view("29v3;arcade29;13;0p1p2p3t?0JS17S;7H8HQHKHTHAH9H;D;-;02;-;0,0"));
    REQUIRE(decode_view("29v3;arcade29;13;0p1p2p3t?0JS17S27C38S09S17H28C;8HQHKHTHAH9H;D;-;02;-;0,0"));
    for (const std::string text : {
             "", ";", ";;;;;;;;;", "29v1;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-",
             "29v3;somewhere;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",
             "29v3;arcade29;43;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",    // no such seat
             "29v3;arcade29;1;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",     // no dealer
             "29v3;arcade29;13;0p1p2p3p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",  // a call after the end
             "29v3;arcade29;13;0p1p2pJS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",        // a word of nobody
             "29v3;arcade29;13;0p1p2p0JS;7S7H8HQHKHTHAH9H;-;-;-;-;0,0",       // a card before trump is chosen
             "29v3;arcade29;13;0p1p2153p0p1p2t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",   // a bid below the minimum
             "29v3;arcade29;13;0161p2163p0p1p2t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",  // one that doesn't raise
             "29v3;arcade29;13;01;7S7H8HQH;-;-;-;-;0,0",                            // half a bid
             "29v3;arcade29;13;1p;7S7H8HQH;-;-;-;-;0,0",                            // not its turn
             "29v3;arcade29;13;0p1p2p3t?0a;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",           // not played here
             "29v3;arcade29;13;0p1p2p3t?0JS;7H7S8HQHKHTHAH9H;?;-;-;-;0,0",          // not in order
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7S7H8HQHKHTHAH;?;-;-;-;0,0",          // a card twice
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH;?;-;-;-;0,0",            // seven cards
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;D;-;-;-;0,0",  // a secret that isn't this seat's
             "29v3;arcade29;13;0p1p2p3tD0JS;7S7H8HQHKHTHAH9H;D;-;-;-;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;X;-;-;-;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;-;-;-;-;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;7D;-;-;0,0",    // nothing was set aside
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;D;-;01;-;0,0",    // the seat is not void
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;D;-;00;-;0,0",    // a leader is never void
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;D;-;11;-;0,0",    // not yet
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;3;0,0",     // never cancelled
             "29v3;arcade29;13;0p1p2p3t?0JS1JC;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",  // void, and trump not up
             "29v3;arcade29;13;0p1p2p3t?07S;7S7H8HQHKHTHAH9H;?;-;-;-;0,0",     // a card of its own already
                                                                               // played
             "29v3;arcade29;13;0p1p2p3t?0JS17H;7S8HQHKHTHAH9H;D;-;-;-;0,0",    // did not follow
             // Spades from a seat that was void in them.
             "29v3;arcade29;13;0p1p2p3t?0JS17S27C38S09S17H2AS;8HQHKHTHAH9H;D;-;02;-;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;0,0 ",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;0,0",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-",
             "29v3;arcade29;13;0p1p2p3t?0JS;7S7H8HQHKHTHAH9H;?;-;-;-;1,0",  // a table without matches
         }) {
        INFO(text);
        CHECK_FALSE(decode_view(text));
    }
    CHECK_FALSE(decode_view(good.substr(0, 20) + '\0' + good.substr(21)));
    CHECK_FALSE(decode_view(std::string(10'000'000, 'p')));
    CHECK_FALSE(decode_view(std::string(10'000'000, ';')));
}

TEST_CASE("a view carries the score of a match that goes on") {
    const auto at = [](std::string_view table, std::string_view score) {
        return decode_view("29v3;" + std::string(table) + ";03;;TSAS9SJS;-;-;-;-;" + std::string(score));
    };
    const auto level = at("classic29", "0,0");
    const auto behind = at("classic29", "-5,4");
    REQUIRE(level);
    REQUIRE(behind);
    CHECK(behind->score == Score{-5, 4});
    CHECK(level != behind);
    CHECK(at("ranked28", "4,0"));
    for (const std::string_view score : {"6,0", "0,7", "-6,0", "99999999999,0", "-0,0", "+1,0", "01,0",
                                         " 1,0", "1,0 ", "1", "1,", ",1", "1;0", "1,0,0", "a,0", ""}) {
        INFO(score);
        CHECK_FALSE(at("classic29", score));
    }
    // Only whoever wins a deal scores there.
    for (const std::string_view score : {"5,0", "0,5", "-1,0"}) CHECK_FALSE(at("ranked28", score));
}

TEST_CASE("cards that no four hands could hold are refused") {
    // Partner's view. Partner and Dev were void in the first lead of spades, Mira in the second: the five
    // spades that are out are You's five cards. So You may lead one, but no other suit.
    const std::string before = "29v3;arcade29;23;0p1p2p3t?0JS17S27C37D09S19D29C38D0JH17H28C38H";
    const std::string after = ";QCKCTCACJC;H;-;02;-;0,0";
    CHECK(decode_view(before + after));
    CHECK(decode_view(before + "0AS" + after));
    CHECK_FALSE(decode_view(before + "0KD" + after));
}

// Hands for the other seats that fit the view, found by trying: suit by suit, how many cards each seat gets.
// Not how the engine checks it.
class WorldFinder {
  public:
    explicit WorldFinder(const View& view) : view_(view) {
        unseen_ = CardSet::whole_pack() - view.hand;
        for (const Trick& trick : view.finished()) note(trick);
        note(view.trick);
        room_ = view.card_counts;
        room_[static_cast<std::size_t>(view.seat)] = 0;
    }

    // A deal that this view is of.
    std::optional<Deal> find() {
        if (!deal_suit(0)) return std::nullopt;
        return played_;
    }

  private:
    void note(const Trick& trick) {
        for (int i = 0; i < trick.count; ++i) {
            const Card card = trick.cards[static_cast<std::size_t>(i)];
            unseen_.remove(card);
            played_by_[static_cast<std::size_t>(trick.seat_of(i))].push_back(card);
        }
    }

    bool deal_suit(int suit) {
        if (suit == 4) return fits();
        const CardSet cards = unseen_.in_suit(kSuits[static_cast<std::size_t>(suit)]);
        return split(suit, cards, 0);
    }

    bool split(int suit, CardSet cards, std::size_t seat) {
        if (seat == 4) return (cards.empty() || stock()) && deal_suit(suit + 1);
        const CardSet before = hidden_[seat];
        const int most = std::min(cards.size(), room_[seat]);
        for (int count = 0; count <= most; ++count) {
            CardSet left = cards;
            for (int i = 0; i < count; ++i) {
                hidden_[seat].add(left.lowest());
                left.remove(left.lowest());
            }
            room_[seat] -= count;
            const bool found = split(suit, left, seat + 1);
            room_[seat] += count;
            if (found) return true;
            hidden_[seat] = before;
        }
        return false;
    }

    // Before the second half is dealt, any of the other cards may lie in it.
    bool stock() const { return !view_.contract || view_.phase == Phase::kTrump; }

    bool fits() {
        for (const int room : room_) {
            if (room != 0) return false;
        }
        std::array<std::vector<Card>, 4> hands = played_by_;
        CardSet used = view_.hand;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const CardSet held = seat == static_cast<std::size_t>(view_.seat) ? view_.hand : hidden_[seat];
            for (const Card card : held) hands[seat].push_back(card);
            used = used | held;
        }
        for (const Card card : unseen_ - used) {
            for (auto& hand : hands) {
                if (hand.size() < 8) {
                    hand.push_back(card);
                    break;
                }
            }
        }
        Pack pack;
        for (std::size_t i = 0; i < pack.size(); ++i) {
            pack[i] = hands[(static_cast<std::size_t>(view_.dealer) + 1 + i) % 4][i / 4];
        }
        Deal deal(view_.ruleset, view_.dealer, pack);
        for (const Call& call : view_.auction()) {
            if (deal.apply(call.bid ? Action::bid(points_of(*call.bid)) : Action::pass())) return false;
        }
        if (view_.phase == Phase::kPlay || view_.phase == Phase::kOver) {
            if (deal.apply(Action::trump(view_.trump.value_or(Suit::kSpades)))) return false;
            for (int trick = 0; trick <= view_.trick_count; ++trick) {
                const Trick& plays =
                    trick < view_.trick_count ? view_.tricks[static_cast<std::size_t>(trick)] : view_.trick;
                for (int i = 0; i < plays.count; ++i) {
                    if (deal.apply(Action::play(plays.cards[static_cast<std::size_t>(i)]))) return false;
                }
            }
        }
        if (view_of(deal, view_.seat) != view_) return false;
        played_ = deal;
        return true;
    }

    const View& view_;
    CardSet unseen_;
    std::array<int, 4> room_{};
    std::array<CardSet, 4> hidden_{};
    std::array<std::vector<Card>, 4> played_by_{};
    std::optional<Deal> played_;
};

// A small change, now and then one that keeps most of the syntax.
std::string mutated(std::string text, std::mt19937_64& random) {
    const std::string letters = "JS9HTC7DAKQ8p16;?-0123tkaerdsx* \xff";
    for (auto changes = random() % 3 + 1; changes > 0; --changes) {
        const std::size_t at = random() % (text.size() + 1);
        const char letter = letters[random() % letters.size()];
        switch (random() % 5) {
            case 0:
                text.insert(at, 1, letter);
                break;
            case 1:
                if (at < text.size()) text.erase(at, random() % 3 + 1);
                break;
            case 2:
                if (at < text.size()) text[at] = letter;
                break;
            default: {  // two places change places: cards, most of the time
                const std::size_t other = random() % (text.size() + 1);
                if (at + 2 <= other && other + 2 <= text.size()) {
                    const std::string first = text.substr(at, 2);
                    text.replace(at, 2, text.substr(other, 2));
                    text.replace(other, 2, first);
                }
                break;
            }
        }
    }
    return text;
}

TEST_CASE("a changed text is refused, or is a view that some deal gives and that bots can answer") {
    const std::uint64_t seed = testing::seed_for("changed views", 29'160'004);
    std::mt19937_64 random(seed);
    int read = 0;
    int changed = 0;
    for (int number = 0; number < 4'000; ++number) {
        Record record = testing::random_record(random);
        record.actions.resize(random() % (record.actions.size() + 1));
        const std::string text =
            encode(view_of(replay(record).deal, seat_at(static_cast<int>(random() % 4))));
        for (int attempt = 0; attempt < 100; ++attempt) {
            const std::string other = mutated(text, random);
            const auto view = decode_view(other);
            if (!view) continue;
            ++read;
            changed += other != text ? 1 : 0;
            INFO("seed " << seed << ", text " << other);
            if (encode(*view) != other) FAIL("read as another text");
            if (!WorldFinder(*view).find()) FAIL("no deal gives this view");
            if (view->turn != view->seat) continue;
            for (const BotKind kind : {BotKind::kSimple, BotKind::kRandom}) {
                if (!view->legal.contains(choose_action(kind, *view, 1))) FAIL("a bot answers with nonsense");
            }
        }
    }
    CHECK(changed > 1'000);
    CHECK(read >= changed);
}

}  // namespace
}  // namespace twentynine
