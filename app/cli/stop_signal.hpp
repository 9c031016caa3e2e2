#pragma once
// Ctrl+C (or kill) as a wish: the first one ends what a verb does in order, the second one at once.

#include <atomic>

namespace yinsight {

/// From now on the signals set the flag.
void stop_on_signals();
/// Whether a signal has come.
const std::atomic<bool>& stop_asked();

}  // namespace yinsight
