// Where the table's packs come from. A deal's seed is drawn while the deal before it is still to be played,
// so its commitment is known before the player adds anything, and nobody can choose the pack (shuffle.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "../engine/shuffle.h"
#include "platform.h"

namespace twentynine {

class Seal {
  public:
    // The seed of the deal to come is drawn when it is first needed.
    const Seed& next_seed(Platform& platform);
    // Opens the deal to come: where its pack comes from. The one after it is drawn at once.
    ShuffleProof open(Platform& platform);

    // What the player adds to the seeds of all deals to come: a line of text, cut to kLongestEntropy.
    void set_entropy(std::string_view text);
    const std::string& entropy() const { return entropy_; }

    // Goes on where another left off.
    void restore(const Seed& next, std::string_view entropy);

  private:
    std::optional<Seed> next_;
    std::string entropy_;
};

}  // namespace twentynine
