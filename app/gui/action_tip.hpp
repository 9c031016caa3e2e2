#pragma once
// What is shown of an action while the mouse rests on it: what it does, and its key.

#include <QAction>

namespace yinsight {

/// Sets the status tip to `tip`, and the tool tip to the same with the action's first shortcut, if
/// it has one, in the language of now.
void set_tip(QAction& action, const QString& tip);

/// Whether set_tip() made its tool tip.
bool has_tip(const QAction& action);

}  // namespace yinsight
