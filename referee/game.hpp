#pragma once
// A game that goes on: turns are played, taken back and played again, and an earlier one can be
// corrected. Holds the record and the position after every turn.
//
// Not in here: clocks, files, who watches.

#include <cstddef>
#include <optional>
#include <vector>

#include "referee/record.hpp"
#include "referee/rules.hpp"

namespace yinsight {

class Game {
  public:
    explicit Game(const Position& start = Position{});
    /// Takes over a record as far as its positions are known.
    explicit Game(const GameRecord& record);

    const GameRecord& record() const { return record_; }
    const Position& start() const { return positions_.front(); }
    /// Where the game stands now.
    const Position& position() const { return positions_.back(); }
    std::size_t turn_count() const { return record_.turns.size(); }
    /// The position after `turns` turns, 0 (the start) to turn_count().
    const Position& position_after(std::size_t turns) const { return positions_.at(turns); }
    const std::optional<GameResult>& result() const { return position().result(); }

    /// Plays a turn, or says what is wrong with it and changes nothing. Forgets what was undone.
    std::optional<TurnFault> play(const Turn& turn);
    /// Writes down a turn that was illegal and stood; the game goes on from `stood`.
    void let_stand(const Turn& turn, FaultKind kind, const Position& stood);
    /// The side to move resigns; nothing happens when the game is over.
    void resign();

    /// Takes back the last turn; false if there is none.
    bool undo();
    /// Plays the turn that was taken back last; false if there is none.
    bool redo();
    std::size_t redo_count() const { return undone_.size(); }

    /// Puts another turn in the place of turn `index` (from 0) and replays what followed. Turns
    /// that no longer fit are dropped; the number of turns that were is returned. Empty, and
    /// nothing is changed, if the new turn is itself illegal.
    std::optional<std::size_t> correct(std::size_t index, const Turn& turn);

    /// Notes on the last turn (candidates, comments, clock); there must be one.
    RecordedTurn& last_turn() { return record_.turns.back(); }
    void set_tag(const std::string& name, std::string value) {
        record_.set_tag(name, std::move(value));
    }

  private:
    void append(RecordedTurn turn, const Position& after);

    GameRecord record_;
    std::vector<Position> positions_;
    std::vector<RecordedTurn> undone_;
};

}  // namespace yinsight
