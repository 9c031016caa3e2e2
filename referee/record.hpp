#pragma once
// A whole game as it was played: players and place (tags), start, turns with what was noted at
// each, result. A plain value that every file format reads and writes, and the replay that says
// which position follows which turn and where the first illegal turn is.
//
// Not in here: file formats (notation/) and undo (game.hpp).

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "referee/fault.hpp"
#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

struct RecordedTurn {
    /// One counter for both players: odd numbers are White's.
    int number = 1;
    Turn turn;
    /// Set where the turn was illegal and stood.
    std::optional<FaultKind> illegal;
    /// The position from which the game went on, where it does not follow from the turn.
    std::optional<Position> stood;
    /// Where the turn cannot be known for sure: all turns that it may have been.
    std::vector<Turn> candidates;
    /// Without braces; surrounding blanks do not count.
    std::vector<std::string> comments;
    /// Thinking time of this player since the start of the game.
    std::optional<std::int64_t> elapsed_ms;

    bool operator==(const RecordedTurn&) const = default;
};

struct GameRecord {
    /// In the order in which they are written. Variant, start and result have fields of their own.
    std::vector<std::pair<std::string, std::string>> tags;
    Position start;
    /// Comments before the first turn.
    std::vector<std::string> comments;
    std::vector<RecordedTurn> turns;
    /// The Result tag: "3-1", "1-0", "*"; empty if none was given.
    std::string result;

    /// The value of a tag; empty if there is none.
    std::string tag(const std::string& name) const;
    /// Changes a tag or adds it at the end.
    void set_tag(const std::string& name, std::string value);

    bool operator==(const GameRecord&) const = default;
};

/// The score in the way it is written in a Result tag: rings removed, "3-1"; "*" while the game
/// goes on. Where the rings do not show the winner (a row in blitz, a resignation): "1-0" or "0-1".
std::string score_text(const Position& position);

/// The first illegal turn of a record.
struct RecordFault {
    /// Index into GameRecord::turns.
    std::size_t index;
    /// The turn's number in the record.
    int number;
    Fault fault;
};

struct Replay {
    /// The start and the position after each turn, up to the first turn that leads nowhere: an
    /// illegal one for which the record does not say how the game went on.
    std::vector<Position> positions;
    /// The first illegal turn, whether it was marked or not; empty if all are legal.
    std::optional<RecordFault> fault;
    /// The illegal turn behind which nothing can be replayed; empty if all of it is replayed.
    std::optional<RecordFault> dead_end;

    /// The last position that is known.
    const Position& end() const { return positions.back(); }
};

/// Plays a record from its start.
Replay replay(const GameRecord& record);

/// The position after one recorded turn; empty if it is illegal and nothing says what stood then.
std::optional<Position> position_after(const Position& before, const RecordedTurn& turn);

}  // namespace yinsight
