#include "app/gui/review_view.hpp"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/announce/coach_sentence.hpp"
#include "app/coach/review_graph.hpp"
#include "app/diagram/diagram_file.hpp"
#include "app/files/file_error.hpp"
#include "app/gui/coach_arrows.hpp"
#include "app/gui/window_words.hpp"

namespace yinsight {

namespace {

/// Seconds a turn: a game of 70 turns is judged in some 20 seconds.
constexpr double kThoughtS = 0.3;

}  // namespace

ReviewView::ReviewView(QWidget* parent)
    : QWidget{parent},
      coach_{new CoachThread{this}},
      begin_{new QPushButton{tr("&Judge the game"), this}},
      stop_{new QPushButton{tr("S&top"), this}},
      save_{new QPushButton{tr("Save the &graph…"), this}},
      progress_{new QProgressBar{this}},
      plot_{new ReviewPlot{this}},
      summary_{new QLabel{this}},
      mistakes_{new QListWidget{this}} {
    limits_.seconds = kThoughtS;
    setObjectName("review_view");
    begin_->setObjectName("review_begin");
    begin_->setToolTip(tr("Let the coach judge every turn of this game"));
    stop_->setObjectName("review_stop");
    stop_->setToolTip(tr("Stop judging; what was judged so far is kept"));
    save_->setObjectName("review_save");
    save_->setToolTip(tr("Write the course of the game as SVG or PNG"));
    progress_->setObjectName("review_progress");
    progress_->setAccessibleName(tr("Turns judged"));
    progress_->setToolTip(progress_->accessibleName());
    summary_->setObjectName("review_summary");
    summary_->setWordWrap(true);
    mistakes_->setObjectName("review_mistakes");
    mistakes_->setAccessibleName(tr("Mistakes, with the better turns"));
    mistakes_->setToolTip(tr("Click a mistake to see it on the board"));
    mistakes_->setWordWrap(true);
    lay_out();
    connect_parts();
    show_busy(false);
}

void ReviewView::lay_out() {
    auto* row = new QHBoxLayout;
    row->addWidget(begin_);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    row->addStretch();
    row->addWidget(save_);
    auto* column = new QVBoxLayout{this};
    column->addLayout(row);
    column->addWidget(plot_, 2);
    column->addWidget(summary_);
    column->addWidget(mistakes_, 1);
}

void ReviewView::connect_parts() {
    connect(begin_, &QPushButton::clicked, this, &ReviewView::begin);
    connect(stop_, &QPushButton::clicked, coach_, &CoachThread::stop);
    connect(save_, &QPushButton::clicked, this, &ReviewView::ask_where_to_save);
    connect(coach_, &CoachThread::busy_changed, this, &ReviewView::show_busy);
    connect(coach_, &CoachThread::reviewing, this, [this](int done, int all) {
        progress_->setMaximum(all);
        progress_->setValue(done);
    });
    connect(coach_, &CoachThread::reviewed, this, &ReviewView::show_review);
    connect(plot_, &ReviewPlot::turns_chosen, this, &ReviewView::turns_chosen);
    connect(mistakes_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        emit turns_chosen(item->data(Qt::UserRole).toULongLong());
    });
    connect(mistakes_, &QListWidget::itemActivated, mistakes_, &QListWidget::itemClicked);
}

void ReviewView::set_game(const GameRecord& record) {
    if (record.turns == record_.turns && record.start == record_.start) return;
    record_ = record;
    coach_->drop();
    show_review({});
}

void ReviewView::set_allowed(bool allowed) {
    allowed_ = allowed;
    if (!allowed) coach_->drop();
    show_busy(coach_->busy());
}

void ReviewView::set_shown(std::size_t turns) {
    plot_->set_shown(turns);
    const bool judged = turns > 0 && turns <= review_.turns.size();
    emit arrows_changed(judged ? arrows_of(review_.turns[turns - 1]) : std::vector<BoardArrow>{});
    for (int row = 0; row < mistakes_->count(); ++row) {
        if (mistakes_->item(row)->data(Qt::UserRole).toULongLong() == turns)
            mistakes_->setCurrentRow(row);
    }
}

void ReviewView::begin() {
    progress_->setMaximum(static_cast<int>(record_.turns.size()) + 1);
    progress_->setValue(0);
    coach_->review(record_, limits_);
}

void ReviewView::show_busy(bool busy) {
    begin_->setEnabled(allowed_ && !busy && !record_.turns.empty());
    stop_->setVisible(busy);
    progress_->setVisible(busy);
    save_->setEnabled(!review_.turns.empty());
}

void ReviewView::show_review(const Review& review) {
    review_ = review;
    plot_->show_review(review);
    mistakes_->clear();
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        if (review.turns[i].verdict == Verdict::good) continue;
        auto* item = new QListWidgetItem{
            QString::fromStdString(judgement_sentence(review.turns[i], window_wording())),
            mistakes_};
        item->setData(Qt::UserRole, static_cast<qulonglong>(i + 1));
    }
    summary_->setVisible(!review.turns.empty());
    QString words;
    if (!review.turns.empty()) {
        words =
            QString::fromStdString(summary_sentence(review, Side::white, window_wording()) + '\n' +
                                   summary_sentence(review, Side::black, window_wording()));
        if (!review.complete)
            words += '\n' + tr("%n turn(s) judged so far.", nullptr,
                               static_cast<int>(review.turns.size()));
    }
    summary_->setText(words);
    show_busy(coach_->busy());
}

void ReviewView::save_graph(const std::filesystem::path& path) const {
    write_drawing(draw_graph(review_), path);
}

void ReviewView::ask_where_to_save() {
    auto* dialog = new QFileDialog{this, tr("Save the graph"), {}, tr("Pictures (*.svg *.png)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("svg");
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        try {
            save_graph(path.toStdString());
        } catch (const FileError& error) {
            summary_->setText(window_words(error));
            summary_->setVisible(true);
        }
    });
    dialog->open();
}

}  // namespace yinsight
