#include "app/gui/score_sheet.hpp"

#include <boost/test/unit_test.hpp>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// A game of so many turns; what they are does not matter to a sheet.
GameRecord game_with(int turns) {
    GameRecord record = game_of("Ann", "Bob", "2026.11.30");
    while (static_cast<int>(record.turns.size()) < turns) {
        RecordedTurn turn = record.turns.back();
        ++turn.number;
        record.turns.push_back(turn);
    }
    return record;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(score_sheet)

BOOST_AUTO_TEST_CASE(every_turn_stands_once_beside_its_number) {
    const auto rows = sheet_rows(game_from(kFourteenTurns));
    BOOST_REQUIRE(rows.size() == 7U);
    BOOST_TEST((rows[0] == SheetRow{1, "e3", "a5"}));
    BOOST_TEST((rows[6] == SheetRow{13, "d6-d7", "g2-h3"}));
}

BOOST_AUTO_TEST_CASE(a_game_that_begins_with_black_leaves_whites_first_column_free) {
    GameRecord record = game_from(kFourteenTurns);
    record.turns.erase(record.turns.begin());
    const auto rows = sheet_rows(record);
    BOOST_TEST((rows[0] == SheetRow{1, "", "a5"}));
    BOOST_TEST(rows.size() == 7U);
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_that_stood_is_marked) {
    GameRecord record = game_from(kFourteenTurns);
    record.turns[12].illegal = FaultKind::not_in_line;
    BOOST_TEST(sheet_rows(record)[6].white.contains("illegal"));
}

BOOST_AUTO_TEST_CASE(pages_hold_all_rows_in_order_and_the_last_one_room_to_sign) {
    for (const int turns : {0, 14, 60, 64, 70, 76, 78, 130, 132, 400}) {
        BOOST_TEST_CONTEXT(turns << " turns") {
            const auto rows = turns == 0 ? std::vector<SheetRow>{} : sheet_rows(game_with(turns));
            const auto pages = sheet_pages(rows);
            std::vector<SheetRow> together;
            for (const auto& page : pages) {
                together.insert(together.end(), page.begin(), page.end());
                // A4 less its margins holds 40 lines of 6.5 mm.
                BOOST_TEST(page.size() < 40U);
                // Nobody signs below an empty table.
                BOOST_TEST((pages.size() == 1 || page.size() >= 4U));
            }
            BOOST_TEST((together == rows));
            // Head and signatures of the only page take 80 mm of 261, a row at least 4.7 mm.
            BOOST_TEST((pages.size() > 1 || pages[0].size() <= 37U));
            // 34 mm for the signatures are five lines.
            BOOST_TEST((pages.size() == 1 || pages.back().size() < 35U));
            // A game of usual length is signed where it is written.
            BOOST_TEST((turns > 64 || pages.size() == 1));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_game_that_begins_elsewhere_says_from_where) {
    GameRecord record;
    BOOST_TEST(sheet_start(record).isEmpty());
    const std::string start = "4/7/8/9/3W6/9/10/9/8/7/4 b P 0-0 S -";
    record.start = parse_position(start).value();
    BOOST_TEST(sheet_start(record).toStdString() == "Begins from: " + start);
}

BOOST_AUTO_TEST_CASE(the_pdf_has_a_page_for_each) {
    const ScratchFolder folder;
    write_score_sheet(game_with(200), folder / "game.pdf");
    const std::string pdf = read_whole_file(folder / "game.pdf", 10'000'000);
    BOOST_TEST(pdf.starts_with("%PDF"));
    BOOST_TEST(count_of(pdf, "/Type /Page\n") == sheet_pages(sheet_rows(game_with(200))).size());
    BOOST_CHECK_THROW(write_score_sheet(game_with(20), folder / "no/such/game.pdf"), FileError);
}

BOOST_AUTO_TEST_SUITE_END()
