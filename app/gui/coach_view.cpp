#include "app/gui/coach_view.hpp"

#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include "app/announce/coach_sentence.hpp"
#include "app/gui/coach_arrows.hpp"
#include "app/gui/window_words.hpp"
#include "referee/coach/reason.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// Seconds that a position is looked at; longer changes little that people can see.
constexpr double kThoughtS = 8;
constexpr int kTurnsShown = 3;

double white_chance(const Position& position, Score score) {
    const double chance = win_probability(score);
    return position.side() == Side::white ? chance : 1 - chance;
}

}  // namespace

CoachView::CoachView(QWidget* parent)
    : QWidget{parent},
      coach_{new CoachThread{this}},
      on_{new QPushButton{tr("&Coach"), this}},
      level_{new QComboBox{this}},
      bar_{new EvaluationBar{this}},
      sentence_{new QLabel{this}},
      turns_{new QTableWidget{0, 3, this}},
      effort_{new QLabel{this}},
      stop_{new QPushButton{tr("S&top"), this}} {
    limits_.seconds = kThoughtS;
    setObjectName("coach_view");
    on_->setObjectName("coach_on");
    on_->setCheckable(true);
    on_->setToolTip(tr("Let the coach look at the position on the board"));
    level_->setObjectName("coach_level");
    level_->setAccessibleName(tr("How much the coach tells"));
    level_->setToolTip(level_->accessibleName());
    level_->addItem(tr("Hint: which ring"));
    level_->addItem(tr("Plan: which row"));
    level_->addItem(tr("The best turns"));
    sentence_->setObjectName("coach_sentence");
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont larger = sentence_->font();
    larger.setPointSizeF(larger.pointSizeF() * 1.2);
    sentence_->setFont(larger);
    turns_->setObjectName("coach_turns");
    turns_->setAccessibleName(tr("Best turns"));
    turns_->setToolTip(tr("The best turns, what they are worth to whoever is to move, and why"));
    turns_->setHorizontalHeaderLabels({tr("Turn"), tr("Worth"), tr("Why")});
    turns_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    turns_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    turns_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    turns_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    turns_->setSelectionMode(QAbstractItemView::NoSelection);
    turns_->setWordWrap(true);
    effort_->setObjectName("coach_effort");
    effort_->setToolTip(tr("How far the coach has looked"));
    stop_->setObjectName("coach_stop");
    stop_->setToolTip(tr("Think no longer about this position"));
    stop_->setEnabled(false);
    lay_out();
    connect(on_, &QPushButton::toggled, this, &CoachView::think);
    connect(level_, &QComboBox::currentIndexChanged, this, &CoachView::show_analysis);
    connect(stop_, &QPushButton::clicked, coach_, &CoachThread::stop);
    connect(coach_, &CoachThread::busy_changed, stop_, &QWidget::setEnabled);
    connect(coach_, &CoachThread::thought, this,
            [this](const Position& position, const Analysis& analysis) {
                if (!(position == position_) || !is_on()) return;
                analysis_ = analysis;
                show_analysis();
            });
    think();
}

void CoachView::lay_out() {
    auto* grid = new QGridLayout{this};
    grid->addWidget(on_, 0, 0);
    grid->addWidget(level_, 0, 1);
    grid->addWidget(bar_, 1, 0, 1, 3);
    grid->addWidget(sentence_, 2, 0, 1, 3);
    grid->addWidget(turns_, 3, 0, 1, 3);
    grid->addWidget(effort_, 4, 0, 1, 2);
    grid->addWidget(stop_, 4, 2, Qt::AlignRight);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(3, 1);
}

void CoachView::look_at(const Position& position) {
    if (position == position_) return;
    position_ = position;
    think();
}

void CoachView::think() {
    analysis_ = {};
    level_->setEnabled(is_on());
    if (locked_) {
        coach_->drop();
        show_nothing(tr("The coach stays off: this game is rated. Ask when it is over."));
    } else if (!is_on()) {
        coach_->drop();
        show_nothing(tr("The coach is off. Press Space for a hint."));
    } else if (position_.is_over()) {
        coach_->drop();
        show_nothing(tr("The game is over."));
    } else {
        show_nothing(tr("Thinking…"));
        coach_->think(position_, limits_, kTurnsShown);
    }
}

void CoachView::set_locked(bool locked) {
    if (locked_ == locked) return;
    locked_ = locked;
    on_->setEnabled(!locked);
    set_on(false);
    think();
}

void CoachView::set_help_level(HelpLevel level) {
    level_->setCurrentIndex(static_cast<int>(level));
}

HelpLevel CoachView::help_level() const {
    return static_cast<HelpLevel>(level_->currentIndex());
}

void CoachView::help_more() {
    if (locked_) return;
    if (!is_on()) {
        set_help_level(HelpLevel::hint);
        set_on(true);
    } else if (help_level() == HelpLevel::turn) {
        set_on(false);
    } else {
        level_->setCurrentIndex(level_->currentIndex() + 1);
    }
}

void CoachView::show_nothing(const QString& words) {
    bar_->set_white_chance(std::nullopt);
    sentence_->setText(words);
    turns_->setVisible(false);
    effort_->clear();
    emit arrows_changed({});
}

QString CoachView::sentence() const {
    const RankedTurn& best = analysis_.turns.front();
    switch (help_level()) {
        case HelpLevel::hint:
            return QString::fromStdString(hint_sentence(best.turn, window_wording()));
        case HelpLevel::plan:
            return QString::fromStdString(
                plan_sentence(reasons_for(position_, best), window_wording()));
        default:
            return QString::fromStdString(instruction_sentence(best.turn, window_wording()));
    }
}

void CoachView::show_analysis() {
    if (analysis_.turns.empty()) return;
    const QLocale locale;
    bar_->set_white_chance(white_chance(position_, analysis_.turns.front().score));
    sentence_->setText(sentence());
    effort_->setText(tr("%1 turns ahead, %2 positions")
                         .arg(analysis_.depth)
                         .arg(locale.toString(static_cast<qulonglong>(analysis_.nodes))));
    turns_->setVisible(help_level() == HelpLevel::turn);
    show_turns();
    switch (help_level()) {
        case HelpLevel::hint:
            emit arrows_changed(hint_arrows(analysis_));
            break;
        case HelpLevel::plan:
            emit arrows_changed({});
            break;
        default:
            emit arrows_changed(arrows_of(analysis_));
    }
}

void CoachView::show_turns() {
    turns_->setRowCount(static_cast<int>(analysis_.turns.size()));
    for (int row = 0; row < turns_->rowCount(); ++row) {
        const RankedTurn& turn = analysis_.turns[static_cast<std::size_t>(row)];
        const std::array<std::string, 3> cells = {
            to_text(turn.turn), evaluation_words(turn.score, window_wording()),
            reason_sentence(reasons_for(position_, turn), window_wording())};
        for (int column = 0; column < 3; ++column) {
            const auto text = QString::fromStdString(cells[static_cast<std::size_t>(column)]);
            turns_->setItem(row, column, new QTableWidgetItem{text});
        }
    }
}

}  // namespace yinsight
