#include "vision/track.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

double distance_px(const BoardView& a, const BoardView& b) {
    double squares = 0;
    for (const auto point : all_points()) {
        const auto d = a.project(point) - b.project(point);
        squares += d.dot(d);
    }
    return std::sqrt(squares / kPointCount);
}

cv::Mat frame_of(const BoardView& view, std::uint64_t seed) {
    DrawnStyle style;
    style.seed = seed;
    return draw_board(view, yinsh_lines(), style);
}

/// The view after the camera turned about its axis, zoomed and shifted.
BoardView nudged(const BoardView& view, cv::Point2d shift_px, double turn_deg, double zoom) {
    const double a = turn_deg * CV_PI / 180;
    const double c = zoom * std::cos(a);
    const double s = zoom * std::sin(a);
    const auto& o = view.lens.centre_px;
    const cv::Matx33d motion{c, -s, o.x - c * o.x + s * o.y + shift_px.x,
                             s, c,  o.y - s * o.x - c * o.y + shift_px.y,
                             0, 0,  1};
    return make_board_view(motion * view.undistorted_px_from_board, view.lens,
                           view.picture_size_px);
}

BoardView standard_view() {
    DrawnCamera camera;
    camera.tilt_deg = 35;
    camera.turn_deg = 12;
    camera.distance = 18;
    camera.k1 = -0.05;
    return camera.view();
}

void cover_third(cv::Mat& frame) {
    // An arm with some texture from the right edge over a third of the board.
    const std::vector<cv::Point> arm = {{1280, 150}, {700, 260}, {690, 430}, {1280, 520}};
    cv::Mat texture(frame.size(), frame.type());
    cv::RNG{5}.fill(texture, cv::RNG::UNIFORM, 90, 170);
    cv::GaussianBlur(texture, texture, {}, 3);
    cv::Mat mask = cv::Mat::zeros(frame.size(), CV_8U);
    cv::fillPoly(mask, std::vector<std::vector<cv::Point>>{arm}, cv::Scalar::all(255));
    texture.copyTo(frame, mask);
}

const std::vector<std::string> kMarkers = {"c4", "d6", "e5", "f8", "g4", "h7", "i9", "e8", "g9"};

/// The same frame exposed so long that board and lines are white.
cv::Mat overexposed(const cv::Mat& frame) {
    cv::Mat bright;
    frame.convertTo(bright, -1, 2.2);
    return bright;
}

