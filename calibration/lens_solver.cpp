#include "calibration/lens_solver.hpp"

#include <algorithm>
#include <cmath>

#include "calibration/design_effect.hpp"
#include "calibration/focal.hpp"
#include "calibration/normal_equations.hpp"
#include "calibration/robust_sigma.hpp"

namespace yinsight {

namespace {

constexpr std::size_t kMinSightings = 8;
/// Rounds of the robust start; each weighs the sightings anew.
constexpr int kRobustRounds = 6;
/// Sightings further off than so many standard deviations are left out at the end. Of normally
/// spread noise one in 16,000 is.
constexpr double kOutlierSigmas = 4;
/// Most rounds of leaving out and solving again.
constexpr int kRejectionRounds = 8;
constexpr int kSteps = 30;
/// A step that lowers the cost by less, relatively, ends the iteration.
constexpr double kConverged = 1e-10;
using Row = cv::Vec<double, kPoseParameters + kCameraParameters>;

struct Unknowns {
    CameraModel camera;
    std::vector<Pose> poses;
};

/// A residual or weight a sighting, by picture.
using PerSighting = std::vector<std::vector<double>>;

class Adjustment {
  public:
    /// Of the camera the first `free` parameters are estimated, from `camera` on.
    Adjustment(const std::vector<TargetView>& views, const CameraModel& camera, int free)
        : views_{views}, free_{free} {
        now_.camera = camera;
        for (const auto& view : views) {
            CV_Assert(view.sightings.size() >= kMinSightings);
            now_.poses.push_back(pose_from_homography(view.rough_px_from_target, camera.matrix()));
            targets_.emplace_back();
            for (const auto& sighting : view.sightings) targets_.back().push_back(sighting.target);
        }
    }

    std::optional<LensSolution> solve() {
        if (!settle_robustly() || !settle_without_outliers()) return std::nullopt;
        return outcome();
    }

    /// After solve(): the pose of one picture given the camera.
    std::optional<PoseMatrix> pose_covariance(std::size_t v, double residual_px) const {
        const auto inverted = inverse(normal_equations(inliers_).poses[v].own);
        if (!inverted) return std::nullopt;
        return residual_px * residual_px * design_effect() * *inverted;
    }

  private:
    double design_effect() const {
        const auto off = residuals(now_);
        DesignEffect effect;
        for (std::size_t v = 0; v < off.size(); ++v)
            for (std::size_t i = 0; i < off[v].size(); ++i)
                effect.add(v, views_[v].sightings[i].line, inliers_[v][i] * off[v][i]);
        return effect.value();
    }

    PerSighting residuals(const Unknowns& at) const {
        PerSighting all;
        for (std::size_t v = 0; v < views_.size(); ++v) {
            const auto pixels = project(at.camera, at.poses[v], targets_[v]);
            all.emplace_back();
            for (std::size_t i = 0; i < pixels.size(); ++i) {
                const auto& s = views_[v].sightings[i];
                all.back().push_back(s.normal.dot(s.px - pixels[i]));
            }
        }
        return all;
    }

    static double sigma_of(const PerSighting& residuals) {
        std::vector<double> together;
        for (const auto& of_view : residuals)
            together.insert(together.end(), of_view.begin(), of_view.end());
        return robust_sigma(together);
    }

    static double cost(const PerSighting& residuals, const PerSighting& weights) {
        double sum = 0;
        for (std::size_t v = 0; v < residuals.size(); ++v)
            for (std::size_t i = 0; i < residuals[v].size(); ++i)
                sum += weights[v][i] * residuals[v][i] * residuals[v][i];
        return sum;
    }

    bool is_free(int parameter) const { return parameter < free_; }

    void add_view(std::size_t v, const std::vector<double>& weights, NormalEquations& sum) const {
        cv::Mat1d derivatives;
        const auto pixels = project(now_.camera, now_.poses[v], targets_[v], &derivatives);
        auto& block = sum.poses[v];
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const auto& s = views_[v].sightings[i];
            const double* x = derivatives.ptr<double>(static_cast<int>(2 * i));
            const double* y = derivatives.ptr<double>(static_cast<int>(2 * i + 1));
            Row row;
            for (int p = 0; p < row.rows; ++p) row[p] = s.normal.x * x[p] + s.normal.y * y[p];
            for (int p = 0; p < kCameraParameters; ++p)
                if (!is_free(p)) row[kPoseParameters + p] = 0;
            const PoseVector pose{row.val};
            const CameraVector camera{row.val + kPoseParameters};
            const double residual = s.normal.dot(s.px - pixels[i]);
            block.own += weights[i] * pose * pose.t();
            block.with_camera += weights[i] * camera * pose.t();
            block.right += weights[i] * residual * pose;
            sum.camera += weights[i] * camera * camera.t();
            sum.right += weights[i] * residual * camera;
        }
    }

