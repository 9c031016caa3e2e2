#include "app/gui/turn_list.hpp"

#include <QFontDatabase>
#include <QHeaderView>

#include "referee/notation/turn_text.hpp"

namespace yinsight {

void TurnModel::show_turns(const std::vector<PlayedTurn>& turns) {
    beginResetModel();
    turns_ = turns;
    first_number_ = turns_.empty() ? 1 : (turns_.front().number - 1) / 2 * 2 + 1;
    endResetModel();
}

std::optional<std::size_t> TurnModel::turn_at(const QModelIndex& index) const {
    const int number = first_number_ + 2 * index.row() + index.column();
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        if (turns_[i].number == number) return i;
    }
    return std::nullopt;
}

QModelIndex TurnModel::index_of_turn(std::size_t turn) const {
    const int number = turns_[turn].number;
    return index(row_of(number), (number - first_number_) % 2);
}

int TurnModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || turns_.empty()) return 0;
    return row_of(turns_.back().number) + 1;
}

int TurnModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant TurnModel::data(const QModelIndex& index, int role) const {
    const auto turn = turn_at(index);
    if (!turn) return {};
    const PlayedTurn& played = turns_[*turn];
    const QString text = QString::fromStdString(to_text(played.turn));
    if (role == Qt::DisplayRole) {
        QString sign;
        if (played.illegal) sign = QStringLiteral(" \u26a0");
        if (!played.candidates.empty()) sign += QStringLiteral(" ?");
        return QStringLiteral("%1. %2%3").arg(played.number).arg(text, sign);
    }
    if (role == Qt::ToolTipRole) {
        if (played.illegal) return tr("%1 was illegal and stood.").arg(text);
        if (!played.candidates.empty()) return tr("%1 may have been another turn.").arg(text);
        return tr("Show the board after %1.").arg(text);
    }
    return {};
}

QVariant TurnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("White") : tr("Black");
}

TurnList::TurnList(QWidget* parent) : QTableView{parent} {
    setObjectName("turn_list");
    setAccessibleName(tr("Turns"));
    setModel(&model_);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setWordWrap(false);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const auto turn = model_.turn_at(index)) emit turns_chosen(*turn + 1);
    });
}

void TurnList::show_game(const std::vector<PlayedTurn>& turns, std::size_t shown) {
    model_.show_turns(turns);
    if (shown == 0) {
        clearSelection();
        return;
    }
    const QModelIndex index = model_.index_of_turn(shown - 1);
    setCurrentIndex(index);
    scrollTo(index);
}

}  // namespace yinsight
