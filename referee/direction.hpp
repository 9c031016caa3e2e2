#pragma once
// The six ways along the lines of the board.
//
// Lines: same letter (north, towards higher rows), same number (east, towards higher letters), and
// the step (+1,+1) (north_east). The step (+1,-1) is no line.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "referee/point.hpp"

namespace yinsight {

enum class Direction : std::uint8_t { north, east, north_east, south, west, south_west };

inline constexpr std::array<Direction, 6> kDirections = {
    Direction::north, Direction::east, Direction::north_east,
    Direction::south, Direction::west, Direction::south_west};
/// The three that ascend in index: one a family of lines.
inline constexpr std::array<Direction, 3> kLineDirections = {Direction::north, Direction::east,
                                                             Direction::north_east};

constexpr std::size_t index_of(Direction direction) {
    return static_cast<std::size_t>(direction);
}

constexpr Direction opposite_of(Direction direction) {
    return static_cast<Direction>((index_of(direction) + 3) % 6);
}

/// What one step adds to the column and to the row.
struct Step {
    int columns;
    int rows;
};
constexpr Step step_of(Direction direction) {
    constexpr std::array<Step, 6> steps = {{{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}}};
    return steps[index_of(direction)];
}

/// The point `steps` further on; empty off the board.
constexpr std::optional<Point> step_from(Point point, Direction direction, int steps = 1) {
    const Step step = step_of(direction);
    return Point::at(point.column() + steps * step.columns, point.row() + steps * step.rows);
}

/// The way from one point to another; empty if they are the same or share no line.
constexpr std::optional<Direction> direction_between(Point from, Point to) {
    const int columns = to.column() - from.column();
    const int rows = to.row() - from.row();
    if (columns == 0 && rows == 0) return std::nullopt;
    if (columns == 0) return rows > 0 ? Direction::north : Direction::south;
    if (rows == 0) return columns > 0 ? Direction::east : Direction::west;
    if (columns == rows) return columns > 0 ? Direction::north_east : Direction::south_west;
    return std::nullopt;
}

/// Steps from one point to another on the same line.
constexpr int distance_between(Point from, Point to) {
    const int columns = to.column() - from.column();
    const int rows = to.row() - from.row();
    const int along = columns != 0 ? columns : rows;
    return along < 0 ? -along : along;
}

}  // namespace yinsight
