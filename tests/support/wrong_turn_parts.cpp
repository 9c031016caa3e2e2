#include "tests/support/wrong_turn_parts.hpp"

#include <utility>

namespace yinsight::wrong_turn_parts {

std::vector<Action> plain_moves(const Position& position) {
    std::vector<Action> moves;
    if (position.phase() != Phase::move_ring) return moves;
    for (const auto action : legal_actions(position)) {
        if (action.kind() != ActionKind::move_ring) continue;
        if (apply(position, action).phase() == Phase::move_ring) moves.push_back(action);
    }
    return moves;
}

std::vector<Point> jumped_by(const Board& board, Action move) {
    const PointSet jumped = between(move.from(), move.to()) & board.all_markers();
    return {jumped.begin(), jumped.end()};
}

std::vector<Window> rows_of(const Board& board, Side side) {
    std::vector<Window> rows;
    for (const auto& window : all_windows()) {
        if (board.is_row(window, side)) rows.push_back(window);
    }
    return rows;
}

Draft::Draft(const Position& before, Dice& dice) : board_{RealBoard::of(before)}, dice_{dice} {
    wrong_.before = before;
    wrong_.player = before.side();
}

void Draft::act(const Act& act) {
    act.apply_to(board_);
    wrong_.acts.push_back(act);
}

void Draft::move(Action move, Side marker_colour, PointSet unflipped) {
    act(put_marker(board_, player(), move.from(), marker_colour));
    act(move_ring(board_, player(), move.from(), move.to()));
    for (const auto point : jumped_by(before().board(), move)) {
        if (!unflipped.contains(point)) act(flip_marker(board_, player(), point));
    }
}

void Draft::lift(PointSet markers) {
    for (const auto point : markers) act(lift_marker(board_, player(), point));
}

void Draft::fault(FaultKind kind, PointSet points) {
    wrong_.complete_with = wrong_.acts.size() - 1;
    wrong_.faults.push_back({player(), {{kind, points}}, {}, before()});
}

void Draft::or_fault(FaultKind kind, PointSet points) {
    wrong_.faults.back().names.push_back({kind, points});
}

void Draft::legal(const Turn& turn, std::optional<std::size_t> acts_done) {
    HandHabits by_the_book;
    by_the_book.sweeps = 0;
    wrong_.legal = turn;
    wrong_.legal_acts = acts_of(before(), turn, by_the_book, dice_);
    wrong_.legal_acts_done = acts_done.value_or(wrong_.legal_acts.size());
}

void Draft::may_stand(Side next) {
    next_ = next;
}

std::optional<WrongTurn> Draft::finish() && {
    const bool shows = wrong_.plain == WrongTurn::Plain::at_once
                           ? !is_on_the_way(before(), board_)
                           : !is_a_complete_turn(before(), board_);
    const bool goes_on = !wrong_.legal.empty() || before().is_over();
    if (!shows || !goes_on) return std::nullopt;
    if (wrong_.legal_acts_done == wrong_.legal_acts.size() && !wrong_.legal.empty()) {
        for (auto& fault : wrong_.faults) fault.after = apply(before(), wrong_.legal);
    }
    if (next_ && board_.is_between_acts()) {
        PositionParts parts = before().parts();
        parts.board = board_.board();
        for (const auto side : {Side::white, Side::black}) {
            parts.rings_removed[index_of(side)] = kRingsPerSide - parts.board.rings_of(side).size();
        }
        const Position stands = begin_turn(parts, *next_);
        if (!stands.is_over()) wrong_.stands = stands;
    }
    return std::move(wrong_);
}

}  // namespace yinsight::wrong_turn_parts
