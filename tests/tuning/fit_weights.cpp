// Fits the weights of the evaluation to the results of games: logistic regression, one weight a
// feature, by Adam. Every tenth game is kept apart and only used to say how good the fit is.
//   coach_fit_weights standard|blitz OUT.cpp STRETCH GAMES...
// STRETCH multiplies all weights at the end: 1, or the best factor of coach_calibration.
// Prints the loss on the games kept apart after every pass.

#include <algorithm>
#include <cmath>
#include <iostream>

#include "referee/coach/evaluation_weights.hpp"
#include "tests/support/dice.hpp"
#include "tests/tuning/scored_position.hpp"

namespace {

using namespace yinsight;

constexpr int kPasses = 10;
constexpr std::size_t kBatch = 512;
/// Step of Adam in units of the logarithm of the odds; it falls to a tenth over the passes.
constexpr double kStep = 0.0006;
/// Pull towards zero, in the same units, of a weight and of what a race adds to the weight common
/// to all races. Raising it trusts the games less.
constexpr double kPull = 2e-5;
constexpr double kRacePull = 2e-4;
/// How much of the target is the search's opinion instead of the game's result.
constexpr double kTrustInSearch = 0.3;

struct Example {
    std::vector<std::uint16_t> features;
    float target;
    float result;
    float search;
    bool kept_apart;
};

double sigmoid(double x) {
    return 1 / (1 + std::exp(-x));
}

double loss_of(double p, double target) {
    const double safe = std::clamp(p, 1e-6, 1 - 1e-6);
    return -target * std::log(safe) - (1 - target) * std::log(1 - safe);
}

Example example_of(const ScoredPosition& scored) {
    const auto features = list_features(scored.position);
    const double search = sigmoid(scored.score / 1000.0);
    return {{features.begin(), features.end()},
            static_cast<float>((1 - kTrustInSearch) * scored.result + kTrustInSearch * search),
            static_cast<float>(scored.result),
            static_cast<float>(search),
            scored.game % 10 == 0};
}

/// Where a feature's part common to all races lies, if it has one.
int common_part(int feature, int count) {
    using Layout = WeightLayout;
    constexpr int pieces = (kCellCount - 1) * kOrbitCount;
    if (feature >= Layout::kWindows) {
        return count + (feature - Layout::kWindows) % kPatternCount;
    }
    if (feature >= Layout::kPieces)
        return count + kPatternCount + (feature - Layout::kPieces) % pieces;
    return -1;
}

class Fit {
  public:
    explicit Fit(int count)
        : count_{count},
          size_{static_cast<std::size_t>(count + kPatternCount + (kCellCount - 1) * kOrbitCount)},
          weights_(size_),
          mean_(size_),
          square_(size_),
          gradient_(size_) {}

    double predict(const Example& example) const {
        double sum = 0;
        for (const int feature : example.features) sum += weight(feature);
        return sigmoid(sum);
    }

    void pass(const std::vector<Example>& examples, Dice& dice, double step) {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < examples.size(); ++i) {
            if (!examples[i].kept_apart) order.push_back(i);
        }
        dice.shuffle(order);
        for (std::size_t begin = 0; begin < order.size(); begin += kBatch) {
            const std::size_t end = std::min(begin + kBatch, order.size());
            for (std::size_t i = begin; i < end; ++i) add_gradient(examples[order[i]]);
            adjust(step, static_cast<double>(end - begin));
        }
    }

    double weight(int feature) const {
        const int common = common_part(feature, count_);
        const double own = weights_[static_cast<std::size_t>(feature)];
        return common < 0 ? own : own + weights_[static_cast<std::size_t>(common)];
    }

  private:
    void add_gradient(const Example& example) {
        const double error = predict(example) - static_cast<double>(example.target);
        for (const int feature : example.features) {
            gradient_[static_cast<std::size_t>(feature)] += error;
            const int common = common_part(feature, count_);
            if (common >= 0) gradient_[static_cast<std::size_t>(common)] += error;
        }
    }

    void adjust(double step, double batch) {
        ++steps_;
        const double mean_scale = 1 / (1 - std::pow(0.9, steps_));
        const double square_scale = 1 / (1 - std::pow(0.999, steps_));
        for (std::size_t i = 0; i < size_; ++i) {
            const bool of_race =
                static_cast<int>(i) < count_ && common_part(static_cast<int>(i), count_) >= 0;
            const double g = gradient_[i] / batch + (of_race ? kRacePull : kPull) * weights_[i];
            gradient_[i] = 0;
            mean_[i] = 0.9 * mean_[i] + 0.1 * g;
            square_[i] = 0.999 * square_[i] + 0.001 * g * g;
            weights_[i] -=
                step * mean_[i] * mean_scale / (std::sqrt(square_[i] * square_scale) + 1e-6);
        }
    }

    int count_;
    std::size_t size_;
    int steps_ = 0;
    std::vector<double> weights_;
    std::vector<double> mean_;
    std::vector<double> square_;
    std::vector<double> gradient_;
};

void report(const Fit& fit, const std::vector<Example>& examples, int pass) {
    double loss = 0;
    double search_loss = 0;
    int count = 0;
    for (const Example& example : examples) {
        if (!example.kept_apart) continue;
        loss += loss_of(fit.predict(example), static_cast<double>(example.result));
        search_loss +=
            loss_of(static_cast<double>(example.search), static_cast<double>(example.result));
        ++count;
    }
    std::cout << "pass " << pass << ": loss " << loss / count << " on " << count
              << " positions kept apart (the search that played: " << search_loss / count << ")"
              << std::endl;
}

int run(Variant variant, const std::string& out, double stretch,
        const std::vector<std::string>& files) {
    std::vector<Example> examples;
    for (const ScoredPosition& scored : load_scored_positions(files)) {
        if (scored.position.variant() == variant) examples.push_back(example_of(scored));
    }
    if (examples.empty()) throw std::runtime_error{"no positions of this variant"};
    const int count =
        variant == Variant::blitz ? WeightLayout::kBlitzCount : WeightLayout::kStandardCount;
    Fit fit{count};
    Dice dice{1};
    for (int pass = 0; pass < kPasses; ++pass) {
        fit.pass(examples, dice, kStep * std::pow(0.1, static_cast<double>(pass) / kPasses));
        report(fit, examples, pass + 1);
    }
    std::vector<std::int16_t> weights;
    for (int i = 0; i < count; ++i) {
        const double value = std::clamp(1000 * stretch * fit.weight(i), -15'000.0, 15'000.0);
        weights.push_back(static_cast<std::int16_t>(std::lround(value)));
    }
    save_weights(out, variant, weights);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        std::cerr << "coach_fit_weights standard|blitz OUT.cpp STRETCH GAMES...\n";
        return 2;
    }
    try {
        return run(std::string{argv[1]} == "blitz" ? Variant::blitz : Variant::standard, argv[2],
                   std::stod(argv[3]), {argv + 4, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "coach_fit_weights: " << error.what() << '\n';
        return 3;
    }
}
