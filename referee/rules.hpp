#pragma once
// The rules of YINSH, standard and blitz: which actions are legal, what they do, and the turns they
// make. Source: the rulebook; where it is silent (blocked players, the moment of an empty pool) the
// decisions are those of HouseRules and of the comments here.
//
// A turn of player S: rows that the opponent's move made for S come off, each with a ring of S; S
// puts a marker into a ring, moves it and flips what it jumped; the rows of S come off, each with a
// ring. The last ring needed ends the game at once. No marker to take: rings are counted. No move
// for S: S passes; no move for either: rings are counted.

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "referee/action.hpp"
#include "referee/fault.hpp"
#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// The legal actions of one position, without memory from the heap.
class ActionList {
  public:
    /// Nine rings of a side (Position::kMaxRings) with 27 points each; 123 windows; 85 points.
    static constexpr std::size_t kCapacity = 256;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Action* begin() const { return actions_.data(); }
    const Action* end() const { return actions_.data() + size_; }
    Action operator[](std::size_t i) const { return actions_[i]; }
    void push_back(Action action) { actions_[size_++] = action; }

  private:
    std::array<Action, kCapacity> actions_;
    std::size_t size_ = 0;
};

/// All legal actions but resigning, which is legal until the game is over. Points in index order,
/// moves by (from, to), rows by (lower end, upper end). `pass` alone where the side to move has no
/// ring that can move.
ActionList legal_actions(const Position& position);

/// legal_actions(position).size(), without listing them.
int count_legal_actions(const Position& position);

/// Why the action may not be made, or empty if it is legal (resigning included).
std::optional<Fault> find_fault(const Position& position, Action action);
bool is_legal(const Position& position, Action action);

/// The position after a legal action. Legality is the caller's business: after an illegal action
/// the result is some position, but nothing more is promised.
Position apply(const Position& position, Action action);
/// The same in place.
void play(Position& position, Action action);

/// The position in which `side` begins a turn on this board: rows of `side` first, then the move,
/// or the end of the game (no marker left, nobody can move). Phase, side and result of `parts` are
/// ignored. For boards that were set up or that stood after an illegal turn.
Position begin_turn(PositionParts parts, Side side);

/// The position just after the ring move of `side`: own rows to remove, or the opponent's turn.
Position after_ring_move(PositionParts parts, Side side);

/// A turn and where it leads.
struct LegalTurn {
    Turn turn;
    Position after;
};

/// Every legal way to finish the turn now running, as sequences of actions: rows taken in another
/// order are another turn. Resigning is left out. At most a few thousand; empty if the game is
/// over.
std::vector<LegalTurn> legal_turns(const Position& position);

/// The different positions in which the turn now running can end.
std::vector<Position> positions_after_turn(const Position& position);

/// Whether this action ended the turn: the other side acts next, or the game is over.
bool ends_turn(const Position& before, const Position& after);

/// The first fault of a turn, or empty if it is legal and complete.
struct TurnFault {
    /// Which action is at fault; the turn's size where something is missing at its end.
    std::size_t action;
    Fault fault;
};
std::optional<TurnFault> find_fault(const Position& position, const Turn& turn);

/// The position after a legal turn.
Position apply(const Position& position, const Turn& turn);

}  // namespace yinsight
