#pragma once
// A turn in words, and what players hear with it: the ring counted, the last markers, who is next.

#include <string>

#include "app/language/wording.hpp"
#include "referee/arbiter/event.hpp"

namespace yinsight {

/// "White: ring from c5 to a3, row b3 to b7 off, ring b2 off." The notation where it cannot be
/// read.
std::string turn_words(const Wording& wording, Side player, const std::string& notation);

/// "%1 is to play."
std::string next_sentence(const Wording& wording, const Position& position);

std::string turn_sentence(const Wording& wording, const TurnEvent& event);

/// The rows that must come off, and whether there is a choice.
std::string row_sentence(const Wording& wording, const RowEvent& event);

}  // namespace yinsight
