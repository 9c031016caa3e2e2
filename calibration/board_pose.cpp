#include "calibration/board_pose.hpp"

#include <algorithm>
#include <cmath>

#include "calibration/design_effect.hpp"
#include "calibration/focal.hpp"
#include "calibration/robust_sigma.hpp"
#include "calibration/scaled_inverse.hpp"

namespace yinsight {

namespace {

/// Fewest sightings that a pose is estimated from: a fifth of those of a board in full view.
constexpr std::size_t kMinSightings = 80;
/// Spread of the folds over boards: the real ones are bent by up to about a millimetre at the rim.
/// Raising it lets a lens that is not quite a radial one pass for a fold.
constexpr double kFoldSigma = 0.0025;
/// Spread of k1 over cameras, as when a board is located.
constexpr double kLensSigma = 0.07;
/// Spread of the lens's centre around the picture's, over the picture's long side.
constexpr double kCentreSigma = 0.006;
/// Spread of k2 over cameras.
constexpr double kBendSigma = 0.003;
/// In the first rounds lens and board are held to be nearly plain, their spreads this share of the
/// others: a roof seen from the wrong side looks much like a gutter.
constexpr int kPlainRounds = 5;
constexpr double kPlainShare = 0.03;
/// Rounds in which far sightings count less and less, and rounds without the outliers.
constexpr int kRobustRounds = 8;
constexpr int kFinalRounds = 3;
/// Residuals beyond so many standard deviations count less than half, and are left out at the end.
constexpr double kSoftSigmas = 2.4;
constexpr double kOutlierSigmas = 4;
/// A pose whose sightings spread so much more than about the view is none: the search for it ended
/// elsewhere.
constexpr double kWorstOverView = 1.3;
/// How often a step that leads uphill is halved before it is not taken.
constexpr int kMostHalvings = 6;
/// Change of an unknown by which derivatives are measured.
constexpr double kStep = 1e-6;

/// Where the unknowns stand in a row.
constexpr int kRotation = 0;
constexpr int kTranslation = 3;
constexpr int kFocal = 6;
constexpr int kLens = 7;
constexpr int kCentre = 8;
constexpr int kBend = 10;
constexpr int kFoldX = 11;
constexpr int kFoldY = 12;

using Vector = cv::Vec<double, kBoardPoseParameters>;
using Matrix = cv::Matx<double, kBoardPoseParameters, kBoardPoseParameters>;

BoardPose changed(const BoardPose& from, const Vector& change) {
    auto to = from;
    for (int i = 0; i < 3; ++i) {
        to.pose.rotation[i] += change[kRotation + i];
        to.pose.translation[i] += change[kTranslation + i];
    }
    to.focal_px *= std::exp(change[kFocal]);
    to.lens.k1 += change[kLens];
    to.lens.centre_px += {change[kCentre], change[kCentre + 1]};
    to.lens.k2 += change[kBend];
    to.fold_x += change[kFoldX];
    to.fold_y += change[kFoldY];
    return to;
}

/// Pixels of places of the board plane at a height; the rotation is worked out once.
class Projector {
  public:
    explicit Projector(const BoardPose& pose) : pose_{pose}, turn_{pose.pose.matrix()} {}

    cv::Point2d operator()(const cv::Point2d& place, double height) const {
        const double bend = pose_.fold_x * std::abs(place.x) + pose_.fold_y * std::abs(place.y);
        const auto seen =
            turn_ * cv::Vec3d{place.x, place.y, bend + height} + pose_.pose.translation;
        const auto& lens = pose_.lens;
        return lens.distort({pose_.focal_px * seen[0] / seen[2] + lens.centre_px.x,
                             pose_.focal_px * lens.aspect * seen[1] / seen[2] + lens.centre_px.y});
    }

  private:
    const BoardPose& pose_;
    cv::Matx33d turn_;
};

/// One projector for the pose as it is and one for each unknown a little larger.
class Derivatives {
  public:
    explicit Derivatives(const BoardPose& pose) : here_{pose} {
        moved_.reserve(kBoardPoseParameters);
        for (int p = 0; p < kBoardPoseParameters; ++p) {
            Vector change;
            change[p] = kStep;
            moved_.push_back(changed(pose, change));
        }
        for (const auto& moved : moved_) projectors_.emplace_back(moved);
    }

    /// Changes of the pixel by unknown, in x and in y.
    std::array<Vector, 2> at(const cv::Point2d& place, double height) const {
        const auto here = here_(place, height);
        std::array<Vector, 2> slopes;
        for (int p = 0; p < kBoardPoseParameters; ++p) {
            const auto there = projectors_[static_cast<std::size_t>(p)](place, height);
            slopes[0][p] = (there.x - here.x) / kStep;
            slopes[1][p] = (there.y - here.y) / kStep;
        }
        return slopes;
    }

