#include "referee/coach/reason.hpp"

#include <algorithm>

#include "referee/coach/threats.hpp"

namespace yinsight {

namespace {

std::vector<Window> rows_on(const Board& board, Side side) {
    std::vector<Window> rows;
    const auto starts = board.row_starts(side);
    for (const auto direction : kLineDirections) {
        for (const Point first : starts[index_of(direction)])
            rows.push_back(*Window::from(first, direction));
    }
    return rows;
}

bool holds(const std::vector<Window>& rows, Window row) {
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

Board after_ring_move(Board board, Side side, Point from, Point to) {
    board.flip(between(from, to));
    board.rings[index_of(side)].erase(from);
    board.rings[index_of(side)].insert(to);
    board.markers[index_of(side)].insert(from);
    return board;
}

bool can_make_row(const Board& board, Side side) {
    for (const auto& entry : reaches_of(board, side)) {
        for (const Point to : entry.slides | entry.jumps) {
            if (makes_row(board, side, entry.ring, to)) return true;
        }
    }
    return false;
}

PointSet turned_by(const Turn& turn, const Board& before) {
    for (const Action action : turn) {
        if (action.kind() == ActionKind::move_ring)
            return between(action.from(), action.to()) & before.all_markers();
    }
    return {};
}

std::optional<RowThreat> threat_of(const Position& after, Side side) {
    if (after.is_over() || after.phase() != Phase::move_ring) return std::nullopt;
    RowThreat threat;
    threat.rows = rows_in_one_move(after.board(), side);
    if (threat.rows.empty()) return std::nullopt;
    PointSet common = PointSet::all();
    for (const LegalTurn& answer : legal_turns(after)) {
        ++threat.answers;
        const bool defends =
            answer.after.is_over()
                ? answer.after.result()->winner != winner_of(side)
                : !answer.after.board().has_row(side) && !can_make_row(answer.after.board(), side);
        if (!defends) continue;
        ++threat.defences;
        threat.only_defence = answer.turn;
        common &= turned_by(answer.turn, after.board());
    }
    if (threat.defences != 1) threat.only_defence.reset();
    if (threat.defences > 0 && !common.empty()) threat.common_flip = common.first();
    return threat;
}

int rings_that_flip(const Board& board, Point marker, Side side) {
    int rings = 0;
    for (const auto& entry : reaches_of(board, side)) {
        for (const Point to : entry.jumps) {
            if (!between(entry.ring, to).contains(marker)) continue;
            ++rings;
            break;
        }
    }
    return rings;
}

std::optional<Point> taken_out_of_reach(const Board& before, const Board& after, Side other) {
    const Side own = opponent_of(other);
    const PointSet completing = completing_points(before.markers_of(other)) &
                                before.markers_of(own) &
                                completing_points(after.markers_of(other)) & after.markers_of(own);
    for (const Point point : completing) {
        if (rings_that_flip(before, point, other) == 1 && rings_that_flip(after, point, other) == 0)
            return point;
    }
    return std::nullopt;
}

void find_longest(const Board& before, const Board& after, Side side, Reasons& reasons) {
    for (const Window window : all_windows()) {
        const PointSet points = window.points();
        if (points.intersects(after.rings_of(opponent_of(side)))) continue;
        const int markers = (points & after.markers_of(side)).size();
        if (markers <= reasons.longest_markers ||
            markers <= (points & before.markers_of(side)).size())
            continue;
        reasons.longest_markers = markers;
        reasons.longest = window;
    }
}

void note_actions(const Position& before, const RankedTurn& turn, Reasons& reasons) {
    Position position = before;
    for (const Action action : turn.turn) {
        if (action.kind() == ActionKind::remove_row && action.window())
            (position.phase() == Phase::remove_row_before ? reasons.found : reasons.completed)
                .push_back(*action.window());
        if (action.kind() == ActionKind::place_ring) {
            reasons.placed = action.from();
            const int east = action.from().column() - 5;
            const int north = action.from().row() - 6;
            reasons.steps_to_centre =
                std::max({std::abs(east), std::abs(north), std::abs(east - north)});
        }
        const Board board_before = position.board();
        play(position, action);
        if (action.kind() != ActionKind::move_ring) continue;
        const Side other = opponent_of(before.side());
        const Board board =
            after_ring_move(board_before, before.side(), action.from(), action.to());
        reasons.given = rows_on(board, other);
        // Blitz ends with the row still lying there.
        if (position.is_over()) reasons.completed = rows_on(board, before.side());
    }
}

}  // namespace

std::vector<Window> rows_in_one_move(const Board& board, Side side) {
    std::vector<Window> rows;
    for (const auto& entry : reaches_of(board, side)) {
        for (const Point to : entry.slides | entry.jumps) {
            if (!makes_row(board, side, entry.ring, to)) continue;
            for (const Window row : rows_on(after_ring_move(board, side, entry.ring, to), side)) {
                if (!holds(rows, row)) rows.push_back(row);
            }
        }
    }
    return rows;
}

Reasons reasons_for(const Position& before, const RankedTurn& turn) {
    Reasons reasons;
    const Side own = before.side();
    const Side other = opponent_of(own);
    reasons.player = own;
    reasons.ends_game = turn.after.is_over();
    if (is_proven_win(turn.score)) reasons.wins_in = winners_turns(turn.score);
    if (is_proven_loss(turn.score)) reasons.loses_in = winners_turns(turn.score);
    note_actions(before, turn, reasons);
    const Board& board = turn.after.board();
    reasons.own_moves = board.count_ring_moves(own);
    reasons.other_moves = board.count_ring_moves(other);
    if (turn.after.is_over() || turn.after.phase() == Phase::place_ring) return reasons;
    reasons.threat = threat_of(turn.after, own);
    const auto still_possible = rows_in_one_move(board, other);
    for (const Window row : rows_in_one_move(before.board(), other)) {
        if (!holds(still_possible, row) && reasons.given.empty()) reasons.stopped.push_back(row);
    }
    reasons.out_of_reach = taken_out_of_reach(before.board(), board, other);
    find_longest(before.board(), board, own, reasons);
    return reasons;
}

}  // namespace yinsight
