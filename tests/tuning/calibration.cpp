// How often the side that was given a chance of 0.7 really won: reliability of the win probability
// over games of self-play that the weights were not fitted on.
//   coach_calibration GAMES...
// Prints a table by tenths of the probability, the largest difference in it, and the factor on the
// score that would fit the results best (1 is right).

#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <set>

#include "tests/tuning/scored_position.hpp"

namespace {

using namespace yinsight;

constexpr std::size_t kBins = 10;

struct Bin {
    double predicted = 0;
    double won = 0;
    int count = 0;
    std::set<int> games;
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

void print(const std::vector<ScoredPosition>& positions) {
    std::array<Bin, kBins> bins;
    for (const ScoredPosition& scored : positions) {
        const double p = win_probability(scored.score);
        Bin& bin = bins[std::min(static_cast<std::size_t>(p * kBins), kBins - 1)];
        bin.predicted += p;
        bin.won += scored.result;
        ++bin.count;
        bin.games.insert(scored.game);
    }
    double worst = 0;
    std::puts("predicted   won  positions  games");
    for (const Bin& bin : bins) {
        if (bin.count == 0) continue;
        const double predicted = bin.predicted / bin.count;
        const double won = bin.won / bin.count;
        worst = std::max(worst, std::abs(predicted - won));
        std::printf("    %.3f %.3f %10d %6zu\n", predicted, won, bin.count, bin.games.size());
    }
    std::printf("largest difference %.3f, best factor %.2f, %zu positions\n", worst,
                best_factor(positions), positions.size());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "coach_calibration GAMES...\n";
        return 2;
    }
    try {
        print(load_scored_positions({argv + 1, argv + argc}));
    } catch (const std::exception& error) {
        std::cerr << "coach_calibration: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
