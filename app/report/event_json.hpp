#pragma once
// Events as the JSON objects of the interface: "event", its own keys, "t" in seconds and "frame".

#include <nlohmann/json.hpp>

#include "app/live/referee_session.hpp"

namespace yinsight {

nlohmann::ordered_json event_json(const SessionEvent& event);

/// The last line of a game: {"event":"end","turns":46,...}.
nlohmann::ordered_json end_json(const RefereeSession& session);

}  // namespace yinsight
