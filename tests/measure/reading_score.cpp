#include "tests/measure/reading_score.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

#include "tests/measure/wilson.hpp"
#include "vision/classify.hpp"

namespace yinsight::measure {

namespace {

/// The reading's name of the point that the truth calls `point`.
Point read_as(Point point, int rotation) {
    const double angle = -rotation * std::numbers::pi / 3;
    const double x = point.x() * std::cos(angle) - point.y() * std::sin(angle);
    const double y = point.x() * std::sin(angle) + point.y() * std::cos(angle);
    const auto distance = [&](Point p) { return std::hypot(p.x() - x, p.y() - y); };
    const auto& points = all_points();
    return *std::min_element(points.begin(), points.end(),
                             [&](Point a, Point b) { return distance(a) < distance(b); });
}

const PointBelief& belief_at(const Observation& reading, Point point, int rotation) {
    return reading.points[static_cast<std::size_t>(read_as(point, rotation).index())];
}

std::string answer_name(std::optional<PointState> state) {
    return state ? std::string{name_of(*state)} : "unknown";
}

}  // namespace

ReadingScore score_reading(const Observation& reading, const Truth& truth, int rotation) {
    ReadingScore score;
    for (const auto point : all_points()) {
        const auto& expected = truth.points[static_cast<std::size_t>(point.index())];
        const auto& belief = belief_at(reading, point, rotation);
        if (expected.in_frame && expected.visible < 0.25 && belief.visible >= 0.5) {
            ++score.missed_covers;
        }
        if (!expected.counts()) continue;
        ++score.counted;
        if (expected.visible > 0.9 && belief.visible < 0.5) ++score.false_covers;
        const auto answer = answered_state(belief);
        if (answer == expected.state) continue;
        const auto best = static_cast<std::size_t>(belief.best());
        score.misses.push_back(
            {point, *expected.state, answer, belief.probability[best], belief.visible});
    }
    // Storage circles are only where the view says when the names are the truth's.
    if (!truth.stored_rings || rotation != 0) return score;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& count = reading.removed_rings[side];
        const bool right = count == (*truth.stored_rings)[side];
        ++score.stored[!count ? 2 : right ? 0 : 1];
    }
    return score;
}

void ScoreTable::add(const Observation& reading, const Truth& truth, int rotation,
                     const ReadingScore& score) {
    const auto wrong = static_cast<int>(std::count_if(score.misses.begin(), score.misses.end(),
                                                      [](const Miss& m) { return m.answer; }));
    const auto add_to = [&](const std::string& name) {
        auto& slice = slices_[name];
        ++slice.boards;
        slice.exact += int{score.exact()};
        slice.points += score.counted;
        slice.wrong += wrong;
        slice.unknown += static_cast<int>(score.misses.size()) - wrong;
    };
    add_to("all");
    if (truth.easy) add_to("real edition, no hand");
    for (const auto& [key, value] : truth.slices) add_to(key + " " + value);
    for (const auto& miss : score.misses) {
        ++confusions_[std::string{name_of(miss.truth)} + " read as " + answer_name(miss.answer)];
    }
    for (const auto point : all_points()) {
        const auto& expected = truth.points[static_cast<std::size_t>(point.index())];
        if (!expected.counts()) continue;
        const auto& belief = belief_at(reading, point, rotation);
        const float p = belief.probability[static_cast<std::size_t>(belief.best())];
        auto& bin = bins_[std::min(bins_.size() - 1, static_cast<std::size_t>(p * 10))];
        ++bin.points;
        bin.right += int{belief.best() == *expected.state};
        bin.probability += static_cast<double>(p);
    }
    for (std::size_t i = 0; i < stored_.size(); ++i) stored_[i] += score.stored[i];
    missed_covers_ += score.missed_covers;
    false_covers_ += score.false_covers;
}

void ScoreTable::print() const {
    std::printf("%-34s %6s %6s %7s %7s %8s %6s %8s\n", "slice", "boards", "exact", "rate",
                "at least", "points", "wrong", "unknown");
    for (const auto& [name, s] : slices_) {
        std::printf("%-34s %6d %6d %6.1f%% %7.1f%% %8d %6d %8d\n", name.c_str(), s.boards, s.exact,
                    100.0 * s.exact / s.boards, 100 * wilson_low(s.exact, s.boards), s.points,
                    s.wrong, s.unknown);
    }
    std::vector<std::pair<int, std::string>> order;
    for (const auto& [name, count] : confusions_) order.emplace_back(count, name);
    std::sort(order.rbegin(), order.rend());
    std::printf("\nconfusions\n");
    for (const auto& [count, name] : order) std::printf("%5d  %s\n", count, name.c_str());
    std::printf("\ncovered points taken for visible: %d; visible ones for covered: %d\n",
                missed_covers_, false_covers_);
    std::printf("storage circles: %d counts right, %d wrong, %d not answered\n", stored_[0],
                stored_[1], stored_[2]);
    print_reliability();
}

void ScoreTable::print_reliability() const {
    std::printf("\nreliability: probability of the best state, and how often it was right\n");
    double gap = 0;
    int points = 0;
    for (std::size_t i = 0; i < bins_.size(); ++i) {
        const auto& bin = bins_[i];
        if (bin.points == 0) continue;
        const double mean = bin.probability / bin.points;
        const double rate = static_cast<double>(bin.right) / bin.points;
        gap += std::abs(mean - rate) * bin.points;
        points += bin.points;
        std::printf("%.1f-%.1f  %6d points  said %.3f  right %.3f\n", static_cast<double>(i) / 10,
                    static_cast<double>(i + 1) / 10, bin.points, mean, rate);
    }
    if (points > 0) std::printf("expected calibration error %.2f %%\n", 100 * gap / points);
}

}  // namespace yinsight::measure
