#include "calibration/board_pose.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <random>

#include "tests/support/synthetic_camera.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

constexpr int kSeeds = 30;
constexpr double kNoisePx = 0.15;

/// A board bent along both folds: 0.8 mm up at the sides and 0.5 mm down at the players.
constexpr double kFoldX = 0.004;
constexpr double kFoldY = -0.0025;

cv::Point3d on_roof(const cv::Point2d& place, double fold_x, double fold_y, double height = 0) {
    return {place.x, place.y, fold_x * std::abs(place.x) + fold_y * std::abs(place.y) + height};
}

/// No lens is bent here; its centre lies a little beside the picture's.
CameraModel webcam() {
    return {{1280, 720}, {930, 930, 643, 357, 0, 0, 0, 0, 0}};
}

struct Scene {
    CameraModel camera = webcam();
    Pose pose = looking_at_board(webcam(), 38, 25, 0.9, {0.5, 0.5});
    double fold_x = kFoldX;
    double fold_y = kFoldY;

    cv::Point2d see_at(const cv::Point2d& place, double height = 0) const {
        return see(camera, pose, on_roof(place, fold_x, fold_y, height));
    }

    /// Places between neighbouring points, each seen across its line only.
    std::vector<Sighting> sightings(std::mt19937_64& random) const {
        std::normal_distribution<double> noise{0, kNoisePx};
        std::vector<Sighting> seen;
        for (const auto a : all_points()) {
            for (const auto b : all_points()) {
                const cv::Point2d from{a.x(), a.y()};
                const cv::Point2d to{b.x(), b.y()};
                if (b.index() <= a.index() || cv::norm(to - from) > 1.01) continue;
                for (const double share : {0.35, 0.65}) {
                    const auto place = from + share * (to - from);
                    const auto way = see_at(place + 0.01 * (to - from)) - see_at(place);
                    const auto normal = cv::Point2d{-way.y, way.x} / cv::norm(way);
                    seen.push_back(
                        {{place.x, place.y, 0}, see_at(place) + noise(random) * normal, normal});
                }
            }
        }
        return seen;
    }

    /// The homography nearest to what is seen, in a picture whose camera is not known.
    BoardView view() const {
        std::vector<cv::Point2d> board;
        std::vector<cv::Point2d> px;
        for (const auto point : all_points()) {
            board.emplace_back(point.x(), point.y());
            px.push_back(see_at(board.back()));
        }
        const cv::Matx33d homography = cv::Mat1d(cv::findHomography(board, px));
        RadialLens lens;
        lens.centre_px = {639.5, 359.5};
        lens.radius_px = 640;
        return make_board_view(homography, lens, camera.picture_size_px);
    }
};

struct Outcome {
    /// Mean squares over what was predicted, of the points and of tops of pieces.
    double points = 0;
    double tops = 0;
    double folds = 0;
    double points_px = 0;
    double view_px = 0;
    double mean_fold_x = 0;
};

Outcome recover(const Scene& scene) {
    Outcome outcome;
    std::mt19937_64 random{5};
    const auto view = scene.view();
    for (int i = 0; i < kSeeds; ++i) {
        const auto pose = solve_board_pose(view, scene.sightings(random));
        BOOST_REQUIRE(pose.has_value());
        constexpr double kTop = 0.128;
        for (const auto point : all_points()) {
            const cv::Point2d place{point.x(), point.y()};
            const auto off = pose->project(place) - scene.see_at(place);
            const auto top_off = pose->project(place, kTop) - scene.see_at(place, kTop);
            const auto view_off = view.project(place) - scene.see_at(place);
            outcome.points += off.dot(off) / std::pow(pose->sigma_px(place), 2);
            outcome.tops += top_off.dot(top_off) / std::pow(pose->sigma_px(place, kTop), 2);
            outcome.points_px += off.dot(off);
            outcome.view_px += view_off.dot(view_off);
        }
        const auto sigmas = pose->fold_sigmas();
        outcome.folds += (std::pow((pose->fold_x - scene.fold_x) / sigmas[0], 2) +
                          std::pow((pose->fold_y - scene.fold_y) / sigmas[1], 2)) /
                         2;
        outcome.mean_fold_x += pose->fold_x / kSeeds;
    }
    for (double* sum : {&outcome.points, &outcome.tops, &outcome.points_px, &outcome.view_px})
        *sum /= kSeeds * kPointCount;
    outcome.folds /= kSeeds;
    return outcome;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_pose)

BOOST_AUTO_TEST_CASE(a_folded_board_comes_back_within_its_predicted_uncertainty) {
    const auto outcome = recover({});
    // About ten degrees of freedom over 30 boards: means spread by 0.1.
    BOOST_TEST(outcome.points > 0.5);
    BOOST_TEST(outcome.points < 1.5);
    BOOST_TEST(outcome.tops > 0.4);
    BOOST_TEST(outcome.tops < 1.6);
    BOOST_TEST(outcome.folds < 1.8);
    BOOST_TEST(std::abs(outcome.mean_fold_x - kFoldX) < 0.0012);
}

BOOST_AUTO_TEST_CASE(the_pose_of_a_folded_board_predicts_its_points_better_than_a_flat_view) {
    const auto outcome = recover({});
    BOOST_TEST(outcome.points_px < 0.25 * outcome.view_px);
}

BOOST_AUTO_TEST_CASE(a_flat_board_is_found_flat) {
    Scene scene;
    scene.fold_x = scene.fold_y = 0;
    const auto outcome = recover(scene);
    BOOST_TEST(std::abs(outcome.mean_fold_x) < 0.0007);
    BOOST_TEST(outcome.points < 1.5);
}

BOOST_AUTO_TEST_CASE(a_calibrated_camera_keeps_its_focal_length_and_lens) {
    const Scene scene;
    auto view = scene.view();
    view.lens.centre_px = {643, 357};
    view.lens.focal_px = 930;
    view = make_board_view(view.undistorted_px_from_board, view.lens, view.picture_size_px);
    std::mt19937_64 random{6};
    const auto pose = solve_board_pose(view, scene.sightings(random));
    BOOST_REQUIRE(pose.has_value());
    BOOST_TEST(pose->focal_px == 930);
    BOOST_TEST(pose->lens.k1 == 0);
    BOOST_TEST(pose->covariance(6, 6) == 0);
    BOOST_TEST(cv::norm(pose->pose.translation - scene.pose.translation) < 0.02);
}

BOOST_AUTO_TEST_CASE(a_few_lines_tell_no_pose) {
    const Scene scene;
    std::mt19937_64 random{7};
    auto sightings = scene.sightings(random);
    sightings.resize(40);
    BOOST_TEST(!solve_board_pose(scene.view(), sightings).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
