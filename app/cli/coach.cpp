#include "app/cli/verbs.hpp"
#include "app/coach/suggestion_report.hpp"
#include "app/files/game_file.hpp"
#include "app/report/json_line.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/record.hpp"

namespace yinsight {

namespace {

void print_suggestions(const Analysis& analysis, bool json, std::ostream& out) {
    for (const RankedTurn& turn : analysis.turns) {
        if (json) {
            print_json_line(out, suggestion_json(analysis, turn));
            continue;
        }
        out << to_text(turn.turn) << ": " << evaluation_words(turn.score) << "\n    "
            << line_text(turn.line) << '\n';
    }
}

ExitStatus advise(const Position& position, const CoachArguments& arguments,
                  const Console& console) {
    if (position.is_over()) {
        console.err << "yinsight: the game is over, " << score_text(position) << '\n';
        return ExitStatus::answer_is_no;
    }
    SearchLimits limits;
    limits.nodes = arguments.nodes;
    if (!arguments.nodes) limits.seconds = arguments.seconds;
    Engine engine{{arguments.table_megabytes, arguments.threads}};
    print_suggestions(engine.analyse(position, limits, arguments.lines), arguments.json,
                      console.out);
    return ExitStatus::done;
}

}  // namespace

ExitStatus run_coach(const CoachArguments& arguments, const Console& console) {
    if (!names_a_file(arguments.what)) {
        const auto position = parse_position(arguments.what);
        if (!position) {
            console.err << "yinsight: position: " << message_of(position.error()) << '\n';
            return ExitStatus::unreadable;
        }
        return advise(*position, arguments, console);
    }
    const auto record = load_game(arguments.what);
    if (!record) {
        console.err << "yinsight: " << arguments.what << ": " << message_of(record.error()) << '\n';
        return ExitStatus::unreadable;
    }
    return advise(replay(*record).end(), arguments, console);
}

}  // namespace yinsight
