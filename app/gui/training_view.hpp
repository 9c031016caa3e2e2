#pragma once
// Playing the engine on the real board: who plays what, how strong, and what the engine says. The
// game itself is followed by TrainingPartner; the board in the window shows what is asked for.

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <optional>
#include <random>

#include "app/coach/training_partner.hpp"
#include "app/gui/board_picture.hpp"
#include "app/gui/coach_thread.hpp"

namespace yinsight {

class TrainingView : public QWidget {
    Q_OBJECT

  public:
    explicit TrainingView(QWidget* parent = nullptr);

    /// The recorded game as it stands now.
    void follow(const GameState& game);
    bool is_on() const { return partner_.has_value(); }
    /// The engine's choices are drawn from here; the same seed gives the same ones.
    void set_seed(std::uint64_t seed) { random_.seed(seed); }

    /// What the engine said last; empty where it waits for the player.
    const QString& sentence() const { return sentence_; }
    /// Another turn than the one asked for lies on the board.
    bool is_wrong() const { return partner_ && !partner_->repair().empty(); }
    /// The turn that the player is to make for the engine.
    std::vector<BoardArrow> arrows() const;
    /// What must change on the board for that turn.
    std::vector<PointChange> repair() const;

  signals:
    /// sentence(), arrows() or repair() have changed.
    void changed();
    /// A sentence to be called out.
    void called(const QString& sentence);

  private:
    void lay_out();
    void begin();
    void end();
    void hear(const std::vector<TrainingNotice>& notices);
    void search();
    void show_state();

    CoachThread* coach_;
    QComboBox* side_;
    QSpinBox* level_;
    QPushButton* begin_;
    QPushButton* end_;
    QLabel* says_;
    QPushButton* stand_;
    GameState game_;
    std::optional<TrainingPartner> partner_;
    QString sentence_;
    std::mt19937_64 random_{std::random_device{}()};
};

}  // namespace yinsight
