#include "tests/support/record_match.hpp"

#include <algorithm>

namespace yinsight {

namespace {

bool same_actions(const Turn& a, const Turn& b) {
    std::vector<Action> left(a.begin(), a.end());
    std::vector<Action> right(b.begin(), b.end());
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    return left == right;
}

class Match {
  public:
    Match(const std::vector<TrueTurn>& played, const std::vector<PlayedTurn>& recorded)
        : played_{played},
          recorded_{recorded},
          best_(played.size() + 1, std::vector<int>(recorded.size() + 1)) {
        for (std::size_t i = played_.size(); i-- > 0;) {
            for (std::size_t j = recorded_.size(); j-- > 0;) {
                best_[i][j] = std::max(best_[i + 1][j], best_[i][j + 1]);
                if (fits(i, j)) best_[i][j] = std::max(best_[i][j], 1 + best_[i + 1][j + 1]);
            }
        }
    }

    /// Pairs of indices, played and recorded, in order.
    std::vector<std::pair<std::size_t, std::size_t>> pairs() const {
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < played_.size() && j < recorded_.size()) {
            if (fits(i, j) && best_[i][j] == 1 + best_[i + 1][j + 1]) {
                pairs.emplace_back(i++, j++);
            } else if (best_[i + 1][j] >= best_[i][j + 1]) {
                ++i;
            } else {
                ++j;
            }
        }
        return pairs;
    }

  private:
    bool fits(std::size_t i, std::size_t j) const {
        const auto& played = played_[i];
        const auto& recorded = recorded_[j];
        if (played.player != recorded.player) return false;
        if (played.changed_later && same_actions(played.turn, recorded.turn)) return true;
        return played.after == recorded.after.board();
    }

    const std::vector<TrueTurn>& played_;
    const std::vector<PlayedTurn>& recorded_;
    std::vector<std::vector<int>> best_;
};

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> matching_turns(
    const std::vector<TrueTurn>& played, const std::vector<PlayedTurn>& recorded) {
    return Match{played, recorded}.pairs();
}

bool is_right(const TrueTurn& played, const PlayedTurn& recorded) {
    if (!played.illegal.empty()) {
        return recorded.illegal && std::find(played.illegal.begin(), played.illegal.end(),
                                             *recorded.illegal) != played.illegal.end();
    }
    if (recorded.illegal && !played.changed_later) return false;
    return same_actions(played.turn, recorded.turn) ||
           std::any_of(recorded.candidates.begin(), recorded.candidates.end(),
                       [&](const Turn& turn) { return same_actions(turn, played.turn); });
}

}  // namespace yinsight
