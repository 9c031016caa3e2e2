#pragma once
// The workshop behind make_wrong_turn: a draft of a wrong turn and the makers of each family.

#include <optional>

#include "tests/support/hand_play.hpp"
#include "tests/support/wrong_turns.hpp"

namespace yinsight::wrong_turn_parts {

/// Legal ring moves of the side to move that need no row removed, before or after.
std::vector<Action> plain_moves(const Position& position);
std::vector<Point> jumped_by(const Board& board, Action move);
/// The rows of this colour.
std::vector<Window> rows_of(const Board& board, Side side);

/// A wrong turn in the making, on the board as it becomes.
class Draft {
  public:
    Draft(const Position& before, Dice& dice);

    const RealBoard& board() const { return board_; }
    Side player() const { return wrong_.player; }
    Side opponent() const { return opponent_of(wrong_.player); }
    Dice& dice() const { return dice_; }
    std::size_t acts() const { return wrong_.acts.size(); }
    const Position& before() const { return wrong_.before; }
    void set_player(Side player) { wrong_.player = player; }

    void act(const Act& act);
    /// The acts of a legal move in the usual order, without some of its flips.
    void move(Action move, Side marker_colour, PointSet unflipped = {});
    /// Five markers or so, one by one.
    void lift(PointSet markers);
    void store(Point ring) { act(store_ring(board_, player(), ring)); }

    /// The fault is complete with the last act so far. A second name is another way to say it.
    void fault(FaultKind kind, PointSet points);
    void or_fault(FaultKind kind, PointSet points);
    /// The second name holds only if nobody saw an own marker lie here.
    void told_by_marker_on(Point at) { wrong_.faults.back().told_by_marker_on = at; }
    void plain(WrongTurn::Plain plain) { wrong_.plain = plain; }
    void made(const Turn& turn) { wrong_.made = turn; }
    /// Put right, the board is that after so many acts of this legal turn; all acts of it where
    /// absent.
    void legal(const Turn& turn, std::optional<std::size_t> acts_done = std::nullopt);
    /// Where nothing has to be undone, so many acts of the legal turn put it right.
    void mended_by(std::size_t acts) { wrong_.mending_acts = acts; }
    /// Play may go on with this side on the board as it stands.
    void may_stand(Side next);

    /// Empty where the board does not show a fault.
    std::optional<WrongTurn> finish() &&;

  private:
    WrongTurn wrong_;
    RealBoard board_;
    Dice& dice_;
    std::optional<Side> next_;
};

using Made = std::optional<WrongTurn>;
Made make_placing_fault(FaultKind kind, const Position& position, Dice& dice);
Made make_marker_fault(FaultKind kind, const Position& position, Dice& dice);
Made make_path_fault(FaultKind kind, const Position& position, Dice& dice);
Made make_ring_fault(FaultKind kind, const Position& position, Dice& dice);
Made make_row_fault(FaultKind kind, const Position& position, Dice& dice);
Made make_fault_after_end(const Position& position, Dice& dice);

}  // namespace yinsight::wrong_turn_parts
