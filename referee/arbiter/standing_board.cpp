#include "referee/arbiter/standing_board.hpp"

#include <algorithm>

#include "referee/rules.hpp"

namespace yinsight {

namespace {

Board board_of(const PointStates& seen) {
    Board board;
    for (const auto point : all_points()) {
        const auto state = seen[static_cast<std::size_t>(point.index())];
        const auto ring = ring_of(state);
        board.set_state(point, ring ? point_state(ring, {}) : state);
    }
    return board;
}

}  // namespace

BoardStart start_from_board(const PointStates& seen, Variant variant) {
    PositionParts parts;
    parts.board = board_of(seen);
    parts.variant = variant;
    const int white = parts.board.rings_of(Side::white).size();
    const int black = parts.board.rings_of(Side::black).size();
    const bool placing = parts.board.all_markers().empty() && white + black < 2 * kRingsPerSide &&
                         (white == black || white == black + 1);
    if (placing) {
        parts.side = white == black ? Side::white : Side::black;
        parts.phase = Phase::place_ring;
        return {Position::from_parts(parts), false};
    }
    parts.rings_removed = {std::max(0, kRingsPerSide - white), std::max(0, kRingsPerSide - black)};
    return {begin_turn(parts, Side::white), !parts.board.all_markers().empty()};
}

bool is_under_way(const Attempt& attempt) {
    if (attempt.moved) return false;
    return std::any_of(attempt.stands.begin(), attempt.stands.end(), [](PointState state) {
        return ring_of(state).has_value() && marker_of(state).has_value();
    });
}

std::vector<Side> sides_after(const Attempt& attempt) {
    if (attempt.moved) return {opponent_of(attempt.player)};
    return {attempt.player, opponent_of(attempt.player)};
}

Position standing_position(const Attempt& attempt, Side side, const Position& before) {
    auto parts = before.parts();
    parts.board = board_of(attempt.stands);
    if (before.phase() == Phase::place_ring) {
        const auto missing = [&](Side s) { return kRingsPerSide - parts.board.rings_of(s).size(); };
        const Side next = missing(side) > 0 ? side : opponent_of(side);
        if (missing(next) > 0) {
            parts.side = next;
            parts.phase = Phase::place_ring;
            return Position::from_parts(parts);
        }
        return begin_turn(parts, Side::white);
    }
    for (const auto s : {Side::white, Side::black}) {
        auto& removed = parts.rings_removed[index_of(s)];
        removed = std::max(0, kRingsPerSide - parts.board.rings_of(s).size());
    }
    return begin_turn(parts, side);
}

std::vector<StepEvent> steps_between(const Position& before, const PointStates& board,
                                     const Turn& turn) {
    const auto at = [&](Point point) { return board[static_cast<std::size_t>(point.index())]; };
    const auto side = before.side();
    std::vector<StepEvent> steps;
    auto expected = before.board();
    for (const auto action : turn) {
        const auto from = action.from();
        const auto to = action.to();
        switch (action.kind()) {
            case ActionKind::place_ring:
                if (ring_of(at(from)) == side)
                    steps.push_back({StepKind::ring_placed, side, {from}});
                expected.set_state(from, point_state(side, {}));
                break;
            case ActionKind::move_ring:
                if (marker_of(at(from)) == side) {
                    steps.push_back({StepKind::marker_in_ring, side, {from}});
                }
                if (ring_of(at(to)) == side)
                    steps.push_back({StepKind::ring_moved, side, {from, to}});
                for (const auto point : between(from, to) & expected.all_markers()) {
                    if (marker_of(at(point)) == opponent_of(*expected.marker_at(point))) {
                        steps.push_back({StepKind::flipped, side, {point}});
                    }
                }
                expected.set_state(from, point_state({}, side));
                expected.set_state(to, point_state(side, {}));
                expected.flip(between(from, to));
                break;
            case ActionKind::remove_row:
                for (const auto point : action.window()->points()) {
                    if (at(point) == PointState::empty) {
                        steps.push_back({StepKind::row_marker_removed, side, {point}});
                    }
                    expected.set_state(point, PointState::empty);
                }
                break;
            case ActionKind::remove_ring:
                if (!ring_of(at(from)) && ring_of(expected.state_at(from))) {
                    steps.push_back({StepKind::ring_removed, side, {from}});
                }
                expected.set_state(from, PointState::empty);
                break;
            case ActionKind::pass:
            case ActionKind::resign:
                break;
        }
    }
    return steps;
}

}  // namespace yinsight
