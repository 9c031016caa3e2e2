#include "app/speech/speaker.hpp"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <future>

using namespace yinsight;

namespace {

/// Far longer than anything here takes; waited for only where a test fails.
constexpr double kPatience_s = 60;

/// What an engine was asked to say; `held` keeps it speaking until it is cut off or let go.
struct Recording {
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::string> said;
    bool held = false;
    int cuts = 0;

    bool wait_for(std::size_t count) {
        std::unique_lock lock{mutex};
        return changed.wait_for(lock, std::chrono::duration<double>(kPatience_s),
                                [&] { return said.size() >= count; });
    }
};

class RecordingEngine : public SpeechEngine {
  public:
    explicit RecordingEngine(Recording& recording, std::string trouble = {})
        : recording_{recording}, trouble_{std::move(trouble)} {}

    std::string say(const std::string& text, Language /*language*/, Accent /*accent*/) override {
        std::unique_lock lock{recording_.mutex};
        recording_.said.push_back(text);
        recording_.changed.notify_all();
        recording_.changed.wait(lock, [&] { return !recording_.held; });
        return trouble_;
    }
    void cut() override {
        const std::lock_guard lock{recording_.mutex};
        ++recording_.cuts;
        recording_.held = false;
        recording_.changed.notify_all();
    }

  private:
    Recording& recording_;
    std::string trouble_;
};

std::vector<Call> turn(const std::string& text) {
    return {{CallKind::turn, text}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speakers)

BOOST_AUTO_TEST_CASE(says_what_it_hears_in_the_words_of_the_letters) {
    Recording recording;
    Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
    speaker.hear(turn("White: ring from c5 to a3."));
    BOOST_TEST(speaker.wait_until_said(kPatience_s));
    BOOST_REQUIRE(recording.said.size() == 1U);
    BOOST_TEST(recording.said[0] == "White: ring from Charlie 5 to Alpha 3.");
}

BOOST_AUTO_TEST_CASE(whoever_hands_in_calls_never_waits_for_the_voice) {
    Recording recording;
    recording.held = true;
    Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
    speaker.hear(turn("0"));
    BOOST_TEST(recording.wait_for(1));
    for (int i = 1; i <= 100; ++i) speaker.hear(turn(std::to_string(i)));
    BOOST_TEST(recording.said.size() == 1U);
    BOOST_TEST(!speaker.wait_until_said(0));
}

BOOST_AUTO_TEST_CASE(a_correction_cuts_off_the_sentence_that_no_longer_holds) {
    Recording recording;
    recording.held = true;
    Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
    speaker.hear(turn("turn 31"));
    BOOST_TEST(recording.wait_for(1));
    speaker.hear({{CallKind::correction, "Taken back to turn 30."}});
    BOOST_TEST(recording.wait_for(2));
    BOOST_TEST(recording.cuts == 1);
    BOOST_TEST(recording.said.back() == "Taken back to turn 30.");
}

BOOST_AUTO_TEST_CASE(a_fault_put_right_before_its_turn_to_be_said_is_never_heard) {
    Recording recording;
    recording.held = true;
    Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
    speaker.hear(turn("turn 31"));
    BOOST_TEST(recording.wait_for(1));
    speaker.hear({{CallKind::fault, "not turned over: d5"}});
    speaker.hear({{CallKind::repaired, "d5 is right again"}});
    speaker.hear(turn("turn 32"));
    {
        const std::lock_guard lock{recording.mutex};
        recording.held = false;
        recording.changed.notify_all();
    }
    BOOST_TEST(recording.wait_for(2));
    BOOST_TEST(speaker.wait_until_said(kPatience_s));
    BOOST_TEST(recording.said == (std::vector<std::string>{"turn 31", "turn 32"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_hundred_calls_that_wait_end_with_the_speaker_at_once) {
    Recording recording;
    recording.held = true;
    {
        Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
        for (int i = 0; i < 100; ++i) speaker.hear({{CallKind::fault, std::to_string(i)}});
        BOOST_TEST(recording.wait_for(1));
    }
    BOOST_TEST(recording.said.size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_engine_that_keeps_failing_is_told_once_and_left_alone) {
    Recording recording;
    std::promise<std::string> told;
    SpeakerOptions options;
    options.on_trouble = [&](const std::string& trouble) { told.set_value(trouble); };
    Speaker speaker{std::make_unique<RecordingEngine>(recording, "the sound server is gone"),
                    std::move(options)};
    for (int i = 0; i < 10; ++i) speaker.hear(turn(std::to_string(i)));
    BOOST_TEST(told.get_future().get() == "the sound server is gone");
    BOOST_TEST(speaker.wait_until_said(kPatience_s));
    BOOST_TEST(recording.said.size() == static_cast<std::size_t>(Speaker::kMostFailures));
}

BOOST_AUTO_TEST_CASE(silence_ends_a_sentence_and_a_new_language_changes_the_letters) {
    Recording recording;
    recording.held = true;
    Speaker speaker{std::make_unique<RecordingEngine>(recording), {}};
    speaker.hear(turn("first"));
    BOOST_TEST(recording.wait_for(1));
    speaker.set_amount(SpeechAmount::silent);
    BOOST_TEST(speaker.wait_until_said(kPatience_s));
    speaker.set_amount(SpeechAmount::all);
    speaker.set_language(Language::dutch, usual_letter_words(Language::dutch));
    speaker.hear(turn("ring op c5"));
    BOOST_TEST(recording.wait_for(2));
    BOOST_TEST(recording.said.back() == "ring op Cornelis 5");
}

BOOST_AUTO_TEST_SUITE_END()
