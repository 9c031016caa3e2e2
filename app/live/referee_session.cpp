#include "app/live/referee_session.hpp"

#include <algorithm>

namespace yinsight {

namespace {

bool shows(const Observation& observation, const Board& board) {
    if (observation.hand || observation.moving) return false;
    return std::all_of(all_points().begin(), all_points().end(), [&](Point point) {
        const PointBelief& belief = observation.points[static_cast<std::size_t>(point.index())];
        return belief.visible < 0.5F || belief.best() == board.state_at(point);
    });
}

}  // namespace

RefereeSession::RefereeSession(const ArbiterOptions& arbiter, const ReadOptions& reading)
    : options_{arbiter},
      arbiter_{arbiter},
      start_{arbiter.start},
      watch_{reading},
      cleared_{arbiter.calm_s} {}

const Board* RefereeSession::expected_board() const {
    if (arbiter_.started()) return &arbiter_.position().board();
    return start_ ? &start_->board() : nullptr;
}

std::vector<SessionEvent> RefereeSession::take(const Frame& frame) {
    std::vector<SessionEvent> events;
    Look look = watch_.look(frame, expected_board());
    ++counts_.frames;
    counts_.seconds = frame.time_s;
    frame_ = frame.index;
    switch (look.status) {
        case Look::Status::found:
            say(events, BoardFoundEvent{look.reading->certain_orientation, look.reading->pose});
            break;
        case Look::Status::moved:
            say(events, BoardMovedEvent{look.reading->pose});
            break;
        case Look::Status::lost:
            say(events, BoardLostEvent{look.reason});
            break;
        default:
            break;
    }
    shows_record_ = false;
    if (look.reading) {
        board_seen_ = true;
        look.reading->observation.moving |= look.status == Look::Status::moved && !time_lapse();
        judge(look.reading->observation, events);
        if (set_watch_ && look.status == Look::Status::held)
            if (auto event = set_watch_->look(frame.bgr, *look.reading))
                say(events, std::move(*event));
        shows_record_ = shows(look.reading->observation, arbiter_.position().board());
    }
    last_reading_ = look.reading;
    frame_defects_ = std::move(look.defects);
    return events;
}

void RefereeSession::judge(const Observation& observation, std::vector<SessionEvent>& events) {
    held_.see(observation);
    if (arbiter_.started()) {
        const auto sight = cleared_.look(observation, arbiter_.position());
        if (sight == ClearedBoard::Sight::cleared) return;
        if (sight == ClearedBoard::Sight::stays_cleared) {
            options_.start = Position::start(options_.variant);
            begin_game(events);
        }
    }
    if (declared_ || held_.holds()) return;
    append(arbiter_.observe(observation), events);
}

void RefereeSession::begin_game(std::vector<SessionEvent>& events) {
    const auto turns = static_cast<int>(arbiter_.turns().size());
    const bool was_played = turns > 0 || declared_;
    arbiter_ = Arbiter{options_};
    start_ = options_.start;
    declared_.reset();
    comments_.clear();
    held_.release();
    changes_.clear();
    undone_.clear();
    if (was_played) {
        counts_.earlier_turns += turns;
        ++counts_.games;
        say(events, NewGameEvent{counts_.games});
    } else if (start_) {
        say(events, Event{counts_.seconds, frame_, StartEvent{*start_}});
    }
}

std::vector<SessionEvent> RefereeSession::finish() {
    std::vector<SessionEvent> events;
    if (!declared_ && !held_.holds()) append(arbiter_.finish(), events);
    if (set_watch_)
        if (auto event = set_watch_->finish()) say(events, std::move(*event));
    return events;
}

void RefereeSession::append(std::vector<Event> events, std::vector<SessionEvent>& to) {
    for (Event& event : events) {
        if (std::holds_alternative<ViolationEvent>(event.what)) ++counts_.violations;
        if (std::holds_alternative<QuestionEvent>(event.what)) ++counts_.questions;
        if (std::holds_alternative<TurnEvent>(event.what)) {
            undone_.clear();
            std::erase_if(changes_, [](const Change& change) { return !change.recorded; });
        }
        const double time_s = event.time_s;
        const int frame = event.frame;
        to.push_back({time_s, frame, std::move(event)});
    }
}

GameRecord RefereeSession::record() const {
    GameRecord record = record_of(state_of(arbiter_));
    for (RecordedTurn& turn : record.turns) {
        if (const auto found = comments_.find(turn.number); found != comments_.end())
            turn.comments = found->second;
    }
    constexpr std::array<const char*, 2> kTags = {"White", "Black"};
    for (std::size_t side = 0; side < players_.size(); ++side) {
        if (!players_[side].empty()) record.set_tag(kTags[side], players_[side]);
    }
    if (rated_) record.set_tag(kRatedTag, kRatedYes);
    if (declared_) {
        constexpr std::array<const char*, 3> kResults = {"1-0", "0-1", "1/2-1/2"};
        record.result = kResults[static_cast<std::size_t>(declared_->winner)];
    }
    return record;
}

}  // namespace yinsight
