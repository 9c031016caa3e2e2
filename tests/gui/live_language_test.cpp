#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTemporaryDir>

#include "app/gui/banner_view.hpp"
#include "app/gui/furnish.hpp"
#include "app/gui/manual_view.hpp"
#include "app/gui/voice_menu.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/gui/resumed_game.hpp"

using namespace yinsight;

namespace {

class Mute : public SpeechEngine {
  public:
    std::string say(const std::string& /*text*/, Language /*language*/,
                    Accent /*accent*/) override {
        return {};
    }
    void cut() override {}
};

/// A window with everything in it, as the program opens it in a language.
struct Opened {
    explicit Opened(Language language, const WatchRequest& request = resumed_game()) {
        translator.use(language);
        QCoreApplication::installTranslator(&translator);
        SourceOpener open;
        if (request.table.resumed) open = open_nothing;
        window = std::make_unique<MainWindow>(open, [] { return CamerasFound{}; });
        voice = std::make_unique<VoiceMenu>(*window, translator, std::make_unique<Mute>());
        add_manual(*window, [this] { return translator.language(); });
        furnish(*window, library.filePath("games.sqlite").toStdString());
        window->show();
        window->watch(request);
        BOOST_REQUIRE(
            wait_for([&] { return window->session().activity() == GameSession::Activity::ended; }));
        QCoreApplication::processEvents();
    }
    ~Opened() { QCoreApplication::removeTranslator(&translator); }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    LanguageTranslator translator;
    QTemporaryDir library;
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<VoiceMenu> voice;
};

/// Everything that can be read in the window, control by control.
QStringList words_of(const MainWindow& window) {
    QStringList words;
    const auto add = [&](const QObject& owner, const QString& text) {
        if (!text.isEmpty()) words << owner.objectName() + ": " + text;
    };
    for (const auto* action : window.findChildren<QAction*>()) {
        add(*action, action->text());
        add(*action, action->toolTip());
    }
    for (const auto* widget : window.findChildren<QWidget*>()) {
        add(*widget, widget->toolTip());
        add(*widget, widget->accessibleName());
    }
    for (const auto* label : window.findChildren<QLabel*>()) add(*label, label->text());
    for (const auto* button : window.findChildren<QAbstractButton*>()) add(*button, button->text());
    for (const auto* group : window.findChildren<QGroupBox*>()) add(*group, group->title());
    for (const auto* line : window.findChildren<QLineEdit*>()) add(*line, line->placeholderText());
    for (const auto* tabs : window.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i) add(*tabs, tabs->tabText(i));
    for (const auto* box : window.findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i) add(*box, box->itemText(i));
    for (const auto* header : window.findChildren<QHeaderView*>())
        for (int i = 0; i < header->count(); ++i)
            add(*header, header->model()->headerData(i, header->orientation()).toString());
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(live_language)

BOOST_AUTO_TEST_CASE(a_window_that_changes_its_language_says_all_that_one_opened_in_it_says) {
    constexpr std::array kOthers = {Language::french, Language::dutch, Language::czech,
                                    Language::chinese};
    std::vector<QStringList> changed;
    {
        const Opened opened{Language::english};
        for (const Language language : kOthers) {
            const auto action = QByteArray{"language_"} + code_of(language);
            control<QAction>(*opened.window, action.constData()).trigger();
            QCoreApplication::processEvents();
            changed.push_back(words_of(*opened.window));
        }
    }
    for (std::size_t i = 0; i < kOthers.size(); ++i) {
        const Opened opened{kOthers[i]};
        const QStringList expected = words_of(*opened.window);
        BOOST_TEST(expected.size() > 150);
        BOOST_REQUIRE(changed[i].size() == expected.size());
        for (qsizetype place = 0; place < expected.size(); ++place)
            BOOST_TEST(changed[i][place].toStdString() == expected[place].toStdString());
    }
}

BOOST_AUTO_TEST_CASE(the_banner_tells_the_last_turn_in_the_new_language) {
    const Opened opened{Language::english, fast_sample_game()};
    auto& headline = control<QLabel>(control<BannerView>(*opened.window, "banner"), "headline");
    BOOST_TEST(headline.text().toStdString() == "White: ring from g7 to g5. Black is to play.");
    control<QAction>(*opened.window, "language_fr").trigger();
    BOOST_TEST(headline.text().toStdString() == "Blanc\u202f: anneau de g7 à g5. À Noir de jouer.");
    control<QAction>(*opened.window, "language_zh").trigger();
    BOOST_TEST(headline.text().toStdString() == "白方：圆环从 g7 到 g5。轮到黑方走。");
}

BOOST_AUTO_TEST_SUITE_END()
