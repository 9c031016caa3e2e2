#pragma once
// What happens in a rendered film: its turns, and the wrong acts that stand for a while.

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/position.hpp"
#include "referee/turn.hpp"
#include "tests/blackbox/sample_set.hpp"

namespace yinsight::blackbox {

/// A wrong act from the first frame that shows it to the last one before it is put right.
struct TrueFault {
    /// The referee's word for it.
    std::string kind;
    int first_frame = 0;
    int last_frame = 0;
    /// The points that are put right afterwards.
    std::set<std::string> points;
};

struct FilmTruth {
    Position start;
    /// The last one may be unfinished when the film ends; then it is left out.
    std::vector<Turn> turns;
    std::vector<TrueFault> faults;
};

/// Throws std::runtime_error where the files contradict the rules or each other.
FilmTruth film_truth(const SampleSet& set);

}  // namespace yinsight::blackbox
