#pragma once
// The pictures that were kept of a game (app/live/evidence), as a list to choose from.

#include <QString>
#include <array>
#include <filesystem>
#include <vector>

namespace yinsight {

struct EvidenceEntry {
    /// "Turn 31", or what the wrong act was.
    QString label;
    /// 0 where it is about no turn.
    int turn = 0;
    bool wrong = false;
    /// The board before, after, and with the difference marked; a file may be gone.
    std::array<std::filesystem::path, 3> pictures;
};

/// In the order of the game; empty where the folder holds none.
std::vector<EvidenceEntry> evidence_in(const std::filesystem::path& folder);

}  // namespace yinsight
