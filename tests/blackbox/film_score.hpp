#pragma once
// How what was announced of a film compares with its truth: the record turn by turn, wrong acts by
// name and place, and everything else that was called a violation.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/blackbox/film_truth.hpp"

namespace yinsight::blackbox {

struct FilmScore {
    int turns_true = 0;
    /// Turns of the final record, those taken back left out.
    int turns_recorded = 0;
    /// The most turns that record and truth have in common in the same order.
    int turns_right = 0;
    int faults_true = 0;
    /// Named with the right kind and place while they stood.
    int faults_named = 0;
    int false_alarms = 0;
    int questions = 0;
    double ms = 0;
    /// What went wrong, a line each.
    std::vector<std::string> remarks;
};

/// `events` are the lines that `yinsight referee --json` printed.
FilmScore score_film(const std::vector<nlohmann::json>& events, const FilmTruth& truth);

}  // namespace yinsight::blackbox
