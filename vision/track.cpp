#include "vision/track.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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
/// Most frames between two full searches for a lost board.
constexpr int kMaxPatience = 8;

std::size_t sector_of(const UnitSegment& segment) {
    const auto middle = segment.middle();
    if (cv::norm(middle) < kMiddleRadius) return 0;
    const double turn = std::atan2(middle.y, middle.x) / (2 * CV_PI);
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
    }

    TrackResult update(const cv::Mat& frame) {
        const auto grey = grey_of(frame);
        const auto check = check_pose(grey, view_, polarity_, kWideRange);
        if (sectors_seen(check) >= kMinSectors) return keep_or_follow(grey, check);
        const auto guess = displaced(view_, fit_similarity(view_, check.nearby, still_px()));
        const auto again = check_pose(grey, guess, polarity_, kNarrowRange);
        if (sectors_seen(again) >= kMinSectors) return follow(grey, guess, again);
        return search(frame, check);
    }

    const BoardView& view() const { return view_; }

  private:
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
            const auto sector = sector_of(inner_segments()[i]);
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

    TrackResult keep_or_follow(const cv::Mat1b& grey, const PoseCheck& check) {
        failures_ = 0;
        const double share = seen_share(check);
        if (share < 1 - kSuspiciousLoss) {
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
        expect(check, kLearningRate);
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
