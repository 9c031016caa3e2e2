#include "app/live/board_watch.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "referee/symmetry.hpp"

namespace yinsight {

namespace {

/// Nats by which one naming must agree better with the expected board than the next to be taken
/// for certain. Raising it leaves more views to the closest naming; two clear pieces make 10.
constexpr double kDecisiveMargin = 10;
/// The naming that agrees best with the board that must lie there; empty where none stands out.
std::optional<int> agreeing_naming(const cv::Mat& bgr, const BoardView& view,
                                   const Board& expected) {
    std::array<double, kNamings> values{};
    for (int steps = 0; steps < kNamings; ++steps)
        values[static_cast<std::size_t>(steps)] =
            agreement(observe_board(bgr, view.turned(steps)), expected);
    const auto best = std::max_element(values.begin(), values.end());
    for (auto other = values.begin(); other != values.end(); ++other) {
        if (other != best && *best - *other < kDecisiveMargin) return std::nullopt;
    }
    return static_cast<int>(best - values.begin());
}

}  // namespace

double agreement(const Observation& observation, const Board& board) {
    constexpr double kWorst = -5;
    double sum = 0;
    for (const Point point : all_points()) {
        const PointBelief& belief = observation.points[static_cast<std::size_t>(point.index())];
        if (belief.visible < 0.5F) continue;
        const auto state = static_cast<std::size_t>(board.state_at(point));
        sum += std::max(kWorst, std::log(static_cast<double>(belief.probability[state])));
    }
    return sum;
}

void BoardWatch::settle_naming(BoardReading& reading, const cv::Mat& bgr,
                               const Board* expected) const {
    if (expected == nullptr || reading.certain_orientation) return;
    const auto steps = agreeing_naming(bgr, reading.view, *expected);
    if (steps.value_or(0) == 0) return;
    reading.view = reading.view.turned(*steps);
    reading.observation = observe_board(bgr, reading.view);
}

Look BoardWatch::search(const Frame& frame, const Board* expected) {
    ReadResult result = read_board(frame.bgr, options_);
    if (!result.reading) return {Look::Status::absent, std::nullopt, std::move(result.reason)};
    Look look{Look::Status::found, std::move(result.reading), {}};
    BoardReading& reading = *look.reading;
    if (last_reading_) {
        reading.view = closest_naming(reading.view, last_reading_->view);
        reading.certain_orientation = last_reading_->certain_orientation;
        reading.observation = observe_board(frame.bgr, reading.view);
    }
    settle_naming(reading, frame.bgr, expected);
    tracker_.emplace(frame.bgr, reading.view);
    return look;
}

Look BoardWatch::follow(const Frame& frame, const Board* expected) {
    const TrackResult track = tracker_->update(frame.bgr);
    if (track.status == TrackStatus::lost) {
        tracker_.reset();
        return {Look::Status::lost, std::nullopt,
                "it is not where it was, nor elsewhere in the picture"};
    }
    Look look{Look::Status::held, last_reading_, {}};
    look.reading->view = track.view;
    look.reading->observation = observe_board(frame.bgr, track.view);
    if (track.status == TrackStatus::held) return look;
    look.status = Look::Status::moved;
    settle_naming(*look.reading, frame.bgr, expected);
    if (look.reading->view.undistorted_px_from_board != track.view.undistorted_px_from_board)
        tracker_.emplace(frame.bgr, look.reading->view);
    return look;
}

void BoardWatch::turn_names(int sixths) {
    if (!last_reading_) return;
    last_reading_->view = last_reading_->view.turned(sixths);
    last_reading_->certain_orientation = true;
    cover_ = CoverWatch{};
    names_turned_ = true;
}

Look BoardWatch::look(const Frame& frame, const Board* expected) {
    if (names_turned_ && tracker_) tracker_.emplace(frame.bgr, last_reading_->view);
    names_turned_ = false;
    Look look = tracker_ ? follow(frame, expected) : search(frame, expected);
    if (look.reading) {
        look.reading->observation.time_s = frame.time_s;
        look.reading->observation.frame = frame.index;
        cover_.apply(frame.bgr, look.reading->view, look.reading->observation);
        last_reading_ = look.reading;
    }
    return look;
}

}  // namespace yinsight
