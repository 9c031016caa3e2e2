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

/// Fills in where sets are kept and what the one on the board is called. Sets of games from a
/// camera are kept in the user's own folder; those of films only where it is asked for.
void choose_sets(const RefereeArguments& arguments, bool live, TableOptions& options);

}  // namespace yinsight
