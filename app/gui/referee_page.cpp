#include "app/gui/referee_page.hpp"

#include <QVBoxLayout>

#include "app/gui/table_picture.hpp"

namespace yinsight {

RefereePage::RefereePage(GameSession& session, QWidget* parent)
    : QWidget{parent},
      session_{session},
      board_{new BoardWidget{this}},
      camera_{new CameraView{this}},
      banner_{new BannerView{this}},
      turns_{new TurnList{this}},
      tabs_{new QTabWidget{this}},
      score_{new QLabel{this}} {
    board_->setObjectName("board");
    camera_->setObjectName("camera");
    banner_->setObjectName("banner");
    tabs_->setObjectName("side_tabs");
    tabs_->setAccessibleName(tr("Beside the board"));
    tabs_->addTab(turns_, tr("Turns"));
    score_->setObjectName("score");
    score_->setAccessibleName(tr("Score"));

    auto* right = new QSplitter{Qt::Vertical, this};
    right->setObjectName("right_splitter");
    right->addWidget(camera_);
    right->addWidget(tabs_);
    auto* across = new QSplitter{Qt::Horizontal, this};
    across->setObjectName("page_splitter");
    across->addWidget(board_);
    across->addWidget(right);
    across->setStretchFactor(0, 3);
    across->setStretchFactor(1, 2);
    across->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout{this};
    column->addWidget(score_);
    column->addWidget(across, 1);
    column->addWidget(banner_);

    connect(&session_, &GameSession::state_changed, this, &RefereePage::show_state);
    connect(&session_, &GameSession::shown_changed, this, &RefereePage::show_state);
    connect(&session_, &GameSession::bulletin_changed, this, &RefereePage::show_bulletin);
    connect(&session_, &GameSession::activity_changed, this, &RefereePage::show_activity);
    connect(&session_, &GameSession::frame_changed, this,
            [this] { camera_->show_frame(session_.frame()); });
    connect(camera_, &CameraView::picture_width_changed, &session_,
            &GameSession::limit_picture_width);
    connect(turns_, &TurnList::turns_chosen, &session_, &GameSession::show_turns);
    connect(banner_, &BannerView::stand_pressed, &session_,
            [this] { session_.give(AcceptCommand{}); });
    show_state();
    show_activity();
}

void RefereePage::show_state() {
    const TableState& state = session_.state();
    turns_->show_game(state.game.turns, session_.shown_turns());
    const Position& position = session_.shown_position();
    const auto name = [&](Side side) {
        const std::string given = state.record.tag(side == Side::white ? "White" : "Black");
        if (!given.empty()) return QString::fromStdString(given);
        return side == Side::white ? tr("White") : tr("Black");
    };
    score_->setText(tr("%1 %2 – %3 %4", "name, rings, rings, name")
                        .arg(name(Side::white))
                        .arg(position.rings_removed(Side::white))
                        .arg(position.rings_removed(Side::black))
                        .arg(name(Side::black)));
    show_board();
}

void RefereePage::show_board() {
    BoardPicture picture = picture_of(session_.state().game, session_.shown_turns());
    if (session_.shows_newest()) add_bulletin(picture, session_.bulletin());
    board_->show_picture(std::move(picture));
}

void RefereePage::show_bulletin() {
    banner_->show_bulletin(session_.bulletin());
    camera_->set_fault(session_.bulletin().fault);
    show_board();
}

void RefereePage::show_activity() {
    if (session_.activity() == GameSession::Activity::idle)
        camera_->show_message(tr("No camera is watched."));
}

}  // namespace yinsight
