#include "app/speech/call_queue.hpp"

#include <boost/test/unit_test.hpp>

using namespace yinsight;

namespace {

/// From an event to the beginning of its speech, in seconds, at most: as the players want it.
constexpr double kSoon_s = 0.3;

Call call(CallKind kind, std::string text) {
    return {kind, std::move(text)};
}

std::vector<std::string> all_of(CallQueue& queue, double now_s) {
    std::vector<std::string> texts;
    while (const auto utterance = queue.next(now_s)) texts.push_back(utterance->text);
    return texts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(call_queue)

BOOST_AUTO_TEST_CASE(a_turn_its_ring_and_the_result_are_one_call) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::turn, "White: ring from e5 to h5, row, ring."), 10.00);
    queue.put(call(CallKind::result, "Third ring! White wins, 3 to 1."), 10.02);
    BOOST_TEST(!queue.next(10.05));
    BOOST_TEST(all_of(queue, 10.2) == std::vector<std::string>{"White: ring from e5 to h5, row, "
                                                               "ring. Third ring! White wins, 3 "
                                                               "to 1."},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_voice_that_is_free_begins_within_300_ms) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::fault, "fault"), 5);
    const auto ready = queue.ready_at_s();
    BOOST_REQUIRE(ready.has_value());
    BOOST_TEST(*ready <= 5 + kSoon_s);
    BOOST_TEST(queue.next(*ready + 1e-6).has_value());
}

BOOST_AUTO_TEST_CASE(calls_that_keep_coming_do_not_put_off_the_first) {
    CallQueue queue{Language::english};
    for (int i = 0; i < 20; ++i)
        queue.put(call(CallKind::notice, "notice " + std::to_string(i)), 5 + 0.05 * i);
    BOOST_TEST(*queue.ready_at_s() <= 5 + kSoon_s);
}

BOOST_AUTO_TEST_CASE(two_turns_are_two_calls_in_order) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::turn, "first"), 1);
    queue.put(call(CallKind::turn, "second"), 1);
    BOOST_TEST(all_of(queue, 2) == (std::vector<std::string>{"first", "second"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_fault_goes_first_and_in_the_second_voice) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::turn, "turn"), 1);
    queue.put(call(CallKind::fault, "fault"), 1);
    const auto first = queue.next(2);
    BOOST_REQUIRE(first.has_value());
    BOOST_TEST(first->text == "fault");
    BOOST_TEST(first->alert);
    BOOST_TEST(!queue.next(2)->alert);
}

BOOST_AUTO_TEST_CASE(a_correction_silences_what_no_longer_holds_and_says_what_does) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::turn, "turn 31"), 1);
    BOOST_TEST(queue.next(2)->text == "turn 31");
    queue.put(call(CallKind::fault, "fault"), 2);
    BOOST_TEST(!queue.take_cut());
    queue.put(call(CallKind::correction, "Taken back to turn 30."), 2);
    BOOST_TEST(queue.take_cut());
    BOOST_TEST(!queue.take_cut());
    BOOST_TEST(all_of(queue, 3) == std::vector<std::string>{"Taken back to turn 30."},
               boost::test_tools::per_element());
    queue.repeat(4);
    BOOST_TEST(queue.next(4)->text == "Taken back to turn 30.");
}

BOOST_AUTO_TEST_CASE(a_fault_that_was_put_right_before_anybody_heard_of_it_is_not_mentioned) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::turn, "turn"), 1);
    queue.put(call(CallKind::fault, "not turned over: d5"), 1);
    queue.put(call(CallKind::repaired, "d5 is right again"), 2);
    BOOST_TEST(all_of(queue, 3) == std::vector<std::string>{"turn"},
               boost::test_tools::per_element());
    queue.repeat(4);
    BOOST_TEST(queue.next(4)->text == "turn");
}

