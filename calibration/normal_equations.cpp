#include "calibration/normal_equations.hpp"

#include "calibration/scaled_inverse.hpp"

namespace yinsight {

namespace {

template <int N>
void grow_diagonal(cv::Matx<double, N, N>& matrix, double share) {
    for (int i = 0; i < N; ++i) matrix(i, i) *= 1 + share;
}

}  // namespace

std::optional<PoseMatrix> inverse(const PoseMatrix& matrix) {
    return scaled_inverse(matrix);
}

std::optional<Elimination> eliminate_poses(const NormalEquations& equations) {
    auto reduced = equations.camera;
    Elimination elimination;
    elimination.poses.reserve(equations.poses.size());
    for (const auto& block : equations.poses) {
        const auto inverted = inverse(block.own);
        if (!inverted) return std::nullopt;
        elimination.poses.push_back(*inverted);
        reduced -= block.with_camera * *inverted * block.with_camera.t();
    }
    const auto inverted = scaled_inverse(reduced);
    if (!inverted) return std::nullopt;
    elimination.camera = *inverted;
    return elimination;
}

std::optional<AdjustmentStep> solve_damped(NormalEquations equations, double damping) {
    grow_diagonal(equations.camera, damping);
    for (auto& block : equations.poses) grow_diagonal(block.own, damping);
    const auto elimination = eliminate_poses(equations);
    if (!elimination) return std::nullopt;
    auto right = equations.right;
    for (std::size_t v = 0; v < equations.poses.size(); ++v) {
        const auto& block = equations.poses[v];
        right -= block.with_camera * (elimination->poses[v] * block.right);
    }
    AdjustmentStep step{elimination->camera * right, {}};
    step.poses.reserve(equations.poses.size());
    for (std::size_t v = 0; v < equations.poses.size(); ++v) {
        const auto& block = equations.poses[v];
        step.poses.push_back(elimination->poses[v] *
                             (block.right - block.with_camera.t() * step.camera));
    }
    return step;
}

}  // namespace yinsight
