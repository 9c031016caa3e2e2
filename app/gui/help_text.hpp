#pragma once
// What F1 shows: the first steps and the keys, in Markdown.

#include <QString>

namespace yinsight {

QString help_text();

}  // namespace yinsight
