#include "referee/action.hpp"

namespace yinsight {

std::string to_text(Action action) {
    const std::string from = action.from().name();
    switch (action.kind()) {
        case ActionKind::place_ring:
            return "P" + from;
        case ActionKind::move_ring:
            return "M" + from + "-" + action.to().name();
        case ActionKind::remove_row:
            return "R" + from + "-" + action.to().name();
        case ActionKind::remove_ring:
            return "X" + from;
        case ActionKind::pass:
            return "pass";
        case ActionKind::resign:
            return "resign";
    }
    return {};
}

}  // namespace yinsight
