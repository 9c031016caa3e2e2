#include "app/speech/first_voice.hpp"

#include <boost/test/unit_test.hpp>

using namespace yinsight;

namespace {

/// Speaks one language, or all but with a trouble, and notes it.
class NotingEngine : public SpeechEngine {
  public:
    NotingEngine(std::vector<std::string>& notes, std::string name, Language only,
                 std::string trouble = {})
        : notes_{notes}, name_{std::move(name)}, only_{only}, trouble_{std::move(trouble)} {}

    bool speaks(Language language) override { return language == only_; }
    std::string say(const std::string& text, Language /*language*/, Accent /*accent*/) override {
        notes_.push_back(name_ + ": " + text);
        return trouble_;
    }
    void cut() override {}

  private:
    std::vector<std::string>& notes_;
    std::string name_;
    Language only_;
    std::string trouble_;
};

std::string say(FirstVoice& voice, const std::string& text, Language language) {
    return voice.say(text, language, Accent::none);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(first_voices)

BOOST_AUTO_TEST_CASE(the_first_that_speaks_the_language_says_it) {
    std::vector<std::string> notes;
    std::vector<std::unique_ptr<SpeechEngine>> engines;
    engines.push_back(std::make_unique<NotingEngine>(notes, "system", Language::french));
    engines.push_back(std::make_unique<NotingEngine>(notes, "espeak", Language::chinese));
    FirstVoice voice{std::move(engines)};
    BOOST_TEST(say(voice, "un", Language::french).empty());
    BOOST_TEST(say(voice, "二", Language::chinese).empty());
    BOOST_TEST(notes == (std::vector<std::string>{"system: un", "espeak: 二"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_language_without_a_voice_is_told_in_it) {
    FirstVoice voice{{}};
    BOOST_TEST(!voice.speaks(Language::dutch));
    BOOST_TEST(say(voice, "drie", Language::dutch) == "er is geen stem voor deze taal");
}

BOOST_AUTO_TEST_CASE(one_that_fails_loses_no_sentence_and_is_left_out) {
    std::vector<std::string> notes;
    std::vector<std::unique_ptr<SpeechEngine>> engines;
    engines.push_back(std::make_unique<NotingEngine>(notes, "system", Language::czech, "is gone"));
    engines.push_back(std::make_unique<NotingEngine>(notes, "espeak", Language::czech));
    FirstVoice voice{std::move(engines)};
    for (const char* text : {"jedna", "dva"}) BOOST_TEST(say(voice, text, Language::czech).empty());
    BOOST_TEST(notes == (std::vector<std::string>{"system: jedna", "espeak: jedna", "espeak: dva"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_last_is_tried_again_and_its_trouble_told) {
    std::vector<std::string> notes;
    std::vector<std::unique_ptr<SpeechEngine>> engines;
    engines.push_back(std::make_unique<NotingEngine>(notes, "espeak", Language::czech, "is gone"));
    FirstVoice voice{std::move(engines)};
    for (const char* text : {"jedna", "dva"})
        BOOST_TEST(say(voice, text, Language::czech) == "is gone");
    BOOST_TEST(notes.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
