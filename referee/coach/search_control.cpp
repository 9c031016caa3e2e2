#include "referee/coach/search_control.hpp"

#include <chrono>

namespace yinsight {

namespace {

double steady_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

}  // namespace

SearchControl::SearchControl(const SearchLimits& limits, const std::atomic<bool>* outer_stop)
    : limits_{limits},
      clock_{limits.clock ? limits.clock : steady_seconds},
      begin_{clock_()},
      node_limit_{limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())},
      outer_stop_{outer_stop} {}

void SearchControl::look() {
    if (outer_stop_ != nullptr && outer_stop_->load(std::memory_order_relaxed)) stop();
    if (limits_.seconds && seconds_passed() >= *limits_.seconds) stop();
}

}  // namespace yinsight
