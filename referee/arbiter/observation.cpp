#include "referee/arbiter/observation.hpp"

#include <algorithm>

namespace yinsight {

PointState PointBelief::best() const {
    const auto highest = std::max_element(probability.begin(), probability.end());
    return static_cast<PointState>(highest - probability.begin());
}

}  // namespace yinsight
