#include "referee/perft.hpp"

#include "referee/rules.hpp"

namespace yinsight {

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_legal_actions(position));
    std::uint64_t count = 0;
    for (const auto action : legal_actions(position)) {
        count += perft(apply(position, action), depth - 1);
    }
    return count;
}

std::vector<std::pair<Action, std::uint64_t>> perft_divide(const Position& position, int depth) {
    std::vector<std::pair<Action, std::uint64_t>> counts;
    for (const auto action : legal_actions(position)) {
        counts.emplace_back(action, perft(apply(position, action), depth - 1));
    }
    return counts;
}

std::uint64_t perft_turns(const Position& position, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t count = 0;
    for (const auto action : legal_actions(position)) {
        const Position after = apply(position, action);
        count += perft_turns(after, ends_turn(position, after) ? depth - 1 : depth);
    }
    return count;
}

}  // namespace yinsight
