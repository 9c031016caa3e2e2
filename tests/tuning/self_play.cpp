// Plays games of the coach against itself and prints their quiet positions with score and result,
// for fit_weights and calibration. Every turn is checked by the rules.
//   coach_self_play standard|blitz GAMES LIMIT SEED [--steady] [--weights FILE]
// LIMIT is a number of nodes (700) or of seconds of processor time (0.05s). Games begin at random:
// some or all rings, and up to six turns; later one turn in thirty is random. With --steady none
// is, and every position with an estimate is kept, quiet or not: for calibration.

#include <ctime>
#include <iostream>
#include <stdexcept>

#include "referee/coach/engine.hpp"
#include "referee/notation/position_text.hpp"
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

double thread_seconds() {
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Of the turns, to be random once a game is under way.
constexpr double kRandomShare = 1.0 / 30;

struct SelfPlayOptions {
    Variant variant = Variant::standard;
    int games = 0;
    SearchLimits limits;
    std::uint64_t seed = 0;
    bool steady = false;
    std::string weights_file;
};

SelfPlayOptions parse(const std::vector<std::string>& arguments) {
    if (arguments.size() < 4) throw std::runtime_error{"expected VARIANT GAMES LIMIT SEED"};
    SelfPlayOptions options;
    options.variant = arguments[0] == "blitz" ? Variant::blitz : Variant::standard;
    options.games = std::stoi(arguments[1]);
    if (arguments[2].ends_with('s')) {
        options.limits.seconds = std::stod(arguments[2]);
        options.limits.clock = thread_seconds;
    } else {
        options.limits.nodes = std::stoull(arguments[2]);
    }
    options.seed = std::stoull(arguments[3]);
    for (std::size_t i = 4; i < arguments.size(); ++i) {
        if (arguments[i] == "--steady") {
            options.steady = true;
        } else if (arguments[i] == "--weights" && i + 1 < arguments.size()) {
            options.weights_file = arguments[++i];
        } else {
            throw std::runtime_error{"unknown option " + arguments[i]};
        }
    }
    return options;
}

class SelfPlay {
  public:
    SelfPlay(Engine& engine, const SelfPlayOptions& options)
        : engine_{engine}, options_{options}, dice_{options.seed} {}

    void play(int game) {
        engine_.new_game();
        Position position = Position::start(options_.variant);
        const int random_rings = dice_.chance(0.4) ? 10 : dice_.below(9);
        const int random_turns = 10 + dice_.below(7);
        for (int turn = 0; !position.is_over(); ++turn) {
            const bool random = turn < random_rings || (turn >= 10 && turn < random_turns) ||
                                (!options_.steady && dice_.chance(kRandomShare));
            position = random ? random_turn(position) : best_turn(position, turn >= 4);
        }
        for (ScoredPosition& scored : seen_) {
            scored.result = result_for(*position.result(), scored.position.side());
            scored.game = game;
            std::cout << to_line(scored) << '\n';
        }
        std::cout << std::flush;
        seen_.clear();
    }

  private:
    Position random_turn(const Position& position) {
        const auto turns = legal_turns(position);
        return dice_.pick(turns).after;
    }

    Position best_turn(const Position& position, bool keep) {
        const Analysis analysis = engine_.analyse(position, options_.limits);
        const RankedTurn& best = analysis.turns.front();
        if (const auto fault = find_fault(position, best.turn))
            throw std::runtime_error{to_text(position) + ": " + fault->fault.message};
        const bool quiet = position.phase() == Phase::place_ring ||
                           (position.phase() == Phase::move_ring && !can_make_row(position));
        if ((quiet || options_.steady) && keep && !is_proven(best.score))
            seen_.push_back({position, best.score});
        return best.after;
    }

    Engine& engine_;
    const SelfPlayOptions& options_;
    Dice dice_;
    std::vector<ScoredPosition> seen_;
};

void run(const SelfPlayOptions& options) {
    std::vector<std::int16_t> weights;
    std::shared_ptr<const EvaluationTables> tables;
    if (!options.weights_file.empty()) {
        weights = load_weights(options.weights_file);
        tables = std::make_shared<EvaluationTables>(options.variant, weights);
    }
    Engine engine{{8, 1}, tables};
    SelfPlay self_play{engine, options};
    for (int game = 0; game < options.games; ++game) self_play.play(game);
}

}  // namespace

int main(int argc, char** argv) {
    try {
        run(parse({argv + 1, argv + argc}));
    } catch (const std::exception& error) {
        std::cerr << "coach_self_play: " << error.what() << '\n';
        return 2;
    }
    return 0;
}
