#include "app/gui/voice_menu.hpp"

#include <QMenu>
#include <QTextBrowser>
#include <mutex>

#include "app/gui/manual_view.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

/// What was spoken, in order.
struct Spoken {
    std::mutex mutex;
    std::vector<std::pair<Language, std::string>> calls;

    /// Calls that wait together are spoken in one breath: the sentence may not stand alone.
    bool has(Language language, const std::string& sentence) {
        const std::lock_guard lock{mutex};
        return std::any_of(calls.begin(), calls.end(), [&](const auto& call) {
            return call.first == language && call.second.find(sentence) != std::string::npos;
        });
    }
};

class SpokenEngine : public SpeechEngine {
  public:
    explicit SpokenEngine(Spoken& spoken) : spoken_{spoken} {}
    std::string say(const std::string& text, Language language, Accent /*accent*/) override {
        const std::lock_guard lock{spoken_.mutex};
        spoken_.calls.emplace_back(language, text);
        return {};
    }
    void cut() override {}

  private:
    Spoken& spoken_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(voice_menus)

BOOST_AUTO_TEST_CASE(calls_are_spoken_in_the_language_that_was_chosen_and_is_remembered) {
    Spoken spoken;
    MainWindow window;
    LanguageTranslator translator;
    translator.use(Language::english);
    const VoiceMenu voice{window, translator, std::make_unique<SpokenEngine>(spoken)};
    control<QAction>(window, "language_nl").trigger();
    BOOST_TEST(window.settings().get(setting::kLanguage).toStdString() == "nl");
    BOOST_TEST(MainWindow::tr("&View").toStdString() == "Bee&ld");
    window.watch(fast_sample_game());
    BOOST_TEST(wait_for([&] { return spoken.has(Language::dutch, "Het bord is in beeld."); }));
    window.session().stop();
    QCoreApplication::removeTranslator(&translator);
}

BOOST_AUTO_TEST_CASE(the_manual_opens_with_its_pictures_in_every_language) {
    MainWindow window;
    Language language = Language::english;
    add_manual(window, [&language] { return language; });
    for (const Language next : kAllLanguages) {
        language = next;
        control<QAction>(window, "manual_action").trigger();
        auto& browser = control<QTextBrowser>(window, "manual");
        BOOST_TEST(browser.toPlainText().size() > 2000, code_of(next));
        const auto picture =
            browser.loadResource(QTextDocument::ImageResource, QUrl{"pictures/good_1.jpg"});
        BOOST_TEST(picture.isValid(), code_of(next));
    }
}

BOOST_AUTO_TEST_SUITE_END()
