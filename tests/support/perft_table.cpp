#include "tests/support/perft_table.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

template <typename T>
std::vector<T> words_of(std::istream& line) {
    std::vector<T> words;
    for (T word; line >> word;) words.push_back(word);
    return words;
}

void set_rule(HouseRules& rules, const std::string& rule) {
    if (rule == "pool_end=turn_end") {
        rules.pool_end = HouseRules::PoolEnd::turn_end;
    } else if (rule == "pool_end=immediate") {
        rules.pool_end = HouseRules::PoolEnd::at_once;
    } else if (rule == "blitz_end=ring") {
        rules.blitz_end = HouseRules::BlitzEnd::ring;
    } else {
        throw std::runtime_error("unknown rule " + rule);
    }
}

void read_field(PerftEntry& entry, const std::string& key, std::istream& line) {
    if (key == "position") {
        std::getline(line >> std::ws, entry.position_text);
    } else if (key == "rules") {
        for (const auto& rule : words_of<std::string>(line)) set_rule(entry.house_rules, rule);
    } else if (key == "actions") {
        entry.actions = words_of<std::string>(line);
    } else if (key == "perft") {
        entry.perft = words_of<std::uint64_t>(line);
    } else if (key == "turns") {
        entry.turns = words_of<std::uint64_t>(line);
    } else if (key == "distinct") {
        line >> entry.distinct;
    } else if (key == "results") {
        for (const auto& word : words_of<std::string>(line)) {
            const auto equals = word.rfind('=');
            entry.results[word.substr(0, equals)] = std::stoull(word.substr(equals + 1));
        }
    } else if (key == "divide") {
        entry.divide = words_of<std::string>(line);
    } else {
        throw std::runtime_error("unknown field " + key);
    }
}

}  // namespace

Position PerftEntry::position() const {
    const auto parsed = parse_position(position_text);
    if (!parsed) throw std::runtime_error(message_of(parsed.error()));
    PositionParts parts = parsed->parts();
    parts.house_rules = house_rules;
    return Position::from_parts(parts);
}

std::vector<PerftEntry> load_perft_table(const std::string& path) {
    std::ifstream file{path};
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<PerftEntry> entries;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        std::istringstream line{text};
        std::string key;
        line >> key;
        if (key == "name") {
            entries.emplace_back();
            std::getline(line >> std::ws, entries.back().name);
        } else {
            read_field(entries.at(entries.size() - 1), key, line);
        }
    }
    return entries;
}

}  // namespace yinsight
