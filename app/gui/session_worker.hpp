#pragma once
// The referee at work in a thread of its own. Opens sources, watches them and hands on values by
// queued signals; of the frames only the newest. Decides nothing: GameSession does.
//
//   GameSession ──order──► SessionWorker ─► TableReferee
//        ▲  news, notices, "a frame waits" ──┘

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "app/gui/live_display.hpp"
#include "app/gui/table_state.hpp"
#include "app/live/table_referee.hpp"

namespace yinsight {

/// What is watched and how.
struct WatchRequest {
    /// As for open_frame_source().
    std::string source;
    SourceOptions source_options;
    TableOptions table;
    std::array<std::string, 2> players;
};

/// Where frames come from; tests put their own in its place. Throws FileError.
using SourceOpener = std::function<std::unique_ptr<FrameSource>(const WatchRequest&)>;

/// One run of the worker. Whoever ordered it may stop it from any thread.
struct WatchOrder {
    /// Counts the orders; comes back with everything that the run says.
    int run = 0;
    WatchRequest request;
    /// Only shows the picture and the board in it; no game is recorded.
    bool preview = false;
    std::shared_ptr<std::atomic<bool>> stop = std::make_shared<std::atomic<bool>>(false);
};

class SessionWorker : public QObject, private TableListener {
    Q_OBJECT

  public:
    explicit SessionWorker(SourceOpener open_source);

    /// These may be called from any thread.
    void give(const Command& command);
    std::optional<LiveFrame> take_frame() { return display_.take(); }
    /// Pictures are made to fit before they are handed on.
    void fit_pictures(const QSize& view_px) { display_.fit(view_px); }

    /// In the worker's own thread: runs until the source has been watched and closed, or is
    /// stopped.
    void carry_out(const WatchOrder& order);

  signals:
    void news(int run, const yinsight::TableNews& what);
    void noticed(int run, const QString& notice);
    /// take_frame() has something; not repeated until it was taken.
    void frame_waits();
    void source_ended(int run);
    /// The run is over; `trouble` says why it could not begin, and is empty otherwise.
    void finished(int run, const QString& trouble);

  private:
    void referee(const WatchOrder& order);
    void preview(const WatchOrder& order);
    void turn_names_of(BoardWatch& watch);
    std::unique_ptr<FrameSource> take_source(const WatchOrder& order);
    void show(const Frame& frame, const std::optional<BoardReading>& reading,
              std::vector<std::string> advice);

    void on_event(const SessionEvent& event) override;
    void on_notice(const std::string& notice) override;
    void on_frame(const Frame& frame, const std::optional<BoardReading>& reading) override;
    void on_source_end() override;

    SourceOpener open_source_;
    LiveDisplay display_;
    /// The pictures of this source are shown before they are read.
    bool live_ = false;

    std::mutex mutex_;
    TableReferee* table_ = nullptr;
    /// Given before the game; those that turn the names already count in the preview.
    std::vector<Command> early_commands_;
    /// How many of them the preview has taken.
    std::size_t turns_of_names_ = 0;

    int run_ = 0;
    /// Events that came while the table was being laid.
    std::vector<SessionEvent> early_events_;
    /// A live source that was only looked at so far, kept open for the game.
    std::unique_ptr<FrameSource> kept_source_;
    std::string kept_name_;
};

}  // namespace yinsight
