#pragma once
// Keeps a located board in sight from frame to frame, and its naming through a moved camera.
//
//   frame ─► lines where the view expects them ─► held: the same view, bit for bit
//              │ displaced a little              ─► refitted from there; held, or moved
//              │ overexposed                     ─► the same by the edges of pieces and rim
//              │ gone nearly everywhere          ─► full search; moved, or lost
//
// A frame costs a few milliseconds while the board is held. Covered parts are tolerated as long as
// a part of the lattice is seen. Does not find a board in the first frame (locate does), and does
// not say what covers it.

#include <memory>
#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"

namespace yinsight {

enum class TrackStatus {
    /// The board is where it was, but for trembling of about a pixel, which the view follows.
    held,
    /// Camera or board moved since the last move; the naming continues the old one.
    moved,
    /// The board is not where it was and was not found again; the view is the last good one.
    lost,
};

struct TrackResult {
    BoardView view;
    TrackStatus status = TrackStatus::held;
    /// Share of the unit segments seen before that are seen now, 0..1: low under a hand.
    double seen_share = 0;
    /// Root mean square motion of the 85 points since the frame before, in pixels.
    double motion_px = 0;
    /// Most of the lines that are not seen lie where the picture is clipped: the board is
    /// overexposed.
    bool washed_out = false;
};

/// Follows one board. Frames are 8 bit, grey or BGR, all of one size.
class BoardTracker {
  public:
    /// Starts from a view found in `frame`.
    BoardTracker(const cv::Mat& frame, const BoardView& view);
    ~BoardTracker();
    BoardTracker(BoardTracker&&) noexcept;
    BoardTracker& operator=(BoardTracker&&) noexcept;

    TrackResult update(const cv::Mat& frame);
    const BoardView& view() const;

  private:
    class State;
    std::unique_ptr<State> state_;
};

/// Of the six namings of `found`, the one that moves the points of `before` least.
BoardView closest_naming(const BoardView& found, const BoardView& before);

}  // namespace yinsight
