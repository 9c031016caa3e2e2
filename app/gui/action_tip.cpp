#include "app/gui/action_tip.hpp"

#include <QCoreApplication>

namespace yinsight {

namespace {

struct ActionTip {
    Q_DECLARE_TR_FUNCTIONS(ActionTip)
};

}  // namespace

void set_tip(QAction& action, const QString& tip) {
    const QKeySequence key = action.shortcut();
    action.setStatusTip(tip);
    action.setToolTip(key.isEmpty() ? tip
                                    : ActionTip::tr("%1 (%2)", "what an action does, its key")
                                          .arg(tip, key.toString(QKeySequence::NativeText)));
}

bool has_tip(const QAction& action) {
    return !action.statusTip().isEmpty() && action.toolTip().startsWith(action.statusTip());
}

}  // namespace yinsight
