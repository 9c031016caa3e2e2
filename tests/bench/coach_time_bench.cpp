// Whether the coach keeps to its time: how long it goes on after it was told to stop, and by how
// much it exceeds the time that it was given. Positions are those of random games, some with many
// rows to choose from. Counters are milliseconds: the worst and the mean, by the clock on the wall
// and by the processor time of the thinking thread (which other programs don't disturb).

#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <pthread.h>
#include <random>
#include <thread>

#include "referee/coach/engine.hpp"
#include "tests/support/random_games.hpp"

namespace {

using namespace yinsight;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSeed = 7;

std::vector<Position> many_positions() {
    std::mt19937_64 random{kSeed};
    std::vector<Position> positions;
    int number = 0;
    for (int game = 0; game < 24; ++game) {
        const auto variant = game % 4 == 3 ? Variant::blitz : Variant::standard;
        play_random_game(Position::start(variant),
                         game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows, random,
                         [&](const Position& before, Action, const Position&) {
                             if (number++ % 5 == 0) positions.push_back(before);
                         });
    }
    return positions;
}

double seconds_of(clockid_t clock) {
    std::timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Worst and mean of what was measured, in milliseconds.
struct Lateness {
    double worst = 0;
    double sum = 0;
    int count = 0;
    void add(double seconds) {
        worst = std::max(worst, seconds);
        sum += seconds;
        ++count;
    }
    void report(benchmark::State& state, const std::string& name) const {
        state.counters[name + "_worst"] = 1e3 * worst;
        state.counters[name + "_mean"] = 1e3 * sum / count;
    }
};

/// An iteration tells one endless search to stop, a few milliseconds after it began.
void stop(benchmark::State& state) {
    const auto positions = many_positions();
    std::mt19937_64 random{kSeed};
    Engine engine{{16, 1}};
    Lateness wall;
    Lateness processor;
    std::size_t next = 0;
    for (auto _ : state) {
        std::atomic<bool> told{false};
        std::atomic<bool> under_way{false};
        const Position& position = positions[next++ % positions.size()];
        double processor_end = 0;
        std::thread thinker{[&] {
            under_way = true;
            under_way.notify_one();
            engine.analyse(position, SearchLimits{}, 1, &told);
            processor_end = seconds_of(CLOCK_THREAD_CPUTIME_ID);
        }};
        clockid_t clock{};
        ::pthread_getcpuclockid(thinker.native_handle(), &clock);
        under_way.wait(false);
        std::this_thread::sleep_for(std::chrono::microseconds{random() % 20'000});
        const double processor_begin = seconds_of(clock);
        const auto begin = Clock::now();
        told = true;
        thinker.join();
        wall.add(since(begin));
        processor.add(std::max(0.0, processor_end - processor_begin));
        state.SetIterationTime(since(begin));
    }
    wall.report(state, "wall_ms");
    processor.report(state, "processor_ms");
}
BENCHMARK(stop)->UseManualTime()->Iterations(200)->Unit(benchmark::kMillisecond);

/// An iteration is one search of so many milliseconds of processor time.
void overrun(benchmark::State& state) {
    const auto positions = many_positions();
    SearchLimits limits;
    limits.seconds = 1e-3 * static_cast<double>(state.range(0));
    limits.clock = [] { return seconds_of(CLOCK_THREAD_CPUTIME_ID); };
    Engine engine{{16, 1}};
    Lateness processor;
    std::size_t next = 0;
    for (auto _ : state) {
        const double begin = limits.clock();
        const auto analysis = engine.analyse(positions[next++ % positions.size()], limits);
        benchmark::DoNotOptimize(analysis);
        // Only proofs and forced turns end sooner.
        processor.add(std::max(0.0, limits.clock() - begin - *limits.seconds));
    }
    processor.report(state, "processor_ms");
}
BENCHMARK(overrun)->Arg(10)->Arg(50)->Iterations(1'000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
