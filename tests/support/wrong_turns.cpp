#include "tests/support/wrong_turns.hpp"

#include "tests/support/wrong_turn_parts.hpp"

namespace yinsight {

using namespace wrong_turn_parts;

std::optional<WrongTurn> make_wrong_turn(FaultKind kind, const Position& position, Dice& dice) {
    if (kind == FaultKind::played_after_end) return make_fault_after_end(position, dice);
    if (position.is_over()) return std::nullopt;
    switch (kind) {
        case FaultKind::placed_on_occupied:
        case FaultKind::placed_twice:
            return make_placing_fault(kind, position, dice);
        case FaultKind::marker_missing:
        case FaultKind::marker_wrong_colour:
        case FaultKind::marker_wrong_point:
        case FaultKind::not_flipped:
        case FaultKind::wrongly_flipped:
        case FaultKind::own_start_marker_flipped:
        case FaultKind::marker_moved:
        case FaultKind::marker_added:
        case FaultKind::marker_removed:
            return make_marker_fault(kind, position, dice);
        case FaultKind::not_in_line:
        case FaultKind::jumped_a_ring:
        case FaultKind::passed_vacant_after_jump:
        case FaultKind::jumped_a_gap:
        case FaultKind::landed_on_occupied:
            return make_path_fault(kind, position, dice);
        case FaultKind::too_many_rings:
        case FaultKind::out_of_turn:
        case FaultKind::opponents_ring_moved:
        case FaultKind::ring_not_moved:
        case FaultKind::ring_removed_without_row:
        case FaultKind::piece_count:
            return make_ring_fault(kind, position, dice);
        case FaultKind::row_not_removed:
        case FaultKind::wrong_row_removed:
        case FaultKind::not_five:
        case FaultKind::not_adjacent:
        case FaultKind::opponents_row_removed:
        case FaultKind::own_row_first:
        case FaultKind::ring_not_removed:
        case FaultKind::wrong_ring_colour:
        case FaultKind::played_before_resolving:
            return make_row_fault(kind, position, dice);
        default:
            return std::nullopt;
    }
}

std::vector<FaultKind> visible_fault_kinds() {
    std::vector<FaultKind> kinds;
    for (const auto kind : all_fault_kinds()) {
        if (kind != FaultKind::passed_with_moves) kinds.push_back(kind);
    }
    return kinds;
}

}  // namespace yinsight
