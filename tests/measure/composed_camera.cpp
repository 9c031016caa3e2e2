#include "tests/measure/composed_camera.hpp"

#include <cmath>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace yinsight::measure {

namespace {

constexpr int kJpegQuality = 85;

/// The picture under so much more light: gains act before the usual gamma.
cv::Mat lit(const cv::Mat& picture, double gain) {
    cv::Mat table(1, 256, CV_8U);
    for (int i = 0; i < 256; ++i) {
        const double light = std::min(1.0, std::pow(i / 255.0, 2.2) * gain);
        table.at<unsigned char>(i) =
            cv::saturate_cast<unsigned char>(255 * std::pow(light, 1 / 2.2));
    }
    cv::Mat result;
    cv::LUT(picture, table, result);
    return result;
}

}  // namespace

void ComposedCamera::shoot(Film& film, const Watch& watch) {
    watch_ = watch;
    next_nudge_s_ = upsets_.nudge_every_s;
    next_exposure_s_ = upsets_.exposure_every_s;
    roll(film);
}

std::optional<HandOverBoard> ComposedCamera::hand_in(const Scene& scene) {
    if (scene.reach < 0) return std::nullopt;
    const PointSet touched = scene.beat->touched;
    HandOverBoard hand{scene.beat->actor, {}, scene.reach, touched.empty()};
    for (const Point point : touched) hand.at += cv::Point2d{point.x(), point.y()};
    if (!touched.empty()) hand.at /= touched.size();
    return hand;
}

cv::Mat ComposedCamera::disturbed(const cv::Mat& picture, double time_s, bool flickers) {
    if (upsets_.nudge_every_s > 0 && time_s > next_nudge_s_) {
        next_nudge_s_ = time_s + upsets_.nudge_every_s * looks_.between(0.7, 1.3);
        const cv::Point2f centre = cv::Point2f{picture.size()} / 2;
        const cv::Mat turn = cv::getRotationMatrix2D(centre, looks_.between(-0.5, 0.5), 1);
        nudge_ = turn;
        nudge_(0, 2) += looks_.between(-12, 12);
        nudge_(1, 2) += looks_.between(-6, 6);
    }
    if (upsets_.exposure_every_s > 0 && time_s > next_exposure_s_) {
        next_exposure_s_ = time_s + upsets_.exposure_every_s * looks_.between(0.7, 1.3);
        gain_ = std::exp2(looks_.between(-1, 0.6));
    }
    cv::Mat result = picture;
    cv::Matx23d warp = nudge_;
    warp(1, 2) += upsets_.drift_px * time_s / 60;
    if (warp != cv::Matx23d{1, 0, 0, 0, 1, 0}) {
        cv::warpAffine(picture, result, warp, picture.size(), cv::INTER_LINEAR,
                       cv::BORDER_REPLICATE);
    }
    const double gain = flickers ? gain_ * 0.5 : gain_;
    return gain == 1 ? result : lit(result, gain);
}

void ComposedCamera::take(const Scene& scene, double time_s, int number) {
    if (scene.beat->unseen) return;
    table_.lay(*scene.board, scene.beat->askew, looks_);
    const cv::Mat seen = disturbed(table_.picture(hand_in(scene), looks_), time_s, scene.flicker);
    std::vector<unsigned char> jpeg;
    cv::imencode(".jpg", seen, jpeg, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    watch_({cv::imdecode(jpeg, cv::IMREAD_COLOR), time_s, number}, *scene.board);
}

}  // namespace yinsight::measure
