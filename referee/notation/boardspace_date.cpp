#include "referee/notation/boardspace_date.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <sstream>

namespace yinsight {

namespace {

constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                             "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

/// Digits only, so that signs and blanks are none.
std::optional<int> number(std::string_view digits) {
    if (digits.empty() || digits.size() > 4) return std::nullopt;
    int value = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return value;
}

struct Day {
    int year;
    int month;
    int day;
};

bool is_leap(int year) {
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

std::optional<Day> day_of(std::optional<int> year, std::optional<int> month,
                          std::optional<int> day) {
    constexpr std::array kLengths{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (!year || !month || !day || *year < 1 || *month < 1 || *month > 12) return std::nullopt;
    const int leap_day = *month == 2 && is_leap(*year) ? 1 : 0;
    const int length = kLengths[static_cast<std::size_t>(*month) - 1] + leap_day;
    if (*day < 1 || *day > length) return std::nullopt;
    return Day{*year, *month, *day};
}

/// 0 is Sunday; Gregorian. The year is counted from March, so that the leap day is its last.
std::size_t weekday_of(const Day& date) {
    constexpr std::array kMonthShift{0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    const int year = date.month < 3 ? date.year - 1 : date.year;
    const int shift = kMonthShift[static_cast<std::size_t>(date.month) - 1];
    return static_cast<std::size_t>((year + year / 4 - year / 100 + year / 400 + shift + date.day) %
                                    7);
}

/// "2026.03.19", with this sign between the numbers.
std::optional<Day> day_in(std::string_view text, char between) {
    if (text.size() != 10 || text[4] != between || text[7] != between) return std::nullopt;
    return day_of(number(text.substr(0, 4)), number(text.substr(5, 2)), number(text.substr(8, 2)));
}

std::string numbers_of(const Day& date, char between) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%04d%c%02d%c%02d", date.year, between, date.month,
                  between, date.day);
    return text.data();
}

bool is_time(std::string_view text) {
    return text.size() == 8 && text[2] == ':' && text[5] == ':' && number(text.substr(0, 2)) &&
           number(text.substr(3, 2)) && number(text.substr(6, 2));
}

}  // namespace

RecordedDate date_from_boardspace(std::string_view text) {
    if (const auto date = day_in(text, '-')) return {numbers_of(*date, '.'), {}};
    std::istringstream words{std::string{text}};
    std::string weekday, month, day, time, zone, year, more;
    words >> weekday >> month >> day >> time >> zone >> year;
    const auto found = std::find(kMonths.begin(), kMonths.end(), month);
    const int number_of_month = static_cast<int>(found - kMonths.begin()) + 1;
    const auto date = day_of(number(year), number_of_month, number(day));
    if (found == kMonths.end() || !date || !is_time(time) || words >> more) {
        return {std::string{text}, {}};
    }
    return {numbers_of(*date, '.'), time + " " + zone};
}

std::string boardspace_date(const RecordedDate& recorded) {
    const auto date = day_in(recorded.date, '.');
    if (!date) return recorded.date;
    const auto blank = recorded.time.find(' ');
    if (blank == std::string::npos || !is_time(recorded.time.substr(0, blank))) {
        return numbers_of(*date, '-');
    }
    std::array<char, 16> day{};
    std::snprintf(day.data(), day.size(), " %02d ", date->day);
    return std::string{kDays[weekday_of(*date)]} + " " +
           kMonths[static_cast<std::size_t>(date->month) - 1] + day.data() + recorded.time + " " +
           std::to_string(date->year);
}

}  // namespace yinsight
