#include "app/live/camera_list.hpp"

#include <boost/test/unit_test.hpp>

using namespace yinsight;

namespace {

/// The best of some modes, as text; empty where there is none.
std::string best_of(const std::vector<OfferedMode>& modes) {
    const int best = best_mode(modes);
    if (best < 0) return {};
    const auto& mode = modes[static_cast<std::size_t>(best)];
    return mode.format + " " + std::to_string(mode.width) + "x" + std::to_string(mode.height);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(camera_list)

BOOST_AUTO_TEST_CASE(no_mode_is_the_best_of_none) {
    BOOST_TEST(best_mode({}) == -1);
}

BOOST_AUTO_TEST_CASE(a_usual_webcam_gives_large_compressed_pictures) {
    // What a common USB 2 camera lists: uncompressed pictures are slow where they are large.
    const std::vector<OfferedMode> modes = {{"YUYV", 640, 480, 30},  {"YUYV", 1280, 720, 10},
                                            {"YUYV", 1920, 1080, 5}, {"MJPG", 640, 480, 30},
                                            {"MJPG", 1280, 720, 30}, {"MJPG", 1920, 1080, 30}};
    BOOST_TEST(best_of(modes) == "MJPG 1920x1080");
}

BOOST_AUTO_TEST_CASE(a_picture_larger_than_helps_is_not_taken_for_its_size) {
    BOOST_TEST(best_of({{"MJPG", 3840, 2160, 30}, {"MJPG", 1920, 1080, 30}}) == "MJPG 1920x1080");
    BOOST_TEST(best_of({{"MJPG", 3840, 2160, 30}, {"MJPG", 640, 480, 30}}) == "MJPG 3840x2160");
}

BOOST_AUTO_TEST_CASE(a_slide_show_is_worse_than_a_smaller_film) {
    BOOST_TEST(best_of({{"YUYV", 1920, 1080, 2}, {"YUYV", 1280, 720, 15}}) == "YUYV 1280x720");
    BOOST_TEST(best_of({{"MJPG", 1280, 720, 60}, {"MJPG", 1920, 1080, 15}}) == "MJPG 1920x1080");
}

BOOST_AUTO_TEST_CASE(an_unknown_rate_is_taken_for_a_usual_one) {
    BOOST_TEST(best_of({{"MJPG", 1280, 720, 0}, {"MJPG", 640, 480, 30}}) == "MJPG 1280x720");
}

BOOST_AUTO_TEST_SUITE_END()