    NormalEquations normal_equations(const PerSighting& weights) const {
        NormalEquations sum;
        sum.poses.resize(views_.size());
        for (std::size_t v = 0; v < views_.size(); ++v) add_view(v, weights[v], sum);
        for (int p = 0; p < kCameraParameters; ++p)
            if (!is_free(p)) sum.camera(p, p) = 1;
        return sum;
    }

    Unknowns after(const AdjustmentStep& step) const {
        auto next = now_;
        for (int p = 0; p < kCameraParameters; ++p)
            if (is_free(p)) next.camera.parameters[p] += step.camera[p];
        for (std::size_t v = 0; v < next.poses.size(); ++v) {
            for (int i = 0; i < 3; ++i) {
                next.poses[v].rotation[i] += step.poses[v][i];
                next.poses[v].translation[i] += step.poses[v][3 + i];
            }
        }
        return next;
    }

    /// False where the equations are singular.
    bool minimise(const PerSighting& weights, int steps) {
        double damping = 1e-4;
        double before = cost(residuals(now_), weights);
        for (int i = 0; i < steps && damping < 1e8; ++i) {
            const auto taken = solve_damped(normal_equations(weights), damping);
            if (!taken) {
                damping *= 10;
                continue;
            }
            const auto next = after(*taken);
            const double cost_there = cost(residuals(next), weights);
            if (!(next.camera.parameters[0] > 0) || !(cost_there <= before)) {
                damping *= 10;
                continue;
            }
            const bool done = before - cost_there <= kConverged * before;
            now_ = next;
            before = cost_there;
            damping = std::max(damping / 10, 1e-12);
            if (done) return true;
        }
        return std::isfinite(before);
    }

    bool settle_robustly() {
        for (int round = 0; round < kRobustRounds; ++round) {
            auto weights = residuals(now_);
            const double scale = 2.4 * sigma_of(weights);
            for (auto& of_view : weights)
                for (double& w : of_view) w = 1 / (1 + w * w / (scale * scale));
            if (!minimise(weights, round + 1 < kRobustRounds ? 4 : kSteps)) return false;
        }
        return true;
    }

    bool settle_without_outliers() {
        for (int round = 0; round < kRejectionRounds; ++round) {
            auto inliers = residuals(now_);
            const double limit = kOutlierSigmas * sigma_of(inliers);
            for (auto& of_view : inliers)
                for (double& r : of_view) r = std::abs(r) <= limit ? 1 : 0;
            if (inliers == inliers_) return true;
            inliers_ = std::move(inliers);
            if (!minimise(inliers_, kSteps)) return false;
        }
        return true;
    }

    std::optional<LensSolution> outcome() const {
        LensSolution solution;
        solution.camera = now_.camera;
        solution.poses = now_.poses;
        double kept = 0;
        for (const auto& of_view : inliers_) {
            solution.sightings += static_cast<int>(of_view.size());
            for (const double w : of_view) kept += w;
        }
        solution.outliers = solution.sightings - static_cast<int>(kept);
        const double freedom = kept - free_ - kPoseParameters * static_cast<double>(views_.size());
        if (freedom < 1) return std::nullopt;
        solution.residual_px = std::sqrt(cost(residuals(now_), inliers_) / freedom);
        if (!add_uncertainty(solution)) return std::nullopt;
        return solution;
    }

    bool add_uncertainty(LensSolution& solution) const {
        const auto equations = normal_equations(inliers_);
        const auto elimination = eliminate_poses(equations);
        if (!elimination) return false;
        auto camera = elimination->camera;
        for (int p = 0; p < kCameraParameters; ++p)
            if (!is_free(p)) camera(p, p) = 0;
        const double variance = solution.residual_px * solution.residual_px * design_effect();
        solution.covariance = variance * camera;
        for (std::size_t v = 0; v < elimination->poses.size(); ++v) {
            const Coupling gain = equations.poses[v].with_camera * elimination->poses[v];
            solution.board_sigma_px.push_back(
                board_sigmas(v, variance, camera, elimination->poses[v], gain));
        }
        return true;
    }

