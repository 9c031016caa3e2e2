#pragma once
// The score sheet of a game as a PDF to be signed: players, date, event, result, the turns in the
// official notation in two columns, and lines for the signatures. A4, as many pages as it takes.

#include <QString>
#include <filesystem>
#include <vector>

#include "referee/record.hpp"

namespace yinsight {

/// One line of the sheet: a turn of White and the turn of Black behind it.
struct SheetRow {
    /// White's number, odd.
    int number = 0;
    QString white;
    QString black;
    bool operator==(const SheetRow&) const = default;
};

/// The turns as they are printed: illegal ones that stood are marked, and so are those that may
/// have been others.
std::vector<SheetRow> sheet_rows(const GameRecord& record);

/// "Begins from: <position text>"; empty for a game that begins on the empty board.
QString sheet_start(const GameRecord& record);

/// The rows by pages; the last page has room for the signatures, even if no row is left for it.
std::vector<std::vector<SheetRow>> sheet_pages(const std::vector<SheetRow>& rows);

/// Never half a file. Throws FileError.
void write_score_sheet(const GameRecord& record, const std::filesystem::path& path);

}  // namespace yinsight
