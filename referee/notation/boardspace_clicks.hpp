#pragma once
// What a player does with the mouse on the server Boardspace until the word "Done": pieces put,
// picked up and dropped again, and the actions that stand in the end. Knows commands, no rules.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "referee/notation/text_reader.hpp"
#include "referee/turn.hpp"

namespace yinsight {

class BoardspaceClicks {
  public:
    /// What was wrong with a command, and where in its text.
    struct Error {
        TextReader at;
        std::string expected;
    };

    /// Takes one command, "place wr E 6" or the like, without its number.
    std::optional<Error> take(TextReader& command);
    /// The actions that stand, in the order of a turn; what was clicked so far is forgotten.
    Turn take_actions();

  private:
    /// What a command is about: a marker, a ring, or a point of the board.
    enum class Object { marker, ring, board };

    std::optional<Error> take_point_command(TextReader& reader, std::string_view command);
    std::optional<Error> take_pick(TextReader& reader);
    std::optional<Error> take_drop(TextReader& reader);
    std::optional<Error> take_remove(TextReader& reader);
    static std::optional<Error> read_object(TextReader& reader, Object& object);
    static std::optional<Error> read_point(TextReader& reader, std::optional<Point>& point);
    void set_ring_down(Point point);

    std::optional<Point> placed_;
    /// Where the marker lies that waits in a ring, and where that ring went.
    std::optional<Point> marker_;
    std::optional<Point> ring_to_;
    std::optional<Action> row_;
    std::optional<Point> ring_off_;
    /// A ring lifted from the board and not yet set down.
    std::optional<Point> lifted_;
    std::optional<Action> other_;
};

}  // namespace yinsight
