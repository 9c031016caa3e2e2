#include "app/live/referee_session.hpp"

namespace yinsight {

RefereeSession::RefereeSession(const ArbiterOptions& arbiter, const ReadOptions& reading)
    : arbiter_{arbiter}, start_{arbiter.start}, watch_{reading} {}

const Board* RefereeSession::expected_board() const {
    if (arbiter_.started()) return &arbiter_.position().board();
    return start_ ? &start_->board() : nullptr;
}

std::vector<SessionEvent> RefereeSession::take(const Frame& frame) {
    std::vector<SessionEvent> events;
    const auto say = [&](auto what) {
        events.push_back({frame.time_s, frame.index, std::move(what)});
    };
    Look look = watch_.look(frame, expected_board());
    switch (look.status) {
        case Look::Status::found:
            say(BoardFoundEvent{look.reading->certain_orientation});
            break;
        case Look::Status::moved:
            say(BoardMovedEvent{});
            break;
        case Look::Status::lost:
            say(BoardLostEvent{look.reason});
            break;
        default:
            break;
    }
    if (look.reading) {
        board_seen_ = true;
        look.reading->observation.moving |= look.status == Look::Status::moved;
        append(arbiter_.observe(look.reading->observation), events);
    }
    last_reading_ = std::move(look.reading);
    ++counts_.frames;
    counts_.seconds = frame.time_s;
    return events;
}

std::vector<SessionEvent> RefereeSession::finish() {
    std::vector<SessionEvent> events;
    append(arbiter_.finish(), events);
    return events;
}

void RefereeSession::append(std::vector<Event> events, std::vector<SessionEvent>& to) {
    for (Event& event : events) {
        if (std::holds_alternative<ViolationEvent>(event.what)) ++counts_.violations;
        if (std::holds_alternative<QuestionEvent>(event.what)) ++counts_.questions;
        const double time_s = event.time_s;
        const int frame = event.frame;
        to.push_back({time_s, frame, std::move(event)});
    }
}

GameRecord RefereeSession::record() const {
    return record_of(arbiter_);
}

GameRecord record_of(const Arbiter& arbiter) {
    GameRecord record;
    record.start = arbiter.start();
    for (const PlayedTurn& played : arbiter.turns()) {
        RecordedTurn turn;
        turn.number = played.number;
        turn.turn = played.turn;
        turn.illegal = played.illegal;
        if (played.illegal) turn.stood = played.after;
        if (!played.candidates.empty()) {
            turn.candidates = played.candidates;
            turn.candidates.insert(turn.candidates.begin(), played.turn);
        }
        record.turns.push_back(std::move(turn));
    }
    record.result = score_text(arbiter.position());
    return record;
}

}  // namespace yinsight
