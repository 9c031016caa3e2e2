// Wrong turns with rings: where they go, whose they are, and how many.

#include "tests/support/wrong_turn_parts.hpp"

namespace yinsight::wrong_turn_parts {

namespace {

/// What lies between two points of a line, as the rulebook sees it.
struct Path {
    PointSet rings;
    PointSet markers;
    /// Markers, then a vacant point, then markers again.
    bool has_gap = false;
    /// Markers, then at least one vacant point before the end.
    bool goes_on_behind = false;
};

Path walk(const Board& board, Point from, Point to, Direction direction) {
    Path path;
    bool vacant_behind_markers = false;
    for (Point at = *step_from(from, direction); at != to; at = *step_from(at, direction)) {
        if (board.ring_at(at)) path.rings.insert(at);
        if (board.marker_at(at)) {
            path.markers.insert(at);
            path.has_gap |= vacant_behind_markers;
        } else if (!path.markers.empty()) {
            vacant_behind_markers = true;
        }
    }
    path.goes_on_behind = vacant_behind_markers && !path.has_gap;
    return path;
}

bool is_such_a_path(FaultKind kind, const Board& board, Point from, Point to) {
    const auto direction = direction_between(from, to);
    const bool vacant = board.vacant().contains(to);
    if (kind == FaultKind::not_in_line) return !direction && vacant;
    if (!direction) return false;
    const Path path = walk(board, from, to, *direction);
    switch (kind) {
        case FaultKind::jumped_a_ring:
            return vacant && !path.rings.empty();
        case FaultKind::passed_vacant_after_jump:
            return vacant && path.rings.empty() && path.goes_on_behind;
        case FaultKind::jumped_a_gap:
            return vacant && path.rings.empty() && path.has_gap;
        case FaultKind::landed_on_occupied:
            return !vacant && path.rings.empty() && !path.has_gap && !path.goes_on_behind &&
                   board.ring_at(to) != board.ring_at(from);
        default:
            return false;
    }
}

/// A legal move of the ring on this point, if it has one.
std::optional<Action> plain_move_from(const Position& position, Point from, Dice& dice) {
    std::vector<Action> moves;
    for (const auto move : plain_moves(position)) {
        if (move.from() == from) moves.push_back(move);
    }
    if (moves.empty()) return std::nullopt;
    return dice.pick(moves);
}

Made make_opponents_ring_moved(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    const auto moves = plain_moves(begin_turn(position.parts(), draft.opponent()));
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    draft.move(move, draft.player());
    draft.fault(FaultKind::opponents_ring_moved, PointSet{move.from(), move.to()});
    draft.or_fault(FaultKind::opponents_ring_moved, PointSet{move.from()});
    draft.made({move});
    draft.legal({legal}, 0);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

Made make_out_of_turn(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    const auto moves = plain_moves(begin_turn(position.parts(), draft.opponent()));
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    draft.set_player(draft.opponent());
    draft.move(move, draft.player());
    draft.fault(FaultKind::out_of_turn, PointSet{move.from(), move.to()});
    draft.or_fault(FaultKind::out_of_turn, PointSet{move.from()});
    draft.made({move});
    draft.legal({legal}, 0);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

Made make_ring_not_moved(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    draft.act(put_marker(draft.board(), draft.player(), legal.from(), draft.player()));
    draft.fault(FaultKind::ring_not_moved, PointSet{legal.from()});
    draft.plain(WrongTurn::Plain::after_thinking);
    draft.legal({legal}, 1);
    return std::move(draft).finish();
}

/// A ring that was won comes back to the board.
Made make_too_many_rings(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    const Side side = dice.chance(0.5) ? draft.player() : draft.opponent();
    if (position.rings_removed(side) == 0) return std::nullopt;
    const Point at = dice.pick(position.board().vacant());
    draft.set_player(side);
    draft.act(unstore_ring(draft.board(), side, at, side));
    draft.fault(FaultKind::too_many_rings, PointSet{at});
    draft.legal({legal}, 0);
    return std::move(draft).finish();
}

Made make_ring_removed_without_row(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    const Point at = dice.pick(position.board().rings_of(draft.player()));
    draft.store(at);
    draft.fault(FaultKind::ring_removed_without_row, PointSet{at});
    draft.legal({legal}, 0);
    draft.may_stand(draft.player());
    return std::move(draft).finish();
}

/// A ring becomes one of the other colour.
Made make_piece_count(const Position& position, Action legal, Dice& dice) {
    Draft draft{position, dice};
    const Side side = dice.chance(0.5) ? draft.player() : draft.opponent();
    const Point at = dice.pick(position.board().rings_of(side));
    draft.act(replace(draft.player(), at, point_state(opponent_of(side), {})));
    draft.fault(FaultKind::piece_count, PointSet{at});
    draft.legal({legal}, 0);
    return std::move(draft).finish();
}

}  // namespace

Made make_path_fault(FaultKind kind, const Position& position, Dice& dice) {
    if (plain_moves(position).empty()) return std::nullopt;
    Draft draft{position, dice};
    const Board& board = position.board();
    std::vector<Action> wrong;
    for (const auto from : board.rings_of(draft.player())) {
        for (const auto to : all_points()) {
            if (from != to && is_such_a_path(kind, board, from, to)) {
                wrong.push_back(Action::move_ring(from, to));
            }
        }
    }
    if (wrong.empty()) return std::nullopt;
    const Action move = dice.pick(wrong);
    const auto legal = plain_move_from(position, move.from(), dice);
    if (!legal) return std::nullopt;
    PointSet unflipped = PointSet::all();
    if (dice.chance(0.4)) unflipped = {};
    draft.move(move, draft.player(), unflipped);
    PointSet points{move.from(), move.to()};
    points |= between(move.from(), move.to()) &
              (kind == FaultKind::jumped_a_ring ? board.all_rings() : PointSet{});
    draft.fault(kind, points);
    draft.made({move});
    draft.legal({*legal}, 1);
    if (board.vacant().contains(move.to())) draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

Made make_ring_fault(FaultKind kind, const Position& position, Dice& dice) {
    const auto moves = plain_moves(position);
    if (moves.empty()) return std::nullopt;
    const Action legal = dice.pick(moves);
    switch (kind) {
        case FaultKind::opponents_ring_moved:
            return make_opponents_ring_moved(position, legal, dice);
        case FaultKind::out_of_turn:
            return make_out_of_turn(position, legal, dice);
        case FaultKind::ring_not_moved:
            return make_ring_not_moved(position, legal, dice);
        case FaultKind::too_many_rings:
            return make_too_many_rings(position, legal, dice);
        case FaultKind::ring_removed_without_row:
            return make_ring_removed_without_row(position, legal, dice);
        case FaultKind::piece_count:
            return make_piece_count(position, legal, dice);
        default:
            return std::nullopt;
    }
}

Made make_placing_fault(FaultKind kind, const Position& position, Dice& dice) {
    if (position.phase() != Phase::place_ring) return std::nullopt;
    Draft draft{position, dice};
    const Side side = draft.player();
    const Turn legal{Action::place_ring(dice.pick(position.board().vacant()))};
    if (kind == FaultKind::placed_on_occupied) {
        const PointSet others = position.board().rings_of(draft.opponent());
        if (others.empty()) return std::nullopt;
        const Point at = dice.pick(others);
        draft.act(replace(side, at, point_state(side, {})));
        draft.fault(kind, PointSet{at});
        draft.legal(legal, 0);
        return std::move(draft).finish();
    }
    if (position.rings_to_place(side) < 2) return std::nullopt;
    draft.act(put_ring(draft.board(), side, legal[0].from(), side));
    PointSet vacant = position.board().vacant();
    vacant.erase(legal[0].from());
    const Point second = dice.pick(vacant);
    draft.act(put_ring(draft.board(), side, second, side));
    draft.fault(kind, PointSet{second});
    draft.or_fault(kind, PointSet{legal[0].from()});
    draft.legal(legal);
    return std::move(draft).finish();
}

Made make_fault_after_end(const Position& position, Dice& dice) {
    if (!position.is_over()) return std::nullopt;
    Draft draft{position, dice};
    const auto moves = plain_moves(begin_turn(position.parts(), static_cast<Side>(dice.below(2))));
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    draft.set_player(*position.board().ring_at(move.from()));
    draft.move(move, draft.player());
    draft.fault(FaultKind::played_after_end, PointSet{move.from(), move.to()});
    draft.or_fault(FaultKind::played_after_end, PointSet{});
    return std::move(draft).finish();
}

}  // namespace yinsight::wrong_turn_parts
