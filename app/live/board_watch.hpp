#pragma once
// Watches one board through the frames of a game: frames in, observations with steady names out.
//
// The lattice looks the same after every sixth of a turn, so a picture alone often cannot tell the
// names. Here they are chosen once (from what the picture tells, or from the position that must
// lie on the board) and then kept with the board, also when it is turned or the camera is moved to
// another seat: by the position that must lie there, else by its labels, else by the picture.
//
//   frame ─► track, or search ─► view under the closest naming ─► read ─► naming that fits the
//   board
//
// A board so overexposed that white rings leave no trace counts as out of sight, but its place and
// names are held. Where even that fails it is searched for a few times a second, in every frame of
// a time-lapse.
//
// Knows no rules.

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/live/frame_source.hpp"
#include "calibration/board_view.hpp"
#include "referee/board.hpp"
#include "vision/cover_watch.hpp"
#include "vision/frame_quality.hpp"
#include "vision/pipeline.hpp"
#include "vision/track.hpp"

namespace yinsight {

/// One look at the board.
struct Look {
    enum class Status {
        /// For the first time, or again after it was lost.
        found,
        /// Where it was.
        held,
        /// Camera or board moved.
        moved,
        /// No longer in sight, since this frame.
        lost,
        /// Still not in sight.
        absent,
    };
    Status status = Status::absent;
    /// What was read; empty where no board is in sight.
    std::optional<BoardReading> reading;
    /// Why no board is in sight, a sentence's part without a full stop; empty where one is.
    std::string reason;
    /// What is wrong with a first frame of the camera, which was not looked at.
    std::vector<FrameDefect> defects{};
};

class BoardWatch {
  public:
    explicit BoardWatch(const ReadOptions& options = {}) : options_{options} {}

    /// Looks at the next frame. `expected` is the board that should lie there, if known: it settles
    /// the names where the picture does not.
    Look look(const Frame& frame, const Board* expected);

    /// The next frame comes from a camera that was just switched on: its first frames are not
    /// looked at until one is good.
    void expect_first_frames() {
        gate_ = FirstFrameGate{};
        next_search_s_ = 0;
    }

    /// People say how the board lies: its names are turned by so many sixths, counter-clockwise as
    /// White sees it, and certain from the next frame on.
    void turn_names(int sixths);

  private:
    Look search(const Frame& frame, const Board* expected);
    Look follow(const Frame& frame, const Board* expected);
    void name_first(BoardReading& reading, const cv::Mat& bgr, const Board* expected);
    /// By how many sixths the names of the reading, which are the closest ones, must be turned to
    /// be those of the board.
    int next_naming(const BoardReading& reading, const cv::Mat& bgr, const Board* expected) const;
    /// The same by the labels alone; empty where they are not legible or never were.
    std::optional<int> labelled_naming(const BoardReading& reading, const cv::Mat& bgr) const;
    /// Ends the disturbance once the board is as expected; until then it may count as moving.
    void confirm_names(Observation& observation, const Board* expected);

    ReadOptions options_;
    std::optional<BoardTracker> tracker_;
    FirstFrameGate gate_;
    CoverWatch cover_;
    std::optional<BoardReading> last_reading_;
    bool names_turned_ = false;
    /// The board is followed but so overexposed that it cannot be read: out of sight, for the
    /// referee.
    bool blinded_ = false;
    /// By how many sixths the names are turned from those that the labels tell; empty until the
    /// labels were legible once.
    std::optional<int> sixths_from_labels_;
    /// Frames in a row in which the board moved far.
    int moves_ = 0;
    /// When the board was moved far, turned or found again; empty once what lies on it has
    /// confirmed its names.
    std::optional<double> disturbed_s_;
    /// The pause after the last search in vain, when the next is due, and why it was in vain.
    double wait_s_ = 0;
    double next_search_s_ = 0;
    std::string why_absent_;
};

}  // namespace yinsight
