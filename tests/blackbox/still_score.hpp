#pragma once
// How a reading of one picture compares with the truth: a point counts where it is in the picture
// and at least half in view; a board is exact when every such point is right; a point is wrong
// where it was answered, and not with the truth.

#include <nlohmann/json.hpp>
#include <string>

namespace yinsight::blackbox {

struct StillScore {
    bool found = false;
    bool exact = false;
    int counted = 0;
    int right = 0;
    int wrong = 0;
    /// Certain of the names, and they are wrong.
    bool confident_wrong_name = false;
    double ms = 0;
};

/// `line` is what `yinsight read --json` printed, `truth` the file beside the picture.
StillScore score_still(const nlohmann::json& line, const nlohmann::json& truth);

}  // namespace yinsight::blackbox
