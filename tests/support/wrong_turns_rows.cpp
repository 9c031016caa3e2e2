// Wrong turns with rows and the rings that come off for them.

#include "tests/support/wrong_turn_parts.hpp"

namespace yinsight::wrong_turn_parts {

namespace {

/// A ring move after which the mover has exactly one row to remove, or as `filter` wants it.
struct RowMove {
    Action move;
    Position after;
    Window row;
};

std::optional<RowMove> find_row_move(const Position& position, bool opponents_too, Dice& dice) {
    if (position.phase() != Phase::move_ring) return std::nullopt;
    const Side side = position.side();
    std::vector<RowMove> found;
    for (const auto move : legal_actions(position)) {
        if (move.kind() != ActionKind::move_ring) continue;
        const Position after = apply(position, move);
        if (after.phase() != Phase::remove_row_after) continue;
        const auto rows = rows_of(after.board(), side);
        const bool theirs = after.board().has_row(opponent_of(side));
        if (rows.size() == 1 && theirs == opponents_too) found.push_back({move, after, rows[0]});
    }
    if (found.empty()) return std::nullopt;
    return dice.pick(found);
}

/// The whole legal turn: the move, the row, this ring or any.
Turn turn_of(const RowMove& m, Point ring) {
    return {m.move, Action::remove_row(m.row), Action::remove_ring(ring)};
}

std::size_t acts_of_move(const Position& position, Action move) {
    return 2 + jumped_by(position.board(), move).size();
}

Made make_row_not_removed(const Position& position, const RowMove& m, Point ring, Dice& dice) {
    Draft draft{position, dice};
    draft.move(m.move, draft.player());
    draft.fault(FaultKind::row_not_removed, m.row.points());
    draft.plain(WrongTurn::Plain::after_thinking);
    draft.made({m.move});
    draft.legal(turn_of(m, ring), acts_of_move(position, m.move));
    draft.mended_by(kRowLength);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

Made make_ring_not_removed(const Position& position, const RowMove& m, Point ring, Dice& dice) {
    Draft draft{position, dice};
    draft.move(m.move, draft.player());
    draft.lift(m.row.points());
    draft.fault(FaultKind::ring_not_removed, m.row.points());
    draft.plain(WrongTurn::Plain::after_thinking);
    draft.made({m.move, Action::remove_row(m.row)});
    draft.legal(turn_of(m, ring), acts_of_move(position, m.move) + kRowLength);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

Made make_wrong_ring_colour(const Position& position, const RowMove& m, Point ring, Dice& dice) {
    Draft draft{position, dice};
    draft.move(m.move, draft.player());
    draft.lift(m.row.points());
    const Point wrong = dice.pick(m.after.board().rings_of(draft.opponent()));
    draft.store(wrong);
    draft.fault(FaultKind::wrong_ring_colour, PointSet{wrong});
    draft.made({m.move, Action::remove_row(m.row), Action::remove_ring(wrong)});
    draft.legal(turn_of(m, ring), acts_of_move(position, m.move) + kRowLength);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

/// Five or so markers that are not the row due.
PointSet wrong_markers(FaultKind kind, const RowMove& m, Side side, Dice& dice) {
    const Board& board = m.after.board();
    const PointSet row = m.row.points();
    if (kind == FaultKind::wrong_row_removed) {
        std::vector<PointSet> found;
        for (const auto& window : all_windows()) {
            const PointSet points = window.points();
            if (points == row || !board.all_markers().contains(points)) continue;
            if (!board.markers_of(opponent_of(side)).contains(points)) found.push_back(points);
        }
        return found.empty() ? PointSet{} : dice.pick(found);
    }
    PointSet lifted = row;
    lifted.erase(dice.pick(row));
    if (kind == FaultKind::not_five) return lifted;
    const PointSet others = board.markers_of(side) - row;
    if (others.empty()) return {};
    lifted.insert(dice.pick(others));
    if (Window::between_ends(lifted.first(), lifted.last())) return {};
    return lifted;
}

Made make_wrong_markers_lifted(FaultKind kind, const Position& position, const RowMove& m,
                               Point ring, Dice& dice) {
    Draft draft{position, dice};
    const PointSet lifted = wrong_markers(kind, m, draft.player(), dice);
    if (lifted.empty()) return std::nullopt;
    draft.move(m.move, draft.player());
    draft.lift(lifted);
    draft.store(ring);
    draft.fault(kind, lifted);
    if (kind == FaultKind::not_five) {
        // The fifth marker may still be on its way.
        draft.plain(WrongTurn::Plain::after_thinking);
        draft.legal(turn_of(m, ring));
    } else {
        draft.legal(turn_of(m, ring), acts_of_move(position, m.move));
    }
    return std::move(draft).finish();
}

/// A run of six comes off whole.
Made make_six_lifted(const Position& position, Dice& dice) {
    const Side side = position.side();
    for (const auto move : legal_actions(position)) {
        if (move.kind() != ActionKind::move_ring) continue;
        const Position after = apply(position, move);
        const auto rows = rows_of(after.board(), side);
        if (rows.size() != 2 || after.phase() != Phase::remove_row_after) continue;
        const PointSet lifted = rows[0].points() | rows[1].points();
        if (lifted.size() != kRowLength + 1) continue;
        Draft draft{position, dice};
        draft.move(move, side);
        draft.lift(lifted);
        const Point ring = dice.pick(after.board().rings_of(side));
        draft.store(ring);
        draft.fault(FaultKind::not_five, lifted);
        draft.legal({move, Action::remove_row(dice.pick(rows)), Action::remove_ring(ring)});
        return std::move(draft).finish();
    }
    return std::nullopt;
}

Made make_own_row_first(const Position& position, Dice& dice) {
    const auto m = find_row_move(position, true, dice);
    if (!m) return std::nullopt;
    Draft draft{position, dice};
    draft.move(m->move, draft.player());
    const PointSet theirs = rows_of(m->after.board(), draft.opponent())[0].points();
    draft.lift(theirs);
    draft.fault(FaultKind::own_row_first, theirs);
    const Point ring = dice.pick(m->after.board().rings_of(draft.player()));
    draft.legal(turn_of(*m, ring), acts_of_move(position, m->move));
    return std::move(draft).finish();
}

/// The opponent's row comes off with a ring of the player who made it.
Made make_opponents_row_removed(const Position& position, Dice& dice) {
    std::vector<Action> moves;
    for (const auto move : legal_actions(position)) {
        if (move.kind() != ActionKind::move_ring) continue;
        if (apply(position, move).phase() == Phase::remove_row_before) moves.push_back(move);
    }
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    const Position after = apply(position, move);
    Draft draft{position, dice};
    draft.move(move, draft.player());
    const PointSet theirs = rows_of(after.board(), draft.opponent())[0].points();
    draft.lift(theirs);
    const Point ring = dice.pick(after.board().rings_of(draft.player()));
    draft.store(ring);
    draft.fault(FaultKind::opponents_row_removed, theirs);
    draft.legal({move});
    return std::move(draft).finish();
}

Made make_played_before_resolving(const Position& position, Dice& dice) {
    if (position.phase() != Phase::remove_row_before) return std::nullopt;
    const auto rows = rows_of(position.board(), position.side());
    if (rows.size() != 1) return std::nullopt;
    PositionParts parts = position.parts();
    parts.phase = Phase::move_ring;
    const Position ignoring = Position::from_parts(parts);
    std::vector<Action> moves;
    for (const auto move : legal_actions(ignoring)) {
        // The row must still lie there, and the move must make no other.
        if (between(move.from(), move.to()).intersects(rows[0].points())) continue;
        const Position after = apply(ignoring, move);
        const Board& board = after.board();
        if (rows_of(board, position.side()).size() == 1 &&
            !board.has_row(opponent_of(position.side()))) {
            moves.push_back(move);
        }
    }
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    Draft draft{position, dice};
    draft.move(move, draft.player());
    draft.fault(FaultKind::played_before_resolving, rows[0].points());
    draft.made({move});
    const auto turns = legal_turns(position);
    draft.legal(dice.pick(turns).turn, 0);
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

}  // namespace

Made make_row_fault(FaultKind kind, const Position& position, Dice& dice) {
    if (kind == FaultKind::played_before_resolving) {
        return make_played_before_resolving(position, dice);
    }
    if (position.phase() != Phase::move_ring) return std::nullopt;
    if (kind == FaultKind::opponents_row_removed) {
        return make_opponents_row_removed(position, dice);
    }
    if (kind == FaultKind::own_row_first) return make_own_row_first(position, dice);
    // A third ring would end the game.
    if (position.rings_removed(position.side()) >= 2) return std::nullopt;
    if (kind == FaultKind::not_five && dice.chance(0.7)) return make_six_lifted(position, dice);
    const auto m = find_row_move(position, false, dice);
    if (!m) return std::nullopt;
    const Point ring = dice.pick(m->after.board().rings_of(position.side()));
    switch (kind) {
        case FaultKind::row_not_removed:
            return make_row_not_removed(position, *m, ring, dice);
        case FaultKind::ring_not_removed:
            return make_ring_not_removed(position, *m, ring, dice);
        case FaultKind::wrong_ring_colour:
            return make_wrong_ring_colour(position, *m, ring, dice);
        default:
            return make_wrong_markers_lifted(kind, position, *m, ring, dice);
    }
}

}  // namespace yinsight::wrong_turn_parts
