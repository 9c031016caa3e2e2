#include "app/announce/fault_sentence.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/diagram/diagram_file.hpp"
#include "app/diagram/turn_diagram.hpp"
#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"

namespace yinsight {

namespace {

/// The diagram after `turns` turns of a replayed record, the last of them marked.
Diagram diagram_after(const GameRecord& record, const Replay& replayed, std::size_t turns) {
    if (turns == 0) return diagram_of(replayed.positions[0]);
    const RecordedTurn& last = record.turns[turns - 1];
    return diagram_of_turn(replayed.positions[turns - 1], last.number, last.turn,
                           replayed.positions[turns]);
}

/// How many turns to play so that turn `number` is the last; empty if the record has none such.
std::optional<std::size_t> turns_until(const GameRecord& record, int number) {
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        if (record.turns[i].number == number) return i + 1;
    }
    return number == 0 ? std::optional<std::size_t>{0} : std::nullopt;
}

ExitStatus draw_record(const DiagramArguments& arguments, const Console& console) {
    const auto record = load_game(arguments.what);
    if (!record) {
        complain(console, arguments.what, record.error());
        return ExitStatus::unreadable;
    }
    const Replay replayed = replay(*record);
    const std::size_t known = replayed.positions.size() - 1;
    const auto turns = arguments.turn ? turns_until(*record, *arguments.turn) : known;
    if (!turns) throw FileError{arguments.what, "has no turn " + std::to_string(*arguments.turn)};
    if (*turns > known || known < record->turns.size()) {
        console.err << "yinsight: " << arguments.what << ": "
                    << illegal_turn_sentence(*replayed.fault, console.wording) << '\n';
    }
    if (*turns > known) return ExitStatus::answer_is_no;
    write_diagram(diagram_after(*record, replayed, *turns), arguments.out);
    return ExitStatus::done;
}

ExitStatus draw_position(const DiagramArguments& arguments, const Console& console) {
    if (arguments.turn) {
        complain(console, "--turn: a position has no turns; expected a record");
        return ExitStatus::wrong_usage;
    }
    // What only a camera sees is no game's position; of that text the board alone is drawn.
    const bool from_camera = arguments.what.find_first_of("[?") != std::string::npos;
    const auto board =
        from_camera ? arguments.what.substr(0, arguments.what.find(' ')) : arguments.what;
    if (const auto seen = parse_seen_board(board)) {
        Diagram diagram;
        diagram.board = *seen;
        diagram.title = arguments.what;
        write_diagram(diagram, arguments.out);
        return ExitStatus::done;
    }
    const auto position = parse_position(arguments.what);
    if (!position) {
        complain(console, "position", position.error());
        return ExitStatus::unreadable;
    }
    write_diagram(diagram_of(*position), arguments.out);
    return ExitStatus::done;
}

}  // namespace

ExitStatus run_diagram(const DiagramArguments& arguments, const Console& console) {
    return names_a_file(arguments.what) ? draw_record(arguments, console)
                                        : draw_position(arguments, console);
}

}  // namespace yinsight
