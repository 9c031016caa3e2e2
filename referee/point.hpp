#pragma once
// One of the 85 intersections of the board, and where it lies.
//
// Names: a column letter a..k and a row number ("f6"). Index: 0..84, columns a..k, rows ascending
// inside a column (a2 = 0, k10 = 84); this is the order of the position text.
// Plane: units of the lattice spacing, centre f6 at the origin, x to White's right, y towards
// Black. Knows nothing of pieces.

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace yinsight {

inline constexpr int kPointCount = 85;
inline constexpr int kColumnCount = 11;

/// Lowest and highest row number of each column a..k.
struct RowRange {
    int first;
    int last;
};
inline constexpr std::array<RowRange, kColumnCount> kColumnRows = {{{2, 5},
                                                                    {1, 7},
                                                                    {1, 8},
                                                                    {1, 9},
                                                                    {1, 10},
                                                                    {2, 10},
                                                                    {2, 11},
                                                                    {3, 11},
                                                                    {4, 11},
                                                                    {5, 11},
                                                                    {7, 10}}};

/// A point of the board. Always one of the 85: the only ways in are checked.
class Point {
  public:
    /// The point in column 0..10 (a..k) and row 1..11; empty where the board has none.
    static constexpr std::optional<Point> at(int column, int row) {
        if (column < 0 || column >= kColumnCount) return std::nullopt;
        const auto range = kColumnRows[static_cast<std::size_t>(column)];
        if (row < range.first || row > range.last) return std::nullopt;
        int index = row - range.first;
        for (int c = 0; c < column; ++c) {
            const auto r = kColumnRows[static_cast<std::size_t>(c)];
            index += r.last - r.first + 1;
        }
        return Point{index, column, row};
    }

    /// The point with index 0..84; empty outside.
    static constexpr std::optional<Point> from_index(int index) {
        if (index < 0) return std::nullopt;
        for (int c = 0; c < kColumnCount; ++c) {
            const auto r = kColumnRows[static_cast<std::size_t>(c)];
            const int count = r.last - r.first + 1;
            if (index < count) return Point{index_before(c) + index, c, r.first + index};
            index -= count;
        }
        return std::nullopt;
    }

    /// Reads "f6" or "F6" (exactly that, nothing around it); empty if it names no point.
    static std::optional<Point> parse(std::string_view text);

    constexpr int index() const { return index_; }
    constexpr int column() const { return column_; }
    constexpr int row() const { return row_; }
    /// Plane coordinates in lattice spacings.
    double x() const;
    double y() const;
    /// Lower-case name, "f6".
    std::string name() const;

    constexpr bool operator==(const Point& other) const { return index_ == other.index_; }
    constexpr auto operator<=>(const Point& other) const { return index_ <=> other.index_; }

  private:
    constexpr Point(int index, int column, int row)
        : index_{static_cast<signed char>(index)},
          column_{static_cast<signed char>(column)},
          row_{static_cast<signed char>(row)} {}
    static constexpr int index_before(int column) {
        int index = 0;
        for (int c = 0; c < column; ++c) {
            const auto r = kColumnRows[static_cast<std::size_t>(c)];
            index += r.last - r.first + 1;
        }
        return index;
    }

    signed char index_;
    signed char column_;
    signed char row_;
};

/// All 85 points in index order.
const std::array<Point, kPointCount>& all_points();

}  // namespace yinsight
