// The board as it looks, and how its rings differ from those before the turn.

#include <algorithm>

#include "referee/arbiter/attempt_parts.hpp"
#include "referee/arbiter/turn_table.hpp"

namespace yinsight::attempt_parts {

Looks::Looks(const Position& position, const BoardCosts& costs, const AttemptContext& context)
    : costs_{costs}, context_{context}, least_cost_{yinsight::least_cost(costs)} {
    const auto before = point_states(position.board());
    for (const auto point : all_points()) {
        const auto i = index(point);
        const auto cheapest = std::min_element(costs[i].begin(), costs[i].end());
        board_[i] = static_cast<PointState>(cheapest - costs[i].begin());
        if (surprise(point, before[i]) < kWrongActPrice) continue;
        const auto was = ring_of(before[i]);
        const auto is = ring_of(board_[i]);
        if (was && was != is) lost_[index_of(*was)].insert(point);
        if (is && was != is) gained_[index_of(*is)].insert(point);
        if (is && was == is && marker_of(board_[i])) filled_.insert(point);
    }
}

float Looks::surprise(Point point, PointState state) const {
    const auto& point_costs = costs_[index(point)];
    return point_costs[static_cast<std::size_t>(state)] -
           point_costs[static_cast<std::size_t>(at(point))];
}

}  // namespace yinsight::attempt_parts