cv::Mat game_frame(const BoardView& view, std::uint64_t seed,
                   const std::vector<std::string>& markers = kMarkers) {
    cv::Mat frame;
    cv::cvtColor(frame_of(view, seed), frame, cv::COLOR_GRAY2BGR);
    for (const auto& name : markers) {
        const auto point = *Point::parse(name);
        draw_pieces(frame, view, {point.x(), point.y()}, PointState::black_marker);
    }
    return frame;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(track)

BOOST_AUTO_TEST_CASE(a_still_board_keeps_its_view) {
    const auto truth = standard_view();
    BoardTracker tracker{frame_of(truth, 1), truth};
    for (std::uint64_t seed = 2; seed < 12; ++seed) {
        const auto result = tracker.update(frame_of(truth, seed));
        BOOST_TEST((result.status == TrackStatus::held));
        BOOST_TEST(distance_px(result.view, truth) < 0.1);
        BOOST_TEST(result.seen_share > 0.95);
    }
}

BOOST_AUTO_TEST_CASE(three_hundred_noisy_frames_of_a_still_board_jitter_less_than_a_tenth_pixel) {
    const auto truth = standard_view();
    const auto still = frame_of(truth, 1);
    BoardTracker tracker{still, truth};
    std::array<cv::Point2d, kPointCount> sums{};
    std::array<double, kPointCount> squares{};
    constexpr int kFrames = 300;
    cv::RNG random{7};
    for (int i = 0; i < kFrames; ++i) {
        cv::Mat noise(still.size(), CV_16S);
        random.fill(noise, cv::RNG::NORMAL, 0, 4);
        cv::Mat frame;
        cv::add(still, noise, frame, {}, CV_8U);
        const auto result = tracker.update(frame);
        BOOST_REQUIRE((result.status == TrackStatus::held));
        for (const auto point : all_points()) {
            const auto place = static_cast<std::size_t>(point.index());
            const auto off = result.view.project(point) - truth.project(point);
            sums[place] += off;
            squares[place] += off.dot(off);
        }
    }
    double jitter = 0;
    for (std::size_t i = 0; i < sums.size(); ++i)
        jitter += (squares[i] - sums[i].dot(sums[i]) / kFrames) / kFrames / kPointCount;
    BOOST_TEST(std::sqrt(jitter) < 0.1);
}

BOOST_AUTO_TEST_CASE(a_slow_drift_is_followed_without_a_jump) {
    const auto truth = standard_view();
    const auto first = frame_of(truth, 1);
    BoardTracker tracker{first, truth};
    for (int i = 1; i <= 120; ++i) {
        const cv::Point2d shift{0.05 * i, -0.02 * i};
        cv::Mat frame;
        cv::warpAffine(first, frame, cv::Matx23d{1, 0, shift.x, 0, 1, shift.y}, first.size(),
                       cv::INTER_CUBIC, cv::BORDER_REPLICATE);
        const auto result = tracker.update(frame);
        BOOST_REQUIRE((result.status != TrackStatus::lost));
        const auto now = nudged(truth, shift, 0, 1);
        BOOST_TEST(distance_px(result.view, now) < 0.6);
        BOOST_TEST(result.motion_px < 1);
    }
}

BOOST_AUTO_TEST_CASE(follows_a_nudged_camera_and_keeps_the_names) {
    struct Nudge {
        cv::Point2d shift_px;
        double turn_deg;
        double zoom;
    };
    const auto truth = standard_view();
    for (const auto& n : {Nudge{{2, -1}, 0, 1}, Nudge{{-7, 5}, 0, 1}, Nudge{{20, 8}, 0, 1},
                          Nudge{{0, 30}, 0, 1}, Nudge{{0, 0}, 1, 1}, Nudge{{3, 3}, -5, 1},
                          Nudge{{0, 0}, 10, 1}, Nudge{{0, 0}, 0, 1.02}, Nudge{{-4, 9}, 2, 0.98}}) {
        BOOST_TEST_CONTEXT("shift " << n.shift_px << " turn " << n.turn_deg << " zoom " << n.zoom) {
            const auto after = nudged(truth, n.shift_px, n.turn_deg, n.zoom);
            BoardTracker tracker{frame_of(truth, 1), truth};
            const auto result = tracker.update(frame_of(after, 2));
            BOOST_TEST((result.status == TrackStatus::moved));
            BOOST_TEST(distance_px(result.view, after) < 0.2);
            BOOST_TEST(std::abs(result.motion_px - distance_px(truth, after)) < 0.3);
            const auto next = tracker.update(frame_of(after, 3));
            BOOST_TEST((next.status == TrackStatus::held));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_board_shifted_by_whole_spacings_is_not_taken_for_a_still_one) {
    const auto truth = standard_view();
    for (const cv::Point2d& shift : {cv::Point2d{0, 1}, cv::Point2d{std::sqrt(3.0) / 2, 0.5}}) {
        auto after = truth;
        after.undistorted_px_from_board =
            truth.undistorted_px_from_board * cv::Matx33d{1, 0, shift.x, 0, 1, shift.y, 0, 0, 1};
        BoardTracker tracker{frame_of(truth, 1), truth};
        const auto result = tracker.update(frame_of(after, 2));
        BOOST_TEST((result.status == TrackStatus::moved));
        BOOST_TEST(distance_px(result.view, after) < 0.2);
    }
}

BOOST_AUTO_TEST_CASE(holds_and_follows_under_an_arm_that_covers_a_third) {
    const auto truth = standard_view();
    BoardTracker tracker{frame_of(truth, 1), truth};
    auto covered = frame_of(truth, 2);
    cover_third(covered);
    const auto held = tracker.update(covered);
    BOOST_TEST((held.status == TrackStatus::held));
    BOOST_TEST(distance_px(held.view, truth) < 0.1);
    BOOST_TEST(held.seen_share < 0.9);

    const auto after = nudged(truth, {6, -3}, 0.3, 1);
    auto covered_after = frame_of(after, 3);
    cover_third(covered_after);
    const auto moved = tracker.update(covered_after);
    BOOST_TEST((moved.status == TrackStatus::moved));
    BOOST_TEST(distance_px(moved.view, after) < 0.6);
}

BOOST_AUTO_TEST_CASE(an_overexposed_board_is_held_by_its_pieces_and_rim_while_play_goes_on) {
    const auto truth = standard_view();
    BoardTracker tracker{game_frame(truth, 1), truth};
    auto markers = kMarkers;
    for (std::uint64_t seed = 2; seed < 8; ++seed) {
        if (seed == 5) markers = {"c4", "d6", "e4", "f8", "g4", "h7", "i9", "e8"};
        const auto result = tracker.update(overexposed(game_frame(truth, seed, markers)));
        BOOST_TEST((result.status == TrackStatus::held));
        BOOST_TEST(result.washed_out);
        BOOST_TEST(result.seen_share < 0.2);
        BOOST_TEST(distance_px(result.view, truth) < 0.1);
    }
    const auto after = tracker.update(game_frame(truth, 9, markers));
    BOOST_TEST((after.status == TrackStatus::held));
    BOOST_TEST(!after.washed_out);
}

BOOST_AUTO_TEST_CASE(an_overexposed_board_that_is_nudged_is_followed) {
    const auto truth = standard_view();
    BoardTracker tracker{game_frame(truth, 1), truth};
    const auto after = nudged(truth, {6, -3}, 0.3, 1);
    const auto result = tracker.update(overexposed(game_frame(after, 2)));
    BOOST_TEST((result.status == TrackStatus::moved));
    BOOST_TEST(distance_px(result.view, after) < 1);
}

BOOST_AUTO_TEST_CASE(an_overexposed_board_is_not_held_where_it_no_longer_lies) {
    const auto truth = standard_view();
    const auto elsewhere = nudged(truth, {60, 35}, 0, 1);
    const auto turned = nudged(truth, {0, 0}, 25, 1);
    for (const auto& frame : {game_frame(elsewhere, 2), game_frame(turned, 2)}) {
        BoardTracker tracker{game_frame(truth, 1), truth};
        const auto result = tracker.update(overexposed(frame));
        BOOST_TEST((result.status == TrackStatus::lost));
    }
}

BOOST_AUTO_TEST_CASE(a_board_taken_away_is_lost_and_found_again) {
    const auto truth = standard_view();
    BoardTracker tracker{frame_of(truth, 1), truth};
    const auto gone = tracker.update(draw_board(truth, {}, {}));
    BOOST_TEST((gone.status == TrackStatus::lost));
    BOOST_TEST(distance_px(gone.view, truth) == 0);
    const auto elsewhere = nudged(truth, {-40, 10}, 8, 1);
    auto back = tracker.update(frame_of(elsewhere, 4));
    for (int i = 0; i < 10 && back.status == TrackStatus::lost; ++i)
        back = tracker.update(frame_of(elsewhere, 4));
    BOOST_TEST((back.status == TrackStatus::moved));
    BOOST_TEST(distance_px(back.view, elsewhere) < 0.3);
}

BOOST_AUTO_TEST_CASE(the_naming_that_moves_the_points_least_is_the_closest) {
    const auto truth = standard_view();
    for (int steps = 0; steps < 6; ++steps) {
        BOOST_TEST(distance_px(closest_naming(truth.turned(steps), truth), truth) < 1e-6);
    }
}

BOOST_AUTO_TEST_SUITE_END()
