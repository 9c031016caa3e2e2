#pragma once
// Where the pictures of a game come from: a folder of frames, a film, a camera, a network stream.
//
// Pictures are 8-bit BGR, upright. Times are seconds since the source began and never decrease.
// Recorded sources deliver every frame, as fast as they are asked; live ones deliver the newest
// frame and drop what came before it.

#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace yinsight {

struct Frame {
    cv::Mat bgr;
    double time_s = 0;
    /// Counts the frames of the source from 0, dropped ones included.
    int index = 0;
};

class FrameSource {
  public:
    virtual ~FrameSource() = default;
    /// The next frame; waits for a live one. Empty at the end, also where a problem ended it.
    virtual std::optional<Frame> next() = 0;
    /// Whether frames are dropped when they are not asked for in time.
    virtual bool live() const { return false; }
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

/// Opens a source by what the text names: a camera number ("0") or device ("/dev/video0"), a URL
/// (http MJPEG, rtsp, ...), a film file, or a folder of frames. Throws FileError where there is
/// nothing to read.
std::unique_ptr<FrameSource> open_frame_source(const std::string& source);

}  // namespace yinsight
