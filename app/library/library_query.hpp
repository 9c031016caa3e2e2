#pragma once
// A search of the library as SQL.

#include <string>
#include <vector>

#include "app/library/game_library.hpp"

namespace yinsight {

struct SqlCondition {
    /// " WHERE ...", or empty where everything is wanted.
    std::string where;
    /// For its question marks, in order.
    std::vector<std::string> values;
};

SqlCondition condition_of(const LibraryQuery& query);

}  // namespace yinsight
