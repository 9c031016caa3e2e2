#include "app/library/library_query.hpp"

#include <algorithm>
#include <sstream>

#include "app/library/stored_game.hpp"

namespace yinsight {

namespace {

/// A pattern of LIKE that finds the text itself, wherever it stands.
std::string anywhere(const std::string& text) {
    std::string pattern = "%";
    for (const char letter : text) {
        if (letter == '%' || letter == '_' || letter == '\\') pattern += '\\';
        pattern += letter;
    }
    return pattern + '%';
}

/// "2026-11-30" as records write it.
std::string with_dots(std::string date) {
    std::replace(date.begin(), date.end(), '-', '.');
    return date;
}

/// A word that looks like a date with dashes also stands for the one with dots.
bool is_dashed_date(const std::string& word) {
    return word.size() >= 7 && word[4] == '-' &&
           std::all_of(word.begin(), word.end(), [](char letter) {
               return letter == '-' || (letter >= '0' && letter <= '9');
           });
}

void demand(SqlCondition& condition, const std::string& what) {
    condition.where += (condition.where.empty() ? " WHERE " : " AND ") + what;
}

}  // namespace

SqlCondition condition_of(const LibraryQuery& query) {
    SqlCondition condition;
    std::istringstream words{folded(query.words)};
    for (std::string word; words >> word;) {
        demand(condition, "words LIKE ? ESCAPE '\\'");
        condition.values.push_back(anywhere(is_dashed_date(word) ? with_dots(word) : word));
    }
    if (!query.player.empty()) {
        demand(condition, "players LIKE ? ESCAPE '\\'");
        condition.values.push_back(anywhere(folded(query.player)));
    }
    if (!query.from_date.empty()) {
        demand(condition, "date >= ?");
        condition.values.push_back(with_dots(query.from_date));
    }
    if (!query.to_date.empty()) {
        // "2026.11" includes all of its days.
        demand(condition, "date <> '' AND date < ?");
        condition.values.push_back(with_dots(query.to_date) + '~');
    }
    if (!query.result.empty()) {
        demand(condition, "result = ?");
        condition.values.push_back(query.result);
    }
    if (query.variant) {
        demand(condition, "variant = ?");
        condition.values.emplace_back(*query.variant == Variant::blitz ? "blitz" : "standard");
    }
    return condition;
}

}  // namespace yinsight
