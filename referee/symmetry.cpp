#include "referee/symmetry.hpp"

namespace yinsight {

namespace {

PointSet turned(PointSet points, int sixths) {
    PointSet result;
    for (const Point point : points) result.insert(yinsight::turned(point, sixths));
    return result;
}

Action turned(Action action, int sixths) {
    const Point from = yinsight::turned(action.from(), sixths);
    const Point to = yinsight::turned(action.to(), sixths);
    switch (action.kind()) {
        case ActionKind::place_ring:
            return Action::place_ring(from);
        case ActionKind::move_ring:
            return Action::move_ring(from, to);
        case ActionKind::remove_row:
            return Action::remove_row(from, to);
        case ActionKind::remove_ring:
            return Action::remove_ring(from);
        default:
            return action;
    }
}

}  // namespace

Point turned(Point point, int sixths) {
    // Steps along the number lines (a) and the letter lines (b) from f6.
    int a = point.column() - 5;
    int b = point.row() - 6;
    const int steps = (sixths % kNamings + kNamings) % kNamings;
    for (int i = 0; i < steps; ++i) {
        const int next_a = a - b;
        b = a;
        a = next_a;
    }
    return *Point::at(a + 5, b + 6);
}

Turn turned(const Turn& turn, int sixths) {
    Turn result;
    for (const Action action : turn) result.push_back(turned(action, sixths));
    return result;
}

Position turned(const Position& position, int sixths) {
    PositionParts parts = position.parts();
    for (auto* sets : {&parts.board.rings, &parts.board.markers}) {
        for (PointSet& set : *sets) set = turned(set, sixths);
    }
    return Position::from_parts(parts);
}

}  // namespace yinsight
