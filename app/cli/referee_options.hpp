#pragma once
// The options of the verb that watches a game: more than all others have.

#include <CLI/App.hpp>

#include "app/cli/task.hpp"

namespace yinsight {

/// Adds the verb; where it is chosen, it is put into `task`.
void add_referee(CLI::App& app, Task& task);

}  // namespace yinsight
