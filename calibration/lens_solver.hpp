#pragma once
// Camera parameters from pictures of a flat target in several poses: least squares over everything
// at once (bundle adjustment), wrong sightings left out, and how sure the outcome is.
//
// A calibration is right if known parameters come back within their predicted uncertainty and the
// residuals spread like the noise of the sightings; the tests hold it to both. Does not judge
// whether the pictures suffice (lens_coverage does).

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/camera_model.hpp"

namespace yinsight {

/// One measured coordinate: the target's place was seen on the line through `px` across the unit
/// `normal`. A corner that is seen whole makes two sightings, a printed line one.
struct Sighting {
    cv::Point3d target;
    cv::Point2d px;
    cv::Point2d normal;
    /// The printed line that it was seen on: errors of one line in one picture go together, as it
    /// is printed and as it is blurred. -1 where it errs alone.
    int line = -1;
};

/// The two sightings of a corner.
std::array<Sighting, 2> corner_sightings(const cv::Point3d& target, const cv::Point2d& px);

/// What one picture shows of the target.
struct TargetView {
    std::vector<Sighting> sightings;
    /// The target's plane to pixels, roughly: where the solution starts.
    cv::Matx33d rough_px_from_target;
};

struct LensSolution {
    CameraModel camera;
    /// Of the parameters, in their order.
    cv::Matx<double, kCameraParameters, kCameraParameters> covariance;
    /// A pose a picture.
    std::vector<Pose> poses;
    /// Standard deviation of one coordinate of a sighting, in pixels, outliers left out.
    double residual_px = 0;
    int sightings = 0;
    int outliers = 0;
    /// By picture and Point::index(): standard deviation in pixels (both axes together) of where a
    /// board's point in the target's place is predicted.
    std::vector<std::array<double, kPointCount>> board_sigma_px;

    double sigma(int parameter) const;
    /// Over all pictures and points in the picture.
    double mean_board_sigma_px() const;
    double worst_board_sigma_px() const;
};

/// Which terms are estimated; the others stay 0.
enum class LensTerms {
    /// k1 and k2: where the pictures' margins are not covered.
    two_radial,
    /// All five.
    all,
};

/// Where the target lies before a known camera.
struct PoseSolution {
    Pose pose;
    /// Of rotation and translation.
    cv::Matx66d covariance;
    /// Standard deviation of one coordinate of a sighting, in pixels, outliers left out.
    double residual_px = 0;
    int outliers = 0;
};

/// The pose that explains the sightings best. `focal_sigma` is the standard deviation of the
/// camera's focal length over itself: 0 for a calibrated one, more where it is a guess; the
/// covariance covers it. Empty where the sightings do not determine the pose.
std::optional<PoseSolution> solve_pose(const CameraModel& camera, const TargetView& view,
                                       double focal_sigma = 0);

/// Empty where the sightings do not determine the parameters. Pictures with fewer than 8 sightings
/// are not accepted (programming error).
std::optional<LensSolution> solve_lens(const std::vector<TargetView>& views, cv::Size size_px,
                                       LensTerms terms = LensTerms::all);

}  // namespace yinsight
