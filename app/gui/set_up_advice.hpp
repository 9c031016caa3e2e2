#pragma once
// The first minute: one sentence about how things stand before a game, and one button where
// something can be done about it.

#include <QString>

#include "app/gui/camera_search.hpp"
#include "app/gui/game_session.hpp"

namespace yinsight {

struct SetUpAdvice {
    /// What the button does.
    enum class Help {
        none,
        search_again,
        next_camera,
        turn_names,
        play_sample,
    };
    QString sentence;
    Help help = Help::none;
    /// All is well: the game can start.
    bool ready = false;
};

/// What the set-up knows.
struct SetUpState {
    bool searching = false;
    CamerasFound cameras;
    /// What was chosen to be watched; empty for nothing.
    QString source;
    /// Why it could not be opened; empty otherwise.
    QString trouble;
    bool previewing = false;
    /// Null before the first picture.
    const LiveFrame* frame = nullptr;
};

SetUpAdvice advise(const SetUpState& state);

/// At which side of the picture White sits, in one sentence.
QString seats_sentence(const BoardReading& reading);

}  // namespace yinsight
