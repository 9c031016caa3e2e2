#include "app/announce/sentence.hpp"

#include <array>

namespace yinsight {

namespace {

std::string player_name(Side side) {
    return side == Side::white ? "White" : "Black";
}

std::string joined(const std::vector<std::string>& parts, const std::string& last_joint) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? last_joint : ", ";
        text += parts[i];
    }
    return text;
}

std::string piece_name(PointState state) {
    const auto ring = ring_of(state);
    const auto marker = marker_of(state);
    if (ring && marker)
        return std::string{"a "} + name_of(*ring) + " ring with a " + name_of(*marker) + " marker";
    if (ring) return std::string{"a "} + name_of(*ring) + " ring";
    if (marker) return std::string{"a "} + name_of(*marker) + " marker";
    return "nothing";
}

std::string words(const BoardFoundEvent& event) {
    return event.certain_orientation ? "The board is in sight."
                                     : "The board is in sight; which way round it lies is a guess.";
}
std::string words(const BoardLostEvent& event) {
    return "The board is out of sight: " + event.reason + '.';
}
std::string words(const BoardMovedEvent& /*event*/) {
    return "The camera or the board was moved.";
}
std::string words(const StartEvent& event) {
    if (event.side_unknown) return "Watching from here; who moves next is not known yet.";
    if (event.position.is_over()) return "Watching from here; the game is over.";
    return "Watching from here; " + player_name(event.position.side()) + " is to play.";
}
std::string words(const HandEvent& /*event*/) {
    return {};
}
std::string words(const StepEvent& /*event*/) {
    return {};
}
std::string words(const TurnEvent& event) {
    std::string text = "Turn " + std::to_string(event.number) + ", " + player_name(event.player) +
                       ": " + event.text + '.';
    if (event.illegal) text += " It is illegal and stands.";
    return text;
}
std::string words(const RowEvent& event) {
    std::vector<std::string> rows;
    for (const Window row : event.rows)
        rows.push_back(row.first().name() + " to " + row.last().name());
    return player_name(event.player) + " has a row: " + joined(rows, " or ") +
           ". It comes off, then a ring.";
}
std::string words(const ViolationEvent& event) {
    std::vector<std::string> changes;
    for (const PointChange& change : event.fault.repair)
        changes.push_back(piece_name(change.to) + " on " + change.point.name());
    std::string text = event.fault.message + ' ' + std::string{event.fault.rule()};
    if (!changes.empty()) text += " Right would be " + joined(changes, " and ") + '.';
    return text;
}
std::string words(const RepairedEvent& event) {
    const std::string what = event.fault.points.empty() ? "it" : event.fault.points[0].name();
    return player_name(event.fault.player) + " has put " + what + " right.";
}
std::string words(const QuestionEvent& event) {
    if (event.about == QuestionEvent::About::side_to_move) return "Who is to move?";
    return "Turn " + std::to_string(event.turn) + " may have been " +
           joined(event.candidates, " or ") + "; the first is written down.";
}
std::string words(const TakebackEvent& event) {
    if (event.to_turn == 0) return "All turns were taken back.";
    return "Taken back to turn " + std::to_string(event.to_turn) + '.';
}
std::string words(const GameOverEvent& event) {
    const std::string score =
        std::to_string(event.score[0]) + " to " + std::to_string(event.score[1]);
    switch (event.result.winner) {
        case Winner::white:
            return "White wins, " + score + '.';
        case Winner::black:
            return "Black wins, " + score + '.';
        default:
            return "The game is a draw, " + score + '.';
    }
}
std::string words(const Event& event) {
    return std::visit([](const auto& what) { return words(what); }, event.what);
}

}  // namespace

std::string sentence_for(const SessionEvent& event) {
    return std::visit([](const auto& what) { return words(what); }, event.what);
}

}  // namespace yinsight
