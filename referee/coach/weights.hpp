#pragma once
// The fitted weights themselves, as the fitting program writes them (tests/tuning). The meaning of
// each place is that of WeightLayout.

#include <array>
#include <cstdint>

#include "referee/coach/evaluation_weights.hpp"

namespace yinsight {

extern const std::array<std::int16_t, WeightLayout::kStandardCount> kStandardWeights;
extern const std::array<std::int16_t, WeightLayout::kBlitzCount> kBlitzWeights;

}  // namespace yinsight
