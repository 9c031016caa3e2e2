#pragma once
// Keeps the pictures that a dispute is decided by: for every violation, repair, question and
// takeback the frame as it was, and the same frame with what was read drawn on it.

#include <filesystem>

#include "app/live/referee_session.hpp"

namespace yinsight {

class EvidenceFolder {
  public:
    /// Makes the folder. Throws FileError.
    explicit EvidenceFolder(std::filesystem::path folder);

    /// Writes `frame-000123-violation.jpg` and `frame-000123-violation-read.jpg` where the event is
    /// worth it. Throws FileError.
    void keep(const SessionEvent& event, const Frame& frame,
              const std::optional<BoardReading>& reading) const;

  private:
    std::filesystem::path folder_;
};

}  // namespace yinsight
