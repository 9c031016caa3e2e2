#include "vision/lattice/outline_check.hpp"

#include <cstdlib>

#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Coordinates of the outermost lines in each of the lattice's three directions.
constexpr int kOuter = 5;
/// Fewest segments that must be told before a side or the corners are judged.
constexpr int kLeastTold = 5;
/// Shares of lines seen: a printed side has more than the first, blank ground less than the second.
constexpr double kMissingShare = 0.2;
constexpr double kContinuedShare = 0.7;

/// The lattice's third coordinate beside column and row.
int coordinate(const Axial& a, int which) {
    switch (which) {
        case 0:
            return a.c;
        case 1:
            return a.r;
        default:
            return a.r - a.c;
    }
}

Axial end_of(const UnitSegment& segment) {
    return segment.from + kAxialSteps[segment.direction];
}

/// Whether a segment touches the line at `level` of a coordinate.
bool touches(const UnitSegment& segment, int which, int level) {
    return coordinate(segment.from, which) == level || coordinate(end_of(segment), which) == level;
}

bool is_hexagon_corner(const Axial& a) {
    return !is_point(a) && std::abs(a.c) <= kOuter && std::abs(a.r) <= kOuter &&
           std::abs(a.r - a.c) <= kOuter;
}

template <typename Belongs>
HitCount count_those(const LineTester& shows_line, const std::vector<UnitSegment>& segments,
                     const Belongs& belongs) {
    std::vector<UnitSegment> chosen;
    for (const auto& segment : segments) {
        if (belongs(segment)) chosen.push_back(segment);
    }
    return count_hits(shows_line, chosen);
}

}  // namespace

OutlineCheck check_outline(const LineTester& shows_line) {
    OutlineCheck check;
    for (int which = 0; which < 3; ++which) {
        for (const int side : {-1, 1}) {
            const auto printed = count_those(
                shows_line, inner_segments(),
                [&](const UnitSegment& segment) { return touches(segment, which, side * kOuter); });
            const auto beyond =
                count_those(shows_line, ghost_segments(), [&](const UnitSegment& segment) {
                    return touches(segment, which, side * (kOuter + 1));
                });
            if (printed.in_frame >= kLeastTold && printed.share() <= kMissingShare)
                ++check.missing_sides;
            if (beyond.in_frame >= kLeastTold && beyond.share() >= kContinuedShare)
                ++check.continued_sides;
        }
    }
    const auto corners = count_those(shows_line, ghost_segments(), [](const UnitSegment& segment) {
        return is_hexagon_corner(segment.from) || is_hexagon_corner(end_of(segment));
    });
    check.continued_corners = corners.in_frame >= kLeastTold && corners.share() >= kContinuedShare;
    return check;
}

}  // namespace yinsight
