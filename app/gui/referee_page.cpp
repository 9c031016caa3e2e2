#include "app/gui/referee_page.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/gui/table_picture.hpp"

namespace yinsight {

namespace {

QString side_name(const TableState& state, Side side) {
    const std::string given = state.record.tag(side == Side::white ? "White" : "Black");
    if (!given.empty()) return QString::fromStdString(given);
    return side == Side::white ? RefereePage::tr("White") : RefereePage::tr("Black");
}

}  // namespace

RefereePage::RefereePage(GameSession& session, QWidget* parent)
    : QWidget{parent},
      session_{session},
      header_{new QWidget{this}},
      score_{new QLabel{header_}},
      turn_{new QLabel{header_}},
      tools_{new QWidget{header_}},
      live_{new QLabel{header_}},
      board_{new BoardWidget{this}},
      camera_{new CameraView{this}},
      banner_{new BannerView{this}},
      turns_{new TurnList{this}},
      turn_editor_{new TurnEditor{session, this}},
      evidence_{new EvidenceView{session, this}},
      position_editor_{new PositionEditor{this}},
      question_{new QuestionStrip{session, this}},
      tabs_{new QTabWidget{this}} {
    board_->setObjectName("board");
    camera_->setObjectName("camera");
    banner_->setObjectName("banner");
    score_->setObjectName("score");
    score_->setAccessibleName(tr("Score"));
    turn_->setObjectName("to_play");
    turn_->setAccessibleName(tr("Who is to play"));
    live_->setObjectName("live");
    live_->setAccessibleName(tr("Camera"));
    tabs_->setObjectName("side_tabs");
    tabs_->setAccessibleName(tr("Beside the board"));
    tabs_->addTab(turns_, tr("Turns"));
    tabs_->addTab(turn_editor_, tr("Correct"));
    tabs_->addTab(evidence_, tr("Evidence"));
    lay_out();
    connect_parts();
    size_type();
    show_state();
    show_activity();
}

void RefereePage::lay_out() {
    auto* head = new QHBoxLayout{header_};
    head->setContentsMargins(4, 0, 4, 0);
    // Labels never keep the window from being made smaller.
    for (QLabel* label : {score_, turn_, live_}) label->setMinimumWidth(1);
    head->addWidget(score_);
    head->addSpacing(24);
    head->addWidget(turn_);
    head->addStretch(1);
    head->addWidget(tools_);
    head->addSpacing(12);
    head->addWidget(live_);
    auto* tools = new QHBoxLayout{tools_};
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(2);
    auto* right = new QSplitter{Qt::Vertical, this};
    right->setObjectName("right_splitter");
    right->addWidget(camera_);
    right->addWidget(tabs_);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    beside_ = right;
    auto* across = new QSplitter{Qt::Horizontal, this};
    across->setObjectName("page_splitter");
    across->addWidget(board_);
    across->addWidget(right);
    across->setStretchFactor(0, 3);
    across->setStretchFactor(1, 2);
    across->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout{this};
    column->addWidget(header_);
    column->addWidget(position_editor_);
    column->addWidget(across, 1);
    column->addWidget(question_);
    column->addWidget(banner_);
}

void RefereePage::connect_parts() {
    connect(&session_, &GameSession::state_changed, this, &RefereePage::show_state);
    connect(&session_, &GameSession::shown_changed, this, &RefereePage::show_state);
    connect(&session_, &GameSession::bulletin_changed, this, &RefereePage::show_bulletin);
    connect(&session_, &GameSession::activity_changed, this, &RefereePage::show_activity);
    connect(&session_, &GameSession::frame_changed, this, [this] {
        camera_->show_frame(session_.frame());
        show_activity();
    });
    connect(camera_, &CameraView::view_size_changed, &session_, &GameSession::fit_pictures);
    connect(turns_, &TurnList::turns_chosen, &session_, &GameSession::show_turns);
    connect(banner_, &BannerView::stand_pressed, &session_,
            [this] { session_.give(AcceptCommand{}); });
    connect(banner_, &BannerView::evidence_pressed, this, [this] {
        show_evidence();
        if (session_.bulletin().fault && session_.shows_newest()) evidence_->show_newest_dispute();
    });
    connect(board_, &BoardWidget::point_clicked, position_editor_,
            [this](Point point, Qt::MouseButton button) {
                if (position_editor_->editing()) position_editor_->click(point, button);
            });
    connect(position_editor_, &PositionEditor::changed, this, &RefereePage::show_board);
    connect(position_editor_, &PositionEditor::left, this, &RefereePage::show_board);
    connect(position_editor_, &PositionEditor::accepted, &session_,
            [this](const Position& position) { session_.give(SetPositionCommand{position}); });
}

void RefereePage::show_state() {
    const TableState& state = session_.state();
    turns_->show_game(state.game.turns, session_.shown_turns());
    const Position& position = session_.shown_position();
    names_ = {side_name(state, Side::white), side_name(state, Side::black)};
    QString to_play = tr("The game is over");
    if (!position.is_over() && !(session_.shows_newest() && state.over))
        to_play = tr("%1 is to play").arg(side_name(state, position.side()));
    const std::size_t shown = session_.shown_turns();
    if (!session_.shows_newest() && shown > 0)
        to_play = tr("After turn %1").arg(state.game.turns[shown - 1].number);
    if (!session_.shows_newest() && shown == 0) to_play = tr("The beginning");
    turn_->setText(to_play);
    size_type();
    offer_evidence();
    show_board();
}

QString RefereePage::score_words(const std::array<QString, 2>& names) const {
    const Position& position = session_.shown_position();
    return tr("%1  %2 – %3  %4", "name, rings, rings, name")
        .arg(names[0], QString::number(position.rings_removed(Side::white)),
             QString::number(position.rings_removed(Side::black)), names[1]);
}

void RefereePage::show_board() {
    if (position_editor_->editing()) {
        board_->show_picture(position_editor_->picture());
        return;
    }
    BoardPicture picture = picture_of(session_.state().game, session_.shown_turns());
    if (session_.shows_newest()) add_bulletin(picture, session_.bulletin());
    board_->show_picture(std::move(picture));
}

void RefereePage::show_bulletin() {
    banner_->show_bulletin(session_.bulletin());
    offer_evidence();
    camera_->set_fault(session_.bulletin().fault);
    show_board();
}

void RefereePage::offer_evidence() {
    const bool any = session_.shown_turns() > 0 || session_.bulletin().fault;
    banner_->offer_evidence(any && !display_mode_ &&
                            !session_.request().table.evidence_folder.empty());
}

void RefereePage::show_activity() {
    using Activity = GameSession::Activity;
    QString text;
    switch (session_.activity()) {
        case Activity::idle:
            text = tr("○ Nothing is watched");
            camera_->show_message(tr("No camera is watched."));
            break;
        case Activity::previewing:
            text = tr("○ Set-up");
            break;
        case Activity::refereeing:
            text = tr("● Live, %n pictures a second", nullptr,
                      static_cast<int>(std::lround(session_.frame().rate)));
            break;
        case Activity::ended:
            text = tr("■ The recording has ended");
            break;
    }
    if (live_->text() != text) live_->setText(text);
}

void RefereePage::add_tool(QAction* action) {
    auto* button = new QToolButton{tools_};
    button->setObjectName("tool_" + action->objectName());
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    // Keys stay those of the game.
    button->setFocusPolicy(Qt::NoFocus);
    tools_->layout()->addWidget(button);
}

void RefereePage::set_display_mode(bool on) {
    display_mode_ = on;
    beside_->setVisible(!on);
    live_->setVisible(!on);
    tools_->setVisible(!on);
    size_type();
    offer_evidence();
}

void RefereePage::edit_position() {
    session_.show_newest();
    position_editor_->begin(session_.shown_position());
}

void RefereePage::show_evidence() {
    tabs_->setCurrentWidget(evidence_);
}

void RefereePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    size_type();
}

