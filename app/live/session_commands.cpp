// The part of the session that carries out commands.

#include <algorithm>
#include <utility>

#include "app/live/referee_session.hpp"
#include "referee/game.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

/// Corrections that undo can bring back.
constexpr std::size_t kMostChanges = 200;

TurnEvent event_of(const PlayedTurn& played) {
    TurnEvent event{played.number, played.player, to_text(played.turn), played.after, {},
                    played.illegal};
    for (const Turn& candidate : played.candidates) event.candidates.push_back(to_text(candidate));
    return event;
}

/// The position in which play goes on from a board as it lies, `recorded` being the one before.
/// Markers in rings are left out.
Position position_as_it_lies(const std::array<PointState, kPointCount>& seen,
                             const Position& recorded) {
    PositionParts parts = recorded.parts();
    for (const Point point : all_points()) {
        const PointState state = seen[static_cast<std::size_t>(point.index())];
        const auto ring = ring_of(state);
        parts.board.set_state(point, ring ? point_state(ring, std::nullopt) : state);
    }
    Side next = recorded.side();
    for (const Side side : {Side::white, Side::black}) {
        const auto i = index_of(side);
        const int gone = recorded.board().rings_of(side).size() - parts.board.rings_of(side).size();
        parts.rings_removed[i] = std::clamp(parts.rings_removed[i] + gone, 0, kRingsPerSide);
    }
    // A ring of the side to move has changed its place: that turn is over.
    if (!(parts.board.rings_of(next) == recorded.board().rings_of(next))) next = opponent_of(next);
    return begin_turn(parts, next);
}

}  // namespace

std::vector<SessionEvent> RefereeSession::apply(const Command& command) {
    std::vector<SessionEvent> events;
    command_ = name_of(command);
    std::visit([&](const auto& order) { carry_out(order, events); }, command);
    return events;
}

std::vector<SessionEvent> RefereeSession::resume(const GameRecord& record) {
    std::vector<SessionEvent> events;
    const GameState state = state_of(record);
    players_ = {record.tag("White"), record.tag("Black")};
    for (const RecordedTurn& turn : record.turns) {
        if (!turn.comments.empty()) comments_[turn.number] = turn.comments;
    }
    rated_ = record.tag(kRatedTag) == kRatedYes;
    options_.variant = state.start.variant();
    arbiter_.set_game(state.start, state.turns);
    start_ = state.start;
    say(events, ResumedEvent{static_cast<int>(state.turns.size()), arbiter_.position(), players_});
    return events;
}

void RefereeSession::refuse(std::vector<SessionEvent>& events, std::string reason) const {
    say(events, RefusedEvent{command_, std::move(reason)});
}

void RefereeSession::replace(const Snapshot& next, std::vector<SessionEvent>& events) {
    const auto& old = arbiter_.turns();
    const auto& turns = next.game.turns;
    const auto [old_end, new_end] =
        std::mismatch(old.begin(), old.end(), turns.begin(), turns.end(), same_turn);
    const auto moment = [&](auto what) { return Event{counts_.seconds, frame_, std::move(what)}; };
    if (old_end != old.end()) {
        const int to_turn = old_end == old.begin() ? 0 : std::prev(old_end)->number;
        say(events, moment(TakebackEvent{to_turn}), true);
    }
    CorrectedEvent corrected{command_, {}, {}, next.game.position()};
    for (auto turn = new_end; turn != turns.end(); ++turn) {
        say(events, moment(event_of(*turn)), true);
        corrected.turns.push_back(turn->number);
    }
    for (auto turn = old_end; turn != old.end(); ++turn) {
        if (turns.empty() || turn->number > turns.back().number)
            corrected.dropped.push_back(turn->number);
    }
    arbiter_.set_game(next.game.start, next.game.turns);
    declared_ = next.declared;
    held_.hold(arbiter_.position().board());
    say(events, std::move(corrected));
    if (const auto& result = arbiter_.position().result())
        say(events, moment(GameOverEvent{*result, arbiter_.position().parts().rings_removed}));
}

void RefereeSession::remember(Change change) {
    if (changes_.size() == kMostChanges) changes_.erase(changes_.begin());
    changes_.push_back(std::move(change));
    undone_.clear();
}

void RefereeSession::change_to(const Snapshot& next, std::vector<SessionEvent>& events) {
    remember({snapshot(), next.game.turns.size()});
    replace(next, events);
}

void RefereeSession::carry_out(const UndoCommand& /*command*/, std::vector<SessionEvent>& events) {
    Snapshot earlier = snapshot();
    const bool is_change =
        !changes_.empty() && changes_.back().turns_after == arbiter_.turns().size();
    if (!is_change && earlier.game.turns.empty()) {
        refuse(events, "there is nothing to undo");
        return;
    }
    const bool lets_stand = is_change && changes_.back().lets_stand;
    undone_.push_back({earlier, lets_stand});
    if (is_change) {
        earlier = std::move(changes_.back().before);
        changes_.pop_back();
    } else {
        earlier.game.turns.pop_back();
    }
    replace(earlier, events);
    if (lets_stand) held_.release();
}

void RefereeSession::carry_out(const RedoCommand& /*command*/, std::vector<SessionEvent>& events) {
    if (undone_.empty()) {
        refuse(events, "there is nothing to redo");
        return;
    }
    auto undone = std::exchange(undone_, {});
    const Undone next = std::move(undone.back());
    undone.pop_back();
    const bool lies_as_before = held_.holds();
    change_to(next.state, events);
    changes_.back().lets_stand = next.lets_stand;
    undone_ = std::move(undone);
    // Nobody has followed the undo: what is wrong with the board is said again.
    if (lies_as_before) held_.release();
}

