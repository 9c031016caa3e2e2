#include "app/gui/live_display.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// Weight of the newest interval in a rate that is shown; lower is calmer.
constexpr double kRateWeight = 0.1;
/// Seconds; after a longer pause a rate begins anew.
constexpr double kPause_s = 10;
/// A picture that is not followed by others is not made smaller than this: the view may grow.
constexpr QSize kLeast_px{1280, 1280};

/// As large as fits.
QImage picture_of(const cv::Mat& bgr, const QSize& room) {
    const QSize size{bgr.cols, bgr.rows};
    const QSize fitting = size.scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
    cv::Mat fitted = bgr;
    if (fitting != size) {
        const bool smaller = fitting.width() < size.width();
        cv::resize(bgr, fitted, {fitting.width(), fitting.height()}, 0, 0,
                   smaller ? cv::INTER_AREA : cv::INTER_LINEAR);
    }
    QImage picture{fitting, QImage::Format_RGB32};
    cv::Mat pixels{fitting.height(), fitting.width(), CV_8UC4, picture.bits(),
                   static_cast<std::size_t>(picture.bytesPerLine())};
    cv::cvtColor(fitted, pixels, cv::COLOR_BGR2BGRA);
    return picture;
}

}  // namespace

void RateMeter::tick() {
    const double interval_s = seconds_since(last_);
    last_ = std::chrono::steady_clock::now();
    if (interval_s > 0 && interval_s < kPause_s) rate_ += kRateWeight * (1 / interval_s - rate_);
}

void LiveDisplay::fit(const QSize& view_px) {
    const std::lock_guard lock{mutex_};
    view_px_ = view_px;
}

QSize LiveDisplay::room() const {
    const std::lock_guard lock{mutex_};
    return view_px_;
}

void LiveDisplay::keep(const Frame& frame, QImage picture) {
    pictures_.tick();
    now_.picture = std::move(picture);
    now_.camera_px = {frame.bgr.cols, frame.bgr.rows};
    now_.rate = pictures_.per_second();
}

void LiveDisplay::keep(std::shared_ptr<const BoardReading> reading, std::vector<std::string> advice,
                       double time_s) {
    readings_.tick();
    now_.reading = std::move(reading);
    now_.advice = std::move(advice);
    now_.read_s = time_s;
    now_.readings_rate = readings_.per_second();
}

bool LiveDisplay::show_picture(const Frame& frame) {
    QImage picture = picture_of(frame.bgr, room());
    const std::lock_guard lock{mutex_};
    keep(frame, std::move(picture));
    return newest_.put(now_);
}

bool LiveDisplay::show_reading(std::shared_ptr<const BoardReading> reading,
                               std::vector<std::string> advice, double time_s) {
    const std::lock_guard lock{mutex_};
    keep(std::move(reading), std::move(advice), time_s);
    return newest_.put(now_);
}

bool LiveDisplay::show_both(const Frame& frame, std::shared_ptr<const BoardReading> reading,
                            std::vector<std::string> advice) {
    const QSize size{frame.bgr.cols, frame.bgr.rows};
    QImage picture = picture_of(frame.bgr, room().expandedTo(kLeast_px).boundedTo(size));
    const std::lock_guard lock{mutex_};
    keep(frame, std::move(picture));
    keep(std::move(reading), std::move(advice), frame.time_s);
    return newest_.put(now_);
}

void LiveDisplay::clear() {
    const std::lock_guard lock{mutex_};
    now_ = {};
    newest_.take();
}

}  // namespace yinsight
