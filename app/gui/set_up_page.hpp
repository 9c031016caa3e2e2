#pragma once
// The first minute: what is watched, how the board is seen, who plays, and 'Start game'.

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/gui/camera_search.hpp"
#include "app/gui/camera_view.hpp"
#include "app/gui/game_session.hpp"
#include "app/gui/set_up_advice.hpp"
#include "app/gui/settings.hpp"
#include "app/live/game_files.hpp"

namespace yinsight {

class SetUpPage : public QWidget {
    Q_OBJECT

  public:
    SetUpPage(GameSession& session, Settings& settings, CameraLister cameras,
              QWidget* parent = nullptr);

    /// Looks for cameras and shows the first one, or the one of last time.
    void begin();
    /// Shows a source of any kind (see open_frame_source).
    void choose(const QString& source);

  signals:
    /// Everything that the game needs is in the request.
    void start_asked(const yinsight::WatchRequest& request);
    void sample_asked();

  private:
    void make_source_controls();
    void make_game_controls();
    QWidget* make_side();
    void ask_for_file(const QString& title, QFileDialog::FileMode mode);
    void start();
    void take_cameras(const CamerasFound& cameras);
    void fill_sources();
    void watch(const QString& source);
    void choose_next_camera();
    /// The camera that was chosen without people's doing cannot be opened: tries the next one.
    void try_other_camera();
    void choose_other(int index);
    void give_help();
    void offer_unfinished();
    void show_state();
    WatchRequest request() const;

    GameSession& session_;
    Settings& settings_;
    CameraSearch* search_;
    SetUpState state_;
    SetUpAdvice advice_;
    /// Cameras that were chosen without people's doing; empty once people have chosen.
    QStringList tried_;
    /// Given by name: films, folders, addresses.
    QStringList other_sources_;

    CameraView* picture_;
    QComboBox* sources_;
    QPushButton* film_;
    QPushButton* folder_;
    QPushButton* sample_;
    QLabel* sentence_;
    QPushButton* help_;
    QLineEdit* address_;
    std::array<QLineEdit*, 2> names_{};
    QCheckBox* blitz_;
    QCheckBox* rated_;
    QCheckBox* timelapse_;
    QPushButton* start_;
    QPushButton* resume_;
    /// A game from a camera that was left or cut off, and its journal.
    std::optional<JournalContent> unfinished_;
    std::filesystem::path unfinished_journal_;
};

}  // namespace yinsight
