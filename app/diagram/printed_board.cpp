#include "app/diagram/printed_board.hpp"

#include <map>

#include "referee/lines.hpp"
#include "referee/point.hpp"

namespace yinsight {

std::vector<LinePrinted> printed_lines() {
    constexpr double kBeyond = 0.115;
    std::vector<LinePrinted> lines;
    for (const auto& points : all_lines()) {
        const Point low = points.front();
        const Point high = points.back();
        // Neighbours are one spacing apart.
        const double share = kBeyond / static_cast<double>(points.size() - 1);
        const double dx = share * (high.x() - low.x());
        const double dy = share * (high.y() - low.y());
        lines.push_back({{low.x() - dx, low.y() - dy}, {high.x() + dx, high.y() + dy}});
    }
    return lines;
}

std::vector<NamePrinted> printed_names() {
    constexpr double kBelow = 0.60;
    constexpr double kLeft = 0.51;
    constexpr double kAbove = 0.30;
    // Two digits would touch a ring on the point.
    constexpr double kFurther = 1.2;
    std::vector<NamePrinted> names;
    std::map<int, Point> left_ends;
    for (int column = 0; column < kColumnCount; ++column) {
        const auto rows = kColumnRows[static_cast<std::size_t>(column)];
        const Point lowest = *Point::at(column, rows.first);
        names.push_back({lowest.name().substr(0, 1), {lowest.x(), lowest.y() - kBelow}});
        for (int row = rows.first; row <= rows.last; ++row)
            left_ends.emplace(row, *Point::at(column, row));
    }
    for (const auto& [row, point] : left_ends) {
        const double away = row < 10 ? 1 : kFurther;
        names.push_back(
            {std::to_string(row), {point.x() - kLeft * away, point.y() + kAbove * away}});
    }
    return names;
}

std::array<PlacePrinted, 3> storage_circles(Side side) {
    // White's; Black's are the point mirror.
    constexpr std::array<double, 3> kX = {-4.34, -3.42, -2.50};
    constexpr double kY = -4.72;
    const double sign = side == Side::white ? 1 : -1;
    return {{{sign * kX[0], sign * kY}, {sign * kX[1], sign * kY}, {sign * kX[2], sign * kY}}};
}

}  // namespace yinsight
