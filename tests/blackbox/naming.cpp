#include "tests/blackbox/naming.hpp"

namespace yinsight::blackbox {

Point turned(Point point, int steps) {
    // Steps along the letter lines (b) and the number lines (a) from f6; a sixth of a turn takes
    // (a, b) to (a', b') with a' = -b + a and b' = a.
    int a = point.column() - 5;
    int b = point.row() - 6;
    for (int i = 0; i < steps; ++i) {
        const int next_a = a - b;
        b = a;
        a = next_a;
    }
    return *Point::at(a + 5, b + 6);
}

Turn turned(const Turn& turn, int steps) {
    Turn result;
    for (const Action action : turn) {
        const Point from = turned(action.from(), steps);
        const Point to = turned(action.to(), steps);
        switch (action.kind()) {
            case ActionKind::place_ring:
                result.push_back(Action::place_ring(from));
                break;
            case ActionKind::move_ring:
                result.push_back(Action::move_ring(from, to));
                break;
            case ActionKind::remove_row:
                result.push_back(Action::remove_row(from, to));
                break;
            case ActionKind::remove_ring:
                result.push_back(Action::remove_ring(from));
                break;
            default:
                result.push_back(action);
        }
    }
    return result;
}

}  // namespace yinsight::blackbox
