// The part of the games page that works on the library.

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QUrl>

#include "app/announce/fault_sentence.hpp"
#include "app/files/file_error.hpp"
#include "app/gui/game_export.hpp"
#include "app/gui/games_view.hpp"
#include "app/gui/window_words.hpp"
#include "app/library/library_files.hpp"

namespace yinsight {

template <typename Work>
bool GamesView::try_to(Work work) {
    try {
        if (!library_) library_ = std::make_unique<GameLibrary>(path_);
        work();
        return true;
    } catch (const FileError& error) {
        say(window_words(error), true);
        return false;
    }
}

void GamesView::say(const QString& words, bool trouble) {
    message_->setText(trouble ? QStringLiteral("\u26a0 ") + words : words);
    message_->setVisible(!words.isEmpty());
    // A library that cannot even be opened stands in the way of all others.
    anew_->setVisible(trouble && !library_ && std::filesystem::exists(path_));
}

LibraryQuery GamesView::query() const {
    LibraryQuery query;
    query.words = words_->text().toStdString();
    query.from_date = from_->text().trimmed().toStdString();
    query.to_date = to_->text().trimmed().toStdString();
    query.result = result_->currentText().trimmed().toStdString();
    if (variant_->currentIndex() > 0)
        query.variant = variant_->currentIndex() == 1 ? Variant::standard : Variant::blitz;
    return query;
}

void GamesView::refresh() {
    const std::vector<GameId> before = selected();
    std::vector<GameEntry> found;
    try_to([&] { found = library_->find(query()); });
    model_.show_games(std::move(found));
    for (const GameId id : before) select(id);
    if (selected().empty() && model_.rowCount() > 0) select(model_.game(0).id);
    list_->resizeColumnsToContents();
    show_selected();
}

std::vector<GameId> GamesView::selected() const {
    std::vector<GameId> ids;
    for (const QModelIndex& row : list_->selectionModel()->selectedRows())
        ids.push_back(model_.game(row.row()).id);
    return ids;
}

void GamesView::select(GameId id) {
    const auto row = model_.row_of(id);
    if (!row) return;
    list_->selectionModel()->select(model_.index(*row, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    list_->selectionModel()->setCurrentIndex(model_.index(*row, 0), QItemSelectionModel::NoUpdate);
}

void GamesView::show_selected() {
    const auto ids = selected();
    show_game(ids.empty() ? 0 : ids.front());
    show_actions();
}

void GamesView::show_game(GameId id) {
    std::optional<GameRecord> record;
    GameOrigin origin;
    if (id != 0) {
        try_to([&] {
            record = library_->record(id);
            if (const auto entry = library_->entry(id)) origin = entry->origin;
        });
    }
    const GameRecord shown = record.value_or(GameRecord{});
    if (id != shown_ || !(shown == replay_->record())) {
        review_->set_game(shown);
        replay_->show_game(shown);
    }
    shown_ = record ? id : 0;
    QString words;
    if (!origin.source.empty())
        words = tr("From %1").arg(QString::fromStdString(origin.source).toHtmlEscaped());
    if (!origin.evidence.empty()) {
        const QUrl folder = QUrl::fromLocalFile(QString::fromStdString(origin.evidence));
        words += QStringLiteral("  <a href=\"%1\">%2</a>")
                     .arg(folder.toString(QUrl::FullyEncoded), tr("Evidence pictures"));
    }
    origin_->setText(words);
}

void GamesView::delete_selected() {
    try_to([this] { library_->erase(selected()); });
    refresh();
}

void GamesView::step_back() {
    try_to([this] { library_->undo(); });
    refresh();
}

void GamesView::step_forward() {
    try_to([this] { library_->redo(); });
    refresh();
}

void GamesView::show_actions() {
    const bool any = shown_ != 0;
    for (const char* name :
         {"games_export", "games_delete", "games_copy_position", "games_copy_diagram"})
        findChild<QAction*>(name)->setEnabled(any);
    findChild<QAction*>("games_undo")->setEnabled(library_ && library_->can_undo());
    findChild<QAction*>("games_redo")->setEnabled(library_ && library_->can_redo());
}

void GamesView::take_in(const std::vector<std::filesystem::path>& files) {
    ImportReport report;
    if (!try_to([&] { report = import_games(*library_, files); })) return;
    QStringList lines{
        tr("%n new game(s) in the library.", nullptr, static_cast<int>(report.added.size()))};
    if (!report.completed.empty())
        lines += tr("%n game(s) that were there know more now.", nullptr,
                    static_cast<int>(report.completed.size()));
    if (report.already_there > 0)
        lines += tr("%n game(s) were there already.", nullptr, report.already_there);
    for (const std::string& refusal : report.refused) lines += window_words(refusal);
    for (const auto& [file, fault] : report.illegal)
        lines += tr("%1: %2 What follows is kept but cannot be replayed.", "file, sentence")
                     .arg(QString::fromStdString(file.string()),
                          QString::fromStdString(illegal_turn_sentence(fault, window_wording())));
    say(lines.join('\n'), !report.refused.empty() || !report.illegal.empty());
    list_->clearSelection();
    refresh();
    for (const auto& ids : {report.added, report.completed}) {
        if (ids.empty()) continue;
        list_->clearSelection();
        select(ids.front());
        break;
    }
}

void GamesView::give_out(const std::filesystem::path& path) {
    const bool done = try_to([&] { write_game(replay_->record(), replay_->diagram(), path); });
    if (done) say(tr("Written: %1").arg(QString::fromStdString(path.string())), false);
}

void GamesView::give_out_all(const std::filesystem::path& folder, const std::string& ending) {
    try_to([&] {
        const auto ids = selected();
        const auto troubles = export_games(*library_, ids, folder, ending);
        QStringList lines{
            tr("%n game(s) written.", nullptr, static_cast<int>(ids.size() - troubles.size()))};
        for (const std::string& trouble : troubles) lines += window_words(trouble);
        say(lines.join('\n'), !troubles.empty());
    });
}

void GamesView::ask_for_files() {
    auto* dialog =
        new QFileDialog{this, tr("Take in games"), {}, tr("Game records (*.ygn *.sgf *.json)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& files) {
        std::vector<std::filesystem::path> paths;
        for (const QString& file : files) paths.emplace_back(file.toStdString());
        take_in(paths);
    });
    dialog->open();
}

void GamesView::ask_where_to() {
    if (selected().size() > 1) {
        ask_for_folder();
        return;
    }
    const auto row = model_.row_of(shown_);
    const auto name = row ? file_name_of(model_.game(*row), "") : std::string{};
    ask_where_to_write(this, QString::fromStdString(name),
                       [this](const std::filesystem::path& path) { give_out(path); });
}

void GamesView::ask_for_folder() {
    auto* dialog = new QFileDialog{this, tr("Write the games into a folder")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& folder) { give_out_all(folder.toStdString(), ".ygn"); });
    dialog->open();
}

void GamesView::begin_anew() {
    library_.reset();
    try {
        const auto aside = set_library_aside(path_);
        say(tr("The old library is kept as %1.").arg(QString::fromStdString(aside.string())),
            false);
    } catch (const FileError& error) {
        say(window_words(error), true);
    }
    refresh();
}

void GamesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void GamesView::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void GamesView::dropEvent(QDropEvent* event) {
    std::vector<std::filesystem::path> files;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) files.emplace_back(url.toLocalFile().toStdString());
    }
    if (files.empty()) return;
    event->acceptProposedAction();
    take_in(files);
}

}  // namespace yinsight
