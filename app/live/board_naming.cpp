#include "app/live/board_naming.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace yinsight {

namespace {

/// What one point may add to a disagreement, in nats.
constexpr double kWorst = 5;
/// Nats by which one naming must agree better with the board than another to rule it out. Raising
/// it leaves more views to the closest naming; a piece in the wrong place makes two clear points.
constexpr double kDecisiveMargin = 9;
/// The same against the names at hand. A piece that a hand moved makes two points, so a wrong act
/// with a second piece could look like a turned board below 20.
constexpr double kChangeMargin = 20;
/// ... where the board was disturbed: one piece tells.
constexpr double kDisturbedMargin = 8;
/// Names are not changed to such that leave more than this share of the disagreement: play since
/// the last turn makes some under all namings, the wrong names of a turned board far more. Raising
/// it follows boards that are turned while much is changed on them, and mistakes more confusion for
/// a turned board.
constexpr double kLeftOver = 0.5;

std::array<double, kNamings> disagreements(const Observation& observation, const Board& board) {
    std::array<double, kNamings> sums{};
    for (int sixths = 0; sixths < kNamings; ++sixths)
        sums[static_cast<std::size_t>(sixths)] = disagreement(observation, board, sixths);
    return sums;
}

}  // namespace

double disagreement(const Observation& observation, const Board& board, int sixths) {
    constexpr float kInView = 0.5F;
    double sum = 0;
    for (const Point point : all_points()) {
        const PointBelief& belief = observation.points[static_cast<std::size_t>(point.index())];
        if (belief.visible < kInView) continue;
        const auto state = static_cast<std::size_t>(board.state_at(turned(point, sixths)));
        sum += std::min(kWorst, -std::log(static_cast<double>(belief.probability[state])));
    }
    return sum;
}

std::optional<int> first_naming(const Observation& observation, const Board& board) {
    const auto sums = disagreements(observation, board);
    const auto best = std::min_element(sums.begin(), sums.end());
    for (auto other = sums.begin(); other != sums.end(); ++other) {
        if (other != best && *other - *best < kDecisiveMargin) return std::nullopt;
    }
    return static_cast<int>(best - sums.begin());
}

std::vector<int> fitting_namings(const Observation& observation, const Board& board,
                                 bool disturbed) {
    const auto sums = disagreements(observation, board);
    const double best = *std::min_element(sums.begin(), sums.end());
    const double margin = disturbed ? kDisturbedMargin : kChangeMargin;
    const bool ruled_out = sums[0] - best >= margin && best <= kLeftOver * sums[0];
    std::vector<int> fitting;
    for (const int sixths : {0, 1, 5, 2, 4, 3}) {
        const double sum = sums[static_cast<std::size_t>(sixths)];
        if (sixths == 0 ? !ruled_out : sum - best < kDecisiveMargin) fitting.push_back(sixths);
    }
    return fitting;
}

}  // namespace yinsight
