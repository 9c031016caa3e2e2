#include "referee/action_choice.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>

#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/perft_table.hpp"
#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

void check(const Position& position) {
    const ActionChoice choice{position};
    std::vector<Action> chosen;
    for (int i = 0; i < choice.size(); ++i) chosen.push_back(choice[i]);
    std::sort(chosen.begin(), chosen.end());
    const ActionList list = legal_actions(position);
    std::vector<Action> listed{list.begin(), list.end()};
    std::sort(listed.begin(), listed.end());
    BOOST_TEST_REQUIRE((chosen == listed), to_text(position));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(action_choice)

BOOST_AUTO_TEST_CASE(numbers_every_legal_action_once) {
    std::mt19937_64 random{31};
    for (int game = 0; game < 200; ++game) {
        const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        check(Position{});
        play_random_game(Position{}, style, random,
                         [](const Position&, Action, const Position& after) { check(after); });
    }
    for (const auto& entry : load_perft_table("tests/referee/perft_table.txt")) {
        check(entry.position());
    }
}

BOOST_AUTO_TEST_SUITE_END()
