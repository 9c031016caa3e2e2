// How often the side that was given a chance of 0.7 really won: reliability of the win probability
// over games of self-play that the weights were not fitted on.
//   coach_calibration GAMES...
// Prints a table by tenths of the probability for all positions and for each stage of the game: the
// mean chance given, the share won, their difference with half its 95 % interval (positions of one
// game are one observation), and the factor on the score that would fit the results best (1 is
// right).

#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>

#include "tests/tuning/scored_position.hpp"

namespace {

using namespace yinsight;

constexpr std::size_t kBins = 10;

struct Bin {
    double predicted = 0;
    double won = 0;
    int count = 0;
    /// By game: the sum of what was won less what was predicted.
    std::map<int, double> surplus;

    void add(const ScoredPosition& scored, double chance) {
        predicted += chance;
        won += scored.result;
        ++count;
        surplus[scored.game] += scored.result - chance;
    }
    double difference() const { return (won - predicted) / count; }
    double error() const {
        double squares = 0;
        for (const auto& [game, sum] : surplus) squares += sum * sum;
        return 1.96 * std::sqrt(squares) / count;
    }
};

double log_loss(const std::vector<ScoredPosition>& positions, double factor) {
    double loss = 0;
    for (const ScoredPosition& scored : positions) {
        const double p =
            std::clamp(win_probability(static_cast<Score>(std::lround(factor * scored.score))),
                       1e-6, 1 - 1e-6);
        loss -= scored.result * std::log(p) + (1 - scored.result) * std::log(1 - p);
    }
    return loss;
}

double best_factor(const std::vector<ScoredPosition>& positions) {
    constexpr int kPercentLeast = 50;
    constexpr int kPercentMost = 250;
    int best = kPercentLeast;
    double least = log_loss(positions, best / 100.0);
    for (int percent = kPercentLeast + 2; percent <= kPercentMost; percent += 2) {
        const double loss = log_loss(positions, percent / 100.0);
        if (loss >= least) continue;
        least = loss;
        best = percent;
    }
    return best / 100.0;
}

void print(const char* title, const std::vector<ScoredPosition>& positions) {
    if (positions.empty()) return;
    std::array<Bin, kBins> bins;
    for (const ScoredPosition& scored : positions) {
        const double p = win_probability(scored.score);
        bins[std::min(static_cast<std::size_t>(p * kBins), kBins - 1)].add(scored, p);
    }
    std::printf("%s: %zu positions, best factor %.2f\n", title, positions.size(),
                best_factor(positions));
    std::puts("predicted   won  difference  positions  games");
    for (const Bin& bin : bins) {
        if (bin.count == 0) continue;
        std::printf("    %.3f %.3f  %+.3f +- %.3f %8d %6zu\n", bin.predicted / bin.count,
                    bin.won / bin.count, bin.difference(), bin.error(), bin.count,
                    bin.surplus.size());
    }
}

struct Stage {
    const char* title;
    /// Markers left in the pool; rings are placed with a full one.
    int least_pool;
    int most_pool;
    bool placing;
};
constexpr std::array<Stage, 4> kStages = {{
    {"rings are placed", kMarkerCount, kMarkerCount, true},
    {"pool 36 to 51", 36, kMarkerCount, false},
    {"pool 16 to 35", 16, 35, false},
    {"pool 0 to 15", 0, 15, false},
}};

void print_stages(const std::vector<ScoredPosition>& positions) {
    print("all", positions);
    for (const Stage& stage : kStages) {
        std::vector<ScoredPosition> chosen;
        for (const ScoredPosition& scored : positions) {
            const int pool = scored.position.pool();
            if (pool >= stage.least_pool && pool <= stage.most_pool &&
                stage.placing == (scored.position.phase() == Phase::place_ring))
                chosen.push_back(scored);
        }
        print(stage.title, chosen);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "coach_calibration GAMES...\n";
        return 2;
    }
    try {
        print_stages(load_scored_positions({argv + 1, argv + argc}));
    } catch (const std::exception& error) {
        std::cerr << "coach_calibration: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
