#include "app/gui/coach_desk.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>

namespace yinsight {

namespace {

/// Whether a widget needs the space bar itself.
bool takes_space(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QTextEdit*>(widget) != nullptr;
}

}  // namespace

CoachDesk::CoachDesk(MainWindow& window)
    : QObject{&window},
      window_{window},
      session_{window.session()},
      coach_{new CoachView},
      review_{new ReviewView},
      training_{new TrainingView} {
    QTabWidget& tabs = window_.referee_page().tabs();
    tabs.addTab(coach_, tr("Coach"));
    tabs.addTab(review_, tr("Judgement"));
    tabs.addTab(training_, tr("Training"));
    connect(coach_, &CoachView::arrows_changed, this, [this](const auto& arrows) {
        coach_arrows_ = arrows;
        show_arrows();
    });
    connect(review_, &ReviewView::arrows_changed, this, [this](const auto& arrows) {
        review_arrows_ = arrows;
        show_arrows();
    });
    connect(review_, &ReviewView::turns_chosen, &session_, &GameSession::show_turns);
    connect(training_, &TrainingView::called, &session_, &GameSession::called);
    connect(training_, &TrainingView::changed, this, [this] {
        show_arrows();
        // Also takes back what was shown before.
        emit session_.bulletin_changed();
    });
    // After the page's own slots: what is added here lies on top.
    connect(&session_, &GameSession::state_changed, this, &CoachDesk::follow_game);
    connect(&session_, &GameSession::shown_changed, this, &CoachDesk::follow_game);
    connect(&session_, &GameSession::bulletin_changed, this, &CoachDesk::show_training);
    connect(&session_, &GameSession::activity_changed, this, &CoachDesk::follow_activity);
    make_hint_key();
    follow_game();
    follow_activity();
}

void CoachDesk::make_hint_key() {
    auto* action = new QAction{tr("Coach: &hint, plan, turn"), this};
    action->setObjectName("coach_hint");
    action->setShortcut(Qt::Key_Space);
    action->setToolTip(tr("A hint; again for the plan, for the turn, and to turn the coach off"));
    connect(action, &QAction::triggered, this, [this] {
        window_.show_page(&window_.referee_page());
        window_.referee_page().tabs().setCurrentWidget(coach_);
        coach_->help_more();
    });
    connect(qApp, &QApplication::focusChanged, action,
            [action](const QWidget* /*old*/, const QWidget* now) {
                action->setEnabled(now == nullptr || !takes_space(now));
            });
    window_.menu("view_menu").addAction(action);
}

void CoachDesk::follow_game() {
    const TableState& state = session_.state();
    if (game_ != state.counts.games) {
        // A new game may be a rated one.
        game_ = state.counts.games;
        coach_->set_on(false);
    }
    coach_->look_at(session_.shown_position());
    review_->set_game(state.record);
    follow_activity();
    review_->set_shown(session_.shown_turns());
    if (session_.activity() != GameSession::Activity::idle) training_->follow(state.game);
    show_training();
}

void CoachDesk::follow_activity() {
    const bool runs = session_.activity() == GameSession::Activity::refereeing;
    review_->set_allowed(!runs || session_.state().over);
    const bool locked = session_.plays_rated();
    coach_->set_locked(locked);
    training_->setEnabled(!locked);
    training_->setToolTip(locked ? tr("This game is rated: no engine until it is over.")
                                 : QString{});
    if (runs && session_.state().game.turns.empty()) coach_->set_on(false);
}

void CoachDesk::show_arrows() {
    std::vector<BoardArrow> arrows = coach_arrows_;
    arrows.insert(arrows.end(), review_arrows_.begin(), review_arrows_.end());
    if (session_.shows_newest()) {
        const auto asked = training_->arrows();
        arrows.insert(arrows.end(), asked.begin(), asked.end());
    }
    window_.referee_page().board().set_arrows(std::move(arrows));
}

void CoachDesk::show_training() {
    show_arrows();
    const bool referee_speaks = session_.bulletin().mood == Mood::wrong;
    if (!training_->is_on() || training_->sentence().isEmpty() || referee_speaks ||
        !session_.shows_newest())
        return;
    Bulletin bulletin;
    bulletin.mood = training_->is_wrong() ? Mood::wrong : Mood::due;
    bulletin.headline = training_->sentence();
    window_.referee_page().banner().show_bulletin(bulletin);
    BoardPicture picture = window_.referee_page().board().picture();
    picture.ghosts = training_->repair();
    window_.referee_page().board().show_picture(std::move(picture));
}

}  // namespace yinsight
