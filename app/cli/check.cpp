#include "app/announce/fault_sentence.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/report/json_line.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

/// A line a record, also for one that cannot be read.
void print_unreadable(std::ostream& out, const std::string& file, int turn,
                      const std::string& message) {
    print_json_line(out, {{"file", file},
                          {"legal", false},
                          {"turn", turn},
                          {"kind", "unreadable"},
                          {"message", message}});
}

ExitStatus report_unreadable(const std::string& file, const ParseError& error, bool json,
                             const Console& console) {
    const std::string message = message_of(error);
    complain(console, file, error);
    if (json) print_unreadable(console.out, file, error.turn, message);
    return ExitStatus::unreadable;
}

void print_json(std::ostream& out, const std::string& file, const GameRecord& record,
                const Replay& replayed) {
    if (!replayed.fault) {
        print_json_line(out, {{"file", file},
                              {"legal", true},
                              {"turns", record.turns.size()},
                              {"position", to_text(replayed.end())}});
        return;
    }
    const Fault& fault = replayed.fault->fault;
    Json points = Json::array();
    for (const Point point : fault.points) points.push_back(point.name());
    print_json_line(out, {{"file", file},
                          {"legal", false},
                          {"turn", replayed.fault->number},
                          {"kind", name_of(fault.kind)},
                          {"message", fault.message},
                          {"player", name_of(fault.player)},
                          {"points", points},
                          {"rule", fault.rule()}});
}

void print_text(const Console& console, const std::string& file, const GameRecord& record,
                const Replay& replayed) {
    const Wording& say = console.wording;
    if (!replayed.fault) {
        console.out << file << ": "
                    << say.count(counted_phrase("Message", "legal, %n turns, score %1"),
                                 static_cast<long>(record.turns.size()),
                                 {score_text(replayed.end())})
                    << "\n  " << to_text(replayed.end()) << '\n';
        return;
    }
    const Fault& fault = replayed.fault->fault;
    console.out << file << ": " << illegal_turn_sentence(*replayed.fault, say) << " ("
                << name_of(fault.kind) << ")\n  " << rule_sentence(say, fault.kind) << '\n';
}

ExitStatus check_one(const std::string& file, bool json, const Console& console) {
    const auto record = load_game(file);
    if (!record) return report_unreadable(file, record.error(), json, console);
    const Replay replayed = replay(*record);
    if (json) {
        print_json(console.out, file, *record, replayed);
    } else {
        print_text(console, file, *record, replayed);
    }
    return replayed.fault ? ExitStatus::answer_is_no : ExitStatus::done;
}

}  // namespace

ExitStatus run_check(const CheckArguments& arguments, const Console& console) {
    ExitStatus status = ExitStatus::done;
    for (const std::string& file : arguments.records) {
        try {
            status = graver(status, check_one(file, arguments.json, console));
        } catch (const FileError& error) {
            complain(console, error);
            if (arguments.json) print_unreadable(console.out, file, 0, error.what());
            status = ExitStatus::unreadable;
        }
    }
    return status;
}

}  // namespace yinsight
