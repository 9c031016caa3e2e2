#include "referee/notation/boardspace_date.hpp"

#include <algorithm>
#include <array>
#include <chrono>
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

std::optional<std::chrono::year_month_day> day_of(std::optional<int> year, std::optional<int> month,
                                                  std::optional<int> day) {
    if (!year || !month || !day) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{*year},
                                           std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    return date.ok() ? std::optional{date} : std::nullopt;
}

/// "2026.03.19", with any sign between the numbers.
std::optional<std::chrono::year_month_day> day_in(std::string_view text, char between) {
    if (text.size() != 10 || text[4] != between || text[7] != between) return std::nullopt;
    return day_of(number(text.substr(0, 4)), number(text.substr(5, 2)), number(text.substr(8, 2)));
}

std::string numbers_of(const std::chrono::year_month_day& date, char between) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d%c%02u%c%02u", static_cast<int>(date.year()),
                  between, static_cast<unsigned>(date.month()), between,
                  static_cast<unsigned>(date.day()));
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
    const std::chrono::weekday weekday{std::chrono::sys_days{*date}};
    std::array<char, 16> day{};
    std::snprintf(day.data(), day.size(), " %02u ", static_cast<unsigned>(date->day()));
    return std::string{kDays[weekday.c_encoding()]} + " " +
           kMonths[static_cast<unsigned>(date->month()) - 1] + day.data() + recorded.time + " " +
           std::to_string(static_cast<int>(date->year()));
}

}  // namespace yinsight
