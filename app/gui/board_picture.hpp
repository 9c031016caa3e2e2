#pragma once
// Everything that a drawn board can show: the position, what the last turn did, what is wrong and
// how it would be right, what must come off, and arrows of a coach.

#include <QColor>
#include <QString>
#include <vector>

#include "app/diagram/board_diagram.hpp"
#include "referee/fault.hpp"

namespace yinsight {

struct BoardArrow {
    Point from;
    /// Equal to `from` for a placed ring.
    Point to;
    QColor colour;
    /// Share of the usual width, 0..1 or more.
    double weight = 1;
    /// Printed at its tip; may be empty.
    QString label;
};

struct BoardPicture {
    /// Pieces, rings removed, pool, side to move, marks of the last turn.
    Diagram diagram;
    /// Pieces as they should be, drawn as ghosts over what lies there.
    std::vector<PointChange> ghosts;
    /// Points that a fault is about.
    std::vector<Point> wrong;
    /// Rows that must come off.
    std::vector<Window> rows;
    std::vector<BoardArrow> arrows;
};

}  // namespace yinsight