void RefereeSession::carry_out(const SetPositionCommand& command,
                               std::vector<SessionEvent>& events) {
    Snapshot next = snapshot();
    next.declared.reset();
    if (next.game.turns.empty()) {
        next.game.start = command.position;
    } else {
        next.game.turns.back().after = command.position;
    }
    change_to(next, events);
}

void RefereeSession::carry_out(const ChooseCommand& command, std::vector<SessionEvent>& events) {
    const auto& turns = arbiter_.turns();
    const auto asked = std::find_if(turns.rbegin(), turns.rend(), [&](const PlayedTurn& turn) {
        return !turn.candidates.empty() && command.turn.value_or(turn.number) == turn.number;
    });
    if (asked == turns.rend()) {
        refuse(events, "no such turn has candidates");
        return;
    }
    if (command.candidate > asked->candidates.size()) {
        refuse(events, "turn " + std::to_string(asked->number) + " has candidates 0 to " +
                           std::to_string(asked->candidates.size()));
        return;
    }
    const Turn turn =
        command.candidate == 0 ? asked->turn : asked->candidates[command.candidate - 1];
    correct_turn(static_cast<std::size_t>(turns.rend() - asked) - 1, turn, events);
}

void RefereeSession::carry_out(const CorrectCommand& command, std::vector<SessionEvent>& events) {
    const auto& turns = arbiter_.turns();
    const auto found = std::find_if(turns.begin(), turns.end(), [&](const PlayedTurn& turn) {
        return turn.number == command.turn;
    });
    if (found == turns.end()) {
        refuse(events, "there is no turn " + std::to_string(command.turn));
        return;
    }
    const auto turn = parse_turn(command.text, found->before);
    if (!turn) {
        refuse(events, message_of(turn.error()));
        return;
    }
    correct_turn(static_cast<std::size_t>(found - turns.begin()), *turn, events);
}

void RefereeSession::correct_turn(std::size_t index, const Turn& turn,
                                  std::vector<SessionEvent>& events) {
    if (const auto wrong = find_fault(arbiter_.turns()[index].before, turn)) {
        refuse(events, wrong->fault.message);
        return;
    }
    Game game{record()};
    game.correct(index, turn);
    Snapshot next = snapshot();
    next.game = state_of(game.record());
    if (next.game.turns.size() < arbiter_.turns().size()) next.declared.reset();
    change_to(next, events);
}

void RefereeSession::carry_out(const AcceptCommand& /*command*/,
                               std::vector<SessionEvent>& events) {
    const Snapshot before = snapshot();
    if (auto stood = arbiter_.let_stand()) {
        const bool recorded = arbiter_.position() != before.game.position();
        remember({before, arbiter_.turns().size(), true, recorded});
        append(std::move(*stood), events);
        say(events, CorrectedEvent{command_, {}, {}, arbiter_.position()});
        return;
    }
    if (!arbiter_.started() || !held_.seen()) {
        refuse(events, "no board has been seen yet");
        return;
    }
    if (arbiter_.open_faults().empty()) {
        refuse(events, "no wrong act lies on the board");
        return;
    }
    carry_out(SetPositionCommand{position_as_it_lies(*held_.seen(), arbiter_.position())}, events);
    changes_.back().lets_stand = true;
}

void RefereeSession::carry_out(const DeclareCommand& command, std::vector<SessionEvent>& events) {
    if (over()) {
        refuse(events, "the game is over");
        return;
    }
    remember({snapshot(), arbiter_.turns().size()});
    declared_ = command;
    say(events,
        DeclaredEvent{command.winner, command.resigned, arbiter_.position().parts().rings_removed});
}

void RefereeSession::carry_out(const RenameCommand& command, std::vector<SessionEvent>& events) {
    players_[index_of(command.side)] = command.name;
    say(events, PlayersEvent{players_});
}

void RefereeSession::carry_out(const TurnNamesCommand& command, std::vector<SessionEvent>& events) {
    watch_.turn_names(command.sixths);
    held_ = {};
    changes_.clear();
    undone_.clear();
    if (!arbiter_.started()) return;
    replace({turned(state_of(arbiter_), command.sixths), declared_}, events);
}

void RefereeSession::carry_out(const CommentCommand& command, std::vector<SessionEvent>& events) {
    const auto& turns = arbiter_.turns();
    const bool known = std::any_of(turns.begin(), turns.end(), [&](const PlayedTurn& turn) {
        return turn.number == command.turn;
    });
    if (!known) {
        refuse(events, "there is no turn " + std::to_string(command.turn));
        return;
    }
    comments_.erase(command.turn);
    if (!command.text.empty()) comments_[command.turn] = {command.text};
    // Nothing to call out: the game is as it was.
    say(events, CorrectedEvent{command_, {}, {}, arbiter_.position()}, true);
}

void RefereeSession::carry_out(const NewGameCommand& /*command*/,
                               std::vector<SessionEvent>& events) {
    const auto& seen = held_.seen();
    const bool empty = seen && std::all_of(seen->begin(), seen->end(), [](PointState state) {
                           return state == PointState::empty;
                       });
    options_.start = empty ? std::optional{Position::start(options_.variant)} : std::nullopt;
    begin_game(events);
}

void RefereeSession::carry_out(const StopCommand& /*command*/,
                               std::vector<SessionEvent>& /*events*/) {}

void RefereeSession::carry_out(const UnknownCommand& command, std::vector<SessionEvent>& events) {
    refuse(events, command.reason);
}

}  // namespace yinsight
