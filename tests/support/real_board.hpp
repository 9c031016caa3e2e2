#pragma once
// The board as it really lies on the table, and the acts of hands that change it.
//
// The truth of the simulator: knows what lies where, at rest and while a piece is in the air; knows
// no cameras and no arbiter. Rules are asked of referee/rules.hpp only.

#include <array>
#include <utility>
#include <vector>

#include "referee/point_set.hpp"
#include "referee/point_state.hpp"
#include "referee/position.hpp"

namespace yinsight {

struct RealBoard {
    /// By Point::index().
    std::array<PointState, kPointCount> points{};
    /// Rings in the storage circles, by side.
    std::array<int, 2> storage{};

    static RealBoard of(const Position& position);

    PointState at(Point point) const { return points[static_cast<std::size_t>(point.index())]; }
    void set(Point point, PointState state) {
        points[static_cast<std::size_t>(point.index())] = state;
    }
    /// Where the two boards differ.
    PointSet differences(const RealBoard& other) const;
    /// No ring with a marker in it lies on it.
    bool is_between_acts() const;
    /// The pieces as the rules see them; is_between_acts() must hold.
    Board board() const;
    bool operator==(const RealBoard&) const = default;
};

/// One thing done by one hand: a piece put, turned, moved or taken away.
struct Act {
    struct Change {
        Point point;
        PointState state;
    };
    Side actor = Side::white;
    /// What the board shows while the piece is in the air, where that differs.
    std::vector<Change> in_the_air;
    std::vector<Change> after;
    /// Rings brought to the storage circles, by side; negative where taken back.
    std::array<int, 2> stored{};

    PointSet touched() const;
    void apply_to(RealBoard& board) const;
    void lift_from(RealBoard& board) const;
};

Act put_marker(const RealBoard& board, Side actor, Point at, Side colour);
/// Also out of a ring, which stays.
Act lift_marker(const RealBoard& board, Side actor, Point at);
Act move_marker(const RealBoard& board, Side actor, Point from, Point to);
Act flip_marker(const RealBoard& board, Side actor, Point at);
/// A new ring; it hides a ring on which it is put.
Act put_ring(const RealBoard& board, Side actor, Point at, Side colour);
/// Leaves behind the marker that lay in it; lands in or on whatever lies at `to`.
Act move_ring(const RealBoard& board, Side actor, Point from, Point to);
Act store_ring(const RealBoard& board, Side actor, Point at);
Act unstore_ring(const RealBoard& board, Side actor, Point at, Side colour);
Act replace(Side actor, Point at, PointState state);

/// Acts that bring one board to another the way people put things right: flips first, then rings,
/// then markers.
std::vector<Act> acts_between(const RealBoard& from, const RealBoard& to, Side actor);

/// Whether some legal turn from this position shows this board on its way, in any order of steps
/// that hands find natural, or when it is complete; the untouched board counts. No piece in the
/// air. Storage circles are not looked at.
bool is_on_the_way(const Position& position, const RealBoard& board);
/// Whether this is the board after some whole legal turn.
bool is_a_complete_turn(const Position& position, const RealBoard& board);

}  // namespace yinsight
