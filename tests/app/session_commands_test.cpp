#include <boost/test/unit_test.hpp>

#include "app/live/referee_session.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/symmetry.hpp"

using namespace yinsight;

namespace {

/// Five rings a side and three turns more, none of them a row.
constexpr const char* kGame =
    "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.e3-d3 12.e4-f5 13.d6-d7 14.g2-h3";

/// A session that goes on with that game; no frame has been seen.
RefereeSession resumed() {
    RefereeSession session;
    const auto record = parse_game_record(kGame);
    BOOST_REQUIRE(record.has_value());
    BOOST_REQUIRE(replay(*record).positions.size() == record->turns.size() + 1);
    session.resume(*record);
    return session;
}

template <typename What>
const What* find(const std::vector<SessionEvent>& events) {
    for (const SessionEvent& event : events) {
        if (const auto* what = std::get_if<What>(&event.what)) return what;
    }
    return nullptr;
}

std::string turn_of(const RefereeSession& session, int number) {
    for (const RecordedTurn& turn : session.record().turns) {
        if (turn.number == number) return to_text(turn.turn);
    }
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(session_commands)

BOOST_AUTO_TEST_CASE(a_resumed_game_is_the_one_that_was_left) {
    const auto session = resumed();
    BOOST_TEST(session.record().turns.size() == 14U);
    BOOST_TEST((session.arbiter().position() == replay(*parse_game_record(kGame)).end()));
}

BOOST_AUTO_TEST_CASE(what_is_undone_comes_back_turn_by_turn) {
    auto session = resumed();
    const auto before = session.record();
    for (int i = 0; i < 14; ++i)
        BOOST_TEST(find<CorrectedEvent>(session.apply(UndoCommand{})) != nullptr);
    BOOST_TEST(session.record().turns.empty());
    BOOST_TEST(find<RefusedEvent>(session.apply(UndoCommand{})) != nullptr);
    for (int i = 0; i < 14; ++i)
        BOOST_TEST(find<CorrectedEvent>(session.apply(RedoCommand{})) != nullptr);
    BOOST_TEST((session.record() == before));
    BOOST_TEST(find<RefusedEvent>(session.apply(RedoCommand{})) != nullptr);
}

BOOST_AUTO_TEST_CASE(a_turn_corrected_later_keeps_what_still_fits_behind_it) {
    auto session = resumed();
    const auto events = session.apply(CorrectCommand{4, "k7"});
    const auto* corrected = find<CorrectedEvent>(events);
    BOOST_REQUIRE(corrected != nullptr);
    BOOST_TEST(corrected->dropped.empty());
    BOOST_TEST(session.record().turns.size() == 14U);
    BOOST_TEST(turn_of(session, 4) == "k7");
    BOOST_TEST(turn_of(session, 14) == "g2-h3");
    // Undone, all is as before.
    session.apply(UndoCommand{});
    BOOST_TEST(to_text(session.record()) == to_text(resumed().record()));
}

BOOST_AUTO_TEST_CASE(turns_that_no_longer_fit_are_named_and_dropped) {
    auto session = resumed();
    // Without Black's ring on e4 turn 12 is no turn.
    const auto events = session.apply(CorrectCommand{6, "k7"});
    const auto* corrected = find<CorrectedEvent>(events);
    BOOST_REQUIRE(corrected != nullptr);
    BOOST_TEST(corrected->dropped == std::vector({12, 13, 14}), boost::test_tools::per_element());
    BOOST_TEST(session.record().turns.size() == 11U);
}

BOOST_AUTO_TEST_CASE(an_illegal_correction_changes_nothing_and_says_why) {
    auto session = resumed();
    const auto before = session.record();
    for (const auto& command :
         {CorrectCommand{4, "b5"}, CorrectCommand{99, "k7"}, CorrectCommand{4, "z9"}}) {
        const auto events = session.apply(command);
        BOOST_REQUIRE(find<RefusedEvent>(events) != nullptr);
        BOOST_TEST(!find<RefusedEvent>(events)->reason.empty());
        BOOST_TEST((session.record() == before));
    }
    BOOST_TEST(find<RefusedEvent>(session.apply(ChooseCommand{})) != nullptr);
}

BOOST_AUTO_TEST_CASE(players_end_the_game_and_think_better_of_it) {
    auto session = resumed();
    BOOST_TEST(find<DeclaredEvent>(session.apply(DeclareCommand{Winner::black, true})) != nullptr);
    BOOST_TEST(session.over());
    BOOST_TEST(session.record().result == "0-1");
    BOOST_TEST(find<RefusedEvent>(session.apply(DeclareCommand{})) != nullptr);
    session.apply(UndoCommand{});
    BOOST_TEST(!session.over());
    session.apply(DeclareCommand{});
    BOOST_TEST(session.record().result == "1/2-1/2");
}

BOOST_AUTO_TEST_CASE(a_position_that_is_set_is_where_the_record_goes_on) {
    auto session = resumed();
    const auto position = session.arbiter().turns()[10].before;
    session.apply(SetPositionCommand{position});
    BOOST_TEST((session.arbiter().position() == position));
    const auto again = parse_game_record(to_text(session.record()));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((replay(*again).end() == position));
}

BOOST_AUTO_TEST_CASE(names_of_people_and_of_points_are_put_right) {
    auto session = resumed();
    session.apply(RenameCommand{Side::black, "Bob"});
    BOOST_TEST(session.record().tag("Black") == "Bob");
    session.apply(TurnNamesCommand{2});
    BOOST_TEST(turn_of(session, 1) == turned(*Point::parse("e3"), 2).name());
    BOOST_TEST(!replay(session.record()).fault.has_value());
    session.apply(TurnNamesCommand{-2});
    BOOST_TEST(turn_of(session, 1) == "e3");
}

BOOST_AUTO_TEST_CASE(a_new_game_begins_on_a_clean_record) {
    auto session = resumed();
    const auto events = session.apply(NewGameCommand{});
    BOOST_REQUIRE(find<NewGameEvent>(events) != nullptr);
    BOOST_TEST(find<NewGameEvent>(events)->game == 2);
    BOOST_TEST(session.record().turns.empty());
    BOOST_TEST(session.counts().earlier_turns == 14);
}

BOOST_AUTO_TEST_CASE(a_comment_stays_with_its_turn_and_is_written_down) {
    auto session = resumed();
    const auto events = session.apply(CommentCommand{12, "a sleeve hid h7"});
    BOOST_REQUIRE(events.size() == 1U);
    BOOST_TEST(events[0].correction);
    BOOST_TEST(session.record().turns[11].comments == std::vector<std::string>{"a sleeve hid h7"},
               boost::test_tools::per_element());
    RefereeSession next;
    next.resume(*parse_game_record(to_text(session.record())));
    BOOST_TEST((next.record() == session.record()));
    session.apply(CommentCommand{12, ""});
    BOOST_TEST(session.record().turns[11].comments.empty());
    BOOST_TEST(find<RefusedEvent>(session.apply(CommentCommand{99, "?"})) != nullptr);
}

BOOST_AUTO_TEST_SUITE_END()
