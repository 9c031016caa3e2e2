#pragma once
// Least squares of a board view to observed lines. Pixels of the view's own picture.

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_view.hpp"

namespace yinsight {

/// A printed line seen `offset_px` away from where the view puts it, along the unit `normal`.
struct LineObservation {
    cv::Point2d board_point;
    cv::Point2d normal;
    double offset_px = 0;
    double weight = 1;
    /// Where the view projected the board point when the offset was measured.
    cv::Point2d expected_px;
};

struct FitOptions {
    /// Scale of the soft L1 loss, in pixels: residuals beyond it count less and less.
    double loss_px = 1;
    int steps = 4;
    /// Strength of holding the perspective row where it is, relative to the observations.
    double perspective_damping = 0;
    bool free_lens = false;
    /// Spread of k1 around `lens_mean`; smaller trusts the observations less.
    double lens_sigma = 0.07;
    double lens_mean = 0;
    /// Size of the fitted part of the board in spacings, for conditioning.
    double extent = 5;
};

/// The view that agrees best with the observations, starting from `view`. Returns `view` unchanged
/// where there are too few observations. The focal length is not touched.
BoardView fit_view(const BoardView& view, const std::vector<LineObservation>& observations,
                   const FitOptions& options);

/// Residual of an observation under a view, in pixels.
double residual_px(const BoardView& view, const LineObservation& observation);

}  // namespace yinsight
