// Wrong turns with markers and flips, and two wrong acts in one turn.

#include <algorithm>

#include "tests/support/wrong_turn_parts.hpp"

namespace yinsight {

namespace wrong_turn_parts {

namespace {

/// A random part of these points, not empty.
PointSet some_of(const std::vector<Point>& points, Dice& dice) {
    PointSet some;
    for (const auto point : points) {
        if (dice.chance(0.5)) some.insert(point);
    }
    if (some.empty()) some.insert(dice.pick(points));
    return some;
}

bool makes_rows(const RealBoard& board) {
    if (!board.is_between_acts()) return false;
    const Board pieces = board.board();
    return pieces.has_row(Side::white) || pieces.has_row(Side::black);
}

Made make_not_flipped(const Position& position, Action move, Dice& dice) {
    const auto jumped = jumped_by(position.board(), move);
    if (jumped.empty()) return std::nullopt;
    Draft draft{position, dice};
    const PointSet unflipped = some_of(jumped, dice);
    draft.move(move, draft.player(), unflipped);
    draft.fault(FaultKind::not_flipped, unflipped);
    draft.plain(WrongTurn::Plain::when_nothing_follows);
    draft.made({move});
    draft.legal({move});
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

/// A whole legal move, but for its marker.
Made make_start_marker_fault(FaultKind kind, const Position& position, Action move, Dice& dice) {
    Draft draft{position, dice};
    const Side side = draft.player();
    if (kind == FaultKind::marker_wrong_colour) {
        draft.move(move, draft.opponent());
        draft.fault(kind, PointSet{move.from()});
    } else if (kind == FaultKind::own_start_marker_flipped) {
        draft.move(move, side);
        draft.act(flip_marker(draft.board(), side, move.from()));
        draft.fault(kind, PointSet{move.from()});
        // In the end it lies there as if put down wrongly: only a look before it was turned tells.
        draft.or_fault(FaultKind::marker_wrong_colour, PointSet{move.from()});
        draft.told_by_marker_on(move.from());
    } else if (kind == FaultKind::marker_missing) {
        draft.act(move_ring(draft.board(), side, move.from(), move.to()));
        for (const auto point : jumped_by(position.board(), move)) {
            draft.act(flip_marker(draft.board(), side, point));
        }
        draft.fault(kind, PointSet{move.from()});
        draft.plain(WrongTurn::Plain::when_nothing_follows);
    } else {
        PointSet free = position.board().vacant() - between(move.from(), move.to());
        free.erase(move.to());
        const Point wrong = dice.pick(free);
        draft.act(put_marker(draft.board(), side, wrong, side));
        draft.act(move_ring(draft.board(), side, move.from(), move.to()));
        for (const auto point : jumped_by(position.board(), move)) {
            draft.act(flip_marker(draft.board(), side, point));
        }
        draft.fault(kind, PointSet{wrong, move.from()});
    }
    if (makes_rows(draft.board())) return std::nullopt;
    draft.made({move});
    draft.legal({move});
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

/// Marker colours other than those of the points in `but`.
PointSet untouched_markers(const Draft& draft, Action move) {
    return draft.before().board().all_markers() - between(move.from(), move.to());
}

Made make_wrongly_flipped(const Position& position, Action move, Dice& dice) {
    Draft draft{position, dice};
    const PointSet others = untouched_markers(draft, move);
    if (others.empty()) return std::nullopt;
    const Point wrong = dice.pick(others);
    draft.move(move, draft.player());
    draft.act(flip_marker(draft.board(), draft.player(), wrong));
    draft.fault(FaultKind::wrongly_flipped, PointSet{wrong});
    if (makes_rows(draft.board())) return std::nullopt;
    draft.made({move});
    draft.legal({move});
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

/// A marker that comes, goes or wanders between two turns.
Made make_stray_marker(FaultKind kind, const Position& position, Action move, Dice& dice) {
    Draft draft{position, dice};
    const PointSet markers = position.board().all_markers();
    const PointSet vacant = position.board().vacant();
    const Side side = draft.player();
    if (kind == FaultKind::marker_added) {
        const Point at = dice.pick(vacant);
        draft.act(put_marker(draft.board(), side, at, static_cast<Side>(dice.below(2))));
        draft.fault(kind, PointSet{at});
    } else {
        if (markers.empty()) return std::nullopt;
        const Point at = dice.pick(markers);
        if (kind == FaultKind::marker_removed) {
            draft.act(lift_marker(draft.board(), side, at));
            draft.fault(kind, PointSet{at});
        } else {
            const Point to = dice.pick(vacant);
            draft.act(move_marker(draft.board(), side, at, to));
            draft.fault(kind, PointSet{at, to});
        }
    }
    if (makes_rows(draft.board())) return std::nullopt;
    draft.legal({move}, 0);
    draft.may_stand(side);
    return std::move(draft).finish();
}

}  // namespace

Made make_marker_fault(FaultKind kind, const Position& position, Dice& dice) {
    const auto moves = plain_moves(position);
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    switch (kind) {
        case FaultKind::not_flipped:
            return make_not_flipped(position, move, dice);
        case FaultKind::wrongly_flipped:
            return make_wrongly_flipped(position, move, dice);
        case FaultKind::marker_moved:
        case FaultKind::marker_added:
        case FaultKind::marker_removed:
            return make_stray_marker(kind, position, move, dice);
        default:
            return make_start_marker_fault(kind, position, move, dice);
    }
}

namespace {

using Second = void (*)(Draft&, Action);

void turn_a_marker_that_was_not_jumped(Draft& draft, Action move) {
    const PointSet others = untouched_markers(draft, move);
    if (others.empty()) return;
    const Point at = draft.dice().pick(others);
    draft.act(flip_marker(draft.board(), draft.player(), at));
    draft.fault(FaultKind::wrongly_flipped, PointSet{at});
}

void take_a_marker_away(Draft& draft, Action move) {
    const PointSet others = untouched_markers(draft, move);
    if (others.empty()) return;
    const Point at = draft.dice().pick(others);
    draft.act(lift_marker(draft.board(), draft.player(), at));
    draft.fault(FaultKind::marker_removed, PointSet{at});
}

void add_a_marker(Draft& draft, Action move) {
    PointSet free = draft.before().board().vacant() - between(move.from(), move.to());
    free.erase(move.to());
    const Point at = draft.dice().pick(free);
    draft.act(put_marker(draft.board(), draft.player(), at, draft.opponent()));
    draft.fault(FaultKind::marker_added, PointSet{at});
}

void take_a_ring_away(Draft& draft, Action move) {
    PointSet rings = draft.before().board().rings_of(draft.player());
    rings.erase(move.from());
    if (rings.empty()) return;
    const Point at = draft.dice().pick(rings);
    draft.store(at);
    draft.fault(FaultKind::ring_removed_without_row, PointSet{at});
}

}  // namespace

}  // namespace wrong_turn_parts

std::optional<WrongTurn> make_doubly_wrong_turn(const Position& position, Dice& dice) {
    using namespace wrong_turn_parts;
    auto moves = plain_moves(position);
    std::erase_if(moves, [&](Action m) { return jumped_by(position.board(), m).empty(); });
    if (moves.empty()) return std::nullopt;
    const Action move = dice.pick(moves);
    Draft draft{position, dice};
    const int first = dice.below(3);
    const auto jumped = jumped_by(position.board(), move);
    const PointSet unflipped = first != 1 ? some_of(jumped, dice) : PointSet{};
    draft.move(move, first != 0 ? draft.opponent() : draft.player(), unflipped);
    if (first != 0) draft.fault(FaultKind::marker_wrong_colour, PointSet{move.from()});
    if (first != 1) draft.fault(FaultKind::not_flipped, unflipped);
    if (first != 1) draft.plain(WrongTurn::Plain::when_nothing_follows);
    if (first != 2) {
        static const std::vector<Second> seconds = {
            turn_a_marker_that_was_not_jumped, take_a_marker_away, add_a_marker, take_a_ring_away};
        const std::size_t acts = draft.acts();
        dice.pick(seconds)(draft, move);
        if (draft.acts() == acts) return std::nullopt;
    }
    if (makes_rows(draft.board())) return std::nullopt;
    draft.made({move});
    draft.legal({move});
    draft.may_stand(draft.opponent());
    return std::move(draft).finish();
}

}  // namespace yinsight
