#include "app/gui/question_strip.hpp"

#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/board_widget.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

/// Pixels of a small diagram: rings can still be told from markers.
constexpr int kWidth = 150;

}  // namespace

QuestionStrip::QuestionStrip(GameSession& session, QWidget* parent)
    : QFrame{parent}, session_{session}, question_{new QLabel{this}}, choices_{new QHBoxLayout} {
    setObjectName("question_strip");
    setFrameShape(StyledPanel);
    question_->setObjectName("question");
    question_->setWordWrap(true);
    auto* later = new QPushButton{tr("Later"), this};
    later->setObjectName("question_later");
    later->setToolTip(tr("The first candidate stays written down"));
    auto* row = new QHBoxLayout{this};
    row->addWidget(question_, 1);
    row->addLayout(choices_);
    row->addWidget(later);
    connect(later, &QPushButton::clicked, this, &QuestionStrip::clear);
    connect(&session_, &GameSession::announced, this, &QuestionStrip::hear);
    hide();
}

void QuestionStrip::hear(const TableNews& news) {
    const auto& turns = news.state->game.turns;
    const auto turn_of = [&](int number) {
        return std::find_if(turns.begin(), turns.end(),
                            [&](const PlayedTurn& turn) { return turn.number == number; });
    };
    if (const auto* question = news.event.from_arbiter<QuestionEvent>()) {
        clear();
        turn_ = question->turn;
        const auto asked = turn_of(question->turn);
        if (question->about == QuestionEvent::About::side_to_move) {
            ask_who_plays();
        } else if (asked != turns.end()) {
            ask_about_turn(*asked);
        }
        return;
    }
    if (!turn_) return;
    const auto asked = turn_of(*turn_);
    const bool answered =
        *turn_ == 0 ? !turns.empty() || std::holds_alternative<CorrectedEvent>(news.event.what)
                    : asked == turns.end() || asked->candidates.empty();
    if (answered) clear();
}

void QuestionStrip::ask_about_turn(const PlayedTurn& turn) {
    question_->setText(tr("What was turn %1?").arg(turn.number));
    std::vector<Turn> choices{turn.turn};
    choices.insert(choices.end(), turn.candidates.begin(), turn.candidates.end());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        BoardPicture picture;
        picture.diagram = diagram_of(turn.after);
        picture.diagram.marks = marks_of(turn.before, choices[i], turn.after);
        add_choice(QStringLiteral("candidate_%1").arg(i),
                   QString::fromStdString(to_text(choices[i])), picture,
                   ChooseCommand{turn.number, i});
    }
    show();
}

void QuestionStrip::ask_who_plays() {
    question_->setText(tr("Who is to play?"));
    const Position& position = session_.state().game.start;
    for (const Side side : {Side::white, Side::black}) {
        BoardPicture picture;
        const Position begun = begin_turn(position.parts(), side);
        picture.diagram = diagram_of(begun);
        add_choice(QStringLiteral("candidate_%1").arg(index_of(side)),
                   side == Side::white ? tr("White") : tr("Black"), picture,
                   SetPositionCommand{begun});
    }
    show();
}

void QuestionStrip::add_choice(const QString& name, const QString& text,
                               const BoardPicture& picture, const Command& answer) {
    auto* choice = new QWidget{this};
    auto* column = new QVBoxLayout{choice};
    column->setContentsMargins(0, 0, 0, 0);
    auto* board = new BoardWidget{choice};
    board->setFixedSize(kWidth, kWidth * 21 / 20);
    board->show_picture(picture);
    auto* button = new QPushButton{text, choice};
    button->setObjectName(name);
    button->setToolTip(tr("It was this one"));
    column->addWidget(board);
    column->addWidget(button);
    choices_->addWidget(choice);
    const auto give = [this, answer] {
        session_.give(answer);
        clear();
    };
    connect(button, &QPushButton::clicked, this, give);
    connect(board, &BoardWidget::point_clicked, this, give);
}

void QuestionStrip::clear() {
    turn_.reset();
    while (QLayoutItem* item = choices_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    hide();
}

}  // namespace yinsight
