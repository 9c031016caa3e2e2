#pragma once
// What the coach says: the only place where its findings become words.

#include <string>

#include "app/language/wording.hpp"
#include "referee/coach/reason.hpp"
#include "referee/coach/review.hpp"

namespace yinsight {

/// "+0.41 rings, wins 68 %", "wins at once", "wins by force in 3", "loses by force in 2".
std::string evaluation_words(Score score, const Wording& wording = {});

/// One sentence of facts that speak for (or against) a turn: "Completes d4-d8 next turn unless
/// Black flips d6."
std::string reason_sentence(const Reasons& reasons, const Wording& wording = {});

/// Help without the turn itself: which ring, and which row it is about.
std::string hint_sentence(const Turn& turn, const Wording& wording = {});
std::string plan_sentence(const Reasons& reasons, const Wording& wording = {});

/// What to do with the pieces for a turn, for people who move them: "Move the ring from c5 to a3."
std::string instruction_sentence(const Turn& turn, const Wording& wording = {});

/// "31. c5-a3: White, 54 %; a mistake, d3-d6 was better (67 %)."
std::string judgement_sentence(const ReviewedTurn& turn, const Wording& wording = {});

/// "White: 33 turns, 2.1 % given away a turn; 1 blunder, 2 mistakes, 3 inaccuracies."
std::string summary_sentence(const Review& review, Side player, const Wording& wording = {});

}  // namespace yinsight
