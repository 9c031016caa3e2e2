#pragma once
// After the game: the coach judges every turn; the course as a plot, the mistakes as a list with
// the better turns. Whatever is clicked is shown on the board.

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <filesystem>

#include "app/gui/board_picture.hpp"
#include "app/gui/coach_thread.hpp"
#include "app/gui/review_plot.hpp"

namespace yinsight {

class ReviewView : public QWidget {
    Q_OBJECT

  public:
    explicit ReviewView(QWidget* parent = nullptr);

    /// The game to judge. An earlier judgement of the same game stays.
    void set_game(const GameRecord& record);
    /// Nothing may be judged while this is false (a rated game runs).
    void set_allowed(bool allowed);
    /// The board shows the position after so many turns.
    void set_shown(std::size_t turns);
    /// Thinking per turn; tests take fewer nodes.
    void set_limits(const SearchLimits& limits) { limits_ = limits; }
    const Review& review() const { return review_; }
    /// The course as a picture. Throws FileError.
    void save_graph(const std::filesystem::path& path) const;

  signals:
    void turns_chosen(std::size_t turns);
    /// What was played last in the shown position, and what was better.
    void arrows_changed(const std::vector<yinsight::BoardArrow>& arrows);

  private:
    void lay_out();
    void connect_parts();
    void begin();
    void show_review(const Review& review);
    void show_busy(bool busy);
    void ask_where_to_save();

    CoachThread* coach_;
    QPushButton* begin_;
    QPushButton* stop_;
    QPushButton* save_;
    QProgressBar* progress_;
    ReviewPlot* plot_;
    QLabel* summary_;
    QListWidget* mistakes_;
    SearchLimits limits_;
    GameRecord record_;
    bool allowed_ = true;
    Review review_;
};

}  // namespace yinsight
