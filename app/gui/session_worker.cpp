#include "app/gui/session_worker.hpp"

#include "app/files/file_error.hpp"
#include "app/gui/shown_source.hpp"
#include "app/gui/window_words.hpp"
#include "app/live/board_watch.hpp"
#include "vision/view_judge.hpp"

namespace yinsight {

namespace {

/// How often the view is judged while a game is set up, in seconds: seldom enough to cost nothing,
/// often enough for people who move the camera.
constexpr double kAdviceEvery_s = 0.7;
}  // namespace

SessionWorker::SessionWorker(SourceOpener open_source) : open_source_{std::move(open_source)} {
    qRegisterMetaType<TableNews>();
}

void SessionWorker::give(const Command& command) {
    const std::lock_guard lock{mutex_};
    if (table_ != nullptr) {
        table_->commands().push(command);
    } else {
        early_commands_.push_back(command);
    }
}

void SessionWorker::carry_out(const WatchOrder& order) {
    run_ = order.run;
    QString trouble;
    try {
        if (!*order.stop) order.preview ? preview(order) : referee(order);
    } catch (const FileError& error) {
        trouble = window_words(error);
    }
    emit finished(order.run, trouble);
}

std::unique_ptr<FrameSource> SessionWorker::take_source(const WatchOrder& order) {
    auto source = std::move(kept_source_);
    if (!source || kept_name_ != order.request.source) {
        source.reset();
        display_.clear();
        source = open_source_(order.request);
        if (source->live()) {
            const auto show_picture = [this](const Frame& frame) {
                if (display_.show_picture(frame)) emit frame_waits();
            };
            source = std::make_unique<ShownSource>(std::move(source), show_picture);
        }
    }
    live_ = source->live();
    return source;
}

void SessionWorker::referee(const WatchOrder& order) {
    auto source = take_source(order);
    TableReferee table{std::move(source), order.request.table, *this};
    for (const Side side : {Side::white, Side::black}) {
        const std::string& name = order.request.players[index_of(side)];
        if (!name.empty()) table.commands().push(RenameCommand{side, name});
    }
    {
        const std::lock_guard lock{mutex_};
        table_ = &table;
        for (const Command& command : std::exchange(early_commands_, {}))
            table.commands().push(command);
    }
    for (const SessionEvent& event : std::exchange(early_events_, {})) on_event(event);
    table.run(order.stop.get());
    const std::lock_guard lock{mutex_};
    table_ = nullptr;
}

void SessionWorker::preview(const WatchOrder& order) {
    {
        const std::lock_guard lock{mutex_};
        early_commands_.clear();
        turns_of_names_ = 0;
    }
    // Of a recording only the beginning is shown; at its own pace it would run on meanwhile.
    WatchOrder at_once = order;
    at_once.request.source_options.real_time = false;
    auto source = take_source(at_once);
    BoardWatch watch{order.request.table.reading};
    const auto& start = order.request.table.arbiter.start;
    std::vector<std::string> advice;
    SteadyTime advised{};
    while (!*order.stop) {
        const auto frame = source->next();
        turn_names_of(watch);
        if (frame) {
            const Look look = watch.look(*frame, start ? &start->board() : nullptr);
            if (seconds_since(advised) > kAdviceEvery_s) {
                advice = advice_about(frame->bgr, {look.reading, look.reason});
                advised = std::chrono::steady_clock::now();
            }
            show(*frame, look.reading, advice);
        }
        for (const std::string& problem : source->take_problems()) on_notice(problem);
        // A recording is played from its beginning when the game starts.
        if (!source->live() || (!frame && source->ended())) return;
    }
    kept_source_ = std::move(source);
    kept_name_ = order.request.source;
}

void SessionWorker::turn_names_of(BoardWatch& watch) {
    const std::lock_guard lock{mutex_};
    for (; turns_of_names_ < early_commands_.size(); ++turns_of_names_) {
        const auto* turn = std::get_if<TurnNamesCommand>(&early_commands_[turns_of_names_]);
        if (turn != nullptr) watch.turn_names(turn->sixths);
    }
}

void SessionWorker::show(const Frame& frame, const std::optional<BoardReading>& reading,
                         std::vector<std::string> advice) {
    auto kept = reading ? std::make_shared<const BoardReading>(*reading) : nullptr;
    const bool tells = live_
                           ? display_.show_reading(std::move(kept), std::move(advice), frame.time_s)
                           : display_.show_both(frame, std::move(kept), std::move(advice));
    if (tells) emit frame_waits();
}

void SessionWorker::on_event(const SessionEvent& event) {
    if (table_ == nullptr) {
        early_events_.push_back(event);
        return;
    }
    emit news(run_, {event, std::make_shared<const TableState>(table_state_of(table_->session()))});
}

void SessionWorker::on_notice(const std::string& notice) {
    emit noticed(run_, window_words(notice));
}

void SessionWorker::on_frame(const Frame& frame, const std::optional<BoardReading>& reading) {
    show(frame, reading, {});
}

void SessionWorker::on_source_end() {
    emit source_ended(run_);
}

}  // namespace yinsight
