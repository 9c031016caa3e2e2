#pragma once
// A board that is so overexposed that it is clipped: a white ring leaves no trace there, and hardly
// a white marker.
//
// The reader, which has seen few such boards, calls what it does not see empty. Here the belief is
// shared among all that would look the same. What is dark keeps what is believed of it.

#include <span>

#include "referee/arbiter/observation.hpp"
#include "vision/sample.hpp"

namespace yinsight {

/// Whether the board is clipped as a whole: over too many points neither a line nor a white piece
/// shows.
bool is_washed_out(const PatchSet& patches);

/// On such a board, shares the belief in white pieces and in none evenly where nothing shows, and
/// weakens it where little does. `places` are numbered as the patches.
void leave_washed_out_open(const PatchSet& patches, std::span<PointBelief> places);

}  // namespace yinsight
