#include "referee/arbiter/event.hpp"

namespace yinsight {

const char* name_of(StepKind kind) {
    switch (kind) {
        case StepKind::ring_placed:
            return "ring_placed";
        case StepKind::marker_in_ring:
            return "marker_in_ring";
        case StepKind::ring_moved:
            return "ring_moved";
        case StepKind::flipped:
            return "flipped";
        case StepKind::row_marker_removed:
            return "row_marker_removed";
        case StepKind::ring_removed:
            return "ring_removed";
    }
    return "";
}

}  // namespace yinsight
