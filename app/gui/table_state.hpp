#pragma once
// The game at the table as it stands after an announcement, and one look of the camera: the values
// that cross from the referee's thread to the window's.

#include <QImage>
#include <QMetaType>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/live/recorded_game.hpp"
#include "app/live/referee_session.hpp"
#include "app/live/session_event.hpp"

namespace yinsight {

struct TableState {
    /// Whether a calm board was ever seen, or a game is gone on with.
    bool started = false;
    GameState game;
    /// The same game as it is written down, with the players' names.
    GameRecord record;
    /// Faults that were spoken and still lie on the board.
    std::vector<Fault> open_faults;
    SessionCounts counts;
    bool over = false;
};

TableState table_state_of(const RefereeSession& session);

/// An announcement, and the game behind it.
struct TableNews {
    SessionEvent event;
    std::shared_ptr<const TableState> state;
};

struct LiveFrame {
    /// Upright, perhaps of another size than the camera's.
    QImage picture;
    QSize camera_px;
    /// The board as it was last read, in pixels of the camera's picture; null where none is in
    /// sight. The picture may be newer.
    std::shared_ptr<const BoardReading> reading;
    /// What is wrong with the view, a sentence each, most important first.
    std::vector<std::string> advice;
    /// When the frame that was read last was taken.
    double read_s = -1;
    /// Pictures that arrive a second, and those that are read.
    double rate = 0;
    double readings_rate = 0;
};

}  // namespace yinsight

Q_DECLARE_METATYPE(yinsight::TableNews)
