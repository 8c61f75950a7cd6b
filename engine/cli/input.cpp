#include "input.h"

#include <filesystem>
#include <istream>
#include <system_error>

namespace twentynine {

std::string text_from(std::istream& in, std::size_t longest) {
    std::string text(longest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

bool read_line(std::istream& in, std::string& line, std::size_t longest) {
    line.clear();
    char c = 0;
    while (in.get(c) && c != '\n') {
        if (line.size() <= longest) line += c;
    }
    return in.good() || !line.empty();
}

bool is_blank(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

bool open_file(const std::string& name, std::ifstream& file) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(name, ignored)) file.open(name);
    return file.is_open();
}

}  // namespace twentynine
