#include "app/speech/child_process.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace yinsight {

namespace {

using std::chrono::duration;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// The end of the program is noticed so late at most.
constexpr milliseconds kPoll{10};

std::optional<pid_t> start(const std::vector<std::string>& arguments) {
    std::vector<char*> pointers;
    for (const std::string& argument : arguments)
        pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t quiet;
    ::posix_spawn_file_actions_init(&quiet);
    ::posix_spawn_file_actions_addopen(&quiet, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int error =
        ::posix_spawnp(&child, pointers[0], &quiet, nullptr, pointers.data(), environ);
    ::posix_spawn_file_actions_destroy(&quiet);
    if (error != 0) return std::nullopt;
    return child;
}

void kill_and_reap(pid_t child) {
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

}  // namespace

bool program_is_there(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::istringstream folders{path != nullptr ? path : ""};
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::error_code ignored;
        if (std::filesystem::is_regular_file(std::filesystem::path{folder} / name, ignored))
            return true;
    }
    return false;
}

ChildProcess::End ChildProcess::run(const std::vector<std::string>& arguments, double longest_s) {
    std::unique_lock lock{mutex_};
    cut_ = false;
    const auto child = start(arguments);
    if (!child) return End::failed;
    running_ = true;
    const auto until = steady_clock::now() + duration<double>(longest_s);
    End end = End::failed;
    while (true) {
        int status = 0;
        if (::waitpid(*child, &status, WNOHANG) != 0) {
            if (WIFEXITED(status) && WEXITSTATUS(status) == 0) end = End::done;
            break;
        }
        if (cut_ || steady_clock::now() > until) {
            end = cut_ ? End::cut : End::timed_out;
            kill_and_reap(*child);
            break;
        }
        changed_.wait_for(lock, kPoll, [this] { return cut_; });
    }
    running_ = false;
    return end;
}

void ChildProcess::cut() {
    const std::lock_guard lock{mutex_};
    cut_ = running_;
    changed_.notify_all();
}

}  // namespace yinsight
