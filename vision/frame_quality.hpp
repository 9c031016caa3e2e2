#pragma once
// Whether a frame can be trusted before anything is read from it: a camera's first frames are often
// dark, of one colour, or out of focus. Judges whole pictures; where the board lies is not needed.

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace yinsight {

enum class FrameDefect {
    too_dark,
    too_bright,
    /// One colour covers all: the camera has not balanced its white yet, or shows no picture.
    one_colour,
    out_of_focus,
    /// Much of the picture changed since the frame before.
    moving,
};

/// The defect and what to do about it, in one sentence for people.
std::string sentence_for(FrameDefect defect);

struct FrameQuality {
    /// Grey levels below which half and all but a twentieth of the picture lie.
    double median_level = 0;
    double bright_level = 0;
    /// Share of the picture in which nothing is brighter than white.
    double saturated_share = 0;
    /// Standard deviation of the blur at the sharpest edges, in pixels of a picture 1280 wide; from
    /// about 3 on, sharper ones are not told apart.
    double blur_px = 0;
    /// Most important first; empty for a good frame.
    std::vector<FrameDefect> defects;
};

/// `bgr` is 8 bit, three channels.
FrameQuality judge_frame(const cv::Mat& bgr);

/// Share of the picture that differs between two frames of one size beyond noise and exposure,
/// 0..1.
double changed_share(const cv::Mat& bgr, const cv::Mat& before);

/// Holds back the first frames of a camera until one is good.
class FirstFrameGate {
  public:
    /// The defects for which this frame is not to be used; empty once a frame was good, and for
    /// ever after. Bad frames are let through after a while: reading them beats waiting for ever.
    std::vector<FrameDefect> refusals(const cv::Mat& bgr, double time_s);

  private:
    bool open_ = false;
    int refused_ = 0;
    double first_s_ = 0;
    cv::Mat before_;
};

}  // namespace yinsight
