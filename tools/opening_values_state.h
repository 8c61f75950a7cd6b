// What the generator of the opening values has counted so far, in a file of text, so that it can be stopped
// at any time and go on from there.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "opening_values_deals.h"

namespace twentynine::opening_values {

// By entry (bots/opening_index.h).
using Counted = std::map<int, Counts>;

// The first line says what was counted ("player simple ruleset arcade29 deals 1000 seed 1"); each of the
// others is an entry's number and its counts for 0 to 28 points.
class StateFile {
  public:
    StateFile(std::string path, std::string what) : path_(std::move(path)), what_(std::move(what)) {}
    // What the file has, nothing yet if there is none; a last line that was cut off doesn't count. No value
    // if it is a file of something else.
    std::optional<Counted> read() const;
    // Each entry is on disk when this returns.
    bool append(int entry, const Counts& counts) const;
    // All of it in order, so that the file of a finished run is the same however it came about.
    bool write(const Counted& counted) const;

  private:
    std::string path_;
    std::string what_;
};

// Any state file, whatever it says that it counted.
std::optional<Counted> read_counts(const std::string& path);

}  // namespace twentynine::opening_values
