#include "app/live/command_text.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::json;

/// Where the words of a command go in its JSON object; the last key takes the rest of the line.
struct Shape {
    std::string_view word;
    std::array<const char*, 2> keys{};
};
constexpr std::array<Shape, 14> kShapes = {{{"undo"},
                                            {"redo"},
                                            {"accept"},
                                            {"draw"},
                                            {"new_game"},
                                            {"stop"},
                                            {"position", {"position"}},
                                            {"choose", {"candidate", "turn"}},
                                            {"correct", {"turn", "text"}},
                                            {"comment", {"turn", "text"}},
                                            {"resign", {"player"}},
                                            {"win", {"player"}},
                                            {"rename", {"player", "name"}},
                                            {"turn_names", {"sixths"}}}};

/// A text that is a whole number becomes one.
Json value_of(const std::string& text) {
    const auto number = Json::parse(text, nullptr, false);
    return number.is_number_integer() ? number : Json(text);
}

/// Words as the object that says the same.
Json object_of(std::string_view line) {
    std::istringstream words{std::string{line}};
    std::string word;
    words >> word;
    Json object{{"command", word}};
    for (const Shape& shape : kShapes) {
        if (shape.word != word) continue;
        for (std::size_t i = 0; i < shape.keys.size() && shape.keys[i] != nullptr; ++i) {
            const bool last = i + 1 == shape.keys.size() || shape.keys[i + 1] == nullptr;
            std::string text;
            words >> std::ws;
            if (last) {
                std::getline(words, text);
            } else {
                words >> text;
            }
            if (!text.empty()) object[shape.keys[i]] = value_of(text);
        }
    }
    return object;
}

Side player_of(const Json& object) {
    const std::string name = object.value("player", "");
    if (name == "white") return Side::white;
    if (name == "black") return Side::black;
    throw std::invalid_argument{"\"player\" is \"white\" or \"black\""};
}

Command with_position(const Json& object) {
    const auto text = object.at("position").get<std::string>();
    const auto position = parse_position(text);
    if (!position) return UnknownCommand{"position: " + message_of(position.error())};
    return SetPositionCommand{*position};
}

Command choice(const Json& object) {
    ChooseCommand choose;
    const int candidate = object.at("candidate").get<int>();
    if (candidate < 0) return UnknownCommand{"\"candidate\" counts from 0"};
    choose.candidate = static_cast<std::size_t>(candidate);
    if (object.contains("turn")) choose.turn = object.at("turn").get<int>();
    return choose;
}

/// Names and turns may look like numbers where they were typed as words.
std::string text_at(const Json& object, const char* key) {
    const Json& value = object.at(key);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Command read_object(const Json& object) {
    const auto word = object.at("command").get<std::string>();
    if (word == "undo") return UndoCommand{};
    if (word == "redo") return RedoCommand{};
    if (word == "accept") return AcceptCommand{};
    if (word == "new_game") return NewGameCommand{};
    if (word == "stop") return StopCommand{};
    if (word == "draw") return DeclareCommand{};
    if (word == "position") return with_position(object);
    if (word == "choose") return choice(object);
    if (word == "correct")
        return CorrectCommand{object.at("turn").get<int>(), text_at(object, "text")};
    if (word == "comment") {
        return CommentCommand{object.at("turn").get<int>(),
                              object.contains("text") ? text_at(object, "text") : std::string{}};
    }
    if (word == "resign") return DeclareCommand{winner_of(opponent_of(player_of(object))), true};
    if (word == "win") return DeclareCommand{winner_of(player_of(object)), false};
    if (word == "rename") return RenameCommand{player_of(object), text_at(object, "name")};
    if (word == "turn_names") return TurnNamesCommand{object.at("sixths").get<int>()};
    return UnknownCommand{"'" + word + "' is no command"};
}

}  // namespace

Command parse_command(std::string_view line) {
    const auto begin = line.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return UnknownCommand{"an empty line is no command"};
    line = line.substr(begin, line.find_last_not_of(" \t\r\n") - begin + 1);
    try {
        return read_object(line.front() == '{' ? Json::parse(line) : object_of(line));
    } catch (const Json::exception& error) {
        return UnknownCommand{"not understood: " + std::string{error.what()}};
    } catch (const std::invalid_argument& error) {
        return UnknownCommand{error.what()};
    }
}

const char* name_of(const Command& command) {
    constexpr std::array<const char*, std::variant_size_v<Command>> kNames = {
        "undo",   "redo",       "position", "choose",   "correct", "accept", "declare",
        "rename", "turn_names", "comment",  "new_game", "stop",    "unknown"};
    return kNames[command.index()];
}

}  // namespace yinsight
