#include "referee/position.hpp"

#include <stdexcept>

namespace yinsight {

Position Position::start(Variant variant, HouseRules house_rules) {
    Position position;
    position.parts_.variant = variant;
    position.parts_.house_rules = house_rules;
    return position;
}

Position Position::from_parts(const PositionParts& parts) {
    const Board& board = parts.board;
    PointSet taken;
    for (const auto* sets : {&board.rings, &board.markers}) {
        for (const auto set : *sets) {
            if (taken.intersects(set)) throw std::invalid_argument("two pieces on one point");
            taken |= set;
        }
    }
    for (const auto set : board.rings) {
        if (set.size() > kMaxRings) throw std::invalid_argument("too many rings");
    }
    if (parts.result.has_value() != (parts.phase == Phase::over)) {
        throw std::invalid_argument("a result belongs to a game that is over");
    }
    Position position;
    position.parts_ = parts;
    if (parts.phase == Phase::over) position.parts_.side = Side::white;
    return position;
}

std::uint64_t Position::key() const {
    std::uint64_t state = static_cast<std::uint64_t>(parts_.phase);
    state = state * 2 + index_of(parts_.side);
    state = state * 16 + static_cast<std::uint64_t>(parts_.rings_removed[0]);
    state = state * 16 + static_cast<std::uint64_t>(parts_.rings_removed[1]);
    state = state * 2 + static_cast<std::uint64_t>(parts_.variant);
    state = state * 4 + static_cast<std::uint64_t>(parts_.house_rules.pool_end);
    state = state * 2 + static_cast<std::uint64_t>(parts_.house_rules.blitz_end);
    if (parts_.result) {
        state = state * 4 + 1 + static_cast<std::uint64_t>(parts_.result->winner);
        state = state * 8 + 1 + static_cast<std::uint64_t>(parts_.result->reason);
    }
    // One odd constant a set, so that a piece means something else in each.
    constexpr std::array<std::uint64_t, 4> seeds = {0xd1b54a32d192ed03U, 0xaef17502108ef2d9U,
                                                    0x8cb92ba72f3d8dd7U, 0xf1357aea2e62a9c5U};
    std::uint64_t key = state * 0x9e3779b97f4a7c15U;
    key ^= parts_.board.rings[0].hash(seeds[0] + state);
    key ^= parts_.board.rings[1].hash(seeds[1] + state);
    key ^= parts_.board.markers[0].hash(seeds[2] + state);
    key ^= parts_.board.markers[1].hash(seeds[3] + state);
    return key ^ (key >> 32);
}

namespace {

std::optional<std::string> find_inconsistency_while_placing(const Position& position) {
    if (position.rings_removed(Side::white) + position.rings_removed(Side::black) > 0 ||
        !position.board().all_markers().empty()) {
        return "no markers and no removed rings while rings are placed";
    }
    const int white = position.rings_to_place(Side::white);
    const int black = position.rings_to_place(Side::black);
    const int expected = position.side() == Side::white ? black : black - 1;
    if (white != expected || white < 0 || black < 1) {
        return "the rings on the board do not fit the side that places next";
    }
    return std::nullopt;
}

std::optional<std::string> find_inconsistency_of_phase(const Position& position) {
    const Board& board = position.board();
    const bool own_row = board.has_row(position.side());
    const bool other_row = board.has_row(opponent_of(position.side()));
    switch (position.phase()) {
        case Phase::move_ring:
            if (own_row || other_row) return "a row lies on the board when a ring is to move";
            if (position.pool() == 0) return "no marker is left to take";
            break;
        case Phase::remove_row_before:
        case Phase::remove_row_after:
            if (!own_row) return "no row to remove";
            break;
        default:
            break;
    }
    const bool before = position.phase() == Phase::remove_row_before ||
                        position.phase() == Phase::remove_ring_before;
    if (before && other_row) return "the opponent's row would have come off first";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> find_inconsistency(const Position& position) {
    if (position.pool() < 0) return "more than 51 markers";
    const int target = rings_to_win(position.variant());
    for (const auto side : {Side::white, Side::black}) {
        if (position.rings_removed(side) > target) return "too many rings removed";
    }
    if (position.phase() == Phase::place_ring) return find_inconsistency_while_placing(position);
    const bool may_lack_rings =
        position.is_over() && position.result()->reason == EndReason::resigned;
    for (const auto side : {Side::white, Side::black}) {
        const int missing = position.rings_to_place(side);
        if (missing < 0 || (missing > 0 && !may_lack_rings)) {
            return "rings on the board and removed must be five a side";
        }
    }
    if (position.is_over()) return std::nullopt;
    for (const auto side : {Side::white, Side::black}) {
        if (position.rings_removed(side) >= target) return "the game is already won";
    }
    return find_inconsistency_of_phase(position);
}

const char* name_of(EndReason reason) {
    switch (reason) {
        case EndReason::rings:
            return "rings";
        case EndReason::row:
            return "row";
        case EndReason::pool:
            return "pool";
        case EndReason::blocked:
            return "blocked";
        case EndReason::resigned:
            return "resigned";
    }
    return "";
}

}  // namespace yinsight
