#pragma once
// Commands on their way from whoever gives them (a terminal, a pipe, a window) to the referee.

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include "app/live/command.hpp"

namespace yinsight {

/// May be used from any thread.
class CommandQueue {
  public:
    void push(Command command) {
        const std::lock_guard lock{mutex_};
        commands_.push_back(std::move(command));
        arrived_.notify_one();
    }
    /// Waits until a command has come in, but no longer than `limit`.
    void wait(std::chrono::milliseconds limit) {
        std::unique_lock lock{mutex_};
        arrived_.wait_for(lock, limit, [&] { return !commands_.empty(); });
    }
    /// What has come in since the last call, in order.
    std::vector<Command> take_all() {
        const std::lock_guard lock{mutex_};
        return std::exchange(commands_, {});
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Command> commands_;
};

}  // namespace yinsight
