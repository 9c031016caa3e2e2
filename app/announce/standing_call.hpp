#pragma once
// What would be said if somebody asked again: what blocks the game, else its last turn.

#include <optional>

#include "app/announce/announcer.hpp"

namespace yinsight {

class StandingCall {
  public:
    void hear(const Call& call);
    /// A camera or board that is gone, else a fault that is not put right, else what is due or
    /// asked, else the last turn, correction or result.
    const std::optional<Call>& now() const;

  private:
    std::optional<Call> trouble_;
    std::optional<Call> fault_;
    std::optional<Call> due_;
    std::optional<Call> last_;
};

}  // namespace yinsight
