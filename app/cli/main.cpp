#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <opencv2/core/utils/logger.hpp>
#include <unistd.h>

#include "app/cli/complaint.hpp"
#include "app/cli/number_in.hpp"
#include "app/cli/referee_options.hpp"
#include "app/cli/task.hpp"
#include "app/cli/usage_text.hpp"
#include "app/cli/verbs.hpp"
#include "app/cli/version.hpp"
#include "app/coach/table_memory.hpp"
#include "app/files/file_error.hpp"

namespace {

using namespace yinsight;

void add_read(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<ReadArguments>();
    CLI::App* verb = app.add_subcommand(
        "read", help(phrase("Help", "Photo to position, one picture at a time")));
    verb->add_option("images", arguments->images, help(phrase("Help", "Picture files")))
        ->required();
    verb->add_flag("--json", arguments->json, help(phrase("Help", "One JSON object a line")));
    verb->add_option(
        "--debug", arguments->debug_folder,
        help(phrase("Help", "Write an overlay and the pictures of every stage into this folder")));
    verb->add_option("--camera", arguments->camera,
                     help(phrase("Help", "Calibration of the camera (.yml)")));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_read(*arguments, console); };
    });
}

void add_perft(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<PerftArguments>();
    CLI::App* verb =
        app.add_subcommand("perft", help(phrase("Help", "Count sequences of atomic actions")));
    verb->add_option("position", arguments->position,
                     help(phrase("Help", "Position text, in quotes")))
        ->required();
    verb->add_option("depth", arguments->depth, help(phrase("Help", "Number of actions")))
        ->required()
        ->check(CLI::Range(0, 100));
    verb->add_flag("--divide", arguments->divide,
                   help(phrase("Help", "The count behind each first action")));
    using PoolEnd = HouseRules::PoolEnd;
    using BlitzEnd = HouseRules::BlitzEnd;
    verb->add_option(
            "--pool-end", arguments->house_rules.pool_end,
            help(phrase(
                "Help",
                "When an empty pool ends the game: at_take (the rule), turn_end, immediate")))
        ->transform(
            CLI::CheckedTransformer(std::map<std::string, PoolEnd>{{"at_take", PoolEnd::at_take},
                                                                   {"turn_end", PoolEnd::turn_end},
                                                                   {"immediate", PoolEnd::at_once}})
                .description(""));
    verb->add_option("--blitz-end", arguments->house_rules.blitz_end,
                     help(phrase("Help", "What ends a blitz game: row (the rule), ring")))
        ->transform(CLI::CheckedTransformer(std::map<std::string, BlitzEnd>{
                                                {"row", BlitzEnd::row}, {"ring", BlitzEnd::ring}})
                        .description(""));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_perft(*arguments, console); };
    });
}

void add_check(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<CheckArguments>();
    CLI::App* verb = app.add_subcommand(
        "check", help(phrase("Help", "Is this record legal? Names turn, fault and rule")));
    verb->add_option("records", arguments->records,
                     help(phrase("Help", "Record files (.ygn, .sgf, .json)")))
        ->required();
    verb->add_flag("--json", arguments->json, help(phrase("Help", "One JSON object a line")));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_check(*arguments, console); };
    });
}

void add_convert(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<ConvertArguments>();
    CLI::App* verb = app.add_subcommand(
        "convert", help(phrase("Help", "Between record formats, by file ending")));
    verb->add_option("in", arguments->in,
                     help(phrase("Help", "Record to read (.ygn, .sgf, .json)")))
        ->required();
    verb->add_option("out", arguments->out,
                     help(phrase("Help", "Record to write (.ygn, .sgf, .json)")))
        ->required();
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_convert(*arguments, console); };
    });
}

void add_diagram(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<DiagramArguments>();
    CLI::App* verb = app.add_subcommand("diagram", help(phrase("Help", "Picture of a position")));
    verb->add_option("what", arguments->what,
                     help(phrase("Help", "Position text in quotes, or a record file")))
        ->required();
    verb->add_option("out", arguments->out, help(phrase("Help", "OUT.svg or OUT.png")))->required();
    verb->add_option("--turn", arguments->turn,
                     help(phrase("Help", "Number of the last turn to play")));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_diagram(*arguments, console); };
    });
}

void add_coach(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<CoachArguments>();
    CLI::App* verb = app.add_subcommand(
        "coach", help(phrase("Help", "Suggests turns, with an evaluation and reasons")));
    verb->add_option("what", arguments->what,
                     help(phrase("Help", "Position text in quotes, or a record file")))
        ->required();
    CLI::Option* seconds = verb->add_option("--seconds", arguments->seconds,
                                            help(phrase("Help", "Thinking time a position")))
                               ->check(NumberIn(0.01, 86'400.0))
                               ->capture_default_str();
    verb->add_option("--nodes", arguments->nodes,
                     help(phrase("Help", "Positions to look at, instead of a time")))
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 53))
        ->excludes(seconds);
    verb->add_option("--lines", arguments->lines, help(phrase("Help", "How many turns to suggest")))
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    verb->add_option("--threads", arguments->threads, help(phrase("Help", "Threads that search")))
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    verb->add_option("--memory", arguments->table_megabytes,
                     help(phrase("Help", "Megabytes to remember positions in")))
        ->check(CLI::Range(1, most_table_megabytes()))
        ->capture_default_str();
    verb->add_option(
            "--help-level", arguments->help_level,
            help(
                phrase("Help", "How much to give away: hint (which ring), plan (which row), turn")))
        ->check(CLI::IsMember({"hint", "plan", "turn"}))
        ->capture_default_str();
    verb->add_option("--level", arguments->level,
                     help(phrase("Help", "Play at a level: 1 beginner to 10 full strength")))
        ->check(CLI::Range(1, 10));
    verb->add_option("--seed", arguments->seed, help(phrase("Help", "Of the errors of a level")));
    verb->add_option("--graph", arguments->graph,
                     help(phrase("Help", "Draw the course of a record into this file (.svg)")));
    verb->add_flag("--json", arguments->json,
                   help(phrase("Help", "One JSON object a suggestion or turn")));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_coach(*arguments, console); };
    });
}

