#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

constexpr const char* kMiddle =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";
constexpr const char* kOver = "4/7/8/9/10/BBBBB4/10/9/8/7/1W1W - O 3-0 S w:rings";
constexpr const char* kGame =
    "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.h7-g7 12.g8-h8 13.g7-f7\n";

struct Run {
    ExitStatus status;
    std::string out;
    std::string err;
    std::vector<nlohmann::json> lines() const {
        std::vector<nlohmann::json> all;
        std::istringstream in{out};
        for (std::string line; std::getline(in, line);) all.push_back(nlohmann::json::parse(line));
        return all;
    }
};

Run run(const CoachArguments& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const auto status = run_coach(arguments, Console{out, err, false});
    return {status, out.str(), err.str()};
}

CoachArguments asking(const std::string& what, bool json) {
    CoachArguments arguments;
    arguments.what = what;
    arguments.nodes = 2'000;
    arguments.json = json;
    return arguments;
}

struct Records {
    ScratchFolder folder;
    std::string legal = (folder / "legal.ygn").string();
    std::string illegal = (folder / "illegal.ygn").string();
    Records() {
        write_whole_file(legal, kGame);
        write_whole_file(illegal, std::string{kGame} + "14.h8-a2\n");
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_verb)

BOOST_AUTO_TEST_CASE(suggests_as_many_turns_as_asked_for_best_first) {
    const auto result = run(asking(kMiddle, true));
    BOOST_TEST((result.status == ExitStatus::done));
    const auto lines = result.lines();
    BOOST_REQUIRE_EQUAL(lines.size(), 3U);
    const auto position = *parse_position(kMiddle);
    double last = 100;
    for (const auto& line : lines) {
        const auto turn = *parse_turn(line["turn"].get<std::string>(), position);
        BOOST_TEST(!find_fault(position, turn));
        BOOST_TEST(line["line"][0] == line["turn"]);
        BOOST_TEST(line["score"].get<double>() <= last);
        last = line["score"].get<double>();
        BOOST_TEST(line["win"].get<double>() >= 0.0);
        BOOST_TEST(line["win"].get<double>() <= 1.0);
        BOOST_TEST(line["nodes"].get<int>() >= 2'000);
        BOOST_TEST(line["depth"].get<int>() >= 1);
        BOOST_TEST(line["reason"].get<std::string>().back() == '.');
    }
    const auto words = run(asking(kMiddle, false));
    BOOST_TEST(words.out.find(lines[0]["turn"].get<std::string>() + ": ") == 0U);
}

BOOST_AUTO_TEST_CASE(a_win_in_one_is_called_so) {
    // d4-d8 is white but for d8, from where a ring leaves its marker; White has two rings already.
    const auto result = run(asking("4/2W4/8/3wwwwW1/10/3W5/5BBBBB/9/8/7/4 w M 2-0 S -", true));
    const auto lines = result.lines();
    BOOST_REQUIRE(!lines.empty());
    BOOST_TEST(lines[0]["proven"] == "win");
    BOOST_TEST(lines[0]["in"] == 1);
    BOOST_TEST(lines[0]["win"] == 1.0);
    BOOST_TEST(lines[0]["reason"] == "Wins the game with d4-d8.");
}

BOOST_AUTO_TEST_CASE(help_levels_keep_the_turn_back) {
    auto arguments = asking(kMiddle, false);
    const std::string turn = run(asking(kMiddle, true)).lines()[0]["turn"];
    arguments.help_level = "hint";
    const auto hint = run(arguments);
    BOOST_TEST(hint.out == "Look at the ring on " + turn.substr(0, turn.find('-')) + ".\n");
    arguments.help_level = "plan";
    const auto plan = run(arguments);
    BOOST_TEST(plan.out.find(turn) == std::string::npos);
    BOOST_TEST(!plan.out.empty());
    arguments.json = true;
    BOOST_TEST(run(arguments).lines()[0].contains("plan"));
}

BOOST_AUTO_TEST_CASE(levels_play_a_legal_turn_and_repeat_it_with_the_same_seed) {
    for (const int level : {1, 5, 10}) {
        auto arguments = asking(kMiddle, true);
        arguments.level = level;
        arguments.seed = 7;
        const auto first = run(arguments);
        const auto lines = first.lines();
        BOOST_REQUIRE_EQUAL(lines.size(), 1U);
        BOOST_TEST(lines[0]["level"] == level);
        const auto position = *parse_position(kMiddle);
        BOOST_TEST(
            !find_fault(position, *parse_turn(lines[0]["turn"].get<std::string>(), position)));
        BOOST_TEST(run(arguments).out == first.out);
    }
}

BOOST_AUTO_TEST_CASE(judges_every_turn_of_a_record_then_advises) {
    const Records records;
    auto arguments = asking(records.legal, true);
    arguments.nodes = 300;
    arguments.graph = (records.folder / "graph.svg").string();
    const auto result = run(arguments);
    BOOST_TEST((result.status == ExitStatus::done));
    const auto lines = result.lines();
    BOOST_REQUIRE_EQUAL(lines.size(), 13U + 3U);
    for (std::size_t i = 0; i < 13; ++i) {
        const auto& line = lines[i];
        BOOST_TEST(line["number"] == i + 1);
        BOOST_TEST(line["player"] == (i % 2 == 0 ? "white" : "black"));
        BOOST_TEST(line["loss"].get<double>() >= 0.0);
        for (const char* key : {"played", "played_score", "played_win", "verdict", "turn", "score",
                                "win", "nodes", "depth", "line"})
            BOOST_TEST(line.contains(key), key);
        if (line["played"] == line["turn"]) BOOST_TEST(line["verdict"] == "good");
    }
    BOOST_TEST(lines[12]["played"] == "g7-f7");
    BOOST_TEST(!lines[13].contains("played"));
    const auto graph = read_whole_file(arguments.graph, 1 << 20);
    BOOST_TEST(graph.find("<svg") != std::string::npos);
    BOOST_TEST(graph.find("</svg>") != std::string::npos);

    arguments.json = false;
    const auto words = run(arguments);
    BOOST_TEST(words.out.find("13. g7-f7: White, ") != std::string::npos);
    BOOST_TEST(words.out.find("White: 7 turns, ") != std::string::npos);
    BOOST_TEST(words.out.find("Black: 6 turns, ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_ends_the_judgement_and_is_named) {
    const Records records;
    auto arguments = asking(records.illegal, true);
    arguments.nodes = 50;
    const auto result = run(arguments);
    BOOST_TEST((result.status == ExitStatus::answer_is_no));
    BOOST_TEST(result.lines().size() == 13U);
    BOOST_TEST(result.err.find(records.illegal + ": turn 14 is illegal") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(bad_input_is_named_and_a_finished_game_has_no_answer) {
    const auto bad = run(asking("4/7/8/9 w P 0-0 S -", true));
    BOOST_TEST((bad.status == ExitStatus::unreadable));
    BOOST_TEST(bad.out.empty());
    BOOST_TEST(bad.err.find("yinsight: position: line 1, column ") == 0U);
    const auto over = run(asking(kOver, true));
    BOOST_TEST((over.status == ExitStatus::answer_is_no));
    BOOST_TEST(over.err.find("the game is over, 3-0") != std::string::npos);
    BOOST_CHECK_THROW(run(asking("missing.ygn", true)), FileError);
    const Records records;
    auto arguments = asking(records.legal, true);
    arguments.nodes = 20;
    arguments.graph = (records.folder / "graph.txt").string();
    BOOST_CHECK_THROW(run(arguments), FileError);
}

BOOST_AUTO_TEST_SUITE_END()
