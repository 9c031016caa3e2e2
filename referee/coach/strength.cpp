#include "referee/coach/strength.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace yinsight {

StrengthLevel strength_level(int level) {
    // Nodes grow fourfold about every level and a half; the blur falls from two rings to nothing.
    static constexpr std::array<StrengthLevel, kStrengthLevels> levels = {{
        {100, 3'000, 40},
        {200, 1'500, 30},
        {500, 800, 20},
        {1'000, 500, 16},
        {2'000, 300, 12},
        {5'000, 200, 8},
        {20'000, 120, 6},
        {80'000, 60, 4},
        {300'000, 0, 1},
        {std::numeric_limits<std::uint64_t>::max(), 0, 1},
    }};
    return levels[static_cast<std::size_t>(std::clamp(level, 1, kStrengthLevels) - 1)];
}

const RankedTurn& choose_at_level(const Analysis& analysis, const StrengthLevel& level,
                                  double chance) {
    const RankedTurn& best = analysis.turns.front();
    if (level.blur <= 0 || is_proven_win(best.score)) return best;
    const auto odds = [&](const RankedTurn& turn) {
        return std::exp((turn.score - best.score) / level.blur);
    };
    double total = 0;
    for (const RankedTurn& turn : analysis.turns) total += odds(turn);
    double rest = chance * total;
    for (const RankedTurn& turn : analysis.turns) {
        rest -= odds(turn);
        if (rest < 0) return turn;
    }
    return best;
}

}  // namespace yinsight
