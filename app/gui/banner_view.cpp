#include "app/gui/banner_view.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "app/gui/board_theme.hpp"

namespace yinsight {

namespace {

QColor colour_of(Mood mood, const QPalette& palette) {
    const BoardTheme& theme = board_theme_for(palette);
    if (mood == Mood::well) return palette.color(QPalette::WindowText);
    return mood == Mood::due ? theme.due : theme.wrong;
}

QPolygonF regular(int corners, const QPointF& centre, double radius, double turn_deg) {
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = (turn_deg + 360.0 * i / corners) * M_PI / 180;
        shape << centre + radius * QPointF{std::cos(angle), std::sin(angle)};
    }
    return shape;
}

}  // namespace

void MoodSign::set_mood(Mood mood) {
    mood_ = mood;
    setAccessibleName(mood == Mood::well  ? tr("All is well")
                      : mood == Mood::due ? tr("Something is due")
                                          : tr("Something is wrong"));
    setToolTip(accessibleName());
    update();
}

void MoodSign::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF{rect()}.center();
    const double size = std::min(width(), height()) / 2.0;
    const QColor colour = colour_of(mood_, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (mood_ == Mood::well) {
        painter.drawEllipse(centre, size * 0.3, size * 0.3);
    } else if (mood_ == Mood::due) {
        painter.drawPolygon(regular(3, centre, size * 0.75, 0));
    } else {
        painter.drawPolygon(regular(8, centre, size * 0.85, 22.5));
        painter.setBrush(palette().color(QPalette::Window));
        painter.drawRect(
            QRectF{centre - QPointF{size * 0.5, size * 0.13}, QSizeF{size, size * 0.26}});
    }
}

BannerView::BannerView(QWidget* parent)
    : QFrame{parent},
      sign_{new MoodSign{this}},
      headline_{new QLabel{this}},
      detail_{new QLabel{this}},
      evidence_{new QPushButton{tr("Show pictures"), this}},
      stand_{new QPushButton{tr("Let it stand"), this}} {
    setFrameShape(StyledPanel);
    sign_->setObjectName("mood_sign");
    sign_->setFixedSize(56, 56);
    headline_->setObjectName("headline");
    headline_->setWordWrap(true);
    headline_->setAccessibleName(tr("Announcement"));
    detail_->setObjectName("detail");
    detail_->setWordWrap(true);
    detail_->setAccessibleName(tr("Rule and repair"));
    stand_->setObjectName("let_it_stand");
    stand_->setToolTip(tr("Accept the board as it lies and go on"));
    evidence_->setObjectName("banner_evidence");
    evidence_->setToolTip(tr("The board before and after, as the camera saw it"));
    auto* texts = new QVBoxLayout;
    texts->addWidget(headline_);
    texts->addWidget(detail_);
    auto* row = new QHBoxLayout{this};
    row->addWidget(sign_);
    row->addLayout(texts, 1);
    row->addWidget(evidence_);
    row->addWidget(stand_);
    connect(evidence_, &QPushButton::clicked, this, &BannerView::evidence_pressed);
    connect(stand_, &QPushButton::clicked, this, &BannerView::stand_pressed);
    set_headline_px(26);
    show_bulletin({});
}

void BannerView::set_headline_px(int px) {
    QFont font = headline_->font();
    font.setPixelSize(px);
    font.setWeight(QFont::DemiBold);
    headline_->setFont(font);
    font.setPixelSize(std::max(12, px * 6 / 10));
    font.setWeight(QFont::Normal);
    detail_->setFont(font);
    // Two lines always have room, so that nothing jumps when the words change.
    setMinimumHeight(px * 7 / 2);
}

void BannerView::show_bulletin(const Bulletin& bulletin) {
    mood_ = bulletin.mood;
    sign_->set_mood(mood_);
    headline_->setText(bulletin.headline);
    colour_headline();
    detail_->setText(bulletin.detail);
    detail_->setVisible(!bulletin.detail.isEmpty());
    stand_->setVisible(bulletin.fault.has_value());
}

void BannerView::offer_evidence(bool there) {
    evidence_->setVisible(there);
}

void BannerView::colour_headline() {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colour_of(mood_, palette()));
    headline_->setPalette(colours);
}

void BannerView::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colour_headline();
}

}  // namespace yinsight
