#pragma once
// Everything that a session says: what the arbiter says of the game, what the camera says of the
// board, and what became of people's commands. In order, each with its moment.

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "calibration/board_pose.hpp"
#include "referee/arbiter/event.hpp"

namespace yinsight {

/// The board came into sight.
struct BoardFoundEvent {
    bool certain_orientation;
    /// Where the camera is, as far as the lines tell it.
    std::optional<BoardPose> pose{};
};
/// The board is no longer in sight.
struct BoardLostEvent {
    std::string reason;
};
/// The camera or the board was moved; names go on.
struct BoardMovedEvent {
    std::optional<BoardPose> pose{};
};

/// No pictures arrive any more.
struct CameraLostEvent {
    std::string reason;
};
/// They arrive again.
struct CameraBackEvent {
    /// How long there were none.
    double silent_s;
};

/// The board was cleared, or people said so: turns belong to another game from here on.
struct NewGameEvent {
    /// Counts the games of the session from 1.
    int game;
};
/// A game of an earlier run is gone on with.
struct ResumedEvent {
    int turns;
    Position position;
    /// "Ann" and "Bob", as far as they are known.
    std::array<std::string, 2> players;
};
/// People changed the record. The takeback and the turns that make up the change come before it,
/// marked as corrections.
struct CorrectedEvent {
    /// The command's word.
    std::string command;
    /// Numbers of the turns that were put in, in order.
    std::vector<int> turns;
    /// Turns that no longer fit behind them and were dropped.
    std::vector<int> dropped;
    Position position;
};
/// The players ended the game.
struct DeclaredEvent {
    Winner winner;
    bool resigned;
    std::array<int, 2> score;
};
/// Who plays.
struct PlayersEvent {
    std::array<std::string, 2> players;
};
/// Which set of board and pieces is played with.
struct SetEvent {
    std::string name;
    /// It was played with before: last on `last_seen` ("2026-11-30"), in so many games.
    bool known;
    std::string last_seen;
    int games;
    /// It is called by the name of a set that looks otherwise.
    bool looks_otherwise = false;
};
/// A command that cannot be carried out.
struct RefusedEvent {
    std::string command;
    std::string reason;
};

struct SessionEvent {
    double time_s = 0;
    int frame = 0;
    std::variant<BoardFoundEvent, BoardLostEvent, BoardMovedEvent, CameraLostEvent, CameraBackEvent,
                 NewGameEvent, ResumedEvent, CorrectedEvent, DeclaredEvent, PlayersEvent, SetEvent,
                 RefusedEvent, Event>
        what;
    /// Part of a correction: for the record, not to be called out.
    bool correction = false;

    /// What the arbiter says, if this is one of its own; null for others.
    template <typename What>
    const What* from_arbiter() const {
        const auto* event = std::get_if<Event>(&what);
        return event == nullptr ? nullptr : std::get_if<What>(&event->what);
    }
};

}  // namespace yinsight
