#include "app/cli/referee_options.hpp"

#include <memory>

#include "app/cli/number_in.hpp"
#include "app/files/set_file.hpp"

namespace yinsight {

namespace {

/// The options for a whole evening at a board.
void add_referee_at_the_table(CLI::App& verb, const std::shared_ptr<RefereeArguments>& arguments) {
    verb.add_option_function<std::string>(
            "--mode",
            [arguments](const std::string& text) {
                arguments->source_options.mode = *parse_camera_mode(text);
            },
            help(phrase("Help", "What a camera is asked for: 1280x720@30, 1920x1080@30:MJPG")))
        ->check([](const std::string& text) {
            return parse_camera_mode(text) ? std::string{}
                                           : "expected WIDTHxHEIGHT[@RATE][:FOURCC]";
        });
    verb.add_flag(
        "--real-time", arguments->source_options.real_time,
        help(phrase("Help", "Play a film or a folder at its own pace, as a camera would")));
    verb.add_option(
            "--give-up", arguments->source_options.give_up_s,
            help(phrase("Help",
                        "Seconds after which a lost camera or stream is given up; 0: never")))
        ->check(NumberIn(0.0, 1e6))
        ->capture_default_str();
    using Resume = RefereeArguments::Resume;
    auto* resume = verb.add_flag_callback(
        "--resume", [arguments] { arguments->resume = Resume::yes; },
        help(phrase("Help",
                    "Go on with the unfinished game of this record (without one: the latest)")));
    verb.add_flag_callback(
            "--new", [arguments] { arguments->resume = Resume::no; },
            help(phrase(
                "Help",
                "Begin a new game without asking; an unfinished one is kept under another name")))
        ->excludes(resume);
    verb.add_option("--journal", arguments->journal_folder,
                    help(phrase("Help", "Keep the journal in this folder, not beside the record")));
    verb.add_option("--evidence-budget", arguments->evidence_mb,
                    help(phrase("Help", "Megabytes that the pictures may take")))
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    verb.add_option("--white", arguments->players[0], help(phrase("Help", "White's name")));
    verb.add_option("--black", arguments->players[1], help(phrase("Help", "Black's name")));
    verb.add_flag("--control", arguments->control,
                  help(phrase("Help", "Take commands from stdin, one JSON object a line")));
}

void add_speech(CLI::App& verb, const std::shared_ptr<RefereeArguments>& arguments) {
    auto* speak = verb.add_flag("--speak", arguments->speak,
                                help(phrase("Help", "Speak the calls (espeak-ng)")));
    verb.add_option("--speak-to", arguments->speech_folder,
                    help(phrase("Help", "Speak the calls into sound files in this folder")))
        ->excludes(speak);
    verb.add_option_function<std::string>(
            "--say",
            [arguments](const std::string& amount) {
                arguments->speech_amount = *speech_amount_from(amount);
            },
            help(phrase("Help",
                        "How much is spoken: all, rows (rows, faults, results), results, silent")))
        ->check(CLI::IsMember({"all", "rows", "results", "silent"}));
    verb.add_option_function<std::string>(
            "--faults",
            [arguments](const std::string& accent) {
                arguments->speech_accent = accent == "chime" ? Accent::chime : Accent::second_voice;
            },
            help(phrase("Help", "How faults are set off: voice (a second one), chime")))
        ->check(CLI::IsMember({"voice", "chime"}));
    verb.add_option(
        "--letters", arguments->letters,
        help(phrase("Help", "File of words for the letters of points, a line each: c = Charlie")));
}

/// The options about the set of board and pieces.
void add_sets(CLI::App& verb, const std::shared_ptr<RefereeArguments>& arguments) {
    auto* name = verb.add_option("--set", arguments->set_name,
                                 help(phrase("Help", "What the set on the board is called")))
                     ->check([](const std::string& text) {
                         return is_set_name(text) ? std::string{} : kSetNameExpected;
                     });
    auto* folder = verb.add_option(
        "--sets", arguments->set_folder,
        help(phrase("Help",
                    "Folder of the sets that are known; games from a camera or with --set have "
                    "one")));
    verb.add_flag("--no-sets", arguments->no_sets,
                  help(phrase("Help", "Neither recognise the set on the board nor learn it")))
        ->excludes(name)
        ->excludes(folder);
}

}  // namespace

void add_referee(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<RefereeArguments>();
    auto variant = std::make_shared<std::string>();
    CLI::App* verb =
        app.add_subcommand("referee", help(phrase("Help", "Watch a game: announce and record it")));
    verb->add_option(
            "source", arguments->source,
            help(phrase("Help", "Camera (0, /dev/video0), URL, film, or folder of frames")))
        ->required();
    verb->add_flag("--json", arguments->json, help(phrase("Help", "One JSON object an event")));
    verb->add_option("--record", arguments->record,
                     help(phrase("Help", "Write the game to this file (.ygn, .json)")));
    verb->add_option("--variant", *variant, help(phrase("Help", "standard or blitz")))
        ->check(CLI::IsMember({"standard", "blitz"}));
    verb->add_option("--start", arguments->start,
                     help(phrase("Help", "Position text from which the game begins")));
    verb->add_option("--evidence", arguments->evidence_folder,
                     help(phrase("Help", "Keep the pictures of disputed moments in this folder")));
    verb->add_option(
            "--calm", arguments->calm_s,
            help(phrase(
                "Help",
                "Seconds that a board must stand before a fault is spoken; 0 for time-lapse")))
        ->check(NumberIn(0.0, 3600.0))
        ->capture_default_str();
    add_referee_at_the_table(*verb, arguments);
    add_sets(*verb, arguments);
    add_speech(*verb, arguments);
    verb->add_option("--camera", arguments->camera,
                     help(phrase("Help", "Calibration of the camera (.yml)")));
    verb->callback([arguments, variant, &task] {
        if (!variant->empty()) arguments->blitz = *variant == "blitz";
        task = [arguments](const Console& console) { return run_referee(*arguments, console); };
    });
}

}  // namespace yinsight
