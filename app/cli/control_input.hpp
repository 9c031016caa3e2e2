#pragma once
// Commands that people and programs give while a game is watched: lines on a pipe, keys on a
// terminal. Reads in a thread of its own.
//
// Keys: u undo · r redo · a accept as it stands · 0-9 choose a candidate · n turn the names by a
// sixth · q stop · ? help · ':' and a command in words (command_text.hpp), then Enter.

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "app/language/wording.hpp"
#include "app/live/command_queue.hpp"

namespace yinsight {

/// What the keys mean, for people.
std::string key_help(const Wording& wording);

/// Turns key strokes into commands.
class KeyReader {
  public:
    explicit KeyReader(const Wording& wording = {}) : wording_{wording} {}
    /// Takes one key. `echo` is what the terminal should show of it.
    std::optional<Command> take(char key, std::string& echo);
    /// A command behind ':' is being typed.
    bool typing() const { return line_.has_value(); }

  private:
    std::optional<Command> take_in_line(char key, std::string& echo);

    Wording wording_;
    /// The command that is being typed behind ':'.
    std::optional<std::string> line_;
};

/// Cuts a stream of bytes into lines that are commands. Longer lines than anyone needs are refused.
class LineReader {
  public:
    void take(const char* bytes, std::size_t count, CommandQueue& queue);
    /// The last line may lack its end.
    void finish(CommandQueue& queue);

  private:
    std::string line_;
    bool too_long_ = false;
};

class ControlInput {
  public:
    enum class Kind { lines, keys };
    /// Reads an open descriptor until it ends or this object goes. `show` echoes keys; `repeat` is
    /// called for the space bar.
    ControlInput(int descriptor, Kind kind, CommandQueue& queue,
                 std::function<void(const std::string&)> show, std::function<void()> repeat = {},
                 const Wording& wording = {});
    ~ControlInput();
    ControlInput(const ControlInput&) = delete;
    ControlInput& operator=(const ControlInput&) = delete;

  private:
    class Terminal;
    void read(const std::stop_token& stop, int descriptor, Kind kind, CommandQueue& queue,
              KeyReader keys, const std::function<void(const std::string&)>& show,
              const std::function<void()>& repeat);

    std::unique_ptr<Terminal> terminal_;
    std::jthread worker_;
};

}  // namespace yinsight
