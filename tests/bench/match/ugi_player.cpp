#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/bench/match/match_player.hpp"

namespace yinsight {

namespace {

/// A program with its input and output in our hands.
class Child {
  public:
    explicit Child(const std::string& command) {
        int to_child[2];
        int from_child[2];
        if (::pipe(to_child) != 0 || ::pipe(from_child) != 0)
            throw std::runtime_error{"no pipe for " + command};
        id_ = ::fork();
        if (id_ == 0) {
            ::dup2(to_child[0], STDIN_FILENO);
            ::dup2(from_child[1], STDOUT_FILENO);
            for (const int end : {to_child[0], to_child[1], from_child[0], from_child[1]})
                ::close(end);
            ::execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
            ::_exit(127);
        }
        ::close(to_child[0]);
        ::close(from_child[1]);
        in_ = ::fdopen(to_child[1], "w");
        out_ = ::fdopen(from_child[0], "r");
    }
    ~Child() {
        std::fclose(in_);
        std::fclose(out_);
        ::waitpid(id_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void tell(const std::string& line) {
        std::fputs((line + '\n').c_str(), in_);
        std::fflush(in_);
    }
    /// Reads on to the line that begins so, and returns what follows on it.
    std::string await(const std::string& beginning) {
        char* line = nullptr;
        std::size_t room = 0;
        while (::getline(&line, &room, out_) > 0) {
            std::string text{line};
            if (text.compare(0, beginning.size(), beginning) != 0) continue;
            std::free(line);
            text.erase(0, beginning.size());
            return text.substr(0, text.find_first_of("\r\n"));
        }
        std::free(line);
        throw std::runtime_error{"the other program never said '" + beginning + "'"};
    }

  private:
    pid_t id_ = -1;
    std::FILE* in_ = nullptr;
    std::FILE* out_ = nullptr;
};

class UgiPlayer : public MatchPlayer {
  public:
    UgiPlayer(const Thinking& thinking, const std::string& command)
        : thinking_{thinking}, child_{command} {
        std::signal(SIGPIPE, SIG_IGN);
        child_.tell("ugi");
        child_.await("ugiok");
        if (thinking.threads > 1)
            child_.tell("setoption name Threads value " + std::to_string(thinking.threads));
    }

    void new_game() override {
        child_.tell("uginewgame");
        child_.tell("isready");
        child_.await("readyok");
    }
    Turn choose(const Position& position) override {
        child_.tell("position fen " + to_text(position));
        child_.tell(thinking_.nodes
                        ? "go nodes " + std::to_string(*thinking_.nodes)
                        : "go movetime " + std::to_string(std::lround(1000 * thinking_.seconds)));
        const auto answer = child_.await("bestmove ");
        const auto turn = parse_turn(answer, position);
        if (!turn) throw std::runtime_error{"bestmove " + answer + ": " + message_of(turn.error())};
        return *turn;
    }

  private:
    Thinking thinking_;
    Child child_;
};

}  // namespace

std::unique_ptr<MatchPlayer> make_ugi_player(const Thinking& thinking, const std::string& command) {
    return std::make_unique<UgiPlayer>(thinking, command);
}

}  // namespace yinsight
