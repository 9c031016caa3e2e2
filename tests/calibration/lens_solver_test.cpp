#include "calibration/lens_solver.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "tests/support/synthetic_camera.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

using Sight = TargetView (*)(const CameraModel&, const Pose&, const SightingNoise&,
                             std::mt19937_64&);

constexpr int kSeeds = 40;

LensSolution calibrated(const CameraModel& camera, const std::vector<Pose>& poses, Sight sight,
                        const SightingNoise& noise, std::uint64_t seed) {
    std::mt19937_64 random{seed};
    std::vector<TargetView> views;
    for (const auto& pose : poses) views.push_back(sight(camera, pose, noise, random));
    const auto solution = solve_lens(views, camera.picture_size_px);
    BOOST_REQUIRE(solution.has_value());
    return *solution;
}

/// Sums over many calibrations of one camera under different noise.
struct Tally {
    /// Squared distance from the truth in units of the predicted covariance; 9 is expected.
    double chi_square = 0;
    cv::Vec<double, kCameraParameters> squares;
    double residual_ratio = 0;
    /// Squared errors of predicted board points over their predicted squares.
    double board_square = 0;
    int board_points = 0;

    void add(const LensSolution& solution, const CameraModel& truth, const std::vector<Pose>& poses,
             double noise_px) {
        const auto error = solution.camera.parameters - truth.parameters;
        const auto weighed = cv::Mat(solution.covariance).inv(cv::DECOMP_SVD) * cv::Mat(error);
        chi_square += error.dot(cv::Vec<double, kCameraParameters>(cv::Mat1d(weighed))) / kSeeds;
        for (int p = 0; p < kCameraParameters; ++p)
            squares[p] += error[p] * error[p] / solution.covariance(p, p) / kSeeds;
        residual_ratio += solution.residual_px / noise_px / kSeeds;
        for (std::size_t v = 0; v < poses.size(); ++v) {
            const auto predicted = project(solution.camera, solution.poses[v], board_places());
            for (std::size_t i = 0; i < predicted.size(); ++i) {
                const auto off = predicted[i] - see(truth, poses[v], board_places()[i]);
                const double sigma = solution.board_sigma_px[v][i];
                board_square += off.dot(off) / (sigma * sigma);
                ++board_points;
            }
        }
    }

    void judge() const {
        // 9 degrees of freedom: the mean over 40 calibrations spreads by 0.67.
        BOOST_TEST(std::abs(chi_square - 9) < 2.7);
        // A mean of 40 squares of unit normals spreads by 0.22.
        for (int p = 0; p < kCameraParameters; ++p)
            BOOST_TEST(std::abs(squares[p] - 1) < 0.9,
                       kCameraParameterNames[static_cast<std::size_t>(p)] << " " << squares[p]);
        BOOST_TEST(std::abs(residual_ratio - 1) < 0.1);
        BOOST_TEST(std::abs(board_square / board_points - 1) < 0.2);
    }
};

