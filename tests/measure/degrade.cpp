#include "tests/measure/degrade.hpp"

#include <algorithm>
#include <map>
#include <opencv2/imgproc.hpp>

namespace yinsight::measure {

namespace {

void resize_both(cv::Mat& picture, Truth* truth, double scale) {
    const cv::Size before = picture.size();
    cv::resize(picture, picture, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
    if (truth == nullptr) return;
    const double sx = static_cast<double>(picture.cols) / before.width;
    const double sy = static_cast<double>(picture.rows) / before.height;
    for (auto& point : truth->points)
        point.px = {(point.px.x + 0.5) * sx - 0.5, (point.px.y + 0.5) * sy - 0.5};
    truth->size = picture.size();
}

/// Blobs of about 2.5 spacings at random points until enough points are hidden.
void cover_points(cv::Mat& picture, const Truth& truth, double share, cv::RNG& rng) {
    cv::Mat texture(picture.size(), picture.type());
    rng.fill(texture, cv::RNG::UNIFORM, 60, 200);
    cv::GaussianBlur(texture, texture, {}, 5);
    cv::Mat mask = cv::Mat::zeros(picture.size(), CV_8U);
    const double spacing = cv::norm(truth.points[0].px - truth.points[1].px);
    const auto covered = [&] {
        int count = 0;
        int all = 0;
        for (const auto& point : truth.points) {
            if (!point.in_frame) continue;
            ++all;
            count += int{mask.at<uchar>(cvRound(point.px.y), cvRound(point.px.x)) != 0};
        }
        return all > 0 ? static_cast<double>(count) / all : 1.0;
    };
    for (int i = 0; i < 100 && covered() < share; ++i) {
        const auto& at = truth.points[static_cast<std::size_t>(rng.uniform(0, kPointCount))].px;
        cv::ellipse(mask, at, {cvRound(1.6 * spacing), cvRound(1.1 * spacing)},
                    rng.uniform(0.0, 180.0), 0, 360, cv::Scalar::all(255), cv::FILLED);
    }
    texture.copyTo(picture, mask);
}

}  // namespace

bool Degradation::take(const std::string& flag, const std::string& value) {
    const std::map<std::string, double*> fields = {{"--scale", &scale},
                                                   {"--blur", &blur_px},
                                                   {"--exposure", &exposure},
                                                   {"--noise", &noise},
                                                   {"--cover", &cover}};
    const auto field = fields.find(flag);
    if (field == fields.end()) return false;
    *field->second = std::stod(value);
    return true;
}

void degrade(cv::Mat& picture, Truth* truth, const Degradation& degradation) {
    cv::RNG rng{12345};
    if (degradation.scale != 1) resize_both(picture, truth, degradation.scale);
    if (degradation.cover > 0 && truth != nullptr)
        cover_points(picture, *truth, degradation.cover, rng);
    if (degradation.blur_px > 0) cv::GaussianBlur(picture, picture, {}, degradation.blur_px);
    if (degradation.exposure != 1) picture.convertTo(picture, -1, degradation.exposure);
    if (degradation.noise > 0) {
        cv::Mat noisy;
        picture.convertTo(noisy, CV_32F);
        cv::Mat noise(noisy.size(), noisy.type());
        rng.fill(noise, cv::RNG::NORMAL, 0, degradation.noise);
        noisy += noise;
        noisy.convertTo(picture, CV_8U);
    }
}

}  // namespace yinsight::measure
