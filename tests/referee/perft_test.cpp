#include "referee/perft.hpp"

#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/perft_table.hpp"

using namespace yinsight;

namespace {

const std::vector<PerftEntry>& table() {
    static const auto entries = load_perft_table("tests/referee/perft_table.txt");
    return entries;
}

std::string result_text(const Position& position) {
    const std::string text = to_text(position);
    return text.substr(text.rfind(' ') + 1);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(perft_counts)

BOOST_AUTO_TEST_CASE(the_table_has_58_positions_and_their_text_comes_back) {
    BOOST_TEST(table().size() == 58U);
    for (const auto& entry : table()) {
        BOOST_TEST(to_text(entry.position()) == entry.position_text, entry.name);
    }
}

BOOST_AUTO_TEST_CASE(lists_the_legal_actions_in_order) {
    for (const auto& entry : table()) {
        std::vector<std::string> actions;
        for (const auto action : legal_actions(entry.position())) {
            actions.push_back(to_text(action));
        }
        BOOST_TEST(actions == entry.actions, boost::test_tools::per_element());
        BOOST_TEST(count_legal_actions(entry.position()) == static_cast<int>(entry.actions.size()),
                   entry.name);
    }
}

BOOST_AUTO_TEST_CASE(counts_sequences_of_actions) {
    for (const auto& entry : table()) {
        for (std::size_t depth = 1; depth <= entry.perft.size(); ++depth) {
            BOOST_TEST(perft(entry.position(), static_cast<int>(depth)) == entry.perft[depth - 1],
                       entry.name << " at depth " << depth);
        }
    }
}

BOOST_AUTO_TEST_CASE(counts_sequences_of_turns) {
    for (const auto& entry : table()) {
        for (std::size_t depth = 1; depth <= entry.turns.size(); ++depth) {
            BOOST_TEST(
                perft_turns(entry.position(), static_cast<int>(depth)) == entry.turns[depth - 1],
                entry.name << " at depth " << depth);
        }
    }
}

BOOST_AUTO_TEST_CASE(counts_the_ends_of_one_turn) {
    for (const auto& entry : table()) {
        const auto position = entry.position();
        std::map<std::string, std::uint64_t> results;
        for (const auto& turn : legal_turns(position)) {
            ++results[result_text(turn.after)];
            BOOST_TEST((apply(position, turn.turn) == turn.after));
        }
        BOOST_TEST((results == entry.results), entry.name);
        BOOST_TEST(positions_after_turn(position).size() == entry.distinct, entry.name);
    }
}

BOOST_AUTO_TEST_CASE(divides_the_count_by_first_action) {
    for (const auto& entry : table()) {
        if (entry.divide.empty()) continue;
        std::vector<std::string> divide;
        for (const auto& [action, count] : perft_divide(entry.position(), 2)) {
            divide.push_back(to_text(action) + '=' + std::to_string(count));
        }
        BOOST_TEST(divide == entry.divide, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(agrees_with_the_signatures_that_other_programs_publish) {
    const Position empty;
    BOOST_TEST(perft(empty, 4) == 48'594'840U);
    Position placed;
    for (const auto* name : {"e3", "a5", "b5", "c6", "d6", "e4", "h7", "g2", "g3", "g8"}) {
        placed = apply(placed, Action::place_ring(*Point::parse(name)));
    }
    BOOST_TEST(perft(placed, 1) == 86U);
    BOOST_TEST(perft(placed, 2) == 6'258U);
    BOOST_TEST(perft(placed, 3) == 486'978U);
    BOOST_TEST(perft(placed, 4) == 31'988'400U);
}

BOOST_AUTO_TEST_SUITE_END()
