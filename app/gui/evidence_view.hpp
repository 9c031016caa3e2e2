#pragma once
// Shows the pictures that were kept of the turn on the board, or of a dispute: before, after, and
// the difference marked.

#include <QButtonGroup>
#include <QComboBox>
#include <QImage>
#include <QWidget>

#include "app/gui/evidence_index.hpp"
#include "app/gui/game_session.hpp"

namespace yinsight {

/// A picture as large as fits.
class PictureBox : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;
    /// `message` stands where there is no picture.
    void show_picture(const QImage& picture, const QString& message);
    const QImage& picture() const { return picture_; }
    QSize minimumSizeHint() const override { return {120, 80}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QImage picture_;
    QString message_;
};

class EvidenceView : public QWidget {
    Q_OBJECT

  public:
    explicit EvidenceView(GameSession& session, QWidget* parent = nullptr);

    /// The newest dispute.
    void show_newest_dispute();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    std::filesystem::path folder() const;
    void refresh();
    void choose_shown_turn();
    void show_picture();

    GameSession& session_;
    std::vector<EvidenceEntry> entries_;
    /// The pictures of what was announced at this time are not in the list yet.
    std::optional<double> awaited_s_;
    QComboBox* list_;
    QButtonGroup* kinds_;
    PictureBox* picture_;
};

}  // namespace yinsight
