#include "app/announce/sentence.hpp"

#include <algorithm>
#include <cmath>

#include "app/announce/fault_sentence.hpp"
#include "app/announce/player_words.hpp"
#include "app/announce/reason_words.hpp"
#include "app/announce/turn_sentence.hpp"

namespace yinsight {

namespace {

bool takes_back_one_turn(const CorrectedEvent& event) {
    return event.command == "undo" && event.turns.empty() && event.dropped.size() == 1;
}

/// Says one event after the other in its language.
class Speech {
  public:
    explicit Speech(const Wording& wording) : say_{wording} {}

    std::string operator()(const BoardFoundEvent& event) const {
        return event.certain_orientation
                   ? say_(phrase("Camera", "The board is in sight."))
                   : say_(phrase("Camera",
                                 "The board is in sight; which way round it lies is a guess."));
    }
    std::string operator()(const BoardLostEvent& event) const {
        return say_.sentences({say_(phrase("Camera", "The board is out of sight.")),
                               reason_words(say_, event.reason)});
    }
    std::string operator()(const BoardMovedEvent& /*event*/) const {
        return say_(phrase("Camera", "The camera or the board was moved."));
    }
    std::string operator()(const CameraLostEvent& event) const {
        return say_.sentences(
            {say_(phrase("Camera", "The camera is gone. Play may go on; it is looked for.")),
             reason_words(say_, event.reason)});
    }
    std::string operator()(const CameraBackEvent& event) const {
        return say_.count(counted_phrase("Camera", "The camera is back after %n seconds."),
                          std::max(1L, std::lround(event.silent_s)));
    }
    std::string operator()(const NewGameEvent& event) const {
        return say_(phrase("Game", "A new game begins, number %1."), {std::to_string(event.game)});
    }
    std::string operator()(const ResumedEvent& event) const {
        if (event.position.is_over()) return say_(phrase("Game", "The game goes on; it is over."));
        return say_.sentences(
            {say_.count(counted_phrase("Game", "The game goes on after %n turns."), event.turns),
             next_sentence(say_, event.position)});
    }
    std::string operator()(const CorrectedEvent& event) const;
    std::string operator()(const DeclaredEvent& event) const {
        const Side loser = event.winner == Winner::white ? Side::black : Side::white;
        const std::string what =
            event.resigned ? say_(phrase("Game", "%1 resigns."), {player_words(say_, loser)})
                           : say_(phrase("Game", "The players have ended the game."));
        return say_.sentences({what, outcome(event.winner, event.score)});
    }
    std::string operator()(const PlayersEvent& event) const {
        const auto name = [&](Side side) {
            const std::string& given = event.players[index_of(side)];
            return given.empty() ? say_(phrase("Game", "unknown")) : given;
        };
        return say_(phrase("Game", "White: %1. Black: %2."),
                    {name(Side::white), name(Side::black)});
    }
    std::string operator()(const SetEvent& event) const {
        if (event.looks_otherwise)
            return say_(phrase("Game",
                               "This is called the set %1, but looks otherwise: its colours are "
                               "not learned."),
                        {event.name});
        if (!event.known)
            return say_(phrase("Game", "This set is new; it is kept as %1."), {event.name});
        return say_.count(
            counted_phrase("Game", "This is the set %1, last seen on %2; %n games so far."),
            event.games, {event.name, event.last_seen});
    }
    std::string operator()(const RefusedEvent& event) const {
        return say_.sentences(
            {say_(phrase("Game", "Not done.")), reason_words(say_, event.reason)});
    }
    std::string operator()(const Event& event) const { return std::visit(*this, event.what); }

