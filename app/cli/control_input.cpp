#include "app/cli/control_input.hpp"

#include <array>
#include <cerrno>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "app/live/command_text.hpp"

namespace yinsight {

namespace {

/// Bytes; a position text has some 100.
constexpr std::size_t kLongestLine = 4096;
/// Milliseconds after which the reader looks whether it should stop.
constexpr int kPollMs = 100;
constexpr char kBackspace = '\x7f';

}  // namespace

std::string key_help(const Wording& wording) {
    return wording(phrase("Message",
                          "u undo, r redo, a accept as it stands, 0-9 choose a candidate, n turn "
                          "the names, space say it again, q stop;")) +
           "\n:position TEXT, :correct TURN MOVES, :choose CANDIDATE TURN, :resign white, :draw,\n"
           ":win black, :rename white NAME, :turn_names SIXTHS, :new_game\n";
}

std::optional<Command> KeyReader::take(char key, std::string& echo) {
    if (line_) return take_in_line(key, echo);
    if (key >= '0' && key <= '9')
        return ChooseCommand{std::nullopt, static_cast<std::size_t>(key - '0')};
    switch (key) {
        case 'u':
            return UndoCommand{};
        case 'r':
            return RedoCommand{};
        case 'a':
            return AcceptCommand{};
        case 'n':
            return TurnNamesCommand{1};
        case 'q':
            return StopCommand{};
        case ':':
            line_.emplace();
            echo = ":";
            return std::nullopt;
        case '?':
            echo = key_help(wording_);
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

std::optional<Command> KeyReader::take_in_line(char key, std::string& echo) {
    if (key == '\n' || key == '\r') {
        echo = "\n";
        const std::string line = *line_;
        line_.reset();
        if (line.empty()) return std::nullopt;
        return parse_command(line);
    }
    if (key == kBackspace || key == '\b') {
        if (!line_->empty()) {
            line_->pop_back();
            echo = "\b \b";
        }
        return std::nullopt;
    }
    const bool printable = static_cast<unsigned char>(key) >= ' ';
    if (printable && line_->size() < kLongestLine) {
        *line_ += key;
        echo = key;
    }
    return std::nullopt;
}

void LineReader::take(const char* bytes, std::size_t count, CommandQueue& queue) {
    for (std::size_t i = 0; i < count; ++i) {
        if (bytes[i] == '\n') {
            finish(queue);
        } else if (line_.size() < kLongestLine) {
            line_ += bytes[i];
        } else {
            too_long_ = true;
        }
    }
}

void LineReader::finish(CommandQueue& queue) {
    if (too_long_) {
        queue.push(UnknownCommand{"a line of more than " + std::to_string(kLongestLine) +
                                  " bytes is no command"});
    } else if (line_.find_first_not_of(" \t\r") != std::string::npos) {
        queue.push(parse_command(line_));
    }
    line_.clear();
    too_long_ = false;
}

/// Delivers single keys, unechoed, and puts the terminal back as it was.
class ControlInput::Terminal {
  public:
    explicit Terminal(int descriptor) : descriptor_{descriptor} {
        changed_ = ::tcgetattr(descriptor_, &before_) == 0;
        if (!changed_) return;
        termios keys = before_;
        keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        keys.c_cc[VMIN] = 1;
        keys.c_cc[VTIME] = 0;
        ::tcsetattr(descriptor_, TCSANOW, &keys);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() {
        if (changed_) ::tcsetattr(descriptor_, TCSANOW, &before_);
    }

  private:
    int descriptor_;
    termios before_{};
    bool changed_ = false;
};

ControlInput::ControlInput(int descriptor, Kind kind, CommandQueue& queue,
                           std::function<void(const std::string&)> show,
                           std::function<void()> repeat, const Wording& wording)
    : terminal_{kind == Kind::keys ? std::make_unique<Terminal>(descriptor) : nullptr},
      worker_{[this, descriptor, kind, &queue, show = std::move(show), repeat = std::move(repeat),
               wording](const std::stop_token& stop) {
          read(stop, descriptor, kind, queue, KeyReader{wording}, show, repeat);
      }} {}

ControlInput::~ControlInput() = default;

void ControlInput::read(const std::stop_token& stop, int descriptor, Kind kind, CommandQueue& queue,
                        KeyReader keys, const std::function<void(const std::string&)>& show,
                        const std::function<void()>& repeat) {
    LineReader lines;
    std::array<char, 1024> buffer;
    while (!stop.stop_requested()) {
        pollfd ready{descriptor, POLLIN, 0};
        const int polled = ::poll(&ready, 1, kPollMs);
        if (polled == 0 || (polled < 0 && errno == EINTR)) continue;
        const ssize_t count = polled < 0 ? -1 : ::read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        const auto size = static_cast<std::size_t>(count);
        if (kind == Kind::lines) {
            lines.take(buffer.data(), size, queue);
            continue;
        }
        for (std::size_t i = 0; i < size; ++i) {
            std::string echo;
            if (buffer[i] == ' ' && !keys.typing() && repeat) repeat();
            if (auto command = keys.take(buffer[i], echo)) queue.push(std::move(*command));
            if (!echo.empty()) show(echo);
        }
    }
    lines.finish(queue);
}

}  // namespace yinsight
