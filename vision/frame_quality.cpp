#include "vision/frame_quality.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// A frame whose brightest twentieth lies below is too dark, in grey levels.
constexpr double kDark = 45;
constexpr double kBrightShare = 0.05;
/// Grey level that counts as saturated, and the share of such pixels that is too much. White boards
/// and tables under a lamp reach 0.3.
constexpr int kSaturated = 252;
constexpr double kTooBright = 0.5;
/// Largest ratio of two channels' means, and the correlation of the channels' details below which
/// they are not one picture.
constexpr double kOneColour = 3;
/// Largest blur at the sharpest edges, in pixels of a picture 1280 wide: lines of a board that
/// fills the picture are one or two wide.
constexpr double kBlurred = 4;
/// The second blur that edges are compared under, in pixels, and the first.
constexpr double kFineSigma = 1;
constexpr double kCoarseSigma = 3;
/// Edges at or above this share of the strongest are looked at; in grey levels a pixel at least.
constexpr double kEdgeShare = 0.5;
constexpr double kLeastEdge = 4;
/// Width that frames are compared and measured at.
constexpr int kWorkingWidth = 640;
constexpr int kSmallWidth = 160;
/// Grey levels of change beyond exposure, and the share of a moving picture.
constexpr double kChange = 18;
constexpr double kMoving = 0.15;
/// Bad frames are held back at most so long: seconds, and frames of a time-lapse.
constexpr double kPatienceS = 3;
constexpr int kPatientFrames = 45;

cv::Mat1b small_grey(const cv::Mat& bgr, int width) {
    cv::Mat1b grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    const double scale = static_cast<double>(width) / std::max(bgr.cols, bgr.rows);
    if (scale < 1) cv::resize(grey, grey, {}, scale, scale, cv::INTER_AREA);
    return grey;
}

double level_of(const cv::Mat1b& grey, double share) {
    std::array<int, 256> counts{};
    for (const uchar level : grey) ++counts[level];
    double left = share * static_cast<double>(grey.total());
    for (int level = 0; level < 256; ++level) {
        left -= counts[static_cast<std::size_t>(level)];
        if (left < 0) return level;
    }
    return 255;
}

cv::Mat1f gradient(const cv::Mat1b& grey, double sigma) {
    cv::Mat1f smooth;
    grey.convertTo(smooth, CV_32F);
    cv::GaussianBlur(smooth, smooth, {}, sigma);
    cv::Mat1f x;
    cv::Mat1f y;
    cv::Sobel(smooth, x, CV_32F, 1, 0, 3, 1 / 8.0);
    cv::Sobel(smooth, y, CV_32F, 0, 1, 3, 1 / 8.0);
    cv::Mat1f size;
    cv::magnitude(x, y, size);
    return size;
}

/// Blurring an edge again tells how blurred it was: its slope falls as 1 / sqrt(b^2 + sigma^2).
/// Zhuo and Sim, Defocus map estimation from a single image, 2011.
double blur_of(const cv::Mat1b& grey) {
    const auto fine = gradient(grey, kFineSigma);
    const auto coarse = gradient(grey, kCoarseSigma);
    double strongest = 0;
    cv::minMaxLoc(fine, nullptr, &strongest);
    const double least = std::max(kEdgeShare * strongest, kLeastEdge);
    std::vector<double> ratios;
    for (int row = 0; row < fine.rows; ++row) {
        for (int column = 0; column < fine.cols; ++column) {
            if (fine(row, column) < least) continue;
            ratios.push_back(fine(row, column) / std::max(coarse(row, column), 1e-3F));
        }
    }
    // No edge at all is as blurred as can be told.
    if (ratios.empty()) return 10 * kCoarseSigma;
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    const double square = std::clamp(*middle * *middle, 1.02, kCoarseSigma * kCoarseSigma);
    return std::sqrt((kCoarseSigma * kCoarseSigma - square * kFineSigma * kFineSigma) /
                     (square - 1));
}

bool is_of_one_colour(const cv::Mat& bgr) {
    const auto mean = cv::mean(bgr);
    const auto [least, most] = std::minmax({mean[0], mean[1], mean[2]});
    return most > kOneColour * std::max(least, 1.0) && most > kDark / 2;
}

}  // namespace

std::string sentence_for(FrameDefect defect) {
    switch (defect) {
        case FrameDefect::too_dark:
            return "the picture is too dark: switch on a lamp, or let the camera expose longer";
        case FrameDefect::too_bright:
            return "the picture is too bright: dim the lamp, or let the camera expose shorter";
        case FrameDefect::one_colour:
            return "the picture is all of one colour: wait until the camera has balanced its "
                   "white, "
                   "or set it by hand";
        case FrameDefect::out_of_focus:
            return "the picture is out of focus: focus on the board, or clean the lens";
        case FrameDefect::moving:
            return "the picture is moving: put the camera down and keep hands away for a moment";
    }
    return {};
}

FrameQuality judge_frame(const cv::Mat& bgr) {
    FrameQuality quality;
    const auto grey = small_grey(bgr, kWorkingWidth);
    quality.median_level = level_of(grey, 0.5);
    quality.bright_level = level_of(grey, 1 - kBrightShare);
    quality.saturated_share =
        cv::countNonZero(grey >= kSaturated) / static_cast<double>(grey.total());
    const double shrunk =
        std::max(bgr.cols, bgr.rows) / static_cast<double>(std::max(grey.cols, grey.rows));
    const double scale = std::max(bgr.cols, bgr.rows) / 1280.0;
    quality.blur_px = blur_of(grey) * shrunk / scale;
    if (quality.bright_level < kDark) quality.defects.push_back(FrameDefect::too_dark);
    if (quality.saturated_share > kTooBright) quality.defects.push_back(FrameDefect::too_bright);
    if (is_of_one_colour(bgr)) quality.defects.push_back(FrameDefect::one_colour);
    // In the dark there are no edges to focus on.
    if (quality.defects.empty() && quality.blur_px > kBlurred)
        quality.defects.push_back(FrameDefect::out_of_focus);
    return quality;
}

double changed_share(const cv::Mat& bgr, const cv::Mat& before) {
    const auto now = small_grey(bgr, kSmallWidth);
    cv::Mat1b then = small_grey(before, kSmallWidth);
    const double gain = cv::mean(now)[0] / std::max(cv::mean(then)[0], 1.0);
    then.convertTo(then, CV_8U, gain);
    cv::Mat difference;
    cv::absdiff(now, then, difference);
    return cv::countNonZero(difference > kChange) / static_cast<double>(now.total());
}

std::vector<FrameDefect> FirstFrameGate::refusals(const cv::Mat& bgr, double time_s) {
    if (open_) return {};
    auto defects = judge_frame(bgr).defects;
    if (!before_.empty() && before_.size() == bgr.size() && changed_share(bgr, before_) > kMoving)
        defects.push_back(FrameDefect::moving);
    before_ = bgr;
    if (refused_ == 0) first_s_ = time_s;
    ++refused_;
    const bool patient = time_s - first_s_ < kPatienceS && refused_ < kPatientFrames;
    open_ = defects.empty() || !patient;
    if (open_) {
        before_.release();
        return {};
    }
    return defects;
}

}  // namespace yinsight
