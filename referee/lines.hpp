#pragma once
// The 33 lines of the board, the rays from each point, and the 123 windows of five neighbours that
// a row can fill. Geometry only: knows nothing of pieces.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "referee/direction.hpp"
#include "referee/point.hpp"
#include "referee/point_set.hpp"

namespace yinsight {

inline constexpr int kLineCount = 33;
inline constexpr int kWindowCount = 123;
inline constexpr int kRowLength = 5;

/// Every line from its lower end to its upper end: by direction, then by lower end.
const std::array<std::vector<Point>, kLineCount>& all_lines();

/// The points beyond `from` in one direction, up to the edge.
PointSet ray(Point from, Direction direction);

/// The point of a set on one ray, not empty, that lies nearest to where the ray begins.
constexpr Point nearest(PointSet on_ray, Direction direction) {
    return index_of(direction) < kLineDirections.size() ? on_ray.first() : on_ray.last();
}

/// The points strictly between two points; empty if they share no line or are neighbours.
PointSet between(Point a, Point b);

/// Five neighbouring points of a line: what a row fills.
class Window {
  public:
    /// The window that begins at `first` and goes on in one direction; empty if it leaves the
    /// board. The two spellings of a window, from either end, are the same window.
    static constexpr std::optional<Window> from(Point first, Direction direction) {
        const auto last = step_from(first, direction, kRowLength - 1);
        if (!last) return std::nullopt;
        if (*last < first) return Window{*last, opposite_of(direction)};
        return Window{first, direction};
    }
    /// The window with these two ends, in either order; empty if they are not the ends of one.
    static constexpr std::optional<Window> between_ends(Point a, Point b) {
        const auto direction = direction_between(a, b);
        if (!direction || distance_between(a, b) != kRowLength - 1) return std::nullopt;
        return from(a, *direction);
    }

    /// The end with the lower index (lower letter, then lower number).
    constexpr Point first() const { return first_; }
    constexpr Point last() const { return *step_from(first_, direction_, kRowLength - 1); }
    constexpr Direction direction() const { return direction_; }
    constexpr PointSet points() const {
        PointSet points;
        for (int i = 0; i < kRowLength; ++i) points.insert(*step_from(first_, direction_, i));
        return points;
    }
    constexpr bool operator==(const Window&) const = default;

  private:
    constexpr Window(Point first, Direction direction) : first_{first}, direction_{direction} {}

    Point first_;
    Direction direction_;
};

/// All windows, by first end, then by last end.
std::span<const Window> all_windows();

}  // namespace yinsight
