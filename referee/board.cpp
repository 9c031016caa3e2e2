#include "referee/board.hpp"

#include <stdexcept>

namespace yinsight {

namespace {

std::optional<Side> side_with(const std::array<PointSet, 2>& sets, Point point) {
    if (sets[0].contains(point)) return Side::white;
    if (sets[1].contains(point)) return Side::black;
    return std::nullopt;
}

/// A template, so that every shift is by a constant.
template <Direction direction>
PointSet landings_towards(PointSet own, PointSet free, PointSet jumpable) {
    const PointSet slid = own.flood(free, direction);
    const PointSet jumped = (own | slid).flood(jumpable, direction);
    return slid | (jumped.shifted(direction) & free);
}

}  // namespace

std::optional<Side> Board::ring_at(Point point) const {
    return side_with(rings, point);
}

std::optional<Side> Board::marker_at(Point point) const {
    return side_with(markers, point);
}

PointState Board::state_at(Point point) const {
    return point_state(ring_at(point), marker_at(point));
}

void Board::set_state(Point point, PointState state) {
    const auto ring = yinsight::ring_of(state);
    const auto marker = yinsight::marker_of(state);
    if (ring && marker) throw std::invalid_argument("a board between acts has no marker in a ring");
    for (auto* sets : {&rings, &markers}) {
        for (auto& set : *sets) set.erase(point);
    }
    if (ring) rings[index_of(*ring)].insert(point);
    if (marker) markers[index_of(*marker)].insert(point);
}

RingReach Board::ring_reach(Point from) const {
    const PointSet jumpable = all_markers();
    const PointSet taken = all_rings() | jumpable;
    RingReach reach;
    for (const auto direction : kDirections) {
        const PointSet path = ray(from, direction);
        const PointSet obstacles = path & taken;
        if (obstacles.empty()) {
            reach.slides |= path;
            continue;
        }
        const Point first = nearest(obstacles, direction);
        const PointSet beyond = ray(first, direction);
        reach.slides |= path - beyond - PointSet{first};
        if (!jumpable.contains(first)) continue;
        const PointSet landings = beyond - jumpable;
        if (landings.empty()) continue;
        const Point landing = nearest(landings, direction);
        if (!taken.contains(landing)) reach.jumps.insert(landing);
    }
    return reach;
}

bool Board::has_ring_move(Side side) const {
    const PointSet free = vacant();
    const PointSet own = rings_of(side);
    for (const auto direction : kDirections) {
        if (own.shifted(direction).intersects(free)) return true;
    }
    for (const auto direction : kDirections) {
        const PointSet jumped = own.flood(all_markers(), direction);
        if (jumped.shifted(direction).intersects(free)) return true;
    }
    return false;
}

std::array<PointSet, 6> Board::landings(Side side) const {
    const PointSet own = rings_of(side);
    const PointSet jumpable = all_markers();
    const PointSet free = vacant();
    return {landings_towards<Direction::north>(own, free, jumpable),
            landings_towards<Direction::east>(own, free, jumpable),
            landings_towards<Direction::north_east>(own, free, jumpable),
            landings_towards<Direction::south>(own, free, jumpable),
            landings_towards<Direction::west>(own, free, jumpable),
            landings_towards<Direction::south_west>(own, free, jumpable)};
}

}  // namespace yinsight
