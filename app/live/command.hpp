#pragma once
// What people tell the referee while it watches: corrections, results, names. Plain values: keys on
// a terminal, JSON lines and the buttons of a window all become these.

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "referee/position.hpp"
#include "referee/side.hpp"

namespace yinsight {

/// Takes back the last change of the record: a turn, or a correction.
struct UndoCommand {};
/// Brings back what was undone last.
struct RedoCommand {};
/// The game stands so now, whatever was recorded; the last turn keeps its text.
struct SetPositionCommand {
    Position position;
};
/// Turn `turn` was its candidate number `candidate` (0: the one written down).
struct ChooseCommand {
    /// The last turn with candidates where absent.
    std::optional<int> turn;
    std::size_t candidate = 0;
};
/// Turn `turn` was really this; those after it are checked again.
struct CorrectCommand {
    int turn = 0;
    /// Official notation.
    std::string text;
};
/// The board is right as it lies: a wrong act stands, a misread board counts.
struct AcceptCommand {};
/// The players end the game: `winner` by resignation, or as they say.
struct DeclareCommand {
    Winner winner = Winner::draw;
    bool resigned = false;
};
struct RenameCommand {
    Side side = Side::white;
    std::string name;
};
/// The board lies otherwise: its names, and those of the game so far, are turned by so many sixths,
/// counter-clockwise as White sees it.
struct TurnNamesCommand {
    int sixths = 1;
};
/// What people remark on a turn; an empty text takes the remark away.
struct CommentCommand {
    int turn = 0;
    std::string text;
};
/// The next game begins, on the empty board.
struct NewGameCommand {};
/// Stops watching; the game can be gone on with later.
struct StopCommand {};

/// Something that was typed or sent and is none of these.
struct UnknownCommand {
    /// What was expected instead.
    std::string reason;
};

using Command =
    std::variant<UndoCommand, RedoCommand, SetPositionCommand, ChooseCommand, CorrectCommand,
                 AcceptCommand, DeclareCommand, RenameCommand, TurnNamesCommand, CommentCommand,
                 NewGameCommand, StopCommand, UnknownCommand>;

/// "undo", "position", ...: the words of the control channel.
const char* name_of(const Command& command);

}  // namespace yinsight
