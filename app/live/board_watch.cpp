#include "app/live/board_watch.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/live/board_naming.hpp"
#include "vision/measured_pose.hpp"
#include "vision/sample.hpp"
#include "vision/view_judge.hpp"
#include "vision/washout.hpp"

namespace yinsight {

namespace {

/// Motion between two frames that is no trembling or drift but a move, in spacings: the names may
/// then be others than the closest.
constexpr double kJump = 0.25;
/// Disagreement with the board that must lie there which is more than a turn makes, in nats: twelve
/// points.
constexpr double kUnlikeAnyTurn = 60;
/// ... and that which is none but a piece or two in hand.
constexpr double kAsExpected = 20;
/// How long a board that looks like this after it was disturbed is taken to be moving still, in
/// seconds: raising it delays the word about a board that was upset.
constexpr double kPatienceS = 1;
/// Seconds between two searches of whole frames for a board that is out of sight: doubled from the
/// first to the longest while nothing is found. Raising the longest spares the processor and finds
/// a board later.
constexpr double kFirstWaitS = 0.05;
constexpr double kLongestWaitS = 0.4;

/// Share of the lines that must show on an overexposed board for what lies on it to be read: where
/// they are clipped, white pieces are too. Raising it puts more boards out of sight.
constexpr double kLinesToRead = 0.5;

/// By how many sixths `names` is turned from `other`, another naming of the same lattice.
int sixths_between(const BoardView& names, const BoardView& other) {
    const auto place = names.board_from_pixel(other.project({3, 0}));
    const double sixths = std::atan2(place.y, place.x) / (std::numbers::pi / 3);
    return (static_cast<int>(std::lround(sixths)) + kNamings) % kNamings;
}

std::string why_lost(const cv::Mat& bgr, const BoardView& last_view) {
    if (const auto fault = judge_light(bgr, last_view)) return fault->sentence;
    const auto defects = judge_frame(bgr).defects;
    if (!defects.empty()) return sentence_for(defects.front());
    return "it is not where it was, nor elsewhere in the picture";
}

bool moved_far(const TrackResult& track) {
    return track.status == TrackStatus::moved &&
           track.motion_px > kJump * track.view.spacing_px({0, 0});
}

/// Turns the names of a reading.
void rename(BoardReading& reading, const cv::Mat& bgr, int sixths) {
    if (sixths == 0) return;
    reading.view = reading.view.turned(sixths);
    reading.observation = observe_board(bgr, reading.view);
    reading.pose = measure_pose(bgr, reading.view);
}

}  // namespace

void BoardWatch::name_first(BoardReading& reading, const cv::Mat& bgr, const Board* expected) {
    if (reading.certain_orientation) {
        sixths_from_labels_ = 0;
        return;
    }
    const auto sixths =
        expected == nullptr ? std::nullopt : first_naming(reading.observation, *expected);
    rename(reading, bgr, sixths.value_or(0));
}

std::optional<int> BoardWatch::labelled_naming(const BoardReading& reading,
                                               const cv::Mat& bgr) const {
    if (!sixths_from_labels_ || reading.mirrored) return std::nullopt;
    // Without the seat: the camera may have been moved to another one.
    const auto labels = orient_board(bgr, reading.view);
    if (!labels.certain) return std::nullopt;
    return sixths_between(labels.view.turned(*sixths_from_labels_), reading.view);
}

int BoardWatch::next_naming(const BoardReading& reading, const cv::Mat& bgr,
                            const Board* expected) const {
    std::vector<int> fitting = {0, 1, 5, 2, 4, 3};
    if (expected != nullptr)
        fitting = fitting_namings(reading.observation, *expected, disturbed_s_.has_value());
    const bool in_doubt = fitting.front() != 0 || disturbed_s_;
    if (!in_doubt || fitting.size() == 1) return fitting.front();
    const auto labelled = labelled_naming(reading, bgr);
    const bool fits =
        labelled && std::find(fitting.begin(), fitting.end(), *labelled) != fitting.end();
    return fits ? *labelled : fitting.front();
}

void BoardWatch::confirm_names(Observation& observation, const Board* expected) {
    if (!disturbed_s_) return;
    if (expected == nullptr) {
        disturbed_s_.reset();
        return;
    }
    const double unlike = disagreement(observation, *expected);
    if (unlike < kAsExpected && !observation.hand) disturbed_s_.reset();
    if (unlike > kUnlikeAnyTurn && observation.time_s - *disturbed_s_ < kPatienceS)
        observation.moving = true;
}

Look BoardWatch::search(const Frame& frame, const Board* expected) {
    if (frame.time_s < next_search_s_) return {Look::Status::absent, std::nullopt, why_absent_};
    ReadResult result = read_board(frame.bgr, options_);
    if (!result.reading) {
        wait_s_ = std::clamp(2 * wait_s_, kFirstWaitS, kLongestWaitS);
        next_search_s_ = frame.time_s + wait_s_;
        why_absent_ = std::move(result.reason);
        return {Look::Status::absent, std::nullopt, why_absent_};
    }
    wait_s_ = 0;
    moves_ = 0;
    Look look{Look::Status::found, std::move(result.reading), {}};
    BoardReading& reading = *look.reading;
    if (!last_reading_) {
        name_first(reading, frame.bgr, expected);
    } else {
        disturbed_s_ = frame.time_s;
        reading.certain_orientation = last_reading_->certain_orientation;
        const auto closest = closest_naming(reading.view, last_reading_->view);
        rename(reading, frame.bgr, sixths_between(closest, reading.view));
        rename(reading, frame.bgr, next_naming(reading, frame.bgr, expected));
    }
    tracker_.emplace(frame.bgr, reading.view);
    return look;
}

Look BoardWatch::follow(const Frame& frame, const Board* expected) {
    const TrackResult track = tracker_->update(frame.bgr);
    const bool was_blinded = std::exchange(blinded_, false);
    const auto gone = was_blinded ? Look::Status::absent : Look::Status::lost;
    if (track.status == TrackStatus::lost) {
        tracker_.reset();
        return {gone, std::nullopt, why_lost(frame.bgr, track.view)};
    }
    const bool lines_gone = track.seen_share < kLinesToRead;
    if (track.washed_out && (lines_gone || is_washed_out(cut_patches(frame.bgr, track.view)))) {
        blinded_ = true;
        last_reading_->view = track.view;
        return {gone, std::nullopt, why_lost(frame.bgr, track.view)};
    }
    Look look{track.status == TrackStatus::held ? Look::Status::held : Look::Status::moved,
              last_reading_,
              {}};
    if (was_blinded) {
        look.status = Look::Status::found;
        disturbed_s_ = frame.time_s;
    }
    look.reading->view = track.view;
    if (look.status != Look::Status::held || !look.reading->pose)
        look.reading->pose = measure_pose(frame.bgr, track.view);
    look.reading->observation = observe_board(frame.bgr, track.view);
    moves_ = moved_far(track) ? moves_ + 1 : 0;
    if (moves_ > 0) disturbed_s_ = frame.time_s;
    const int sixths = next_naming(*look.reading, frame.bgr, expected);
    if (sixths == 0) return look;
    if (!was_blinded) look.status = Look::Status::moved;
    disturbed_s_ = frame.time_s;
    rename(*look.reading, frame.bgr, sixths);
    tracker_.emplace(frame.bgr, look.reading->view);
    return look;
}

void BoardWatch::turn_names(int sixths) {
    if (!last_reading_) return;
    last_reading_->view = last_reading_->view.turned(sixths);
    last_reading_->certain_orientation = true;
    last_reading_->pose.reset();
    if (sixths_from_labels_) *sixths_from_labels_ += sixths;
    cover_ = CoverWatch{};
    names_turned_ = true;
}

Look BoardWatch::look(const Frame& frame, const Board* expected) {
    auto defects = gate_.refusals(frame.bgr, frame.time_s);
    if (!defects.empty()) {
        auto reason = sentence_for(defects.front());
        return {Look::Status::absent, std::nullopt, std::move(reason), std::move(defects)};
    }
    if (names_turned_ && tracker_) tracker_.emplace(frame.bgr, last_reading_->view);
    names_turned_ = false;
    Look look = tracker_ ? follow(frame, expected) : search(frame, expected);
    if (look.reading) {
        Observation& observation = look.reading->observation;
        observation.time_s = frame.time_s;
        observation.frame = frame.index;
        observation.carried = moves_ > 1;
        confirm_names(observation, expected);
        cover_.apply(frame.bgr, look.reading->view, observation);
        last_reading_ = look.reading;
    }
    return look;
}

}  // namespace yinsight
