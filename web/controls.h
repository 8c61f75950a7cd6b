// The list of what a person can press or read on the table. The page makes a real element of each, over the
// drawing; a test presses them by id.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry.h"

namespace twentynine {

struct Control {
    enum class Role : std::uint8_t { kButton, kNumber, kText, kHeading };
    std::string id;
    Role role{};
    std::string name;
    Rect rect;  // CSS pixels of the stage
    bool enabled = true;
    int pressed = -1;  // of a toggle: 0 or 1; -1 for anything else
    bool primary = false;
    char key = 0;  // the shortcut, 0 for none
    // Of the number field alone.
    std::string value;
    int minimum = 0;
    int maximum = 0;
    std::string submit;  // id of the button that Enter in the field presses
    std::string description;
};

struct Controls {
    std::vector<Control> list;  // in Tab order
    std::string focus;          // where the focus should go when the serial changes
    int focus_serial = 0;
};

// One line of JSON: {"controls":[…],"focus":…,"focusSerial":…}.
std::string to_json(const Controls& controls);

}  // namespace twentynine
