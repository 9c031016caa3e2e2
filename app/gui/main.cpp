#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>
#include <cstdio>
#include <string_view>

#include "app/announce/reason_words.hpp"
#include "app/gui/furnish.hpp"
#include "app/gui/language_translator.hpp"
#include "app/gui/main_window.hpp"
#include "app/gui/manual_view.hpp"
#include "app/gui/sample_game.hpp"
#include "app/gui/voice_menu.hpp"
#include "app/gui/window_words.hpp"
#include "app/library/game_library.hpp"
#include "referee/notation/position_text.hpp"

namespace {

using namespace yinsight;

constexpr int kWrongUsage = 2;

struct Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// What the arguments ask to be watched; a message on stderr and empty where they make no sense.
std::optional<WatchRequest> request_of(const QCommandLineParser& parser) {
    WatchRequest request;
    request.source = parser.positionalArguments().value(0).toStdString();
    request.source_options.real_time = !parser.isSet("fast");
    if (parser.isSet("start")) {
        const auto start = parse_position(parser.value("start").toStdString());
        if (!start) {
            std::fprintf(stderr, "yinsight-gui: --start: %s\n",
                         message_words(window_wording(), start.error()).c_str());
            return std::nullopt;
        }
        request.table.arbiter.start = *start;
        request.table.arbiter.variant = start->variant();
    }
    bool is_number = true;
    if (parser.isSet("calm"))
        request.table.arbiter.calm_s = parser.value("calm").toDouble(&is_number);
    if (!is_number || request.table.arbiter.calm_s < 0) {
        std::fprintf(stderr, "yinsight-gui: --calm: %s\n",
                     Main::tr("expected seconds").toUtf8().constData());
        return std::nullopt;
    }
    return request;
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(Main::tr("A camera referee for the board game YINSH"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "source", Main::tr("Camera (0, /dev/video0), URL, film, or folder of frames"));
    parser.addOptions(
        {{"start", Main::tr("Position text from which the game begins"), "position"},
         {"calm",
          Main::tr("Seconds that a board must stand before a fault is spoken; 0 for time-lapse"),
          "seconds"},
         {"fast", Main::tr("Play films as fast as they can be judged")},
         {"sample", Main::tr("Referee the sample game")}});
}

/// Help and version need no screen.
bool only_asks(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const std::string_view text{argument};
        return text == "-h" || text == "--help" || text == "-v" || text == "--version";
    });
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName("yinsight");
    QCoreApplication::setApplicationName("yinsight");
    QCoreApplication::setApplicationVersion(YINSIGHT_VERSION);
    LanguageTranslator translator;
    translator.use(chosen_language(Settings{}.get(setting::kLanguage)));
    QCommandLineParser parser;
    if (argc > 1 && only_asks(argc, argv)) {
        const QCoreApplication app{argc, argv};
        QCoreApplication::installTranslator(&translator);
        describe(parser);
        parser.process(app);
    }
    const QApplication app{argc, argv};
    QApplication::setApplicationDisplayName("Yinsight");
    QCoreApplication::installTranslator(&translator);
    describe(parser);
    parser.process(app);
    auto request = parser.isSet("sample") ? sample_game() : request_of(parser);
    if (!request) return kWrongUsage;
    if (parser.isSet("fast")) request->source_options.real_time = false;
    MainWindow window;
    const VoiceMenu voice{window, translator};
    add_manual(window, [&translator] { return translator.language(); });
    furnish(window, usual_library_path());
    window.show();
    if (request->source.empty()) {
        window.set_up();
    } else {
        window.watch(*request);
    }
    return QApplication::exec();
}
