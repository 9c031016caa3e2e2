#pragma once
// The strip with which a position is set up by mouse: choose a piece, click on points, say who is
// to play. Knows which positions no legal game leads to and says why.

#include <QButtonGroup>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "app/gui/board_picture.hpp"
#include "referee/position.hpp"

namespace yinsight {

class PositionEditor : public QFrame {
    Q_OBJECT

  public:
    explicit PositionEditor(QWidget* parent = nullptr);

    /// Shows itself with a position to change.
    void begin(const Position& position);
    void leave();
    bool editing() const { return editing_; }
    /// A click on the board: the left button puts the chosen piece (or takes an equal one away),
    /// others clear the point.
    void click(Point point, Qt::MouseButton button);
    /// As it stands in the editor.
    Position position() const;
    BoardPicture picture() const;

  signals:
    void changed();
    void accepted(const yinsight::Position& position);
    void left();

  private:
    void judge();

    bool editing_ = false;
    Position base_;
    Board board_;
    QButtonGroup* pieces_;
    QComboBox* side_;
    QLabel* remark_;
    QPushButton* accept_;
};

}  // namespace yinsight
