#pragma once
// The diagram after one turn of a game: the turn is marked, named below the board and in the title.

#include "app/diagram/board_diagram.hpp"

namespace yinsight {

Diagram diagram_of_turn(const Position& before, int number, const Turn& turn,
                        const Position& after);

}  // namespace yinsight
