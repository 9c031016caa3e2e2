#include "app/announce/sentence.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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

/// "one ring", "2 rings".
std::string counted(long count, const std::string& what) {
    if (count == 1) return "one " + what;
    return std::to_string(count) + ' ' + what + 's';
}

/// The last markers, so that nobody is surprised by the end.
std::string markers_left(const Position& position) {
    constexpr std::array<const char*, 6> kNumbers = {"No", "One", "Two", "Three", "Four", "Five"};
    const int pool = position.pool();
    if (pool < 0 || pool >= static_cast<int>(kNumbers.size())) return {};
    return std::string{" "} + kNumbers[static_cast<std::size_t>(pool)] +
           (pool == 1 ? " marker is left." : " markers are left.");
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
    const Position& position = event.position;
    if (position.is_over()) return text;
    if (event.text.find('x') != std::string::npos && position.rings_removed(event.player) > 0)
        text += ' ' + player_name(event.player) + " has taken off " +
                counted(position.rings_removed(event.player), "ring") + '.';
    text += markers_left(position) + ' ' + player_name(position.side()) + " is to play.";
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
std::string outcome(Winner winner, const std::array<int, 2>& score) {
    const std::string numbers = std::to_string(score[0]) + " to " + std::to_string(score[1]);
    if (winner == Winner::draw) return "The game is a draw, " + numbers + '.';
    return player_name(winner == Winner::white ? Side::white : Side::black) + " wins, " + numbers +
           '.';
}
std::string words(const GameOverEvent& event) {
    const std::string end = outcome(event.result.winner, event.score);
    switch (event.result.reason) {
        case EndReason::rings:
            return "The third ring is off. " + end;
        case EndReason::row:
            return "The row decides. " + end;
        case EndReason::pool:
            return "No marker is left. " + end;
        case EndReason::blocked:
            return "No ring can move. " + end;
        case EndReason::resigned:
            break;
    }
    return end;
}
std::string words(const DeclaredEvent& event) {
    const std::string end = outcome(event.winner, event.score);
    if (!event.resigned) return "The players have ended the game. " + end;
    return player_name(event.winner == Winner::white ? Side::black : Side::white) + " resigns. " +
           end;
}

std::string words(const CameraLostEvent& event) {
    return "The camera is gone: it " + event.reason + ". Play may go on; it is looked for.";
}
std::string words(const CameraBackEvent& event) {
    return "The camera is back after " +
           counted(std::max(1L, std::lround(event.silent_s)), "second") + '.';
}
std::string words(const NewGameEvent& event) {
    return "A new game begins, number " + std::to_string(event.game) + '.';
}
std::string words(const ResumedEvent& event) {
    if (event.position.is_over()) return "The game goes on; it is over.";
    return "The game goes on after " + counted(event.turns, "turn") + "; " +
           player_name(event.position.side()) + " is to play.";
}
std::string words(const CorrectedEvent& event) {
    std::string text = "The record is corrected";
    if (!event.turns.empty()) text += " from turn " + std::to_string(event.turns.front());
    text += '.';
    if (!event.dropped.empty()) {
        std::vector<std::string> numbers;
        for (const int number : event.dropped) numbers.push_back(std::to_string(number));
        text += (numbers.size() == 1 ? " Turn " : " Turns ") + joined(numbers, " and ") +
                (numbers.size() == 1 ? " is" : " are") + " no longer in it.";
    }
    if (!event.position.is_over())
        text += ' ' + player_name(event.position.side()) + " is to play.";
    return text;
}
std::string words(const PlayersEvent& event) {
    const auto name = [&](Side side) {
        const std::string& given = event.players[index_of(side)];
        return given.empty() ? std::string{"nobody known"} : given;
    };
    return "White is " + name(Side::white) + ", Black is " + name(Side::black) + '.';
}
std::string words(const RefusedEvent& event) {
    return "Not done (" + event.command + "): " + event.reason +
           (event.reason.ends_with('.') ? "" : ".");
}

std::string words(const Event& event) {
    return std::visit([](const auto& what) { return words(what); }, event.what);
}

}  // namespace

std::string sentence_for(const SessionEvent& event) {
    if (event.correction) return {};
    return std::visit([](const auto& what) { return words(what); }, event.what);
}

}  // namespace yinsight
