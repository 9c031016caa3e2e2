#pragma once
// Watches one board through the frames of a game: frames in, observations with steady names out.
//
// The lattice looks the same after every sixth of a turn, so a picture alone often cannot tell the
// names. Here they are chosen once (from what the picture tells, or from the position that must
// lie on the board) and then kept, also when the camera is moved. Knows no rules.

#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "app/live/frame_source.hpp"
#include "calibration/board_view.hpp"
#include "referee/board.hpp"
#include "vision/cover_watch.hpp"
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
    /// Why no board is in sight; empty where one is.
    std::string reason;
};

class BoardWatch {
  public:
    explicit BoardWatch(const ReadOptions& options = {}) : options_{options} {}

    /// Looks at the next frame. `expected` is the board that should lie there, if known: it settles
    /// the names where the picture does not.
    Look look(const Frame& frame, const Board* expected);

    /// People say how the board lies: its names are turned by so many sixths, counter-clockwise as
    /// White sees it, and certain from the next frame on.
    void turn_names(int sixths);

  private:
    Look search(const Frame& frame, const Board* expected);
    Look follow(const Frame& frame, const Board* expected);
    /// Turns the names to those that agree with the expected board, where that is decisive.
    void settle_naming(BoardReading& reading, const cv::Mat& bgr, const Board* expected) const;

    ReadOptions options_;
    std::optional<BoardTracker> tracker_;
    CoverWatch cover_;
    std::optional<BoardReading> last_reading_;
    bool names_turned_ = false;
};

/// How well an observation agrees with a board: the sum over visible points of the log of the
/// probability of what should lie there, each cut off at -5.
double agreement(const Observation& observation, const Board& board);

}  // namespace yinsight
