#pragma once
// A question of the referee with its candidates as small diagrams. Stands beside the game and
// blocks nothing; disappears when it is answered, by whomever.

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

#include "app/gui/board_picture.hpp"
#include "app/gui/game_session.hpp"

namespace yinsight {

class QuestionStrip : public QFrame {
    Q_OBJECT

  public:
    explicit QuestionStrip(GameSession& session, QWidget* parent = nullptr);

  private:
    void hear(const TableNews& news);
    void ask_about_turn(const PlayedTurn& turn);
    void ask_who_plays();
    void add_choice(const QString& name, const QString& text, const BoardPicture& picture,
                    const Command& answer);
    void clear();

    GameSession& session_;
    /// The turn asked about; empty while nothing is asked.
    std::optional<int> turn_;
    QLabel* question_;
    QHBoxLayout* choices_;
};

}  // namespace yinsight