  private:
    Projector here_;
    std::vector<BoardPose> moved_;
    std::vector<Projector> projectors_;
};

class BoardPoseSolver {
  public:
    BoardPoseSolver(const BoardView& view, const std::vector<Sighting>& sightings)
        : sightings_{sightings}, weights_(sightings.size(), 1) {
        const cv::Matx33d camera{view.focal_px,
                                 0,
                                 view.lens.centre_px.x,
                                 0,
                                 view.focal_px * view.lens.aspect,
                                 view.lens.centre_px.y,
                                 0,
                                 0,
                                 1};
        std::vector<double> off;
        off.reserve(sightings.size());
        for (const auto& s : sightings)
            off.push_back(s.normal.dot(s.px - view.project(cv::Point2d{s.target.x, s.target.y})));
        view_sigma_ = robust_sigma(off);
        now_.pose = pose_from_homography(view.undistorted_px_from_board, camera);
        now_.focal_px = view.focal_px;
        now_.lens = view.lens;
        const bool calibrated = view.lens.focal_px > 0;
        usual_[kFocal] = std::log(usual_focal_px(view.picture_size_px));
        sigmas_[kFocal] = calibrated ? 0 : kFocalLogSigma;
        sigmas_[kLens] = calibrated ? 0 : kLensSigma;
        const int long_side = std::max(view.picture_size_px.width, view.picture_size_px.height);
        sigmas_[kCentre] = sigmas_[kCentre + 1] = calibrated ? 0 : kCentreSigma * long_side;
        usual_[kCentre] = view.lens.centre_px.x;
        usual_[kCentre + 1] = view.lens.centre_px.y;
        sigmas_[kBend] = calibrated ? 0 : kBendSigma;
        sigmas_[kFoldX] = sigmas_[kFoldY] = kFoldSigma;
    }

    std::optional<BoardPose> solve() {
        const auto pose = settle();
        const bool explains =
            pose && robust_sigma(residuals(*pose)) <= kWorstOverView * view_sigma_;
        return explains ? pose : std::nullopt;
    }

  private:
    std::optional<BoardPose> settle() {
        for (int round = 0; round < kRobustRounds + kFinalRounds; ++round) {
            plain_ = round < kPlainRounds;
            const auto off = residuals(now_);
            const double sigma = robust_sigma(off);
            for (std::size_t i = 0; i < off.size(); ++i) {
                const double ratio = off[i] / sigma;
                weights_[i] = round < kRobustRounds
                                  ? 1 / (1 + ratio * ratio / (kSoftSigmas * kSoftSigmas))
                                  : (std::abs(ratio) <= kOutlierSigmas ? 1.0 : 0.0);
            }
            const double variance = std::pow(std::min(sigma, view_sigma_), 2);
            const double together = round < kRobustRounds ? 1 : design_effect(off);
            if (!step(variance * together)) return std::nullopt;
        }
        return outcome();
    }

    /// Whether an unknown is one: neither known nor without any prior.
    bool is_known(int parameter) const { return parameter >= kFocal && sigmas_[parameter] <= 0; }

    double spread(int parameter) const {
        return sigmas_[parameter] * (plain_ && parameter >= kCentre ? kPlainShare : 1);
    }

    Vector priors_off(const BoardPose& pose) const {
        Vector off;
        off[kFocal] = usual_[kFocal] - std::log(pose.focal_px);
        off[kLens] = -pose.lens.k1;
        off[kCentre] = usual_[kCentre] - pose.lens.centre_px.x;
        off[kCentre + 1] = usual_[kCentre + 1] - pose.lens.centre_px.y;
        off[kBend] = -pose.lens.k2;
        off[kFoldX] = -pose.fold_x;
        off[kFoldY] = -pose.fold_y;
        return off;
    }

    double cost(const BoardPose& pose, double variance) const {
        const auto off = residuals(pose);
        double sum = 0;
        for (std::size_t i = 0; i < off.size(); ++i)
            sum += weights_[i] * off[i] * off[i] / variance;
        const auto prior = priors_off(pose);
        for (int p = kFocal; p < kBoardPoseParameters; ++p)
            if (!is_known(p)) sum += std::pow(prior[p] / spread(p), 2);
        return sum;
    }

    std::vector<double> residuals(const BoardPose& pose) const {
        const Projector project{pose};
        std::vector<double> off;
        off.reserve(sightings_.size());
        for (const auto& s : sightings_)
            off.push_back(s.normal.dot(s.px - project({s.target.x, s.target.y}, s.target.z)));
        return off;
    }

