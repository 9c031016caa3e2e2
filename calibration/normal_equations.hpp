#pragma once
// The normal equations of a camera and many poses, solved with the poses eliminated first (Schur
// complement; Triggs et al., Bundle Adjustment - A Modern Synthesis, section 6): the cost grows
// with the number of pictures, not with its cube.

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/camera_model.hpp"

namespace yinsight {

/// Rotation vector and translation.
inline constexpr int kPoseParameters = 6;

using CameraVector = cv::Vec<double, kCameraParameters>;
using CameraMatrix = cv::Matx<double, kCameraParameters, kCameraParameters>;
using PoseVector = cv::Vec<double, kPoseParameters>;
using PoseMatrix = cv::Matx<double, kPoseParameters, kPoseParameters>;
using Coupling = cv::Matx<double, kCameraParameters, kPoseParameters>;

/// The part of the normal equations that one picture's pose has.
struct PoseBlock {
    PoseMatrix own;
    Coupling with_camera;
    PoseVector right;
};

struct NormalEquations {
    CameraMatrix camera;
    CameraVector right;
    std::vector<PoseBlock> poses;
};

/// A change of all unknowns.
struct AdjustmentStep {
    CameraVector camera;
    std::vector<PoseVector> poses;
};

/// What is left when the poses are eliminated.
struct Elimination {
    /// Inverse of each picture's own block.
    std::vector<PoseMatrix> poses;
    /// Inverse of the camera's reduced matrix: its covariance at unit variance.
    CameraMatrix camera;
};

/// Empty where the matrix is singular.
std::optional<PoseMatrix> inverse(const PoseMatrix& matrix);

/// Empty where the equations are singular.
std::optional<Elimination> eliminate_poses(const NormalEquations& equations);

/// The step of Levenberg and Marquardt: diagonals grown by the share `damping`. Empty where the
/// equations are singular.
std::optional<AdjustmentStep> solve_damped(NormalEquations equations, double damping);

}  // namespace yinsight
