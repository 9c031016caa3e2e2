#pragma once
// Whether two records are of one game, and what one of them adds to the other. Knows no database.

#include <optional>

#include "referee/record.hpp"

namespace yinsight {

enum class Sameness {
    different,
    /// The new one adds nothing.
    nothing_new,
    /// The new one has tags, comments, times or turns that the old one lacks.
    tells_more,
};

/// Compares a new record with one that has the same start. Tags contradict each other where both
/// have a value and the values differ; then the games are different.
Sameness compare(const GameRecord& old_record, const GameRecord& new_record);

/// The old record with what the new one adds; compare() has said that it tells more.
GameRecord merged(const GameRecord& old_record, const GameRecord& new_record);

}  // namespace yinsight
