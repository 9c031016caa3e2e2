#pragma once
// What every test of the window needs: an application without a screen, settings of its own, and
// ways to wait for something and to find a control by its name.

#include <QApplication>
#include <QMenu>
#include <QTest>
#include <boost/test/unit_test.hpp>
#include <stdexcept>
#include <string>

#include "app/gui/main_window.hpp"

namespace yinsight {

/// Long enough for a busy machine; nobody waits so long when all is well.
inline constexpr int kPatience_ms = 120'000;

/// Lets the window work until `condition` holds; false where it never does.
template <typename Condition>
bool wait_for(Condition condition) {
    return QTest::qWaitFor(condition, kPatience_ms);
}

/// The control with this name below `parent`; the test fails where there is none.
template <typename Control>
Control& control(const QObject& parent, const char* name) {
    auto* found = parent.findChild<Control*>(QString::fromLatin1(name));
    if (found == nullptr) throw std::runtime_error{std::string{"no control is named "} + name};
    return *found;
}

/// Shows a window that takes keys.
void show_active(QWidget& window);

/// The sample film, as fast as it can be judged.
WatchRequest fast_sample_game();

}  // namespace yinsight