    double design_effect(const std::vector<double>& off) const {
        DesignEffect effect;
        for (std::size_t i = 0; i < off.size(); ++i)
            effect.add(0, sightings_[i].line, weights_[i] * off[i]);
        return effect.value();
    }

    /// The inverse covariance, and in `right` the pull of sightings and priors.
    Matrix information(double variance, Vector& right) const {
        auto sum = Matrix::zeros();
        const Derivatives derivatives{now_};
        const auto off = residuals(now_);
        for (std::size_t i = 0; i < sightings_.size(); ++i) {
            const auto& s = sightings_[i];
            const auto slopes = derivatives.at({s.target.x, s.target.y}, s.target.z);
            const Vector slope = s.normal.x * slopes[0] + s.normal.y * slopes[1];
            const double weight = weights_[i] / variance;
            sum += weight * slope * slope.t();
            right += weight * off[i] * slope;
        }
        const auto prior = priors_off(now_);
        for (int p = kFocal; p < kBoardPoseParameters; ++p) {
            if (is_known(p)) continue;
            const double weight = 1 / (spread(p) * spread(p));
            sum(p, p) += weight;
            right[p] += weight * prior[p];
        }
        for (int p = kFocal; p < kBoardPoseParameters; ++p) {
            if (!is_known(p)) continue;
            for (int q = 0; q < kBoardPoseParameters; ++q) sum(p, q) = sum(q, p) = 0;
            sum(p, p) = 1;
            right[p] = 0;
        }
        return sum;
    }

    bool step(double variance) {
        Vector right;
        const auto inverted = scaled_inverse(information(variance, right));
        if (!inverted) return false;
        Vector change = *inverted * right;
        const double before = cost(now_, variance);
        for (int halving = 0; halving < kMostHalvings; ++halving) {
            const auto next = changed(now_, change);
            if (next.pose.translation[2] > 0 && cost(next, variance) <= before) {
                now_ = next;
                return true;
            }
            change *= 0.5;
        }
        return true;
    }

    std::optional<BoardPose> outcome() const {
        auto solution = now_;
        const auto off = residuals(now_);
        double kept = 0;
        double squares = 0;
        for (std::size_t i = 0; i < off.size(); ++i) {
            kept += weights_[i];
            squares += weights_[i] * off[i] * off[i];
        }
        const double freedom = kept - kBoardPoseParameters;
        if (freedom < 1) return std::nullopt;
        solution.sightings = static_cast<int>(off.size());
        solution.outliers = solution.sightings - static_cast<int>(kept);
        solution.residual_px = std::sqrt(squares / freedom);
        Vector right;
        const auto inverted =
            scaled_inverse(information(squares / freedom * design_effect(off), right));
        if (!inverted) return std::nullopt;
        solution.covariance = *inverted;
        for (int p = kFocal; p < kBoardPoseParameters; ++p)
            if (is_known(p)) solution.covariance(p, p) = 0;
        return solution;
    }

    const std::vector<Sighting>& sightings_;
    std::vector<double> weights_;
    /// Of the sightings about the view, which is no rigid pose but near: while the pose is further
    /// off, its own residuals would make the priors weigh too much.
    double view_sigma_ = 0;
    bool plain_ = false;
    Vector usual_;
    Vector sigmas_;
    BoardPose now_;
};

double sigma_at(const BoardPose& pose, const Derivatives& derivatives,
                const cv::Point2d& board_point, double height) {
    double variance = 0;
    for (const auto& slope : derivatives.at(board_point, height))
        variance += slope.dot(pose.covariance * slope);
    return std::sqrt(std::max(variance, 0.0));
}

}  // namespace

cv::Point2d BoardPose::project(const cv::Point2d& board_point, double height) const {
    return Projector{*this}(board_point, height);
}

double BoardPose::sigma_px(const cv::Point2d& board_point, double height) const {
    return sigma_at(*this, Derivatives{*this}, board_point, height);
}

std::array<double, kPointCount> BoardPose::point_sigmas_px() const {
    const Derivatives derivatives{*this};
    std::array<double, kPointCount> sigmas{};
    for (const auto point : all_points())
        sigmas[static_cast<std::size_t>(point.index())] =
            sigma_at(*this, derivatives, {point.x(), point.y()}, 0);
    return sigmas;
}

std::array<double, 2> BoardPose::fold_sigmas() const {
    return {std::sqrt(covariance(kFoldX, kFoldX)), std::sqrt(covariance(kFoldY, kFoldY))};
}

std::optional<BoardPose> solve_board_pose(const BoardView& view,
                                          const std::vector<Sighting>& sightings) {
    if (sightings.size() < kMinSightings) return std::nullopt;
    return BoardPoseSolver{view, sightings}.solve();
}

}  // namespace yinsight
