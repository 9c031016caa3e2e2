// Plays two players against each other and prints the score, Elo with its error bar, and the
// sequential test. Each opening is played twice with the colours swapped.
//   coach_match FIRST SECOND [--games N] [--seconds S] [--nodes N] [--opening RINGS] [--seed N]
//               [--variant standard|blitz] [--clock wall|cpu] [--sprt ELO0 ELO1] [--quiet]
// A player is coach, coach:WEIGHTS.cpp, greedy, uct, or ugi:COMMAND, each with an own limit where
// wanted: coach@nodes=1000, uct@seconds=0.5, coach@threads=2. --opening: rings placed at random
// before the players begin (10: all of them). --clock cpu counts the processor time of the
// thinking thread, for fair matches on a busy machine.

#include <CLI/CLI.hpp>
#include <chrono>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <map>
#include <stdexcept>

#include "tests/bench/match/match_player.hpp"
#include "tests/bench/match/match_score.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/program.hpp"

namespace {

using namespace yinsight;

struct MatchOptions {
    std::vector<std::string> players;
    int games = 40;
    int opening = 4;
    std::uint64_t seed = 1;
    Variant variant = Variant::standard;
    Thinking thinking;
    std::optional<std::pair<double, double>> sprt;
    bool quiet = false;
};

double wall_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

double thread_seconds() {
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// "uct@seconds=0.5": a player with a limit of its own.
std::unique_ptr<MatchPlayer> make_player(std::string text, const MatchOptions& options,
                                         std::uint64_t seed) {
    Thinking thinking = options.thinking;
    if (const auto at = text.find('@'); at != std::string::npos) {
        const std::string limit = text.substr(at + 1);
        text.resize(at);
        const auto equals = limit.find('=');
        const std::string name = limit.substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : limit.substr(equals + 1);
        if (name == "seconds") {
            thinking.seconds = std::stod(value);
            thinking.nodes.reset();
        } else if (name == "nodes") {
            thinking.nodes = std::stoull(value);
        } else if (name == "threads") {
            thinking.threads = std::stoi(value);
        } else {
            throw std::runtime_error{"expected seconds=, nodes= or threads= after @"};
        }
    }
    const auto colon = text.find(':');
    const std::string kind = text.substr(0, colon);
    const std::string argument = colon == std::string::npos ? "" : text.substr(colon + 1);
    if (kind == "greedy") return make_greedy_player(seed);
    if (kind == "uct") return make_uct_player(thinking, seed);
    if (kind == "coach") return make_coach_player(thinking, options.variant, argument);
    if (kind == "ugi") return make_ugi_player(thinking, argument);
    throw std::runtime_error{"no such player: " + kind};
}

Position opening_of(const MatchOptions& options, Dice& dice) {
    Position position = Position::start(options.variant);
    for (int i = 0; i < options.opening; ++i) {
        std::vector<LegalTurn> turns = legal_turns(position);
        position = dice.pick(turns).after;
    }
    return position;
}

/// The points of White. Throws std::runtime_error at an illegal turn.
double play_game(Position position, MatchPlayer& white, MatchPlayer& black) {
    white.new_game();
    black.new_game();
    while (!position.is_over()) {
        MatchPlayer& mover = position.side() == Side::white ? white : black;
        const Turn turn = mover.choose(position);
        if (const auto fault = find_fault(position, turn))
            throw std::runtime_error{"an illegal turn: " + fault->fault.message};
        position = apply(position, turn);
    }
    if (position.result()->winner == Winner::draw) return 0.5;
    return position.result()->winner == Winner::white ? 1 : 0;
}

void print(const MatchScore& score, const MatchOptions& options) {
    std::cout << std::fixed << std::setprecision(1) << score.games()
              << " games: " << 100 * score.share() << " +- " << 100 * score.share_error()
              << " %, Elo " << score.elo() << " +- " << score.elo_error();
    if (options.sprt) {
        std::cout << ", LLR " << std::setprecision(2)
                  << score.log_likelihood_ratio(options.sprt->first, options.sprt->second);
    }
    std::cout << std::endl;
}

int play_match(const MatchOptions& options) {
    Dice dice{options.seed};
    const auto first = make_player(options.players[0], options, options.seed + 1);
    const auto second = make_player(options.players[1], options, options.seed + 2);
    MatchScore score;
    while (score.games() < options.games) {
        const Position opening = opening_of(options, dice);
        double points = play_game(opening, *first, *second);
        points += 1 - play_game(opening, *second, *first);
        score.add_pair(points);
        if (!options.quiet && score.games() % 20 == 0) print(score, options);
        if (!options.sprt || score.games() < 20) continue;
        const double ratio = score.log_likelihood_ratio(options.sprt->first, options.sprt->second);
        if (std::abs(ratio) > kSprtBound) break;
    }
    std::cout << options.players[0] << " against " << options.players[1] << ": ";
    print(score, options);
    return 0;
}

int run(int argc, char** argv) {
    MatchOptions options;
    std::string clock = "wall";
    std::pair<double, double> bounds;
    const std::map<std::string, Variant> variants = {{"standard", Variant::standard},
                                                     {"blitz", Variant::blitz}};
    CLI::App app{"Plays two players against each other"};
    app.add_option("PLAYERS", options.players, "coach, coach:WEIGHTS, greedy, uct or ugi:COMMAND")
        ->required()
        ->expected(2);
    app.add_option("--games", options.games, "games");
    app.add_option("--opening", options.opening, "rings placed at random before");
    app.add_option("--seconds", options.thinking.seconds, "seconds a turn");
    app.add_option("--nodes", options.thinking.nodes, "nodes a turn");
    app.add_option("--seed", options.seed, "seed of the openings");
    app.add_option("--variant", options.variant, "standard or blitz")
        ->transform(CLI::CheckedTransformer(variants));
    app.add_option("--clock", clock, "wall, or cpu: processor time of the thinking thread")
        ->check(CLI::IsMember{{"wall", "cpu"}});
    auto* sprt = app.add_option("--sprt", bounds, "bounds of the sequential test, in Elo");
    app.add_flag("--quiet", options.quiet, "score only");
    CLI11_PARSE(app, argc, argv);
    options.thinking.clock = clock == "cpu" ? thread_seconds : wall_seconds;
    if (*sprt) options.sprt = bounds;
    return play_match(options);
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("coach_match", run, argc, argv);
}
