#include "app/gui/evidence_view.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace yinsight {

void PictureBox::show_picture(const QImage& picture, const QString& message) {
    picture_ = picture;
    message_ = message;
    setAccessibleDescription(message);
    update();
}

void PictureBox::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    if (picture_.isNull()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, message_);
        return;
    }
    QRectF area{{0, 0}, QSizeF{picture_.size()}.scaled(size(), Qt::KeepAspectRatio)};
    area.moveCenter(QRectF{rect()}.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, picture_);
}

EvidenceView::EvidenceView(GameSession& session, QWidget* parent)
    : QWidget{parent},
      session_{session},
      list_{new QComboBox{this}},
      kinds_{new QButtonGroup{this}},
      picture_{new PictureBox{this}} {
    setObjectName("evidence_view");
    list_->setObjectName("evidence_list");
    list_->setAccessibleName(tr("Turns and disputes"));
    list_->setToolTip(tr("Turns and disputes of which pictures were kept"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    picture_->setObjectName("evidence_picture");
    picture_->setAccessibleName(tr("Picture"));
    picture_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 1);
    const std::array<std::array<QString, 2>, 3> kinds = {
        {{tr("Before"), tr("The board before it")},
         {tr("After"), tr("The board after it")},
         {tr("Marked"), tr("The difference, marked")}}};
    constexpr std::array<const char*, 3> kNames = {"evidence_before", "evidence_after",
                                                   "evidence_marked"};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        auto* button = new QPushButton{kinds[i][0], this};
        button->setObjectName(kNames[i]);
        button->setToolTip(kinds[i][1]);
        button->setAccessibleName(kinds[i][1]);
        button->setCheckable(true);
        button->setChecked(i == 2);
        kinds_->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout{this};
    column->addLayout(row);
    column->addWidget(picture_, 1);
    connect(list_, &QComboBox::currentIndexChanged, this, &EvidenceView::show_picture);
    connect(kinds_, &QButtonGroup::idClicked, this, &EvidenceView::show_picture);
    connect(&session_, &GameSession::shown_changed, this, [this] {
        if (isVisible()) refresh();
    });
    // The pictures of an announcement are on the disk when the next frame has been judged.
    connect(&session_, &GameSession::announced, this,
            [this](const TableNews& news) { awaited_s_ = news.state->counts.seconds; });
    connect(&session_, &GameSession::frame_changed, this, [this] {
        if (awaited_s_ && session_.frame().read_s >= *awaited_s_ && isVisible()) refresh();
    });
}

std::filesystem::path EvidenceView::folder() const {
    const std::filesystem::path first = session_.request().table.evidence_folder;
    const int game = session_.state().counts.games;
    if (first.empty() || game < 2) return first;
    return first / ("game-" + std::to_string(game));
}

void EvidenceView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void EvidenceView::refresh() {
    awaited_s_.reset();
    entries_ = evidence_in(folder());
    const QSignalBlocker quiet{list_};
    list_->clear();
    for (const EvidenceEntry& entry : entries_) list_->addItem(entry.label);
    list_->setEnabled(!entries_.empty());
    choose_shown_turn();
}

void EvidenceView::choose_shown_turn() {
    const std::size_t shown = session_.shown_turns();
    int index = static_cast<int>(entries_.size()) - 1;
    if (shown > 0 && !session_.shows_newest()) {
        const int number = session_.state().game.turns[shown - 1].number;
        const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                        [&](const auto& entry) { return entry.turn == number; });
        if (found != entries_.rend()) index = static_cast<int>(entries_.rend() - found) - 1;
    }
    list_->setCurrentIndex(index);
    show_picture();
}

void EvidenceView::show_newest_dispute() {
    refresh();
    const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                    [](const auto& entry) { return entry.wrong; });
    if (found == entries_.rend()) return;
    list_->setCurrentIndex(static_cast<int>(entries_.rend() - found) - 1);
}

void EvidenceView::show_picture() {
    const int index = list_->currentIndex();
    if (index < 0 || index >= static_cast<int>(entries_.size())) {
        picture_->show_picture({}, tr("No pictures have been kept yet."));
        return;
    }
    const auto kind = static_cast<std::size_t>(std::max(0, kinds_->checkedId()));
    const auto& path = entries_[static_cast<std::size_t>(index)].pictures[kind];
    picture_->show_picture(QImage{QString::fromStdString(path.string())},
                           tr("This picture was not kept."));
}

}  // namespace yinsight
