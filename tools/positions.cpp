// Makes tests/fixtures/positions.txt: positions with a clearly right action, by theme. See --help.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/stream.h"
#include "positions_file.h"

namespace {

using namespace twentynine;
using positions::kThemes;
using positions::Theme;

constexpr int kLeastCards = 3;  // in hand: with two, half of all answers are right

constexpr const char* kHelp =
    R"(positions --out FILE [options]: positions with a clearly right action, by theme

  --out FILE        where they go; tests/fixtures/positions.txt is read by the tests
  --keep FILE       begin with the positions of this file, as far as they can be proven again
  --seed N          29160700 if not given; the file comes out the same for the same number and --keep
  --count N         how many, 200 if not given
  --most-cards N    in hand, 6 if not given; from three on

Deals of simple players at all four tables are looked through; at most one position is taken from a deal. What
is right is proven, with open cards and by simple players (positions_proof.h), without asking the players that
the positions are to test: no answer of theirs has a say in which positions are taken. These think by the rules of
the second judge, though, so it alone would not do.
)";

struct Options {
    std::string out;
    std::string keep;
    std::uint64_t seed = 29'160'700;
    int count = 200;
    int most_cards = 6;
};

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}
std::size_t at(Theme theme) {
    return static_cast<std::size_t>(theme);
}

Pack shuffled(bots::Stream& stream) {
    Pack pack{};
    for (int i = 0; i < kPackSize; ++i) pack[at(i)] = Card::from_index(i);
    for (int i = kPackSize - 1; i > 0; --i) {
        std::swap(pack[at(i)], pack[stream.below(static_cast<std::uint32_t>(i + 1))]);
    }
    return pack;
}

// Goes on until each theme has its share, from each table about as many.
class Search {
  public:
    explicit Search(const Options& options) : options_(options) {}

    // Begins with `kept`: those that are still clear are taken first.
    std::vector<positions::Position> run(const std::vector<View>& kept) {
        bots::Stream stream(options_.seed);
        const int themes = static_cast<int>(kThemes.size());
        for (int i = 0; i < themes; ++i) {
            wanted_[at(i)] = options_.count / themes + (i < options_.count % themes ? 1 : 0);
        }
        for (const View& view : kept) {
            const auto* id = std::find(kTableIds.begin(), kTableIds.end(), view.ruleset.id);
            if (id != kTableIds.end()) look_at(view, static_cast<std::size_t>(id - kTableIds.begin()));
        }
        tell();
        while (static_cast<int>(found_.size()) < options_.count) {
            const std::size_t table = at(deals_) % kTableIds.size();
            look_through(table, shuffled(stream), stream);
            if (++deals_ % 1000 == 0) tell();
        }
        tell();
        return std::move(found_);
    }

  private:
    bool wants(Theme theme, std::size_t table) const {
        const int tables = is_about_words(theme) ? 3 : 4;
        return count_[at(theme)] < wanted_[at(theme)] &&
               by_table_[at(theme)][table] < (wanted_[at(theme)] + tables - 1) / tables;
    }

