#include "one_record.h"

#include <fstream>
#include <ostream>

#include "input.h"
#include "replay.h"

namespace twentynine {

int run_on_record(const RecordCommand& command, Arguments args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
    if (args.size() == 1 && args[0] == "--help") {
        out << command.usage;
        return kExitOk;
    }
    if (args.size() != 1 || (args[0] != "-" && args[0].starts_with('-'))) {
        err << "It takes one file, or - for standard input. See: twentynine " << command.name << " --help\n";
        return kExitFault;
    }
    const std::string name(args[0]);
    std::ifstream file;
    if (name != "-" && !open_file(name, file)) {
        err << bad_record_line("", "The file '" + name + "' can't be opened.") << '\n';
        return kExitFault;
    }
    return command.run(name == "-" ? in : file, "The file '" + name + "' can't be read.");
}

}  // namespace twentynine
