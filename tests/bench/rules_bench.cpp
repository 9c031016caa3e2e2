// How fast the rules are: perft leaves a second (the last ply counted in bulk) and uniform random
// games a second, for the referee and for the slow twin of the tests.

#include <benchmark/benchmark.h>
#include <random>

#include "referee/action_choice.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/perft.hpp"
#include "referee/rules.hpp"
#include "tests/support/slow_rules.hpp"

namespace {

using namespace yinsight;

constexpr const char* kOpening = "3B/4W2/5B2/5W3/2WB6/9/BW4B3/4W4/8/7/4 w M 0-0 S -";
constexpr const char* kMiddle =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";

/// Small and fast random numbers (SplitMix64), so that the games are measured and not the dice.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_{seed} {}
    int below(int count) {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        z ^= z >> 31;
        return static_cast<int>(((z >> 32) * static_cast<std::uint64_t>(count)) >> 32);
    }

  private:
    std::uint64_t state_;
};

void count_perft(benchmark::State& state, const char* text, int depth) {
    const Position position = *parse_position(text);
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += perft(position, depth);
    state.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(count_perft, opening, kOpening, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count_perft, middle, kMiddle, 4)->Unit(benchmark::kMillisecond);

std::uint64_t slow_perft(const slow::Position& position, int depth) {
    const auto actions = slow::legal_actions(position);
    if (depth == 1) return actions.size();
    std::uint64_t count = 0;
    for (const auto& action : actions)
        count += slow_perft(slow::apply(position, action), depth - 1);
    return count;
}

void count_slow_perft(benchmark::State& state, const char* text, int depth) {
    const auto position = slow::from_text(text);
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += slow_perft(position, depth);
    state.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(count_slow_perft, middle, kMiddle, 2)->Unit(benchmark::kMillisecond);

void play_uniform_games(benchmark::State& state) {
    Dice dice{1};
    std::int64_t actions = 0;
    for (auto _ : state) {
        Position position;
        while (!position.is_over()) {
            const ActionChoice choice{position};
            play(position, choice[dice.below(choice.size())]);
            ++actions;
        }
        benchmark::DoNotOptimize(position);
    }
    state.counters["games/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["actions/game"] =
        static_cast<double>(actions) / static_cast<double>(state.iterations());
}
BENCHMARK(play_uniform_games)->Unit(benchmark::kMicrosecond);

void play_slow_uniform_games(benchmark::State& state) {
    Dice dice{1};
    for (auto _ : state) {
        slow::Position position = slow::from_text(to_text(Position{}));
        while (position.phase != 'O') {
            const auto actions = slow::legal_actions(position);
            const int number = dice.below(static_cast<int>(actions.size()));
            position = slow::apply(position, actions[static_cast<std::size_t>(number)]);
        }
        benchmark::DoNotOptimize(position);
    }
    state.counters["games/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(play_slow_uniform_games)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
