#pragma once
// By how much errors that go together along a printed line raise the variance of what is estimated
// from sightings: the mean square of the lines' sums of residuals over that of independent ones
// (Kish, Survey Sampling, 1965).

#include <map>
#include <utility>

namespace yinsight {

class DesignEffect {
  public:
    /// `line` is the number of the printed line in that picture; -1 for a sighting that errs alone.
    void add(std::size_t picture, int line, double residual) {
        alone_ += residual * residual;
        if (line < 0) {
            single_ += residual * residual;
        } else {
            sums_[{picture, line}] += residual;
        }
    }
    /// At least 1.
    double value() const {
        double together = single_;
        for (const auto& [line, sum] : sums_) together += sum * sum;
        return alone_ > 0 && together > alone_ ? together / alone_ : 1;
    }

  private:
    double alone_ = 0;
    double single_ = 0;
    std::map<std::pair<std::size_t, int>, double> sums_;
};

}  // namespace yinsight
