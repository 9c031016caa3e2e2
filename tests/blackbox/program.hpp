#pragma once
// Runs a program and takes down what it prints: the tests here see the product from outside only.

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace yinsight::blackbox {

struct Output {
    /// The exit status; 128 and the signal's number where a signal ended the program.
    int status = 0;
    std::vector<std::string> lines;
};

/// A program that runs; its stdout is read line by line, its stderr goes to ours.
class Process {
  public:
    /// Throws std::runtime_error if it cannot be started.
    Process(const std::string& program, const std::vector<std::string>& arguments);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Kills the program if it still runs.
    ~Process();

    /// Waits for the next line; empty at the end of the output.
    std::optional<std::string> next_line();
    /// Ends it at once, as a power cut would.
    void kill() const;
    /// Waits for the end; see Output::status.
    int wait();

  private:
    pid_t child_ = 0;
    int descriptor_ = -1;
    std::string unread_;
};

/// Waits for the end. Its stderr goes to ours. Throws std::runtime_error if it cannot be started.
Output run(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace yinsight::blackbox
