#pragma once
// Where a game of the window is kept while it is played: the journal of a game from a camera and
// the set it is played with, and the pictures of turns and disputes of every game.

#include <ctime>

#include "app/gui/session_worker.hpp"

namespace yinsight {

/// Whether the source is a file or folder, not a camera or an address.
bool is_recording(const WatchRequest& request);

/// Fills in journal and evidence folder as far as the request leaves them open; the pictures of the
/// oldest games go. What cannot be made stays empty.
void choose_place(WatchRequest& request, std::time_t now);

}  // namespace yinsight
