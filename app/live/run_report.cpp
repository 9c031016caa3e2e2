#include "app/live/run_report.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

constexpr double kFirstMs = 0.1;
constexpr double kStep = 1.05;

}  // namespace

void LatencyTable::add(double ms) {
    const double step = std::ceil(std::log(std::max(ms, kFirstMs) / kFirstMs) / std::log(kStep));
    const auto last = static_cast<double>(steps_.size() - 1);
    ++steps_[static_cast<std::size_t>(std::clamp(step, 0.0, last))];
    ++count_;
}

double LatencyTable::percentile_ms(double share) const {
    const double wanted = share * static_cast<double>(count_);
    std::int64_t sum = 0;
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        sum += steps_[step];
        if (sum > 0 && static_cast<double>(sum) >= wanted)
            return kFirstMs * std::pow(kStep, static_cast<double>(step));
    }
    return 0;
}

}  // namespace yinsight