void add_ugi(CLI::App& app, Task& task) {
    CLI::App* verb = app.add_subcommand(
        "ugi", help(phrase("Help", "Engine protocol on standard input and output")));
    verb->callback(
        [&task] { task = [](const Console& console) { return run_ugi(std::cin, console); }; });
}

std::string expect_file_name(const std::string& text) {
    return text.empty() ? "expected the name of a file" : std::string{};
}

void add_calibrate(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<CalibrateArguments>();
    CLI::App* verb =
        app.add_subcommand("calibrate", help(phrase("Help", "Lens calibration of a camera")));
    CLI::Option* sources =
        verb->add_option("sources", arguments->sources,
                         help(phrase("Help",
                                     "Pictures, folders, films or a camera showing the board or "
                                     "the printed sheet in several "
                                     "poses")));
    CLI::Option* out = verb->add_option("-o,--out", arguments->out,
                                        help(phrase("Help", "Calibration to write (.yml)")))
                           ->check(expect_file_name);
    CLI::Option* sheet =
        verb->add_option("--sheet", arguments->sheet,
                         help(phrase("Help", "Write a sheet to print (.svg, .pdf), in true size")))
            ->check(expect_file_name);
    verb->add_flag("--json", arguments->json, help(phrase("Help", "One JSON object")));
    sources->needs(out);
    verb->callback([arguments, sources, sheet, &task] {
        if (sources->count() + sheet->count() == 0)
            throw CLI::RequiredError{"sources with --out, or --sheet"};
        task = [arguments](const Console& console) { return run_calibrate(*arguments, console); };
    });
}

void add_doctor(CLI::App& app, Task& task) {
    auto arguments = std::make_shared<DoctorArguments>();
    CLI::App* verb =
        app.add_subcommand("doctor", help(phrase("Help", "What works on this machine")));
    verb->add_option(
        "source", arguments->source,
        help(phrase("Help",
                    "Judge what this camera, film, folder or picture shows of the board; all "
                    "cameras where left out")));
    verb->add_flag("--json", arguments->json, help(phrase("Help", "One JSON object")));
    verb->add_option("--sets", arguments->set_folder,
                     help(phrase("Help", "Folder of the sets that are known")));
    verb->callback([arguments, &task] {
        task = [arguments](const Console& console) { return run_doctor(*arguments, console); };
    });
}

void add_language(CLI::App& verb, Language& language) {
    verb.add_option_function<std::string>(
            "--language", [&language](const std::string& code) { language = *language_from(code); },
            help(phrase("Help",
                        "Language of sentences: en, fr, nl, cs, zh; the system's where left out")))
        ->check([](const std::string& code) {
            return language_from(code) ? std::string{} : "expected en, fr, nl, cs or zh";
        });
}

void add_common_flags(CLI::App& app) {
    app.set_help_flag("-h,--help", help(phrase("Help", "Print this help and exit")));
    app.set_version_flag("--version", std::string{"yinsight "} + kVersion,
                         help(phrase("Help", "Print the version and exit")));
}

/// Runs the verb; whatever stops it becomes one sentence and a status.
ExitStatus run(const Task& task, const Console& console) {
    ExitStatus status = ExitStatus::unreadable;
    try {
        status = task(console);
    } catch (const FileError& error) {
        complain(console, error);
    } catch (const std::exception& error) {
        complain(console, std::string{"stopped by an unexpected fault: "} + error.what());
    }
    if (!console.out.flush()) {
        complain(console, std::string{"standard output: cannot be written"});
        status = ExitStatus::unreadable;
    }
    return status;
}

/// Understands the command line and does what it says.
ExitStatus obey(int argc, char** argv) {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    // A file that may not grow any more is an error like others.
    std::signal(SIGXFSZ, SIG_IGN);
    CLI::App app{help(phrase("Help", "Yinsight, a camera referee for the board game YINSH")),
                 "yinsight"};
    app.require_subcommand(1);
    Task task;
    for (const auto add : {add_read, add_referee, add_perft, add_check, add_convert, add_diagram,
                           add_coach, add_ugi, add_calibrate, add_doctor})
        add(app, task);
    Language language = language_of(argc, argv);
    add_common_flags(app);
    for (CLI::App* verb : app.get_subcommands({})) {
        add_common_flags(*verb);
        add_language(*verb, language);
    }
    translate_usage(app, Wording{language});
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
            app.exit(error);
            return ExitStatus::done;
        }
        std::cerr << misuse_text(error, Wording{language});
        return ExitStatus::wrong_usage;
    }
    const bool at_terminal = ::isatty(STDERR_FILENO) != 0;
    const Console console{std::cout, std::cerr, at_terminal,
                          at_terminal && ::isatty(STDIN_FILENO) != 0 ? &std::cin : nullptr,
                          Wording{language}};
    return run(task, console);
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return static_cast<int>(obey(argc, argv));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "yinsight: %s\n", error.what());
        return static_cast<int>(ExitStatus::unreadable);
    }
}
