#include "tests/bench/match/match_score.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace yinsight {

namespace {

double elo_of(double share) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / share - 1);
}

double share_of(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

}  // namespace

void MatchScore::add_pair(double points) {
    pairs_.push_back(points / 2);
}

double MatchScore::share() const {
    if (pairs_.empty()) return 0.5;
    double sum = 0;
    for (const double pair : pairs_) sum += pair;
    return sum / static_cast<double>(pairs_.size());
}

double MatchScore::pair_variance() const {
    const double mean = share();
    double sum = 0;
    for (const double pair : pairs_) sum += (pair - mean) * (pair - mean);
    return sum / std::max(1.0, static_cast<double>(pairs_.size()) - 1);
}

double MatchScore::share_error() const {
    if (pairs_.empty()) return 1;
    const double variance = pair_variance();
    if (variance == 0) return std::min(1.0, 3.0 / games());
    return 1.96 * std::sqrt(variance / static_cast<double>(pairs_.size()));
}

double MatchScore::elo() const {
    return elo_of(share());
}

double MatchScore::elo_error() const {
    const double low = std::max(share() - share_error(), 0.0);
    const double high = std::min(share() + share_error(), 1.0);
    return (elo_of(high) - elo_of(low)) / 2;
}

double MatchScore::log_likelihood_ratio(double elo0, double elo1) const {
    const double variance = pair_variance();
    if (variance == 0) return 0;
    const double share0 = share_of(elo0);
    const double share1 = share_of(elo1);
    return static_cast<double>(pairs_.size()) * (share1 - share0) *
           (2 * share() - share0 - share1) / (2 * variance);
}

}  // namespace yinsight
