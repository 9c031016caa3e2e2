#include "app/live/journal.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/game_keeper.hpp"
#include "referee/game.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/support/dice.hpp"

using namespace yinsight;

namespace fs = std::filesystem;

namespace {

constexpr std::time_t kNow = 1'700'000'000;
constexpr std::size_t kLimit = 1 << 24;

/// A game of random turns, with everything that a record can hold: an illegal turn that stood, one
/// with candidates, names.
GameRecord random_game(int turns, std::uint64_t seed) {
    Dice dice{seed};
    Game game;
    for (int i = 0; i < turns && !game.position().is_over(); ++i)
        game.play(dice.pick(legal_turns(game.position())).turn);
    GameRecord record = game.record();
    record.set_tag("White", "Ann \"the fox\"");
    if (record.turns.size() > 3) {
        RecordedTurn& turn = record.turns.back();
        turn.illegal = FaultKind::not_flipped;
        turn.stood = game.position();
        RecordedTurn& asked = record.turns[record.turns.size() - 2];
        asked.candidates = {asked.turn, record.turns[1].turn};
    }
    return record;
}

JournalContent content_of(const fs::path& path) {
    const auto content = read_journal(path);
    BOOST_REQUIRE(content.has_value());
    return *content;
}

void check_same(const GameRecord& read, const GameRecord& written) {
    BOOST_TEST(to_text(read) == to_text(written));
    BOOST_TEST((read.tags == written.tags));
}

GameRecord first_turns(GameRecord record, std::size_t count) {
    record.turns.resize(std::min(count, record.turns.size()));
    return record;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(journal)

BOOST_AUTO_TEST_CASE(what_was_written_is_read_again_after_every_turn_takeback_and_correction) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const ScratchFolder folder;
        const auto game = random_game(60, seed);
        const auto other = random_game(60, seed + 100);
        Journal journal{folder / "game.journal", "game.ygn"};
        Dice dice{seed};
        for (int i = 0; i < 30; ++i) {
            // Forwards, back, or on another line altogether.
            const auto& line = dice.chance(0.2) ? other : game;
            const auto next = first_turns(line, dice.below(line.turns.size() + 1));
            journal.write(next, JournalState::open, kNow + i);
            const auto content = content_of(folder / "game.journal");
            check_same(content.record, next);
            BOOST_TEST(content.bad_lines == 0);
            BOOST_TEST(content.record_path == "game.ygn");
            BOOST_TEST(content.last_written <= kNow + i);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_start_and_a_state_are_kept) {
    const ScratchFolder folder;
    GameRecord record;
    record.start = *parse_position(
        "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M "
        "0-0 S -");
    Journal journal{folder / "game.journal", ""};
    journal.write(record, JournalState::open, kNow);
    BOOST_TEST((content_of(folder / "game.journal").state == JournalState::open));
    journal.write(record, JournalState::left, kNow);
    const auto content = content_of(folder / "game.journal");
    BOOST_TEST((content.state == JournalState::left));
    BOOST_TEST((content.record.start == record.start));
}

BOOST_AUTO_TEST_CASE(a_file_cut_anywhere_holds_the_game_up_to_the_last_whole_line) {
    const ScratchFolder folder;
    const auto game = random_game(30, 7);
    const fs::path path = folder / "game.journal";
    std::vector<std::size_t> whole;
    {
        Journal journal{path, ""};
        for (std::size_t count = 0; count <= game.turns.size(); ++count) {
            journal.write(first_turns(game, count), JournalState::open, kNow);
            whole.push_back(fs::file_size(path));
        }
    }
    const std::string bytes = read_whole_file(path, kLimit);
    const fs::path cut = folder / "cut.journal";
    for (std::size_t length = whole.front(); length < bytes.size(); length += 17) {
        write_whole_file(cut, std::string_view{bytes}.substr(0, length));
        const auto content = content_of(cut);
        const auto fits = static_cast<std::size_t>(
            std::upper_bound(whole.begin(), whole.end(), length) - whole.begin());
        BOOST_TEST(content.record.turns.size() + 1 >= fits);
        BOOST_TEST(content.record.turns.size() <= fits);
        // Goes on behind the last whole line.
        Journal journal{cut, content};
        journal.write(game, JournalState::open, kNow);
        check_same(content_of(cut).record, game);
        BOOST_TEST(content_of(cut).bad_lines == 0);
    }
}

BOOST_AUTO_TEST_CASE(a_line_of_rubbish_is_left_out_and_counted) {
    const ScratchFolder folder;
    const auto game = random_game(20, 9);
    const fs::path path = folder / "game.journal";
    Journal{path, ""}.write(game, JournalState::open, kNow);
    std::string bytes = read_whole_file(path, kLimit);
    const auto second = bytes.find('\n') + 1;
    bytes.insert(second, "{\"turn\":[}\n\xff\xfe\x01 not a line\n[1,2]\n{\"turn\":7}\n");
    write_whole_file(path, bytes);
    const auto content = content_of(path);
    BOOST_TEST(content.bad_lines == 4);
    check_same(content.record, game);
}

BOOST_AUTO_TEST_CASE(other_files_are_no_journals) {
    const ScratchFolder folder;
    write_whole_file(folder / "a", "");
    write_whole_file(folder / "b", "[Date \"2026.11.30\"]\n\n1.e3\n");
    write_whole_file(folder / "c", "{\"turn\":\"1.e3\",\"index\":0}\n");
    for (const char* name : {"a", "b", "c"}) BOOST_TEST(!read_journal(folder / name).has_value());
    BOOST_CHECK_THROW(read_journal(folder / "missing"), FileError);
}

BOOST_AUTO_TEST_CASE(what_a_full_disk_refused_is_written_when_there_is_room_again) {
    const ScratchFolder folder;
    const auto game = random_game(20, 11);
    const fs::path path = folder / "game.journal";
    fs::create_symlink("/dev/full", path);
    Journal journal{path, ""};
    BOOST_CHECK_THROW(journal.write(first_turns(game, 5), JournalState::open, kNow), FileError);
    BOOST_CHECK_THROW(journal.write(first_turns(game, 9), JournalState::open, kNow), FileError);
    fs::remove(path);
    journal.write(game, JournalState::open, kNow);
    check_same(content_of(path).record, game);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(game_keeper)

BOOST_AUTO_TEST_CASE(says_once_that_the_disk_refuses_and_once_that_it_takes_again) {
    const ScratchFolder folder;
    const auto game = random_game(20, 3);
    std::time_t now = kNow;
    GameKeeper keeper{{folder / "room" / "game.ygn", folder / "room" / "game.journal"},
                      std::nullopt,
                      [&] { return now; }};
    fs::create_directory(folder / "room");
    keeper.begin(first_turns(game, 0));
    BOOST_TEST(keeper.take_notices().empty());
    // The folder vanishes, as a stick that is pulled out.
    fs::rename(folder / "room", folder / "gone");
    fs::remove(folder / "gone" / "game.journal");
    for (std::size_t count = 1; count < 6; ++count)
        keeper.update(first_turns(game, count), JournalState::open);
    BOOST_TEST(keeper.failing());
    const auto notices = keeper.take_notices();
    BOOST_REQUIRE(notices.size() == 1U);
    BOOST_TEST(notices[0].find("kept in memory") != std::string::npos);
    fs::create_directory(folder / "room");
    keeper.update(game, JournalState::open);
    BOOST_TEST(!keeper.failing());
    BOOST_TEST(keeper.take_notices().size() == 1U);
    const auto record = load_game(folder / "room" / "game.ygn");
    BOOST_REQUIRE(record.has_value());
    BOOST_TEST(record->turns.size() == game.turns.size());
}

BOOST_AUTO_TEST_CASE(a_record_that_cannot_be_written_at_all_is_refused_at_the_beginning) {
    GameKeeper keeper{{"/nonexistent/game.ygn", {}}, std::nullopt, [] { return kNow; }};
    BOOST_CHECK_THROW(keeper.begin(GameRecord{}), FileError);
}

BOOST_AUTO_TEST_CASE(a_journal_alone_that_cannot_be_written_is_only_said) {
    GameKeeper keeper{{{}, "/nonexistent/game.journal"}, std::nullopt, [] { return kNow; }};
    keeper.begin(GameRecord{});
    BOOST_TEST(keeper.failing());
    BOOST_TEST(keeper.take_notices().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_clock_that_is_set_back_is_said_and_costs_nothing) {
    const ScratchFolder folder;
    const auto game = random_game(20, 5);
    std::time_t now = kNow;
    GameKeeper keeper{{{}, folder / "game.journal"}, std::nullopt, [&] { return now; }};
    keeper.begin(first_turns(game, 4));
    now -= 3600;
    keeper.update(game, JournalState::open);
    const auto notices = keeper.take_notices();
    BOOST_REQUIRE(notices.size() == 1U);
    BOOST_TEST(notices[0].find("set back by 36") != std::string::npos);
    auto content = content_of(folder / "game.journal");
    BOOST_TEST(content.record.turns.size() == game.turns.size());
    // The next day, by a clock that is behind.
    content.last_written = now + 500;
    GameKeeper next{{{}, folder / "game.journal"}, content, [&] { return now; }};
    BOOST_TEST(next.take_notices().size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_names_and_the_date_of_a_resumed_game_stay) {
    const ScratchFolder folder;
    auto game = random_game(10, 6);
    game.set_tag("Date", "1999.12.31");
    Journal{folder / "game.journal", ""}.write(game, JournalState::left, kNow);
    const auto content = content_of(folder / "game.journal");
    GameKeeper keeper{{folder / "game.ygn", folder / "game.journal"}, content, [] { return kNow; }};
    keeper.begin(content.record);
    const auto record = load_game(folder / "game.ygn");
    BOOST_TEST(record->tag("Date") == "1999.12.31");
    BOOST_TEST(record->tag("White") == "Ann \"the fox\"");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(game_files)

BOOST_AUTO_TEST_CASE(later_games_take_names_that_are_free) {
    const ScratchFolder folder;
    const GameFiles files{folder / "game.ygn", folder / "game.ygn.journal"};
    BOOST_TEST(numbered(files, 2).record == folder / "game-2.ygn");
    BOOST_TEST(numbered(files, 2).journal == folder / "game-2.ygn.journal");
    write_whole_file(folder / "game-2.ygn", "taken");
    write_whole_file(folder / "game-3.ygn.journal", "taken");
    BOOST_TEST(numbered(files, 2).record == folder / "game-4.ygn");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_set_aside_keeps_its_content) {
    const ScratchFolder folder;
    const GameFiles files{folder / "game.ygn", folder / "game.ygn.journal"};
    write_whole_file(files.record, "one");
    const auto first = set_aside(files);
    write_whole_file(files.record, "two");
    const auto second = set_aside(files);
    BOOST_TEST(!fs::exists(files.record));
    BOOST_TEST(read_whole_file(first.record, kLimit) == "one");
    BOOST_TEST(read_whole_file(second.record, kLimit) == "two");
}

BOOST_AUTO_TEST_CASE(only_games_that_are_not_over_can_be_gone_on_with) {
    const ScratchFolder folder;
    const fs::path path = folder / "2026-11-30_190501.journal";
    BOOST_TEST(!last_unfinished(folder.path()).has_value());
    const auto game = random_game(20, 4);
    {
        Journal journal{path, ""};
        journal.write(first_turns(game, 0), JournalState::open, kNow);
        BOOST_TEST(!find_unfinished({{}, path}).has_value());
        journal.write(game, JournalState::open, kNow);
        BOOST_TEST(find_unfinished({{}, path}).has_value());
        BOOST_TEST((last_unfinished(folder.path()) == path));
        journal.write(game, JournalState::over, kNow);
    }
    BOOST_TEST(!find_unfinished({{}, path}).has_value());
    BOOST_TEST(!last_unfinished(folder.path()).has_value());
    // A record alone will do.
    save_game(folder / "game.ygn", game);
    const auto content = find_unfinished({folder / "game.ygn", folder / "game.ygn.journal"});
    BOOST_REQUIRE(content.has_value());
    BOOST_TEST(content->record.turns.size() == game.turns.size());
    BOOST_TEST(content->whole_bytes == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
