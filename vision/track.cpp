#include "vision/track.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "vision/edge_check.hpp"
#include "vision/line_check.hpp"
#include "vision/locate.hpp"

namespace yinsight {

namespace {

/// Half width of the search across a line: wide for a displaced board, narrow for the final fit, in
/// spacings.
constexpr double kWideRange = 0.30;
constexpr double kNarrowRange = 0.15;
/// Points that move less than this are left alone, in pixels of a picture 1280 wide. Lower it and
/// noise shakes the view, raise it and the view lags behind.
constexpr double kStillPx = 0.4;
/// Root mean square motion since the last move that counts as one, in pixels of a picture 1280
/// wide: over the trembling of a camera on a table that is played at.
constexpr double kMovedPx = 1.5;
/// The lattice is looked at in a middle part and six parts around it; radius of the middle one in
/// spacings.
constexpr double kMiddleRadius = 2;
constexpr std::size_t kSectors = 7;
/// A sector is seen when this share of its lines seen before is seen now.
constexpr double kSectorShare = 0.65;
/// Fewest lines a sector must have had to count.
constexpr int kMinSectorLines = 6;
/// Sectors that must be seen for the pose to stand.
constexpr int kMinSectors = 2;
/// Sectors that must be seen for all eight parameters to be refitted; a similarity moves the rest.
constexpr int kFullFitSectors = 5;
/// How fast the expectation of a line being seen follows what is seen, a frame.
constexpr double kLearningRate = 0.1;
/// When this share of the expected lines is missing, the outline is checked for a shift by whole
/// spacings.
constexpr double kSuspiciousLoss = 0.06;
/// A line on a board this bright may be clipped, in grey levels, and the share of the missing lines
/// that must be so for edges to take their place: raising it loses overexposed boards.
constexpr double kClippedLevel = 240;
constexpr double kClippedShare = 0.5;
/// A frame of which this share of the lines is seen is remembered for its edges.
constexpr double kRememberedShare = 0.85;
/// How far edges are looked for, in spacings.
constexpr double kEdgeRange = 0.2;
/// Edges that lie so near their place agree, and if a sector's share of them does so, it is seen;
/// in pixels of a picture 1280 wide. Clipping moves an edge by about one.
constexpr double kEdgePx = 1.5;
constexpr double kEdgeShare = 0.5;
/// Fewest edges a sector must have had to count, and sectors that must be seen.
constexpr int kMinSectorEdges = 5;
constexpr int kMinEdgeSectors = 3;
/// Most frames between two full searches for a lost board.
constexpr int kMaxPatience = 8;

std::size_t sector_of(const cv::Point2d& place) {
    if (cv::norm(place) < kMiddleRadius) return 0;
    const double turn = std::atan2(place.y, place.x) / (2 * CV_PI);
    return 1 + static_cast<std::size_t>(std::floor((turn < 0 ? turn + 1 : turn) * 6)) % 6;
}

double rms_motion(const BoardView& a, const BoardView& b) {
    double squares = 0;
    for (const auto point : all_points()) {
        const auto d = a.project(point) - b.project(point);
        squares += d.dot(d);
    }
    return std::sqrt(squares / kPointCount);
}

double largest_motion(const BoardView& view, const Similarity& motion) {
    double largest = 0;
    for (const auto point : all_points())
        largest = std::max(largest, cv::norm(motion.displacement(view.project(point))));
    return largest;
}

BoardView displaced(const BoardView& view, const Similarity& motion) {
    return make_board_view(motion.matrix() * view.undistorted_px_from_board, view.lens,
                           view.picture_size_px);
}

}  // namespace

BoardView closest_naming(const BoardView& found, const BoardView& before) {
    auto best = found;
    for (int steps = 1; steps < 6; ++steps) {
        const auto turned = found.turned(steps);
        if (rms_motion(turned, before) < rms_motion(best, before)) best = turned;
    }
    return best;
}

class BoardTracker::State {
  public:
    State(const cv::Mat& frame, const BoardView& view) : view_{view}, anchor_{view} {
        const auto grey = grey_of(frame);
        const auto check = check_lines(grey, view, kWideRange);
        polarity_ = check.polarity;
        expect(check.lines, 1);
        remember(grey);
    }

    TrackResult update(const cv::Mat& frame) {
        const auto grey = grey_of(frame);
        const auto check = check_pose(grey, view_, polarity_, kWideRange);
        const bool washed_out = is_washed_out(grey, check);
        auto result = update(frame, grey, check, washed_out);
        result.washed_out = washed_out;
        return result;
    }

