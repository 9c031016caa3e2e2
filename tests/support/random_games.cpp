#include "tests/support/random_games.hpp"

namespace yinsight {

namespace {

std::size_t below(std::size_t count, std::mt19937_64& random) {
    return static_cast<std::size_t>(random() % count);
}

int longest_run(PointSet markers) {
    int longest = 0;
    for (const auto direction : kLineDirections) {
        PointSet run = markers;
        int length = 0;
        for (; !run.empty(); ++length) run &= run.shifted(direction) & markers;
        longest = std::max(longest, length);
    }
    return longest;
}

/// Higher for moves that make rows of either colour, or long runs of the own.
int liking_of(const Position& position, Action action) {
    const Side side = position.side();
    const Position after = apply(position, action);
    int rows = 0;
    for (const auto owner : {Side::white, Side::black}) {
        for (const auto starts : after.board().row_starts(owner)) rows += starts.size();
    }
    return 10 * rows + longest_run(after.board().markers_of(side));
}

}  // namespace

Action choose_action(const Position& position, PlayStyle style, std::mt19937_64& random) {
    const ActionList actions = legal_actions(position);
    const Action any = actions[below(actions.size(), random)];
    const bool on_a_whim = below(4, random) == 0;
    if (style == PlayStyle::uniform || position.phase() != Phase::move_ring || on_a_whim) {
        return any;
    }
    Action best = any;
    int most = -1;
    for (const auto action : actions) {
        const int liking = 16 * liking_of(position, action) + static_cast<int>(below(16, random));
        if (liking > most) {
            most = liking;
            best = action;
        }
    }
    return best;
}

}  // namespace yinsight
