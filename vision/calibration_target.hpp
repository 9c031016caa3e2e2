#pragma once
// Finds what a camera can be calibrated with in one picture: the YINSH board itself, or the printed
// sheet. Native pixels. Does not choose among pictures and solves nothing (calibration does).

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/lens_solver.hpp"
#include "vision/lattice/pose_check.hpp"

namespace yinsight {

/// The printed sheet: a chessboard with a marker in every white square (ChArUco), so that every
/// corner is known by name, also where the sheet is cut off by the picture's edge.
struct SheetLayout {
    static constexpr int kColumns = 10;
    static constexpr int kRows = 7;
    static constexpr double kSquareMm = 26;
    /// Squares are drawn kUnits wide, markers and all, so that every edge falls on a unit.
    static constexpr int kUnits = 56;
};

/// The sheet as a picture, black 0 and white 255, SheetLayout::kUnits pixels a square, no margin.
cv::Mat1b draw_calibration_sheet();

/// The corners of the sheet seen in a picture (8 bit, grey or BGR); its plane in spacings of a
/// board, its middle at the origin. Empty where too few are seen.
std::optional<TargetView> sight_sheet(const cv::Mat& picture);

/// The printed lines of the board seen in a picture, each across its direction only. Empty where
/// there is no board, or too little of it is seen.
std::optional<TargetView> sight_board(const cv::Mat& picture);

/// Whichever of the two is in the picture.
std::optional<TargetView> sight_target(const cv::Mat& picture);

/// The lines of a located board as sightings.
TargetView line_sightings(const BoardView& view, const std::vector<LineObservation>& lines);

}  // namespace yinsight
