#include "app/live/capture.hpp"

#include <cstdlib>

namespace yinsight {

namespace {

/// Milliseconds that opening a source may take. Raising it lets slower networks through and makes a
/// dead one known later.
constexpr int kOpenTimeoutMs = 10'000;
/// Milliseconds that the next frame of it may take before the connection counts as lost.
constexpr int kReadTimeoutMs = 5'000;

}  // namespace

cv::VideoCapture open_with_ffmpeg(const std::string& source) {
    // FFmpeg writes its own remarks to stderr unless told not to (its level "quiet").
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    try {
        return cv::VideoCapture{source,
                                cv::CAP_FFMPEG,
                                {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, kOpenTimeoutMs,
                                 cv::CAP_PROP_READ_TIMEOUT_MSEC, kReadTimeoutMs}};
    } catch (const cv::Exception&) {
        return {};
    }
}

cv::Mat read_frame(cv::VideoCapture& capture) {
    cv::Mat frame;
    try {
        if (!capture.read(frame)) return {};
    } catch (const cv::Exception&) {
        return {};
    }
    return frame;
}

}  // namespace yinsight