    const BoardView& view() const { return view_; }

  private:
    TrackResult update(const cv::Mat& frame, const cv::Mat1b& grey, const PoseCheck& check,
                       bool washed_out) {
        if (sectors_seen(check) >= kMinSectors) return keep_or_follow(grey, check, washed_out);
        const auto guess = displaced(view_, fit_similarity(view_, check.nearby, still_px()));
        const auto again = check_pose(grey, guess, polarity_, kNarrowRange);
        if (sectors_seen(again) >= kMinSectors) return follow(grey, guess, again);
        if (washed_out) {
            if (const auto kept = keep_by_edges(grey, check)) return *kept;
        }
        return search(frame, check);
    }

    /// Pixels of the frame for pixels of a picture 1280 wide.
    double px_from_1280(double px) const {
        return px * std::max(view_.picture_size_px.width, view_.picture_size_px.height) / 1280;
    }
    double still_px() const { return px_from_1280(kStillPx); }

    void expect(const PoseCheck& check, double rate) {
        for (std::size_t i = 0; i < kInnerSegmentCount; ++i) {
            if (check.seen[i]) expected_[i] += rate * ((*check.seen[i] ? 1.0 : 0.0) - expected_[i]);
        }
    }

    int sectors_seen(const PoseCheck& check) const {
        std::array<int, kSectors> lines{};
        std::array<int, kSectors> seen{};
        for (std::size_t i = 0; i < kInnerSegmentCount; ++i) {
            if (expected_[i] < 0.5 || !check.seen[i]) continue;
            const auto sector = sector_of(inner_segments()[i].middle());
            ++lines[sector];
            seen[sector] += int{*check.seen[i]};
        }
        int count = 0;
        for (std::size_t s = 0; s < kSectors; ++s) {
            if (lines[s] >= kMinSectorLines && seen[s] >= kSectorShare * lines[s]) ++count;
        }
        return count;
    }

    double seen_share(const PoseCheck& check) const {
        int lines = 0;
        int seen = 0;
        for (std::size_t i = 0; i < kInnerSegmentCount; ++i) {
            if (expected_[i] < 0.5) continue;
            ++lines;
            seen += int{check.seen[i].value_or(false)};
        }
        return lines > 0 ? static_cast<double>(seen) / lines : 0;
    }

    /// Whether most of the lines that are not seen lie where the picture is clipped: that they are
    /// not seen tells nothing.
    bool is_washed_out(const cv::Mat1b& grey, const PoseCheck& check) const {
        int missing = 0;
        int clipped = 0;
        for (std::size_t i = 0; i < kInnerSegmentCount; ++i) {
            if (expected_[i] < 0.5 || !check.seen[i] || *check.seen[i]) continue;
            ++missing;
            const auto px = view_.project(inner_segments()[i].middle());
            const cv::Rect around{cvRound(px.x) - 1, cvRound(px.y) - 1, 3, 3};
            const auto inside = around & cv::Rect{{}, grey.size()};
            clipped += int{!inside.empty() && cv::mean(grey(inside))[0] >= kClippedLevel};
        }
        return clipped > 0 && clipped >= kClippedShare * missing;
    }

    /// Keeps the frame for its edges. Frames in one channel are the caller's, who may reuse them.
    void remember(const cv::Mat1b& grey) {
        grey.copyTo(remembered_);
        remembered_view_ = view_;
        edges_.reset();
    }

    static int sectors_agreeing(const EdgeCheck& check, const Similarity& motion, double near_px) {
        std::array<int, kSectors> edges{};
        std::array<int, kSectors> seen{};
        for (const auto& place : check.missing) ++edges[sector_of(place)];
        for (const auto& o : check.found) {
            const double off = o.offset_px - o.normal.dot(motion.displacement(o.expected_px));
            ++edges[sector_of(o.board_point)];
            seen[sector_of(o.board_point)] += int{std::abs(off) <= near_px};
        }
        int count = 0;
        for (std::size_t s = 0; s < kSectors; ++s)
            count += int{edges[s] >= kMinSectorEdges && seen[s] >= kEdgeShare * edges[s]};
        return count;
    }

