#pragma once
// The games that a search has found, as rows of a table.

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "app/library/stored_game.hpp"

namespace yinsight {

class GamesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using QAbstractTableModel::QAbstractTableModel;

    void show_games(std::vector<GameEntry> games);
    const GameEntry& game(int row) const { return games_[static_cast<std::size_t>(row)]; }
    /// The row of a game; empty where it is not among them.
    std::optional<int> row_of(GameId id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<GameEntry> games_;
};

}  // namespace yinsight
