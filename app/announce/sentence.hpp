#pragma once
// Events as sentences that are read out or printed, in English.

#include <string>

#include "app/live/referee_session.hpp"

namespace yinsight {

/// One sentence or two; empty for events that only a program wants to know (hands, steps).
std::string sentence_for(const SessionEvent& event);

}  // namespace yinsight
