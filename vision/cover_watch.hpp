#pragma once
// What lies over the board for a while and is no piece: hands, sleeves, a cup. Judged from frame to
// frame, without training: what changed since the board was last seen bare, in patches too large or
// too thick for a piece, and hides the print below it.
//
//   frame + view ─► the board from above, 16 samples a spacing ─► changed against the remembered
//   board
//        ─► light change (the print still shows) · piece (small) · cover (large)
//
// The remembered board lives in the board's frame, so a moved camera does not upset it. Light that
// changes everywhere is followed. What is read without doubt is not covered, whatever is remembered
// there: a wrong memory (a hand and its shadow taken for a new light) does not last. Says nothing
// in the first frame.

#include <memory>
#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"
#include "referee/arbiter/observation.hpp"

namespace yinsight {

class CoverWatch {
  public:
    CoverWatch();
    ~CoverWatch();
    CoverWatch(CoverWatch&&) noexcept;
    CoverWatch& operator=(CoverWatch&&) noexcept;

    /// Lowers `visible` of the points that something covers and sets `hand` where something large
    /// lies over the board; leaves the rest of the observation alone. `bgr` is the 8-bit frame that
    /// `view` and the observation, its time included, belong to.
    void apply(const cv::Mat& bgr, const BoardView& view, Observation& observation);

  private:
    class State;
    std::unique_ptr<State> state_;
};

}  // namespace yinsight
