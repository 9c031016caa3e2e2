#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "referee/arbiter/arbiter.hpp"
#include "referee/notation/position_text.hpp"

using namespace yinsight;

namespace {

/// The truth of a rendered film: the start, the actions played, then one look a line with its time,
/// hand, board, physical step, scripted fault and stored rings.
struct Film {
    Position start;
    std::vector<std::string> actions;
    struct Look {
        Observation observation;
        std::string step;
        std::string fault;
    };
    std::vector<Look> looks;
};

Observation see(const SeenBoard& board, double time_s, int frame, bool hand) {
    Observation observation;
    observation.time_s = time_s;
    observation.frame = frame;
    observation.hand = hand;
    for (std::size_t i = 0; i < board.size(); ++i) {
        auto& belief = observation.points[i];
        belief.probability.fill(0.001F);
        belief.probability[static_cast<std::size_t>(*board[i])] = 0.992F;
    }
    return observation;
}

Film load(const std::string& path) {
    std::ifstream file{path};
    BOOST_REQUIRE_MESSAGE(file.is_open(), path);
    Film film;
    std::string line;
    std::getline(file, line);
    film.start = *parse_position(line);
    std::getline(file, line);
    std::istringstream actions{line};
    for (std::string a; actions >> a;) film.actions.push_back(a);
    int frame = 0;
    while (std::getline(file, line)) {
        std::istringstream words{line};
        double time_s = 0;
        int hand = 0;
        std::string board;
        Film::Look look;
        words >> time_s >> hand >> board >> look.step >> look.fault;
        look.observation = see(*parse_seen_board(board), time_s, frame++, hand != 0);
        film.looks.push_back(look);
    }
    return film;
}

/// The actions of the recorded turns in the spelling of perft tables, as the films' truth has them.
std::vector<std::string> recorded_actions(const Arbiter& arbiter) {
    std::vector<std::string> actions;
    for (const auto& turn : arbiter.turns()) {
        for (const auto action : turn.turn) actions.push_back(to_text(action));
    }
    return actions;
}

struct Spoken {
    std::string step;
    std::string fault;
    std::string kind;
    std::string points;
};

struct Outcome {
    std::vector<std::string> actions;
    std::vector<Spoken> violations;
    int repaired = 0;
    int questions = 0;
};

Outcome watch(const Film& film) {
    Outcome outcome;
    Arbiter arbiter{{film.start, Variant::standard, 0.0}};
    for (const auto& look : film.looks) {
        for (const auto& event : arbiter.observe(look.observation)) {
            if (const auto* violation = std::get_if<ViolationEvent>(&event.what)) {
                std::string points;
                for (const auto point : violation->fault.points) points += point.name() + " ";
                outcome.violations.push_back(
                    {look.step, look.fault, std::string{name_of(violation->fault.kind)}, points});
            }
            outcome.repaired += std::holds_alternative<RepairedEvent>(event.what) ? 1 : 0;
            outcome.questions += std::holds_alternative<QuestionEvent>(event.what) ? 1 : 0;
        }
    }
    arbiter.finish();
    outcome.actions = recorded_actions(arbiter);
    return outcome;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_film)

BOOST_AUTO_TEST_CASE(records_a_clean_film_turn_for_turn_and_says_nothing_else) {
    const auto film = load("tests/referee/films/normal_1.txt");
    const auto outcome = watch(film);
    BOOST_TEST(outcome.actions == film.actions, boost::test_tools::per_element());
    BOOST_TEST(outcome.violations.size() == 0U);
    BOOST_TEST(outcome.questions == 0);
}

BOOST_AUTO_TEST_CASE(names_each_wrong_act_of_a_faulty_film_once_and_withdraws_it) {
    const auto film = load("tests/referee/films/faulty_1.txt");
    const auto outcome = watch(film);
    BOOST_TEST(outcome.actions == film.actions, boost::test_tools::per_element());
    const std::vector<Spoken> expected = {
        {"marker_in_ring", "wrong_colour_up", "marker_wrong_colour", "e7 "},
        {"ring_moved", "ring_jumped_a_ring", "jumped_a_ring", "g3 j6 i5 "},
        {"ring_removed", "ring_removed_without_row", "ring_removed_without_row", "f3 "},
        {"turn_ended", "forgotten_flip", "not_flipped", "h8 "},
    };
    BOOST_REQUIRE(outcome.violations.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        BOOST_TEST(outcome.violations[i].step == expected[i].step);
        BOOST_TEST(outcome.violations[i].fault == expected[i].fault);
        BOOST_TEST(outcome.violations[i].kind == expected[i].kind);
        BOOST_TEST(outcome.violations[i].points == expected[i].points);
    }
    BOOST_TEST(outcome.repaired == 4);
    BOOST_TEST(outcome.questions == 0);
}

BOOST_AUTO_TEST_SUITE_END()
