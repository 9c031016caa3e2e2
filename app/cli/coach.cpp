#include <random>

#include "app/announce/coach_sentence.hpp"
#include "app/announce/fault_sentence.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/stop_signal.hpp"
#include "app/cli/verbs.hpp"
#include "app/coach/review_graph.hpp"
#include "app/coach/suggestion_report.hpp"
#include "app/diagram/diagram_file.hpp"
#include "app/files/game_file.hpp"
#include "app/report/json_line.hpp"
#include "referee/coach/strength.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

SearchLimits limits_of(const CoachArguments& arguments) {
    SearchLimits limits;
    limits.nodes = arguments.nodes;
    if (!arguments.nodes) limits.seconds = arguments.seconds;
    return limits;
}

void print_suggestion(const Position& position, const Analysis& analysis, const RankedTurn& turn,
                      bool json, const Console& console) {
    std::ostream& out = console.out;
    const Reasons reasons = reasons_for(position, turn);
    if (json) {
        auto line = suggestion_json(analysis, turn);
        line["reason"] = reason_sentence(reasons);
        print_json_line(out, line);
        return;
    }
    const Wording& say = console.wording;
    // The reason of a proven turn begins with the proof.
    std::vector<std::string> sentences{reason_sentence(reasons, say)};
    if (!is_proven(turn.score))
        sentences.insert(sentences.begin(),
                         say(phrase("Coach", "%1."), {evaluation_words(turn.score, say)}));
    out << to_text(turn.turn) << ": " << say.sentences(sentences) << "\n   ";
    for (const Turn& next : turn.line) out << ' ' << to_text(next);
    out << '\n';
}

/// Help that keeps the turn itself for the player to find.
void print_help(const std::string& kind, const std::string& sentence, bool json,
                std::ostream& out) {
    if (json) {
        print_json_line(out, {{kind, sentence}});
    } else {
        out << sentence << '\n';
    }
}

ExitStatus play_at_level(const Position& position, Engine& engine, const CoachArguments& arguments,
                         const Console& console) {
    const StrengthLevel level = strength_level(*arguments.level);
    SearchLimits limits = limits_of(arguments);
    if (*arguments.level < kStrengthLevels) {
        limits.seconds.reset();
        limits.nodes = level.nodes;
    }
    std::mt19937_64 random{arguments.seed ? *arguments.seed : std::random_device{}()};
    const double chance = std::uniform_real_distribution<double>{}(random);
    const Analysis analysis = engine.analyse(position, limits, level.choices, &stop_asked());
    const RankedTurn& turn = choose_at_level(analysis, level, chance);
    if (arguments.json) {
        auto line = suggestion_json(analysis, turn);
        line["level"] = *arguments.level;
        print_json_line(console.out, line);
    } else {
        console.out << to_text(turn.turn) << ": "
                    << instruction_sentence(turn.turn, console.wording) << '\n';
    }
    return ExitStatus::done;
}

ExitStatus advise(const Position& position, Engine& engine, const CoachArguments& arguments,
                  const Console& console) {
    if (position.is_over()) {
        console.err << "yinsight: "
                    << console.wording(phrase("Message", "the game is over, %1"),
                                       {score_text(position)})
                    << '\n';
        return ExitStatus::answer_is_no;
    }
    if (arguments.level) return play_at_level(position, engine, arguments, console);
    const Analysis analysis =
        engine.analyse(position, limits_of(arguments), arguments.lines, &stop_asked());
    const RankedTurn& best = analysis.turns.front();
    const Wording help_wording = arguments.json ? Wording{} : console.wording;
    if (arguments.help_level == "hint") {
        print_help("hint", hint_sentence(best.turn, help_wording), arguments.json, console.out);
    } else if (arguments.help_level == "plan") {
        print_help("plan", plan_sentence(reasons_for(position, best), help_wording), arguments.json,
                   console.out);
    } else {
        for (const RankedTurn& turn : analysis.turns)
            print_suggestion(position, analysis, turn, arguments.json, console);
    }
    return ExitStatus::done;
}

void print_judgement(const ReviewedTurn& turn, bool json, const Console& console) {
    if (json) {
        print_json_line(console.out, judgement_json(turn));
    } else {
        console.out << judgement_sentence(turn, console.wording) << std::endl;
    }
}

/// Judges every turn of a record and prints each judgement as soon as it is made.
Review print_review(const GameRecord& record, Engine& engine, const CoachArguments& arguments,
                    const Console& console) {
    std::size_t printed = 0;
    const auto watch = [&](const Review& so_far, std::size_t done, std::size_t all) {
        for (; printed < so_far.turns.size(); ++printed)
            print_judgement(so_far.turns[printed], arguments.json, console);
        if (console.progress)
            console.err << '\r'
                        << console.wording(phrase("Message", "position %1 of %2"),
                                           {std::to_string(done), std::to_string(all)})
                        << "  \r" << std::flush;
    };
    Review judged = review_game(engine, record, limits_of(arguments), &stop_asked(), watch);
    if (!arguments.json) {
        for (const auto side : {Side::white, Side::black})
            console.out << summary_sentence(judged, side, console.wording) << '\n';
    }
    if (!arguments.graph.empty()) write_drawing(draw_graph(judged), arguments.graph);
    return judged;
}

ExitStatus review(const GameRecord& record, Engine& engine, const CoachArguments& arguments,
                  const Console& console) {
    const Review judged = print_review(record, engine, arguments, console);
    if (stop_asked()) {
        console.err << "yinsight: " << arguments.what << ": "
                    << console.wording(phrase("Message", "stopped after %1 of %2 turns"),
                                       {std::to_string(judged.turns.size()),
                                        std::to_string(record.turns.size())})
                    << '\n';
        return ExitStatus::answer_is_no;
    }
    const Replay replayed = replay(record);
    if (replayed.fault) {
        console.err << "yinsight: " << arguments.what << ": "
                    << illegal_turn_sentence(*replayed.fault, console.wording) << '\n';
        return ExitStatus::answer_is_no;
    }
    if (!judged.complete || replayed.end().is_over()) return ExitStatus::done;
    return advise(replayed.end(), engine, arguments, console);
}

}  // namespace

ExitStatus run_coach(const CoachArguments& arguments, const Console& console) {
    stop_on_signals();
    Engine engine{{arguments.table_megabytes, arguments.threads}};
    if (!names_a_file(arguments.what)) {
        if (!arguments.graph.empty()) {
            complain(console, "--graph: a position has no course to draw; expected a record");
            return ExitStatus::wrong_usage;
        }
        const auto position = parse_position(arguments.what);
        if (!position) {
            complain(console, "position", position.error());
            return ExitStatus::unreadable;
        }
        return advise(*position, engine, arguments, console);
    }
    const auto record = load_game(arguments.what);
    if (!record) {
        complain(console, arguments.what, record.error());
        return ExitStatus::unreadable;
    }
    if (!arguments.graph.empty()) refuse_other_endings(arguments.graph);
    return review(*record, engine, arguments, console);
}

}  // namespace yinsight
