#include "referee/rules.hpp"

#include <unordered_set>

namespace yinsight {

/// What follows what: the only code that changes a position.
class TurnOrder {
  public:
    static void play(Position& position, Action action);
    static void begin_turn(Position& position, Side side);
    static void after_move(Position& position);
    static void resign(Position& position);

  private:
    using Parts = PositionParts;

    static void place_ring(Position& position, Point point);
    static void move_ring(Parts& parts, Point from, Point to);
    static void remove_row(Parts& parts, Action action);
    static void remove_ring(Position& position, Point point);
    static void must_move(Parts& parts, Side side);
    static void end_turn(Position& position);
    static void finish(Parts& parts, Winner winner, EndReason reason);
    static void count_rings(Parts& parts, EndReason reason);
};

void TurnOrder::play(Position& position, Action action) {
    switch (action.kind()) {
        case ActionKind::place_ring:
            return place_ring(position, action.from());
        case ActionKind::move_ring:
            move_ring(position.parts_, action.from(), action.to());
            return after_move(position);
        case ActionKind::remove_row:
            return remove_row(position.parts_, action);
        case ActionKind::remove_ring:
            return remove_ring(position, action.from());
        case ActionKind::pass:
            return end_turn(position);
        case ActionKind::resign:
            return finish(position.parts_, winner_of(opponent_of(position.side())),
                          EndReason::resigned);
    }
}

void TurnOrder::place_ring(Position& position, Point point) {
    Parts& parts = position.parts_;
    parts.board.rings[index_of(parts.side)].insert(point);
    parts.side = opponent_of(parts.side);
    if (position.rings_to_place(parts.side) <= 0) begin_turn(position, parts.side);
}

void TurnOrder::move_ring(Parts& parts, Point from, Point to) {
    const std::size_t own = index_of(parts.side);
    parts.board.flip(between(from, to));
    parts.board.rings[own].erase(from);
    parts.board.rings[own].insert(to);
    parts.board.markers[own].insert(from);
}

void TurnOrder::after_move(Position& position) {
    Parts& parts = position.parts_;
    const bool own_row = parts.board.has_row(parts.side);
    if (parts.variant == Variant::blitz &&
        parts.house_rules.blitz_end == HouseRules::BlitzEnd::row) {
        const Side opponent = opponent_of(parts.side);
        if (own_row) return finish(parts, winner_of(parts.side), EndReason::row);
        if (parts.board.has_row(opponent)) {
            return finish(parts, winner_of(opponent), EndReason::row);
        }
    }
    if (parts.house_rules.pool_end == HouseRules::PoolEnd::at_once && position.pool() <= 0) {
        return count_rings(parts, EndReason::pool);
    }
    if (!own_row) return end_turn(position);
    parts.phase = Phase::remove_row_after;
}

void TurnOrder::remove_row(Parts& parts, Action action) {
    PointSet row = between(action.from(), action.to());
    row.insert(action.from());
    row.insert(action.to());
    parts.board.markers[index_of(parts.side)] -= row;
    parts.phase = parts.phase == Phase::remove_row_before ? Phase::remove_ring_before
                                                          : Phase::remove_ring_after;
}

void TurnOrder::remove_ring(Position& position, Point point) {
    Parts& parts = position.parts_;
    const std::size_t own = index_of(parts.side);
    parts.board.rings[own].erase(point);
    if (++parts.rings_removed[own] >= rings_to_win(parts.variant)) {
        return finish(parts, winner_of(parts.side), EndReason::rings);
    }
    const bool before = parts.phase == Phase::remove_ring_before;
    if (parts.board.has_row(parts.side)) {
        parts.phase = before ? Phase::remove_row_before : Phase::remove_row_after;
        return;
    }
    if (before) return must_move(parts, parts.side);
    end_turn(position);
}

void TurnOrder::begin_turn(Position& position, Side side) {
    Parts& parts = position.parts_;
    if (!parts.board.has_row(side)) return must_move(parts, side);
    parts.side = side;
    parts.phase = Phase::remove_row_before;
}

void TurnOrder::must_move(Parts& parts, Side side) {
    if (parts.board.pool() <= 0) return count_rings(parts, EndReason::pool);
    if (!parts.board.has_ring_move(side) && !parts.board.has_ring_move(opponent_of(side))) {
        return count_rings(parts, EndReason::blocked);
    }
    parts.side = side;
    parts.phase = Phase::move_ring;
}

void TurnOrder::end_turn(Position& position) {
    Parts& parts = position.parts_;
    if (parts.house_rules.pool_end == HouseRules::PoolEnd::turn_end && position.pool() <= 0) {
        return count_rings(parts, EndReason::pool);
    }
    begin_turn(position, opponent_of(parts.side));
}

void TurnOrder::finish(Parts& parts, Winner winner, EndReason reason) {
    parts.side = Side::white;
    parts.phase = Phase::over;
    parts.result = GameResult{winner, reason};
}

void TurnOrder::count_rings(Parts& parts, EndReason reason) {
    const int lead = parts.rings_removed[0] - parts.rings_removed[1];
    finish(parts, lead > 0 ? Winner::white : lead < 0 ? Winner::black : Winner::draw, reason);
}

namespace {

void list_rows(const Position& position, ActionList& actions) {
    const auto starts = position.board().row_starts(position.side());
    for (const auto first : starts[0] | starts[1] | starts[2]) {
        for (const auto direction : kLineDirections) {
            if (!starts[index_of(direction)].contains(first)) continue;
            actions.push_back(Action::remove_row(*Window::from(first, direction)));
        }
    }
}

void list_moves(const Position& position, ActionList& actions) {
    const Board& board = position.board();
    for (const auto from : board.rings_of(position.side())) {
        for (const auto to : board.ring_destinations(from)) {
            actions.push_back(Action::move_ring(from, to));
        }
    }
    if (actions.empty()) actions.push_back(Action::pass());
}

}  // namespace

ActionList legal_actions(const Position& position) {
    ActionList actions;
    switch (position.phase()) {
        case Phase::place_ring:
            for (const auto point : position.board().vacant()) {
                actions.push_back(Action::place_ring(point));
            }
            break;
        case Phase::move_ring:
            list_moves(position, actions);
            break;
        case Phase::remove_row_before:
        case Phase::remove_row_after:
            list_rows(position, actions);
            break;
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            for (const auto point : position.board().rings_of(position.side())) {
                actions.push_back(Action::remove_ring(point));
            }
            break;
        case Phase::over:
            break;
    }
    return actions;
}

int count_legal_actions(const Position& position) {
    const Board& board = position.board();
    switch (position.phase()) {
        case Phase::place_ring:
            return board.vacant().size();
        case Phase::move_ring: {
            const int moves = board.count_ring_moves(position.side());
            return moves > 0 ? moves : 1;
        }
        case Phase::remove_row_before:
        case Phase::remove_row_after: {
            const auto starts = board.row_starts(position.side());
            return starts[0].size() + starts[1].size() + starts[2].size();
        }
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            return board.rings_of(position.side()).size();
        case Phase::over:
            break;
    }
    return 0;
}

Position apply(const Position& position, Action action) {
    Position next = position;
    TurnOrder::play(next, action);
    return next;
}

void play(Position& position, Action action) {
    TurnOrder::play(position, action);
}

Position apply(const Position& position, const Turn& turn) {
    Position next = position;
    for (const auto action : turn) TurnOrder::play(next, action);
    return next;
}

Position begin_turn(PositionParts parts, Side side) {
    parts.result.reset();
    parts.phase = Phase::move_ring;
    parts.side = side;
    Position position = Position::from_parts(parts);
    TurnOrder::begin_turn(position, side);
    return position;
}

Position after_ring_move(PositionParts parts, Side side) {
    parts.result.reset();
    parts.phase = Phase::move_ring;
    parts.side = side;
    Position position = Position::from_parts(parts);
    TurnOrder::after_move(position);
    return position;
}

bool ends_turn(const Position& before, const Position& after) {
    return after.is_over() || after.side() != before.side();
}

namespace {

void extend(const Position& position, Turn& turn, std::vector<LegalTurn>& turns) {
    for (const auto action : legal_actions(position)) {
        const Position after = apply(position, action);
        turn.push_back(action);
        if (ends_turn(position, after)) {
            turns.push_back({turn, after});
        } else {
            extend(after, turn, turns);
        }
        turn.pop_back();
    }
}

}  // namespace

std::vector<LegalTurn> legal_turns(const Position& position) {
    std::vector<LegalTurn> turns;
    turns.reserve(128);
    Turn turn;
    extend(position, turn, turns);
    return turns;
}

std::vector<Position> positions_after_turn(const Position& position) {
    std::vector<Position> positions;
    std::unordered_set<Position> seen;
    for (const auto& turn : legal_turns(position)) {
        if (seen.insert(turn.after).second) positions.push_back(turn.after);
    }
    return positions;
}

}  // namespace yinsight
