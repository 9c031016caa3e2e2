#pragma once
// The tab in which the turn on the board is corrected: its text, another reading of it, a note.
// Legal turns are offered while one types.

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QTimer>

#include "app/gui/game_session.hpp"

namespace yinsight {

class TurnEditor : public QWidget {
    Q_OBJECT

  public:
    explicit TurnEditor(GameSession& session, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void lay_out();
    void show_turn();
    void show_readings();
    void correct();
    void choose(int row);
    void keep_note();
    void show_note(int number, const QString& note);

    GameSession& session_;
    /// The turn that is shown; 0 for none.
    int number_ = 0;
    QLabel* title_;
    QLineEdit* text_;
    QPushButton* correct_;
    QLabel* readings_title_;
    QListWidget* readings_;
    QPlainTextEdit* note_;
    QPushButton* keep_;
    QLabel* answer_;
    QStringListModel legal_turns_;
    /// Runs while a note is typed.
    QTimer* pause_;
};

}  // namespace yinsight
