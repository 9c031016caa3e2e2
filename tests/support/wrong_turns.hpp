#pragma once
// Wrong acts of every kind that a camera can see, made from a legal position: what the hands do,
// the names under which the rulebook forbids it, and how it can be put right.
//
// Not in here: passed_with_moves, which looks like the opponent's move out of turn.

#include <optional>
#include <vector>

#include "tests/support/dice.hpp"
#include "tests/support/film.hpp"
#include "tests/support/real_board.hpp"

namespace yinsight {

struct WrongTurn {
    /// When the wrong act can be known for one.
    enum class Plain {
        at_once,
        /// When a step that needs no thought is not made.
        when_nothing_follows,
        /// When the player has had time to think, or the opponent plays on.
        after_thinking,
    };

    Position before;
    Side player = Side::white;
    std::vector<Act> acts;
    /// The act with which the fault is complete.
    std::size_t complete_with = 0;
    std::vector<TrueFault> faults;
    Plain plain = Plain::at_once;
    /// A legal turn of the side to move, the first acts of which still hold when the fault has been
    /// put right.
    Turn legal;
    std::vector<Act> legal_acts;
    std::size_t legal_acts_done = 0;
    /// Where nothing has to be undone: the acts after these that put the fault right.
    std::size_t mending_acts = 1;
    /// The actions as made, empty if the fault is not a turn.
    Turn made;
    /// Where play goes on if nobody minds; empty where nobody can play on.
    std::optional<Position> stands;
};

/// A wrong act of this kind, or empty where the position does not allow one or the board would
/// look legal.
std::optional<WrongTurn> make_wrong_turn(FaultKind kind, const Position& position, Dice& dice);

/// Two different wrong acts in one turn, or empty as above.
std::optional<WrongTurn> make_doubly_wrong_turn(const Position& position, Dice& dice);

/// The kinds that make_wrong_turn knows.
std::vector<FaultKind> visible_fault_kinds();

}  // namespace yinsight
