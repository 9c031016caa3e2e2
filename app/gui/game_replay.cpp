#include "app/gui/game_replay.hpp"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/diagram/turn_diagram.hpp"
#include "app/gui/table_picture.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

GameReplay::GameReplay(QWidget* parent)
    : QWidget{parent},
      board_{new BoardWidget{this}},
      caption_{new QLabel{this}},
      turns_{new TurnList{this}} {
    setObjectName("game_replay");
    board_->setObjectName("replay_board");
    caption_->setObjectName("replay_caption");
    caption_->setAlignment(Qt::AlignCenter);
    turns_->setObjectName("replay_turns");
    auto* row = new QHBoxLayout;
    row->addWidget(button("replay_first", "|◀", tr("First position (Home)"), &GameReplay::first));
    row->addWidget(
        button("replay_previous", "◀", tr("Previous turn (Left)"), &GameReplay::previous));
    row->addWidget(caption_, 1);
    row->addWidget(button("replay_next", "▶", tr("Next turn (Right)"), &GameReplay::next));
    row->addWidget(button("replay_last", "▶|", tr("Last position (End)"), &GameReplay::last));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board_, 1);
    column->addLayout(row);
    connect(turns_, &TurnList::turns_chosen, this, &GameReplay::go_to);
    show_game({});
}

QToolButton* GameReplay::button(const char* name, const QString& sign, const QString& what,
                                void (GameReplay::*act)()) {
    auto* button = new QToolButton{this};
    button->setObjectName(name);
    button->setText(sign);
    button->setToolTip(what);
    button->setAccessibleName(what);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void GameReplay::show_game(const GameRecord& record) {
    record_ = record;
    game_ = state_of(record);
    board_->set_arrows({});
    shown_ = game_.turns.size();
    go_to(shown_);
}

const Position& GameReplay::position() const {
    return shown_ == 0 ? game_.start : game_.turns[shown_ - 1].after;
}

Diagram GameReplay::diagram() const {
    if (shown_ == 0) return diagram_of(game_.start);
    const PlayedTurn& turn = game_.turns[shown_ - 1];
    return diagram_of_turn(turn.before, turn.number, turn.turn, turn.after);
}

void GameReplay::go_to(std::size_t turns) {
    shown_ = std::min(turns, game_.turns.size());
    board_->show_picture(picture_of(game_, shown_));
    turns_->show_game(game_.turns, shown_);
    QString caption = tr("Start");
    if (shown_ > 0) {
        const PlayedTurn& turn = game_.turns[shown_ - 1];
        caption = QStringLiteral("%1. %2")
                      .arg(turn.number)
                      .arg(QString::fromStdString(to_text(turn.turn)));
    }
    caption_->setText(caption);
    emit shown_changed(shown_);
}

}  // namespace yinsight
