#include "opening_values_state.h"

#include <cstdio>
#include <fstream>
#include <sstream>

namespace twentynine::opening_values {
namespace {

std::string line_of(int entry, const Counts& counts) {
    std::string line = std::to_string(entry);
    for (const std::uint32_t count : counts) line += ' ' + std::to_string(count);
    return line + '\n';
}

// False for a line that isn't whole.
bool read_line(const std::string& line, Counted& counted) {
    std::istringstream words(line);
    int entry = -1;
    Counts counts{};
    words >> entry;
    for (std::uint32_t& count : counts) words >> count;
    if (!words || entry < 0 || entry >= bots::kOpeningEntries) return false;
    counted[entry] = counts;
    return true;
}

Counted read_entries(std::istream& in) {
    Counted counted;
    std::string line;
    // The last line is whole only if it ends.
    while (std::getline(in, line) && !in.eof()) {
        if (!read_line(line, counted)) break;
    }
    return counted;
}

}  // namespace

std::optional<Counted> StateFile::read() const {
    std::ifstream in(path_);
    std::string first;
    if (!in || !std::getline(in, first)) return Counted{};
    if (first != what_) return std::nullopt;
    return read_entries(in);
}

bool StateFile::append(int entry, const Counts& counts) const {
    std::ofstream out(path_, std::ios::app);
    if (out.tellp() == std::ofstream::pos_type(0)) out << what_ << '\n';
    out << line_of(entry, counts) << std::flush;
    return out.good();
}

bool StateFile::write(const Counted& counted) const {
    const std::string fresh = path_ + ".new";
    {
        std::ofstream out(fresh);
        out << what_ << '\n';
        for (const auto& [entry, counts] : counted) out << line_of(entry, counts);
        out.flush();
        if (!out) return false;
    }
    return std::rename(fresh.c_str(), path_.c_str()) == 0;
}

std::optional<Counted> read_counts(const std::string& path) {
    std::ifstream in(path);
    std::string first;
    if (!in || !std::getline(in, first)) return std::nullopt;
    return read_entries(in);
}

}  // namespace twentynine::opening_values
