#pragma once
// Turns as arrows on a board: what the coach would play, and what was played instead.

#include <optional>
#include <vector>

#include "app/gui/board_picture.hpp"
#include "referee/coach/review.hpp"

namespace yinsight {

/// The ring's way in a turn, or where a ring is placed; empty for turns without either.
std::optional<BoardArrow> arrow_of(const Turn& turn, const QColor& colour, double weight,
                                   const QString& label);

/// The ranked turns, the best one widest, numbered.
std::vector<BoardArrow> arrows_of(const Analysis& analysis);

/// The ring that the best turn is about, without the turn.
std::vector<BoardArrow> hint_arrows(const Analysis& analysis);

/// A judged turn and the one that was better, if it was not good.
std::vector<BoardArrow> arrows_of(const ReviewedTurn& turn);

/// The colours of what is good and of what was a mistake; both are told apart without them.
QColor good_turn_colour();
QColor bad_turn_colour();

}  // namespace yinsight
