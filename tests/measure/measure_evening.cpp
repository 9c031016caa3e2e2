// Referees whole games on composed tables and compares what was said with what was played.
//
//   measure_evening LAYERS [--scene NAME] [--film NAME] [--seed S] [--turns N] [--errors]
//                   [--save FOLDER]
//
// LAYERS is what board_layers.py wrote, a folder a scene. Every film is played on every scene, each
// with a game of its own (seeds S, S + 1, ...). --errors prints what went wrong, --save writes the
// frames of a film. Prints for people and passes no judgement.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/live/board_naming.hpp"
#include "app/live/referee_session.hpp"
#include "tests/measure/composed_camera.hpp"
#include "tests/measure/cpu_time.hpp"
#include "tests/support/director.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scoring.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

namespace fs = std::filesystem;

/// Share of turns chosen for rows: games then have rows, double rows and long runs.
constexpr double kGreed = 0.8;

struct FilmKind {
    std::string name;
    Variant variant = Variant::standard;
    Pace pace;
    Disturbances disturbances;
    CameraUpsets upsets;
    /// Probability of a wrong act a turn, and that it stands.
    double faults = 0;
    double stands = 0;
};

FilmKind live(const std::string& name) {
    FilmKind kind;
    kind.name = name;
    kind.pace.frame_s = 0.2;
    return kind;
}

FilmKind time_lapse(const std::string& name) {
    FilmKind kind = live(name);
    kind.pace.time_lapse = true;
    return kind;
}

std::vector<FilmKind> film_kinds() {
    std::vector<FilmKind> kinds;
    kinds.push_back(time_lapse("time-lapse"));
    kinds.push_back(time_lapse("time-lapse, faults"));
    kinds.back().faults = 0.2;
    kinds.back().stands = 0.2;
    kinds.push_back(time_lapse("time-lapse, blitz"));
    kinds.back().variant = Variant::blitz;
    kinds.back().upsets.exposure_every_s = 60;
    kinds.push_back(live("live"));
    kinds.push_back(live("live, quick"));
    kinds.back().disturbances.hands = {0.2, 0.1, 0.1, 0.3, 0.3};
    kinds.back().disturbances.quick_reply = 0.2;
    kinds.back().disturbances.hurry = 0.4;
    kinds.push_back(live("live, faults"));
    kinds.back().faults = 0.2;
    kinds.back().stands = 0.2;
    kinds.push_back(live("live, disturbed"));
    kinds.back().upsets = {60, 90, 2};
    auto& disturbances = kinds.back().disturbances;
    disturbances.resting_hand = disturbances.dropped = disturbances.adoube = 0.08;
    disturbances.slide = disturbances.flicker = disturbances.askew = 0.08;
    disturbances.takeback = 0.03;
    return kinds;
}

struct Options {
    fs::path layers;
    std::string scene;
    std::string film;
    std::uint64_t seed = 1;
    int most_turns = 200;
    bool errors = false;
    fs::path save;
};

Film stage(const FilmKind& kind, int most_turns, Dice& dice) {
    const Player player{kGreed};
    Director director{Position::start(kind.variant), true, kind.disturbances, dice};
    director.wait(2, 2);
    for (int i = 0; i < most_turns && !director.position().is_over(); ++i) {
        if (dice.chance(kind.faults)) {
            const auto wrong =
                make_wrong_turn(dice.pick(visible_fault_kinds()), director.position(), dice);
            if (wrong) {
                director.play_wrong(*wrong, dice.chance(kind.stands));
                continue;
            }
        }
        director.play(player.choose(director.position(), dice).turn);
    }
    director.wait(2, 2);
    return std::move(director).finish();
}

struct Outcome {
    Tally tally;
    std::string errors;
    int frames = 0;
    int misread_frames = 0;
    int times_lost = 0;
    double cpu_ms = 0;
};

