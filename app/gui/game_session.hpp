#pragma once
// The one that decides in the window: what is watched, which turn is shown, what is announced.
// Views show what it holds and hand it what people do; the referee works in its own thread.
//
// Lives in the window's thread and never waits for the other, except when it is destroyed.

#include <QObject>
#include <QThread>

#include "app/gui/bulletin.hpp"
#include "app/gui/session_worker.hpp"

namespace yinsight {

class GameSession : public QObject {
    Q_OBJECT

  public:
    enum class Activity {
        idle,
        /// The picture is shown, no game is recorded.
        previewing,
        refereeing,
        /// The recording has come to its end; the game can still be corrected.
        ended,
    };

    explicit GameSession(SourceOpener opener = {}, QObject* parent = nullptr);
    ~GameSession() override;

    /// Shows a source and the board in it. Whatever was watched before is left.
    void preview(const WatchRequest& request);
    /// Referees a game.
    void start(const WatchRequest& request);
    void stop();
    /// A correction, a result, a name: carried out by the referee, in order. While a game is set up
    /// the names may be turned, and no more; nothing where no board is watched.
    void give(const Command& command);

    Activity activity() const { return activity_; }
    /// A game is refereed, or was to the end of its recording: it takes commands.
    bool is_playing() const {
        return activity_ == Activity::refereeing || activity_ == Activity::ended;
    }
    /// What was asked for last.
    const WatchRequest& request() const { return request_; }
    const TableState& state() const { return *state_; }
    const LiveFrame& frame() const { return frame_; }
    const Bulletin& bulletin() const { return herald_.bulletin(); }

    /// How many of the game's turns have been played in the position that is shown.
    std::size_t shown_turns() const;
    bool shows_newest() const { return !shown_; }
    /// A rated game goes on: nobody may be helped.
    bool plays_rated() const;
    const Position& shown_position() const;
    /// Shows the position after so many turns; the last one follows the game.
    void show_turns(std::size_t count);
    void show_newest();

    /// The language of announcements.
    void set_wording(Wording wording);
    const Wording& wording() const { return herald_.wording(); }

    /// How large the picture is shown, in pixels of the screen.
    void fit_pictures(const QSize& view_px) { worker_->fit_pictures(view_px); }

  signals:
    void activity_changed();
    /// The game, its faults or its players have changed.
    void state_changed();
    void shown_changed();
    void frame_changed();
    void bulletin_changed();
    /// Everything that the referee says, for those who keep or speak it.
    void announced(const yinsight::TableNews& news);
    /// A sentence to be called out.
    void called(const QString& sentence);
    /// The same with its kind, for those who speak: some calls may be cut short by others.
    void call_made(const yinsight::Call& call);
    /// What people asked for cannot be done; says why.
    void refused(const QString& sentence);
    /// Something about the source or the disk that people should know.
    void noticed(const QString& notice);
    /// What was ordered could not begin.
    void failed(const QString& reason);

  private:
    void order(const WatchRequest& request, bool preview);
    void set_activity(Activity activity);
    void take_news(int run, const TableNews& news);
    void take_frame();
    void take_end(int run, const QString& trouble);

    SessionWorker* worker_;
    QThread thread_;
    std::shared_ptr<std::atomic<bool>> stop_;
    int run_ = 0;
    Activity activity_ = Activity::idle;
    WatchRequest request_;
    std::shared_ptr<const TableState> state_ = std::make_shared<const TableState>();
    LiveFrame frame_;
    Herald herald_;
    /// Empty where the newest position is shown.
    std::optional<std::size_t> shown_;
};

}  // namespace yinsight
