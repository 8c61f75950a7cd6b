#include "shuffle.h"

#include <span>
#include <tuple>
#include <utility>
#include <vector>

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

// The pack in order, each place swapped with one at or below it, from the last place down.
template <typename Next>
Pack swapped_around(Next next) {
    Pack pack;
    for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = Card::from_index(static_cast<int>(i));
    for (std::uint32_t i = kPackSize - 1; i > 0; --i) std::swap(pack[i], pack[uniform_below(i + 1, next)]);
    return pack;
}

}  // namespace

std::string_view name_of(Stream stream) {
    switch (stream) {
        case Stream::kHmacSha256:
            return "hmac-sha256";
        case Stream::kSplitmix64:
            return "splitmix64";
    }
    return {};
}

std::optional<Stream> stream_named(std::string_view name) {
    for (const Stream stream : {Stream::kHmacSha256, Stream::kSplitmix64}) {
        if (name == name_of(stream)) return stream;
    }
    return std::nullopt;
}

std::size_t seed_bytes(Stream stream) {
    return stream == Stream::kSplitmix64 ? sizeof(std::uint64_t) : std::tuple_size_v<Seed>;
}

std::uint64_t next_splitmix64(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

Pack shuffled_pack(const Seed& seed, Stream stream) {
    if (stream == Stream::kSplitmix64) {
        std::uint64_t state = 0;
        for (std::size_t i = 0; i < sizeof state; ++i) state = state << 8 | seed[i];
        return swapped_around([&state] { return static_cast<std::uint32_t>(next_splitmix64(state) >> 32); });
    }
    HmacDraws draws(seed);
    return swapped_around([&draws] { return draws.next(); });
}

Seed mixed_seed(const Seed& seed, std::string_view entropy) {
    if (entropy.empty()) return seed;
    const std::string message = "player:" + std::string(entropy);
    const std::vector<std::uint8_t> bytes(message.begin(), message.end());
    return HmacSha256(seed).of(bytes);
}

std::string seed_text(const Seed& seed, Stream stream) {
    return hex_of(std::span(seed).first(seed_bytes(stream)));
}

std::optional<Seed> seed_from_text(std::string_view text, Stream stream) {
    Seed seed{};
    if (!bytes_from_hex(text, std::span(seed).first(seed_bytes(stream)))) return std::nullopt;
    return seed;
}

Sha256Digest commitment(const Seed& seed, Stream stream) {
    return sha256(seed_text(seed, stream));
}

ShuffleProof proof_of(const Seed& seed, std::string_view entropy, Stream stream) {
    return {stream, seed, std::string(entropy), commitment(seed, stream)};
}

Pack pack_of(const ShuffleProof& proof) {
    return shuffled_pack(mixed_seed(proof.seed, proof.entropy), proof.stream);
}

}  // namespace twentynine
