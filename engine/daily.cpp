#include "daily.h"

#include <array>
#include <string>

namespace twentynine {
namespace {

constexpr int kFirstYear = 2000;

// Digits alone; -1 for anything else.
int number_from(std::string_view digits) {
    int number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return -1;
        number = number * 10 + (digit - '0');
    }
    return number;
}

int days_of(int year, int month) {
    constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return kDays[static_cast<std::size_t>(month) - 1] + (month == 2 && leap ? 1 : 0);
}

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const int year = number_from(text.substr(0, 4));
    const int month = number_from(text.substr(5, 2));
    const int day = number_from(text.substr(8, 2));
    return year >= kFirstYear && month >= 1 && month <= 12 && day >= 1 && day <= days_of(year, month);
}

}  // namespace

std::optional<DailyDeal> daily_deal(std::string_view date) {
    if (!is_date(date)) return std::nullopt;
    DailyDeal deal{sha256("twentynine daily deal " + std::string(date)), Seat{}};
    // Every seat deals on as many days as any other.
    deal.dealer = seat_at(deal.seed.back() % 4);
    return deal;
}

}  // namespace twentynine
