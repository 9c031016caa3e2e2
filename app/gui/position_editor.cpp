#include "app/gui/position_editor.hpp"

#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>

#include "referee/rules.hpp"

namespace yinsight {

namespace {

constexpr std::array<PointState, 5> kPieces = {PointState::white_ring, PointState::black_ring,
                                               PointState::white_marker, PointState::black_marker,
                                               PointState::empty};

}  // namespace

PositionEditor::PositionEditor(QWidget* parent)
    : QFrame{parent},
      pieces_{new QButtonGroup{this}},
      side_{new QComboBox{this}},
      remark_{new QLabel{this}},
      accept_{new QPushButton{tr("Use this position"), this}} {
    setObjectName("position_editor");
    setFrameShape(StyledPanel);
    auto* row = new QHBoxLayout{this};
    const std::array<QString, 5> words = {tr("White ring"), tr("Black ring"), tr("White marker"),
                                          tr("Black marker"), tr("Nothing")};
    constexpr std::array<const char*, 5> kNames = {
        "put_white_ring", "put_black_ring", "put_white_marker", "put_black_marker", "put_nothing"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto* button = new QToolButton{this};
        button->setObjectName(kNames[i]);
        button->setText(words[i]);
        button->setToolTip(tr("Then click on the board"));
        button->setAccessibleName(words[i]);
        button->setCheckable(true);
        button->setChecked(i == 0);
        pieces_->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    side_->setObjectName("side_to_play");
    side_->addItems({tr("White is to play"), tr("Black is to play")});
    side_->setToolTip(tr("Who is to play"));
    side_->setAccessibleName(tr("Who is to play"));
    remark_->setObjectName("position_remark");
    remark_->setWordWrap(true);
    accept_->setObjectName("accept_position");
    accept_->setToolTip(tr("The game goes on from this position"));
    auto* cancel = new QPushButton{tr("Leave it"), this};
    cancel->setObjectName("leave_position");
    cancel->setToolTip(tr("Change nothing"));
    row->addWidget(side_);
    row->addWidget(remark_, 1);
    row->addWidget(accept_);
    row->addWidget(cancel);
    connect(side_, &QComboBox::currentIndexChanged, this, &PositionEditor::judge);
    connect(accept_, &QPushButton::clicked, this, [this] {
        const Position chosen = position();
        leave();
        emit accepted(chosen);
    });
    connect(cancel, &QPushButton::clicked, this, &PositionEditor::leave);
    hide();
}

void PositionEditor::begin(const Position& position) {
    base_ = position;
    board_ = position.board();
    side_->setCurrentIndex(position.side() == Side::white ? 0 : 1);
    editing_ = true;
    show();
    judge();
}

void PositionEditor::leave() {
    if (!editing_) return;
    editing_ = false;
    hide();
    emit left();
}

void PositionEditor::click(Point point, Qt::MouseButton button) {
    const PointState chosen = kPieces[static_cast<std::size_t>(pieces_->checkedId())];
    const bool clears = button != Qt::LeftButton || board_.state_at(point) == chosen;
    const auto ring = ring_of(chosen);
    if (!clears && ring && board_.rings_of(*ring).size() == kRingsPerSide) {
        remark_->setText(tr("All five rings lie on the board."));
        return;
    }
    board_.set_state(point, clears ? PointState::empty : chosen);
    judge();
}

Position PositionEditor::position() const {
    PositionParts parts = base_.parts();
    for (const Side side : {Side::white, Side::black}) {
        const auto i = index_of(side);
        const int gone = base_.board().rings_of(side).size() - board_.rings_of(side).size();
        parts.rings_removed[i] = std::clamp(parts.rings_removed[i] + gone, 0, kRingsPerSide);
    }
    parts.board = board_;
    return begin_turn(parts, side_->currentIndex() == 0 ? Side::white : Side::black);
}

BoardPicture PositionEditor::picture() const {
    BoardPicture picture;
    picture.diagram = diagram_of(position());
    return picture;
}

void PositionEditor::judge() {
    const auto wrong = find_inconsistency(position());
    remark_->setText(wrong ? QString::fromStdString(*wrong) : QString{});
    accept_->setEnabled(!wrong);
    emit changed();
}

}  // namespace yinsight
