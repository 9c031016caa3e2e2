#pragma once
// Marker faces in the full glare of a lamp or window.
//
// A glossy black face that mirrors a light is white in the picture. Most such faces give themselves
// away, by their texture or because the board around them is not as bright. Where the board around
// is overexposed as well nothing is left that could tell: a white face looks the same. Such faces
// are left open for whoever knows how they came there.

#include <span>

#include "referee/arbiter/observation.hpp"
#include "vision/sample.hpp"

namespace yinsight {

/// Shares the belief in a white face anew between white and black, nearly evenly, at every place
/// where the face is overexposed and the board around it is bright unlike the rest of the board.
/// `places` are numbered as the patches; 85 points at least.
void leave_glare_open(const PatchSet& patches, std::span<PointBelief> places);

}  // namespace yinsight
