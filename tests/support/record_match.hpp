#pragma once
// Which recorded turn is which played one.

#include <utility>
#include <vector>

#include "referee/arbiter/arbiter.hpp"
#include "tests/support/film.hpp"

namespace yinsight {

/// Pairs of indices, played and recorded, in order: as many as can be, each with the same player
/// and the same board afterwards.
std::vector<std::pair<std::size_t, std::size_t>> matching_turns(
    const std::vector<TrueTurn>& played, const std::vector<PlayedTurn>& recorded);

/// Whether a turn is recorded as it was played, or asked about with the truth among the candidates.
bool is_right(const TrueTurn& played, const PlayedTurn& recorded);

}  // namespace yinsight
