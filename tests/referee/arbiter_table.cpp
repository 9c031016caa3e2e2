// Prints how the arbiter fares in simulated games and with simulated faults, and fails where it
// does not reach what is promised.
//
//   arbiter_table [--games N] [--cases N] [--only NAME] [--seed S] [--case SEED] [--errors]
//
// N games a group, N cases a kind of fault. --only takes the name of a group, of a kind, or
// "double". --errors prints what went wrong, seed by seed; --case plays the one with this seed.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <optional>
#include <string>

#include "tests/support/arbiter_games.hpp"
#include "tests/support/program.hpp"

using namespace yinsight;

namespace {

struct Options {
    int games = 200;
    int cases = 200;
    std::string only;
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> one_case;
    bool errors = false;
};

double percent(int part, int whole) {
    return whole == 0 ? 100.0 : 100.0 * part / whole;
}

class Table {
  public:
    explicit Table(const Options& options) : options_{options}, pool_{300, options.seed} {}

    bool print() {
        print_games();
        print_faults();
        return passed_;
    }

  private:
    bool wanted(const std::string& name) const {
        return options_.only.empty() || options_.only == name;
    }

    void report(const Scored& scored, const std::string& name, std::uint64_t seed) const {
        if (!options_.errors || is_flawless(scored.tally)) return;
        std::printf("--- %s, seed %llu\n%s", name.c_str(), static_cast<unsigned long long>(seed),
                    scored.errors.c_str());
    }

    void expect(bool holds, const char* promise) {
        if (holds) return;
        std::printf("NOT KEPT: %s\n", promise);
        passed_ = false;
    }

    void print_games() {
        if (options_.games == 0) return;
        std::printf("%-20s %6s %7s %8s %7s %6s %6s %9s %8s %10s %9s\n", "games (seeds from 1)",
                    "games", "turns", "right %", "asked %", "wrong", "lost", "invented", "alarms",
                    "takebacks", "looks");
        Tally all;
        for (const auto& group : game_groups()) {
            if (!wanted(group.name)) continue;
            Tally tally;
            for (int i = 0; i < options_.games; ++i) {
                const auto seed = options_.seed + static_cast<std::uint64_t>(i);
                if (options_.one_case.value_or(seed) != seed) continue;
                const auto scored = play_game(group, pool_, seed);
                report(scored, group.name, seed);
                tally += scored.tally;
            }
            print_row(group.name, tally);
            all += tally;
        }
        if (all.games == 0) return;
        print_row("all", all);
        expect(all.right >= 0.999 * all.turns, "99.9 % of the turns of legal games are right");
        expect(all.asked <= 0.01 * all.turns, "at most 1 % of the turns are asked about");
        expect(all.lost == 0, "no turn is lost while play goes on");
        expect(all.false_alarms <= 0.01 * all.games, "at most one false alarm in 100 games");
    }

    static void print_row(const std::string& name, const Tally& t) {
        std::printf("%-20s %6d %7d %8.3f %7.3f %6d %6d %9d %8d %5d/%-4d %9d\n", name.c_str(),
                    t.games, t.turns, percent(t.right, t.turns), percent(t.asked, t.turns), t.wrong,
                    t.lost, t.invented, t.false_alarms, t.heard_takebacks, t.takebacks,
                    t.observations);
        std::fflush(stdout);
    }

    void print_faults() {
        if (options_.cases == 0) return;
        std::printf("%-26s %6s %7s %7s %7s %7s %10s %8s %8s %7s %7s\n", "faults", "faults",
                    "named %", "player", "repair", "back %", "misnamed", "alarms", "chatter",
                    "lost", "wrong");
        Tally all;
        for (const auto kind : visible_fault_kinds()) {
            const std::string name{name_of(kind)};
            if (!wanted(name)) continue;
            all += print_cases(
                name, [&](std::uint64_t seed) { return play_fault_case(kind, pool_, seed); });
        }
        if (all.faults > 0) {
            print_fault_row("all single faults", all);
            expect(all.named >= 0.99 * all.faults && all.right_repair >= 0.99 * all.faults,
                   "99 % of single faults get the right kind, points and repair");
        }
        if (!wanted("double")) return;
        const Tally doubles = print_cases(
            "double", [&](std::uint64_t seed) { return play_double_fault_case(pool_, seed); });
        expect(
            doubles.named >= 0.9 * doubles.faults && doubles.right_repair >= 0.9 * doubles.faults,
            "90 % of double faults");
    }

    template <typename Play>
    Tally print_cases(const std::string& name, const Play& play) {
        Tally tally;
        for (int i = 0; i < options_.cases; ++i) {
            const auto seed = options_.seed + static_cast<std::uint64_t>(i);
            if (options_.one_case.value_or(seed) != seed) continue;
            const auto scored = play(seed);
            if (!scored) continue;
            report(*scored, name, seed);
            tally += scored->tally;
        }
        print_fault_row(name, tally);
        return tally;
    }

    static void print_fault_row(const std::string& name, const Tally& t) {
        std::printf("%-26s %6d %7.2f %7.2f %7.2f %7.2f %10d %8d %8d %7d %7d\n", name.c_str(),
                    t.faults, percent(t.named, t.faults), percent(t.right_player, t.faults),
                    percent(t.right_repair, t.faults), percent(t.withdrawn, t.mended), t.misnamed,
                    t.false_alarms, t.chatter, t.lost, t.wrong);
        std::fflush(stdout);
    }

    Options options_;
    PositionPool pool_;
    bool passed_ = true;
};

int run(int argc, char** argv) {
    Options options;
    CLI::App app{"Prints how the arbiter fares in simulated games and with simulated faults"};
    app.add_option("--games", options.games, "games a group");
    app.add_option("--cases", options.cases, "cases a kind of fault");
    app.add_option("--only", options.only, "a group, a kind, or 'double'");
    app.add_option("--seed", options.seed, "seed of the first game");
    app.add_option("--case", options.one_case, "play the one with this seed");
    app.add_flag("--errors", options.errors, "print what went wrong, seed by seed");
    CLI11_PARSE(app, argc, argv);
    return Table{options}.print() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("arbiter_table", run, argc, argv);
}
