// What a seat's player does.
#include "answers.h"
#include "engine/bots/request.h"

namespace twentynine::players {

std::optional<std::string> answer_seat(std::string_view request) {
    return answer_request(request, choose_action);
}

}  // namespace twentynine::players
