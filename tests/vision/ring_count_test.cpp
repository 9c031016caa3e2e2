#include "vision/ring_count.hpp"

#include <boost/test/unit_test.hpp>
#include <numeric>
#include <vector>

using namespace yinsight;

namespace {

/// A place that holds `ring` with a probability and nothing otherwise.
PointBelief ring_with(PointState ring, float probability) {
    PointBelief belief;
    belief.probability[0] = 1 - probability;
    belief.probability[static_cast<std::size_t>(ring)] = probability;
    return belief;
}

float ring_probability(const PointBelief& belief, PointState ring) {
    return belief.probability[static_cast<std::size_t>(ring)];
}

constexpr auto kWhite = PointState::white_ring;
constexpr auto kBlack = PointState::black_ring;

}  // namespace

BOOST_AUTO_TEST_SUITE(ring_count)

BOOST_AUTO_TEST_CASE(drops_the_least_certain_of_six_rings) {
    std::vector<PointBelief> places(5, ring_with(kWhite, 0.9999F));
    places.push_back(ring_with(kWhite, 0.6F));
    allow_for_ring_count(places);
    BOOST_TEST(ring_probability(places[5], kWhite) < 0.01F);
    for (std::size_t i = 0; i < 5; ++i) BOOST_TEST(ring_probability(places[i], kWhite) > 0.99F);
}

BOOST_AUTO_TEST_CASE(believes_rather_in_the_ring_that_is_missing) {
    std::vector<PointBelief> places(4, ring_with(kBlack, 1));
    places.push_back(ring_with(kBlack, 0.4F));
    allow_for_ring_count(places);
    BOOST_TEST(ring_probability(places[4], kBlack) > 0.5F);
}

BOOST_AUTO_TEST_CASE(counts_each_colour_alone) {
    std::vector<PointBelief> places(5, ring_with(kWhite, 1));
    for (int i = 0; i < 4; ++i) places.push_back(ring_with(kBlack, 1));
    places.push_back(ring_with(kBlack, 0.6F));
    allow_for_ring_count(places);
    BOOST_TEST(ring_probability(places.back(), kBlack) > 0.6F);
}

// Six places of 0.9 each, by hand: the number of rings is binomial before the set is known, so that
// five rings weigh 6 x 0.9^5 x 0.1 = 0.3543 and six 0.9^6 x 0.0001 = 0.0001. One to four rings
// weigh a fifth of 0.0146 + 0.0984, and a place holds one of five, or of the fewer, in proportion.
BOOST_AUTO_TEST_CASE(shares_the_doubt_among_equals) {
    std::vector<PointBelief> places(6, ring_with(kWhite, 0.9F));
    allow_for_ring_count(places);
    for (const auto& place : places)
        BOOST_TEST(ring_probability(place, kWhite) == 0.822F, boost::test_tools::tolerance(0.005F));
}

BOOST_AUTO_TEST_CASE(leaves_places_out_of_sight_as_they_are) {
    std::vector<PointBelief> places(5, ring_with(kWhite, 1));
    places.push_back(ring_with(kWhite, 0.6F));
    places[5].visible = 0;
    allow_for_ring_count(places);
    BOOST_TEST(ring_probability(places[5], kWhite) == 0.6F);
}

BOOST_AUTO_TEST_CASE(keeps_the_proportions_of_what_is_no_ring) {
    std::vector<PointBelief> places(5, ring_with(kWhite, 1));
    PointBelief doubtful;
    doubtful.probability = {0.2F, 0.5F, 0, 0.1F, 0.2F, 0, 0, 0, 0};
    places.push_back(doubtful);
    allow_for_ring_count(places);
    const auto& p = places[5].probability;
    BOOST_TEST(p[4] == p[0], boost::test_tools::tolerance(1e-4F));
    BOOST_TEST(p[0] == 2 * p[3], boost::test_tools::tolerance(1e-4F));
    BOOST_TEST(std::accumulate(p.begin(), p.end(), 0.F) == 1.F,
               boost::test_tools::tolerance(1e-4F));
}

BOOST_AUTO_TEST_SUITE_END()
