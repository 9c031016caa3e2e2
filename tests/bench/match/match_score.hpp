#pragma once
// What a match says about two players: score, difference in Elo with its error bar, and the
// sequential test of whether the first is stronger. Games come in pairs (one opening, both
// colours), which are independent of each other; the two games of a pair are not.

#include <vector>

namespace yinsight {

class MatchScore {
  public:
    /// Points of the first player in the two games of a pair: 0 to 2.
    void add_pair(double points);

    int games() const { return 2 * static_cast<int>(pairs_.size()); }
    /// Share of the points, 0 to 1.
    double share() const;
    /// Half the width of its 95 % interval (normal, by pairs); where every pair ended alike, the
    /// rule of three: 3 / games.
    double share_error() const;
    double elo() const;
    /// Half the width of the 95 % interval, in Elo; infinite at a share of 0 or 1.
    double elo_error() const;
    /// Logarithm of the likelihood of `elo1` against that of `elo0` (generalised SPRT, normal
    /// approximation). Beyond 2.94 the first is stronger, below -2.94 not (both errors 5 %).
    double log_likelihood_ratio(double elo0, double elo1) const;

  private:
    double pair_variance() const;

    std::vector<double> pairs_;
};

inline constexpr double kSprtBound = 2.94;

}  // namespace yinsight
