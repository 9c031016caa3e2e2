#pragma once
// From a local lattice to the whole board: outwards ring by ring, refitting the homography to the
// lines seen, and finally the lens. Working pixels.

#include <optional>
#include <vector>

#include "calibration/board_view.hpp"
#include "vision/lattice/lattice_fit.hpp"
#include "vision/lattice/lattice_windows.hpp"
#include "vision/lattice/ridge_map.hpp"

namespace yinsight {

/// Share of the unit segments around the guess's origin on which a line is seen; ranks guesses.
double rate_guess(const RidgeMap& map, const LatticeGuess& guess, const RadialLens& lens);

struct GrownLattice {
    /// The origin is some lattice point, not yet f6.
    BoardView view;
    Polarity polarity = Polarity::dark;
    /// Share of the unit segments around the origin on which a line is seen.
    double share = 0;
};

/// Follows the lattice outwards from a guess. Empty where the lattice is lost on the way.
std::optional<GrownLattice> grow_lattice(const RidgeMap& map, const LatticeGuess& guess,
                                         const RadialLens& lens);

struct RefineOptions {
    /// Whether k1 is estimated or known.
    bool free_lens = true;
};

struct RefinedLattice {
    BoardView view;
    /// Root mean square distance between predicted and observed lines, in working pixels.
    double rms_px = 0;
    int observations = 0;
};

/// The strongest lines near where the view expects the printed ones, the outline left out: the
/// observations of the last round of refinement.
std::vector<LineObservation> observe_printed_lines(const RidgeMap& map, const BoardView& view,
                                                   Polarity polarity);

/// Fits homography and lens to the printed lines inside the outline (the outline itself left out:
/// on some boards it is the border of a colour, which pulls). The view's origin is f6.
RefinedLattice refine_lattice(const RidgeMap& map, const BoardView& view, Polarity polarity,
                              const RefineOptions& options);

/// Like refine_lattice, to every lattice line seen within `radius` spacings of the origin, whether
/// or not it belongs to the board: for a board whose place on the lattice is in doubt.
BoardView refine_endless(const RidgeMap& map, const BoardView& view, Polarity polarity,
                         double radius, const RefineOptions& options);

}  // namespace yinsight
