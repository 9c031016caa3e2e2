// How long the arbiter takes over an observation, and how much memory it holds, while it watches
// ten thousand turns: whole games one after the other, each with an arbiter of its own, seen by the
// noisy camera of the tests. Times are those of the processor, so that other programs on the
// machine do not count.

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

#include "tests/support/arbiter_games.hpp"
#include "tests/support/live_memory.hpp"

namespace {

using namespace yinsight;

constexpr int kTurns = 10'000;

double processor_ms() {
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

struct Stream {
    int turns = 0;
    std::vector<double> observations_ms;
    std::vector<std::size_t> most_bytes_a_game;
};

Film whole_game(std::uint64_t seed, const Disturbances& disturbances) {
    constexpr double kGreed = 0.8;
    Dice dice{seed};
    const Player player{kGreed};
    Director director{Position{}, true, disturbances, dice};
    while (!director.position().is_over()) {
        director.play(player.choose(director.position(), dice).turn);
    }
    return std::move(director).finish();
}

void watch_game(std::uint64_t seed, const Disturbances& disturbances, Stream& stream) {
    Film film = whole_game(seed, disturbances);
    NoisyCamera camera{hard_noise(), {}, seed};
    const auto before = live_bytes();
    std::size_t most = 0;
    Arbiter arbiter{{film.truth.start}};
    camera.shoot(film, [&](const Observation& observation, const RealBoard&) {
        const double begun_ms = processor_ms();
        benchmark::DoNotOptimize(arbiter.observe(observation));
        stream.observations_ms.push_back(processor_ms() - begun_ms);
        most = std::max(most, live_bytes());
    });
    stream.turns += static_cast<int>(film.truth.turns.size());
    stream.most_bytes_a_game.push_back(most - std::min(most, before));
}

double share(std::vector<double>& values, double part) {
    const auto rank = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + rank, values.end());
    return values[static_cast<std::size_t>(rank)];
}

double most_in(const std::vector<std::size_t>& bytes, std::size_t begin, std::size_t end) {
    const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = bytes.begin() + static_cast<std::ptrdiff_t>(end);
    return static_cast<double>(*std::max_element(first, last)) / (1 << 20);
}

void watch(benchmark::State& state, const Disturbances& disturbances) {
    for (auto _ : state) {
        Stream stream;
        stream.observations_ms.reserve(1 << 20);
        for (std::uint64_t seed = 1; stream.turns < kTurns; ++seed) {
            watch_game(seed, disturbances, stream);
        }
        auto& times = stream.observations_ms;
        const auto games = stream.most_bytes_a_game.size();
        state.counters["turns"] = stream.turns;
        state.counters["looks"] = static_cast<double>(times.size());
        state.counters["p50_ms"] = share(times, 0.5);
        state.counters["p99_ms"] = share(times, 0.99);
        state.counters["p99.9_ms"] = share(times, 0.999);
        state.counters["max_ms"] = share(times, 1);
        state.counters["MiB_first_half"] = most_in(stream.most_bytes_a_game, 0, games / 2);
        state.counters["MiB_second_half"] = most_in(stream.most_bytes_a_game, games / 2, games);
    }
}

void watch_quiet_games(benchmark::State& state) {
    watch(state, {});
}
BENCHMARK(watch_quiet_games)->Iterations(1)->Unit(benchmark::kSecond);

/// Steps in any order, hands, slides, quick replies, unseen turns, light, nudges and takebacks.
void watch_disturbed_games(benchmark::State& state) {
    watch(state, game_groups().back().disturbances);
}
BENCHMARK(watch_disturbed_games)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace

BENCHMARK_MAIN();
