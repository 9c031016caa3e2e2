#pragma once
// A game on a board of its own, turn by turn: board, buttons, turn list. Knows nothing of where the
// game is kept.

#include <QLabel>
#include <QToolButton>

#include "app/gui/board_widget.hpp"
#include "app/gui/turn_list.hpp"

namespace yinsight {

class GameReplay : public QWidget {
    Q_OBJECT

  public:
    explicit GameReplay(QWidget* parent = nullptr);

    /// From its last position on; an empty record shows an empty board.
    void show_game(const GameRecord& record);
    const GameRecord& record() const { return record_; }
    const GameState& game() const { return game_; }
    std::size_t shown_turns() const { return shown_; }
    const Position& position() const;
    /// The shown position, its turn marked and named.
    Diagram diagram() const;

    void go_to(std::size_t turns);
    void first() { go_to(0); }
    void previous() { go_to(shown_ - (shown_ > 0 ? 1 : 0)); }
    void next() { go_to(shown_ + 1); }
    void last() { go_to(game_.turns.size()); }
    void flip() { board_->set_flipped(!board_->flipped()); }
    void set_arrows(const std::vector<BoardArrow>& arrows) { board_->set_arrows(arrows); }
    TurnList& turns() { return *turns_; }

  signals:
    void shown_changed(std::size_t turns);

  private:
    QToolButton* button(const char* name, const QString& sign, const QString& what,
                        void (GameReplay::*act)());

    GameRecord record_;
    GameState game_;
    std::size_t shown_ = 0;
    BoardWidget* board_;
    QLabel* caption_;
    TurnList* turns_;
};

}  // namespace yinsight