BOOST_AUTO_TEST_CASE(a_fault_that_is_put_right_while_it_is_said_is_cut_off) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::fault, "not turned over: d5"), 1);
    BOOST_TEST(queue.next(2)->text == "not turned over: d5");
    queue.put(call(CallKind::repaired, "d5 is right again"), 3);
    BOOST_TEST(queue.take_cut());
    BOOST_TEST(all_of(queue, 4) == std::vector<std::string>{"d5 is right again"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_row_that_is_off_is_not_asked_for) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::due, "row d4 to d8"), 1);
    queue.put(call(CallKind::turn, "row d4 to d8 off, ring d5 off"), 1.2);
    BOOST_TEST(all_of(queue, 3) == std::vector<std::string>{"row d4 to d8 off, ring d5 off"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_correction_leaves_what_is_said_of_the_camera) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::trouble, "The camera is gone."), 1);
    queue.put(call(CallKind::result, "White wins."), 2);
    queue.put(call(CallKind::correction, "Taken back to turn 30."), 3);
    BOOST_TEST(all_of(queue, 4) ==
                   (std::vector<std::string>{"The camera is gone.", "Taken back to turn 30."}),
               boost::test_tools::per_element());
    queue.repeat(5);
    BOOST_TEST(queue.next(5)->text == "The camera is gone.");
    queue.put(call(CallKind::recovered, "The camera is back."), 6);
    all_of(queue, 7);
    queue.repeat(8);
    BOOST_TEST(queue.next(8)->text == "Taken back to turn 30.");
}

BOOST_AUTO_TEST_CASE(nothing_is_said_twice_until_something_has_changed) {
    CallQueue queue{Language::english};
    queue.put(call(CallKind::fault, "not turned over: d5"), 1);
    queue.put(call(CallKind::fault, "not turned over: d5"), 2);
    BOOST_TEST(all_of(queue, 3).size() == 1U);
    queue.put(call(CallKind::fault, "not turned over: d5"), 4);
    BOOST_TEST(all_of(queue, 5).empty());
    queue.put(call(CallKind::repaired, "d5 is right again"), 6);
    queue.put(call(CallKind::fault, "not turned over: d5"), 7);
    BOOST_TEST(all_of(queue, 8).size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_blocks_the_game_is_repeated_at_once) {
    CallQueue queue{Language::english};
    queue.repeat(0);
    BOOST_TEST(queue.empty());
    queue.put(call(CallKind::turn, "turn"), 1);
    queue.put(call(CallKind::due, "row"), 2);
    queue.put(call(CallKind::fault, "fault"), 3);
    all_of(queue, 4);
    queue.repeat(5);
    BOOST_TEST(queue.take_cut());
    BOOST_TEST(queue.next(5)->text == "fault");
    queue.put(call(CallKind::repaired, "right"), 6);
    all_of(queue, 7);
    queue.repeat(8);
    BOOST_TEST(queue.next(8)->text == "row");
    queue.put(call(CallKind::turn, "next turn"), 9);
    all_of(queue, 10);
    queue.repeat(11);
    BOOST_TEST(queue.next(11)->text == "next turn");
}

BOOST_AUTO_TEST_CASE(the_amounts_leave_out_what_they_say) {
    const auto said = [](SpeechAmount amount) {
        CallQueue queue{Language::english, amount};
        double now_s = 0;
        std::string kinds;
        for (const auto& [kind, letter] : {std::pair{CallKind::turn, "t"},
                                           {CallKind::notice, "n"},
                                           {CallKind::trouble, "T"},
                                           {CallKind::recovered, "R"},
                                           {CallKind::due, "d"},
                                           {CallKind::question, "q"},
                                           {CallKind::fault, "f"},
                                           {CallKind::repaired, "r"},
                                           {CallKind::correction, "c"},
                                           {CallKind::result, "e"}}) {
            queue.put(call(kind, letter), ++now_s);
            for (const std::string& text : all_of(queue, now_s + 0.5)) kinds += text;
        }
        return kinds;
    };
    BOOST_TEST(said(SpeechAmount::all) == "tnTRdqfrce");
    BOOST_TEST(said(SpeechAmount::rows_and_faults) == "TRdqfrce");
    BOOST_TEST(said(SpeechAmount::results) == "e");
    BOOST_TEST(said(SpeechAmount::silent).empty());
    for (const char* name : {"all", "rows", "results", "silent"})
        BOOST_TEST(name_of(*speech_amount_from(name)) == name);
    BOOST_TEST(!speech_amount_from("loud"));
}

BOOST_AUTO_TEST_CASE(a_hundred_calls_leave_the_newest_and_every_fault) {
    CallQueue queue{Language::english};
    for (int i = 0; i < 100; ++i) {
        if (i == 50) queue.put(call(CallKind::question, "question"), i);
        queue.put(call(CallKind::turn, "turn " + std::to_string(i)), i + 0.5);
    }
    const auto texts = all_of(queue, 200);
    BOOST_TEST(texts.size() == CallQueue::kMostWaiting);
    BOOST_TEST(texts.front() == "question");
    BOOST_TEST(texts.back() == "turn 99");
}

BOOST_AUTO_TEST_SUITE_END()
