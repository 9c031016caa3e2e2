#include "vision/lattice/outline_check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <utility>

#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Coordinates of the outermost lines in each of the lattice's three directions.
constexpr int kOuter = 5;
/// Fewest segments that must be told before a side, or a part of the board, is judged.
constexpr int kLeastTold = 5;
/// Shares of lines seen on a side that is not printed, and on one that is hardly there.
constexpr double kMissingShare = 0.2;
constexpr double kPoorShare = 0.45;
/// Lines are seen to go on where so many pairs of directions show them: labels stand on the
/// continuations of one direction a side, texture runs in one direction. Real boards showed three
/// at most, a square grid with diagonals four.
constexpr int kManyContinued = 4;
/// Hits at a corner of the plain hexagon that print it, and corners that make the hexagon.
constexpr int kCornerHits = 2;
constexpr int kManyCorners = 4;
/// Hits of one kind of segment that are enough to compare, and the share of them that each other
/// kind must have.
constexpr int kManyHits = 15;
constexpr double kEvenShare = 0.5;
/// Parts of the board, by direction from its middle.
constexpr int kParts = 6;
/// So many parts must be seen nearly whole: what covers a board leaves the rest of it as it is.
constexpr int kWholeParts = 1;
constexpr double kWholeShare = 0.85;

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

/// Whether lines are seen on no more than a share of the segments, whatever their direction.
bool is_below(const FamilyCounts& counts, double share) {
    HitCount all;
    for (const auto& count : counts) {
        all.in_frame += count.in_frame;
        all.hits += count.hits;
    }
    return all.in_frame >= kLeastTold && all.share() <= share;
}

/// Hits in the second best of the directions.
int paired_hits(const FamilyCounts& counts) {
    std::array<int, 3> hits = {counts[0].hits, counts[1].hits, counts[2].hits};
    std::sort(hits.begin(), hits.end());
    return hits[1];
}

int count_printed_corners(const LineTester& shows_line) {
    std::map<std::pair<int, int>, int> hits;
    for (const auto& segment : ghost_segments()) {
        for (const auto& end : {segment.from, end_of(segment)}) {
            if (is_hexagon_corner(end)) hits[{end.c, end.r}] += int{shows_line(segment) == true};
        }
    }
    return static_cast<int>(std::count_if(
        hits.begin(), hits.end(), [](const auto& corner) { return corner.second >= kCornerHits; }));
}

/// Parts of the board in which nearly every line that can be told is seen.
int count_whole_parts(const LineTester& shows_line) {
    std::array<HitCount, kParts> parts;
    for (const auto& segment : inner_segments()) {
        const auto seen = shows_line(segment);
        if (!seen) continue;
        const auto place = segment.middle();
        const double turn = std::atan2(place.y, place.x) / (2 * CV_PI) + 1;
        auto& part = parts.at(static_cast<std::size_t>(turn * kParts) % kParts);
        ++part.in_frame;
        part.hits += int{*seen};
    }
    return static_cast<int>(std::count_if(parts.begin(), parts.end(), [](const auto& part) {
        return part.in_frame >= kLeastTold && part.share() >= kWholeShare;
    }));
}

/// Whether lines are missing around every third point, as in a honeycomb. Cover takes as much of
/// each kind of segment.
bool is_honeycomb(const LineTester& shows_line) {
    std::array<int, 3> hits{};
    for (const auto& segment : inner_segments()) {
        const auto end = end_of(segment);
        // Neighbours never have the same remainder; the kind of a segment is the one it lacks.
        const auto remainder = [](const Axial& a) { return ((a.c + a.r) % 3 + 3) % 3; };
        const int kind = 3 - remainder(segment.from) - remainder(end);
        hits.at(static_cast<std::size_t>(kind)) += int{shows_line(segment) == true};
    }
    const auto [least, most] = std::minmax_element(hits.begin(), hits.end());
    return *most >= kManyHits && *least < kEvenShare * *most;
}

}  // namespace

OutlineCheck check_outline(const LineTester& shows_line, const LineTester& shows_clear_line) {
    OutlineCheck check;
    int continued = 0;
    for (int which = 0; which < 3; ++which) {
        for (const int side : {-1, 1}) {
            const auto printed = count_those(
                shows_line, inner_segments(),
                [&](const UnitSegment& segment) { return touches(segment, which, side * kOuter); });
            const auto beyond =
                count_those(shows_line, ghost_segments(), [&](const UnitSegment& segment) {
                    return touches(segment, which, side * (kOuter + 1));
                });
            check.missing_sides += int{is_below(printed, kMissingShare)};
            check.poor_sides += int{is_below(printed, kPoorShare)};
            continued += paired_hits(beyond);
        }
    }
    check.continued = continued >= kManyContinued;
    check.continued_corners = count_printed_corners(shows_line) >= kManyCorners;
    check.is_honeycomb = is_honeycomb(shows_clear_line);
    check.whole = count_whole_parts(shows_line) >= kWholeParts;
    return check;
}

}  // namespace yinsight
