#pragma once
// A wrong act: its kind, who did it, where, the rule it broke, and how the board is put right.
// Written records and cameras speak of the same kinds. Finding faults is the business of rules.hpp
// (in a text) and of the arbiter (on a board).

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/point.hpp"
#include "referee/point_state.hpp"
#include "referee/side.hpp"

namespace yinsight {

enum class FaultKind : std::uint8_t {
    // Placing rings.
    placed_on_occupied,
    placed_twice,
    too_many_rings,
    // Who moved.
    out_of_turn,
    opponents_ring_moved,
    // The marker that stays behind.
    marker_missing,
    marker_wrong_colour,
    marker_wrong_point,
    // The ring's path.
    not_in_line,
    jumped_a_ring,
    passed_vacant_after_jump,
    jumped_a_gap,
    landed_on_occupied,
    ring_not_moved,
    // Flips.
    not_flipped,
    wrongly_flipped,
    own_start_marker_flipped,
    // A marker changed without cause.
    marker_moved,
    marker_added,
    marker_removed,
    // Rows.
    row_not_removed,
    wrong_row_removed,
    not_five,
    not_adjacent,
    opponents_row_removed,
    own_row_first,
    // Rings that come off.
    ring_not_removed,
    ring_removed_without_row,
    wrong_ring_colour,
    // The rest.
    played_before_resolving,
    played_after_end,
    passed_with_moves,
    piece_count,
};
inline constexpr int kFaultKindCount = 33;

/// Every kind once, in the order of the enumeration.
const std::array<FaultKind, kFaultKindCount>& all_fault_kinds();

/// "jumped_a_ring", ...: the word used in records and in JSON.
std::string_view name_of(FaultKind kind);
/// The inverse of name_of; empty if the word names no kind.
std::optional<FaultKind> fault_kind_from_name(std::string_view name);
/// The rule that such an act breaks, in one plain English sentence.
std::string_view rule_of(FaultKind kind);

/// One point that must change to put the board right.
struct PointChange {
    Point point;
    PointState from;
    PointState to;
    bool operator==(const PointChange&) const = default;
};

struct Fault {
    FaultKind kind;
    Side player;
    /// Where it happened, most telling point first (where a ring stood before where it went).
    std::vector<Point> points;
    /// What happened, in one plain English sentence.
    std::string message;
    /// The changes that bring the board to the nearest legal continuation; empty where the fault
    /// was found in a text, which has no board to put right.
    std::vector<PointChange> repair;

    std::string_view rule() const { return rule_of(kind); }
    bool operator==(const Fault&) const = default;
};

/// "White" or "Black": a player at the beginning of a message.
std::string capital_name(Side side);

}  // namespace yinsight