/// A session that is shown a film.
class Table {
  public:
    Table(ComposedTable& table, const FilmKind& kind, const Options& options, std::uint64_t seed)
        : table_{table}, kind_{kind}, options_{options}, seed_{seed} {
        arbiter_.calm_s = kind.pace.time_lapse ? 0 : 1.5;
        arbiter_.variant = kind.variant;
        run_.calm_s = arbiter_.calm_s;
    }

    Outcome run() {
        Dice dice{seed_};
        Film film = stage(kind_, options_.most_turns, dice);
        arbiter_.start = film.truth.start;
        session_ = RefereeSession{arbiter_};
        ComposedCamera camera{table_, kind_.pace, kind_.upsets, seed_};
        camera.shoot(film, [&](const Frame& frame, const RealBoard& board) {
            watch(frame, board, film.truth);
        });
        hear(session_.finish(), {}, film.truth);
        drop_names_of_the_blind(film.truth, kind_.pace.time_lapse);
        run_.turns = session_.arbiter().turns();
        run_.open_faults = session_.arbiter().open_faults().size();
        outcome_.tally = score(film, run_);
        outcome_.errors = describe_errors(film, run_);
        return outcome_;
    }

  private:
    void watch(const Frame& frame, const RealBoard& board, Truth& truth) {
        if (!options_.save.empty()) save(frame);
        const double before_ms = user_cpu_ms();
        auto events = session_.take(frame);
        outcome_.cpu_ms += user_cpu_ms() - before_ms;
        ++outcome_.frames;
        ++run_.observations;
        if (const auto& reading = session_.last_reading()) {
            name_once(*reading);
            count_telling_looks(truth, reading->observation, board);
            compare(reading->observation, board);
        }
        hear(std::move(events), board, truth);
    }

    /// Where the labels could not be read, people say once how the board lies.
    void name_once(const BoardReading& reading) {
        if (named_) return;
        named_ = true;
        int best = 0;
        double least = 1e9;
        for (int sixths = 0; sixths < kNamings; ++sixths) {
            const double off =
                cv::norm(reading.view.turned(sixths).project({3, 1}) - table_.project({3, 1}));
            if (off < least) {
                least = off;
                best = sixths;
            }
        }
        if (best != 0) session_.apply(TurnNamesCommand{best});
    }

    void compare(const Observation& observation, const RealBoard& board) {
        if (observation.hand || observation.moving) return;
        std::string wrong;
        for (const Point point : all_points()) {
            const auto& belief = observation.points[static_cast<std::size_t>(point.index())];
            if (belief.visible > 0.5F && belief.best() != board.at(point))
                wrong += ' ' + point.name();
        }
        if (wrong.empty()) return;
        ++outcome_.misread_frames;
        if (options_.errors)
            std::printf("  frame %d, %.1f s: misread%s\n", observation.frame, observation.time_s,
                        wrong.c_str());
    }

    void hear(std::vector<SessionEvent> events, const RealBoard& board, const Truth& truth) {
        std::vector<Event> said;
        for (auto& event : events) {
            outcome_.times_lost += std::holds_alternative<BoardLostEvent>(event.what);
            if (auto* own = std::get_if<Event>(&event.what)) said.push_back(std::move(*own));
        }
        note(truth, std::move(said), board, session_.arbiter(), run_);
    }

    void save(const Frame& frame) const {
        fs::create_directories(options_.save);
        char name[32];
        std::snprintf(name, sizeof name, "f%05d.jpg", frame.index);
        cv::imwrite((options_.save / name).string(), frame.bgr);
    }

    ComposedTable& table_;
    const FilmKind& kind_;
    const Options& options_;
    std::uint64_t seed_;
    ArbiterOptions arbiter_;
    RefereeSession session_;
    Run run_;
    Outcome outcome_;
    bool named_ = false;
};

bool is_whole(const Tally& t) {
    return t.right == t.turns && t.invented == 0 && t.false_alarms == 0;
}

