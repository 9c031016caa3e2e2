#include "app/live/set_watch.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// What is drawn of a table: a board of this level with rings, and with markers where wanted.
struct Table {
    double board = 190;
    double line_width = 0.02;
    DrawnSet set;
    bool markers = true;
};

struct Drawn {
    cv::Mat bgr;
    BoardReading reading;
};

Drawn draw(const Table& table) {
    DrawnCamera camera;
    camera.tilt_deg = 35;
    Drawn drawn;
    drawn.reading.view = camera.view();
    drawn.reading.view.focal_px = camera.focal_px;
    DrawnStyle style;
    style.board = table.board;
    style.line = table.board < 100 ? 200 : 40;
    style.line_width = table.line_width;
    cv::cvtColor(draw_board(drawn.reading.view, yinsh_lines(), style), drawn.bgr,
                 cv::COLOR_GRAY2BGR);
    const auto put = [&](const char* name, PointState state) {
        const auto point = *Point::parse(name);
        auto& belief = drawn.reading.observation.points[static_cast<std::size_t>(point.index())];
        belief.probability.fill(0);
        belief.probability[static_cast<std::size_t>(state)] = 1;
        draw_pieces(drawn.bgr, drawn.reading.view, {point.x(), point.y()}, state, table.set);
    };
    for (const char* name : {"c3", "e7", "i8"}) put(name, PointState::white_ring);
    for (const char* name : {"d6", "g4", "h9"}) put(name, PointState::black_ring);
    if (!table.markers) return drawn;
    for (const char* name : {"f6", "g9"}) put(name, PointState::white_marker);
    for (const char* name : {"e4", "h6"}) put(name, PointState::black_marker);
    return drawn;
}

/// Looks at so many frames of a table, a second apart; what is said.
std::vector<SetEvent> watch(SetWatch& set_watch, const Table& table, int frames,
                            double from_s = 0) {
    std::vector<SetEvent> events;
    auto drawn = draw(table);
    for (int i = 0; i < frames; ++i) {
        drawn.reading.observation.time_s = from_s + 1.1 * i;
        if (auto event = set_watch.look(drawn.bgr, drawn.reading)) events.push_back(*event);
    }
    return events;
}

const Table kDark{40, 0.04, {}, true};

SetProfile played_with(const Table& table, const std::string& name) {
    SetWatch set_watch{{}, name, "unused"};
    watch(set_watch, table, 8);
    return *set_watch.profile("2026-11-30", 1);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(set_watch)

BOOST_AUTO_TEST_CASE(a_set_is_new_once_and_only_when_both_markers_were_seen) {
    SetWatch set_watch{{}, {}, "Set 1"};
    Table table;
    table.markers = false;
    BOOST_TEST(watch(set_watch, table, 20).empty());
    BOOST_TEST(!set_watch.profile("2026-12-01", 1).has_value());
    table.markers = true;
    const auto events = watch(set_watch, table, 20, 100);
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].name == "Set 1");
    BOOST_TEST(!events[0].known);
    const auto profile = set_watch.profile("2026-12-01", 1);
    BOOST_REQUIRE(profile.has_value());
    BOOST_TEST(profile->first_seen == "2026-12-01");
    BOOST_TEST(profile->games == 1);
    BOOST_TEST(profile->palette.is_complete());
}

BOOST_AUTO_TEST_CASE(a_set_that_comes_back_is_recognised_by_board_and_rings) {
    const std::vector<SetProfile> known = {played_with(kDark, "Dark"), played_with({}, "Club")};
    SetWatch set_watch{known, {}, "Set 1"};
    Table table;
    table.markers = false;
    const auto events = watch(set_watch, table, 10);
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].name == "Club");
    BOOST_TEST(events[0].known);
    BOOST_TEST(events[0].last_seen == "2026-11-30");
    BOOST_TEST(events[0].games == 1);
    const auto profile = set_watch.profile("2026-12-01", 1);
    BOOST_TEST(profile->first_seen == "2026-11-30");
    BOOST_TEST(profile->last_seen == "2026-12-01");
    BOOST_TEST(profile->games == 2);
}

BOOST_AUTO_TEST_CASE(another_board_with_the_same_pieces_is_not_taken_for_a_known_one) {
    SetWatch set_watch{{played_with({}, "Club")}, {}, "Set 2"};
    Table table;
    table.line_width = 0.06;
    const auto events = watch(set_watch, table, 20);
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].name == "Set 2");
    BOOST_TEST(!events[0].known);
}

BOOST_AUTO_TEST_CASE(of_two_sets_that_look_alike_none_is_claimed) {
    SetWatch set_watch{{played_with({}, "Ann's"), played_with({}, "Bob's")}, {}, "Set 3"};
    const auto events = watch(set_watch, {}, 20);
    for (const auto& event : events) BOOST_TEST(!event.known);
}

BOOST_AUTO_TEST_CASE(people_say_which_set_it_is) {
    SetWatch set_watch{{played_with({}, "Ann's"), played_with({}, "Bob's")}, "Bob's", "Set 3"};
    const auto events = watch(set_watch, {}, 20);
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].name == "Bob's");
    BOOST_TEST(events[0].known);
    BOOST_TEST(!events[0].looks_otherwise);
}

BOOST_AUTO_TEST_CASE(a_set_that_is_called_by_the_name_of_another_is_told_and_not_learned) {
    const auto dark = played_with(kDark, "Dark");
    SetWatch set_watch{{dark}, "Dark", "Set 2"};
    const auto events = watch(set_watch, {}, 20);
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].name == "Dark");
    BOOST_TEST(events[0].looks_otherwise);
    BOOST_TEST(!set_watch.profile("2026-12-01", 1).has_value());
    BOOST_TEST(!set_watch.finish().has_value());
}

BOOST_AUTO_TEST_CASE(a_named_set_is_told_at_the_end_where_the_game_was_too_short) {
    const std::vector<SetProfile> known = {played_with(kDark, "Dark"), played_with({}, "Club")};
    for (const char* name : {"Dark", "Club"}) {
        SetWatch set_watch{known, name, "Set 3"};
        BOOST_TEST(watch(set_watch, {}, 1).empty());
        const bool otherwise = name == std::string{"Dark"};
        BOOST_TEST(set_watch.profile("2026-12-01", 1).has_value() == !otherwise);
        const auto told = set_watch.finish();
        BOOST_REQUIRE(told.has_value());
        BOOST_TEST(told->name == name);
        BOOST_TEST(told->looks_otherwise == otherwise);
        BOOST_TEST(!set_watch.finish().has_value());
    }
}

BOOST_AUTO_TEST_CASE(a_picture_of_something_else_teaches_nothing) {
    SetWatch set_watch{{}, "Club", "unused"};
    watch(set_watch, {}, 10);
    const auto before = set_watch.palette();
    watch(set_watch, kDark, 30, 100);
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        const auto part = static_cast<SetPart>(i);
        BOOST_TEST(set_watch.palette()[part].looks == before[part].looks);
    }
}

BOOST_AUTO_TEST_SUITE_END()
