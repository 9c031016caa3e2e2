#pragma once
// A widget that shows a board and says which point was clicked. Scales with its size; the coach and
// the editor draw through BoardPicture.

#include <QWidget>

#include "app/gui/board_picture.hpp"

namespace yinsight {

class BoardWidget : public QWidget {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    void show_picture(BoardPicture picture);
    const BoardPicture& picture() const { return picture_; }
    /// Arrows and the side at the bottom stay as they are set when the picture changes.
    void set_arrows(std::vector<BoardArrow> arrows);
    void set_flipped(bool flipped);
    bool flipped() const { return flipped_; }

    QSize sizeHint() const override { return {560, 590}; }
    QSize minimumSizeHint() const override { return {120, 126}; }

  signals:
    void point_clicked(yinsight::Point point, Qt::MouseButton button);
    void flipped_changed(bool flipped);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    BoardPicture picture_;
    std::vector<BoardArrow> arrows_;
    bool flipped_ = false;
};

}  // namespace yinsight
