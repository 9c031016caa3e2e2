#include "app/files/game_json.hpp"

#include <nlohmann/json.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

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

[[noreturn]] void refuse(int turn, const std::string& expected, const std::string& found) {
    ParseError error;
    error.turn = turn;
    error.expected = expected;
    error.found = found;
    throw Unreadable{error};
}

template <typename T>
T unwrap(const Parsed<T>& parsed, int turn) {
    if (parsed) return *parsed;
    ParseError error = parsed.error();
    error.turn = turn;
    throw Unreadable{error};
}

/// A value of the object, or `fallback` where it is absent; refuses a value of another type.
template <typename T>
T value_or(const Json& object, const char* key, T fallback, int turn) {
    const auto found = object.find(key);
    if (found == object.end()) return fallback;
    try {
        return found->get<T>();
    } catch (const Json::exception&) {
        refuse(turn, std::string{"another type of value at \""} + key + '"', found->dump());
    }
}

RecordedTurn turn_from(const Json& json, int number, const Position& before) {
    RecordedTurn turn;
    turn.number = value_or(json, "number", number, number);
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
    if (json.contains("elapsed_ms"))
        turn.elapsed_ms = value_or(json, "elapsed_ms", std::int64_t{0}, turn.number);
    return turn;
}

GameRecord record_from(const Json& json) {
    if (!json.is_object()) refuse(0, "an object with \"turns\"", json.dump().substr(0, 40));
    GameRecord record;
    record.result = value_or(json, "result", std::string{}, 0);
    record.comments = value_or(json, "comments", record.comments, 0);
    const Json tags = value_or(json, "tags", Json::object(), 0);
    for (const auto& [name, value] : tags.items())
        record.tags.emplace_back(name, value_or(tags, name.c_str(), std::string{}, 0));
    if (json.contains("start"))
        record.start =
            unwrap(parse_position_as_it_stood(value_or(json, "start", std::string{}, 0)), 0);
    Position position = record.start;
    int number = first_turn_number(position);
    for (const Json& entry : value_or(json, "turns", Json::array(), 0)) {
        record.turns.push_back(turn_from(entry, number, position));
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
        return record_from(Json::parse(text));
    } catch (const Json::parse_error& error) {
        return error_at(text, error.byte == 0 ? 0 : error.byte - 1, "JSON");
    } catch (const Unreadable& unreadable) {
        return unreadable.error;
    }
}

}  // namespace yinsight
