#include "app/gui/coach_thread.hpp"

#include <utility>

namespace yinsight {

namespace {

/// Enough for some seconds of thought; several engines may live in one window.
constexpr EngineOptions kEngine{32, 1};

}  // namespace

CoachThread::CoachThread(QObject* parent) : QObject{parent}, desk_{new QObject} {
    desk_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, desk_, &QObject::deleteLater);
    thread_.setObjectName("coach");
    thread_.start();
}

CoachThread::~CoachThread() {
    *stop_ = true;
    thread_.quit();
    thread_.wait();
}

void CoachThread::begin(Job job) {
    *stop_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    const int run = ++run_;
    set_busy(true);
    QMetaObject::invokeMethod(desk_, [this, run, stop = stop_, work = std::move(job)] {
        if (!engine_) engine_ = std::make_unique<Engine>(kEngine);
        work(*engine_, *stop, run);
        tell(run, [this] { set_busy(false); });
    });
}

void CoachThread::tell(int run, std::function<void()> what) {
    QMetaObject::invokeMethod(
        this,
        [this, run, act = std::move(what)] {
            if (run == run_) act();
        },
        Qt::QueuedConnection);
}

void CoachThread::set_busy(bool busy) {
    if (busy_ == busy) return;
    busy_ = busy;
    emit busy_changed(busy);
}

void CoachThread::stop() {
    *stop_ = true;
}

void CoachThread::drop() {
    *stop_ = true;
    ++run_;
    set_busy(false);
}

void CoachThread::think(const Position& position, const SearchLimits& limits, int lines) {
    begin([this, position, limits, lines](Engine& engine, const std::atomic<bool>& stop, int run) {
        const auto report = [&](const Analysis& analysis, bool done) {
            tell(run, [this, position, analysis, done] { emit thought(position, analysis, done); });
        };
        report(engine.analyse(position, limits, lines, &stop,
                              [&](const Analysis& analysis) { report(analysis, false); }),
               true);
    });
}

void CoachThread::review(const GameRecord& record, const SearchLimits& a_turn) {
    begin([this, record, a_turn](Engine& engine, const std::atomic<bool>& stop, int run) {
        const auto tell_progress = [&](const Review& /*so_far*/, std::size_t done,
                                       std::size_t all) {
            tell(run, [this, done, all] {
                emit reviewing(static_cast<int>(done), static_cast<int>(all));
            });
        };
        const Review review = review_game(engine, record, a_turn, &stop, tell_progress);
        tell(run, [this, review] { emit reviewed(review); });
    });
}

}  // namespace yinsight
