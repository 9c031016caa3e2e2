#pragma once
// A game as a file of any kind that people want of it: a record, its score sheet, or the diagram of
// one position.

#include <QWidget>
#include <filesystem>
#include <functional>

#include "app/diagram/board_diagram.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// By the ending: .pdf the score sheet, .svg and .png the diagram, otherwise a record. Throws
/// FileError.
void write_game(const GameRecord& record, const Diagram& diagram,
                const std::filesystem::path& path);

/// Asks for a file, beginning with this name, and hands it to `write`; does not wait.
void ask_where_to_write(QWidget* parent, const QString& name,
                        std::function<void(const std::filesystem::path&)> write);

}  // namespace yinsight