void RefereePage::size_type() {
    // Read from two metres on a laptop, and from the back of a room on a projector.
    const int headline = display_mode_ ? std::max(36, height() / 16) : std::max(22, height() / 32);
    banner_->set_headline_px(headline);
    // Long names take smaller letters; those that would be too small are cut.
    const int smallest = display_mode_ ? std::max(20, height() / 32) : 13;
    QString score = score_words(names_);
    score_->setToolTip(score);
    QFont font = score_->font();
    font.setBold(true);
    int size = display_mode_ ? std::max(28, height() / 20) : std::max(17, height() / 42);
    const int beside = display_mode_ ? 0 : live_->sizeHint().width() + tools_->sizeHint().width();
    const int room = width() - 140 - beside;
    const auto width_of = [&](const QString& words) {
        return QFontMetrics{font}.horizontalAdvance(words + turn_->text());
    };
    for (font.setPixelSize(size); size > smallest && width_of(score) >= room;)
        font.setPixelSize(--size);
    if (width_of(score) >= room) {
        const int share = (room - width_of(score_words({}))) / 2;
        std::array<QString, 2> cut;
        for (std::size_t side = 0; side < cut.size(); ++side)
            cut[side] = QFontMetrics{font}.elidedText(names_[side], Qt::ElideRight, share);
        score = score_words(cut);
    }
    score_->setText(score);
    score_->setFont(font);
    font.setBold(false);
    turn_->setFont(font);
}

}  // namespace yinsight
