#include "referee/arbiter/attempt.hpp"

#include <algorithm>

#include "referee/arbiter/attempt_parts.hpp"

namespace yinsight {

namespace {

using attempt_parts::Draft;
using attempt_parts::Looks;

void consider(std::optional<Attempt>& best, Draft&& draft) {
    auto attempt = std::move(draft).finish();
    if (attempt && (!best || attempt->cost < best->cost)) best = std::move(attempt);
}

/// Ring moves that the board suggests: a ring that left, a ring that came.
void consider_ring_moves(std::optional<Attempt>& best, const Position& position,
                         const Looks& looks) {
    for (const auto side : {position.side(), opponent_of(position.side())}) {
        for (const auto from : looks.lost_rings(side)) {
            for (const auto to : looks.gained_rings(side)) {
                Draft draft{position, looks};
                draft.move_ring(side, from, to);
                consider(best, std::move(draft));
            }
        }
    }
}

/// A ring that moved and then came off itself, for a row: it may have gone anywhere.
void consider_vanished_rings(std::optional<Attempt>& best, const Position& position,
                             const Looks& looks) {
    const Side side = position.side();
    if (!looks.gained_rings(side).empty() || position.phase() != Phase::move_ring) return;
    for (const auto from : looks.lost_rings(side)) {
        const auto left = looks.at(from);
        if (left != point_state({}, side) && left != PointState::empty) continue;
        for (const auto to : position.board().ring_destinations(from)) {
            Draft draft{position, looks};
            draft.move_ring(side, from, to);
            consider(best, std::move(draft));
        }
    }
}

/// A marker that lies in a ring which has not moved.
void consider_markers_in_rings(std::optional<Attempt>& best, const Position& position,
                               const Looks& looks) {
    for (const auto point : looks.filled_rings()) {
        Draft draft{position, looks};
        draft.fill_ring(point);
        consider(best, std::move(draft));
    }
}

/// Row removals that come before the move, each way in which they can have been done rightly: the
/// attempt then starts from the position after them.
std::vector<std::pair<Turn, Position>> after_leading_removals(const Position& position) {
    std::vector<std::pair<Turn, Position>> open{{Turn{}, position}};
    std::vector<std::pair<Turn, Position>> done;
    while (!open.empty()) {
        auto [turn, at] = open.back();
        open.pop_back();
        const bool removing =
            at.phase() == Phase::remove_row_before || at.phase() == Phase::remove_ring_before;
        if (!turn.empty() && !removing && !at.is_over()) done.emplace_back(turn, at);
        if (!removing) continue;
        for (const auto action : legal_actions(at)) {
            auto next = turn;
            next.push_back(action);
            open.emplace_back(next, apply(at, action));
        }
    }
    return done;
}

void consider_from(std::optional<Attempt>& best, const Position& position, const Looks& looks) {
    if (position.phase() == Phase::place_ring) {
        Draft draft{position, looks};
        draft.place_rings();
        consider(best, std::move(draft));
        return;
    }
    consider_ring_moves(best, position, looks);
    consider_vanished_rings(best, position, looks);
    consider_markers_in_rings(best, position, looks);
    const bool ring_went_elsewhere = [&] {
        for (const auto side : {Side::white, Side::black}) {
            if (!looks.lost_rings(side).empty() && !looks.gained_rings(side).empty()) return true;
        }
        return false;
    }();
    if (ring_went_elsewhere) return;
    Draft draft{position, looks};
    draft.leave_rings();
    consider(best, std::move(draft));
}

}  // namespace

std::optional<Attempt> find_attempt(const Position& position, const BoardCosts& costs,
                                    const AttemptContext& context) {
    std::optional<Attempt> best;
    consider_from(best, position, Looks{position, costs, context});
    for (const auto& [turn, later] : after_leading_removals(position)) {
        std::optional<Attempt> from_there;
        consider_from(from_there, later, Looks{later, costs, context});
        if (!from_there || (best && best->cost <= from_there->cost)) continue;
        best = std::move(from_there);
        auto whole = turn;
        for (const auto action : best->turn) {
            if (!whole.full()) whole.push_back(action);
        }
        best->turn = whole;
    }
    return best;
}

}  // namespace yinsight
