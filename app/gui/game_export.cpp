#include "app/gui/game_export.hpp"

#include <QCoreApplication>
#include <QFileDialog>

#include "app/diagram/diagram_file.hpp"
#include "app/files/game_file.hpp"
#include "app/gui/score_sheet.hpp"

namespace yinsight {

namespace {

struct Export {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

}  // namespace

void write_game(const GameRecord& record, const Diagram& diagram,
                const std::filesystem::path& path) {
    const std::string ending = path.extension().string();
    if (ending == ".pdf") {
        write_score_sheet(record, path);
    } else if (ending == ".svg" || ending == ".png") {
        write_diagram(diagram, path);
    } else {
        save_game(path, record);
    }
}

void ask_where_to_write(QWidget* parent, const QString& name,
                        std::function<void(const std::filesystem::path&)> write) {
    auto* dialog = new QFileDialog{parent, Export::tr("Export the game")};
    dialog->setObjectName("export_dialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        {Export::tr("Game record (*.ygn)"), Export::tr("Game record as JSON (*.json)"),
         Export::tr("Boardspace game (*.sgf)"), Export::tr("Score sheet (*.pdf)"),
         Export::tr("Diagram (*.svg)"), Export::tr("Diagram (*.png)")});
    const auto follow_filter = [dialog](const QString& filter) {
        const auto dot = filter.lastIndexOf("*.");
        dialog->setDefaultSuffix(filter.mid(dot + 2).chopped(1));
    };
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, follow_filter);
    follow_filter(dialog->nameFilters().constFirst());
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [act = std::move(write)](const QString& path) { act(path.toStdString()); });
    dialog->open();
}

}  // namespace yinsight
