#include "answers.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "replies.h"

namespace twentynine {

namespace house {

std::string text_of(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string refusal(std::string_view where, std::string_view reason) {
    return text_of({{"ok", false}, {"where", where}, {"reason", reason}});
}

std::string_view take_line(std::string_view& lines) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    return line;
}

}  // namespace house

namespace {

struct Command {
    std::string_view name;
    std::string (*reply)(std::string_view lines);
};
constexpr std::array kCommands{
    Command{"tables", house::tables},
    Command{"fields", house::fields},
    Command{"ruleset.read", house::read_ruleset},
    Command{"ruleset.write", house::write_ruleset},
    Command{"rules", house::rules},
    Command{"record.read", house::read_record},
    Command{"record.write", house::write_record},
    Command{"record.write.deal", house::write_deal},
    Command{"review", house::review},
    Command{"decisions", house::decisions},
    Command{"daily", house::daily},
    Command{"daily.result", house::daily_result},
    Command{"verify", house::verify},
    Command{"stats", house::stats},
};

}  // namespace

std::string answer_to(std::string_view question) {
    std::string_view lines = question;
    const std::string_view name = house::take_line(lines);
    for (const Command& command : kCommands) {
        if (command.name == name) return command.reply(lines);
    }
    return house::refusal("", "There is no such question.");
}

}  // namespace twentynine
