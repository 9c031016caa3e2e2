#pragma once
// The lattice as unit segments: the 222 that are printed inside the outline of 85 points, and the
// 66 'ghosts' that would continue its lines outside.
//
// Axial coordinates: column c = 0 at f, row r = 0 at 6, so f6 is (0, 0); the point (c, r) lies at
// x = c * sqrt(3) / 2, y = r - c / 2 of the board plane. Knows no picture.

#include <opencv2/core.hpp>
#include <vector>

namespace yinsight {

struct Axial {
    int c = 0;
    int r = 0;

    bool operator==(const Axial&) const = default;
    Axial operator+(const Axial& o) const { return {c + o.c, r + o.r}; }
    Axial operator-(const Axial& o) const { return {c - o.c, r - o.r}; }
};

cv::Point2d board_from_axial(const Axial& a);
/// Whether the board has that point.
bool is_point(const Axial& a);

/// The three directions of the lattice's lines: same letter, same number, both ascending.
inline constexpr Axial kAxialSteps[3] = {{0, 1}, {1, 0}, {1, 1}};

/// From a lattice point one step along kAxialSteps[direction].
struct UnitSegment {
    Axial from;
    int direction = 0;

    cv::Point2d a() const { return board_from_axial(from); }
    cv::Point2d b() const { return board_from_axial(from + kAxialSteps[direction]); }
    cv::Point2d middle() const { return (a() + b()) / 2; }
};

/// The segments printed on the board.
const std::vector<UnitSegment>& inner_segments();
/// The segments that continue the printed lines by one step; nothing is printed there.
const std::vector<UnitSegment>& ghost_segments();
/// Whether a printed segment lies on the outline: the outermost lines, which on some boards are
/// also the border of a colour.
bool is_outline(const UnitSegment& segment);
/// All segments of the endless lattice with their middle within `radius` spacings of the origin,
/// nearest first.
std::vector<UnitSegment> segments_within(double radius);

}  // namespace yinsight
