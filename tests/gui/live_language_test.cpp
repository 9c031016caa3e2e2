#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTabBar>

#include "app/gui/furnish.hpp"
#include "app/gui/manual_view.hpp"
#include "app/gui/voice_menu.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// A film without a picture.
class NoFrames : public FrameSource {
  public:
    std::optional<Frame> next() override { return std::nullopt; }
};

class SilentEngine : public SpeechEngine {
  public:
    std::string say(const std::string& /*text*/, Language /*language*/,
                    Accent /*accent*/) override {
        return {};
    }
    void cut() override {}
};

/// Goes on with a game of fourteen turns.
WatchRequest resumed_game() {
    WatchRequest request;
    request.source = "nothing";
    request.table.resumed.emplace();
    request.table.resumed->record = game_from(kFourteenTurns);
    return request;
}

/// The whole window of one language, with a game.
class Furnished {
  public:
    explicit Furnished(Language language) {
        translator_.use(language);
        QCoreApplication::installTranslator(&translator_);
        window_.emplace([](const WatchRequest&) { return std::make_unique<NoFrames>(); },
                        [] { return CamerasFound{}; });
        window_->settings().set(setting::kLanguage, QString{code_of(language)});
        voice_.emplace(*window_, translator_, std::make_unique<SilentEngine>());
        add_manual(*window_, [this] { return translator_.language(); });
        furnish(*window_, folder_ / "games.sqlite");
        window_->show();
        window_->set_up();
        window_->watch(resumed_game());
        const auto ended = [this] {
            return window_->session().activity() == GameSession::Activity::ended;
        };
        BOOST_REQUIRE(wait_for(ended));
        QCoreApplication::processEvents();
    }
    ~Furnished() { QCoreApplication::removeTranslator(&translator_); }
    Furnished(const Furnished&) = delete;
    Furnished& operator=(const Furnished&) = delete;

    MainWindow& window() { return *window_; }
    void choose(Language language) {
        const std::string name = std::string{"language_"} + code_of(language);
        control<QAction>(*window_, name.c_str()).trigger();
        QCoreApplication::processEvents();
    }

  private:
    ScratchFolder folder_;
    LanguageTranslator translator_;
    std::optional<MainWindow> window_;
    /// Goes before the window that owns it.
    std::optional<VoiceMenu> voice_;
};

/// Everything that is written on an object, with the way to it.
void add_texts(const QObject& object, const QString& place, QStringList& texts) {
    const auto add = [&](const char* what, const QString& text) {
        if (!text.isEmpty()) texts << place + ' ' + what + ": " + text;
    };
    for (const char* name :
         {"title", "windowTitle", "toolTip", "statusTip", "placeholderText", "accessibleName"})
        add(name, object.property(name).toString());
    if (qobject_cast<const QLineEdit*>(&object) == nullptr)
        add("text", object.property("text").toString());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&object))
        for (int i = 0; i < tabs->count(); ++i) add("tab", tabs->tabText(i));
    if (const auto* box = qobject_cast<const QComboBox*>(&object))
        for (int i = 0; i < box->count(); ++i) add("choice", box->itemText(i));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&object)) {
        const auto* model = view->model();
        for (int i = 0; model != nullptr && i < model->columnCount(); ++i)
            add("heading", model->headerData(i, Qt::Horizontal).toString());
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            for (int i = 0; i < model->columnCount(); ++i)
                for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole})
                    add("cell", model->index(row, i).data(role).toString());
    }
    int number = 0;
    for (const QObject* child : object.children()) {
        const QString name =
            child->objectName().isEmpty() ? child->metaObject()->className() : child->objectName();
        add_texts(*child, place + '/' + name + QString::number(number++), texts);
    }
}

QStringList texts_of(const MainWindow& window) {
    QStringList texts;
    add_texts(window, "", texts);
    return texts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(live_language)

BOOST_AUTO_TEST_CASE(a_window_that_changes_its_language_reads_like_one_that_was_opened_in_it) {
    std::array<QStringList, kAllLanguages.size()> fresh;
    for (const Language language : kAllLanguages) {
        Furnished opened{language};
        fresh[index_of(language)] = texts_of(opened.window());
        BOOST_TEST(fresh[index_of(language)].size() > 100);
    }
    Furnished changing{Language::english};
    for (const Language language : {Language::dutch, Language::chinese, Language::french,
                                    Language::czech, Language::english}) {
        changing.choose(language);
        const QStringList expected = fresh[index_of(language)];
        const QStringList found = texts_of(changing.window());
        BOOST_TEST_CONTEXT(code_of(language)) {
            for (const QString& text : expected)
                BOOST_TEST(found.contains(text), "missing " << text.toStdString());
            for (const QString& text : found)
                BOOST_TEST(expected.contains(text), "left over " << text.toStdString());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
