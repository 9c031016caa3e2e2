// Plays games of the coach against itself at a small node limit and prints their quiet positions
// with score and result, for fit_weights.
//   coach_self_play standard|blitz GAMES NODES SEED [WEIGHTS]
// Games begin at random: some or all rings, and up to six turns; later one turn in thirty is
// random.

#include <iostream>

#include "referee/coach/engine.hpp"
#include "tests/support/dice.hpp"
#include "tests/tuning/scored_position.hpp"

namespace {

using namespace yinsight;

double result_for(const GameResult& result, Side side) {
    if (result.winner == Winner::draw) return 0.5;
    return result.winner == winner_of(side) ? 1 : 0;
}

/// Whether the side that acts can make a row at once: what the search looks at before it trusts
/// the evaluation.
bool can_make_row(const Position& position) {
    for (const Action action : legal_actions(position)) {
        if (action.kind() == ActionKind::move_ring &&
            makes_row(position.board(), position.side(), action.from(), action.to()))
            return true;
    }
    return false;
}

class SelfPlay {
  public:
    SelfPlay(Engine& engine, std::uint64_t nodes, Dice& dice) : engine_{engine}, dice_{dice} {
        limits_.nodes = nodes;
    }

    void play(Variant variant, int game) {
        engine_.new_game();
        Position position = Position::start(variant);
        const int random_rings = dice_.chance(0.4) ? 10 : dice_.below(9);
        const int random_turns = 10 + dice_.below(7);
        for (int turn = 0; !position.is_over(); ++turn) {
            const bool random = turn < random_rings || (turn >= 10 && turn < random_turns) ||
                                dice_.chance(1.0 / 30);
            position = random ? random_turn(position) : best_turn(position, turn >= 4);
        }
        for (ScoredPosition& scored : seen_) {
            scored.result = result_for(*position.result(), scored.position.side());
            scored.game = game;
            std::cout << to_line(scored) << '\n';
        }
        seen_.clear();
    }

  private:
    Position random_turn(const Position& position) {
        const auto turns = legal_turns(position);
        return dice_.pick(turns).after;
    }

    Position best_turn(const Position& position, bool keep) {
        const Analysis analysis = engine_.analyse(position, limits_);
        const RankedTurn& best = analysis.turns.front();
        const bool quiet = position.phase() == Phase::place_ring ||
                           (position.phase() == Phase::move_ring && !can_make_row(position));
        if (quiet && keep && !is_proven(best.score)) seen_.push_back({position, best.score});
        return best.after;
    }

    Engine& engine_;
    Dice& dice_;
    SearchLimits limits_;
    std::vector<ScoredPosition> seen_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        std::cerr << "coach_self_play standard|blitz GAMES NODES SEED [WEIGHTS]\n";
        return 2;
    }
    const auto variant = std::string{argv[1]} == "blitz" ? Variant::blitz : Variant::standard;
    std::vector<std::int16_t> weights;
    std::shared_ptr<const EvaluationTables> tables;
    if (argc > 5) {
        weights = load_weights(argv[5]);
        tables = std::make_shared<EvaluationTables>(variant, weights);
    }
    Engine engine{{8, 1}, tables};
    Dice dice{std::stoull(argv[4])};
    SelfPlay self_play{engine, std::stoull(argv[3]), dice};
    for (int game = 0; game < std::stoi(argv[2]); ++game) self_play.play(variant, game);
    return 0;
}
