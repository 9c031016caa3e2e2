#include "vision/lattice/working_image.hpp"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// Resizing to whole pixels scales the two axes a little differently. Pixel centres at integers.
struct Resizing {
    double sx;
    double sy;

    Resizing(cv::Size from, cv::Size to)
        : sx{static_cast<double>(to.width) / from.width},
          sy{static_cast<double>(to.height) / from.height} {}
    cv::Point2d operator()(const cv::Point2d& px) const {
        return {px.x * sx + (sx - 1) / 2, px.y * sy + (sy - 1) / 2};
    }
    cv::Matx33d matrix() const { return {sx, 0, (sx - 1) / 2, 0, sy, (sy - 1) / 2, 0, 0, 1}; }
};

/// Pixels this bright are clipped.
constexpr double kClipped = 250;
/// Share of clipped pixels from which the darkest channel is searched instead of the brightness.
constexpr double kMaxClippedShare = 0.02;

cv::Mat darkest_channel(const cv::Mat& bgr) {
    std::array<cv::Mat, 3> channels;
    for (int c = 0; c < 3; ++c) cv::extractChannel(bgr, channels[static_cast<std::size_t>(c)], c);
    cv::Mat darkest;
    cv::min(channels[0], channels[1], darkest);
    cv::min(darkest, channels[2], darkest);
    return darkest;
}

/// Brightness; where much of the picture is overexposed the darkest channel, the last to clip, in
/// which lines on a washed-out board survive.
cv::Mat grey_of(const cv::Mat& picture) {
    if (picture.channels() == 1) return picture;
    cv::Mat grey;
    cv::cvtColor(picture, grey, picture.channels() == 4 ? cv::COLOR_BGRA2GRAY : cv::COLOR_BGR2GRAY);
    const double clipped = cv::countNonZero(grey > kClipped);
    if (clipped < kMaxClippedShare * static_cast<double>(grey.total())) return grey;
    return darkest_channel(picture);
}

}  // namespace

double WorkingImage::scale() const {
    return static_cast<double>(std::max(grey.cols, grey.rows)) /
           std::max(native_size.width, native_size.height);
}

cv::Point2d WorkingImage::working_from_native(const cv::Point2d& px) const {
    return Resizing{native_size, grey.size()}(px);
}

cv::Point2d WorkingImage::native_from_working(const cv::Point2d& px) const {
    return Resizing{grey.size(), native_size}(px);
}

BoardView WorkingImage::native_from_working(const BoardView& view) const {
    const auto lens = view.lens.scaled(1 / scale(), native_from_working(view.lens.centre_px));
    const auto matrix = Resizing{grey.size(), native_size}.matrix();
    return make_board_view(matrix * view.undistorted_px_from_board, lens, native_size);
}

BoardView WorkingImage::working_from_native(const BoardView& view) const {
    const auto matrix = Resizing{native_size, grey.size()}.matrix();
    return {matrix * view.undistorted_px_from_board, working_from_native(view.lens), grey.size(),
            0};
}

RadialLens WorkingImage::working_from_native(const RadialLens& lens) const {
    return lens.scaled(scale(), working_from_native(lens.centre_px));
}

WorkingImage make_working_image(const cv::Mat& picture, int long_side_px) {
    const double scale = static_cast<double>(long_side_px) / std::max(picture.cols, picture.rows);
    const cv::Size size{std::max(1, cvRound(picture.cols * scale)),
                        std::max(1, cvRound(picture.rows * scale))};
    cv::Mat resized;
    if (size == picture.size()) {
        resized = grey_of(picture);
    } else if (scale < 1) {
        cv::resize(picture, resized, size, 0, 0, cv::INTER_AREA);
        resized = grey_of(resized);
    } else {
        cv::resize(grey_of(picture), resized, size, 0, 0, cv::INTER_CUBIC);
    }
    WorkingImage image{{}, picture.size()};
    resized.convertTo(image.grey, CV_32F);
    return image;
}

RadialLens straight_lens(cv::Size picture_size_px) {
    return {{(picture_size_px.width - 1) / 2.0, (picture_size_px.height - 1) / 2.0},
            std::max(picture_size_px.width, picture_size_px.height) / 2.0,
            0};
}

}  // namespace yinsight
