// The play while trump is hidden and hiding makes a difference: a void seat may ask or not, the bidder may
// turn it up, a card lies aside, or the table has a rule about deals in which trump stays down. Once it is up
// the OpenSearch goes on.
//
// A deal that is called off (because trump never came up, or the defenders have none) is the worst that can
// happen to the bidding side: less than no points.
#pragma once

#include <array>
#include <cstdint>

#include "open_search.h"

namespace twentynine::solver {

// Whose secret it is and what the table's rules say about it; see Ruleset for each.
struct Secret {
    int bidder = 0;
    int set_aside = -1;  // a card, or -1
    bool first_void = false;
    bool any_void_asks = false;
    bool others_ask = false;  // void seats but the bidder ask, and the bidder exposes
    bool must_ask = false;
    bool asker_must_trump = false;
    bool table_counts = true;  // trumps that lie on the table when it comes up
    bool may_lead_trump = true;
    bool annulled_if_down = false;
    bool off_without_trump = false;  // when the defenders hold none as it comes up
    bool pair_needs_trick = true;
    Pot pot;
};

// What a deal that is called off is worth to the bidding side; points above it are still below nothing.
inline constexpr int kCalledOff = -64;

struct HiddenTrick {
    OpenTrick open;
    std::array<std::uint8_t, 4> cards{};
};

class HiddenSearch {
  public:
    explicit HiddenSearch(OpenSearch& open) : open_(&open) {}

    // `open` has begun with all cards, the one set aside among its holder's; here it is laid aside again.
    void begin(const Secret& secret);

    // As OpenSearch has them.
    int lead(int leader, int need);
    int turn(int leader, int place, const HiddenTrick& trick, int need) {
        BestCard best;
        return turn(leader, place, trick, need, best);
    }

  private:
    // The card to try first, and then the one that was best; -1: none.
    struct BestCard {
        int card = -1;
    };
    int turn(int leader, int place, const HiddenTrick& trick, int need, BestCard& best_card);
    bool may_be_called_off() const { return secret_.annulled_if_down || secret_.off_without_trump; }
    bool bidder_side(int leader) const { return ((leader - secret_.bidder) & 1) == 0; }
    std::uint32_t trumps() const { return 0xFFu << (open_->trump() * 8); }
    std::uint32_t aside() const { return secret_.set_aside < 0 ? 0 : bit_of(secret_.set_aside); }
    std::uint32_t playable(int seat, int place, const HiddenTrick& trick) const;
    bool comes_up(int seat, int place, const HiddenTrick& trick) const;
    void gather(int leader, int place, const HiddenTrick& trick, Moves& moves) const;
    void gather_leads(int leader, Moves& moves) const;
    std::uint32_t first_run(std::uint32_t cards, std::uint32_t others) const;
    int play(int leader, int place, const HiddenTrick& trick, int card, int need);
    int finish(int leader, const HiddenTrick& trick, int need);
    int ended(int leader, bool ours) const;
    int reveal(int leader, int place, const HiddenTrick& trick, int need, bool owes_trump);
    int revealed(int leader, int place, OpenTrick trick, int need, bool owes_trump);
    bool defenders_are_without(int leader, int place, const HiddenTrick& trick) const;
    int called_off(int leader) const { return bidder_side(leader) ? kCalledOff : open_->left() - kCalledOff; }
    std::uint64_t salt(int leader, std::uint32_t all) const;

    OpenSearch* open_;
    Secret secret_;
    std::uint64_t rules_ = 0;
};

}  // namespace twentynine::solver
