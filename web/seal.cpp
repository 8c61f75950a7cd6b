#include "seal.h"

namespace twentynine {

const Seed& Seal::next_seed(Platform& platform) {
    if (!next_) next_ = platform.entropy();
    return *next_;
}

ShuffleProof Seal::open(Platform& platform) {
    ShuffleProof proof = proof_of(next_seed(platform), entropy_);
    next_ = platform.entropy();
    return proof;
}

void Seal::set_entropy(std::string_view text) {
    text = text.substr(0, text.find('\n'));
    if (text.size() > kLongestEntropy) {
        // No character is cut in two.
        std::size_t end = kLongestEntropy;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
        text = text.substr(0, end);
    }
    entropy_ = text;
}

void Seal::restore(const Seed& next, std::string_view entropy) {
    next_ = next;
    set_entropy(entropy);
}

}  // namespace twentynine
