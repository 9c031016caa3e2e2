#include "vision/view_judge.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

using Kind = ViewFault::Kind;

cv::Mat picture_of(const DrawnCamera& camera) {
    cv::Mat bgr;
    cv::cvtColor(draw_board(camera.view(), yinsh_lines(), {}), bgr, cv::COLOR_GRAY2BGR);
    return bgr;
}

Observation all_in_view() {
    Observation observation;
    for (auto& belief : observation.points) belief.visible = 1;
    return observation;
}

std::vector<ViewFault> faults_of(const DrawnCamera& camera) {
    return judge_view(picture_of(camera), camera.view(), all_in_view());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(view_judge)

BOOST_AUTO_TEST_CASE(a_good_view_has_no_fault) {
    BOOST_TEST(faults_of({}).empty());
}

BOOST_AUTO_TEST_CASE(the_elevation_is_the_camera_s) {
    for (const double tilt : {20.0, 45.0, 70.0}) {
        DrawnCamera camera;
        camera.tilt_deg = tilt;
        auto view = camera.view();
        view.focal_px = camera.focal_px;
        BOOST_TEST(std::abs(elevation_deg(view) - (90 - tilt)) < 0.1);
    }
}

BOOST_AUTO_TEST_CASE(a_board_cut_off_names_the_points_outside) {
    DrawnCamera camera;
    camera.tilt_deg = 0;
    camera.distance = 17;
    auto view = camera.view();
    // k7 lies rightmost of all; shifted so far that only the k line leaves the picture.
    const double rightmost = view.project(*Point::parse("k7")).x;
    const cv::Matx33d shift{1, 0, 1290 - rightmost, 0, 1, 0, 0, 0, 1};
    view.undistorted_px_from_board = shift * view.undistorted_px_from_board;
    const auto faults = judge_view(picture_of(camera), view, all_in_view());
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == Kind::cut_off));
    BOOST_TEST(faults[0].points.size() == 4U);
    BOOST_TEST(faults[0].sentence.find("cut off at k7") != std::string::npos);
    BOOST_TEST(faults[0].sentence.find("turn the camera right") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(flat_and_far_views_are_told) {
    DrawnCamera flat;
    flat.tilt_deg = 72;
    flat.distance = 18;
    const auto faults = faults_of(flat);
    BOOST_REQUIRE(!faults.empty());
    BOOST_TEST((faults[0].kind == Kind::too_flat));
    DrawnCamera far;
    far.distance = 80;
    const auto far_faults = faults_of(far);
    BOOST_REQUIRE(far_faults.size() == 1U);
    BOOST_TEST((far_faults[0].kind == Kind::too_far));
}

BOOST_AUTO_TEST_CASE(glare_names_its_point) {
    const DrawnCamera camera;
    auto picture = picture_of(camera);
    const auto e5 = camera.view().project(*Point::parse("e5"));
    cv::circle(picture, {cvRound(e5.x), cvRound(e5.y)}, 24, cv::Scalar::all(255), cv::FILLED);
    const auto faults = judge_view(picture, camera.view(), all_in_view());
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == Kind::glare));
    BOOST_REQUIRE(faults[0].points.size() == 1U);
    BOOST_TEST(faults[0].points[0].name() == "e5");
}

BOOST_AUTO_TEST_CASE(a_washed_out_board_is_overexposed_and_not_a_list_of_glare) {
    const DrawnCamera camera;
    const cv::Mat bright = picture_of(camera) + cv::Scalar::all(120);
    const auto faults = judge_view(bright, camera.view(), all_in_view());
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == Kind::overexposed));
    BOOST_TEST(judge_light(bright, camera.view()).has_value());
    BOOST_TEST(!judge_light(picture_of(camera), camera.view()));
}

BOOST_AUTO_TEST_CASE(covered_points_are_told) {
    auto observation = all_in_view();
    for (std::size_t i = 0; i < 8; ++i) observation.points[i].visible = 0;
    const DrawnCamera camera;
    const auto faults = judge_view(picture_of(camera), camera.view(), observation);
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == Kind::covered));
    BOOST_TEST(faults[0].points.size() == 8U);
}

BOOST_AUTO_TEST_CASE(states_that_the_reader_confuses_are_told_with_what_to_change) {
    auto observation = all_in_view();
    const auto believe = [&](const char* name, float white_ring) {
        auto& belief = observation.points[static_cast<std::size_t>(Point::parse(name)->index())];
        belief.probability = {1 - white_ring, white_ring};
    };
    for (const char* name : {"a4", "c3", "e5", "g8"}) believe(name, 0.99F);
    BOOST_TEST(judge_likeness(observation, 180).empty());
    // A mean doubt of (3 * 0.01 + 0.3) / 4.
    believe("a4", 0.7F);
    const auto faults = judge_likeness(observation, 240);
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == Kind::alike));
    BOOST_TEST(faults[0].sentence ==
               "white rings can hardly be told from empty points in this light, at a4: dim the "
               "lamp, or let the camera expose shorter");
    BOOST_TEST(judge_likeness(observation, 40)[0].sentence.find("switch on a lamp") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(doubts_about_a_covered_point_say_nothing_about_the_light) {
    auto observation = all_in_view();
    for (const char* name : {"a4", "c3"}) {
        auto& belief = observation.points[static_cast<std::size_t>(Point::parse(name)->index())];
        belief.probability = {0.4F, 0.6F};
        belief.visible = 0;
    }
    BOOST_TEST(judge_likeness(observation, 180).empty());
}

BOOST_AUTO_TEST_SUITE_END()
