#pragma once
// Before a game is watched: where it is kept, and whether an unfinished one is gone on with.

#include "app/cli/verbs.hpp"
#include "app/live/table_referee.hpp"

namespace yinsight {

/// Fills in `files` and `resumed`. A game that was cut off is offered: on a terminal as a question,
/// else as an event or a notice that says how to go on with it; it keeps its files under other
/// names where it is not. `live`: the source is a camera or a stream, whose games are kept even
/// where no record was asked for. Throws FileError.
void choose_game(const RefereeArguments& arguments, bool live, const Console& console,
                 TableOptions& options);

}  // namespace yinsight
