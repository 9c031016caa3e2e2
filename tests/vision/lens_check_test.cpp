#include "vision/lens_check.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/drawn_board.hpp"
#include "tests/support/synthetic_camera.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

BoardView view_of(const CameraModel& camera, const Pose& pose) {
    const auto r = pose.matrix();
    const auto& t = pose.translation;
    const cv::Matx33d plane{r(0, 0), r(0, 1), t[0], r(1, 0), r(1, 1), t[1], r(2, 0), r(2, 1), t[2]};
    return make_board_view(camera.matrix() * plane, camera.lens(), camera.picture_size_px);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lens_check)

BOOST_AUTO_TEST_CASE(the_camera_s_own_calibration_fits_and_another_s_does_not) {
    const auto camera = synthetic_cameras()[1];
    const auto pose = looking_at_board(camera, 40, 30, 0.95, {0.45, 0.5});
    const auto view = view_of(camera, pose);
    const auto picture = draw_board(view, yinsh_lines(), {});
    const auto own = check_lens(picture, view, camera);
    BOOST_REQUIRE(own.has_value());
    BOOST_TEST(!own->misfit, own->calibrated_px << " " << own->fitted_px);

    auto zoomed = camera;
    zoomed.parameters[0] *= 1.5;
    zoomed.parameters[1] *= 1.5;
    auto straight = camera;
    for (int p = 4; p < kCameraParameters; ++p) straight.parameters[p] = 0;
    for (const auto& other : {zoomed, straight}) {
        const auto check = check_lens(picture, view, other);
        BOOST_REQUIRE(check.has_value());
        BOOST_TEST(check->misfit, check->calibrated_px << " " << check->fitted_px);
        BOOST_TEST(misfit_sentence(*check).find("another camera's") != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(a_calibration_serves_other_sizes_of_its_shape_only) {
    const auto camera = synthetic_cameras()[0];
    std::string remark;
    const auto half = camera_for(camera, {640, 360}, remark);
    BOOST_REQUIRE(half.has_value());
    BOOST_TEST(remark.empty());
    const auto pose = looking_at_board(camera, 30, 10, 0.9, {0.5, 0.5});
    for (const auto& place : board_places()) {
        const auto large = see(camera, pose, place);
        const auto small = see(*half, pose, place);
        // Pixel centres at integers: the corner of the picture is at -0.5 in both.
        BOOST_TEST(std::abs((large.x + 0.5) / 2 - (small.x + 0.5)) < 1e-9);
        BOOST_TEST(std::abs((large.y + 0.5) / 2 - (small.y + 0.5)) < 1e-9);
    }
    BOOST_TEST(!camera_for(camera, {640, 480}, remark).has_value());
    BOOST_TEST(remark.find("640x480") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_mirrored_picture_has_the_mirrored_camera) {
    const auto camera = synthetic_cameras()[0];
    const auto pose = looking_at_board(camera, 30, 10, 0.9, {0.4, 0.5});
    for (const auto& place : board_places()) {
        cv::Matx33d rotation = pose.matrix();
        const auto p = rotation * cv::Vec3d{place.x, place.y, place.z} + pose.translation;
        const auto seen = see(camera, pose, place);
        const auto mirrored =
            see(camera.mirrored(), Pose{{0, 0, 0}, {0, 0, 0}}, {-p[0], p[1], p[2]});
        BOOST_TEST(std::abs(1279 - seen.x - mirrored.x) < 1e-9);
        BOOST_TEST(std::abs(seen.y - mirrored.y) < 1e-9);
    }
}

BOOST_AUTO_TEST_SUITE_END()
