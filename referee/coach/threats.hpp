#pragma once
// Rows that one turn can make, and what they hang on.

#include <array>

#include "referee/board.hpp"

namespace yinsight {

/// Where the rings of one side can go: a pass over the board that several questions share.
struct RingReaches {
    struct Entry {
        Point ring = *Point::from_index(0);
        /// Landings without and with a jump over markers.
        PointSet slides;
        PointSet jumps;
    };
    /// Position::kMaxRings.
    std::array<Entry, 9> entries{};
    int count = 0;
    /// Ring moves in all.
    int moves = 0;

    const Entry* begin() const { return entries.data(); }
    const Entry* end() const { return entries.data() + count; }
};
RingReaches reaches_of(const Board& board, Side side);

/// The points that, added to a set, give it five in a row through them.
PointSet completing_points(PointSet own);

/// Whether a ring of this side can jump over the marker on this point now.
bool can_flip(const Board& board, Point marker, Side side);

/// The points that complete a row of this side within one ring move: a marker of the other colour
/// that can be flipped, or an own ring that can leave its marker there. (A move that changes
/// several markers of one line may make a row without any of them; makes_row() knows.)
PointSet threatening_points(const Board& board, Side side);
int count_threats(const Board& board, Side side);

/// Whether the ring move leaves a row of the mover's colour.
bool makes_row(const Board& board, Side side, Point from, Point to);

}  // namespace yinsight
