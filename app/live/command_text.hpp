#pragma once
// Commands as text: JSON lines for programs, words for people.
//
//   {"command":"undo"} {"command":"redo"} {"command":"accept"} {"command":"new_game"}
//   {"command":"stop"} {"command":"position","position":"<position text>"}
//   {"command":"choose","candidate":1,"turn":31} {"command":"correct","turn":20,"text":"e3-e7"}
//   {"command":"resign","player":"white"} {"command":"draw"} {"command":"win","player":"black"}
//   {"command":"comment","turn":20,"text":"a hand was in the way"}
//   {"command":"rename","player":"white","name":"Ann"} {"command":"turn_names","sixths":1}
//
// The same in words: "undo", "position <position text>", "choose 1 31", "correct 20 e3-e7",
// "resign white", "draw", "win black", "rename white Ann", "turn_names 1", ...

#include <string_view>

#include "app/live/command.hpp"

namespace yinsight {

/// One line: a JSON object, or words. UnknownCommand where it is no command.
Command parse_command(std::string_view line);

}  // namespace yinsight
