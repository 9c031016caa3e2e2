#pragma once
// How well readings agree with the truth: counts by slice and by confusion, and how honest the
// probabilities are. The scoring rule is that of the interface: a point counts where it is in frame
// and at least half visible; a board is exact when every such point is right.

#include <array>
#include <map>
#include <string>
#include <vector>

#include "referee/arbiter/observation.hpp"
#include "tests/measure/truth.hpp"

namespace yinsight::measure {

/// A point that was answered wrongly, or not at all though it counts.
struct Miss {
    Point point;
    PointState truth;
    /// Empty where the answer was "unknown".
    std::optional<PointState> answer;
    float probability = 0;
    float visible = 0;
};

struct ReadingScore {
    int counted = 0;
    std::vector<Miss> misses;
    /// Points that don't count for cover but were believed visible, and the reverse.
    int missed_covers = 0;
    int false_covers = 0;
    /// Storage circles' counts: right, wrong, not answered.
    std::array<int, 3> stored{};

    bool exact() const { return misses.empty(); }
};

/// `rotation` steps of 60 degrees turn the reading's names into the truth's (see compare()).
ReadingScore score_reading(const Observation& reading, const Truth& truth, int rotation);

/// Sums over many pictures.
class ScoreTable {
  public:
    void add(const Observation& reading, const Truth& truth, int rotation,
             const ReadingScore& score);
    /// Tables on standard output: slices with lower Wilson bounds, confusions, reliability.
    void print() const;

  private:
    struct Slice {
        int boards = 0;
        int exact = 0;
        int points = 0;
        int wrong = 0;
        int unknown = 0;
    };
    struct Bin {
        int points = 0;
        int right = 0;
        double probability = 0;
    };
    void print_reliability() const;

    std::map<std::string, Slice> slices_;
    std::map<std::string, int> confusions_;
    std::array<Bin, 10> bins_{};
    std::array<int, 3> stored_{};
    int missed_covers_ = 0;
    int false_covers_ = 0;
};

}  // namespace yinsight::measure
