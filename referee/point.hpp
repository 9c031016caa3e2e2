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
#include <cstdint>
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

/// Column and row of each index, and the index of each column and row: what Point looks up.
struct PointTable {
    std::array<std::uint8_t, kPointCount> column{};
    std::array<std::uint8_t, kPointCount> row{};
    /// -1 where the board has no point.
    std::array<std::array<std::int8_t, 12>, kColumnCount> index{};
};

constexpr PointTable make_point_table() {
    PointTable table;
    std::size_t next = 0;
    for (std::size_t column = 0; column < kColumnRows.size(); ++column) {
        for (auto& index : table.index[column]) index = -1;
        for (int row = kColumnRows[column].first; row <= kColumnRows[column].last; ++row) {
            table.column[next] = static_cast<std::uint8_t>(column);
            table.row[next] = static_cast<std::uint8_t>(row);
            table.index[column][static_cast<std::size_t>(row)] = static_cast<std::int8_t>(next);
            ++next;
        }
    }
    return table;
}
inline constexpr PointTable kPointTable = make_point_table();

/// A point of the board. Always one of the 85: the only ways in are checked.
class Point {
  public:
    /// The point in column 0..10 (a..k) and row 1..11; empty where the board has none.
    static constexpr std::optional<Point> at(int column, int row) {
        if (column < 0 || column >= kColumnCount || row < 0 || row > 11) return std::nullopt;
        return from_index(
            kPointTable.index[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)]);
    }

    /// The point with index 0..84; empty outside.
    static constexpr std::optional<Point> from_index(int index) {
        if (index < 0 || index >= kPointCount) return std::nullopt;
        return Point{static_cast<std::uint8_t>(index)};
    }

    /// Reads "f6" or "F6" (exactly that, nothing around it); empty if it names no point.
    static std::optional<Point> parse(std::string_view text);

    constexpr int index() const { return index_; }
    constexpr int column() const { return kPointTable.column[index_]; }
    constexpr int row() const { return kPointTable.row[index_]; }
    /// Plane coordinates in lattice spacings.
    double x() const;
    double y() const;
    /// Lower-case name, "f6".
    std::string name() const;

    constexpr bool operator==(const Point& other) const { return index_ == other.index_; }
    constexpr auto operator<=>(const Point& other) const { return index_ <=> other.index_; }

  private:
    friend class PointSet;
    constexpr explicit Point(std::uint8_t index) : index_{index} {}

    std::uint8_t index_;
};

/// All 85 points in index order.
const std::array<Point, kPointCount>& all_points();

}  // namespace yinsight
