#include "app/live/board_watch.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace yinsight {

namespace {

/// The lattice's symmetry: namings that a picture alone cannot tell apart.
constexpr int kNamings = 6;
/// Nats by which one naming must agree better with the expected board than the next to be taken
/// for certain. Raising it leaves more views to the closest naming; two clear pieces make 10.
constexpr double kDecisiveMargin = 10;
/// Spacings that the points may have moved between two frames for their names to be kept without
/// another thought. Half a spacing is where a neighbouring naming could come closer.
constexpr double kSmallMotion = 0.4;

/// Root mean square distance of the 85 points between two views, in spacings of the second.
double motion(const BoardView& from, const BoardView& to) {
    double sum = 0;
    for (const Point point : all_points()) {
        const cv::Point2d step = to.project(point) - from.project(point);
        sum += step.dot(step);
    }
    return std::sqrt(sum / kPointCount) / to.spacing_px({0, 0});
}

int closest_naming(const BoardView& view, const BoardView& before) {
    std::array<double, kNamings> motions{};
    for (int steps = 0; steps < kNamings; ++steps)
        motions[static_cast<std::size_t>(steps)] = motion(before, view.turned(steps));
    return static_cast<int>(std::min_element(motions.begin(), motions.end()) - motions.begin());
}

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

void rename(BoardReading& reading, const cv::Mat& bgr, int steps) {
    if (steps == 0) return;
    reading.view = reading.view.turned(steps);
    reading.observation = observe_board(bgr, reading.view);
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

Look BoardWatch::look(const Frame& frame, const Board* expected) {
    ReadResult result = read_board(frame.bgr, options_);
    if (!result.reading) {
        const auto status = in_sight_ ? Look::Status::lost : Look::Status::absent;
        in_sight_ = false;
        return {status, std::nullopt, std::move(result.reason)};
    }
    Look look{Look::Status::found, std::move(result.reading), {}};
    BoardReading& reading = *look.reading;
    const bool known = last_view_.has_value();
    std::optional<int> naming;
    if (known) naming = closest_naming(reading.view, *last_view_);
    const bool near = known && motion(*last_view_, reading.view.turned(*naming)) < kSmallMotion;
    if (!near && !(reading.certain_orientation && !known) && expected != nullptr) {
        if (const auto agreeing = agreeing_naming(frame.bgr, reading.view, *expected))
            naming = agreeing;
    }
    rename(reading, frame.bgr, naming.value_or(0));
    if (in_sight_) look.status = near ? Look::Status::held : Look::Status::moved;
    last_view_ = reading.view;
    in_sight_ = true;
    reading.observation.time_s = frame.time_s;
    reading.observation.frame = frame.index;
    return look;
}

}  // namespace yinsight
