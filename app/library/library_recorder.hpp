#pragma once
// Keeps the game that is played in the library, from its first turn on, whatever the disk does: a
// library that cannot be opened or written is said once and tried again; play goes on.

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/library/game_library.hpp"

namespace yinsight {

class LibraryRecorder {
  public:
    explicit LibraryRecorder(std::filesystem::path library) : path_{std::move(library)} {}

    /// The game as it stands now. Games without turns are not kept, unless they were before.
    void update(const std::string& key, const GameRecord& record, const GameOrigin& origin);
    /// Tries again what failed. To be called every few seconds.
    void retry();

    /// Whether the library lacks what was recorded last.
    bool failing() const { return !pending_.empty(); }
    /// What people should know since the last call, a sentence each.
    std::vector<std::string> take_notices();

  private:
    struct Pending {
        std::string key;
        GameRecord record;
        GameOrigin origin;
    };

    std::filesystem::path path_;
    std::unique_ptr<GameLibrary> library_;
    /// Games that are not in the library as they should be, by key, oldest first.
    std::vector<Pending> pending_;
    std::set<std::string> kept_keys_;
    bool trouble_told_ = false;
    std::vector<std::string> notices_;
};

}  // namespace yinsight
