#include "referee/coach/threats.hpp"

#include "referee/lines.hpp"

namespace yinsight {

namespace {

/// A template, so that every shift is by a constant.
template <Direction forward>
PointSet completing_along(PointSet own) {
    constexpr Direction back = opposite_of(forward);
    // ahead[n]: the next n points are own; behind[n]: the last n points are.
    const PointSet ahead1 = own.shifted(back);
    const PointSet ahead2 = ahead1 & ahead1.shifted(back);
    const PointSet behind1 = own.shifted(forward);
    const PointSet behind2 = behind1 & behind1.shifted(forward);
    const PointSet ahead3 = ahead2 & ahead2.shifted(back);
    const PointSet behind3 = behind2 & behind2.shifted(forward);
    const PointSet ahead4 = ahead3 & ahead3.shifted(back);
    const PointSet behind4 = behind3 & behind3.shifted(forward);
    return ahead4 | (behind1 & ahead3) | (behind2 & ahead2) | (behind3 & ahead1) | behind4;
}

/// Whether a ring of `side` comes straight at the group of markers that ends at `marker`.
bool is_attacked_from(const Board& board, Point marker, Direction direction, PointSet rings) {
    const PointSet before = ray(marker, direction) - board.all_markers();
    if (before.empty()) return false;
    const Point next = nearest(before, direction);
    if (rings.contains(next)) return true;
    if (board.all_rings().contains(next)) return false;
    const PointSet pieces = ray(next, direction) & (board.all_rings() | board.all_markers());
    return !pieces.empty() && rings.contains(nearest(pieces, direction));
}

}  // namespace

RingReaches reaches_of(const Board& board, Side side) {
    RingReaches reaches;
    for (const Point ring : board.rings_of(side)) {
        const RingReach reach = board.ring_reach(ring);
        reaches.entries[static_cast<std::size_t>(reaches.count++)] = {ring, reach.slides,
                                                                      reach.jumps};
        reaches.moves += (reach.slides | reach.jumps).size();
    }
    return reaches;
}

PointSet completing_points(PointSet own) {
    return (completing_along<Direction::north>(own) | completing_along<Direction::east>(own) |
            completing_along<Direction::north_east>(own)) -
           own;
}

bool can_flip(const Board& board, Point marker, Side side) {
    const PointSet rings = board.rings_of(side);
    const PointSet vacant = board.vacant();
    for (const auto direction : kDirections) {
        const PointSet behind = ray(marker, opposite_of(direction)) - board.all_markers();
        if (behind.empty() || !vacant.contains(nearest(behind, opposite_of(direction)))) continue;
        if (is_attacked_from(board, marker, direction, rings)) return true;
    }
    return false;
}

PointSet threatening_points(const Board& board, Side side) {
    const PointSet completing = completing_points(board.markers_of(side));
    PointSet threatening;
    for (const Point point : completing& board.markers_of(opponent_of(side))) {
        if (can_flip(board, point, side)) threatening.insert(point);
    }
    for (const Point ring : completing& board.rings_of(side)) {
        if (!board.ring_destinations(ring).empty()) threatening.insert(ring);
    }
    return threatening;
}

int count_threats(const Board& board, Side side) {
    return threatening_points(board, side).size();
}

bool makes_row(const Board& board, Side side, Point from, Point to) {
    const PointSet flipped = between(from, to) & board.all_markers();
    PointSet own = board.markers_of(side) ^ flipped;
    own.insert(from);
    const PointSet starts = own.starts_of_five(Direction::north) |
                            own.starts_of_five(Direction::east) |
                            own.starts_of_five(Direction::north_east);
    return !starts.empty();
}

}  // namespace yinsight
