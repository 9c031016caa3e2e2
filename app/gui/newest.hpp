#pragma once
// Hands the newest of many values from one thread to another: what was not taken in time is
// replaced, never queued.

#include <mutex>
#include <optional>
#include <utility>

namespace yinsight {

template <typename Value>
class Newest {
  public:
    /// Replaces what waits; true where nothing did, so that the taker is to be told.
    bool put(Value value) {
        const std::lock_guard lock{mutex_};
        const bool was_empty = !waiting_;
        waiting_ = std::move(value);
        return was_empty;
    }
    std::optional<Value> take() {
        const std::lock_guard lock{mutex_};
        return std::exchange(waiting_, std::nullopt);
    }

  private:
    std::mutex mutex_;
    std::optional<Value> waiting_;
};

}  // namespace yinsight
