#include "vision/set_colours.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

constexpr double kBoard = 190;
constexpr double kLine = 150;
constexpr double kLineWidth = 0.06;
/// Fills cannot be told more exactly through blur, noise and rounded levels, in log units.
constexpr double kExact = 0.05;

/// The levels of the drawn pieces as the sRGB standard turns them into light.
double light(double level) {
    const double v = level / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}
/// The palette's definition with its veil of 2 % of the board.
double ratio(double level) {
    return std::log((light(level) / light(kBoard) + 0.02) / 1.02);
}

struct Scene {
    BoardView view;
    cv::Mat bgr;
    Observation observation;
};

void put(Scene& scene, const char* name, PointState state, cv::Point2d off = {0, 0}) {
    const auto point = *Point::parse(name);
    auto& belief = scene.observation.points[static_cast<std::size_t>(point.index())];
    belief.probability.fill(0);
    belief.probability[static_cast<std::size_t>(state)] = 1;
    draw_pieces(scene.bgr, scene.view, cv::Point2d{point.x(), point.y()} + off, state);
}

Scene some_scene(cv::Point2d off = {0, 0}) {
    DrawnCamera camera;
    camera.tilt_deg = 40;
    Scene scene{camera.view(), {}, {}};
    scene.view.focal_px = camera.focal_px;
    DrawnStyle style;
    style.board = kBoard;
    style.line = kLine;
    style.line_width = kLineWidth;
    cv::cvtColor(draw_board(scene.view, yinsh_lines(), style), scene.bgr, cv::COLOR_GRAY2BGR);
    for (const char* name : {"c3", "e7", "i8"}) put(scene, name, PointState::white_ring, off);
    for (const char* name : {"d6", "g4", "h9"}) put(scene, name, PointState::black_ring, off);
    for (const char* name : {"f6", "g9", "d3"}) put(scene, name, PointState::white_marker, off);
    for (const char* name : {"e4", "h6", "f9"}) put(scene, name, PointState::black_marker, off);
    return scene;
}

SetSample sample_of(const Scene& scene) {
    return sample_set(scene.bgr, scene.view, scene.observation);
}

/// The picture in another light: each channel's light times a factor.
cv::Mat lit(const cv::Mat& bgr, const cv::Vec3d& bgr_factors) {
    cv::Mat result = bgr.clone();
    cv::Mat_<cv::Vec3b> pixels = result;
    for (auto& pixel : pixels) {
        for (int c = 0; c < 3; ++c) {
            const double l = std::min(light(pixel[c]) * bgr_factors[c], 1.0);
            const double v = l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1 / 2.4) - 0.055;
            pixel[c] = cv::saturate_cast<uchar>(255 * v);
        }
    }
    return result;
}

double farthest(const SetSample& a, const SetSample& b) {
    double far = 0;
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        far = std::max(far, cv::norm(a.parts[i].log_ratio - b.parts[i].log_ratio, cv::NORM_INF));
    return far;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(set_colours)

BOOST_AUTO_TEST_CASE(the_colours_of_drawn_pieces_come_out_as_they_were_drawn) {
    const auto sample = sample_of(some_scene());
    const DrawnSet set;
    BOOST_TEST(std::abs(sample.board_level[1] - light(kBoard)) < 0.02);
    for (int rgb = 0; rgb < 3; ++rgb) {
        const int bgr = 2 - rgb;
        for (const auto part : {SetPart::white_ring, SetPart::white_face}) {
            BOOST_TEST(sample[part].count == 3);
            BOOST_TEST(std::abs(sample[part].log_ratio[rgb] - ratio(set.white[bgr])) < kExact);
        }
        for (const auto part : {SetPart::black_ring, SetPart::black_face})
            BOOST_TEST(std::abs(sample[part].log_ratio[rgb] - ratio(set.black[bgr])) < 2 * kExact);
        BOOST_TEST(std::abs(sample[SetPart::rim].log_ratio[rgb] - ratio(set.body[bgr])) <
                   3 * kExact);
        BOOST_TEST(std::abs(sample[SetPart::margin].log_ratio[rgb]) < kExact);
    }
}

BOOST_AUTO_TEST_CASE(a_line_has_as_much_ink_as_was_printed) {
    // Faint and wide: the drawing blurs levels, and cameras light.
    const double covered = kLineWidth / (2 * kLineBand);
    const double expected = std::log(1 - covered * (1 - light(kLine) / light(kBoard)));
    const auto sample = sample_of(some_scene());
    BOOST_TEST(sample[SetPart::line].count > 50);
    BOOST_TEST(std::abs(sample[SetPart::line].log_ratio[1] - expected) < 0.02);
}

BOOST_AUTO_TEST_CASE(pieces_beside_their_points_are_found) {
    BOOST_TEST(farthest(sample_of(some_scene({0.12, -0.09})), sample_of(some_scene())) <
               3 * kExact);
}

BOOST_AUTO_TEST_CASE(exposure_and_white_balance_drop_out) {
    auto scene = some_scene();
    const auto usual = sample_of(scene);
    const auto picture = scene.bgr;
    for (const auto& factors : {cv::Vec3d{0.354, 0.354, 0.354}, cv::Vec3d{0.6, 0.8, 1.1}}) {
        scene.bgr = lit(picture, factors);
        const auto sample = sample_of(scene);
        BOOST_TEST(farthest(sample, usual) < 2 * kExact);
        BOOST_TEST(std::abs(sample.board_level[1] / usual.board_level[1] - factors[1]) < 0.03);
    }
}

BOOST_AUTO_TEST_CASE(covered_and_doubtful_points_are_left_alone) {
    auto scene = some_scene();
    const auto at = [&](const char* name) -> PointBelief& {
        return scene.observation.points[static_cast<std::size_t>(Point::parse(name)->index())];
    };
    at("c3").visible = 0.5F;
    at("e7").probability[static_cast<std::size_t>(PointState::white_ring)] = 0.9F;
    BOOST_TEST(sample_of(scene)[SetPart::white_ring].count == 1);
}

BOOST_AUTO_TEST_CASE(nothing_is_learned_under_a_hand_in_motion_or_without_light) {
    for (const int trouble : {0, 1, 2, 3}) {
        auto scene = some_scene();
        if (trouble == 0) scene.observation.hand = true;
        if (trouble == 1) scene.observation.moving = true;
        if (trouble == 2) scene.bgr = lit(scene.bgr, {3, 3, 3});
        if (trouble == 3) scene.bgr = lit(scene.bgr, {0.003, 0.003, 0.003});
        const auto sample = sample_of(scene);
        for (const auto& part : sample.parts) BOOST_TEST(part.count == 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()
