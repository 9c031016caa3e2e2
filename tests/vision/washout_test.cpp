#include "vision/washout.hpp"

#include <array>
#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

using namespace yinsight;

namespace {

using State = PointState;

/// Patches of one grey level, their lines drawn in another.
PatchSet patches_of(int board, int line) {
    PatchSet patches;
    patches.bgr = cv::Mat(kPlaceCount * kPatchSize, kPatchSize, CV_8UC3, cv::Scalar::all(board));
    constexpr int kMiddle = kPatchSize / 2;
    for (int row = 0; row < kPlaceCount; ++row) {
        cv::Mat patch = patches.bgr.rowRange(row * kPatchSize, (row + 1) * kPatchSize);
        for (const auto& end : {cv::Point{kPatchSize, kMiddle}, cv::Point{kMiddle + 10, 0},
                                cv::Point{kMiddle - 10, 0}})
            cv::line(patch, end, cv::Point{2 * kMiddle, 2 * kMiddle} - end, cv::Scalar::all(line));
    }
    patches.in_picture.fill(1);
    return patches;
}

std::array<PointBelief, kPlaceCount> all_read_as(State state, float probability) {
    std::array<PointBelief, kPlaceCount> places{};
    for (auto& place : places) {
        place.probability.fill((1 - probability) / (kPointStateCount - 1));
        place.probability[static_cast<std::size_t>(state)] = probability;
    }
    return places;
}

float belief_in(const PointBelief& place, State state) {
    return place.probability[static_cast<std::size_t>(state)];
}

}  // namespace

BOOST_AUTO_TEST_SUITE(washout)

BOOST_AUTO_TEST_CASE(a_point_of_a_white_board_that_shows_nothing_may_hold_anything_white) {
    auto places = all_read_as(State::empty, 0.92F);
    leave_washed_out_open(patches_of(255, 255), places);
    const auto& place = places[40];
    BOOST_TEST(belief_in(place, State::empty) == belief_in(place, State::white_ring));
    BOOST_TEST(belief_in(place, State::empty) == belief_in(place, State::white_marker));
    BOOST_TEST(belief_in(place, State::empty) < 0.3F);
    BOOST_TEST(belief_in(place, State::black_ring) < 0.011F);
    float sum = 0;
    for (const float p : place.probability) sum += p;
    BOOST_TEST(sum == 1.0F, boost::test_tools::tolerance(1e-5F));
}

BOOST_AUTO_TEST_CASE(a_bright_board_whose_lines_show_is_read_as_ever) {
    for (const auto& patches : {patches_of(255, 246), patches_of(250, 250)}) {
        auto places = all_read_as(State::empty, 0.92F);
        leave_washed_out_open(patches, places);
        BOOST_TEST(!is_washed_out(patches));
        BOOST_TEST(belief_in(places[40], State::empty) == 0.92F);
    }
}

BOOST_AUTO_TEST_CASE(a_light_mirrored_over_some_points_washes_out_no_board) {
    auto patches = patches_of(200, 150);
    patches.bgr.rowRange(0, 20 * kPatchSize).setTo(cv::Scalar::all(255));
    auto places = all_read_as(State::empty, 0.92F);
    leave_washed_out_open(patches, places);
    BOOST_TEST(belief_in(places[3], State::empty) == 0.92F);
}

BOOST_AUTO_TEST_CASE(a_black_marker_on_a_washed_out_board_stays_one) {
    auto patches = patches_of(255, 255);
    cv::circle(patches.bgr, {kPatchSize / 2, 7 * kPatchSize + kPatchSize / 2}, 7,
               cv::Scalar::all(30), cv::FILLED);
    auto places = all_read_as(State::black_marker, 0.95F);
    leave_washed_out_open(patches, places);
    BOOST_TEST(belief_in(places[7], State::black_marker) == 0.95F);
}

BOOST_AUTO_TEST_CASE(a_white_marker_by_its_rim_may_have_a_white_ring_around_it) {
    auto patches = patches_of(255, 255);
    cv::circle(patches.bgr, {kPatchSize / 2, 7 * kPatchSize + kPatchSize / 2}, 6,
               cv::Scalar{255, 140, 90}, 1);
    auto places = all_read_as(State::white_marker, 0.98F);
    leave_washed_out_open(patches, places);
    BOOST_TEST(belief_in(places[7], State::white_marker) ==
               belief_in(places[7], State::white_ring_white_marker));
    BOOST_TEST(belief_in(places[7], State::white_marker) > 0.35F);
}

BOOST_AUTO_TEST_SUITE_END()
