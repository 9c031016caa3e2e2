#include "app/diagram/turn_diagram.hpp"

#include "referee/notation/turn_text.hpp"

namespace yinsight {

Diagram diagram_of_turn(const Position& before, int number, const Turn& turn,
                        const Position& after) {
    Diagram diagram = diagram_of(after);
    diagram.marks = marks_of(before, turn, after);
    diagram.caption = std::to_string(number) + ". " + to_text(turn);
    diagram.title = diagram.caption + ": " + diagram.title;
    return diagram;
}

}  // namespace yinsight
