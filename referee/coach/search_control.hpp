#pragma once
// When a search ends: what was asked for, and the flag that all its threads watch.

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

namespace yinsight {

struct SearchLimits {
    /// Seconds on the clock; endless where absent.
    std::optional<double> seconds;
    /// Positions visited by all threads together. Exact, and the answer always the same, with one
    /// thread; about so many with more.
    std::optional<std::uint64_t> nodes;
    /// Turns looked ahead without extensions; at least 1.
    int depth = 60;
    /// Seconds since any moment; the steady clock where empty. For fair matches on busy machines
    /// it may count the processor's time.
    std::function<double()> clock;
};

/// Shared by the threads of one search and by whoever may stop it.
class SearchControl {
  public:
    /// The clock starts now. `outer_stop` may be null, and is only read.
    SearchControl(const SearchLimits& limits, const std::atomic<bool>* outer_stop);

    void stop() { stop_.store(true, std::memory_order_relaxed); }
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }
    /// Looks at the clock and at the outer flag; the first thread calls this often.
    void look();
    double seconds_passed() const { return clock_() - begin_; }
    std::uint64_t node_limit() const { return node_limit_; }
    const SearchLimits& limits() const { return limits_; }

  private:
    SearchLimits limits_;
    std::function<double()> clock_;
    double begin_;
    std::uint64_t node_limit_;
    const std::atomic<bool>* outer_stop_;
    std::atomic<bool> stop_{false};
};

}  // namespace yinsight
