#pragma once
// Events as sentences that are read out or printed, in English.

#include <string>

#include "app/live/session_event.hpp"

namespace yinsight {

/// A few sentences; empty for events that only a program wants to know (hands, steps, the parts of
/// a correction, which is called out as a whole).
std::string sentence_for(const SessionEvent& event);

}  // namespace yinsight
