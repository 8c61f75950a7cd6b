// Text that people wrote: what is UTF-8, and what may name a table.
#include "engine/utf8.h"

#include <catch2/catch.hpp>
#include <string>

namespace twentynine {
namespace {

TEST_CASE("characters of UTF-8 are counted, and what isn't UTF-8 has none") {
    CHECK(utf8_characters("") == 0);
    CHECK(utf8_characters("29") == 2);
    CHECK(utf8_characters("\xC3\xA9\xE2\x9A\x85\xF0\x9F\x82\xA1") == 3);
    CHECK(utf8_characters("\xF4\x8F\xBF\xBF") == 1);  // the last one there is
    for (const char* broken : {"\x80", "\xC3", "\xC3(", "\xE2\x9A", "\xE2\x9A(", "\xF0\x9F\x82", "\xC0\x80",
                               "\xC1\xBF", "\xE0\x80\x80", "\xF0\x80\x80\x80", "\xED\xA0\x80",
                               "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF", "a\xC3"}) {
        CHECK(utf8_characters(broken) == std::nullopt);
    }
}

TEST_CASE("names are 1 to 40 characters that can be seen") {
    for (const std::string& name :
         {std::string("x"), std::string("Sunday at four"), std::string("d\xC3\xA9s"), std::string(40, 'x'),
          std::string("\xF0\x9F\x82\xA1")}) {
        CHECK(is_table_name(name));
    }
    for (const std::string& name : {std::string(), std::string(" "), std::string(" x"), std::string("x "),
                                    std::string(41, 'x'), std::string("two\nlines"), std::string("\x7F"),
                                    std::string("\xC2\x85"), std::string("\xE2\x80\xA8"),
                                    std::string("\xE2\x80\xAE"
                                                "x"),
                                    std::string("\xFF"), std::string("x\0y", 3)}) {
        CHECK_FALSE(is_table_name(name));
    }
}

}  // namespace
}  // namespace twentynine
