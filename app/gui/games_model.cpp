#include "app/gui/games_model.hpp"

#include <algorithm>

namespace yinsight {

namespace {

enum Column { date, white, black, result, turns, variant, event, kColumnCountOfGames };

}  // namespace

void GamesModel::show_games(std::vector<GameEntry> games) {
    beginResetModel();
    games_ = std::move(games);
    endResetModel();
}

std::optional<int> GamesModel::row_of(GameId id) const {
    const auto found = std::find_if(games_.begin(), games_.end(),
                                    [id](const GameEntry& game) { return game.id == id; });
    if (found == games_.end()) return std::nullopt;
    return static_cast<int>(found - games_.begin());
}

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumnCountOfGames;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    const GameEntry& entry = game(index.row());
    if (role == Qt::ToolTipRole && !entry.origin.source.empty())
        return tr("From %1").arg(QString::fromStdString(entry.origin.source));
    if (role == Qt::TextAlignmentRole && index.column() == Column::turns)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Column::date:
            return QString::fromStdString(entry.date);
        case Column::white:
            return QString::fromStdString(entry.white);
        case Column::black:
            return QString::fromStdString(entry.black);
        case Column::result:
            return entry.result == "*" ? tr("goes on") : QString::fromStdString(entry.result);
        case Column::turns:
            return entry.turns;
        case Column::variant:
            return entry.variant == Variant::blitz ? tr("blitz") : tr("standard");
        default:
            return QString::fromStdString(entry.event);
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case Column::date:
            return tr("Date");
        case Column::white:
            return tr("White");
        case Column::black:
            return tr("Black");
        case Column::result:
            return tr("Result");
        case Column::turns:
            return tr("Turns");
        case Column::variant:
            return tr("Variant");
        default:
            return tr("Event");
    }
}

}  // namespace yinsight
