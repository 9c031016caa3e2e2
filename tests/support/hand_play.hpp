#pragma once
// Legal turns as hands make them, and players who choose turns.
//
// A turn becomes a list of acts: marker into the ring, the ring moved, each flip, each row marker
// lifted, the ring to the storage circle; the order varies as that of people does. The board after
// the last act is that of the turn.

#include <vector>

#include "referee/rules.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/real_board.hpp"

namespace yinsight {

/// How often a player departs from the order of the rulebook; probabilities.
struct HandHabits {
    /// Flips before the ring moves.
    double flips_first = 0;
    /// Flips with the ring in the other hand.
    double flips_while_lifted = 0;
    /// The ring moves first, its marker is put down later.
    double marker_after_ring = 0;
    double ring_before_row = 0;
    /// Lifts two or three markers of a row at once.
    double sweeps = 0.3;
};

/// The acts of a legal turn.
std::vector<Act> acts_of(const Position& before, const Turn& turn, const HandHabits& habits,
                         Dice& dice);

/// Chooses turns: at random, or with an eye for rows.
class Player {
  public:
    /// `greed`: share of turns chosen for rows and runs; the others are random.
    explicit Player(double greed) : greed_{greed} {}
    /// A legal turn; the game must not be over.
    LegalTurn choose(const Position& position, Dice& dice) const;

  private:
    double greed_;
};

}  // namespace yinsight
