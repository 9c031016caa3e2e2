#pragma once
// A board's pose as JSON: where the camera is, how the board is bent, and how sure that is. Lengths
// are lattice spacings, angles radians, the frames those of board_pose.

#include <nlohmann/json.hpp>

#include "calibration/board_pose.hpp"

namespace yinsight {

/// {"rotation":[3],"translation":[3],"focal_px":f,"fold":[2],"covariance":[6 x 6 of rotation and
/// translation],"fold_sigma":[2],"residual_px":r,"point_sigma_px":[mean, worst]}
nlohmann::ordered_json pose_json(const BoardPose& pose);

}  // namespace yinsight
