#include "app/gui/bulletin.hpp"
#include "referee/rules.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

/// A herald who has said what was played.
struct Told {
    Told() {
        const Position after = Position::start(Variant::standard);
        say(Event{1, 10, TurnEvent{3, Side::white, "e5", after, {}, {}}});
    }
    void say(decltype(SessionEvent::what) what) {
        SessionEvent event;
        event.what = std::move(what);
        herald.hear({event, state});
    }
    QString headline() const { return herald.bulletin().headline; }
    QString detail() const { return herald.bulletin().detail; }

    std::shared_ptr<const TableState> state = std::make_shared<const TableState>();
    Herald herald;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(herald)

BOOST_FIXTURE_TEST_CASE(a_camera_that_was_moved_leaves_the_last_turn_in_sight, Told) {
    BOOST_REQUIRE(headline().contains("e5"));
    say(BoardMovedEvent{});
    BOOST_TEST(headline().contains("e5"));
    BOOST_TEST(detail().contains("moved"));
    BOOST_TEST((herald.bulletin().mood == Mood::well));
}

BOOST_FIXTURE_TEST_CASE(a_lost_board_is_red_with_the_last_turn_below_until_it_is_back, Told) {
    const Bulletin before = herald.bulletin();
    say(BoardLostEvent{"no board is in sight"});
    BOOST_TEST((herald.bulletin().mood == Mood::wrong));
    BOOST_TEST(headline().contains("out of sight"));
    BOOST_TEST(detail().contains("e5"));
    say(BoardFoundEvent{true});
    BOOST_TEST((herald.bulletin() == before));
}

BOOST_AUTO_TEST_SUITE_END()
