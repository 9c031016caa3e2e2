#include "referee/point.hpp"

#include <cmath>
#include <utility>

namespace yinsight {

std::optional<Point> Point::parse(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const char letter = text[0];
    int column = -1;
    if (letter >= 'a' && letter <= 'k') column = letter - 'a';
    if (letter >= 'A' && letter <= 'K') column = letter - 'A';
    int row = 0;
    for (const char digit : text.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        row = row * 10 + (digit - '0');
    }
    if (text[1] == '0') return std::nullopt;
    return at(column, row);
}

double Point::x() const {
    return (column() - 5) * std::sqrt(3.0) / 2;
}

double Point::y() const {
    return row() - column() / 2.0 - 3.5;
}

std::string Point::name() const {
    return static_cast<char>('a' + column()) + std::to_string(row());
}

namespace {

template <std::size_t... I>
std::array<Point, kPointCount> make_points(std::index_sequence<I...>) {
    return {*Point::from_index(static_cast<int>(I))...};
}

}  // namespace

const std::array<Point, kPointCount>& all_points() {
    static const auto points = make_points(std::make_index_sequence<kPointCount>{});
    return points;
}

}  // namespace yinsight
