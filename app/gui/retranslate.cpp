#include "app/gui/retranslate.hpp"

#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>
#include <array>
#include <string_view>
#include <utility>

#include "app/gui/action_tip.hpp"

namespace yinsight {

namespace {

/// Properties that hold a text for people.
constexpr std::array kTexts = {
    "text",      "title",           "windowTitle",    "toolTip",
    "statusTip", "placeholderText", "accessibleName", "accessibleDescription"};

/// The classes of an object and its owners, innermost first: where its text may come from.
QStringList contexts_of(const QObject& object) {
    QStringList contexts;
    for (const QObject* owner = &object; owner != nullptr; owner = owner->parent()) {
        for (const QMetaObject* type = owner->metaObject(); type != nullptr;
             type = type->superClass())
            contexts << QString::fromLatin1(type->className()).section("::", -1);
    }
    return contexts;
}

class Retranslator {
  public:
    explicit Retranslator(const LanguageTranslator& translator) : translator_{translator} {}

    void take(QObject& object) const {
        // Says what its action says.
        const auto* button = qobject_cast<QToolButton*>(&object);
        if (button != nullptr && button->defaultAction() != nullptr) return;
        const QStringList contexts = contexts_of(object);
        auto* action = qobject_cast<QAction*>(&object);
        const bool tells_key = action != nullptr && has_tip(*action);
        const bool typed = qobject_cast<QLineEdit*>(&object) != nullptr;
        for (const char* name : kTexts) {
            if (typed && std::string_view{name} == "text") continue;
            const QString text = object.property(name).toString();
            if (text.isEmpty()) continue;
            const auto said = translator_.again(text, contexts);
            if (said && *said != text) object.setProperty(name, *said);
        }
        if (tells_key) set_tip(*action, action->statusTip());
        if (auto* tabs = qobject_cast<QTabBar*>(&object)) take_tabs(*tabs, contexts);
        if (auto* box = qobject_cast<QComboBox*>(&object)) take_choices(*box, contexts);
        if (auto* header = qobject_cast<QHeaderView*>(&object)) refresh(*header);
        if (auto* table = qobject_cast<QTableWidget*>(&object)) take_headings(*table, contexts);
        if (auto* view = qobject_cast<QAbstractItemView*>(&object)) view->viewport()->update();
    }

  private:
    void take_tabs(QTabBar& tabs, const QStringList& contexts) const {
        // Qt names its own buttons once.
        for (const auto& [button, words] : {std::pair{"ScrollLeftButton", "Scroll Left"},
                                            std::pair{"ScrollRightButton", "Scroll Right"}}) {
            for (auto* scroll : tabs.findChildren<QWidget*>(button))
                scroll->setAccessibleName(QCoreApplication::translate("QTabBar", words));
        }
        for (int i = 0; i < tabs.count(); ++i) {
            if (const auto said = translator_.again(tabs.tabText(i), contexts))
                tabs.setTabText(i, *said);
            if (const auto said = translator_.again(tabs.tabToolTip(i), contexts))
                tabs.setTabToolTip(i, *said);
        }
    }
    void take_choices(QComboBox& box, const QStringList& contexts) const {
        for (int i = 0; i < box.count(); ++i) {
            if (const auto said = translator_.again(box.itemText(i), contexts))
                box.setItemText(i, *said);
        }
    }
    void take_headings(QTableWidget& table, const QStringList& contexts) const {
        for (int i = 0; i < table.columnCount(); ++i) {
            auto* heading = table.horizontalHeaderItem(i);
            if (heading == nullptr) continue;
            if (const auto said = translator_.again(heading->text(), contexts))
                heading->setText(*said);
        }
    }
    static void refresh(QHeaderView& header) {
        if (header.count() > 0)
            header.headerDataChanged(header.orientation(), 0, header.count() - 1);
    }

    const LanguageTranslator& translator_;
};

}  // namespace

void retranslate(QWidget& window, const LanguageTranslator& translator) {
    const Retranslator retranslator{translator};
    retranslator.take(window);
    for (QObject* object : window.findChildren<QObject*>()) {
        if (object->isWidgetType() || qobject_cast<QAction*>(object) != nullptr)
            retranslator.take(*object);
    }
}

}  // namespace yinsight