    /// Of an overexposed board the pieces and the rim are left: it is where they are.
    std::optional<TrackResult> keep_by_edges(const cv::Mat1b& grey, const PoseCheck& lines) {
        if (!edges_) edges_ = board_edges(remembered_, remembered_view_);
        const double near_px = px_from_1280(kEdgePx);
        const double reach_px = kEdgeRange * view_.spacing_px({0, 0});
        constexpr int kRounds = 3;
        auto pose = view_;
        for (int round = 0; round < kRounds; ++round) {
            const auto check = check_edges(grey, pose, *edges_, reach_px);
            const auto motion = fit_similarity(pose, check.found, still_px());
            if (sectors_agreeing(check, motion, near_px) < kMinEdgeSectors) return std::nullopt;
            if (largest_motion(pose, motion) < near_px) {
                failures_ = 0;
                return moved_to(pose, seen_share(lines));
            }
            pose = displaced(pose, motion);
        }
        return std::nullopt;
    }

    TrackResult keep_or_follow(const cv::Mat1b& grey, const PoseCheck& check, bool washed_out) {
        failures_ = 0;
        const double share = seen_share(check);
        if (share < 1 - kSuspiciousLoss && !washed_out) {
            const auto placement = place_outline(line_tester(grey, view_, polarity_), 1);
            if (placement.centre != Axial{}) {
                const auto shifted = moved_origin(view_, placement.centre);
                return follow(grey, shifted, check_pose(grey, shifted, polarity_, kNarrowRange));
            }
        }
        const auto motion = fit_similarity(view_, check.expected, still_px());
        if (largest_motion(view_, motion) >= still_px()) {
            const auto guess = displaced(view_, motion);
            return follow(grey, guess, check_pose(grey, guess, polarity_, kNarrowRange));
        }
        if (!washed_out) expect(check, kLearningRate);
        if (share >= kRememberedShare) remember(grey);
        return {view_, TrackStatus::held, share, 0};
    }

    /// Takes a nearby pose, refined by what is seen there.
    TrackResult follow(const cv::Mat1b& grey, BoardView pose, PoseCheck check) {
        failures_ = 0;
        constexpr int kRounds = 2;
        for (int round = 0; round < kRounds && sectors_seen(check) >= kFullFitSectors; ++round) {
            FitOptions fit;
            fit.loss_px = still_px();
            pose = fit_view(pose, check.expected, fit);
            check = check_pose(grey, pose, polarity_, kNarrowRange);
        }
        const double share = seen_share(check);
        return moved_to(
            make_board_view(pose.undistorted_px_from_board, pose.lens, pose.picture_size_px),
            share);
    }

    TrackResult moved_to(const BoardView& pose, double share) {
        const double motion = rms_motion(pose, view_);
        view_ = pose;
        if (rms_motion(pose, anchor_) < px_from_1280(kMovedPx))
            return {view_, TrackStatus::held, share, motion};
        anchor_ = pose;
        return {view_, TrackStatus::moved, share, motion};
    }

    TrackResult search(const cv::Mat& frame, const PoseCheck& check) {
        const TrackResult lost{view_, TrackStatus::lost, seen_share(check), 0};
        if (patience_ > 0) {
            --patience_;
            return lost;
        }
        LocateOptions options;
        options.lens = view_.lens;
        const auto located = locate_board(frame, options);
        if (!located.view) {
            patience_ = std::min(failures_, kMaxPatience);
            ++failures_;
            return lost;
        }
        failures_ = 0;
        return moved_to(closest_naming(*located.view, view_), located.evidence.hit_share);
    }

    BoardView view_;
    /// The view after the last move.
    BoardView anchor_;
    Polarity polarity_ = Polarity::dark;
    /// The last frame of which nearly all lines were seen, and its edges once they are needed.
    cv::Mat1b remembered_;
    BoardView remembered_view_;
    std::optional<std::vector<BoardEdge>> edges_;
    /// How often each inner segment's line was seen of late, 0..1.
    std::array<double, kInnerSegmentCount> expected_{};
    int failures_ = 0;
    int patience_ = 0;
};

BoardTracker::BoardTracker(const cv::Mat& frame, const BoardView& view)
    : state_{std::make_unique<State>(frame, view)} {}
BoardTracker::~BoardTracker() = default;
BoardTracker::BoardTracker(BoardTracker&&) noexcept = default;
BoardTracker& BoardTracker::operator=(BoardTracker&&) noexcept = default;

TrackResult BoardTracker::update(const cv::Mat& frame) {
    return state_->update(frame);
}

const BoardView& BoardTracker::view() const {
    return state_->view();
}

}  // namespace yinsight
