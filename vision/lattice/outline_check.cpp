#include "vision/lattice/outline_check.hpp"

#include <array>
#include <cstdlib>

#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Coordinates of the outermost lines in each of the lattice's three directions.
constexpr int kOuter = 5;
/// Fewest segments that must be told before a side is called missing, and before a direction is
/// called continued.
constexpr int kLeastTold = 5;
constexpr int kLeastToldADirection = 2;
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

/// Hits by direction.
using FamilyCounts = std::array<HitCount, 3>;

template <typename Belongs>
FamilyCounts count_those(const LineTester& shows_line, const std::vector<UnitSegment>& segments,
                         const Belongs& belongs) {
    FamilyCounts counts;
    for (const auto& segment : segments) {
        if (!belongs(segment)) continue;
        const auto seen = shows_line(segment);
        if (!seen) continue;
        auto& count = counts.at(static_cast<std::size_t>(segment.direction));
        ++count.in_frame;
        count.hits += int{*seen};
    }
    return counts;
}

/// Blank ground, whatever the direction.
bool are_missing(const FamilyCounts& counts) {
    HitCount all;
    for (const auto& count : counts) {
        all.in_frame += count.in_frame;
        all.hits += count.hits;
    }
    return all.in_frame >= kLeastTold && all.share() <= kMissingShare;
}

/// Lines in every direction that can be told, and in two at least: labels stand on the
/// continuations of one direction a side.
bool go_on(const FamilyCounts& counts) {
    int families = 0;
    for (const auto& count : counts) {
        if (count.in_frame < kLeastToldADirection) continue;
        if (count.share() < kContinuedShare) return false;
        ++families;
    }
    return families >= 2;
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
            check.missing_sides += int{are_missing(printed)};
            check.continued_sides += int{go_on(beyond)};
        }
    }
    const auto corners = count_those(shows_line, ghost_segments(), [](const UnitSegment& segment) {
        return is_hexagon_corner(segment.from) || is_hexagon_corner(end_of(segment));
    });
    check.continued_corners = go_on(corners);
    return check;
}

}  // namespace yinsight
