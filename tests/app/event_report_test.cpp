#include <boost/test/unit_test.hpp>

#include "app/report/event_json.hpp"

using namespace yinsight;

namespace {

Point at(const char* name) {
    return *Point::parse(name);
}

template <typename What>
SessionEvent said(What what) {
    return {12.3456, 7, Event{12.3456, 7, std::move(what)}};
}

/// A marker on d5 that should have been turned over.
Fault forgotten_flip() {
    return {FaultKind::not_flipped,
            Side::white,
            {at("d5")},
            "White left the marker on d5 as it was.",
            {{at("d5"), PointState::white_marker, PointState::black_marker}}};
}

TurnEvent turn_31() {
    return {31, Side::white, "c5-a3;xb3-b7xb2", Position{}, {}, std::nullopt};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(event_report)

BOOST_AUTO_TEST_CASE(every_event_has_its_moment) {
    const auto json = event_json(said(HandEvent{true}));
    BOOST_TEST(json["event"] == "hand");
    BOOST_TEST(json["t"] == 12.346);
    BOOST_TEST(json["frame"] == 7);
    BOOST_TEST(event_json({1, 2, BoardMovedEvent{}})["event"] == "board_moved");
    BOOST_TEST(event_json({1, 2, BoardLostEvent{"it is gone"}})["reason"] == "it is gone");
    BOOST_TEST(event_json({1, 2, BoardFoundEvent{true}})["certain_orientation"] == true);
}

BOOST_AUTO_TEST_CASE(a_set_tells_when_it_was_seen_only_if_it_was) {
    const auto known = event_json({1, 2, SetEvent{"Club", true, "2026-11-30", 4}});
    BOOST_TEST(known["event"] == "set");
    BOOST_TEST(known["name"] == "Club");
    BOOST_TEST(known["known"] == true);
    BOOST_TEST(known["last_seen"] == "2026-11-30");
    BOOST_TEST(known["games"] == 4);
    const auto unknown = event_json({1, 2, SetEvent{"Set 1", false, {}, 0}});
    BOOST_TEST(unknown["known"] == false);
    BOOST_TEST(!unknown.contains("last_seen"));
}

BOOST_AUTO_TEST_CASE(turns_have_the_keys_of_the_contract) {
    auto json = event_json(said(turn_31()));
    BOOST_TEST(json["event"] == "turn");
    BOOST_TEST(json["turn"] == 31);
    BOOST_TEST(json["player"] == "white");
    BOOST_TEST(json["text"] == "c5-a3;xb3-b7xb2");
    BOOST_TEST(json["position"] == "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -");
    BOOST_TEST(!json.contains("illegal"));
    TurnEvent illegal = turn_31();
    illegal.illegal = FaultKind::not_flipped;
    BOOST_TEST(event_json(said(illegal))["illegal"] == "not_flipped");
}

BOOST_AUTO_TEST_CASE(violations_have_the_keys_of_the_contract) {
    const auto json = event_json(said(ViolationEvent{forgotten_flip()}));
    BOOST_TEST(json["event"] == "violation");
    BOOST_TEST(json["kind"] == "not_flipped");
    BOOST_TEST(json["player"] == "white");
    BOOST_TEST(json["points"] == nlohmann::ordered_json({"d5"}));
    BOOST_TEST(json["message"] == "White left the marker on d5 as it was.");
    BOOST_TEST(json["rule"] == rule_of(FaultKind::not_flipped));
    BOOST_REQUIRE(json["repair"].size() == 1U);
    BOOST_TEST(json["repair"][0]["point"] == "d5");
    BOOST_TEST(json["repair"][0]["from"] == "white_marker");
    BOOST_TEST(json["repair"][0]["to"] == "black_marker");
    BOOST_TEST(event_json(said(RepairedEvent{forgotten_flip()}))["event"] == "repaired");
}

BOOST_AUTO_TEST_CASE(the_other_events_have_the_keys_of_the_contract) {
    const auto over = event_json(said(GameOverEvent{{Winner::black, EndReason::rings}, {1, 3}}));
    BOOST_TEST(over["winner"] == "black");
    BOOST_TEST(over["reason"] == "rings");
    BOOST_TEST(over["score"] == nlohmann::ordered_json({1, 3}));
    const auto step =
        event_json(said(StepEvent{StepKind::ring_moved, Side::black, {at("e5"), at("e8")}}));
    BOOST_TEST(step["event"] == "step");
    BOOST_TEST(step["step"] == "ring_moved");
    BOOST_TEST(step["points"] == nlohmann::ordered_json({"e5", "e8"}));
    const auto row =
        event_json(said(RowEvent{Side::white, {*Window::between_ends(at("b7"), at("b3"))}}));
    BOOST_TEST(row["player"] == "white");
    BOOST_TEST(row["rows"] == nlohmann::ordered_json({"b3-b7"}));
    const auto question =
        event_json(said(QuestionEvent{QuestionEvent::About::turn, 12, {"g8-h8", "g8-i8"}}));
    BOOST_TEST(question["candidates"] == nlohmann::ordered_json({"g8-h8", "g8-i8"}));
    BOOST_TEST(event_json(said(TakebackEvent{10}))["to_turn"] == 10);
}

BOOST_AUTO_TEST_CASE(the_last_line_counts_the_game) {
    RefereeSession session;
    session.finish();
    const auto json = end_json(session);
    BOOST_TEST(json["event"] == "end");
    for (const char* key : {"turns", "violations", "questions", "frames"})
        BOOST_TEST(json[key] == 0);
    BOOST_TEST(json["seconds"] == 0.0);
}

BOOST_AUTO_TEST_SUITE_END()
