#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

constexpr const char* kPlacements =
    "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.h7-g7 12.g8-h8 ";

struct Run {
    ExitStatus status;
    std::string out;
    std::string err;
};

template <typename Arguments>
Run run(ExitStatus (*verb)(const Arguments&, const Console&), const Arguments& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const auto status = verb(arguments, Console{out, err, false});
    return {status, out.str(), err.str()};
}

struct Records {
    ScratchFolder folder;
    std::string legal = (folder / "legal.ygn").string();
    std::string illegal = (folder / "illegal.ygn").string();
    std::string typo = (folder / "typo.ygn").string();

    Records() {
        write_whole_file(legal, std::string{kPlacements} + "13.g7-f7\n");
        write_whole_file(illegal, std::string{kPlacements} + "13.g7-f9 14.h8-h9\n");
        write_whole_file(typo, std::string{kPlacements} + "13.g7-z7\n");
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(record_verbs)

BOOST_AUTO_TEST_CASE(check_says_yes_no_or_unreadable) {
    const Records records;
    const auto legal = run(run_check, CheckArguments{{records.legal}, true});
    BOOST_TEST((legal.status == ExitStatus::done));
    const auto legal_line = nlohmann::json::parse(legal.out);
    BOOST_TEST(legal_line["legal"] == true);
    BOOST_TEST(legal_line["turns"] == 13);
    BOOST_TEST(legal_line["file"] == records.legal);

    const auto illegal = run(run_check, CheckArguments{{records.illegal}, true});
    BOOST_TEST((illegal.status == ExitStatus::answer_is_no));
    const auto line = nlohmann::json::parse(illegal.out);
    BOOST_TEST(line["legal"] == false);
    BOOST_TEST(line["turn"] == 13);
    BOOST_TEST(line["kind"] == "not_in_line");

    const auto typo = run(run_check, CheckArguments{{records.typo}, false});
    BOOST_TEST((typo.status == ExitStatus::unreadable));
    BOOST_TEST(typo.err.find("typo.ygn: turn 13, line 1, column ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(check_gives_the_gravest_status_of_several_records) {
    const Records records;
    const auto all =
        run(run_check, CheckArguments{{records.legal, records.illegal, "no.ygn"}, true});
    BOOST_TEST((all.status == ExitStatus::unreadable));
    BOOST_TEST(std::count(all.out.begin(), all.out.end(), '\n') == 3);
    BOOST_TEST(all.err.find("no.ygn: No such file") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(check_prints_a_line_also_for_a_missing_record) {
    const Records records;
    const std::string missing = (records.folder / "missing.ygn").string();
    const auto checked = run(run_check, CheckArguments{{missing, records.legal}, true});
    BOOST_TEST((checked.status == ExitStatus::unreadable));
    std::istringstream lines{checked.out};
    std::string line;
    BOOST_REQUIRE(std::getline(lines, line));
    const auto first = nlohmann::json::parse(line);
    BOOST_TEST(first["file"] == missing);
    BOOST_TEST(first["legal"] == false);
    BOOST_TEST(first["kind"] == "unreadable");
    BOOST_REQUIRE(std::getline(lines, line));
    BOOST_TEST(nlohmann::json::parse(line)["legal"] == true);
}

BOOST_AUTO_TEST_CASE(tags_count_in_any_letter_case) {
    const ScratchFolder folder;
    const std::string capitals = (folder / "capitals.ygn").string();
    write_whole_file(capitals, "[VARIANT \"BLITZ\"]\n[result \"*\"]\n\n1.E3 2.A5\n");
    const auto checked = run(run_check, CheckArguments{{capitals}, true});
    BOOST_TEST(nlohmann::json::parse(checked.out)["position"] ==
               "3B/7/8/9/2W7/9/10/9/8/7/4 w P 0-0 B -");
}

BOOST_AUTO_TEST_CASE(convert_writes_nothing_where_it_fails) {
    const Records records;
    const std::string out = (records.folder / "out.json").string();
    BOOST_TEST(
        (run(run_convert, ConvertArguments{records.typo, out}).status == ExitStatus::unreadable));
    BOOST_TEST(!std::filesystem::exists(out));
    BOOST_CHECK_THROW(run(run_convert, ConvertArguments{records.legal, "/dev/full.ygn/x.ygn"}),
                      FileError);
    BOOST_TEST((run(run_convert, ConvertArguments{records.legal, out}).status == ExitStatus::done));
    BOOST_TEST(std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(diagram_draws_positions_boards_and_any_turn_of_a_record) {
    const Records records;
    const auto draws = [&](const std::string& what, std::optional<int> turn) {
        const std::string out = (records.folder / "out.svg").string();
        std::filesystem::remove(out);
        const auto status = run(run_diagram, DiagramArguments{what, out, turn}).status;
        return status == ExitStatus::done ? read_whole_file(out, 1 << 20) : std::string{};
    };
    BOOST_TEST(draws("4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -", {}).find("w P 0-0") !=
               std::string::npos);
    BOOST_TEST(draws("4/7/8/9/10/4?4/10/9/8/7/4", {}).find("4?4") != std::string::npos);
    BOOST_TEST(draws(records.legal, {}).find("13. g7-f7") != std::string::npos);
    BOOST_TEST(draws(records.legal, 11).find("11. h7-g7") != std::string::npos);
    BOOST_TEST(draws(records.legal, 0).find("w P 0-0 S -") != std::string::npos);
    BOOST_TEST(draws(records.illegal, 12).find("12. g8-h8") != std::string::npos);
    BOOST_TEST(draws(records.illegal, 13).empty());
    BOOST_TEST(draws("4/7/8 w P", {}).empty());
}

BOOST_AUTO_TEST_CASE(perft_counts_and_divides) {
    const std::string start = "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -";
    BOOST_TEST(run(run_perft, PerftArguments{start, 3, false}).out == "592620\n");
    const auto divided = run(run_perft, PerftArguments{start, 2, true}).out;
    BOOST_TEST(divided.starts_with("Pa2 84\n"));
    BOOST_TEST(divided.ends_with("total 7140\n"));
    BOOST_TEST((run(run_perft, PerftArguments{"4/7", 1, false}).status == ExitStatus::unreadable));
}

BOOST_AUTO_TEST_CASE(perft_counts_under_other_house_rules) {
    const std::string last_marker =
        "BBBB/Bbwwbbw/bwwbbwwb/wwbW1wbbw/w1wwbww1wb/bwwb1wwbb/wwbbwwbbww/bbw6/8/7/WWWW w M 0-0 S -";
    PerftArguments arguments{last_marker, 4, false};
    arguments.house_rules.pool_end = HouseRules::PoolEnd::turn_end;
    BOOST_TEST(run(run_perft, arguments).out == "40\n");
    arguments.house_rules.pool_end = HouseRules::PoolEnd::at_once;
    arguments.depth = 2;
    BOOST_TEST(run(run_perft, arguments).out == "0\n");
}

BOOST_AUTO_TEST_CASE(a_diagram_shows_what_only_a_camera_sees) {
    const ScratchFolder folder;
    const auto out = folder / "board.svg";
    const std::string board = "[Wb]3/?6/8/9/10/9/10/9/8/7/4";
    for (const auto& text : {board, board + " w P 0-0 S -"}) {
        const auto drawn = run(run_diagram, DiagramArguments{text, out.string(), {}});
        BOOST_TEST((drawn.status == ExitStatus::done), drawn.err);
        BOOST_TEST(std::filesystem::remove(out));
    }
}

BOOST_AUTO_TEST_SUITE_END()
