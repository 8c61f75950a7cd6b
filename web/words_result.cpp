// The result of a deal in words.
#include "words_parts.h"

namespace twentynine::words {
namespace {

// The bidding side as the subject of a sentence.
std::string_view bidders(const Contract& contract) {
    if (contract.bidder == kYou) return "You";
    return contract.single ? name_of(contract.bidder) : side_of(team_of(contract.bidder));
}

}  // namespace

ResultWords result(const View& view) {
    ResultWords out;
    if (!view.result || !view.contract) return out;
    const Team side = view.result->bidding_side;
    const bool single = view.contract->single;
    const std::string needed = number(single ? kTricksInDeal : points_of(view.contract->target));
    const std::string took = number(taken(view, side));
    const std::string_view unit = single ? " tricks" : "";
    const std::string_view what = single ? "single hand" : "contract";
    const std::string_view made = view.result->made ? " made" : " not made";
    out.heading = join(side_of(view.result->winner), " win");
    out.sentence = join(bidders(*view.contract), " needed ", needed, unit, " and took ");
    out.sentence += join(took, ": ", what, made);
    out.needed = join("Needed ", needed, unit);
    out.took = join("Took ", took);
    out.made = join(single ? "Single hand" : "Contract", made);
    out.ours = join(side_of(kYourSide), ": ", number(taken(view, kYourSide)));
    out.theirs = join(side_of(kOtherSide), ": ", number(taken(view, kOtherSide)));
    return out;
}

}  // namespace twentynine::words