    std::string operator()(const StartEvent& event) const {
        const std::string start = say_(phrase("Game", "Watching from here."));
        if (event.side_unknown)
            return say_.sentences(
                {start, say_(phrase("Game", "Who is to play is not known yet."))});
        if (event.position.is_over())
            return say_.sentences({start, say_(phrase("Game", "The game is over."))});
        return say_.sentences({start, next_sentence(say_, event.position)});
    }
    std::string operator()(const HandEvent& /*event*/) const { return {}; }
    std::string operator()(const StepEvent& /*event*/) const { return {}; }
    std::string operator()(const TurnEvent& event) const { return turn_sentence(say_, event); }
    std::string operator()(const RowEvent& event) const { return row_sentence(say_, event); }
    std::string operator()(const ViolationEvent& event) const {
        return say_.sentences({act_sentence(say_, event.fault),
                               rule_sentence(say_, event.fault.kind),
                               repair_sentence(say_, event.fault.repair)});
    }
    std::string operator()(const RepairedEvent& event) const {
        if (event.fault.points.empty()) return say_(phrase("Game", "Put right; play goes on."));
        return say_(phrase("Game", "%1 is right again; play goes on."),
                    {event.fault.points[0].name()});
    }
    std::string operator()(const QuestionEvent& event) const;
    std::string operator()(const TakebackEvent& event) const {
        if (event.to_turn == 0) return say_(phrase("Game", "All turns were taken back."));
        return say_(phrase("Game", "Taken back to turn %1."), {std::to_string(event.to_turn)});
    }
    std::string operator()(const GameOverEvent& event) const {
        return say_.sentences(
            {end_reason(event.result.reason), outcome(event.result.winner, event.score)});
    }

  private:
    std::string what_was_corrected(const CorrectedEvent& event) const;
    std::string outcome(Winner winner, const std::array<int, 2>& score) const;
    std::string end_reason(EndReason reason) const;

    const Wording& say_;
};

std::string Speech::what_was_corrected(const CorrectedEvent& event) const {
    const bool forward = !event.turns.empty();
    if (event.command == "undo" && !forward && event.dropped.empty())
        return say_(phrase("Game", "Undone."));
    if (takes_back_one_turn(event))
        return say_(phrase("Game", "Undone: turn %1."), {std::to_string(event.dropped.front())});
    if (event.command == "redo" && event.turns.size() == 1 && event.dropped.empty())
        return say_(phrase("Game", "Back again: turn %1."), {std::to_string(event.turns.back())});
    if (event.command == "accept") return say_(phrase("Game", "It stands."));
    if (!forward) return say_(phrase("Game", "The record is corrected."));
    return say_(phrase("Game", "The record is corrected from turn %1."),
                {std::to_string(event.turns.front())});
}

std::string Speech::operator()(const CorrectedEvent& event) const {
    const std::string what = what_was_corrected(event);
    std::string dropped;
    if (!event.dropped.empty() && !takes_back_one_turn(event)) {
        std::vector<std::string> numbers;
        for (const int number : event.dropped) numbers.push_back(std::to_string(number));
        dropped = say_.count(counted_phrase("Game", "%n turns no longer fit and are dropped: %1."),
                             static_cast<long>(numbers.size()), {say_.enumerated(numbers)});
    }
    return say_.sentences({what, dropped, next_sentence(say_, event.position)});
}

std::string Speech::operator()(const QuestionEvent& event) const {
    if (event.about == QuestionEvent::About::side_to_move)
        return say_(phrase("Game", "Who is to move?"));
    return say_.sentences({say_(phrase("Game", "Was turn %1 %2?"),
                                {std::to_string(event.turn), say_.one_of(event.candidates)}),
                           say_(phrase("Game", "The first is written down."))});
}

std::string Speech::outcome(Winner winner, const std::array<int, 2>& score) const {
    const std::string white = std::to_string(score[0]);
    const std::string black = std::to_string(score[1]);
    if (winner == Winner::draw)
        return say_(phrase("Game", "The game is a draw, %1 to %2."), {white, black});
    const bool white_wins = winner == Winner::white;
    return say_(phrase("Game", "%1 wins, %2 to %3."),
                {player_words(say_, white_wins ? Side::white : Side::black),
                 white_wins ? white : black, white_wins ? black : white});
}

std::string Speech::end_reason(EndReason reason) const {
    switch (reason) {
        case EndReason::rings:
            return say_(phrase("Game", "Third ring!"));
        case EndReason::row:
            return say_(phrase("Game", "The row decides."));
        case EndReason::pool:
            return say_(phrase("Game", "No marker is left."));
        case EndReason::blocked:
            return say_(phrase("Game", "No ring can move."));
        case EndReason::resigned:
            break;
    }
    return {};
}

}  // namespace

std::string sentence_for(const SessionEvent& event, const Wording& wording) {
    if (event.correction) return {};
    return std::visit(Speech{wording}, event.what);
}

}  // namespace yinsight
