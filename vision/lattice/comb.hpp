#pragma once
// Equally spaced positions on a line: the spacing and phase that explain a set of weighted offsets.

#include <span>
#include <vector>

namespace yinsight {

struct WeightedOffset {
    float offset = 0;
    float weight = 0;
};

/// Slots at phase + k * spacing.
struct Comb {
    float spacing = 0;
    float phase = 0;
    /// Share of weight on slots beyond chance, times the share of slots hit.
    float score = 0;

    /// Distance from the nearest slot in spacings, 0..0.5.
    float distance(float offset) const;
};

struct CombOptions {
    float min_spacing = 7;
    float max_spacing = 100;
    int max_combs = 3;
};

/// The best few combs with clearly different spacings, best first; empty where nothing repeats.
std::vector<Comb> find_combs(std::span<const WeightedOffset> offsets, const CombOptions& options);

}  // namespace yinsight
