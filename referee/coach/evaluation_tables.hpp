#pragma once
// The weights of the evaluation laid out for speed: by what lies where, for White to act and for
// Black to act side by side, and the random keys that tell positions apart.

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "referee/coach/evaluation_weights.hpp"

namespace yinsight {

/// The same thing's worth when White is to act (to White) and when Black is (to Black).
struct WeightPair {
    std::int16_t white = 0;
    std::int16_t black = 0;
};

/// A sum of such pairs.
struct ScorePair {
    int white = 0;
    int black = 0;
    ScorePair& operator+=(WeightPair pair) {
        white += pair.white;
        black += pair.black;
        return *this;
    }
    ScorePair& operator-=(WeightPair pair) {
        white -= pair.white;
        black -= pair.black;
        return *this;
    }
    bool operator==(const ScorePair&) const = default;
};

/// What lies on a point, seen by White.
constexpr Cell marker_cell(Side side) {
    return side == Side::white ? Cell::own_marker : Cell::other_marker;
}
constexpr Cell ring_cell(Side side) {
    return side == Side::white ? Cell::own_ring : Cell::other_ring;
}

class EvaluationTables {
  public:
    /// The weights must stay where they are: the small ones are read in place. There must be
    /// kStandardCount of them, or kBlitzCount for blitz.
    EvaluationTables(Variant variant, std::span<const std::int16_t> weights);
    /// Those of the fitted weights, made once.
    static const EvaluationTables& fitted(Variant variant);

    /// While the sides have removed so many rings (white * 3 + black).
    struct BoardTable {
        /// By code of a window, its cells seen by White.
        std::array<WeightPair, kWindowCodeCount> windows;
        /// By cell, seen by White, and Point::index().
        std::array<std::array<WeightPair, kPointCount>, kCellCount> pieces;
    };
    const BoardTable& board_table(int white_removed, int black_removed) const {
        return boards_[static_cast<std::size_t>(white_removed) * 3 +
                       static_cast<std::size_t>(black_removed)];
    }
    Variant variant() const { return variant_; }
    int weight(int index) const { return weights_[static_cast<std::size_t>(index)]; }

  private:
    void fill(BoardTable& table, int white_race, int black_race) const;

    Variant variant_;
    std::span<const std::int16_t> weights_;
    std::unique_ptr<BoardTable[]> boards_;
};

/// A random number for each cell (seen by White, but vacant, which has 0) on each point.
extern const std::array<std::array<std::uint64_t, kPointCount>, kCellCount> kPieceKeys;

}  // namespace yinsight
