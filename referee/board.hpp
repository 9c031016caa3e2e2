#pragma once
// What lies on the points between two acts: rings and markers of each side. Knows how a ring moves
// and what a row is, but not whose turn it is (position.hpp does).

#include <array>
#include <cstdint>
#include <optional>

#include "referee/lines.hpp"
#include "referee/point_set.hpp"
#include "referee/point_state.hpp"
#include "referee/side.hpp"

namespace yinsight {

inline constexpr int kMarkerCount = 51;
inline constexpr int kRingsPerSide = 5;

/// Where one ring may land: over vacant points only, and after a jump over markers.
struct RingReach {
    PointSet slides;
    PointSet jumps;
};

/// No point is in two of the four sets; set_state keeps it so.
struct Board {
    /// By side.
    std::array<PointSet, 2> rings;
    std::array<PointSet, 2> markers;

    constexpr PointSet rings_of(Side side) const { return rings[index_of(side)]; }
    constexpr PointSet markers_of(Side side) const { return markers[index_of(side)]; }
    constexpr PointSet all_rings() const { return rings[0] | rings[1]; }
    constexpr PointSet all_markers() const { return markers[0] | markers[1]; }
    constexpr PointSet vacant() const { return ~(all_rings() | all_markers()); }
    /// Markers off the board; negative where more than 51 lie on it.
    constexpr int pool() const { return kMarkerCount - all_markers().size(); }

    std::optional<Side> ring_at(Point point) const;
    std::optional<Side> marker_at(Point point) const;
    PointState state_at(Point point) const;
    /// Puts a piece there or clears the point. A ring with a marker in it is no state of a board
    /// between acts: std::invalid_argument.
    void set_state(Point point, PointState state);

    /// Turns the markers on these points over; other points are left alone.
    constexpr void flip(PointSet points) {
        const PointSet turned = points & all_markers();
        markers[0] ^= turned;
        markers[1] ^= turned;
    }

    /// Where the ring on `from` may land. The ring's colour does not matter.
    PointSet ring_destinations(Point from) const {
        const RingReach reach = ring_reach(from);
        return reach.slides | reach.jumps;
    }
    RingReach ring_reach(Point from) const;
    /// Whether any ring of this side can move.
    bool has_ring_move(Side side) const;
    /// Where the rings of this side may land, by direction of the move (index_of). In one direction
    /// two rings never reach the same point: the one behind is stopped by the one in front.
    std::array<PointSet, 6> landings(Side side) const;
    /// How many (ring, landing point) pairs this side has.
    int count_ring_moves(Side side) const { return total_size(landings(side)); }

    /// The points from which five markers of this colour lie in a row, one set a family of lines.
    std::array<PointSet, 3> row_starts(Side side) const {
        const PointSet own = markers_of(side);
        return {own.starts_of_five(Direction::north), own.starts_of_five(Direction::east),
                own.starts_of_five(Direction::north_east)};
    }
    bool has_row(Side side) const {
        const auto starts = row_starts(side);
        return !(starts[0] | starts[1] | starts[2]).empty();
    }
    /// Whether all five points hold markers of this colour.
    bool is_row(Window window, Side side) const {
        return markers_of(side).contains(window.points());
    }

    bool operator==(const Board&) const = default;
};

}  // namespace yinsight
