// Makes pictures of every view of the window, for people to look at: nothing may be clipped or
// overlap. See screenshots.sh.
//   screenshots FOLDER PREFIX light|dark WIDTHxHEIGHT

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <cstdio>

#include "app/gui/coach_view.hpp"
#include "app/gui/furnish.hpp"
#include "app/gui/language_translator.hpp"
#include "app/gui/main_window.hpp"
#include "app/gui/manual_view.hpp"
#include "app/gui/review_view.hpp"
#include "app/gui/sample_game.hpp"

namespace {

using namespace yinsight;

QPalette dark_palette() {
    QPalette palette;
    const QColor window{45, 47, 50};
    const QColor base{32, 34, 36};
    const QColor text{236, 236, 236};
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Button, window.lighter(120));
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::Highlight, QColor{64, 120, 200});
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor{170, 170, 170});
    return palette;
}

class Photographer {
  public:
    Photographer(MainWindow& window, QString prefix, Language language)
        : window_{window}, prefix_{std::move(prefix)}, language_{language} {}

    void take(const char* view) { take(view, window_); }
    void take(const char* view, QWidget& widget) {
        // A layout can ask for another one.
        for (int round = 0; round < 4; ++round) QCoreApplication::processEvents();
        widget.grab().save(prefix_ + '-' + view + ".png");
    }
    /// Lets the window work until `condition` holds; false where it does not in two minutes.
    template <typename Condition>
    bool wait(Condition condition) {
        QElapsedTimer clock;
        clock.start();
        while (!condition()) {
            if (clock.hasExpired(120'000)) return false;
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
        return true;
    }
    void set_up() {
        window_.set_up();
        wait([&] { return window_.findChild<QWidget*>("set_up_help")->isVisible(); });
        take("set-up-no-camera");
        window_.set_up_page().choose(QString::fromStdString(sample_game()->source));
        wait([&] { return window_.session().frame().reading != nullptr; });
        take("set-up");
    }
    void game() {
        GameSession& session = window_.session();
        bool wrong = false;
        int faults = 0;
        QObject::connect(&session, &GameSession::announced, &window_, [&](const TableNews& news) {
            wrong |= news.event.from_arbiter<ViolationEvent>() != nullptr;
        });
        // The picture behind the announcement comes after it.
        QObject::connect(&session, &GameSession::frame_changed, &window_, [&] {
            if (!wrong) return;
            wrong = false;
            const QByteArray name = QByteArray{"fault-"} + QByteArray::number(++faults);
            window_.grab().save(prefix_ + '-' + QString::fromLatin1(name) + ".png");
        });
        WatchRequest request = *sample_game();
        request.source_options.real_time = false;
        request.players = {"Anneke van der Meer", "Bob"};
        window_.watch(request);
        wait([&] { return session.activity() == GameSession::Activity::ended; });
        take("referee");
    }
    void corrections() {
        QTabWidget& tabs = window_.referee_page().tabs();
        for (int i = 1; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i);
            if (auto* coach = qobject_cast<CoachView*>(tabs.widget(i))) think(*coach);
            if (auto* review = qobject_cast<ReviewView*>(tabs.widget(i))) judge(*review);
            take(("tab-" + tabs.widget(i)->objectName()).toLatin1().constData());
        }
        window_.findChild<QAction*>("edit_position")->trigger();
        take("edit-position");
        window_.findChild<PositionEditor*>()->leave();
        // As large as the screen would be, not as the one that is not there.
        const QSize size = window_.size();
        window_.set_display_mode(true);
        window_.showNormal();
        window_.resize(size);
        take("display-mode");
        window_.session().give(RenameCommand{Side::white, "Maximiliane-Alexandra von Hohenstein"});
        window_.session().give(RenameCommand{Side::black, "Bartholomew Featherstonehaugh"});
        wait([&] { return window_.session().state().record.tag("Black").size() > 10; });
        take("display-mode-long-names");
        window_.set_display_mode(false);
        take("referee-long-names");
    }
    void games() {
        window_.show_page(window_.findChild<QWidget*>("games_view"));
        take("games");
    }
    void menus() {
        for (const char* name : {"game_menu", "edit_menu", "view_menu", "help_menu"}) {
            window_.menu(name).popup({});
            take(name, window_.menu(name));
            window_.menu(name).close();
        }
        add_manual(window_, [this] { return language_; });
        for (const auto& [action, page] :
             {std::pair{"help_contents", "help"}, std::pair{"manual_action", "manual"}}) {
            window_.findChild<QAction*>(action)->trigger();
            take(page, *window_.findChild<QWidget*>(page));
        }
    }

  private:
    void think(CoachView& coach) {
        SearchLimits few;
        few.nodes = 20'000;
        coach.set_limits(few);
        coach.set_help_level(HelpLevel::turn);
        coach.set_on(true);
        wait([&] { return coach.findChild<QWidget*>("coach_turns")->isVisible(); });
    }

    void judge(ReviewView& review) {
        SearchLimits few;
        few.nodes = 2'000;
        review.set_limits(few);
        review.findChild<QPushButton*>("review_begin")->click();
        wait([&] { return review.findChild<QWidget*>("review_save")->isEnabled(); });
    }

    MainWindow& window_;
    QString prefix_;
    Language language_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fprintf(stderr, "screenshots FOLDER PREFIX light|dark WIDTHxHEIGHT\n");
        return 2;
    }
    const QString theme = QString::fromLocal8Bit(argv[3]);
    const QStringList size = QString::fromLocal8Bit(argv[4]).split('x');
    const QApplication app{argc, argv};
    LanguageTranslator translator;
    translator.use(system_language());
    QCoreApplication::installTranslator(&translator);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    if (theme == "dark") QApplication::setPalette(dark_palette());
    MainWindow window{{}, [] { return CamerasFound{}; }};
    QDir{}.mkpath(argv[1]);
    const QTemporaryDir library;
    furnish(window, library.filePath("games.sqlite").toStdString());
    window.session().set_wording(translator.language());
    window.resize(size[0].toInt(), size[1].toInt());
    window.show();
    Photographer photographer{window, QDir{argv[1]}.filePath(argv[2]), translator.language()};
    photographer.set_up();
    photographer.game();
    photographer.corrections();
    photographer.games();
    photographer.menus();
    return 0;
}
