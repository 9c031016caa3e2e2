#pragma once
// Which unit segments of a placed lattice show a printed line in the ridge map, and which placement
// of the 85-point outline explains them. Working pixels.

#include <functional>
#include <optional>
#include <vector>

#include "calibration/board_view.hpp"
#include "vision/lattice/outline.hpp"
#include "vision/lattice/ridge_map.hpp"

namespace yinsight {

/// The share of segments in the picture that show a line.
struct HitCount {
    int in_frame = 0;
    int hits = 0;

    double share() const { return in_frame > 0 ? static_cast<double>(hits) / in_frame : 0; }
};

/// Whether a unit segment shows a line; empty where it is not in the picture.
using LineTester = std::function<std::optional<bool>(const UnitSegment&)>;

/// Looks for lines where the view expects them. Keeps references to its arguments.
LineTester line_tester(const RidgeMap& map, const BoardView& view, Polarity polarity);

/// The contrast that a share `rank`, in [0, 1), of the printed segments on which a line is seen
/// stay below, in grey levels a pixel squared; 0 where there are none.
double contrast_of_lines(const RidgeMap& map, const BoardView& view, Polarity polarity,
                         double rank);

/// Like line_tester, for a view whose lines have a known contrast: empty where texture could hide a
/// line of that contrast or pretend one. Keeps references to map and view.
LineTester careful_line_tester(const RidgeMap& map, const BoardView& view, Polarity polarity,
                               double contrast);

HitCount count_hits(const LineTester& shows_line, const std::vector<UnitSegment>& segments);

/// A placement of the outline: the lattice point of the view that is f6.
struct OutlinePlacement {
    Axial centre;
    HitCount inner;
    HitCount ghost;
    /// The least share of hits among the three line directions.
    double weakest_share = 0;
    /// How clearly this placement beats the most likely other one: the logarithm of the ratio of
    /// their likelihoods, each segment counted as independent, in nats.
    double margin = 0;
};

/// Tries every axial shift up to `reach` in each coordinate.
OutlinePlacement place_outline(const LineTester& shows_line, int reach);

/// Whether two views of one picture show the same endless lattice around `b`'s origin, whichever
/// lattice point either calls the origin. `tolerance` is in spacings.
bool is_same_lattice(const BoardView& a, const BoardView& b, double tolerance);

/// The view whose origin is the lattice point `centre` of `view`.
BoardView moved_origin(const BoardView& view, const Axial& centre);

}  // namespace yinsight
