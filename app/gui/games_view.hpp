#pragma once
// The page of all games that are kept: search, list, replay, judgement; import and export; delete
// with undo. Everything that the library refuses is said above the list, and nothing is lost.

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolBar>
#include <filesystem>
#include <memory>

#include "app/gui/game_replay.hpp"
#include "app/gui/games_model.hpp"
#include "app/gui/review_view.hpp"
#include "app/library/game_library.hpp"

namespace yinsight {

class GamesView : public QWidget {
    Q_OBJECT

  public:
    explicit GamesView(std::filesystem::path library, QWidget* parent = nullptr);

    /// Reads the list anew: games may have come in meanwhile.
    void refresh();
    /// The games that are selected in the list.
    std::vector<GameId> selected() const;
    void select(GameId id);
    GameReplay& replay() { return *replay_; }
    ReviewView& review() { return *review_; }

    void take_in(const std::vector<std::filesystem::path>& files);
    /// Writes the shown game as what the ending says: a record, .pdf for the score sheet, .svg or
    /// .png for the diagram of the shown position.
    void give_out(const std::filesystem::path& path);
    /// Writes all selected games into a folder, in the format of an ending.
    void give_out_all(const std::filesystem::path& folder, const std::string& ending);

  protected:
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    template <typename Work>
    bool try_to(Work work);
    void make_search(QLayout& to);
    void make_actions();
    QAction* add_action(const char* name, const QString& text, const QString& tip,
                        const QKeySequence& key);
    void add_key(const QKeySequence& key, void (GameReplay::*act)());
    void lay_out();
    void show_selected();
    void show_actions();
    void say(const QString& words, bool trouble);
    LibraryQuery query() const;
    void delete_selected();
    void step_back();
    void step_forward();
    void show_game(GameId id);
    void ask_for_files();
    void ask_where_to();
    void ask_for_folder();
    void begin_anew();

    std::filesystem::path path_;
    std::unique_ptr<GameLibrary> library_;
    GamesModel model_;
    QLineEdit* words_;
    QComboBox* variant_;
    QComboBox* result_;
    QLineEdit* from_;
    QLineEdit* to_;
    QToolBar* tools_;
    QLabel* message_;
    QPushButton* anew_;
    QTableView* list_;
    GameReplay* replay_;
    ReviewView* review_;
    QLabel* origin_;
    GameId shown_ = 0;
};

}  // namespace yinsight
