#include "tests/bench/match/match_player.hpp"
#include "tests/support/dice.hpp"

namespace yinsight {

namespace {

/// Ten times as much for each marker more, as long as no opponent's ring stands in the window.
double rows_in_the_making(const Board& board, Side side) {
    double sum = 0;
    for (const Window window : all_windows()) {
        const PointSet points = window.points();
        if (points.intersects(board.rings_of(opponent_of(side)))) continue;
        double worth = 1;
        for (int i = (points & board.markers_of(side)).size(); i > 0; --i) worth *= 10;
        sum += worth;
    }
    return sum;
}

double worth_of(const Position& position, Side side) {
    const Side other = opponent_of(side);
    if (position.is_over() && position.result()->winner != Winner::draw)
        return position.result()->winner == winner_of(side) ? 1e12 : -1e12;
    const double rings = position.rings_removed(side) - position.rings_removed(other);
    return 1e8 * rings + rows_in_the_making(position.board(), side) -
           rows_in_the_making(position.board(), other);
}

class GreedyPlayer : public MatchPlayer {
  public:
    explicit GreedyPlayer(std::uint64_t seed) : dice_{seed} {}

    Turn choose(const Position& position) override {
        std::vector<LegalTurn> best;
        double most = 0;
        for (const LegalTurn& turn : legal_turns(position)) {
            const double worth = worth_of(turn.after, position.side());
            if (best.empty() || worth > most) {
                best.clear();
                most = worth;
            }
            if (worth >= most) best.push_back(turn);
        }
        return dice_.pick(best).turn;
    }

  private:
    Dice dice_;
};

}  // namespace

std::unique_ptr<MatchPlayer> make_greedy_player(std::uint64_t seed) {
    return std::make_unique<GreedyPlayer>(seed);
}

}  // namespace yinsight
