#pragma once
// Collects pictures of the board or the printed sheet until a camera can be calibrated, and
// calibrates it.
//
//   picture ─► sight_target ─► new pose? ─► kept ─► solve_lens ─► judged
//
// Knows no files and no clock; the same for a folder of pictures, a film and a window.

#include <optional>
#include <string>
#include <vector>

#include "calibration/lens_coverage.hpp"
#include "calibration/lens_solver.hpp"

namespace yinsight {

class LensRecorder {
  public:
    /// What became of a picture.
    enum class Take {
        kept,
        /// Neither board nor sheet was found.
        nothing_seen,
        /// The target lies where it lay in an earlier picture.
        same_pose,
        /// The picture has another size than the first that was kept.
        other_size,
        /// Enough poses are kept; more would only take time.
        full,
    };

    /// `picture` is 8 bit, grey or BGR.
    Take take(const cv::Mat& picture);

    LensCoverage coverage() const { return lens_coverage(views_, size_px_); }
    /// Nothing is missing and nothing could be advised: recording may end.
    bool complete() const;

    struct Outcome {
        /// Empty where `missing` says why.
        std::optional<LensSolution> solution;
        std::vector<std::string> missing;
        /// What would make it better.
        std::vector<std::string> advice;
        LensCoverage coverage;
    };
    Outcome finish() const;

  private:
    cv::Size size_px_;
    std::vector<TargetView> views_;
};

/// Why a picture was not kept, as half a sentence for people; empty where it was.
std::string reason_for(LensRecorder::Take take);

}  // namespace yinsight
