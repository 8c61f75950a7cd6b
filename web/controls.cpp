#include "controls.h"

#include "words.h"

namespace twentynine {
namespace {

void add_text(std::string& out, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

void add_field(std::string& out, std::string_view name, std::string_view text) {
    out += ",\"";
    out += name;
    out += "\":";
    add_text(out, text);
}

// To a tenth of a pixel.
void add_length(std::string& out, float length) {
    const int tenths = static_cast<int>(length * 10 + (length < 0 ? -0.5F : 0.5F));
    if (tenths < 0) out += '-';
    const int whole = tenths < 0 ? -tenths : tenths;
    out += words::number(whole / 10);
    out += '.';
    out += static_cast<char>('0' + whole % 10);
}

std::string_view role_name(Control::Role role) {
    switch (role) {
        case Control::Role::kButton:
            return "button";
        case Control::Role::kNumber:
            return "number";
        case Control::Role::kText:
            return "text";
        case Control::Role::kHeading:
            return "heading";
    }
    return {};
}

void add_control(std::string& out, const Control& control) {
    out += "{\"id\":";
    add_text(out, control.id);
    add_field(out, "role", role_name(control.role));
    add_field(out, "name", control.name);
    out += control.enabled ? ",\"enabled\":true" : ",\"enabled\":false";
    out += ",\"rect\":[";
    add_length(out, control.rect.x);
    out += ',';
    add_length(out, control.rect.y);
    out += ',';
    add_length(out, control.rect.w);
    out += ',';
    add_length(out, control.rect.h);
    out += ']';
    if (control.pressed >= 0) out += control.pressed != 0 ? ",\"pressed\":true" : ",\"pressed\":false";
    if (control.primary) out += ",\"primary\":true";
    if (control.key != 0) add_field(out, "key", std::string_view(&control.key, 1));
    if (!control.description.empty()) add_field(out, "description", control.description);
    if (control.role == Control::Role::kNumber) {
        add_field(out, "value", control.value);
        out += ",\"min\":" + words::number(control.minimum) + ",\"max\":" + words::number(control.maximum);
        add_field(out, "submit", control.submit);
    }
    out += '}';
}

}  // namespace

std::string to_json(const Controls& controls) {
    std::string out = "{\"controls\":[";
    bool first = true;
    for (const Control& control : controls.list) {
        if (!first) out += ',';
        first = false;
        add_control(out, control);
    }
    out += "],\"focus\":";
    if (controls.focus.empty()) {
        out += "null";
    } else {
        add_text(out, controls.focus);
    }
    out += ",\"focusSerial\":" + words::number(controls.focus_serial) + "}";
    return out;
}

}  // namespace twentynine
