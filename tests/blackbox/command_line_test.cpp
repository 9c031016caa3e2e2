#include <boost/test/unit_test.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "referee/notation/game_record.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/blackbox/program.hpp"

using namespace yinsight;
using namespace yinsight::blackbox;

namespace {

const std::string kProgram = YINSIGHT_PROGRAM;
constexpr const char* kFilm = "sample_images/club_game";
constexpr const char* kStart =
    "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M 0-0 S -";

int status_of(const std::vector<std::string>& arguments) {
    return run(kProgram, arguments).status;
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(command_line)

BOOST_AUTO_TEST_CASE(every_verb_has_help_and_version) {
    BOOST_TEST(status_of({"--help"}) == 0);
    BOOST_TEST(run(kProgram, {"--version"}).lines.at(0).starts_with("yinsight "));
    for (const char* verb :
         {"read", "referee", "check", "convert", "diagram", "perft", "coach", "ugi", "doctor"}) {
        BOOST_TEST_CONTEXT(verb) {
            BOOST_TEST(status_of({verb, "--help"}) == 0);
            BOOST_TEST(run(kProgram, {verb, "--version"}).lines.at(0).starts_with("yinsight "));
        }
    }
}

BOOST_AUTO_TEST_CASE(wrong_usage_is_status_2) {
    BOOST_TEST(status_of({}) == 2);
    BOOST_TEST(status_of({"play"}) == 2);
    BOOST_TEST(status_of({"read"}) == 2);
    BOOST_TEST(status_of({"read", "a.jpg", "--loud"}) == 2);
    BOOST_TEST(status_of({"perft", "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -", "many"}) == 2);
    BOOST_TEST(status_of({"referee", kFilm, "--variant", "chess"}) == 2);
    BOOST_TEST(status_of({"referee", kFilm, "--calm", "-1"}) == 2);
    BOOST_TEST(status_of({"coach", "game.ygn", "--level", "11"}) == 2);
    BOOST_TEST(status_of({"coach", "game.ygn", "--seconds", "1", "--nodes", "9"}) == 2);
    for (const char* seconds : {"nan", "-nan", "inf", "0"})
        BOOST_TEST(status_of({"coach", "game.ygn", "--seconds", seconds}) == 2, seconds);
    BOOST_TEST(status_of({"coach", "game.ygn", "--help-level", "all"}) == 2);
    BOOST_TEST(status_of({"coach", kStart, "--graph", "no/such/graph.svg"}) == 2);
    BOOST_TEST(status_of({"diagram", kStart, "no/such/diagram.svg", "--turn", "3"}) == 2);
}

BOOST_AUTO_TEST_CASE(answers_are_status_0_and_1_and_bad_input_is_3) {
    BOOST_TEST(status_of({"read", "--json", "sample_images/negatives/table.jpg"}) == 1);
    BOOST_TEST(status_of({"read", "--json", "sample_images/nothing.jpg"}) == 3);
    BOOST_TEST(status_of({"read", "--json", "README.md"}) == 3);
    BOOST_TEST(status_of({"referee", "sample_images/nothing"}) == 3);
    BOOST_TEST(status_of({"check", "README.md"}) == 3);
    BOOST_TEST(status_of({"doctor", "--json"}) == 0);
    BOOST_TEST(status_of({"coach", "sample_images/nothing.ygn"}) == 3);
    BOOST_TEST(status_of({"coach", "README.md"}) == 3);
    BOOST_TEST(status_of({"coach", kStart, "--nodes", "100", "--json"}) == 0);
}

BOOST_AUTO_TEST_CASE(the_engine_protocol_ends_with_its_input) {
    const auto output = run("/bin/sh", {"-c",
                                        "printf 'ugi\\nposition startpos\\ngo nodes 500\\n' | "
                                        "exec \"$0\" ugi",
                                        kProgram});
    BOOST_TEST(output.status == 0);
    BOOST_REQUIRE(output.lines.size() > 2U);
    BOOST_TEST(output.lines.back().starts_with("bestmove "));
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_said_and_nothing_half_is_left) {
    const ScratchFolder folder;
    const std::string out = (folder / "out").string();
    BOOST_TEST(run("/bin/sh", {"-c", "exec \"$0\" doctor >/dev/full", kProgram}).status == 3);
    BOOST_TEST(status_of({"referee", kFilm, "--record", "/dev/full.ygn/game.ygn"}) == 3);
    // No file may grow beyond half a kilobyte (a block of ulimit): the diagram does not fit.
    const auto limited = run("/bin/sh", {"-c",
                                         "trap '' XFSZ; ulimit -f 1; exec \"$0\" diagram "
                                         "4/7/8/9/10/9/10/9/8/7/4 \"$1.svg\"",
                                         kProgram, out});
    BOOST_TEST(limited.status == 3);
    BOOST_TEST(std::filesystem::is_empty(folder.path()));
}

BOOST_AUTO_TEST_CASE(what_was_announced_survives_a_kill) {
    const ScratchFolder folder;
    const auto record_path = folder / "game.ygn";
    Process referee{kProgram,
                    {"referee", kFilm, "--json", "--calm", "0", "--start", kStart, "--record",
                     record_path.string()}};
    std::vector<std::string> announced;
    while (announced.size() < 2) {
        const auto line = referee.next_line();
        BOOST_REQUIRE(line.has_value());
        const auto event = nlohmann::json::parse(*line);
        if (event["event"] == "turn") announced.push_back(event["text"]);
    }
    referee.kill();
    BOOST_TEST(referee.wait() == 128 + 9);
    const auto record = parse_game_record(text_of(record_path));
    BOOST_REQUIRE(record.has_value());
    BOOST_REQUIRE(record->turns.size() >= announced.size());
    for (std::size_t i = 0; i < announced.size(); ++i)
        BOOST_TEST(to_text(record->turns[i].turn) == announced[i]);
}

BOOST_AUTO_TEST_SUITE_END()
