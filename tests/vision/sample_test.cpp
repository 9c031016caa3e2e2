#include "vision/sample.hpp"

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "vision/normalise.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

cv::Mat colour_of(const cv::Mat& grey) {
    cv::Mat bgr;
    cv::cvtColor(grey, bgr, cv::COLOR_GRAY2BGR);
    return bgr;
}

BoardView view_from(double tilt_deg, double turn_deg) {
    DrawnCamera camera;
    camera.tilt_deg = tilt_deg;
    camera.turn_deg = turn_deg;
    return camera.view();
}

cv::Mat patch(const PatchSet& set, int row) {
    return set.bgr.rowRange(row * kPatchSize, (row + 1) * kPatchSize);
}

/// Where the bright spot lies in a patch, as offset from its centre in spacings.
cv::Point2d spot_in(const cv::Mat& patch_bgr) {
    cv::Mat grey;
    cv::cvtColor(patch_bgr, grey, cv::COLOR_BGR2GRAY);
    const auto m = cv::moments(grey);
    const double scale = 2 * kPatchReach / (kPatchSize - 1);
    return {(m.m10 / m.m00 - (kPatchSize - 1) / 2.0) * scale,
            (m.m01 / m.m00 - (kPatchSize - 1) / 2.0) * scale};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sample)

BOOST_AUTO_TEST_CASE(the_middle_of_a_patch_is_half_a_pieces_height_above_its_place) {
    for (const double tilt : {0.0, 30.0, 60.0}) {
        const auto view = view_from(tilt, 40);
        for (const int row : {0, 42, 84}) {
            cv::Mat black(view.picture_size_px, CV_8UC3, cv::Scalar::all(0));
            const auto px = view.project(sampled_place(row), kPieceHeight / 2);
            cv::circle(black, {cvRound(px.x * 16), cvRound(px.y * 16)}, 5 * 16, {255, 255, 255}, -1,
                       cv::LINE_AA, 4);
            const auto spot = spot_in(patch(cut_patches(black, view), row));
            BOOST_TEST(cv::norm(spot) < 0.05, "tilt " << tilt << " row " << row << " " << spot);
        }
    }
}

BOOST_AUTO_TEST_CASE(up_points_away_from_the_camera) {
    const auto view = view_from(50, 130);
    const auto place = sampled_place(42);
    cv::Mat black(view.picture_size_px, CV_8UC3, cv::Scalar::all(0));
    // Things further away lie higher in an upright picture.
    const auto further = view.board_from_pixel(view.project(place) - cv::Point2d{0, 14});
    cv::circle(black, view.project(further), 4, {255, 255, 255}, -1);
    const auto spot = spot_in(patch(cut_patches(black, view), 42));
    BOOST_TEST(spot.y < -0.1);
    BOOST_TEST(std::abs(spot.x) < 0.1);
}

BOOST_AUTO_TEST_CASE(large_pictures_are_averaged_not_picked) {
    DrawnCamera camera;
    camera.size = {5120, 2880};
    camera.focal_px = 4400;
    const auto view = camera.view();
    cv::Mat grain(view.picture_size_px, CV_8UC3);
    cv::RNG rng{5};
    rng.fill(grain, cv::RNG::UNIFORM, 0, 256);
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(patch(cut_patches(grain, view), 42), mean, spread);
    // Single pixels of this grain spread by 74; a sample covers some 8 x 8 of them.
    BOOST_TEST(std::abs(mean[0] - 127) < 4);
    BOOST_TEST(spread[0] < 30);
}

BOOST_AUTO_TEST_CASE(says_which_places_lie_outside_the_picture) {
    DrawnCamera camera;
    camera.tilt_deg = 0;
    camera.distance = 8;
    const auto view = camera.view();
    const cv::Mat picture(view.picture_size_px, CV_8UC3, cv::Scalar::all(90));
    const auto set = cut_patches(picture, view);
    for (const auto point : all_points()) {
        const auto px = view.project(point);
        const double margin = std::min({px.x, px.y, view.picture_size_px.width - px.x,
                                        view.picture_size_px.height - px.y}) /
                              view.spacing_px({point.x(), point.y()});
        const float share = set.in_picture[static_cast<std::size_t>(point.index())];
        if (margin > kPatchReach * 1.5) BOOST_TEST(share == 1);
        if (margin < -kPatchReach * 1.5) BOOST_TEST(share == 0);
    }
}

BOOST_AUTO_TEST_CASE(the_print_lies_where_the_lines_of_a_bare_board_are_seen) {
    for (const double tilt : {0.0, 30.0, 60.0}) {
        const auto view = view_from(tilt, 25);
        DrawnStyle style;
        style.board = 220;
        style.line = 30;
        style.noise = 0;
        const auto set = cut_patches(colour_of(draw_board(view, yinsh_lines(), style)), view);
        cv::Mat grey;
        cv::cvtColor(set.bgr, grey, cv::COLOR_BGR2GRAY);
        // Moved by a sample in any direction the print would lie on the lines less well.
        std::array<double, 9> darkness{};
        for (int i = 0; i < 9; ++i) {
            const cv::Point moved(i % 3 - 1, i / 3 - 1);
            double sum = 0;
            for (int row = 0; row < kPointCount; ++row) {
                const cv::Rect middle(1, row * kPatchSize + 1, kPatchSize - 2, kPatchSize - 2);
                sum += cv::mean(grey(middle + moved), set.print(middle) > 200)[0];
            }
            darkness[static_cast<std::size_t>(i)] = sum / kPointCount;
        }
        const auto darkest = std::min_element(darkness.begin(), darkness.end());
        BOOST_TEST(darkest - darkness.begin() == 4, "tilt " << tilt);
        BOOST_TEST(*darkest < 170, "tilt " << tilt << ": " << *darkest << " on the lines");
    }
}

BOOST_AUTO_TEST_CASE(exposure_leaves_the_networks_input_almost_alone) {
    const auto view = DrawnCamera{}.view();
    DrawnStyle style;
    style.noise = 0;
    const auto bright = colour_of(draw_board(view, yinsh_lines(), style));
    cv::Mat dim;
    bright.convertTo(dim, -1, 0.6);
    const auto a = normalise_patches(cut_patches(bright, view));
    const auto b = normalise_patches(cut_patches(dim, view));
    BOOST_TEST(cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total()) < 0.05);
}

BOOST_AUTO_TEST_SUITE_END()
