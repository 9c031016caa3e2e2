#pragma once
// Tells people at a table what to do and writes down the truth of it: the maker of films.
//
// Players make legal turns with their own habits, or wrong ones that are put right or stand; hands
// rest on the board, pieces fall over, turns go unseen and are taken back.

#include <optional>

#include "tests/support/film.hpp"
#include "tests/support/hand_play.hpp"
#include "tests/support/wrong_turns.hpp"

namespace yinsight {

/// How often things happen that are no fault; probabilities a turn.
struct Disturbances {
    HandHabits hands;
    /// The next player's marker is in before the last flip is made.
    double quick_reply = 0;
    /// Two turns in a row of which no frame arrives.
    double unseen_pair = 0;
    /// A turn of which no frame arrives, with a long gap around it.
    double unseen_turn = 0;
    /// One to three turns are taken back.
    double takeback = 0;
    /// A piece is lifted and put back where it stood.
    double adoube = 0;
    /// A hand rests over the board.
    double resting_hand = 0;
    /// A marker falls on the board and is picked up.
    double dropped = 0;
    /// The ring is slid slowly and stops on the way, where that is legal.
    double slide = 0;
    /// The light changes for a few frames.
    double flicker = 0;
    /// A piece is nudged and stands badly until it is touched again.
    double askew = 0;
    /// Players leave hardly a moment between turns.
    double hurry = 0.1;
};

class Director {
  public:
    Director(const Position& start, bool start_is_told, const Disturbances& disturbances,
             Dice& dice);

    const Position& position() const { return position_; }
    std::size_t turns_played() const { return film_.truth.turns.size(); }

    /// The side to move makes this legal turn, with whatever disturbs it.
    void play(const Turn& turn);
    /// A wrong turn. `stands`: nobody puts it right and the game goes on from the board as it
    /// stands, where that can be; else it is put right, and the turn is finished legally.
    void play_wrong(const WrongTurn& wrong, bool stands);
    /// The pieces are swept off after the game.
    void tidy_up();
    /// The board lies still.
    void wait(double calm_s, int looks);

    Film finish() &&;

  private:
    Beat& add(const Act& act, double calm_s);
    void wait_for_gap();
    void add_turn_acts(const std::vector<Act>& acts);
    void slide_ring(const Act& act);
    void disturb_before_turn();
    void maybe_take_back();
    void take_back(std::size_t count);
    void mark(Mark::What what, std::size_t index);
    double pause_s();
    double think_s();
    void let_fault_stand(const WrongTurn& wrong);
    void stand_for_good(const WrongTurn& wrong, std::size_t first_fault);
    void mend(const WrongTurn& wrong, std::size_t first_fault);

    Disturbances disturbances_;
    Dice& dice_;
    Film film_;
    Position position_;
    RealBoard now_;
    /// Before each turn that counts.
    std::vector<Position> past_;
    std::optional<Act> held_;
    int unseen_turns_ = 0;
    PointSet askew_;
};

}  // namespace yinsight
