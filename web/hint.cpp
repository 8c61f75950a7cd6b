#include "hint.h"

#include <algorithm>

#include "words.h"

namespace twentynine {
namespace {

// Takes the first field off the text.
std::string_view take_field(std::string_view& text) {
    const std::size_t end = std::min(text.find('\t'), text.size());
    const std::string_view field = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return field;
}

}  // namespace

std::optional<int> Hint::chance_of(Action wanted) const {
    for (const Chance& chance : chances) {
        if (chance.action == wanted) return chance.of_hundred;
    }
    return std::nullopt;
}

void tell(Hint& hint, const View& view, std::string_view answer) {
    hint.state = Hint::State::kFailed;
    const auto action = action_from_string(take_field(answer));
    if (!action || !view.legal.contains(*action)) return;
    hint.action = *action;
    hint.title = take_field(answer);
    hint.sentence = take_field(answer);
    if (hint.title.empty() || hint.sentence.empty()) return;
    while (!answer.empty()) {
        const std::string_view field = take_field(answer);
        const std::size_t equals = std::min(field.find('='), field.size());
        const auto of = action_from_string(field.substr(0, equals));
        const auto number = words::whole_number(field.substr(std::min(equals + 1, field.size())));
        if (of && number && view.legal.contains(*of)) hint.chances.push_back({*of, *number});
    }
    hint.state = Hint::State::kTold;
}

std::optional<Claim> claim_from(std::string_view answer, const View& view) {
    const auto points = words::whole_number(take_field(answer));
    const std::string_view whose = take_field(answer);
    if (!points || (whose != "you" && whose != "side")) return std::nullopt;
    Claim claim{*points, whose == "you", {}};
    CardSet left = view.hand;
    while (!answer.empty()) {
        const auto card = card_from_string(take_field(answer));
        if (!card || !left.contains(*card)) return std::nullopt;
        left.remove(*card);
        claim.line.push_back(*card);
    }
    if (!left.empty() || claim.line.empty()) return std::nullopt;
    return claim;
}

}  // namespace twentynine
