#pragma once
// The turns of a game in the official notation, two columns, White and Black; the one that is shown
// is marked. Faults that stood and turns with other candidates carry a sign.

#include <QAbstractTableModel>
#include <QTableView>

#include "app/live/recorded_game.hpp"

namespace yinsight {

class TurnModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using QAbstractTableModel::QAbstractTableModel;

    void show_turns(const std::vector<PlayedTurn>& turns);
    /// Which of the turns is in a cell, from 0; empty where there is none.
    std::optional<std::size_t> turn_at(const QModelIndex& index) const;
    QModelIndex index_of_turn(std::size_t turn) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    int row_of(int number) const { return (number - first_number_) / 2; }

    std::vector<PlayedTurn> turns_;
    /// White's number in the first row.
    int first_number_ = 1;
};

class TurnList : public QTableView {
    Q_OBJECT

  public:
    explicit TurnList(QWidget* parent = nullptr);

    /// Shows a game with `shown` of its turns played on the board beside it.
    void show_game(const std::vector<PlayedTurn>& turns, std::size_t shown);

  signals:
    /// People want to see the position after so many turns.
    void turns_chosen(std::size_t count);

  private:
    TurnModel model_;
};

}  // namespace yinsight
