// How fast the coach searches: nodes a second and the depth that a given number of nodes reaches,
// in the opening, the middle of a game and its end, for one thread and two.

#include <benchmark/benchmark.h>

#include "referee/coach/engine.hpp"
#include "referee/notation/position_text.hpp"

namespace {

using namespace yinsight;

constexpr const char* kPlacing = "4/7/8/3W5/5B4/4W4/6B3/9/8/7/4 w P 0-0 S -";
constexpr const char* kOpening = "3B/4W2/5B2/5W3/2WB6/9/BW4B3/4W4/8/7/4 w M 0-0 S -";
constexpr const char* kMiddle =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";
constexpr const char* kEnd =
    "4/7/bbwbbB2/1wwWBb3/bbbb1bB3/bwbWbb3/1bw1ww4/bb1Ww4/1B6/7/4 b M 2-1 S -";

void search(benchmark::State& state, const char* text, int threads) {
    const Position position = *parse_position(text);
    SearchLimits limits;
    limits.nodes = 100'000;
    std::uint64_t nodes = 0;
    int depth = 0;
    for (auto _ : state) {
        Engine engine{{16, threads}};
        const Analysis analysis = engine.analyse(position, limits);
        nodes += analysis.nodes;
        depth = analysis.depth;
    }
    state.counters["nodes/s"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
    state.counters["depth"] = depth;
}
BENCHMARK_CAPTURE(search, placing, kPlacing, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, opening, kOpening, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, middle, kMiddle, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, end, kEnd, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, middle_two_threads, kMiddle, 2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
