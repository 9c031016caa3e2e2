#pragma once
// What is believed of all places together: a set holds five rings of each colour and no more.
//
// A network that looks at places cannot count. Where it believes in a sixth ring, the least certain
// one of that colour goes; where one is missing, a place that may well hold it is more likely to.
// Knows the set, not the rules: which positions a game can reach plays no part.

#include <span>

#include "referee/arbiter/observation.hpp"

namespace yinsight {

/// Turns what is believed of each place alone into what follows given the number of rings in the
/// set: the marginals of the joint distribution, exact but for places out of sight, which are left
/// as they are. `places` are points and storage circles alike.
void allow_for_ring_count(std::span<PointBelief> places);

}  // namespace yinsight
