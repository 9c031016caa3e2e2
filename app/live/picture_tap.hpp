#pragma once
// What a grabber takes its pictures from: a camera, a network stream, a recording at its own pace.

#include <memory>
#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>
#include <optional>
#include <string>

#include "app/live/camera_mode.hpp"
#include "app/live/frame_source.hpp"

namespace yinsight {

/// Used by one thread at a time.
class PictureTap {
  public:
    virtual ~PictureTap() = default;
    /// Opens it, for the first time or again after a loss; why that failed, in a few words, empty
    /// where it went well. Waits no longer than the network's time-out.
    virtual std::optional<std::string> open() = 0;
    /// Waits for the next picture, 8-bit BGR; empty where none came in time or ever will.
    virtual cv::Mat read() = 0;
    virtual void close() = 0;
    /// Whether it is worth opening again after it delivered nothing.
    virtual bool may_come_back() const { return true; }
    /// What is worth saying of the source, a sentence each, since the last call.
    virtual std::vector<std::string> take_remarks() { return {}; }
};

/// A camera device ("/dev/video0") through V4L2.
std::unique_ptr<PictureTap> camera_tap(const std::string& device, const CameraMode& mode);
/// HTTP MJPEG, RTSP and whatever else FFmpeg plays, opened already.
std::unique_ptr<PictureTap> stream_tap(const std::string& url, cv::VideoCapture opened);
/// A recording whose pictures come when their time has come.
std::unique_ptr<PictureTap> paced_tap(std::unique_ptr<FrameSource> recording);

}  // namespace yinsight
