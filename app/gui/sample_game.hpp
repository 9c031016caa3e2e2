#pragma once
// The filmed game that comes with the program, for a first look without a camera.

#include <optional>

#include "app/gui/session_worker.hpp"

namespace yinsight {

/// How to watch it, at its own pace; empty where it is not there. It is looked for beside the
/// program and above it, and where the program was built.
std::optional<WatchRequest> sample_game();

}  // namespace yinsight
