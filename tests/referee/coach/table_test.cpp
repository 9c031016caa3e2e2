#include <boost/test/unit_test.hpp>

#include "referee/coach/transposition_table.hpp"

using namespace yinsight;

namespace {

TableEntry entry_with(Score score, int depth) {
    return {score, depth, ScoreBound::exact,
            PackedAction{Action::move_ring(*Point::parse("c5"), *Point::parse("a3"))}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_table)

BOOST_AUTO_TEST_CASE(gives_back_what_was_stored) {
    TranspositionTable table{1};
    BOOST_TEST(!table.find(12345, 0));
    for (const Score score : {0, 17, -1234, kLargestEstimate, -kLargestEstimate}) {
        table.store(12345, entry_with(score, 9), 4);
        const auto found = table.find(12345, 2);
        BOOST_REQUIRE(found);
        BOOST_TEST(found->score == score);
        BOOST_TEST(found->depth == 9);
        BOOST_TEST((found->bound == ScoreBound::exact));
        BOOST_TEST((found->action == entry_with(0, 0).action));
    }
}

BOOST_AUTO_TEST_CASE(counts_proven_scores_from_the_position_not_from_the_root) {
    TranspositionTable table{1};
    // A win two turns on, found three turns below the root, is a win in five seen from there.
    table.store(7, entry_with(won_after(5), 2), 3);
    BOOST_TEST(table.find(7, 1)->score == won_after(3));
    table.store(8, entry_with(lost_after(6), 2), 4);
    BOOST_TEST(table.find(8, 0)->score == lost_after(2));
}

BOOST_AUTO_TEST_CASE(keeps_deep_entries_and_forgets_old_ones_first) {
    TranspositionTable table{1};
    // All keys below 2^40 fall into the first bucket of four.
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, entry_with(0, static_cast<int>(key)), 0);
    table.store(5, entry_with(0, 3), 0);
    BOOST_TEST(!table.find(1, 0));
    for (std::uint64_t key = 2; key <= 5; ++key) BOOST_TEST(table.find(key, 0).has_value());
    for (int search = 0; search < 2; ++search) table.begin_search();
    for (std::uint64_t key = 6; key <= 9; ++key) table.store(key, entry_with(0, 1), 0);
    BOOST_TEST(!table.find(4, 0));
    table.clear();
    for (std::uint64_t key = 1; key <= 9; ++key) BOOST_TEST(!table.find(key, 0));
}

BOOST_AUTO_TEST_SUITE_END()
