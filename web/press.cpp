#include "press.h"

#include <array>
#include <optional>

namespace twentynine {

namespace {

// Buttons that are their press alone.
struct Named {
    std::string_view id;
    Press::Kind kind;
};
constexpr std::array kNamed{Named{"bid-minus", Press::Kind::kLess},
                            Named{"bid-plus", Press::Kind::kMore},
                            Named{"bid", Press::Kind::kBid},
                            Named{"play", Press::Kind::kPlay},
                            Named{"set-aside", Press::Kind::kSetAside},
                            Named{"next-trick", Press::Kind::kNextTrick},
                            Named{"last-trick", Press::Kind::kLastTrick},
                            Named{"hint", Press::Kind::kHint},
                            Named{"chances", Press::Kind::kChances},
                            Named{"claim", Press::Kind::kClaim},
                            Named{"deal-again", Press::Kind::kDealAgain}};

// Buttons that are an action.
struct Spoken {
    std::string_view id;
    Action::Kind kind;
};
constexpr std::array kSpoken{
    Spoken{"pass", Action::Kind::kPass},          Spoken{"trump-seventh", Action::Kind::kTrumpSeventh},
    Spoken{"trump-none", Action::Kind::kNoTrump}, Spoken{"ask", Action::Kind::kAsk},
    Spoken{"expose", Action::Kind::kExpose},      Spoken{"pair", Action::Kind::kPair},
    Spoken{"double", Action::Kind::kDouble},      Spoken{"redouble", Action::Kind::kRedouble},
    Spoken{"single", Action::Kind::kSingle},      Spoken{"cancel", Action::Kind::kCancel}};

}  // namespace

Press press_from_id(std::string_view id) {
    for (const Named& named : kNamed) {
        if (named.id == id) return {named.kind, {}, {}};
    }
    for (const Spoken& spoken : kSpoken) {
        if (spoken.id == id) return {Press::Kind::kAct, Action::plain(spoken.kind), {}};
    }
    if (id.size() == 7 && id.substr(0, 6) == "trump-") {
        if (const auto suit = suit_from_letter(id[6])) return {Press::Kind::kAct, Action::trump(*suit), {}};
    }
    if (id.substr(0, 5) == "card-") {
        if (const auto card = card_from_string(id.substr(5))) return {Press::Kind::kChoose, {}, *card};
    }
    return {};
}

}  // namespace twentynine
