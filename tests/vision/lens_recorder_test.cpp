#include "vision/lens_recorder.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "tests/support/synthetic_camera.hpp"
#include "vision/calibration_target.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

BoardView view_of(const CameraModel& camera, const Pose& pose) {
    const auto r = pose.matrix();
    const auto& t = pose.translation;
    const cv::Matx33d plane{r(0, 0), r(0, 1), t[0], r(1, 0), r(1, 1), t[1], r(2, 0), r(2, 1), t[2]};
    return make_board_view(camera.matrix() * plane, camera.lens(), camera.picture_size_px);
}

cv::Mat board_picture(const CameraModel& camera, const Pose& pose, std::uint64_t seed) {
    DrawnStyle style;
    style.seed = seed;
    return draw_board(view_of(camera, pose), yinsh_lines(), style);
}

/// The printed sheet as the camera sees it, its middle where the board's would be.
cv::Mat sheet_picture(const CameraModel& camera, const Pose& pose, std::uint64_t seed) {
    constexpr double kSpacingMm = 46;
    constexpr double kUnitsASpacing = SheetLayout::kUnits * kSpacingMm / SheetLayout::kSquareMm;
    constexpr int kMargin = 60;
    cv::Mat sheet;
    cv::copyMakeBorder(draw_calibration_sheet(), sheet, kMargin, kMargin, kMargin, kMargin,
                       cv::BORDER_CONSTANT, cv::Scalar::all(255));
    sheet.convertTo(sheet, CV_8U, 0.75, 30);
    const auto view = view_of(camera, pose);
    cv::Mat map(camera.picture_size_px, CV_32FC2);
    for (int y = 0; y < map.rows; ++y) {
        for (int x = 0; x < map.cols; ++x) {
            const auto place =
                view.board_from_pixel({static_cast<double>(x), static_cast<double>(y)});
            map.at<cv::Vec2f>(y, x) =
                cv::Vec2f{static_cast<float>(sheet.cols / 2.0 - 0.5 + place.x * kUnitsASpacing),
                          static_cast<float>(sheet.rows / 2.0 - 0.5 - place.y * kUnitsASpacing)};
        }
    }
    cv::Mat picture;
    cv::GaussianBlur(sheet, sheet, {}, 1.2);
    cv::remap(sheet, picture, map, {}, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar::all(110));
    cv::Mat noise(picture.size(), CV_16S);
    cv::RNG{seed}.fill(noise, cv::RNG::NORMAL, 0, 2);
    cv::add(picture, noise, picture, {}, CV_8U);
    return picture;
}

/// What is measured in a picture is off by more than its noise (a line's middle depends on the
/// blur), so the predicted uncertainty is no bound here; lens_solver_test holds the solver to it.
void check_camera(const LensSolution& solution, const CameraModel& truth) {
    const auto& found = solution.camera.parameters;
    BOOST_TEST(std::abs(found[0] / truth.parameters[0] - 1) < 0.004);
    BOOST_TEST(std::abs(found[1] / truth.parameters[1] - 1) < 0.004);
    BOOST_TEST(std::abs(found[2] - truth.parameters[2]) < 4);
    BOOST_TEST(std::abs(found[3] - truth.parameters[3]) < 4);
    BOOST_TEST(std::abs(found[4] - truth.parameters[4]) < 0.03);
    BOOST_TEST(solution.residual_px < 0.35);
}

bool mentions(const std::vector<std::string>& sentences, const std::string& words) {
    return std::any_of(sentences.begin(), sentences.end(), [&](const std::string& sentence) {
        return sentence.find(words) != std::string::npos;
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lens_recorder)

BOOST_AUTO_TEST_CASE(pictures_of_the_board_give_the_camera) {
    for (const auto& camera : {synthetic_cameras()[0], synthetic_cameras()[1]}) {
        LensRecorder recorder;
        std::uint64_t seed = 1;
        int kept = 0;
        for (const auto& pose : poses_all_over(camera))
            kept +=
                int{recorder.take(board_picture(camera, pose, seed++)) == LensRecorder::Take::kept};
        BOOST_TEST(kept >= 10);
        const auto outcome = recorder.finish();
        BOOST_REQUIRE(outcome.solution.has_value());
        check_camera(*outcome.solution, camera);
    }
}

BOOST_AUTO_TEST_CASE(pictures_of_the_printed_sheet_give_the_camera) {
    const auto camera = synthetic_cameras()[1];
    LensRecorder recorder;
    std::uint64_t seed = 1;
    for (auto pose : poses_all_over(camera)) {
        pose.translation *= 0.6;
        const auto taken = recorder.take(sheet_picture(camera, pose, seed++));
        BOOST_TEST((taken == LensRecorder::Take::kept));
    }
    const auto outcome = recorder.finish();
    BOOST_REQUIRE(outcome.solution.has_value());
    check_camera(*outcome.solution, camera);
}

BOOST_AUTO_TEST_CASE(poor_pictures_are_refused_with_what_is_missing) {
    const auto camera = synthetic_cameras()[0];
    LensRecorder recorder;
    BOOST_TEST(mentions(recorder.finish().missing, "more pictures"));
    const auto take = [&](double tilt, double azimuth, double x) {
        const auto pose = looking_at_board(camera, tilt, azimuth, 0.8, {x, 0.5});
        return recorder.take(board_picture(camera, pose, 5));
    };
    BOOST_TEST((take(2, 0, 0.66) == LensRecorder::Take::kept));
    BOOST_TEST((take(2, 0, 0.66) == LensRecorder::Take::same_pose));
    BOOST_TEST(
        (recorder.take(cv::Mat1b(720, 1280, uchar{100})) == LensRecorder::Take::nothing_seen));
    BOOST_TEST((recorder.take(cv::Mat1b(480, 640, uchar{100})) == LensRecorder::Take::other_size));
    for (const double azimuth : {50, 100, 150, 200}) take(3, azimuth, 0.68);
    const auto flat = recorder.finish();
    BOOST_TEST(!flat.solution.has_value());
    BOOST_TEST(mentions(flat.missing, "tilt the camera more"));
    BOOST_TEST(mentions(flat.missing, "left edge never covered"));
    BOOST_TEST(!mentions(flat.missing, "right edge"));
    BOOST_TEST(!mentions(flat.missing, "more pictures"));
}

BOOST_AUTO_TEST_SUITE_END()
