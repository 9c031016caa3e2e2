#include "app/gui/training_view.hpp"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/announce/training_sentence.hpp"
#include "app/gui/coach_arrows.hpp"
#include "app/gui/window_words.hpp"

namespace yinsight {

namespace {

constexpr int kUsualLevel = 4;

}  // namespace

TrainingView::TrainingView(QWidget* parent)
    : QWidget{parent},
      coach_{new CoachThread{this}},
      side_{new QComboBox{this}},
      level_{new QSpinBox{this}},
      begin_{new QPushButton{tr("&Play the engine"), this}},
      end_{new QPushButton{tr("&End training"), this}},
      says_{new QLabel{this}},
      stand_{new QPushButton{tr("&Let it stand"), this}} {
    setObjectName("training_view");
    side_->setObjectName("training_side");
    side_->addItems({tr("White"), tr("Black")});
    side_->setAccessibleName(tr("You play"));
    side_->setToolTip(tr("Which colour you play; you also move the engine's pieces"));
    level_->setObjectName("training_level");
    level_->setRange(1, kStrengthLevels);
    level_->setValue(kUsualLevel);
    level_->setAccessibleName(tr("Strength of the engine"));
    level_->setToolTip(tr("1 is a beginner, %1 is all it has").arg(kStrengthLevels));
    begin_->setObjectName("training_begin");
    begin_->setToolTip(tr("Play the game on the board against the engine from here on"));
    end_->setObjectName("training_end");
    end_->setToolTip(tr("The engine plays no longer; the referee goes on"));
    says_->setObjectName("training_says");
    says_->setAccessibleName(tr("What the engine says"));
    says_->setWordWrap(true);
    QFont larger = says_->font();
    larger.setPointSizeF(larger.pointSizeF() * 1.4);
    says_->setFont(larger);
    stand_->setObjectName("training_let_stand");
    stand_->setToolTip(tr("Go on from the turn that was made instead of the engine's"));
    lay_out();
    connect(begin_, &QPushButton::clicked, this, &TrainingView::begin);
    connect(end_, &QPushButton::clicked, this, &TrainingView::end);
    connect(stand_, &QPushButton::clicked, this, [this] {
        if (partner_) hear(partner_->let_stand());
    });
    connect(coach_, &CoachThread::thought, this,
            [this](const Position& position, const Analysis& analysis, bool done) {
                if (!done || !partner_) return;
                const double chance = std::uniform_real_distribution<double>{0, 1}(random_);
                hear(partner_->decide(position, analysis, chance));
            });
    show_state();
}

void TrainingView::lay_out() {
    auto* form = new QFormLayout;
    form->addRow(tr("You play"), side_);
    form->addRow(tr("Engine's strength"), level_);
    auto* row = new QHBoxLayout;
    row->addWidget(begin_);
    row->addWidget(end_);
    row->addStretch();
    auto* column = new QVBoxLayout{this};
    column->addLayout(form);
    column->addLayout(row);
    column->addWidget(says_);
    column->addWidget(stand_, 0, Qt::AlignLeft);
    column->addStretch();
}

void TrainingView::follow(const GameState& game) {
    game_ = game;
    if (partner_) hear(partner_->see(game_));
}

void TrainingView::begin() {
    const Side player = side_->currentIndex() == 0 ? Side::white : Side::black;
    partner_.emplace(opponent_of(player), level_->value());
    hear(partner_->see(game_));
}

void TrainingView::end() {
    coach_->drop();
    partner_.reset();
    sentence_.clear();
    show_state();
    emit changed();
}

void TrainingView::hear(const std::vector<TrainingNotice>& notices) {
    for (const TrainingNotice& notice : notices) {
        const QString words = QString::fromStdString(training_sentence(notice, window_wording()));
        sentence_ = notice.what == TrainingNotice::What::your_turn ? QString{} : words;
        emit called(words);
    }
    search();
    show_state();
    emit changed();
}

void TrainingView::search() {
    if (!partner_->position_to_search()) {
        coach_->drop();
    } else {
        coach_->think(*partner_->position_to_search(), partner_->search_limits(),
                      partner_->turns_to_rank());
    }
}

void TrainingView::show_state() {
    begin_->setVisible(!is_on());
    end_->setVisible(is_on());
    side_->setEnabled(!is_on());
    level_->setEnabled(!is_on());
    stand_->setVisible(is_wrong());
    if (!is_on()) {
        says_->setText(
            tr("The engine names its turns, you make them on the board, and the "
               "referee sees to it that they are right."));
    } else if (!sentence_.isEmpty()) {
        says_->setText(sentence_);
    } else {
        says_->setText(partner_->position_to_search() ? tr("The engine is thinking…")
                                                      : tr("It is your turn."));
    }
}

std::vector<BoardArrow> TrainingView::arrows() const {
    if (!partner_ || !partner_->asked()) return {};
    const auto arrow = arrow_of(*partner_->asked(), good_turn_colour(), 1, {});
    return arrow ? std::vector<BoardArrow>{*arrow} : std::vector<BoardArrow>{};
}

std::vector<PointChange> TrainingView::repair() const {
    return partner_ ? partner_->repair() : std::vector<PointChange>{};
}

}  // namespace yinsight
