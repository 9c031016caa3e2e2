#pragma once
// Pictures of boards drawn from a known view: truth to a small fraction of a pixel.

#include <cstdint>
#include <opencv2/core.hpp>
#include <utility>
#include <vector>

#include "calibration/board_view.hpp"

namespace yinsight::test {

/// A camera over the board's centre: `tilt_deg` away from overhead, the board turned by
/// `turn_deg` in the picture, `distance` spacings away.
struct DrawnCamera {
    cv::Size size{1280, 720};
    double focal_px = 1100;
    double tilt_deg = 30;
    double turn_deg = 0;
    double distance = 17;
    /// Radial bending at half the long side.
    double k1 = 0;

    BoardView view() const;
};

/// A straight printed line between two places of the board plane.
using PrintedLine = std::pair<cv::Point2d, cv::Point2d>;

/// The lines of a YINSH board, overshooting its outline a little.
std::vector<PrintedLine> yinsh_lines();
/// Triangular lattice lines clipped to a regular hexagon with `side` steps.
std::vector<PrintedLine> hexagon_lines(int side);
/// Triangular lattice lines over everything in sight.
std::vector<PrintedLine> endless_triangles();
/// A square grid of `cells` by `cells`.
std::vector<PrintedLine> square_lines(int cells);

struct DrawnStyle {
    double table = 90;
    double board = 225;
    double line = 150;
    /// Width of the printed lines in spacings.
    double line_width = 0.02;
    /// Half sides of the board, in spacings.
    cv::Point2d half_board{4.99, 5.44};
    /// Letters and numbers beyond the ends of the lines, where the real boards have them; only
    /// drawn through lenses without bending.
    bool labels = false;
    double label = 90;
    /// Cap height and distance from the lines' ends, in spacings.
    double label_height = 0.14;
    double label_gap = 0.22;
    double blur_px = 0.7;
    double noise = 1.5;
    std::uint64_t seed = 1;
};

/// Grey picture, 8 bit, of the lines on a board on a table.
cv::Mat draw_board(const BoardView& view, const std::vector<PrintedLine>& lines,
                   const DrawnStyle& style = {});

}  // namespace yinsight::test
