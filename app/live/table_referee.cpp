#include "app/live/table_referee.hpp"

#include <algorithm>

#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/files/iso_date.hpp"
#include "app/report/event_json.hpp"

namespace yinsight {

namespace {

/// Seconds between two times that a set is written down while a game goes on.
constexpr double kKeepSetEvery_s = 300;

/// Whether an event is more than a glimpse of what hands do: worth a line on the disk.
bool belongs_in_journal(const SessionEvent& event) {
    return event.from_arbiter<HandEvent>() == nullptr &&
           event.from_arbiter<StepEvent>() == nullptr &&
           !std::holds_alternative<BoardMovedEvent>(event.what) &&
           !std::holds_alternative<SetEvent>(event.what);
}

bool changes_record(const std::vector<SessionEvent>& events) {
    return std::any_of(events.begin(), events.end(), [](const SessionEvent& event) {
        return event.from_arbiter<TurnEvent>() != nullptr ||
               event.from_arbiter<TakebackEvent>() != nullptr;
    });
}

}  // namespace

TableReferee::TableReferee(std::unique_ptr<FrameSource> source, TableOptions options,
                           TableListener& listener)
    : session_{options.arbiter, options.reading},
      source_{std::move(source)},
      options_{std::move(options)},
      listener_{listener} {
    if (!options_.clock) options_.clock = [] { return std::time(nullptr); };
    if (!options_.evidence_folder.empty())
        evidence_.emplace(options_.evidence_folder, options_.evidence_budget_bytes);
    keeper_ = std::make_unique<GameKeeper>(options_.files, options_.resumed, options_.clock);
    session_.set_rated(options_.rated);
    if (!options_.set_folder.empty()) watch_set();
    std::vector<SessionEvent> events;
    if (options_.resumed) events = session_.resume(options_.resumed->record);
    keeper_->begin(session_.record());
    announce(events);
}

void TableReferee::run(const std::atomic<bool>* stop) {
    while (!stopped_) {
        const auto frame = source_->next();
        look_after_source();
        carry_out_commands();
        if (frame) {
            take(*frame);
        } else if (source_->ended()) {
            break;
        }
        keeper_->retry();
        if (seconds_since(set_kept_) > kKeepSetEvery_s) keep_set();
        tell_notices();
        stopped_ = stopped_ || (stop != nullptr && *stop);
    }
    ended_ = true;
    announce(session_.finish());
    keeper_->update(session_.record(), state_now());
    keep_set();
    tell_notices();
    if (options_.stays_open && !stopped_) stay_open(stop);
}

void TableReferee::stay_open(const std::atomic<bool>* stop) {
    // How soon a stop from outside is noticed.
    constexpr std::chrono::milliseconds kWait{100};
    listener_.on_source_end();
    while (!stopped_ && (stop == nullptr || !*stop)) {
        commands_.wait(kWait);
        carry_out_commands();
        keeper_->retry();
        tell_notices();
    }
}

JournalState TableReferee::state_now() const {
    if (session_.over()) return JournalState::over;
    if (!ended_) return JournalState::open;
    return stopped_ || source_->live() ? JournalState::left : JournalState::ended;
}

void TableReferee::take(const Frame& frame) {
    const auto begin = std::chrono::steady_clock::now();
    const auto events = session_.take(frame);
    report_.busy_s += seconds_since(begin);
    tell_frame_defects();
    announce(events);
    ++report_.frames;
    const double age_ms = 1000 * seconds_since(frame.arrived);
    report_.frame_ms.add(age_ms);
    if (!events.empty()) report_.event_ms.add(age_ms);
    keep_evidence(events, frame);
    listener_.on_frame(frame, session_.last_reading());
}

void TableReferee::tell_frame_defects() {
    for (const FrameDefect defect : session_.frame_defects()) {
        if (defects_told_.insert(defect).second) listener_.on_notice(sentence_for(defect));
    }
}

void TableReferee::carry_out_commands() {
    for (const Command& command : commands_.take_all()) {
        if (std::holds_alternative<StopCommand>(command)) stopped_ = true;
        announce(session_.apply(command));
    }
}

void TableReferee::look_after_source() {
    for (const std::string& problem : source_->take_problems()) {
        listener_.on_notice(problem);
        failed_ = failed_ || !source_->live();
    }
    const SourceHealth health = source_->health();
    report_.dropped = health.dropped;
    if (health.delivering == delivering_) return;
    delivering_ = health.delivering;
    const SessionCounts& counts = session_.counts();
    SessionEvent event{counts.seconds, counts.frames, CameraLostEvent{health.trouble}};
    if (delivering_) {
        event.what = CameraBackEvent{seconds_since(lost_since_)};
        session_.expect_first_frames();
    } else {
        ++report_.losses;
        lost_since_ = std::chrono::steady_clock::now();
    }
    announce({event});
}

void TableReferee::announce(const std::vector<SessionEvent>& events) {
    bool worth_writing = false;
    for (const SessionEvent& event : events) {
        if (const auto* next = std::get_if<NewGameEvent>(&event.what)) begin_game(next->game);
        turns_seen_ = turns_seen_ || event.from_arbiter<TurnEvent>() != nullptr;
        if (!belongs_in_journal(event)) continue;
        keeper_->note(event_json(event));
        worth_writing = true;
    }
    if (worth_writing) keeper_->update(session_.record(), state_now());
    for (const SessionEvent& event : events) listener_.on_event(event);
    tell_notices();
}

void TableReferee::watch_set() {
    shelf_.emplace(options_.set_folder);
    for (const FileError& problem : shelf_->take_problems()) listener_.on_notice(problem.what());
    session_.watch_set({shelf_->sets(), options_.set_name, shelf_->free_name()});
}

void TableReferee::keep_set() {
    const auto* watch = session_.set_watch();
    if (watch == nullptr || !turns_seen_) return;
    set_kept_ = std::chrono::steady_clock::now();
    const auto set = watch->profile(iso_date(options_.clock()), options_.resumed ? 0 : 1);
    if (!set) return;
    try {
        shelf_->keep(*set);
        set_trouble_.clear();
    } catch (const FileError& error) {
        if (set_trouble_.empty()) listener_.on_notice(error.what());
        set_trouble_ = error.what();
    }
}

void TableReferee::begin_game(int number) {
    keep_set();
    turns_seen_ = false;
    options_.resumed.reset();
    if (shelf_) watch_set();
    // What the old game lacks on the disk is tried a last time.
    keeper_->retry();
    for (const std::string& notice : keeper_->take_notices()) listener_.on_notice(notice);
    keeper_ = std::make_unique<GameKeeper>(numbered(options_.files, number), std::nullopt,
                                           options_.clock);
    if (evidence_) open_evidence(options_.evidence_folder + "/game-" + std::to_string(number));
}

void TableReferee::open_evidence(const std::string& folder) {
    try {
        evidence_.emplace(folder, options_.evidence_budget_bytes);
    } catch (const FileError& error) {
        evidence_.reset();
        listener_.on_notice(error.what());
    }
}

void TableReferee::keep_evidence(const std::vector<SessionEvent>& events, const Frame& frame) {
    if (!evidence_) return;
    const auto& reading = session_.last_reading();
    try {
        for (const SessionEvent& event : events)
            evidence_->keep(event, frame, reading ? &reading->view : nullptr);
        if (changes_record(events)) save_game(evidence_->folder() / "game.ygn", keeper_->record());
        evidence_trouble_.clear();
    } catch (const FileError& error) {
        if (evidence_trouble_.empty()) listener_.on_notice(error.what());
        evidence_trouble_ = error.what();
    }
    if (session_.shows_record()) evidence_->remember(frame, session_.arbiter().position().board());
}

void TableReferee::tell_notices() {
    for (const std::string& notice : keeper_->take_notices()) listener_.on_notice(notice);
}

}  // namespace yinsight
