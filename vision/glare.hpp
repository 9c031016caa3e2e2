#pragma once
// Marker faces in the full glare of a lamp or window.
//
// A glossy black face that mirrors a light is white in the picture, wholly or in part. Most such
// faces give themselves away. Where the board around mirrors the light as well, a white face looks
// the same. Such faces are left open for whoever knows how they came there.

#include <span>

#include "referee/arbiter/observation.hpp"
#include "vision/sample.hpp"

namespace yinsight {

/// Shares the belief in a white face anew between white and black, nearly evenly, at every place
/// around which the board is bright unlike the rest of it. `places` are numbered as the patches; 85
/// points at least.
void leave_glare_open(const PatchSet& patches, std::span<PointBelief> places);

}  // namespace yinsight
