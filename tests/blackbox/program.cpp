#include "tests/blackbox/program.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace yinsight::blackbox {

Process::Process(const std::string& program, const std::vector<std::string>& arguments) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addclose(&actions, ends[0]);
    ::posix_spawn_file_actions_addclose(&actions, ends[1]);
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (auto& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const int error =
        ::posix_spawn(&child_, program.c_str(), &actions, nullptr, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    descriptor_ = ends[0];
    if (error == 0) return;
    ::close(descriptor_);
    throw std::runtime_error{program + ": cannot be started"};
}

Process::~Process() {
    if (child_ > 0) {
        kill();
        wait();
    }
    ::close(descriptor_);
}

std::optional<std::string> Process::next_line() {
    std::array<char, 1 << 14> buffer;
    for (;;) {
        if (const auto end = unread_.find('\n'); end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count > 0) {
            unread_.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (unread_.empty()) {
            return std::nullopt;
        } else {
            unread_ += '\n';
        }
    }
}

void Process::kill() const {
    ::kill(child_, SIGKILL);
}

int Process::wait() {
    int status = 0;
    while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Output run(const std::string& program, const std::vector<std::string>& arguments) {
    Process process{program, arguments};
    Output output;
    while (auto line = process.next_line()) output.lines.push_back(std::move(*line));
    output.status = process.wait();
    return output;
}

}  // namespace yinsight::blackbox
