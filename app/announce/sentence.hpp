#pragma once
// Events as sentences that are read out or printed.

#include <string>

#include "app/language/wording.hpp"
#include "app/live/session_event.hpp"

namespace yinsight {

/// A few sentences; empty for events that only a program wants to know (hands, steps, the parts of
/// a correction, which is called out as a whole).
std::string sentence_for(const SessionEvent& event, const Wording& wording = {});

}  // namespace yinsight
