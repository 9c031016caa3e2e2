#pragma once
// Where a board lies before a camera, how it is bent at its folds, and how sure all that is: the
// full camera pose from the lines of one picture.
//
// Frames: the board's (lattice spacings, f6 at the origin, x to White's right, y towards Black, z
// up), the camera's (x right, y down, z forward, spacings), pixels of the picture. A folded board
// is a little roof or gutter: z = fold_x |x| + fold_y |y|.
//
// A board view (board_view) is a homography that follows the lines as they are seen; this is the
// rigid thing behind it. What a picture does not tell (the focal length from right above, a fold
// under hands) is held near the usual, and the covariance says so.

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_view.hpp"
#include "calibration/camera_model.hpp"
#include "calibration/lens_solver.hpp"

namespace yinsight {

/// The order of a board pose's unknowns wherever they stand in a row: rotation and translation, the
/// logarithm of the focal length, the lens's k1, its centre and its k2, the two folds.
inline constexpr int kBoardPoseParameters = 13;

struct BoardPose {
    Pose pose;
    double focal_px = 0;
    RadialLens lens;
    /// Rise of the board towards the sides from the fold on the f line, and towards both players
    /// from the fold across it: heights over distances.
    double fold_x = 0;
    double fold_y = 0;
    /// Of the unknowns; zero for those that were known.
    cv::Matx<double, kBoardPoseParameters, kBoardPoseParameters> covariance;
    /// Standard deviation of one coordinate of a sighting, in pixels, outliers left out.
    double residual_px = 0;
    int sightings = 0;
    int outliers = 0;

    /// The picture of a place `height` spacings above the bent board.
    cv::Point2d project(const cv::Point2d& board_point, double height = 0) const;
    /// Standard deviation in pixels, both axes together, of where that place is predicted.
    double sigma_px(const cv::Point2d& board_point, double height = 0) const;
    /// The same for the 85 points, by Point::index().
    std::array<double, kPointCount> point_sigmas_px() const;
    /// Standard deviations of the two folds.
    std::array<double, 2> fold_sigmas() const;
};

/// The pose that explains the sightings of the board seen in `view` best. Where the view's lens is
/// a calibrated one, its focal length and terms are taken as they are. Empty where the sightings do
/// not determine the pose.
std::optional<BoardPose> solve_board_pose(const BoardView& view,
                                          const std::vector<Sighting>& sightings);

}  // namespace yinsight
