#include "app/gui/help_text.hpp"

#include <QCoreApplication>

namespace yinsight {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

}  // namespace

QString help_text() {
    return Help::tr(
        "## First steps\n\n"
        "Point a camera at the board so that all of it is in the picture. The set-up page shows "
        "what is seen and says what is missing. Then press **Start game** and play. Without a "
        "camera, watch the sample game.\n\n"
        "A wrong act turns the banner red: it names the act and the rule, and the pieces are drawn "
        "as they should lie. Put them right and the banner turns back by itself, or press **Let it "
        "stand**. **Show pictures** shows the board before and after.\n\n"
        "A turn that was written down wrongly is corrected on the tab **Correct**; turns behind it "
        "are checked again. Everything can be undone.\n\n"
        "## Keys\n\n"
        "| | |\n|---|---|\n"
        "| ← → Home End | through the turns |\n"
        "| Ctrl+Z, Ctrl+Y | undo, redo |\n"
        "| Ctrl+Return | let it stand |\n"
        "| Ctrl+E | edit the position |\n"
        "| F | flip the board |\n"
        "| T | turn the board's names by 60° |\n"
        "| O | show or hide what is read over the picture |\n"
        "| E | pictures of the turn |\n"
        "| F11 | display mode for the room |\n"
        "| F1 | this help |\n");
}

}  // namespace yinsight
