#pragma once
// A wrong act in words: who did what where, the rule it broke, and how the board is put right.

#include <string>

#include "app/language/wording.hpp"
#include "referee/fault.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// "White: ring from c5 to d7, not in a straight line."
std::string act_sentence(const Wording& wording, const Fault& fault);
/// "A ring moves in a straight line."
std::string rule_sentence(const Wording& wording, FaultKind kind);
/// "Put right: black marker on d5, nothing on e6." Empty where nothing is to be changed.
std::string repair_sentence(const Wording& wording, const std::vector<PointChange>& repair);

/// "turn 14 is illegal: White: ring from c5 to d7, not in a straight line."
std::string illegal_turn_sentence(const RecordFault& fault, const Wording& wording);

}  // namespace yinsight
