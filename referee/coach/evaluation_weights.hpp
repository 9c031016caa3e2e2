#pragma once
// The numbers that the evaluation adds up, and what each one stands for. Every feature is a weight
// that counts as often as the feature occurs; the sum is a Score for the side that acts next.
//
// The list of features of a position is plain and slow: it is what weights are fitted on, and what
// the fast evaluation is checked against.

#include <cstdint>
#include <span>
#include <vector>

#include "referee/coach/window_patterns.hpp"
#include "referee/position.hpp"

namespace yinsight {

/// How near the two sides are to the last ring: whether each needs only one more.
inline constexpr int kRaceCount = 4;
/// 0: neither side needs just one more ring; 1: own side; 2: the other side; 3: both. Always 0 in
/// blitz, which has weights of its own.
int race_of(Variant variant, int own_removed, int other_removed);

/// Where each kind of weight begins in the array of weights.
struct WeightLayout {
    static constexpr int kRingsRemovedMost = 3;
    static constexpr int kPoolBuckets = 4;
    static constexpr int kThreatsMost = 3;
    static constexpr int kMobilityBuckets = 20;

    /// By rings removed, own * 3 + other: the lead, and the worth of being to move.
    static constexpr int kRingState = 0;
    /// By rings on the board while rings are placed, 0 .. 9.
    static constexpr int kPlaced = kRingState + kRingsRemovedMost * kRingsRemovedMost;
    /// Near the pool's end: by who leads (other, nobody, own) and by what is left.
    static constexpr int kPool = kPlaced + 2 * kRingsPerSide;
    /// By race and number of points that complete an own row next turn, 0 .. 3 or more; the
    /// other's.
    static constexpr int kOwnThreats = kPool + 3 * kPoolBuckets;
    static constexpr int kOtherThreats = kOwnThreats + kRaceCount * (kThreatsMost + 1);
    /// By number of ring moves in fours, up to 76 or more.
    static constexpr int kOwnMobility = kOtherThreats + kRaceCount * (kThreatsMost + 1);
    static constexpr int kOtherMobility = kOwnMobility + kMobilityBuckets;
    /// By race, cell (but vacant) and orbit of the point.
    static constexpr int kPieces = kOtherMobility + kMobilityBuckets;
    /// By race and pattern.
    static constexpr int kWindows = kPieces + kRaceCount * (kCellCount - 1) * kOrbitCount;
    /// Weights needed where there is but one race (blitz), and for four.
    static constexpr int kBlitzCount = kWindows + kPatternCount;
    static constexpr int kStandardCount = kWindows + kRaceCount * kPatternCount;

    static constexpr int piece(int race, Cell cell, int orbit) {
        return kPieces + (race * (kCellCount - 1) + static_cast<int>(cell) - 1) * kOrbitCount +
               orbit;
    }
    static constexpr int window(int race, int pattern) {
        return kWindows + race * kPatternCount + pattern;
    }
    static constexpr int mobility_bucket(int moves) {
        return moves / 4 < kMobilityBuckets ? moves / 4 : kMobilityBuckets - 1;
    }
    static constexpr int threats(int race, int count) {
        return race * (kThreatsMost + 1) + (count < kThreatsMost ? count : kThreatsMost);
    }
    /// Empty where the pool is still full enough to say nothing.
    static constexpr int pool_bucket(int pool) {
        return pool <= 2 ? 0 : pool <= 6 ? 1 : pool <= 12 ? 2 : 3;
    }
    static constexpr int pool(int lead, int bucket) {
        return kPool + (lead < 0 ? 0 : lead == 0 ? 1 : 2) * kPoolBuckets + bucket;
    }
};

/// The fitted weights of a variant.
std::span<const std::int16_t> fitted_weights(Variant variant);

/// The index of every feature of a position in which a ring is to be placed or moved, as often as
/// it counts; in no promised order.
std::vector<int> list_features(const Position& position);

}  // namespace yinsight
