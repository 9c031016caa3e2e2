#pragma once
// Local triangular lattices guessed from the segments in small windows of the picture. Inside a
// window perspective and lens bend hardly matter, and clutter elsewhere does not vote. Working
// pixels.

#include <opencv2/core.hpp>
#include <vector>

#include "vision/lattice/ridge_segments.hpp"

namespace yinsight {

/// An affine lattice: where one lattice point lies, and the picture of the board plane around it.
struct LatticeGuess {
    /// Maps board coordinates (spacings, that lattice point at the origin) to pixels.
    cv::Matx33d px_from_board;
    Polarity polarity = Polarity::dark;
    /// Share of the window's segment length on the three families, times the weakest family's
    /// share.
    double score = 0;
};

/// Guesses from all windows, best of each window first, several a window. Uses the segments of one
/// polarity.
std::vector<LatticeGuess> guess_lattices(const std::vector<RidgeSegment>& segments, cv::Size size,
                                         Polarity polarity);

}  // namespace yinsight
