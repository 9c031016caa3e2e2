#include "app/gui/manual_view.hpp"

#include <QCoreApplication>
#include <QMenu>
#include <QTextBrowser>
#include <QUrl>

namespace yinsight {

namespace {

struct Manual {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

constexpr QSize kSize{760, 720};

void show_manual(MainWindow& window, Language language) {
    auto* browser = window.findChild<QTextBrowser*>("manual");
    if (browser == nullptr) {
        browser = new QTextBrowser{&window};
        browser->setObjectName("manual");
        browser->setWindowFlag(Qt::Window);
        browser->setOpenExternalLinks(true);
        browser->resize(kSize);
    }
    browser->setWindowTitle(Manual::tr("Manual"));
    const QString page = QStringLiteral("qrc:/manual/manual_%1.md").arg(code_of(language));
    browser->setSource(QUrl{page}, QTextDocument::MarkdownResource);
    browser->show();
    browser->raise();
}

}  // namespace

void add_manual(MainWindow& window, std::function<Language()> language) {
    auto* action = window.menu("help_menu").addAction(Manual::tr("&Manual"));
    action->setObjectName("manual_action");
    action->setToolTip(Manual::tr("The guide for players"));
    action->setShortcut(Qt::SHIFT | Qt::Key_F1);
    window.addAction(action);
    QObject::connect(
        action, &QAction::triggered, &window,
        [&window, language = std::move(language)] { show_manual(window, language()); });
}

}  // namespace yinsight
