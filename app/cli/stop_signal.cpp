#include "app/cli/stop_signal.hpp"

#include <csignal>

namespace yinsight {

namespace {

std::atomic<bool> asked{false};
static_assert(std::atomic<bool>::is_always_lock_free, "signal handlers may set no other");

}  // namespace

void stop_on_signals() {
    const auto ask_to_stop = [](int number) {
        asked = true;
        std::signal(number, SIG_DFL);
    };
    std::signal(SIGINT, ask_to_stop);
    std::signal(SIGTERM, ask_to_stop);
}

const std::atomic<bool>& stop_asked() {
    return asked;
}

}  // namespace yinsight
