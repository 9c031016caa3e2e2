#pragma once
// Suggested turns as JSON and as text.

#include <nlohmann/json.hpp>
#include <string>

#include "referee/coach/engine.hpp"

namespace yinsight {

/// {"turn":"c5-a3","score":0.41,"win":0.68,"nodes":181223,"depth":5,"line":["c5-a3","d2-d6"]}, and
/// "proven":"win"|"loss" with "in": turns of the winner. Score in rings, for the side that plays.
nlohmann::ordered_json suggestion_json(const Analysis& analysis, const RankedTurn& turn);

/// "+0.41 rings, wins 68 %" or "wins by force in 3".
std::string evaluation_words(Score score);

/// The line as one text, "c5-a3 d2-d6".
std::string line_text(const std::vector<Turn>& line);

}  // namespace yinsight
