#include "animation.h"

#include <algorithm>

namespace twentynine {

double progress(double now, double start, double length) {
    if (now <= start && length > 0) return 0;
    if (length <= 0 || now >= start + length) return now >= start ? 1 : 0;
    return (now - start) / length;
}

double ease_out(double t) {
    const double left = 1 - t;
    return 1 - left * left * left;
}

double Timeline::rest_at(const Tempo& tempo) const {
    double rest = std::max(opening_dealt, rest_dealt) + tempo.deal_of_sixteen();
    for (const double played : card_played) rest = std::max(rest, played + tempo.play_card());
    rest = std::max(rest, trick_done + tempo.fade());
    rest = std::max(rest, gathered + tempo.gather());
    rest = std::max(rest, set_aside + tempo.play_card());
    rest = std::max(rest, pair_shown + tempo.move_target());
    rest = std::max(rest, revealed + tempo.reveal_shown() + tempo.fade());
    rest = std::max(rest, hand_changed + tempo.close_up());
    rest = std::max(rest, selected + tempo.lift());
    return std::max(rest, result_shown + tempo.fade());
}

}  // namespace twentynine
