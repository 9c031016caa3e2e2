#include "app/files/set_file.hpp"

#include <boost/test/unit_test.hpp>

#include "app/files/file_error.hpp"
#include "app/files/set_shelf.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/damaged_file.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

SetProfile some_set(const std::string& name) {
    std::array<PartColour, kSetPartCount> parts;
    parts[0] = {{-0.06, -0.0625, -0.05}, {0.001, 0.002, 0.003}, 40};
    parts[3] = {{-2.75, -2.8, -2.7}, {0.1, 0.1, 0.125}, 17};
    return {name, {parts, {0.5, 0.25, 0.125}}, "2026-11-30", "2026-12-01", 3};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(set_file)

BOOST_AUTO_TEST_CASE(a_set_comes_back_as_it_was_written) {
    const ScratchFolder folder;
    const auto set = some_set("Club");
    save_set(folder / "club.yml", set);
    const auto back = load_set(folder / "club.yml");
    BOOST_TEST(back.name == "Club");
    BOOST_TEST(back.first_seen == "2026-11-30");
    BOOST_TEST(back.last_seen == "2026-12-01");
    BOOST_TEST(back.games == 3);
    BOOST_TEST(cv::norm(back.palette.board_level() - set.palette.board_level()) == 0);
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        const auto part = static_cast<SetPart>(i);
        BOOST_TEST(back.palette[part].looks == set.palette[part].looks);
        BOOST_TEST(cv::norm(back.palette[part].log_ratio - set.palette[part].log_ratio) == 0);
        BOOST_TEST(cv::norm(back.palette[part].spread - set.palette[part].spread) == 0);
    }
}

BOOST_AUTO_TEST_CASE(any_name_of_one_line_comes_back) {
    const ScratchFolder folder;
    for (const std::string name : {"007", "true", "~", "a: b # c", "\"quoted\"", "Île d’Yeu",
                                   "俱乐部", "- x", "[1, 2]", "back\\slash", "don't", "%YAML"}) {
        BOOST_TEST(is_set_name(name));
        save_set(folder / "set.yml", some_set(name));
        BOOST_TEST(load_set(folder / "set.yml").name == name);
    }
    for (const std::string& name : {std::string{}, std::string{"two\nlines"}, std::string{" "},
                                    std::string(81, 'x'), std::string{"not \xff UTF-8"}})
        BOOST_TEST(!is_set_name(name));
}

BOOST_AUTO_TEST_CASE(a_damaged_set_is_refused_with_its_file_and_the_place) {
    const ScratchFolder folder;
    const auto path = folder / "set.yml";
    save_set(path, some_set("Club"));
    const std::string good = read_whole_file(path, 1 << 16);
    BOOST_TEST(complaint_about(path, good, load_set).empty());
    for (const std::string& text :
         {std::string{}, std::string{"not yaml"}, std::string{"%YAML:1.0\n---\n"},
          std::string{"{\"json\": 1}"}, with(good, "games: 3", "games: -3"),
          with(good, "games: 3", "games: many"), with(good, "2026-11-30", "2026-11-3x"),
          with(good, "looks: 17", "looks: 1.5"), with(good, "colours:", "colors:"),
          with(good, "yinsight_set: 1", "yinsight_set: 2"), good.substr(0, good.size() / 2)}) {
        const auto complaint = complaint_about(path, text, load_set);
        BOOST_TEST(complaint.find("set.yml: ") != std::string::npos, complaint << "|" << text);
    }
    BOOST_TEST(complaint_about(path, with(good, "looks: 17", "looks: 1.5"), load_set)
                   .find("\"colours.black_ring.looks\"") != std::string::npos);
    BOOST_TEST(complaint_about(path, with(good, "yinsight_set: 1", "yinsight_set: 2"), load_set)
                   .find("version 2") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_shelf_keeps_sets_under_names_that_files_can_have) {
    const ScratchFolder folder;
    const auto home = folder / "new/sets";
    SetShelf shelf{home};
    BOOST_TEST(shelf.sets().empty());
    BOOST_TEST(shelf.free_name() == "Set 1");
    for (const char* name : {"Set 1", "../up", "a/b", "a b", "CON?"}) shelf.keep(some_set(name));
    auto again = some_set("a/b");
    again.games = 9;
    shelf.keep(again);
    const SetShelf back{home};
    BOOST_TEST(back.sets().size() == 5U);
    BOOST_TEST(back.free_name() == "Set 2");
    int nines = 0;
    for (const auto& set : back.sets()) nines += int{set.games == 9 && set.name == "a/b"};
    BOOST_TEST(nines == 1);
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path()))
        files += int{entry.is_regular_file()};
    BOOST_TEST(files == 5);
}

BOOST_AUTO_TEST_CASE(a_damaged_file_on_the_shelf_is_named_and_left_as_it_is) {
    const ScratchFolder folder;
    SetShelf{folder.path()}.keep(some_set("Club"));
    write_whole_file(folder / "bad.yml", "nonsense");
    SetShelf shelf{folder.path()};
    BOOST_TEST(shelf.sets().size() == 1U);
    const auto problems = shelf.take_problems();
    BOOST_REQUIRE(problems.size() == 1U);
    BOOST_TEST(problems[0].file() == (folder / "bad.yml").string());
    shelf.keep(some_set("bad"));
    BOOST_TEST(read_whole_file(folder / "bad.yml", 100) == "nonsense");
}

BOOST_AUTO_TEST_SUITE_END()
