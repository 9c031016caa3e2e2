#include "vision/frame_quality.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

cv::Mat frame(double blur_px = 0.7, std::uint64_t seed = 1) {
    DrawnStyle style;
    style.blur_px = blur_px;
    style.seed = seed;
    cv::Mat bgr;
    cv::cvtColor(draw_board(DrawnCamera{}.view(), yinsh_lines(), style), bgr, cv::COLOR_GRAY2BGR);
    return bgr;
}

cv::Mat scaled(const cv::Mat& picture, const cv::Scalar& gain, const cv::Scalar& offset = {}) {
    cv::Mat out;
    cv::multiply(picture, gain, out);
    return out + offset;
}

bool has(const std::vector<FrameDefect>& defects, FrameDefect defect) {
    return std::find(defects.begin(), defects.end(), defect) != defects.end();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(frame_quality)

BOOST_AUTO_TEST_CASE(a_good_frame_has_no_defect) {
    BOOST_TEST(judge_frame(frame()).defects.empty());
    BOOST_TEST(judge_frame(scaled(frame(), cv::Scalar::all(0.4))).defects.empty());
    BOOST_TEST(judge_frame(scaled(frame(), {0.7, 1, 1.1})).defects.empty());
}

BOOST_AUTO_TEST_CASE(dark_bright_and_one_coloured_frames_are_told) {
    const auto dark = judge_frame(scaled(frame(), cv::Scalar::all(0.1)));
    BOOST_TEST(has(dark.defects, FrameDefect::too_dark));
    const auto bright = judge_frame(scaled(frame(), cv::Scalar::all(3)));
    BOOST_TEST(has(bright.defects, FrameDefect::too_bright));
    const auto blue = judge_frame(scaled(frame(), {1, 0.15, 0.1}));
    BOOST_TEST(has(blue.defects, FrameDefect::one_colour));
    const cv::Mat nothing(720, 1280, CV_8UC3, cv::Scalar::all(0));
    BOOST_TEST(has(judge_frame(nothing).defects, FrameDefect::too_dark));
}

BOOST_AUTO_TEST_CASE(blur_is_measured_in_pixels_and_told_where_it_is_too_much) {
    // The drawn blur, and that of the pixels themselves (a box of one: 0.29 pixels).
    for (const double blur : {3.0, 4.0}) {
        const auto quality = judge_frame(frame(blur));
        BOOST_TEST(std::abs(quality.blur_px - blur) < 0.4 * blur, quality.blur_px << " " << blur);
    }
    BOOST_TEST(!has(judge_frame(frame(1.5)).defects, FrameDefect::out_of_focus));
    BOOST_TEST(has(judge_frame(frame(7)).defects, FrameDefect::out_of_focus));
}

BOOST_AUTO_TEST_CASE(a_hand_in_motion_is_told_from_a_change_of_light) {
    const auto still = frame();
    BOOST_TEST(changed_share(frame(0.7, 2), still) < 0.01);
    BOOST_TEST(changed_share(scaled(still, cv::Scalar::all(0.7)), still) < 0.05);
    auto hand = frame(0.7, 3);
    cv::rectangle(hand, {300, 100}, {900, 600}, {90, 120, 170}, cv::FILLED);
    BOOST_TEST(changed_share(hand, still) > 0.25);
}

BOOST_AUTO_TEST_CASE(the_gate_holds_back_bad_first_frames_and_opens_for_ever) {
    FirstFrameGate gate;
    const auto dark = scaled(frame(), cv::Scalar::all(0.1));
    BOOST_TEST(has(gate.refusals(dark, 0), FrameDefect::too_dark));
    BOOST_TEST(has(gate.refusals(scaled(frame(), {1, 0.15, 0.1}), 0.1), FrameDefect::one_colour));
    // From dark to light the picture is not the same: it must stand for a frame.
    gate.refusals(frame(), 0.2);
    BOOST_TEST(gate.refusals(frame(), 0.3).empty());
    BOOST_TEST(gate.refusals(dark, 0.4).empty());
}

BOOST_AUTO_TEST_CASE(the_gate_does_not_wait_for_ever) {
    FirstFrameGate gate;
    const auto dark = scaled(frame(), cv::Scalar::all(0.1));
    BOOST_TEST(!gate.refusals(dark, 0).empty());
    BOOST_TEST(!gate.refusals(dark, 1).empty());
    BOOST_TEST(gate.refusals(dark, 4).empty());
}

BOOST_AUTO_TEST_CASE(every_defect_has_a_sentence_that_says_what_to_do) {
    for (const auto defect :
         {FrameDefect::too_dark, FrameDefect::too_bright, FrameDefect::one_colour,
          FrameDefect::out_of_focus, FrameDefect::moving})
        BOOST_TEST(sentence_for(defect).find(": ") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
