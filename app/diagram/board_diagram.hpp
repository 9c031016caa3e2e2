#pragma once
// A board as a drawing: lines and names, pieces, the rings removed, the pool, and the marks of the
// last turn. Legible in black-and-white print (no meaning by colour alone) and small in a chat.
//
// White sits at the bottom. Page unit: a hundredth of the lattice spacing.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/diagram/drawing.hpp"
#include "referee/lines.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// What the last turn did.
struct TurnMarks {
    struct Move {
        Point from;
        Point to;
    };
    std::optional<Move> move;
    std::optional<Point> placed;
    std::vector<Point> flipped;
    /// Rows that came off: drawn as an outline around the points they left.
    std::vector<Window> rows;
    /// Rings that came off, where they stood.
    std::vector<Point> rings;
};

/// The marks of a turn played from `before` to `after`.
TurnMarks marks_of(const Position& before, const Turn& turn, const Position& after);

struct Diagram {
    SeenBoard board{};
    /// By side; empty where not known.
    std::array<std::optional<int>, 2> rings_removed{};
    /// Markers off the board; empty where not known.
    std::optional<int> pool;
    /// The side that acts next, if any.
    std::optional<Side> to_move;
    TurnMarks marks;
    /// Printed below the board, in the letters that lettering.hpp knows.
    std::string caption;
    /// What the drawing shows, for readers that cannot see it.
    std::string title;
};

/// The diagram of a position, titled by its text.
Diagram diagram_of(const Position& position);

Drawing draw(const Diagram& diagram);

}  // namespace yinsight
