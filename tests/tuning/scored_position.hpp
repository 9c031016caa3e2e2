#pragma once
// What self-play leaves behind for fitting: a quiet position, what the search thought of it, and
// how the game ended. One a line: "<position text>;<score>;<result>;<game>".

#include <optional>
#include <string>
#include <vector>

#include "referee/coach/score.hpp"
#include "referee/position.hpp"

namespace yinsight {

struct ScoredPosition {
    Position position;
    /// By the search, for the side that acts.
    Score score = 0;
    /// For the side that acts: 1 won, 0.5 drawn, 0 lost.
    double result = 0;
    /// Positions of one game are not independent: they are kept together.
    int game = 0;
};

std::string to_line(const ScoredPosition& scored);

/// Throws std::runtime_error naming file and line.
std::vector<ScoredPosition> load_scored_positions(const std::vector<std::string>& files);

/// Weights as numbers between blanks or commas, and as the C++ source of the library.
/// Throws std::runtime_error.
std::vector<std::int16_t> load_weights(const std::string& file);
void save_weights(const std::string& file, Variant variant,
                  const std::vector<std::int16_t>& weights);

}  // namespace yinsight
