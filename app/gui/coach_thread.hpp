#pragma once
// An engine in a thread of its own: one job at a time, the newest wins, any can be stopped. Answers
// arrive in the thread of whoever made it.

#include <QObject>
#include <QThread>
#include <atomic>
#include <functional>
#include <memory>

#include "referee/coach/review.hpp"

namespace yinsight {

class CoachThread : public QObject {
    Q_OBJECT

  public:
    explicit CoachThread(QObject* parent = nullptr);
    /// Stops the job and waits for it, some milliseconds.
    ~CoachThread() override;

    /// Ranks the best turns; thought() comes after each depth, the last time with `done`.
    void think(const Position& position, const SearchLimits& limits, int lines);
    /// Judges a game; reviewed() comes at the end, also where it was stopped.
    void review(const GameRecord& record, const SearchLimits& a_turn);
    /// Ends the job early; what it has found by then is told.
    void stop();
    /// Ends the job; nothing more is heard of it.
    void drop();
    bool busy() const { return busy_; }

  signals:
    void thought(const yinsight::Position& position, const yinsight::Analysis& analysis, bool done);
    void reviewing(int done, int all);
    void reviewed(const yinsight::Review& review);
    void busy_changed(bool busy);

  private:
    using Job = std::function<void(Engine&, const std::atomic<bool>&, int)>;
    void begin(Job job);
    /// From the engine's thread: does something in the window's, if the run still counts.
    void tell(int run, std::function<void()> what);
    void set_busy(bool busy);

    QThread thread_;
    QObject* desk_;
    /// Made and used in the thread.
    std::unique_ptr<Engine> engine_;
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    int run_ = 0;
    bool busy_ = false;
};

}  // namespace yinsight