    // Only at decisions with some one number of cards in hand: the fewer, the more of them are clear, and
    // there would be hardly any with more.
    void look_through(std::size_t table, const Pack& pack, bots::Stream& stream) {
        Deal deal(*ruleset_named(kTableIds[table]), seat_at(static_cast<int>(stream.below(4))), pack);
        const int sizes = options_.most_cards - kLeastCards + 1;
        const int cards = kLeastCards + static_cast<int>(stream.below(static_cast<std::uint32_t>(sizes)));
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            if (deal.phase() == Phase::kPlay && view.hand.size() == cards && look_at(view, table)) return;
            deal.apply_legal(choose_at_once(BotKind::kSimple, view, 0));
        }
    }

    bool look_at(const View& view, std::size_t table) {
        std::vector<Theme> themes;
        for (const Theme theme : kThemes) {
            if (wants(theme, table) && may_show(theme, view)) themes.push_back(theme);
        }
        if (themes.empty()) return false;
        const auto is_this = [&view](const positions::Position& position) { return position.view == view; };
        if (std::any_of(found_.begin(), found_.end(), is_this)) return false;
        const positions::Verdict verdict = prover_.prove(view);
        ++proofs_;
        if (!verdict.clear || 2 * verdict.right.size() > view.legal.size()) return false;
        for (const Theme theme : themes) {
            if (!shows(theme, view, verdict.right)) continue;
            ++count_[at(theme)];
            ++by_table_[at(theme)][table];
            found_.push_back({theme, verdict, view});
            return true;
        }
        return false;
    }

    void tell() const {
        std::fprintf(stderr, "%7d deals, %6d proofs, %3d of %d positions:", deals_, proofs_,
                     static_cast<int>(found_.size()), options_.count);
        for (const Theme theme : kThemes) {
            std::fprintf(stderr, " %s %d", std::string(name_of(theme)).c_str(), count_[at(theme)]);
        }
        std::fputc('\n', stderr);
    }

    const Options& options_;
    positions::Prover prover_;
    std::array<int, kThemes.size()> wanted_{};
    std::array<int, kThemes.size()> count_{};
    std::array<std::array<int, kTableIds.size()>, kThemes.size()> by_table_{};
    std::vector<positions::Position> found_;
    int deals_ = 0;
    int proofs_ = 0;
};

bool read_options(int argc, char** argv, Options& options) {
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view name = argv[i];
        char* end = nullptr;
        const unsigned long long number = std::strtoull(argv[i + 1], &end, 10);
        if (name == "--out") {
            options.out = argv[i + 1];
            continue;
        }
        if (name == "--keep") {
            options.keep = argv[i + 1];
            continue;
        }
        if (*end != '\0') return false;
        if (name == "--seed") {
            options.seed = number;
        } else if (name == "--count" && number >= 1 && number <= 100'000) {
            options.count = static_cast<int>(number);
        } else if (name == "--most-cards" && number >= kLeastCards && number <= 7) {
            options.most_cards = static_cast<int>(number);
        } else {
            return false;
        }
    }
    return argc % 2 == 1 && !options.out.empty();
}

constexpr const char* kHeader =
    R"(# Positions with a clearly right action, made by tools/positions; not to be changed by hand.
#
# Fields: theme, right actions, margin, worlds looked at, the View of the seat on turn. Every action that isn't
# named is wrong. The players that these positions test had no say in which were taken; but the second of the two
# judges below plays as they suppose everybody to play, so that it is the first who makes them hard.
#
# How all themes are proven: each action is tried in all worlds that agree with the View or, where those are more
# than 1,000 or trump is hidden from the seat, in 400 drawn ones (a hidden trump by how likely its bidder was to
# choose it). A right action wins the deal for its side, with open cards and best play, wherever any action does,
# but for less than 2 worlds of 100; every other one wins in at least 10 of 100 fewer. Open cards are blind to
# hiding and asking, and guess well later on; so four simple players, who see their own cards alone, must win with
# each right action at least 10 of 100 more often than with any other, too. The margin is the lesser of both
# differences. What makes a position one of its theme is in positions_themes.cpp.
)";

}  // namespace

int main(int argc, char** argv) {
    Options options;
    if (argc < 2 || std::string_view(argv[1]) == "--help") {
        std::fputs(kHelp, stdout);
        return argc < 2 ? 2 : 0;
    }
    if (!read_options(argc, argv, options)) {
        std::fputs("That is none of the options. See: positions --help\n", stderr);
        return 2;
    }
    std::vector<View> kept;
    if (!options.keep.empty()) {
        std::stringstream text;
        text << std::ifstream(options.keep).rdbuf();
        const auto read = positions::positions_from(text.str());
        if (!read) {
            std::fprintf(stderr, "%s isn't a file of positions.\n", options.keep.c_str());
            return 1;
        }
        for (const positions::Position& position : *read) kept.push_back(position.view);
    }
    const std::vector<positions::Position> found = Search(options).run(kept);
    std::ofstream file(options.out);
    file << kHeader << "# Seed " << options.seed << ".\n";
    for (const positions::Position& position : found) file << line_of(position);
    if (!file.flush()) {
        std::fprintf(stderr, "%s can't be written.\n", options.out.c_str());
        return 1;
    }
    return 0;
}
