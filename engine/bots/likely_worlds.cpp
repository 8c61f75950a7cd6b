#include "likely_worlds.h"

#include "likelihood.h"

namespace twentynine::bots {

std::vector<KeptWorld> likely_worlds(const View& view, const Worlds& worlds, Stream& stream, int keep,
                                     int drawn_at_most) {
    const auto fewest = static_cast<std::size_t>(keep);
    const std::size_t most = fewest * static_cast<std::size_t>(drawn_at_most);
    std::vector<Stream> drawn;
    std::vector<double> up_to;  // likelihoods added up
    drawn.reserve(most);
    up_to.reserve(most);
    Likelihood likelihood(view);
    double sum = 0;
    double squares = 0;
    // So many worlds, each as likely as it is, tell as much as sum²/squares that are alike.
    while (drawn.size() < fewest || (drawn.size() < most && sum * sum < keep * squares)) {
        drawn.push_back(stream);
        const World world = worlds.draw(stream);
        const double likely = drawn_at_most > 1 ? likelihood.of(world) : 1;
        sum += likely;
        squares += likely * likely;
        up_to.push_back(sum);
    }
    // Marks at equal distances along the sum: a world is kept once for each mark that falls into its part.
    std::vector<KeptWorld> kept;
    int marks = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const int before = marks;
        while (marks < keep && (marks + 0.5) * sum < up_to[i] * keep) ++marks;
        if (marks == before) continue;
        kept.push_back({drawn[i], marks - before});
    }
    return kept;
}

}  // namespace twentynine::bots