void recover(Sight sight, const SightingNoise& noise) {
    for (const auto& camera : synthetic_cameras()) {
        BOOST_TEST_CONTEXT("camera " << camera.picture_size_px << " noise " << noise.sigma_px) {
            const auto poses = poses_all_over(camera);
            Tally tally;
            for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
                const auto solution = calibrated(camera, poses, sight, noise, seed);
                tally.add(solution, camera, poses, noise.sigma_px);
                const double share = static_cast<double>(solution.outliers) / solution.sightings;
                BOOST_TEST(std::abs(share - noise.outliers) < 0.02);
                BOOST_TEST(std::abs(solution.residual_px / noise.sigma_px - 1) < 0.1);
            }
            tally.judge();
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lens_solver)

BOOST_AUTO_TEST_CASE(exact_points_give_back_the_camera) {
    for (const auto& camera : synthetic_cameras()) {
        const auto solution =
            calibrated(camera, poses_all_over(camera), sight_points, {1e-9, 0}, 1);
        for (int p = 0; p < kCameraParameters; ++p) {
            const double unit = p < 4 ? camera.parameters[0] : 1;
            BOOST_TEST(std::abs(solution.camera.parameters[p] - camera.parameters[p]) / unit <
                       1e-5);
        }
    }
}

BOOST_AUTO_TEST_CASE(noisy_points_give_the_camera_within_its_predicted_uncertainty) {
    recover(sight_points, {0.3, 0});
}

BOOST_AUTO_TEST_CASE(lines_seen_across_give_the_camera_within_its_predicted_uncertainty) {
    recover(sight_lines, {0.3, 0});
}

BOOST_AUTO_TEST_CASE(planted_outliers_are_left_out) {
    recover(sight_points, {0.3, 0.05});
    recover(sight_lines, {0.3, 0.15});
}

BOOST_AUTO_TEST_CASE(pictures_from_one_pose_right_above_leave_the_focal_length_open) {
    const auto camera = synthetic_cameras()[0];
    std::mt19937_64 random{3};
    const auto pose = looking_at_board(camera, 0, 0, 0.9, {0.5, 0.5});
    std::vector<TargetView> views;
    for (int i = 0; i < 6; ++i) views.push_back(sight_points(camera, pose, {0.3, 0}, random));
    const auto solution = solve_lens(views, camera.picture_size_px, LensTerms::two_radial);
    BOOST_TEST((!solution || solution->sigma(0) > 0.1 * camera.parameters[0]));
}

BOOST_AUTO_TEST_CASE(the_pose_comes_back_within_its_covariance) {
    const auto camera = synthetic_cameras()[0];
    const auto truth = looking_at_board(camera, 35, 40, 0.9, {0.45, 0.55});
    for (const double focal_sigma : {0.0, 0.02}) {
        double chi_square = 0;
        double height_error_px = 0;
        std::mt19937_64 random{11};
        std::normal_distribution<double> normal{0, 1};
        for (int i = 0; i < kSeeds; ++i) {
            auto believed = camera;
            const double factor = 1 + focal_sigma * normal(random);
            believed.parameters[0] *= factor;
            believed.parameters[1] *= factor;
            const auto view = sight_lines(camera, truth, {0.3, 0.05}, random);
            const auto solution = solve_pose(believed, view, focal_sigma);
            BOOST_REQUIRE(solution.has_value());
            const auto r = solution->pose.rotation - truth.rotation;
            const auto t = solution->pose.translation - truth.translation;
            const cv::Vec6d error{r[0], r[1], r[2], t[0], t[1], t[2]};
            const cv::Vec6d weighed = solution->covariance.inv(cv::DECOMP_SVD) * error;
            chi_square += error.dot(weighed) / kSeeds;
            const cv::Point3d top{2, 3, 0.128};
            height_error_px +=
                cv::norm(see(believed, solution->pose, top) - see(camera, truth, top));
        }
        BOOST_TEST_CONTEXT("focal sigma " << focal_sigma) {
            // 6 degrees of freedom: the mean over 40 spreads by 0.55. A wrong focal length also
            // leaves residuals that no pose follows, which only makes the covariance larger.
            BOOST_TEST(chi_square < 8.2);
            if (focal_sigma == 0) BOOST_TEST(chi_square > 3.8);
            BOOST_TEST(height_error_px / kSeeds < (focal_sigma == 0 ? 0.1 : 0.5));
        }
    }
}

BOOST_AUTO_TEST_CASE(errors_that_lines_have_as_a_whole_are_allowed_for) {
    const auto camera = synthetic_cameras()[0];
    const auto truth = looking_at_board(camera, 35, 40, 0.9, {0.45, 0.55});
    std::mt19937_64 random{13};
    double square = 0;
    for (int i = 0; i < kSeeds; ++i) {
        const auto view = sight_lines(camera, truth, {0.2, 0, 0.15}, random);
        const auto solution = solve_pose(camera, view);
        BOOST_REQUIRE(solution.has_value());
        cv::Mat1d derivatives;
        const auto predicted = project(camera, solution->pose, board_places(), &derivatives);
        for (std::size_t p = 0; p < predicted.size(); ++p) {
            const auto off = predicted[p] - see(camera, truth, board_places()[p]);
            double variance = 0;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const cv::Vec6d slope{derivatives.ptr<double>(static_cast<int>(2 * p + axis))};
                variance += slope.dot(solution->covariance * slope);
            }
            square += off.dot(off) / variance / kPointCount / kSeeds;
        }
    }
    // Some six degrees of freedom: a mean over 40 spreads by about 0.1. If the nearly eight
    // sightings of a line erred one by one, (0.04 + 8 * 0.0225) / 0.0625 = 3.5 would come out.
    BOOST_TEST(square > 0.6);
    BOOST_TEST(square < 1.5);
}

BOOST_AUTO_TEST_SUITE_END()
