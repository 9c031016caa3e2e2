#include "app/live/run_report.hpp"

#include <boost/test/unit_test.hpp>

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(run_report)

BOOST_AUTO_TEST_CASE(percentiles_of_known_durations_are_at_most_5_percent_too_high) {
    LatencyTable table;
    BOOST_TEST(table.percentile_ms(0.95) == 0);
    for (int i = 1; i <= 1000; ++i) table.add(i);
    for (const double share : {0.01, 0.5, 0.95, 0.99, 1.0}) {
        BOOST_TEST(table.percentile_ms(share) >= 1000 * share * 0.999);
        BOOST_TEST(table.percentile_ms(share) <= 1000 * share * 1.051);
    }
    BOOST_TEST(table.count() == 1000);
}

BOOST_AUTO_TEST_CASE(durations_beyond_both_ends_are_counted) {
    LatencyTable table;
    table.add(0);
    table.add(-1);
    table.add(1e12);
    BOOST_TEST(table.count() == 3);
    BOOST_TEST(table.percentile_ms(0.5) <= 0.1);
    BOOST_TEST(table.percentile_ms(1) > 60'000);
}

BOOST_AUTO_TEST_SUITE_END()
