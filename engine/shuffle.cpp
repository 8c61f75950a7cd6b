#include "shuffle.h"

#include <utility>

namespace twentynine {

namespace {

std::array<std::uint8_t, 8> big_endian(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
    return bytes;
}

class HmacDraws {
  public:
    explicit HmacDraws(const Seed& seed) : hmac_(seed) {}

    std::uint32_t next() {
        if (at_ == block_.size()) {
            block_ = hmac_.of(big_endian(blocks_++));
            at_ = 0;
        }
        std::uint32_t draw = 0;
        for (int i = 0; i < 4; ++i) draw = draw << 8 | block_[at_++];
        return draw;
    }

  private:
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
            for (std::uint32_t i = kPackSize - 1; i > 0; --i) {
                std::swap(pack[i], pack[uniform_below(i + 1, [&draws] { return draws.next(); })]);
            }
            break;
        }
    }
    return pack;
}

Sha256Digest commitment(const Seed& seed) {
    return sha256(hex_of(seed));
}

}  // namespace twentynine
