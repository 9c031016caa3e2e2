#pragma once
// Runs another program with a limit: it is killed when its time is up or when it is cut off, so
// that whoever waits for it waits a known time. Its output goes nowhere.

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

namespace yinsight {

/// Whether a program of this name is found in PATH.
bool program_is_there(const std::string& name);

class ChildProcess {
  public:
    enum class End {
        /// The program ended and reports success.
        done,
        /// It cannot be started, or reports failure, or was killed by somebody else.
        failed,
        /// Cut off by cut().
        cut,
        /// Killed because its time was up.
        timed_out,
    };

    /// Starts the program, which is looked for in PATH, and waits until it ends, at most
    /// `longest_s` seconds. One run at a time.
    End run(const std::vector<std::string>& arguments, double longest_s);
    /// Ends a run that is going on; from any thread.
    void cut();

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool running_ = false;
    bool cut_ = false;
};

}  // namespace yinsight
