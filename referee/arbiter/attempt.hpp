#pragma once
// What a player seems to have tried when no legal turn explains the board: the smallest set of
// wrong acts that does, each with its name, its points and its repair.
//
// Rules: REFEREE section 3. One attempt is one turn of one player with its deviations; what remains
// after the most likely ring move has been chosen is explained point by point.

#include <array>
#include <optional>
#include <vector>

#include "referee/arbiter/turn_program.hpp"
#include "referee/fault.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// What is known besides the board itself.
struct AttemptContext {
    /// The turn is over although steps are missing (the opponent plays on, or nothing happens for
    /// long): missing flips, rows and rings are faults then, before that they are not.
    bool ended = false;
    /// Flips and the marker that stays need no thought: they are over earlier.
    bool flips_over = false;
    /// Points at which a marker of the mover's own colour was seen earlier in this turn.
    PointSet own_marker_seen;
    /// The turn before, by the other side; empty where unknown. Its player's hand is near when
    /// pieces change before the next turn begins.
    Turn last_turn;
    /// Rings in the storage circles beyond those of the position, by side; empty where not in view.
    std::array<std::optional<int>, 2> new_removed_rings{};
};

struct Attempt {
    /// Cost of the board as the attempt has it plus what the wrong acts cost, in nats, absolute.
    float cost = 0;
    Side player = Side::white;
    /// Never empty.
    std::vector<Fault> faults;
    /// The board as it stands, wrong acts included.
    PointStates stands{};
    /// A ring came to rest elsewhere: if this stands, it is the other side's turn.
    bool moved = false;
    /// More of the same is on its way: markers come off while a row is due, and only when they all
    /// are in the hand does the wrong act have its name.
    bool goes_on = false;
    /// The actions as they were made, legal or not, for the record; empty if there was none.
    Turn turn;
};

/// The cheapest attempt from a position, or empty if the board as believed needs no fault.
std::optional<Attempt> find_attempt(const Position& position, const BoardCosts& costs,
                                    const AttemptContext& context);

}  // namespace yinsight
