#include "tests/blackbox/still_score.hpp"

#include "referee/symmetry.hpp"

namespace yinsight::blackbox {

namespace {

/// Share of a point in view from which on it counts.
constexpr double kCountsFrom = 0.5;

/// Right and wrong points where the reading's names are turned by `steps` against the truth.
StillScore compare(const nlohmann::json& line, const nlohmann::json& truth, int steps) {
    StillScore score;
    score.found = true;
    for (const Point point : all_points()) {
        const auto& expected = truth.at("points").at(point.name());
        if (!expected.at("in_frame").get<bool>()) continue;
        if (expected.value("visible", 1.0) < kCountsFrom) continue;
        if (expected.at("state") == "unknown") continue;
        ++score.counted;
        const auto& read = line.at("points").at(turned(point, steps).name()).at("state");
        if (read == expected.at("state")) {
            ++score.right;
        } else if (read != "unknown") {
            ++score.wrong;
        }
    }
    score.exact = score.right == score.counted;
    return score;
}

}  // namespace

StillScore score_still(const nlohmann::json& line, const nlohmann::json& truth) {
    StillScore best;
    if (line.at("found").get<bool>()) {
        best = compare(line, truth, 0);
        const int right_as_named = best.right;
        for (int steps = 1; steps < kNamings; ++steps) {
            const StillScore score = compare(line, truth, steps);
            if (score.right > best.right) best = score;
        }
        if (line.at("certain_orientation").get<bool>() && best.right > right_as_named) {
            best = compare(line, truth, 0);
            best.confident_wrong_name = true;
        }
    }
    best.ms = line.value("ms", 0.0);
    return best;
}

}  // namespace yinsight::blackbox
