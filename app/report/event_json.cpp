#include "app/report/event_json.hpp"

#include <cmath>

#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

Json names_of(const std::vector<Point>& points) {
    Json names = Json::array();
    for (const Point point : points) names.push_back(point.name());
    return names;
}

std::string row_text(Window row) {
    return row.first().name() + '-' + row.last().name();
}

Json json_of(const BoardFoundEvent& event) {
    return {{"event", "board_found"}, {"certain_orientation", event.certain_orientation}};
}
Json json_of(const BoardLostEvent& event) {
    return {{"event", "board_lost"}, {"reason", event.reason}};
}
Json json_of(const BoardMovedEvent& /*event*/) {
    return {{"event", "board_moved"}};
}

Json json_of(const StartEvent& event) {
    return {{"event", "start"},
            {"position", to_text(event.position)},
            {"side_unknown", event.side_unknown}};
}
Json json_of(const HandEvent& event) {
    return {{"event", "hand"}, {"present", event.present}};
}
Json json_of(const StepEvent& event) {
    return {{"event", "step"},
            {"step", name_of(event.step)},
            {"player", name_of(event.player)},
            {"points", names_of(event.points)}};
}
Json json_of(const TurnEvent& event) {
    Json json{{"event", "turn"},
              {"turn", event.number},
              {"player", name_of(event.player)},
              {"text", event.text},
              {"position", to_text(event.position)}};
    if (!event.candidates.empty()) json["candidates"] = event.candidates;
    if (event.illegal) json["illegal"] = name_of(*event.illegal);
    return json;
}
Json json_of(const RowEvent& event) {
    Json rows = Json::array();
    for (const Window row : event.rows) rows.push_back(row_text(row));
    return {{"event", "row"}, {"player", name_of(event.player)}, {"rows", rows}};
}

Json fault_json(const char* name, const Fault& fault) {
    Json repair = Json::array();
    for (const PointChange& change : fault.repair) {
        repair.push_back({{"point", change.point.name()},
                          {"from", name_of(change.from)},
                          {"to", name_of(change.to)}});
    }
    return {{"event", name},
            {"kind", name_of(fault.kind)},
            {"player", name_of(fault.player)},
            {"points", names_of(fault.points)},
            {"message", fault.message},
            {"rule", fault.rule()},
            {"repair", repair}};
}
Json json_of(const ViolationEvent& event) {
    return fault_json("violation", event.fault);
}
Json json_of(const RepairedEvent& event) {
    return fault_json("repaired", event.fault);
}

Json json_of(const QuestionEvent& event) {
    const bool about_turn = event.about == QuestionEvent::About::turn;
    return {{"event", "question"},
            {"about", about_turn ? "turn" : "side_to_move"},
            {"turn", event.turn},
            {"candidates", event.candidates}};
}
Json json_of(const TakebackEvent& event) {
    return {{"event", "takeback"}, {"to_turn", event.to_turn}};
}
Json json_of(const GameOverEvent& event) {
    constexpr std::array<const char*, 3> kWinners = {"white", "black", "draw"};
    return {{"event", "game_over"},
            {"winner", kWinners[static_cast<std::size_t>(event.result.winner)]},
            {"reason", name_of(event.result.reason)},
            {"score", event.score}};
}
Json json_of(const Event& event) {
    return std::visit([](const auto& what) { return json_of(what); }, event.what);
}

double milliseconds(double seconds) {
    return std::round(seconds * 1000) / 1000;
}

}  // namespace

Json event_json(const SessionEvent& event) {
    Json json = std::visit([](const auto& what) { return json_of(what); }, event.what);
    json["t"] = milliseconds(event.time_s);
    json["frame"] = event.frame;
    return json;
}

Json end_json(const RefereeSession& session) {
    const SessionCounts& counts = session.counts();
    return {{"event", "end"},
            {"turns", session.arbiter().turns().size()},
            {"violations", counts.violations},
            {"questions", counts.questions},
            {"frames", counts.frames},
            {"seconds", milliseconds(counts.seconds)}};
}

}  // namespace yinsight
