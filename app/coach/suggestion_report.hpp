#pragma once
// Suggested turns and judged games as JSON.

#include <nlohmann/json.hpp>

#include "referee/coach/reason.hpp"
#include "referee/coach/review.hpp"

namespace yinsight {

/// {"turn":"c5-a3","score":0.41,"win":0.68,"nodes":181223,"depth":5,"line":["c5-a3","d2-d6"]}, and
/// "proven":"win"|"loss" with "in": turns of the winner. Score in rings, for the side that plays.
nlohmann::ordered_json suggestion_json(const Analysis& analysis, const RankedTurn& turn);

/// The suggestion instead of the turn played, with "number", "player", "played", "played_score",
/// "played_win", "loss" (of winning chance) and "verdict".
nlohmann::ordered_json judgement_json(const ReviewedTurn& turn);

}  // namespace yinsight
