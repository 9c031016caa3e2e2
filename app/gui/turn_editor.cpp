#include "app/gui/turn_editor.hpp"

#include <QCompleter>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>

#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

/// After so long a pause in typing a note is kept.
constexpr std::chrono::milliseconds kPause{400};

/// On how many points two boards differ.
std::ptrdiff_t difference(const Position& a, const Position& b) {
    return std::count_if(all_points().begin(), all_points().end(),
                         [&](Point point) { return a.state_at(point) != b.state_at(point); });
}

/// Legal turns instead of the one that was played, the ones that leave the most similar board
/// first.
std::vector<Turn> nearest_turns(const PlayedTurn& played, std::size_t most) {
    std::vector<std::pair<std::ptrdiff_t, Turn>> turns;
    for (const LegalTurn& legal : legal_turns(played.before))
        turns.emplace_back(difference(legal.after, played.after), legal.turn);
    std::stable_sort(turns.begin(), turns.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Turn> nearest;
    for (std::size_t i = 0; i < std::min(most, turns.size()); ++i)
        nearest.push_back(turns[i].second);
    return nearest;
}

}  // namespace

TurnEditor::TurnEditor(GameSession& session, QWidget* parent)
    : QWidget{parent},
      session_{session},
      title_{new QLabel{this}},
      text_{new QLineEdit{this}},
      correct_{new QPushButton{tr("Correct"), this}},
      readings_title_{new QLabel{tr("Or was it:"), this}},
      readings_{new QListWidget{this}},
      note_{new QPlainTextEdit{this}},
      keep_{new QPushButton{tr("Keep note"), this}},
      answer_{new QLabel{this}},
      pause_{new QTimer{this}} {
    setObjectName("turn_editor");
    title_->setObjectName("edited_turn");
    text_->setObjectName("turn_text");
    text_->setAccessibleName(tr("What was played"));
    text_->setToolTip(tr("What was really played; later turns are checked again"));
    auto* completer = new QCompleter{&legal_turns_, this};
    completer->setFilterMode(Qt::MatchContains);
    text_->setCompleter(completer);
    correct_->setObjectName("correct_turn");
    correct_->setToolTip(tr("Write this turn down instead"));
    readings_->setObjectName("other_readings");
    readings_->setAccessibleName(tr("Other readings"));
    readings_->setToolTip(tr("Turns that may have been played instead; a click takes one"));
    note_->setObjectName("turn_note");
    note_->setAccessibleName(tr("Note"));
    note_->setToolTip(tr("A remark that is kept in the record"));
    note_->setPlaceholderText(tr("A note on this turn"));
    note_->setTabChangesFocus(true);
    keep_->setObjectName("keep_note");
    keep_->setToolTip(tr("Write the note into the record"));
    answer_->setObjectName("editor_answer");
    answer_->setWordWrap(true);
    lay_out();
    connect(text_, &QLineEdit::returnPressed, this, &TurnEditor::correct);
    connect(correct_, &QPushButton::clicked, this, &TurnEditor::correct);
    connect(readings_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { choose(readings_->row(item)); });
    connect(keep_, &QPushButton::clicked, this, &TurnEditor::keep_note);
    pause_->setSingleShot(true);
    pause_->setInterval(kPause);
    connect(note_->document(), &QTextDocument::contentsChanged, pause_,
            [this] { pause_->start(); });
    connect(pause_, &QTimer::timeout, this, [this] {
        if (note_->document()->isModified()) keep_note();
    });
    connect(&session_, &GameSession::shown_changed, this, &TurnEditor::show_turn);
    connect(&session_, &GameSession::activity_changed, this, &TurnEditor::show_turn);
    connect(&session_, &GameSession::refused, answer_, &QLabel::setText);
    show_turn();
}

void TurnEditor::lay_out() {
    auto* line = new QHBoxLayout;
    line->addWidget(text_, 1);
    line->addWidget(correct_);
    auto* left = new QVBoxLayout;
    left->addWidget(title_);
    left->addLayout(line);
    left->addWidget(answer_);
    left->addWidget(readings_title_);
    left->addWidget(readings_, 1);
    left->addStretch(0);
    auto* right = new QVBoxLayout;
    right->addWidget(note_, 1);
    right->addWidget(keep_, 0, Qt::AlignRight);
    auto* row = new QHBoxLayout{this};
    row->addLayout(left, 1);
    row->addLayout(right, 1);
}

void TurnEditor::show_turn() {
    const std::size_t shown = session_.shown_turns();
    const bool any = shown > 0 && session_.is_playing();
    for (QWidget* part :
         std::initializer_list<QWidget*>{text_, correct_, readings_title_, readings_, note_, keep_})
        part->setEnabled(any);
    readings_->clear();
    answer_->clear();
    if (!any) {
        show_note(0, {});
        title_->setText(tr("No turn is shown."));
        text_->clear();
        return;
    }
    const PlayedTurn& turn = session_.state().game.turns[shown - 1];
    const auto& comments = session_.state().record.turns[shown - 1].comments;
    show_note(turn.number, comments.empty() ? QString{} : QString::fromStdString(comments.front()));
    title_->setText(turn.player == Side::white ? tr("Turn %1, White").arg(number_)
                                               : tr("Turn %1, Black").arg(number_));
    text_->setText(QString::fromStdString(to_text(turn.turn)));
    if (isVisible()) show_readings();
}

void TurnEditor::show_note(int number, const QString& note) {
    if (note_->document()->isModified()) {
        // Somebody types.
        if (number == number_) return;
        keep_note();
    }
    number_ = number;
    note_->setPlainText(note);
}

void TurnEditor::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    show_readings();
}

void TurnEditor::show_readings() {
    // More than people would look through.
    constexpr std::size_t kMostOffered = 500;
    constexpr std::size_t kMostListed = 12;
    const std::size_t shown = session_.shown_turns();
    readings_->clear();
    if (shown == 0) return;
    const PlayedTurn& turn = session_.state().game.turns[shown - 1];
    QStringList texts;
    const auto add = [&](const Turn& reading) {
        const QString text = QString::fromStdString(to_text(reading));
        if (!(reading == turn.turn) && !texts.contains(text)) texts << text;
    };
    for (const Turn& candidate : turn.candidates) add(candidate);
    const auto candidates = static_cast<std::size_t>(texts.size());
    for (const Turn& near : nearest_turns(turn, kMostOffered)) add(near);
    for (const QString& text : texts.mid(0, static_cast<int>(candidates + kMostListed)))
        readings_->addItem(text);
    legal_turns_.setStringList(texts << QString::fromStdString(to_text(turn.turn)));
}

void TurnEditor::correct() {
    if (number_ > 0) session_.give(CorrectCommand{number_, text_->text().toStdString()});
}

void TurnEditor::choose(int row) {
    const std::size_t shown = session_.shown_turns();
    if (row < 0 || shown == 0) return;
    const auto index = static_cast<std::size_t>(row);
    // Candidate 0 is the turn that is written down.
    if (index < session_.state().game.turns[shown - 1].candidates.size())
        session_.give(ChooseCommand{number_, index + 1});
    else
        session_.give(CorrectCommand{number_, readings_->item(row)->text().toStdString()});
}

void TurnEditor::keep_note() {
    note_->document()->setModified(false);
    if (number_ > 0) session_.give(CommentCommand{number_, note_->toPlainText().toStdString()});
}

}  // namespace yinsight
