#include "press.h"

#include <optional>

namespace twentynine {

Press press_from_id(std::string_view id) {
    if (id == "bid-minus") return {Press::Kind::kLess, {}, {}};
    if (id == "bid-plus") return {Press::Kind::kMore, {}, {}};
    if (id == "bid") return {Press::Kind::kBid, {}, {}};
    if (id == "pass") return {Press::Kind::kPass, {}, {}};
    if (id == "play") return {Press::Kind::kPlay, {}, {}};
    if (id == "next-trick") return {Press::Kind::kNextTrick, {}, {}};
    if (id == "deal-again") return {Press::Kind::kDealAgain, {}, {}};
    if (id.size() == 7 && id.substr(0, 6) == "trump-") {
        if (const auto suit = suit_from_letter(id[6])) return {Press::Kind::kTrump, *suit, {}};
    }
    if (id.substr(0, 5) == "card-") {
        if (const auto card = card_from_string(id.substr(5))) return {Press::Kind::kChoose, {}, *card};
    }
    return {};
}

}  // namespace twentynine