class Totals {
  public:
    static void print_heading() {
        std::printf("%-16s %-20s %5s %6s %6s %6s %6s %9s %7s %7s %7s %7s %7s %8s %6s\n", "scene",
                    "film", "turns", "right", "asked", "wrong", "lost", "invented", "alarms",
                    "faults", "named", "repair", "frames", "misread", "ms");
    }

    void add(const std::string& scene, const std::string& film, const Outcome& outcome) {
        print(scene, film, outcome);
        all_.tally += outcome.tally;
        all_.frames += outcome.frames;
        all_.misread_frames += outcome.misread_frames;
        all_.cpu_ms += outcome.cpu_ms;
        whole_ += is_whole(outcome.tally);
        ++films_;
    }

    void print_sum() const {
        const Tally& t = all_.tally;
        print("all", std::to_string(films_) + " films", all_);
        const auto percent = [](int part, int whole) {
            return whole == 0 ? 100.0 : 100.0 * part / whole;
        };
        std::printf(
            "turns right %.2f %% (bar 99.5), asked %.2f %% (bar 1), games without an error "
            "%d of %d (bar 90 %%), faults named %.1f %% with repair %.1f %% (bar 95), "
            "false alarms %.2f a game (bar 0.1)\n",
            percent(t.right, t.turns), percent(t.asked, t.turns), whole_, films_,
            percent(t.named, t.faults), percent(t.right_repair, t.faults),
            films_ == 0 ? 0.0 : 1.0 * t.false_alarms / films_);
    }

  private:
    static void print(const std::string& scene, const std::string& film, const Outcome& o) {
        const Tally& t = o.tally;
        std::printf("%-16s %-20s %5d %6d %6d %6d %6d %9d %7d %7d %7d %7d %7d %8d %6.1f\n",
                    scene.c_str(), film.c_str(), t.turns, t.right, t.asked, t.wrong, t.lost,
                    t.invented, t.false_alarms, t.faults, t.named, t.right_repair, o.frames,
                    o.misread_frames, o.frames == 0 ? 0 : o.cpu_ms / o.frames);
        std::fflush(stdout);
    }

    Outcome all_;
    int whole_ = 0;
    int films_ = 0;
};

std::vector<std::string> scenes_in(const Options& options) {
    std::vector<std::string> scenes;
    for (const auto& entry : fs::directory_iterator(options.layers)) {
        const std::string name = entry.path().filename().string();
        const bool wanted = options.scene.empty() || options.scene == name;
        if (wanted && fs::exists(entry.path() / "layers.json")) scenes.push_back(name);
    }
    std::sort(scenes.begin(), scenes.end());
    return scenes;
}

void play_films(const Options& options) {
    Totals::print_heading();
    Totals totals;
    std::uint64_t seed = options.seed;
    for (const std::string& scene : scenes_in(options)) {
        ComposedTable table{options.layers / scene};
        for (const FilmKind& kind : film_kinds()) {
            const std::uint64_t own_seed = seed++;
            if (!options.film.empty() && options.film != kind.name) continue;
            const Outcome outcome = Table{table, kind, options, own_seed}.run();
            totals.add(scene, kind.name, outcome);
            if (options.errors) std::printf("%s", outcome.errors.c_str());
        }
    }
    totals.print_sum();
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    Options options;
    CLI::App app{"Referees whole games on composed tables"};
    app.add_option("LAYERS", options.layers, "folder that board_layers.py wrote")->required();
    app.add_option("--scene", options.scene, "only this table");
    app.add_option("--film", options.film, "only this kind of film");
    app.add_option("--seed", options.seed, "seed of the first game");
    app.add_option("--turns", options.most_turns, "most turns of a game");
    app.add_flag("--errors", options.errors, "print what went wrong");
    app.add_option("--save", options.save, "folder for the frames");
    CLI11_PARSE(app, argc, argv);
    play_films(options);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_evening", run, argc, argv);
}
