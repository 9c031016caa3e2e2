#include "app/files/game_json.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/notation/text_reader.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

/// Levels of brackets; deeper ones are refused, since copying a value calls itself once a level. A
/// record needs four, the rest is for keys that others add.
constexpr int kDeepestNesting = 64;

/// Bytes of a value that are quoted in a message.
constexpr std::size_t kLongestQuote = 40;

/// As many digits as the readers of the other formats take.
constexpr std::int64_t kLargestTurnNumber = 999'999'999;

Json turn_json(const RecordedTurn& turn) {
    Json json{{"number", turn.number},
              {"player", turn.number % 2 == 1 ? "white" : "black"},
              {"text", to_text(turn.turn)}};
    if (turn.illegal) json["illegal"] = name_of(*turn.illegal);
    if (turn.stood) json["stood"] = to_text(*turn.stood);
    for (const Turn& candidate : turn.candidates) json["candidates"].push_back(to_text(candidate));
    if (!turn.comments.empty()) json["comments"] = turn.comments;
    if (turn.elapsed_ms) json["elapsed_ms"] = *turn.elapsed_ms;
    return json;
}

/// What the reading of a value throws; becomes the ParseError that the caller gets.
struct Unreadable {
    ParseError error;
};

/// Values that were read do not know where they stood in the text.
[[noreturn]] void refuse(int turn, ParseError error) {
    error.turn = turn;
    error.line = 0;
    throw Unreadable{std::move(error)};
}

[[noreturn]] void refuse(int turn, const std::string& expected, const std::string& found) {
    ParseError error;
    error.expected = expected;
    error.found = found;
    refuse(turn, std::move(error));
}

std::string quoted(const Json& json) {
    return json.dump().substr(0, kLongestQuote);
}

template <typename T>
T unwrap(const Parsed<T>& parsed, int turn) {
    if (parsed) return *parsed;
    refuse(turn, parsed.error());
}

/// A value of the object, or `fallback` where it is absent; refuses a value of another type.
template <typename T>
T value_or(const Json& object, const char* key, T fallback, int turn) {
    const auto found = object.find(key);
    if (found == object.end()) return fallback;
    try {
        return found->get<T>();
    } catch (const Json::exception&) {
        refuse(turn, std::string{"another type of value at \""} + key + '"', quoted(*found));
    }
}

/// A whole number of the object from `least` to `most`, or `fallback` where it is absent.
std::int64_t whole_number_or(const Json& object, const char* key, std::int64_t fallback,
                             std::int64_t least, std::int64_t most, int turn) {
    const auto found = object.find(key);
    if (found == object.end()) return fallback;
    // A number above the range of the type is kept unsigned, and would wrap round.
    const bool fits = found->is_number_integer() &&
                      (!found->is_number_unsigned() ||
                       found->get<std::uint64_t>() <= static_cast<std::uint64_t>(most));
    const auto value = fits ? found->get<std::int64_t>() : least - 1;
    if (value >= least && value <= most) return value;
    refuse(turn,
           "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
               " at \"" + key + '"',
           quoted(*found));
}

RecordedTurn turn_from(const Json& json, int number, const Position& before) {
    if (!json.is_object()) refuse(number, "an object with \"text\"", quoted(json));
    RecordedTurn turn;
    turn.number =
        static_cast<int>(whole_number_or(json, "number", number, 1, kLargestTurnNumber, number));
    const auto parse = [&](const std::string& text) {
        return unwrap(parse_turn(text, before), turn.number);
    };
    turn.turn = parse(value_or(json, "text", std::string{}, turn.number));
    if (json.contains("illegal")) {
        const auto kind = value_or(json, "illegal", std::string{}, turn.number);
        turn.illegal = fault_kind_from_name(kind);
        if (!turn.illegal) refuse(turn.number, "the name of a fault", "'" + kind + "'");
    }
    if (json.contains("stood")) {
        turn.stood =
            unwrap(parse_position_as_it_stood(value_or(json, "stood", std::string{}, turn.number)),
                   turn.number);
    }
    for (const auto& text : value_or(json, "candidates", std::vector<std::string>{}, turn.number))
        turn.candidates.push_back(parse(text));
    turn.comments = value_or(json, "comments", turn.comments, turn.number);
    if (json.contains("elapsed_ms")) {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        turn.elapsed_ms = whole_number_or(json, "elapsed_ms", 0, 0, most, turn.number);
    }
    return turn;
}

/// Whether a record's text can hold the tag; what has a key of its own is no tag.
bool is_tag_name(const std::string& name) {
    TextReader whole{name};
    if (name.empty() || whole.take_word() != name) return false;
    for (const auto* reserved : {"Variant", "Start", "Result"}) {
        TextReader reader{name};
        if (reader.take_any_case(reserved) && reader.at_end()) return false;
    }
    return true;
}

GameRecord record_from(const Json& json) {
    if (!json.is_object()) refuse(0, "an object with \"turns\"", quoted(json));
    GameRecord record;
    record.result = value_or(json, "result", std::string{}, 0);
    record.comments = value_or(json, "comments", record.comments, 0);
    const Json tags = value_or(json, "tags", Json::object(), 0);
    for (const auto& [name, value] : tags.items()) {
        if (!is_tag_name(name))
            refuse(0, "a tag's name of letters, digits and '_', not Variant, Start or Result",
                   '\'' + name + '\'');
        record.tags.emplace_back(name, value_or(tags, name.c_str(), std::string{}, 0));
    }
    if (json.contains("start"))
        record.start = unwrap(parse_position(value_or(json, "start", std::string{}, 0)), 0);
    Position position = record.start;
    int number = first_turn_number(position);
    if (!json.contains("turns")) refuse(0, "an object with \"turns\"", quoted(json));
    for (const Json& entry : value_or(json, "turns", Json::array(), 0)) {
        const bool first = record.turns.empty();
        const int follower = first ? number : record.turns.back().number + 1;
        record.turns.push_back(turn_from(entry, number, position));
        const int written = record.turns.back().number;
        if (!first && written != number && written != follower)
            refuse(number, "turn " + std::to_string(number), "turn " + std::to_string(written));
        if (const auto after = position_after(position, record.turns.back())) position = *after;
        number = next_turn_number(record.turns.back().number, position);
    }
    return record;
}

}  // namespace

std::string to_game_json(const GameRecord& record) {
    Json json;
    json["tags"] = Json::object();
    for (const auto& [name, value] : record.tags) json["tags"][name] = value;
    json["start"] = to_text(record.start);
    json["result"] = record.result.empty() ? score_text(replay(record).end()) : record.result;
    if (!record.comments.empty()) json["comments"] = record.comments;
    json["turns"] = Json::array();
    for (const RecordedTurn& turn : record.turns) json["turns"].push_back(turn_json(turn));
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Parsed<GameRecord> parse_game_json(std::string_view text) {
    try {
        const auto refuse_deep_nesting = [](int depth, Json::parse_event_t, const Json&) {
            if (depth > kDeepestNesting)
                refuse(0, "JSON of at most " + std::to_string(kDeepestNesting) + " levels",
                       "a deeper one");
            return true;
        };
        return record_from(Json::parse(text, refuse_deep_nesting));
    } catch (const Json::parse_error& error) {
        return error_at(text, error.byte == 0 ? 0 : error.byte - 1, "JSON");
    } catch (const Unreadable& unreadable) {
        return unreadable.error;
    }
}

}  // namespace yinsight
