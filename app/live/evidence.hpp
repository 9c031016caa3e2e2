#pragma once
// Keeps the pictures that a dispute is decided by. For each turn, wrong act, repair, question and
// takeback: the board before it, the board after it, and the latter with the difference marked.
//
// Small JPEGs in one folder, "0042-turn-31-before.jpg", with a line each in "evidence.jsonl" that
// says what was announced. A budget bounds the folder; where it is spent, the oldest turns go
// first, wrong acts last.

#include <cstdint>
#include <deque>
#include <filesystem>
#include <optional>

#include "app/live/frame_source.hpp"
#include "app/live/session_event.hpp"
#include "calibration/board_view.hpp"
#include "referee/board.hpp"

namespace yinsight {

class EvidenceFolder {
  public:
    static constexpr std::int64_t kUsualBudget = std::int64_t{64} << 20;

    /// Makes the folder, or goes on in it. Throws FileError.
    explicit EvidenceFolder(std::filesystem::path folder, std::int64_t budget_bytes = kUsualBudget);

    /// This frame shows the whole recorded position, and no hand: what comes next is compared with
    /// it.
    void remember(const Frame& frame, const Board& board);
    /// Keeps the pictures of an event that is worth them. `view` is the frame's, null where no
    /// board is in sight. Throws FileError.
    void keep(const SessionEvent& event, const Frame& frame, const BoardView* view);

    const std::filesystem::path& folder() const { return folder_; }

  private:
    /// The pictures of one event.
    struct Set {
        std::string name;
        std::int64_t bytes = 0;
        /// A turn's: the first to go.
        bool common = true;
    };

    void scan();
    void save(Set& set, const char* what, const cv::Mat& picture);
    void keep_to_budget();

    std::filesystem::path folder_;
    std::int64_t budget_bytes_;
    std::deque<Set> sets_;
    std::int64_t bytes_ = 0;
    int next_number_ = 1;
    std::optional<Frame> before_;
    std::optional<Board> board_before_;
};

}  // namespace yinsight
