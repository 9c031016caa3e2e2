#pragma once
// Opens what people chose to watch: everything that the command line opens, and single pictures.

#include <memory>

#include "app/gui/session_worker.hpp"

namespace yinsight {

/// Throws FileError where there is nothing to see.
std::unique_ptr<FrameSource> open_source(const WatchRequest& request);

}  // namespace yinsight
