#include "app/report/reading_report.hpp"

#include <boost/test/unit_test.hpp>

#include "app/report/overlay.hpp"

using namespace yinsight;

namespace {

PointBelief surely(PointState state) {
    PointBelief belief;
    belief.probability = {};
    belief.probability[static_cast<std::size_t>(state)] = 1;
    return belief;
}

PointBelief& at(Observation& observation, const char* name) {
    return observation.points[static_cast<std::size_t>(Point::parse(name)->index())];
}

/// A board seen straight from above, 50 pixels a spacing, centre at (320, 240).
BoardReading reading_from_above() {
    const cv::Matx33d undistorted_px_from_board{50, 0, 320, 0, -50, 240, 0, 0, 1};
    return {
        make_board_view(undistorted_px_from_board, {{320, 240}, 320, 0}, {640, 480}), {}, true, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reading_report)

BOOST_AUTO_TEST_CASE(writes_an_empty_board_as_the_contract_does) {
    BOOST_TEST(to_text(seen_board({})) == "4/7/8/9/10/9/10/9/8/7/4");
}

BOOST_AUTO_TEST_CASE(writes_what_only_a_camera_sees) {
    Observation observation;
    at(observation, "a2") = surely(PointState::white_ring_white_marker);
    at(observation, "a4") = surely(PointState::black_marker);
    at(observation, "b1").visible = 0;
    at(observation, "b2").probability = {0.4F, 0.3F, 0.3F};
    at(observation, "k10") = surely(PointState::black_ring);
    BOOST_TEST(to_text(seen_board(observation)) == "[Ww]1b1/??5/8/9/10/9/10/9/8/7/3B");
}

BOOST_AUTO_TEST_CASE(gives_json_all_the_keys_of_the_contract) {
    BoardReading reading = reading_from_above();
    at(reading.observation, "f7") = surely(PointState::white_ring);
    reading.observation.removed_rings = {std::nullopt, 2};
    const auto json = reading_json("a.jpg", 11.84, {reading, ""});
    BOOST_TEST(json["image"] == "a.jpg");
    BOOST_TEST(json["found"] == true);
    BOOST_TEST(json["ms"] == 11.8);
    BOOST_TEST(json["certain_orientation"] == true);
    BOOST_TEST(json["position"] == "4/7/8/9/10/5W3/10/9/8/7/4");
    BOOST_TEST(json["removed"]["white"].is_null());
    BOOST_TEST(json["removed"]["black"] == 2);
    BOOST_TEST(json["points"].size() == 85U);
    BOOST_TEST(json["points"]["f7"]["state"] == "white_ring");
    BOOST_TEST(json["points"]["f7"]["p"] == 1.0);
    BOOST_TEST(json["points"]["f7"]["visible"] == 1.0);
    BOOST_TEST(json["points"]["f7"]["px"][0] == 320.0);
    BOOST_TEST(json["points"]["f7"]["px"][1] == 190.0);
    BOOST_TEST(json["points"]["f6"]["state"] == "empty");
}

BOOST_AUTO_TEST_CASE(gives_the_pose_with_its_uncertainty_where_it_is_known) {
    BoardReading reading = reading_from_above();
    BOOST_TEST(!reading_json("a.jpg", 1, {reading, ""}).contains("pose"));
    // Straight above, 20 spacings away; the camera's x is the board's, its y points to White.
    BoardPose pose;
    pose.pose = {{CV_PI, 0, 0}, {0, 0, 20}};
    pose.focal_px = 800;
    pose.covariance(3, 3) = 0.01 * 0.01;
    pose.covariance(4, 4) = 0.02 * 0.02;
    reading.pose = pose;
    const auto json = reading_json("a.jpg", 1, {reading, ""});
    BOOST_TEST(json["pose"]["translation"][2] == 20.0);
    BOOST_TEST(json["pose"]["focal_px"] == 800.0);
    BOOST_TEST(json["pose"]["covariance"].size() == 6U);
    // 800 / 20 = 40 pixels a spacing: 0.4 in x and 0.8 in y, together 0.894.
    BOOST_TEST(json["points"]["f6"]["sigma_px"] == 0.894);
}

BOOST_AUTO_TEST_CASE(gives_the_reason_where_no_board_was_found) {
    const auto json = reading_json("a.jpg", 3, {std::nullopt, "no lattice lines were found"});
    BOOST_TEST(json["found"] == false);
    BOOST_TEST(json["reason"] == "no lattice lines were found");
    BOOST_TEST(!json.contains("points"));
}

BOOST_AUTO_TEST_CASE(draws_pieces_where_they_lie) {
    BoardReading reading = reading_from_above();
    at(reading.observation, "f7") = surely(PointState::white_marker);
    at(reading.observation, "f5") = surely(PointState::black_marker);
    const cv::Mat drawn = draw_overlay(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)), reading);
    BOOST_TEST((drawn.at<cv::Vec3b>(190, 320) == cv::Vec3b(255, 255, 255)));
    BOOST_TEST((drawn.at<cv::Vec3b>(290, 320) == cv::Vec3b(20, 20, 20)));
    BOOST_TEST((drawn.at<cv::Vec3b>(5, 5) == cv::Vec3b(128, 128, 128)));
}

BOOST_AUTO_TEST_SUITE_END()
