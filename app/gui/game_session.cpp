#include "app/gui/game_session.hpp"

#include "app/gui/open_source.hpp"

namespace yinsight {

GameSession::GameSession(SourceOpener opener, QObject* parent)
    : QObject{parent}, worker_{new SessionWorker{opener ? std::move(opener) : open_source}} {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    connect(worker_, &SessionWorker::news, this, &GameSession::take_news);
    connect(worker_, &SessionWorker::frame_waits, this, &GameSession::take_frame);
    connect(worker_, &SessionWorker::finished, this, &GameSession::take_end);
    connect(worker_, &SessionWorker::noticed, this, [this](int run, const QString& notice) {
        if (run == run_) emit noticed(notice);
    });
    connect(worker_, &SessionWorker::source_ended, this, [this](int run) {
        if (run == run_) set_activity(Activity::ended);
    });
    thread_.setObjectName("referee");
    thread_.start();
}

GameSession::~GameSession() {
    stop();
    thread_.quit();
    thread_.wait();
}

void GameSession::preview(const WatchRequest& request) {
    order(request, true);
}

void GameSession::start(const WatchRequest& request) {
    state_ = std::make_shared<const TableState>();
    herald_ = Herald{wording()};
    shown_.reset();
    order(request, false);
    emit state_changed();
    emit shown_changed();
    emit bulletin_changed();
}

void GameSession::order(const WatchRequest& request, bool preview) {
    stop();
    if (request.source != request_.source) frame_ = {};
    request_ = request;
    WatchOrder next;
    next.run = run_;
    next.request = request;
    next.request.table.stays_open = true;
    next.preview = preview;
    stop_ = next.stop;
    QMetaObject::invokeMethod(worker_, [worker = worker_, next] { worker->carry_out(next); });
    set_activity(preview ? Activity::previewing : Activity::refereeing);
}

void GameSession::stop() {
    if (stop_) *stop_ = true;
    stop_.reset();
    ++run_;
    set_activity(Activity::idle);
}

void GameSession::give(const Command& command) {
    const bool is_for_setting_up = std::holds_alternative<TurnNamesCommand>(command);
    if (is_playing() || (activity_ == Activity::previewing && is_for_setting_up))
        worker_->give(command);
}

void GameSession::set_activity(Activity activity) {
    if (activity_ == activity) return;
    activity_ = activity;
    emit activity_changed();
}

void GameSession::take_news(int run, const TableNews& news) {
    if (run != run_) return;
    const bool turns_changed = news.state->game.turns.size() != state_->game.turns.size() ||
                               !(news.state->game.position() == state_->game.position());
    state_ = news.state;
    if (shown_ && *shown_ >= state_->game.turns.size()) shown_.reset();
    const Bulletin before = bulletin();
    const auto calls = herald_.hear(news);
    emit state_changed();
    if (turns_changed) emit shown_changed();
    if (!(bulletin() == before)) emit bulletin_changed();
    emit announced(news);
    const bool is_refusal = std::holds_alternative<RefusedEvent>(news.event.what);
    for (const Call& call : calls) {
        const QString sentence = QString::fromStdString(call.text);
        emit called(sentence);
        emit call_made(call);
        if (is_refusal) emit refused(sentence);
    }
}

bool GameSession::plays_rated() const {
    if (activity_ != Activity::refereeing || state_->over) return false;
    // Until something was announced, the record says nothing.
    return state_->started ? state_->record.tag(kRatedTag) == kRatedYes : request_.table.rated;
}

void GameSession::set_wording(Wording wording) {
    herald_.set_wording(wording);
    emit state_changed();
    emit shown_changed();
    emit bulletin_changed();
    emit activity_changed();
}

void GameSession::take_frame() {
    auto frame = worker_->take_frame();
    if (!frame || activity_ == Activity::idle) return;
    frame_ = std::move(*frame);
    emit frame_changed();
}

void GameSession::take_end(int run, const QString& trouble) {
    if (run != run_) return;
    if (!trouble.isEmpty()) emit failed(trouble);
    // What a preview of a recording showed stays in sight.
    if (activity_ != Activity::previewing || !trouble.isEmpty()) set_activity(Activity::idle);
}

std::size_t GameSession::shown_turns() const {
    return shown_.value_or(state_->game.turns.size());
}

const Position& GameSession::shown_position() const {
    const std::size_t count = shown_turns();
    return count == 0 ? state_->game.start : state_->game.turns[count - 1].after;
}

void GameSession::show_turns(std::size_t count) {
    const std::size_t all = state_->game.turns.size();
    const auto shown = count >= all ? std::optional<std::size_t>{} : std::optional{count};
    if (shown == shown_) return;
    shown_ = shown;
    emit shown_changed();
}

void GameSession::show_newest() {
    show_turns(state_->game.turns.size());
}

}  // namespace yinsight
