#include "likely_worlds.h"

#include "likelihood.h"

namespace twentynine::bots {

std::vector<KeptWorld> likely_worlds(const View& view, const Worlds& worlds, Stream& stream, int keep,
                                     int drawn_for_each) {
    const auto count = static_cast<std::size_t>(keep * drawn_for_each);
    std::vector<Stream> drawn;
    std::vector<double> up_to;  // likelihoods added up
    drawn.reserve(count);
    up_to.reserve(count);
    Likelihood likelihood(view);
    double sum = 0;
    while (drawn.size() < count) {
        drawn.push_back(stream);
        const World world = worlds.draw(stream);
        sum += drawn_for_each > 1 ? likelihood.of(world) : 1;
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
