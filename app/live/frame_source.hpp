#pragma once
// Where the pictures of a game come from: a folder of frames, a film, a camera, a network stream.
//
// Pictures are 8-bit BGR, upright. Times are seconds since the source began and never decrease.
// Recorded sources deliver every frame, as fast as they are asked; live ones deliver the newest
// frame, drop what came before it, and outlast a camera that goes away and comes back.

#include <chrono>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/live/camera_mode.hpp"

namespace yinsight {

using SteadyTime = std::chrono::steady_clock::time_point;

/// Seconds since a moment.
inline double seconds_since(SteadyTime moment) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - moment).count();
}

struct Frame {
    cv::Mat bgr;
    double time_s = 0;
    /// Counts the frames of the source from 0, dropped ones included.
    int index = 0;
    /// When it came off the device or the disk: its age is seconds_since(arrived).
    SteadyTime arrived = std::chrono::steady_clock::now();
};

/// How a source fares at the moment.
struct SourceHealth {
    /// Pictures arrive. False between the loss of a camera and its return.
    bool delivering = true;
    /// Seconds since the last picture arrived.
    double silent_s = 0;
    /// Why no pictures arrive, in a few words; empty while they do.
    std::string trouble;
    /// Pictures that arrived and that nobody asked for in time.
    int dropped = 0;
};

class FrameSource {
  public:
    virtual ~FrameSource() = default;
    /// The next frame. Empty at the end, also where a problem ended it (ended() is true then), and
    /// where no new picture of a live source has arrived for a tenth of a second.
    virtual std::optional<Frame> next() = 0;
    /// After next() returned nothing: whether nothing more will come.
    virtual bool ended() const { return true; }
    /// Whether frames are dropped when they are not asked for in time.
    virtual bool live() const { return false; }
    virtual SourceHealth health() const { return {}; }
    /// How many frames there are; empty where that is not known before the end.
    virtual std::optional<int> frame_count() const { return std::nullopt; }
    /// What went wrong since the last call (a frame that could not be read, a film that is cut
    /// off), a sentence each. The frames before and behind it are still delivered.
    std::vector<std::string> take_problems();

  protected:
    void report(std::string problem) { problems_.push_back(std::move(problem)); }

  private:
    std::vector<std::string> problems_;
};

struct SourceOptions {
    /// What a camera is asked for.
    CameraMode mode;
    /// Plays films and folders at their own pace, dropping frames like a camera.
    bool real_time = false;
    /// A camera or stream that is lost for so long is given up, in seconds; 0: never.
    double give_up_s = 60;
};

/// Opens a source by what the text names: a camera number ("0") or device ("/dev/video0"), a URL
/// (http MJPEG, rtsp, ...), a film file, or a folder of frames. Throws FileError where there is
/// nothing to read.
std::unique_ptr<FrameSource> open_frame_source(const std::string& source,
                                               const SourceOptions& options = {});

}  // namespace yinsight
