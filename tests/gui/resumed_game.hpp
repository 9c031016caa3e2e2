#pragma once
// A game that is gone on with although nothing more is seen of it: whatever shows games has one at
// once.

#include "app/gui/session_worker.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/library/library_games.hpp"

namespace yinsight {

/// Goes on with a game of fourteen turns.
inline WatchRequest resumed_game() {
    WatchRequest request;
    request.source = "nothing";
    request.table.resumed.emplace();
    request.table.resumed->record = game_from(kFourteenTurns);
    return request;
}

/// Opens sources that end at once.
inline std::unique_ptr<FrameSource> open_nothing(const WatchRequest& /*request*/) {
    return std::make_unique<NoFrames>();
}

}  // namespace yinsight
