#pragma once
// What the arbiter says: everything that players, a record and a screen need to know, in order.
// Points and positions only; sentences for the public are made elsewhere.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "referee/fault.hpp"
#include "referee/lines.hpp"
#include "referee/point.hpp"
#include "referee/position.hpp"
#include "referee/side.hpp"

namespace yinsight {

enum class StepKind : std::uint8_t {
    ring_placed,
    marker_in_ring,
    ring_moved,
    flipped,
    row_marker_removed,
    ring_removed,
};
/// "marker_in_ring", ...: the words of the JSON interface.
const char* name_of(StepKind kind);

/// The first calm look: play is watched from this position on.
struct StartEvent {
    Position position;
    /// The side to move was not told and cannot be seen yet.
    bool side_unknown = false;
};

/// A hand came over the board, or left it.
struct HandEvent {
    bool present;
};

/// A part of a turn was seen on a calm board.
struct StepEvent {
    StepKind step;
    Side player;
    /// The ring's move: from, to.
    std::vector<Point> points;
};

/// A turn is complete and recorded.
struct TurnEvent {
    int number;
    Side player;
    /// Official notation, long form.
    std::string text;
    Position position;
    /// Other turns that would have left the same board and cannot be ruled out.
    std::vector<std::string> candidates;
    /// Set where the turn was illegal and the players let it stand.
    std::optional<FaultKind> illegal;
};

/// Rows lie on the board and must come off now.
struct RowEvent {
    Side player;
    std::vector<Window> rows;
};

/// A wrong act, spoken once.
struct ViolationEvent {
    Fault fault;
};

/// A fault that was spoken is gone from the board.
struct RepairedEvent {
    Fault fault;
};

/// Something the picture cannot tell. Play goes on without an answer.
struct QuestionEvent {
    enum class About : std::uint8_t { turn, side_to_move };
    About about;
    /// The turn asked about; 0 where the question is about the start.
    int turn;
    /// What it may have been, most likely first (and taken until someone says otherwise).
    std::vector<std::string> candidates;
};

/// The board went back to an earlier position: the turns after `to_turn` no longer count.
struct TakebackEvent {
    int to_turn;
};

struct GameOverEvent {
    GameResult result;
    /// Rings removed by White and by Black.
    std::array<int, 2> score;
};

struct Event {
    double time_s;
    int frame;
    std::variant<StartEvent, HandEvent, StepEvent, TurnEvent, RowEvent, ViolationEvent,
                 RepairedEvent, QuestionEvent, TakebackEvent, GameOverEvent>
        what;
};

}  // namespace yinsight
