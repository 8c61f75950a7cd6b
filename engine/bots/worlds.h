// The worlds that agree with a View: every way the hidden cards may lie, so that a player can try out on them
// what it can't know. Built from the View alone; the seat's View is the same in all of them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "../clues.h"
#include "../hidden.h"
#include "worlds_filling.h"

namespace twentynine::bots {

struct World {
    Deal deal;      // stands where the View stands
    Hands opening;  // each seat's first four cards
};

class Worlds {
  public:
    // The View must be one that a deal gives, with a turn.
    explicit Worlds(const View& view);

    // Any of the ways to deal the cards and their first fours, each as likely as the others. Of a trump that
    // the View hides, by how likely its bidder was to choose it from the cards it had (worlds_choice.h): so
    // that choice is weighed already. One that the View shows is not.
    World draw(Stream& stream) const;
    // Calls `then(world)` for each way the cards that seats hold now and a hidden trump can lie, with one way
    // of first fours each, until it returns false. False, without a call, if there are more than `limit`, or
    // cards that aren't dealt yet.
    bool for_each(int limit, const std::function<bool(const World&)>& then) const;

  private:
    // Assumptions about the hidden trump under which the hands may lie in the same ways.
    struct Class {
        Filling filling;
        std::array<bool, 4> suits{};  // on a marker
        CardSet cards;                // set aside: those of them that are the bidder's
        std::uint64_t upto = 0;       // ways of this class and those before it
    };
    // One world before it is a deal.
    struct Layout {
        Hands eight{};  // all that a seat is dealt
        Hands opening{};
        std::array<Card, 4> sevenths{};
        Secret secret;
        bool by_seventh = false;  // the card set aside is the seventh
    };

    void find_classes();
    // worlds_draw.cpp
    Layout some_layout(Stream& stream) const;
    Layout undealt_layout(Stream& stream) const;
    Layout hidden_layout(Stream& stream) const;
    Layout any_hidden_layout(Stream& stream) const;
    const Class& some_class(Stream& stream) const;
    Layout dealt(const Hands& unknown) const;
    void open(Layout& layout, Seat seat, CardSet first, std::optional<Card> seventh, Stream& stream) const;
    void open_choosers(Layout& layout, Stream& stream) const;
    void open_others(Layout& layout, Stream& stream) const;
    bool draw_secret(Layout& layout, const Class& among, Stream& stream) const;
    bool draw_secret_of_few(Layout& layout, const Class& among, Stream& stream) const;
    World world_of(const Layout& layout) const;

    bool sets_aside() const { return known_.ruleset.trump_choice == TrumpChoice::kSetAsideCard; }
    // Of the hidden trump's bidder: the cards that it chose from, and those not yet played.
    CardSet chosen_from(const Layout& layout) const {
        return (on_eight_ ? layout.eight : layout.opening)[static_cast<std::size_t>(course_.bidder)];
    }
    CardSet unplayed(const Layout& layout) const {
        const auto bidder = static_cast<std::size_t>(course_.bidder);
        return layout.eight[bidder] - course_.played[bidder];
    }

    KnownToSeat known_;
    Course course_;
    bool stands_ = false;    // the last choice of trump is that of the standing contract
    bool hidden_ = false;    // and the View doesn't tell it
    bool on_eight_ = false;  // it was made on eight cards
    std::vector<Class> classes_;
    std::optional<Deal> base_;
};

}  // namespace twentynine::bots
