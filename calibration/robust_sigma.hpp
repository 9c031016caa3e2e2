#pragma once
// The standard deviation of residuals among which some are wrong.

#include <vector>

namespace yinsight {

/// From the median of their sizes; never 0. Not for an empty list.
double robust_sigma(const std::vector<double>& residuals);

}  // namespace yinsight
