#pragma once
// Reads tests/referee/perft_table.txt: positions with counts from an independent implementation.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "referee/position.hpp"

namespace yinsight {

struct PerftEntry {
    std::string name;
    std::string position_text;
    HouseRules house_rules;
    std::vector<std::string> actions;
    /// From depth 1.
    std::vector<std::uint64_t> perft;
    std::vector<std::uint64_t> turns;
    std::uint64_t distinct = 0;
    std::map<std::string, std::uint64_t> results;
    /// "Pe5=85" words; empty where the table has none.
    std::vector<std::string> divide;

    /// The position under the entry's rules.
    Position position() const;
};

/// Throws std::runtime_error if the file is missing or a line of it is not understood.
std::vector<PerftEntry> load_perft_table(const std::string& path);

}  // namespace yinsight
