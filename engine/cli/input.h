// What the commands read: a file or standard input, as a whole or line by line, and never more of it than can
// be of use.
#pragma once

#include <cstddef>
#include <fstream>
#include <iosfwd>
#include <string>

namespace twentynine {

// All of the input, or one byte more than `longest`, which shows that it is too long.
std::string text_from(std::istream& in, std::size_t longest);
// The next line, likewise. False when there is none.
bool read_line(std::istream& in, std::string& line, std::size_t longest);
// Empty lines, the last one above all, hold nothing.
bool is_blank(const std::string& line);

// False when it can't be opened; some libraries open a folder as if it were an empty file.
bool open_file(const std::string& name, std::ifstream& file);

}  // namespace twentynine
