// The commands that take one file of records, or - for standard input, and nothing else.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "commands.h"

namespace twentynine {

struct RecordCommand {
    std::string_view name;
    std::string_view usage;  // what --help prints
    // Reads the records, prints, and gives the exit code. `unreadable` is the sentence for a file that turns
    // out bad on the way.
    std::function<int(std::istream& records, const std::string& unreadable)> run;
};

// The exit code: that of the command, or of what was wrong with the arguments or the file.
int run_on_record(const RecordCommand& command, Arguments args, std::istream& in, std::ostream& out,
                  std::ostream& err);

}  // namespace twentynine