    /// Standard deviations of the board's points: camera and pose together, with their correlation.
    std::array<double, kPointCount> board_sigmas(std::size_t v, double variance,
                                                 const CameraMatrix& camera,
                                                 const PoseMatrix& pose_alone,
                                                 const Coupling& gain) const {
        const PoseMatrix pose = pose_alone + gain.t() * camera * gain;
        const Coupling both = -camera * gain;
        cv::Mat1d derivatives;
        project(now_.camera, now_.poses[v], board_places(), &derivatives);
        std::array<double, kPointCount> sigmas{};
        for (std::size_t i = 0; i < 2 * sigmas.size(); ++i) {
            const double* row = derivatives.ptr<double>(static_cast<int>(i));
            const PoseVector p{row};
            const CameraVector c{row + kPoseParameters};
            const double square = p.dot(pose * p) + c.dot(camera * c) + 2 * c.dot(both * p);
            sigmas[i / 2] += variance * square;
        }
        for (double& sigma : sigmas) sigma = std::sqrt(std::max(sigma, 0.0));
        return sigmas;
    }

    const std::vector<TargetView>& views_;
    int free_;
    std::vector<std::vector<cv::Point3d>> targets_;
    Unknowns now_;
    /// 1 for sightings that take part, 0 for outliers.
    PerSighting inliers_;
};

}  // namespace

std::array<Sighting, 2> corner_sightings(const cv::Point3d& target, const cv::Point2d& px) {
    return {Sighting{target, px, {1, 0}}, Sighting{target, px, {0, 1}}};
}

double LensSolution::sigma(int parameter) const {
    return std::sqrt(covariance(parameter, parameter));
}

double LensSolution::mean_board_sigma_px() const {
    double sum = 0;
    for (const auto& of_view : board_sigma_px)
        for (const double sigma : of_view) sum += sigma;
    return sum / (kPointCount * static_cast<double>(board_sigma_px.size()));
}

double LensSolution::worst_board_sigma_px() const {
    double worst = 0;
    for (const auto& of_view : board_sigma_px)
        worst = std::max(worst, *std::max_element(of_view.begin(), of_view.end()));
    return worst;
}

std::optional<LensSolution> solve_lens(const std::vector<TargetView>& views, cv::Size size_px,
                                       LensTerms terms) {
    if (views.empty()) return std::nullopt;
    std::vector<cv::Matx33d> homographies;
    homographies.reserve(views.size());
    for (const auto& view : views) homographies.push_back(view.rough_px_from_target);
    const cv::Point2d centre{(size_px.width - 1) / 2.0, (size_px.height - 1) / 2.0};
    const double focal = estimate_focal_px(homographies, centre, size_px);
    const CameraModel start{size_px, {focal, focal, centre.x, centre.y, 0, 0, 0, 0, 0}};
    constexpr int kWithoutDecentring = 6;
    const int free = terms == LensTerms::all ? kCameraParameters : kWithoutDecentring;
    return Adjustment{views, start, free}.solve();
}

namespace {

std::optional<PoseSolution> pose_alone(const CameraModel& camera, const TargetView& view) {
    const std::vector<TargetView> views{view};
    Adjustment adjustment{views, camera, 0};
    const auto solution = adjustment.solve();
    if (!solution) return std::nullopt;
    const auto covariance = adjustment.pose_covariance(0, solution->residual_px);
    if (!covariance) return std::nullopt;
    return PoseSolution{solution->poses.front(), *covariance, solution->residual_px,
                        solution->outliers};
}

CameraModel with_focal(const CameraModel& camera, double factor) {
    auto other = camera;
    other.parameters[0] *= factor;
    other.parameters[1] *= factor;
    return other;
}

PoseVector difference(const Pose& a, const Pose& b) {
    const auto r = a.rotation - b.rotation;
    const auto t = a.translation - b.translation;
    return {r[0], r[1], r[2], t[0], t[1], t[2]};
}

}  // namespace

std::optional<PoseSolution> solve_pose(const CameraModel& camera, const TargetView& view,
                                       double focal_sigma) {
    auto solution = pose_alone(camera, view);
    if (!solution || focal_sigma <= 0) return solution;
    constexpr double kChange = 0.01;
    const auto shorter = pose_alone(with_focal(camera, 1 - kChange), view);
    const auto longer = pose_alone(with_focal(camera, 1 + kChange), view);
    if (!shorter || !longer) return std::nullopt;
    const auto slope = difference(longer->pose, shorter->pose) / (2 * kChange);
    solution->covariance += focal_sigma * focal_sigma * slope * slope.t();
    return solution;
}

}  // namespace yinsight
