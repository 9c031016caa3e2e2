#include "referee/fault.hpp"

#include <algorithm>

namespace yinsight {

namespace {

struct Entry {
    FaultKind kind;
    std::string_view name;
    std::string_view rule;
};

constexpr std::array<Entry, kFaultKindCount> kEntries = {{
    {FaultKind::placed_on_occupied, "placed_on_occupied", "A ring is placed on a vacant point."},
    {FaultKind::placed_twice, "placed_twice", "The players place one ring each, in turn."},
    {FaultKind::too_many_rings, "too_many_rings", "Each player has five rings."},
    {FaultKind::out_of_turn, "out_of_turn", "The players move in turn; White begins."},
    {FaultKind::opponents_ring_moved, "opponents_ring_moved", "A player moves an own ring."},
    {FaultKind::marker_missing, "marker_missing",
     "Before a ring moves, a marker is put into it, and it stays where the ring stood."},
    {FaultKind::marker_wrong_colour, "marker_wrong_colour",
     "The marker put into the ring shows the mover's colour."},
    {FaultKind::marker_wrong_point, "marker_wrong_point",
     "The marker is put into the ring that then moves, and stays where that ring stood."},
    {FaultKind::not_in_line, "not_in_line", "A ring moves in a straight line."},
    {FaultKind::jumped_a_ring, "jumped_a_ring", "A ring jumps over markers, never over a ring."},
    {FaultKind::passed_vacant_after_jump, "passed_vacant_after_jump",
     "After a jump the ring lands on the first vacant point behind the markers."},
    {FaultKind::jumped_a_gap, "jumped_a_gap",
     "A ring jumps one unbroken group of markers and lands right behind it."},
    {FaultKind::landed_on_occupied, "landed_on_occupied", "A ring lands on a vacant point."},
    {FaultKind::ring_not_moved, "ring_not_moved",
     "The ring that holds the marker must move to another point."},
    {FaultKind::not_flipped, "not_flipped", "Every marker that was jumped is turned over."},
    {FaultKind::wrongly_flipped, "wrongly_flipped",
     "Only the markers that were jumped are turned over."},
    {FaultKind::own_start_marker_flipped, "own_start_marker_flipped",
     "The marker that the ring leaves behind was not jumped and is not turned over."},
    {FaultKind::marker_moved, "marker_moved", "Markers are turned over but never moved."},
    {FaultKind::marker_added, "marker_added",
     "The only marker that comes on the board is the one in the ring that moves."},
    {FaultKind::marker_removed, "marker_removed", "Markers leave the board only as a row of five."},
    {FaultKind::row_not_removed, "row_not_removed",
     "A row of five markers in the player's colour must be removed."},
    {FaultKind::wrong_row_removed, "wrong_row_removed",
     "The markers removed must be a row of the player's colour."},
    {FaultKind::not_five, "not_five", "Exactly five markers of a row are removed."},
    {FaultKind::not_adjacent, "not_adjacent",
     "The five markers removed must be neighbours on one line."},
    {FaultKind::opponents_row_removed, "opponents_row_removed",
     "Each player removes the rows of the own colour."},
    {FaultKind::own_row_first, "own_row_first",
     "The rows of the player who moved come off before the opponent's."},
    {FaultKind::ring_not_removed, "ring_not_removed",
     "After each row the player removes one own ring."},
    {FaultKind::ring_removed_without_row, "ring_removed_without_row",
     "A ring is removed only after a row."},
    {FaultKind::wrong_ring_colour, "wrong_ring_colour",
     "After a row the player removes an own ring."},
    {FaultKind::played_before_resolving, "played_before_resolving",
     "A row left by the opponent's move is removed, with a ring, before the next move."},
    {FaultKind::played_after_end, "played_after_end", "When the game is over nobody moves."},
    {FaultKind::passed_with_moves, "passed_with_moves",
     "Only a player whose rings cannot move passes."},
    {FaultKind::piece_count, "piece_count",
     "There are 51 markers and five rings a side, on the board and off it together."},
}};

constexpr std::array<FaultKind, kFaultKindCount> make_kinds() {
    std::array<FaultKind, kFaultKindCount> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kEntries[i].kind;
    return kinds;
}

constexpr bool is_in_order(const std::array<FaultKind, kFaultKindCount>& kinds) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] != static_cast<FaultKind>(i)) return false;
    }
    return true;
}

constexpr std::array<FaultKind, kFaultKindCount> kKinds = make_kinds();
static_assert(is_in_order(kKinds), "the table follows the enumeration");

}  // namespace

const std::array<FaultKind, kFaultKindCount>& all_fault_kinds() {
    return kKinds;
}

std::string_view name_of(FaultKind kind) {
    return kEntries[static_cast<std::size_t>(kind)].name;
}

std::optional<FaultKind> fault_kind_from_name(std::string_view name) {
    const auto* const entry = std::find_if(kEntries.begin(), kEntries.end(),
                                           [&](const Entry& e) { return e.name == name; });
    if (entry == kEntries.end()) return std::nullopt;
    return entry->kind;
}

std::string_view rule_of(FaultKind kind) {
    return kEntries[static_cast<std::size_t>(kind)].rule;
}

std::string capital_name(Side side) {
    return side == Side::white ? "White" : "Black";
}

}  // namespace yinsight
