#pragma once
// The confidence of a rate.

#include <cmath>

namespace yinsight::measure {

/// Lower end of the 95 % Wilson interval of a rate, 0..1.
inline double wilson_low(int hits, int trials) {
    if (trials == 0) return 0;
    constexpr double kZ = 1.96;
    const double n = trials;
    const double rate = hits / n;
    const double spread = kZ * std::sqrt(rate * (1 - rate) / n + kZ * kZ / (4 * n * n));
    return (rate + kZ * kZ / (2 * n) - spread) / (1 + kZ * kZ / n);
}

}  // namespace yinsight::measure
