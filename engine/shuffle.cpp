#include "shuffle.h"

#include <utility>

namespace twentynine {

namespace {

class HmacDraws {
  public:
    explicit HmacDraws(const Seed& seed) : hmac_(seed) {}

    // 0..n-1, each equally likely; n from 1 on.
    std::uint32_t below(std::uint32_t n) {
        // 2^32 modulo n: so many of the highest draws would favour the low numbers.
        const std::uint32_t excess = (0u - n) % n;
        std::uint32_t draw = next();
        while (draw > 0xFFFFFFFFu - excess) draw = next();
        return draw % n;
    }

  private:
    std::uint32_t next() {
        if (at_ == block_.size()) {
            std::array<std::uint8_t, 8> counter;
            for (std::size_t i = 0; i < 8; ++i) {
                counter[i] = static_cast<std::uint8_t>(blocks_ >> (56 - 8 * i));
            }
            block_ = hmac_.of(counter);
            ++blocks_;
            at_ = 0;
        }
        std::uint32_t draw = 0;
        for (int i = 0; i < 4; ++i) draw = draw << 8 | block_[at_++];
        return draw;
    }

    HmacSha256 hmac_;
    Sha256Digest block_{};
    std::size_t at_ = block_.size();  // bytes of block_ already used
    std::uint64_t blocks_ = 0;
};

}  // namespace

std::string_view name_of(Stream stream) {
    switch (stream) {
        case Stream::kHmacSha256:
            return "hmac-sha256";
    }
    return {};
}

Pack shuffled_pack(const Seed& seed, Stream stream) {
    Pack pack;
    for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = Card::from_index(static_cast<int>(i));
    switch (stream) {
        case Stream::kHmacSha256: {
            HmacDraws draws(seed);
            for (std::uint32_t i = kPackSize - 1; i > 0; --i) std::swap(pack[i], pack[draws.below(i + 1)]);
            break;
        }
    }
    return pack;
}

Sha256Digest commitment(const Seed& seed) {
    return sha256(hex_of(seed));
}

}  // namespace twentynine
