#include "app/gui/referee_page.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/gui/table_picture.hpp"

namespace yinsight {

namespace {

/// Margins of the header and the gaps between what stands in it, in pixels.
constexpr int kHeaderMargins = 140;
/// Height that the tabs keep, in pixels.
constexpr int kLeastTabs = 140;
/// Two beside the score and that of the side to play.
constexpr int kNamesInHeader = 3;
/// Shorter than so many times the height of its letters a name tells nobody anything.
constexpr int kLeastName = 4;

/// What a button says for an action; Chinese menus have their keys in brackets behind the words.
QString button_text(const QAction& action) {
    static const QRegularExpression kKey{"\\([A-Z]\\)"};
    return action.iconText().remove(kKey);
}

QString side_name(const TableState& state, Side side) {
    const std::string given = state.record.tag(side == Side::white ? "White" : "Black");
    if (!given.empty()) return QString::fromStdString(given);
    return side == Side::white ? RefereePage::tr("White") : RefereePage::tr("Black");
}

/// A name written from right to left, kept apart from what stands around it.
QString isolated(const QString& name) {
    constexpr QChar kFirstStrongIsolate{0x2068};
    constexpr QChar kPopDirectionalIsolate{0x2069};
    return name.isRightToLeft() ? kFirstStrongIsolate + name + kPopDirectionalIsolate : name;
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
    // On a small screen the window rather clips what is beside the board than grows beyond it.
    tabs_->setMinimumHeight(kLeastTabs);
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
    connect(&session_, &GameSession::noticed, camera_, [this](const QString& notice) {
        if (session_.frame().picture.isNull()) camera_->show_message(notice);
    });
    connect(&session_, &GameSession::failed, this,
            [this](const QString& reason) { trouble_ = reason; });
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
    names_ = {isolated(side_name(state, Side::white)), isolated(side_name(state, Side::black))};
    size_type();
    offer_evidence();
    show_board();
}

QString RefereePage::score_words(const Names& names) const {
    const Position& position = session_.shown_position();
    return tr("%1  %2 – %3  %4", "name, rings, rings, name")
        .arg(names[0], QString::number(position.rings_removed(Side::white)),
             QString::number(position.rings_removed(Side::black)), names[1]);
}

QString RefereePage::turn_words(const Names& names) const {
    const TableState& state = session_.state();
    if (!session_.shows_newest()) {
        const std::size_t shown = session_.shown_turns();
        return shown > 0 ? tr("After turn %1").arg(state.game.turns[shown - 1].number)
                         : tr("The beginning");
    }
    const Position& position = session_.shown_position();
    if (position.is_over() || state.over) return tr("The game is over");
    return tr("%1 is to play").arg(names[index_of(position.side())]);
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
    if (session_.activity() != Activity::idle) trouble_.clear();
    switch (session_.activity()) {
        case Activity::idle:
            text = tr("○ Nothing is watched");
            camera_->show_message(trouble_.isEmpty() ? tr("No camera is watched.") : trouble_);
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
    if (live_->text() == text) return;
    live_->setText(text);
    size_type();
}

void RefereePage::add_tool(QAction* action) {
    auto* button = new QToolButton{tools_};
    button->setObjectName("tool_" + action->objectName());
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    const auto label = [button, action] { button->setText(button_text(*action)); };
    connect(action, &QAction::changed, button, label);
    label();
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
    QFont font = score_->font();
    font.setBold(true);
    int size = display_mode_ ? std::max(28, height() / 20) : std::max(17, height() / 42);
    const int beside = display_mode_ ? 0 : live_->sizeHint().width() + tools_->sizeHint().width();
    const int room = width() - kHeaderMargins - beside;
    const auto width_with = [&](const Names& names) {
        return QFontMetrics{font}.horizontalAdvance(score_words(names) + turn_words(names));
    };
    for (font.setPixelSize(size); size > smallest && width_with(names_) >= room;)
        font.setPixelSize(--size);
    Names shown = names_;
    QString turn = turn_words(names_);
    if (width_with(names_) >= room) {
        int share = (room - width_with({})) / kNamesInHeader;
        const bool cramped = share < kLeastName * size;
        // The banner tells as well whose turn it is.
        if (cramped) share = (room - QFontMetrics{font}.horizontalAdvance(score_words({}))) / 2;
        for (QString& name : shown)
            name = QFontMetrics{font}.elidedText(name, Qt::ElideRight, share);
        turn = cramped ? QString{} : turn_words(shown);
    }
    score_->setText(score_words(shown));
    score_->setToolTip(score_words(names_));
    score_->setFont(font);
    turn_->setText(turn);
    font.setBold(false);
    turn_->setFont(font);
}

}  // namespace yinsight
