#pragma once
// The board picture of a game at one of its turns, and of what the bulletin wants shown on it.

#include "app/gui/board_picture.hpp"
#include "app/gui/bulletin.hpp"

namespace yinsight {

/// The position after `turns` turns, with the marks of the last of them.
BoardPicture picture_of(const GameState& game, std::size_t turns);

/// Adds what is due or wrong at this moment.
void add_bulletin(BoardPicture& picture, const Bulletin& bulletin);

}  // namespace yinsight
