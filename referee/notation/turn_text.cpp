#include "referee/notation/turn_text.hpp"

namespace yinsight {

std::string to_text(const Turn& turn) {
    std::string text;
    bool row_before = false;
    for (const auto action : turn) {
        const bool is_ring = action.kind() == ActionKind::remove_ring;
        if (!text.empty() && !(is_ring && row_before)) text += ';';
        row_before = action.kind() == ActionKind::remove_row;
        switch (action.kind()) {
            case ActionKind::place_ring:
                text += action.from().name();
                break;
            case ActionKind::move_ring:
                text += action.from().name() + "-" + action.to().name();
                break;
            case ActionKind::remove_row:
                text += "x" + action.from().name() + "-" + action.to().name();
                break;
            case ActionKind::remove_ring:
                text += "x" + action.from().name();
                break;
            case ActionKind::pass:
                text += "pass";
                break;
            case ActionKind::resign:
                text += "resign";
                break;
        }
    }
    return text;
}

int first_turn_number(const Position& position) {
    if (position.phase() == Phase::place_ring) {
        int placed = 0;
        for (const auto side : {Side::white, Side::black}) {
            placed += kRingsPerSide - position.rings_to_place(side);
        }
        return placed + 1;
    }
    return position.side() == Side::white ? 2 * kRingsPerSide + 1 : 2 * kRingsPerSide + 2;
}

}  // namespace yinsight
