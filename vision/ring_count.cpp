#include "vision/ring_count.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "referee/board.hpp"
#include "vision/classify.hpp"

namespace yinsight {

namespace {

/// Weight of seeing another number of rings of a colour than a set has. One too few is a ring in
/// the box or in a hand, or one not placed yet; one too many is another set's, or no ring at all.
/// Lowering the first finds faint rings and invents some, lowering the second drops false ones.
constexpr double kTooFew = 0.2;
constexpr double kTooMany = 1e-4;
/// Numbers of rings of one colour that are told apart; the last stands for all larger ones.
constexpr std::size_t kCounts = kRingsPerSide + 2;

/// What a place adds to the counts: no ring, a white or a black one.
constexpr std::size_t kKinds = 3;
std::size_t kind_of(PointState state) {
    const auto side = ring_of(state);
    return side ? 1 + index_of(*side) : 0;
}

/// A number for every pair of counts, White's first.
using CountTable = std::array<std::array<double, kCounts>, kCounts>;

/// Visits every pair of counts with every kind of place that may follow: the counts before it, the
/// kind, the counts behind it.
template <typename Visit>
void for_each_step(const Visit& visit) {
    for (std::size_t w = 0; w < kCounts; ++w) {
        for (std::size_t b = 0; b < kCounts; ++b) {
            for (std::size_t kind = 0; kind < kKinds; ++kind) {
                const auto white = std::min(w + (kind == 1 ? 1 : 0), kCounts - 1);
                const auto black = std::min(b + (kind == 2 ? 1 : 0), kCounts - 1);
                visit(w, b, kind, white, black);
            }
        }
    }
}

using KindWeights = std::array<double, kKinds>;

KindWeights kinds_at(const PointBelief& place) {
    KindWeights kinds{};
    for (std::size_t s = 0; s < kPointStateCount; ++s)
        kinds[kind_of(static_cast<PointState>(s))] += static_cast<double>(place.probability[s]);
    return kinds;
}

double weight_of(std::size_t count) {
    if (count == kRingsPerSide) return 1;
    return count < kRingsPerSide ? kTooFew : kTooMany;
}

/// The weight of all that may come after a place, by the counts before it.
CountTable before(const CountTable& after, const KindWeights& kinds) {
    CountTable table{};
    for_each_step([&](auto w, auto b, auto kind, auto white, auto black) {
        table[w][b] += kinds[kind] * after[white][black];
    });
    return table;
}

/// The probability of each pair of counts behind a place, by that before it.
CountTable behind(const CountTable& so_far, const KindWeights& kinds) {
    CountTable table{};
    for_each_step([&](auto w, auto b, auto kind, auto white, auto black) {
        table[white][black] += kinds[kind] * so_far[w][b];
    });
    return table;
}

/// How much the counts of all other places speak for each kind at a place.
KindWeights support_for_kinds(const CountTable& so_far, const CountTable& after) {
    KindWeights support{};
    for_each_step([&](auto w, auto b, auto kind, auto white, auto black) {
        support[kind] += so_far[w][b] * after[white][black];
    });
    return support;
}

void reweigh(PointBelief& place, const KindWeights& support) {
    double sum = 0;
    std::array<double, kPointStateCount> weighed{};
    for (std::size_t s = 0; s < kPointStateCount; ++s) {
        weighed[s] = static_cast<double>(place.probability[s]) *
                     support[kind_of(static_cast<PointState>(s))];
        sum += weighed[s];
    }
    for (std::size_t s = 0; s < kPointStateCount; ++s)
        place.probability[s] = static_cast<float>(weighed[s] / sum);
}

}  // namespace

void allow_for_ring_count(std::span<PointBelief> places) {
    std::vector<PointBelief*> seen;
    for (auto& place : places) {
        if (place.visible >= kLeastVisible) seen.push_back(&place);
    }
    std::vector<KindWeights> kinds(seen.size());
    std::transform(seen.begin(), seen.end(), kinds.begin(),
                   [](const PointBelief* place) { return kinds_at(*place); });
    std::vector<CountTable> after(seen.size() + 1);
    for (std::size_t w = 0; w < kCounts; ++w) {
        for (std::size_t b = 0; b < kCounts; ++b) after.back()[w][b] = weight_of(w) * weight_of(b);
    }
    for (std::size_t i = seen.size(); i-- > 0;) after[i] = before(after[i + 1], kinds[i]);
    CountTable so_far{};
    so_far[0][0] = 1;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        reweigh(*seen[i], support_for_kinds(so_far, after[i + 1]));
        so_far = behind(so_far, kinds[i]);
    }
}

}  // namespace yinsight
