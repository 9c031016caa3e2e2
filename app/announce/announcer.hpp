#pragma once
// What is called out as a game goes on: one call a turn, in order, and what is due in between.
//
// Follows the steps of a removal, so that players hear that a row is off and a ring is due. A call
// that no longer holds is followed by the one that corrects it.

#include <string>
#include <vector>

#include "app/live/session_event.hpp"
#include "referee/point_set.hpp"

namespace yinsight {

class Announcer {
  public:
    /// What to call out, in order; often nothing.
    std::vector<std::string> hear(const SessionEvent& event);

  private:
    PointSet taken_off_;
};

}  // namespace yinsight
