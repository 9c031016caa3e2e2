#pragma once
// What happens at a table over time, and the truth about it: the script that cameras film and
// scorers compare with.
//
// A film is a list of beats: a hand comes and does one act, then the board lies still. Marks tie
// the truth (turns done, wrong acts made and put right, turns taken back) to the beat with which it
// becomes true; filming fills in the times, in seconds.

#include <limits>
#include <optional>
#include <vector>

#include "referee/fault.hpp"
#include "referee/turn.hpp"
#include "tests/support/real_board.hpp"

namespace yinsight {

inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// A turn of the game as it was really played.
struct TrueTurn {
    Side player;
    Turn turn;
    /// The pieces when it was over.
    Board after;
    /// What was wrong with it, where it stood; any of these names will do.
    std::vector<FaultKind> illegal;
    /// Pieces were changed after it, outside any turn, and that stood.
    bool changed_later = false;
    double done_s = kNever;
};

/// A wrong act by name.
struct Naming {
    FaultKind kind;
    PointSet points;
    bool operator==(const Naming&) const = default;
};

/// A wrong act that really happened.
struct TrueFault {
    Side player;
    /// The names it may be given, the best first.
    std::vector<Naming> names;
    /// All points that the wrong turn touched.
    PointSet touched;
    /// Where the turn began: the repair must lead to a board on the way of a legal turn from here.
    Position before;
    /// The position after the turn that it spoiled, where that is legal once it is put right.
    std::optional<Position> after{};
    /// The board while it stands.
    RealBoard board{};
    /// While it is being made or put right the board is half wrong: words about the touched points
    /// are no false alarms then.
    double making_s = kNever;
    double stands_s = kNever;
    double mending_s = kNever;
    double over_s = kNever;
    /// The other names hold only for cameras that never saw a marker of this player lie here before
    /// the board came to look as it does: what no look has shown nobody can know.
    std::optional<Point> told_by_marker_on{};
    /// Looks at the marker that tells.
    int telling_looks = 0;
};

/// Turns that were taken back.
struct TrueTakeback {
    std::size_t turns_left;
    double done_s = kNever;
};

struct Truth {
    Position start;
    /// The turns that counted in the end.
    std::vector<TrueTurn> turns;
    std::vector<TrueFault> faults;
    std::vector<TrueTakeback> takebacks;
};

struct Mark {
    enum class What {
        turn_done,
        fault_making,
        fault_stands,
        fault_mending,
        fault_over,
        taken_back,
    };
    What what;
    /// Into the list of the truth that it is about.
    std::size_t index;
};

struct Beat {
    /// Where the hand works.
    PointSet touched;
    /// Pieces that stand so badly that the camera is unsure of them.
    PointSet askew;
    /// How long the hand is over the board; 0 for no hand.
    double hand_s = 0;
    /// How long the board lies still afterwards.
    double calm_s = 0;
    /// What is true from the end of the act on.
    std::vector<Mark> marks;
    /// The board while the piece is in the air, and afterwards.
    RealBoard in_the_air;
    RealBoard after;
    /// The calm in looks, for a film of one look a step.
    int calm_looks = 1;
    Side actor = Side::white;
    /// The camera tells that there is a hand; else it sees that something moves.
    bool hand_is_recognised = true;
    /// No frame arrives.
    bool unseen = false;
    /// The light changes for a few frames of the calm.
    bool flickers = false;
};

struct Film {
    /// The arbiter is told where the game begins; else it sees it.
    bool start_is_told = true;
    Truth truth;
    std::vector<Beat> beats;
};

}  // namespace yinsight
