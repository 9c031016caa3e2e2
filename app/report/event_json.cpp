#include "app/report/event_json.hpp"

#include <cmath>

#include "app/report/pose_json.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

/// By Winner.
constexpr std::array<const char*, 3> kWinners = {"white", "black", "draw"};

double milliseconds(double seconds) {
    return std::round(seconds * 1000) / 1000;
}

Json names_of(const std::vector<Point>& points) {
    Json names = Json::array();
    for (const Point point : points) names.push_back(point.name());
    return names;
}

std::string row_text(Window row) {
    return row.first().name() + '-' + row.last().name();
}

Json json_of(const BoardFoundEvent& event) {
    Json json{{"event", "board_found"}, {"certain_orientation", event.certain_orientation}};
    if (event.pose) json["pose"] = pose_json(*event.pose);
    return json;
}
Json json_of(const BoardLostEvent& event) {
    return {{"event", "board_lost"}, {"reason", event.reason}};
}
Json json_of(const BoardMovedEvent& event) {
    Json json{{"event", "board_moved"}};
    if (event.pose) json["pose"] = pose_json(*event.pose);
    return json;
}

Json json_of(const CameraLostEvent& event) {
    return {{"event", "camera_lost"}, {"reason", event.reason}};
}
Json json_of(const CameraBackEvent& event) {
    return {{"event", "camera_back"}, {"silent_s", milliseconds(event.silent_s)}};
}
Json json_of(const NewGameEvent& event) {
    return {{"event", "new_game"}, {"game", event.game}};
}
Json json_of(const ResumedEvent& event) {
    return {{"event", "resumed"},
            {"turns", event.turns},
            {"position", to_text(event.position)},
            {"white", event.players[0]},
            {"black", event.players[1]}};
}
Json json_of(const CorrectedEvent& event) {
    return {{"event", "corrected"},
            {"command", event.command},
            {"turns", event.turns},
            {"dropped", event.dropped},
            {"position", to_text(event.position)}};
}
Json json_of(const DeclaredEvent& event) {
    return {{"event", "game_over"},
            {"winner", kWinners[static_cast<std::size_t>(event.winner)]},
            {"reason", event.resigned ? "resigned" : "declared"},
            {"score", event.score}};
}
Json json_of(const PlayersEvent& event) {
    return {{"event", "players"}, {"white", event.players[0]}, {"black", event.players[1]}};
}
Json json_of(const SetEvent& event) {
    Json json{{"event", "set"}, {"name", event.name}, {"known", event.known}};
    if (event.known) {
        json["last_seen"] = event.last_seen;
        json["games"] = event.games;
    }
    if (event.looks_otherwise) json["looks_otherwise"] = true;
    return json;
}
Json json_of(const RefusedEvent& event) {
    return {{"event", "refused"}, {"command", event.command}, {"message", event.reason}};
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
    return {{"event", "game_over"},
            {"winner", kWinners[static_cast<std::size_t>(event.result.winner)]},
            {"reason", name_of(event.result.reason)},
            {"score", event.score}};
}
Json json_of(const Event& event) {
    return std::visit([](const auto& what) { return json_of(what); }, event.what);
}

}  // namespace

Json event_json(const SessionEvent& event) {
    Json json = std::visit([](const auto& what) { return json_of(what); }, event.what);
    json["t"] = milliseconds(event.time_s);
    json["frame"] = event.frame;
    if (event.correction) json["correction"] = true;
    return json;
}

int session_turns(const RefereeSession& session) {
    return session.counts().earlier_turns + static_cast<int>(session.arbiter().turns().size());
}

Json end_json(const RefereeSession& session, const RunReport& report) {
    const SessionCounts& counts = session.counts();
    const auto tenths = [](double ms) { return std::round(ms * 10) / 10; };
    const auto percentiles = [&](const LatencyTable& table) {
        return Json{{"p50", tenths(table.percentile_ms(0.5))},
                    {"p95", tenths(table.percentile_ms(0.95))},
                    {"p99", tenths(table.percentile_ms(0.99))}};
    };
    return {{"event", "end"},
            {"turns", session_turns(session)},
            {"violations", counts.violations},
            {"questions", counts.questions},
            {"frames", counts.frames},
            {"seconds", milliseconds(counts.seconds)},
            {"games", counts.games},
            {"dropped", report.dropped},
            {"camera_losses", report.losses},
            {"ms_per_frame", tenths(report.frames == 0 ? 0 : 1000 * report.busy_s / report.frames)},
            {"frame_latency_ms", percentiles(report.frame_ms)},
            {"event_latency_ms", percentiles(report.event_ms)}};
}

}  // namespace yinsight
