#include "vision/glare.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

using namespace yinsight;

namespace {

constexpr int kUsualBoard = 215;

/// A marker 0.55 spacings wide with a blue rim, seen on the first point, among empty points.
PatchSet patches_of(int face, int board, int usual_board = kUsualBoard) {
    PatchSet patches;
    patches.bgr =
        cv::Mat(kPlaceCount * kPatchSize, kPatchSize, CV_8UC3, cv::Scalar::all(usual_board));
    patches.bgr.rowRange(0, kPatchSize).setTo(cv::Scalar::all(board));
    const double radius = 0.275 * kPatchSize / (2 * kPatchReach);
    const cv::Point centre{kPatchSize / 2, kPatchSize / 2};
    cv::circle(patches.bgr, centre, cvRound(radius), {120, 60, 20}, cv::FILLED);
    cv::circle(patches.bgr, centre, cvRound(radius) - 1, cv::Scalar::all(face), cv::FILLED);
    return patches;
}

std::vector<PointBelief> beliefs(PointState state) {
    PointBelief belief;
    belief.visible = 1;
    belief.probability.fill(0.001F);
    belief.probability[static_cast<std::size_t>(state)] = 0.992F;
    PointBelief empty;
    empty.visible = 1;
    std::vector<PointBelief> places(kPlaceCount, empty);
    places[0] = belief;
    return places;
}

float probability(const std::vector<PointBelief>& places, PointState state) {
    return places[0].probability[static_cast<std::size_t>(state)];
}

}  // namespace

BOOST_AUTO_TEST_SUITE(glare)

BOOST_AUTO_TEST_CASE(a_face_and_a_board_in_full_glare_leave_the_colour_open) {
    auto places = beliefs(PointState::white_marker);
    leave_glare_open(patches_of(255, 255), places);
    const float white = probability(places, PointState::white_marker);
    const float black = probability(places, PointState::black_marker);
    BOOST_TEST(white > black);
    BOOST_TEST(black > 0.4F);
    BOOST_TEST(white + black == 0.993F, boost::test_tools::tolerance(1e-5F));
}

BOOST_AUTO_TEST_CASE(a_marker_inside_a_ring_is_left_open_and_its_ring_stays) {
    auto places = beliefs(PointState::black_ring_white_marker);
    leave_glare_open(patches_of(255, 255), places);
    BOOST_TEST(probability(places, PointState::black_ring_black_marker) > 0.4F);
    BOOST_TEST(probability(places, PointState::white_ring_black_marker) < 0.01F);
}

BOOST_AUTO_TEST_CASE(a_white_face_on_a_board_that_is_well_exposed_is_white) {
    auto places = beliefs(PointState::white_marker);
    leave_glare_open(patches_of(255, 225), places);
    BOOST_TEST(probability(places, PointState::white_marker) == 0.992F);
}

BOOST_AUTO_TEST_CASE(a_white_face_on_a_board_that_is_overexposed_everywhere_is_white) {
    auto places = beliefs(PointState::white_marker);
    leave_glare_open(patches_of(255, 255, 255), places);
    BOOST_TEST(probability(places, PointState::white_marker) == 0.992F);
}

BOOST_AUTO_TEST_CASE(a_face_that_mirrors_the_light_in_part_is_left_open) {
    auto places = beliefs(PointState::white_marker);
    leave_glare_open(patches_of(220, 250), places);
    BOOST_TEST(probability(places, PointState::black_marker) > 0.4F);
}

BOOST_AUTO_TEST_CASE(a_face_that_is_read_as_black_is_black_however_bright) {
    for (const int face : {40, 250}) {
        auto places = beliefs(PointState::black_marker);
        leave_glare_open(patches_of(face, 255), places);
        BOOST_TEST(probability(places, PointState::black_marker) == 0.992F);
    }
}

BOOST_AUTO_TEST_CASE(places_outside_the_picture_do_not_tell_how_bright_the_board_is) {
    auto places = beliefs(PointState::white_marker);
    const auto patches = patches_of(255, 255);
    for (std::size_t i = 1; i < places.size(); ++i) places[i].visible = 0;
    leave_glare_open(patches, places);
    BOOST_TEST(probability(places, PointState::white_marker) == 0.992F);
}

BOOST_AUTO_TEST_CASE(an_overexposed_empty_point_is_empty) {
    auto places = beliefs(PointState::empty);
    leave_glare_open(patches_of(255, 255), places);
    BOOST_TEST(probability(places, PointState::empty) == 0.992F);
}

BOOST_AUTO_TEST_SUITE_END()
