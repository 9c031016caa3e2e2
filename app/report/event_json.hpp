#pragma once
// Events as the JSON objects of the interface: "event", its own keys, "t" in seconds and "frame".

#include <nlohmann/json.hpp>

#include "app/live/referee_session.hpp"
#include "app/live/run_report.hpp"

namespace yinsight {

nlohmann::ordered_json event_json(const SessionEvent& event);

/// Turns of all games of a session.
int session_turns(const RefereeSession& session);

/// The last line of a run: {"event":"end","turns":46,...}.
nlohmann::ordered_json end_json(const RefereeSession& session, const RunReport& report = {});

}  // namespace yinsight
