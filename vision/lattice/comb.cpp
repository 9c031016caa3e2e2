#include "vision/lattice/comb.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Offsets within this share of the spacing belong to a slot.
constexpr float kTolerance = 0.12F;
/// Offsets closer than this are one line, in pixels.
constexpr float kMergeDistance = 2.5F;
/// Lines considered when spacings are proposed, strongest first.
constexpr std::size_t kMaxLines = 12;
/// Spacings this much apart are different proposals (ratio).
constexpr float kSameSpacing = 0.06F;
/// Largest number of spacings that a proposing pair of lines may be apart.
constexpr int kMaxPairSteps = 3;
/// Fewest slots that must be hit.
constexpr int kMinSlots = 3;

std::vector<WeightedOffset> merge_lines(std::span<const WeightedOffset> offsets) {
    std::vector<WeightedOffset> sorted(offsets.begin(), offsets.end());
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return a.offset < b.offset; });
    std::vector<WeightedOffset> lines;
    for (const auto& o : sorted) {
        if (!lines.empty() && o.offset - lines.back().offset < kMergeDistance) {
            auto& line = lines.back();
            const float weight = line.weight + o.weight;
            line.offset += (o.offset - line.offset) * o.weight / weight;
            line.weight = weight;
        } else {
            lines.push_back(o);
        }
    }
    return lines;
}

/// Scores a spacing and phase, and improves both by least squares on the lines hit.
Comb score_comb(const std::vector<WeightedOffset>& lines, float spacing, float phase) {
    Comb comb{spacing, phase, 0};
    float hit_weight = 0;
    float total = 0;
    int first = 0;
    int last = 0;
    int slots = 0;
    int previous = 0;
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double t0 = 0;
    double t1 = 0;
    for (const auto& line : lines) {
        total += line.weight;
        const float place = (line.offset - phase) / spacing;
        const auto slot = static_cast<int>(std::lround(place));
        if (std::abs(place - static_cast<float>(slot)) > kTolerance) continue;
        hit_weight += line.weight;
        if (slots == 0) first = slot;
        last = slot;
        if (slots == 0 || slot != previous) ++slots;
        previous = slot;
        const double w = static_cast<double>(line.weight);
        const double o = static_cast<double>(line.offset);
        s0 += w;
        s1 += w * slot;
        s2 += w * slot * slot;
        t0 += w * o;
        t1 += w * o * slot;
    }
    if (slots < kMinSlots) return comb;
    const float chance = 2 * kTolerance;
    const float fill = static_cast<float>(slots) / static_cast<float>(last - first + 1);
    comb.score = (hit_weight / total - chance) * fill;
    const double determinant = s0 * s2 - s1 * s1;
    if (determinant > 0) {
        comb.spacing = static_cast<float>((s0 * t1 - s1 * t0) / determinant);
        comb.phase = static_cast<float>((t0 * s2 - t1 * s1) / determinant);
    }
    return comb;
}

}  // namespace

float Comb::distance(float offset) const {
    const float place = (offset - phase) / spacing;
    return std::abs(place - std::round(place));
}

std::vector<Comb> find_combs(std::span<const WeightedOffset> offsets, const CombOptions& options) {
    const auto lines = merge_lines(offsets);
    auto strongest = lines;
    std::sort(strongest.begin(), strongest.end(),
              [](const auto& a, const auto& b) { return a.weight > b.weight; });
    if (strongest.size() > kMaxLines) strongest.resize(kMaxLines);
    std::vector<Comb> combs;
    for (std::size_t i = 0; i < strongest.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const float gap = std::abs(strongest[i].offset - strongest[j].offset);
            for (int steps = 1; steps <= kMaxPairSteps; ++steps) {
                const float spacing = gap / static_cast<float>(steps);
                if (spacing < options.min_spacing) break;
                if (spacing > options.max_spacing) continue;
                const auto comb = score_comb(lines, spacing, strongest[i].offset);
                if (comb.score > 0) combs.push_back(comb);
            }
        }
    }
    std::sort(combs.begin(), combs.end(),
              [](const auto& a, const auto& b) { return a.score > b.score; });
    std::vector<Comb> best;
    for (const auto& comb : combs) {
        const bool known = std::any_of(best.begin(), best.end(), [&](const auto& b) {
            return std::abs(b.spacing - comb.spacing) < kSameSpacing * b.spacing;
        });
        if (!known) best.push_back(comb);
        if (static_cast<int>(best.size()) == options.max_combs) break;
    }
    return best;
}

}  // namespace yinsight
