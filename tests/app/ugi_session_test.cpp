#include "app/coach/ugi_session.hpp"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <sstream>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

using namespace yinsight;

namespace {

constexpr const char* kMiddle =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";
constexpr const char* kOver = "4/7/8/9/10/BBBBB4/10/9/8/7/1W1W - O 3-0 S w:rings";

/// Says these lines and gives back all lines of the answer.
std::vector<std::string> talk(const std::vector<std::string>& lines) {
    std::ostringstream out;
    {
        UgiSession session{"Test 1", out};
        for (const std::string& line : lines) {
            if (!session.obey(line)) break;
        }
        session.finish();
    }
    std::vector<std::string> answers;
    std::istringstream in{out.str()};
    for (std::string line; std::getline(in, line);) answers.push_back(line);
    return answers;
}

/// Hears an engine while it thinks.
class Ear : public std::stringbuf {
  public:
    /// Whether a line that begins so comes within a minute.
    bool hears(const std::string& beginning) {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, std::chrono::minutes{1}, [&] {
            return heard_.find('\n' + beginning) != std::string::npos;
        });
    }

  protected:
    int sync() override {
        const std::lock_guard lock{mutex_};
        heard_ += str();
        str({});
        changed_.notify_all();
        return 0;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string heard_ = "\n";
};

bool begins(const std::string& line, const std::string& beginning) {
    return line.compare(0, beginning.size(), beginning) == 0;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(ugi_session)

BOOST_AUTO_TEST_CASE(introduces_itself_and_is_ready) {
    const auto answers = talk({"ugi", "isready"});
    BOOST_TEST(answers.front() == "id name Test 1");
    BOOST_TEST(answers[answers.size() - 2] == "ugiok");
    BOOST_TEST(answers.back() == "readyok");
    int options = 0;
    for (const std::string& line : answers) options += begins(line, "option name ") ? 1 : 0;
    BOOST_TEST(options == 3);
}

BOOST_AUTO_TEST_CASE(answers_a_search_with_information_and_one_legal_turn) {
    for (const std::string limit : {"nodes 2000", "depth 2", "movetime 20"}) {
        const auto answers =
            talk({"uginewgame", std::string{"position fen "} + kMiddle, "go " + limit});
        BOOST_REQUIRE(answers.size() >= 2U);
        for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
            BOOST_TEST(begins(answers[i], "info depth "));
            for (const char* part : {" score ", " nodes ", " nps ", " pv "})
                BOOST_TEST(answers[i].find(part) != std::string::npos);
        }
        BOOST_REQUIRE(begins(answers.back(), "bestmove "));
        const auto position = *parse_position(kMiddle);
        const auto turn = parse_turn(answers.back().substr(9), position);
        BOOST_REQUIRE(turn.has_value());
        BOOST_TEST(!find_fault(position, *turn));
    }
}

BOOST_AUTO_TEST_CASE(a_clock_that_has_run_out_still_gets_a_turn) {
    for (const char* limit : {"movetime 0", "movetime -40", "nodes 0", "depth -1"}) {
        const auto answers = talk({"position startpos", std::string{"go "} + limit});
        BOOST_TEST(begins(answers.back(), "bestmove "), limit);
    }
}

BOOST_AUTO_TEST_CASE(follows_the_turns_of_a_game) {
    const auto answers = talk({"position startpos moves e3 a5 b5 c6 d6 e4 h7 g2 g3 g8 h7-g7",
                               "query p1turn", "query gameover", "query result", "go nodes 10"});
    BOOST_TEST(answers[0] == "response false");
    BOOST_TEST(answers[1] == "response false");
    BOOST_TEST(answers[2] == "response none");
    BOOST_TEST(begins(answers.back(), "bestmove "));
}

BOOST_AUTO_TEST_CASE(says_how_a_game_ended_and_has_no_turn_then) {
    const auto answers = talk(
        {std::string{"position fen "} + kOver, "query gameover", "query result", "go nodes 9"});
    BOOST_TEST(answers[0] == "response true");
    BOOST_TEST(answers[1] == "response p1win");
    BOOST_TEST(answers.back() == "bestmove none");
}

BOOST_AUTO_TEST_CASE(an_endless_search_answers_when_it_is_stopped) {
    const auto answers = talk({"position startpos", "go infinite", "isready", "stop"});
    int ready = 0;
    int turns = 0;
    for (const std::string& line : answers) {
        ready += line == "readyok" ? 1 : 0;
        turns += begins(line, "bestmove ") ? 1 : 0;
    }
    BOOST_TEST(ready == 1);
    BOOST_TEST(turns == 1);
    BOOST_TEST(begins(answers.back(), "bestmove "));
}

BOOST_AUTO_TEST_CASE(a_depth_beyond_any_search_is_answered_without_a_stop) {
    // White wins in two turns, so that the search is soon done.
    constexpr const char* kSoonWon =
        "4/7/bbwbbB2/1wwWBb3/bbbb1bB3/bwbWbb3/1bw1ww4/bb1Ww4/1B6/7/4 w M 2-1 S -";
    Ear ear;
    std::ostream out{&ear};
    UgiSession session{"Test 1", out};
    session.obey(std::string{"position fen "} + kSoonWon);
    session.obey("go depth 100");
    BOOST_TEST(ear.hears("bestmove "));
}

BOOST_AUTO_TEST_CASE(the_end_of_input_stops_an_endless_search_and_waits_for_any_other) {
    BOOST_TEST(begins(talk({"go infinite"}).back(), "bestmove "));
    BOOST_TEST(begins(talk({"go nodes 500"}).back(), "bestmove "));
    BOOST_TEST(begins(talk({"go nodes 100000000", "quit", "isready"}).back(), "bestmove "));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_understood_says_what_was_expected_and_changes_nothing) {
    const std::vector<std::string> wrong = {
        "position fen 4/7/8 w P 0-0 S -",
        "position startpos moves e3 e3",
        "position startpos moves z9",
        "position startpos turns e3",
        "position",
        "go movetime",
        "go nodes 99999999999999999999",
        "go quickly 5",
        "setoption name Hash value 0",
        "setoption name Colour value 3",
        "setoption Hash 3",
        "query weather",
        "dance",
    };
    for (const std::string& line : wrong) {
        const auto answers = talk({"position startpos moves e3", line, "query p1turn"});
        BOOST_REQUIRE_EQUAL(answers.size(), 2U);
        BOOST_TEST(begins(answers[0], "info string "), line);
        BOOST_TEST(answers[1] == "response false", line);
    }
    BOOST_TEST(talk({"", "   "}).empty());
}

BOOST_AUTO_TEST_CASE(options_change_the_engine_and_the_variant_of_new_games) {
    const auto answers =
        talk({"setoption name Hash value 1", "setoption name Threads value 2",
              "setoption name Variant value blitz", "uginewgame", "go nodes 3000"});
    BOOST_TEST(begins(answers.back(), "bestmove "));
}

BOOST_AUTO_TEST_SUITE_END()
