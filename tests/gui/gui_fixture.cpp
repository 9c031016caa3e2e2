#include "tests/gui/gui_fixture.hpp"

#include <memory>

#include "app/gui/sample_game.hpp"
#include "tests/app/scratch_folder.hpp"

namespace yinsight {

namespace {

/// Stands before the first test and falls after the last.
struct Application {
    Application() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("XDG_CONFIG_HOME", folder.path().c_str());
        qputenv("XDG_STATE_HOME", folder.path().c_str());
        qputenv("XDG_DATA_HOME", folder.path().c_str());
        qputenv("XDG_RUNTIME_DIR", folder.path().c_str());
        app = std::make_unique<QApplication>(count, arguments.data());
        QApplication::setOrganizationName("yinsight-test");
        QApplication::setApplicationName("yinsight-test");
    }

    ScratchFolder folder;
    std::array<char, 5> name{"test"};
    std::array<char*, 2> arguments{name.data(), nullptr};
    int count = 1;
    std::unique_ptr<QApplication> app;
};

}  // namespace

BOOST_TEST_GLOBAL_FIXTURE(Application);

void show_active(QWidget& window) {
    window.show();
    window.activateWindow();
    BOOST_REQUIRE(QTest::qWaitForWindowActive(&window, kPatience_ms));
}

WatchRequest fast_sample_game() {
    auto request = sample_game();
    BOOST_REQUIRE(request.has_value());
    request->source_options.real_time = false;
    return *request;
}

}  // namespace yinsight
