#pragma once
// The rules of YINSH a second time, slow and plain: a grid of characters, walked step by step, with
// positions and actions as the texts that the outside sees. Shares no code with referee/, so that
// the two can be checked against each other. Knows the referee's own rules only (no house rules).

#include <array>
#include <string>
#include <vector>

namespace yinsight::slow {

struct Cell {
    int column;
    int row;
    bool operator==(const Cell&) const = default;
};

struct Position {
    /// [column 0..10][row 0..11]: '.' vacant, W B w b pieces, ' ' off the board.
    std::array<std::array<char, 12>, 11> grid{};
    /// 'w', 'b', or '-' when the game is over.
    char side = 'w';
    /// One of P M r x R X O.
    char phase = 'P';
    int white_removed = 0;
    int black_removed = 0;
    char variant = 'S';
    std::string result = "-";
};

/// The text must be a correct position.
Position from_text(const std::string& text);
std::string to_text(const Position& position);

/// "Pe5", "Me5-e8", "Re1-e5", "Xe8", "pass"; in no promised order.
std::vector<std::string> legal_actions(const Position& position);
Position apply(Position position, const std::string& action);

}  // namespace yinsight::slow
