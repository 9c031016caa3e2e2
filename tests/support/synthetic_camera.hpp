#pragma once
// Cameras with known parameters that look at a board, and noisy sightings of it. The projection is
// written out here, apart from the library's.

#include <array>
#include <random>
#include <vector>

#include "calibration/camera_model.hpp"
#include "calibration/lens_solver.hpp"

namespace yinsight::test {

/// A laptop's webcam, a wide-angle one, and an upright phone with pixels that are not quite square.
std::array<CameraModel, 3> synthetic_cameras();

/// A pose that looks from `azimuth_deg` and `tilt_deg` away from right above; the board's centre is
/// seen at `centre` (shares of the picture) and the board fills `fill` of its shorter side.
Pose looking_at_board(const CameraModel& camera, double tilt_deg, double azimuth_deg, double fill,
                      const cv::Point2d& centre);

/// Twelve poses, tilted to all sides, that reach all margins of the picture.
std::vector<Pose> poses_all_over(const CameraModel& camera);

cv::Point2d see(const CameraModel& camera, const Pose& pose, const cv::Point3d& place);

struct SightingNoise {
    double sigma_px = 0.3;
    /// Share of the sightings that are wrong by 3 to 60 pixels.
    double outliers = 0;
    /// Standard deviation of what all sightings of one printed line are off together.
    double line_sigma_px = 0;
};

/// Both coordinates of the points that lie in the picture.
TargetView sight_points(const CameraModel& camera, const Pose& pose, const SightingNoise& noise,
                        std::mt19937_64& random);
/// Places along the printed lines, each seen across its line only.
TargetView sight_lines(const CameraModel& camera, const Pose& pose, const SightingNoise& noise,
                       std::mt19937_64& random);

}  // namespace yinsight::test
