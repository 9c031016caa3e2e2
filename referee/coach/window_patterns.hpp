#pragma once
// What the evaluation looks at: the contents of each of the 123 windows as a number, and the points
// that a symmetry of the board carries into each other.
//
// A window's code has a digit of base five a point, its first end lowest: what lies there. A window
// read from its other end means the same, so both codes are one pattern.

#include <array>
#include <cstdint>

#include "referee/lines.hpp"
#include "referee/side.hpp"

namespace yinsight {

/// A digit of a window's code, for the side from which it is seen.
enum class Cell : std::uint8_t { vacant, own_marker, other_marker, own_ring, other_ring };
inline constexpr int kCellCount = 5;

/// The same cell seen by the other side.
constexpr Cell seen_by_other(Cell cell) {
    constexpr std::array<Cell, kCellCount> other = {
        Cell::vacant, Cell::other_marker, Cell::own_marker, Cell::other_ring, Cell::own_ring};
    return other[static_cast<std::size_t>(cell)];
}

inline constexpr int kWindowCodeCount = 3125;
/// Codes that are not each other's mirror image: (3125 + 125) / 2.
inline constexpr int kPatternCount = 1625;

/// The pattern of a code, 0 .. kPatternCount - 1.
int pattern_of(int code);
/// The code of the same window seen by the other side.
int code_seen_by_other(int code);
/// The five cells of a code, from the window's first end.
std::array<Cell, kRowLength> cells_of(int code);

/// A window that holds a point, and the weight of the point's digit in its code.
struct WindowPlace {
    std::uint8_t window;
    std::uint16_t power;
};
/// The windows (indices into all_windows()) that hold a point: at most fifteen.
struct WindowPlaces {
    std::array<WindowPlace, 15> places{};
    std::uint8_t count = 0;
    constexpr const WindowPlace* begin() const { return places.data(); }
    constexpr const WindowPlace* end() const { return places.data() + count; }
};
/// By Point::index().
extern const std::array<WindowPlaces, kPointCount> kWindowsThrough;
inline const WindowPlaces& windows_through(Point point) {
    return kWindowsThrough[static_cast<std::size_t>(point.index())];
}

/// Points carried into each other by turning or mirroring the board are one orbit.
inline constexpr int kOrbitCount = 11;
int orbit_of(Point point);

}  // namespace yinsight
