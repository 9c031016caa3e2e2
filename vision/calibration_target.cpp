#include "vision/calibration_target.hpp"

#include <cmath>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/line_check.hpp"
#include "vision/locate.hpp"

namespace yinsight {

namespace {

/// Millimetres a spacing of the printed boards: the sheet is measured in the board's unit.
constexpr double kSpacingMm = 46;
/// Marker over square; 21 of 28 parts, so that its 7 x 7 cells fall on whole units.
constexpr float kMarkerShare = 0.75F;
/// Fewest corners of the sheet and fewest lines of the board that make a usable picture.
constexpr std::size_t kMinCorners = 12;
constexpr std::size_t kMinLines = 120;
/// Half width of the search across a line, in spacings: what a lens of one term leaves unexplained.
constexpr double kLineRange = 0.2;

cv::Ptr<cv::aruco::CharucoBoard> sheet() {
    static const auto board =
        cv::aruco::CharucoBoard::create(SheetLayout::kColumns, SheetLayout::kRows, 1, kMarkerShare,
                                        cv::aruco::getPredefinedDictionary(cv::aruco::DICT_5X5_50));
    return board;
}

/// The place of a corner, whose coordinates count squares from the sheet's own corner.
cv::Point3d place_of(const cv::Point3f& corner) {
    constexpr double kSquare = SheetLayout::kSquareMm / kSpacingMm;
    return {(corner.x - SheetLayout::kColumns / 2.0) * kSquare,
            (corner.y - SheetLayout::kRows / 2.0) * kSquare, 0};
}

}  // namespace

cv::Mat1b draw_calibration_sheet() {
    cv::Mat1b picture;
    sheet()->draw(
        {SheetLayout::kColumns * SheetLayout::kUnits, SheetLayout::kRows * SheetLayout::kUnits},
        picture, 0, 1);
    return picture;
}

std::optional<TargetView> sight_sheet(const cv::Mat& picture) {
    const auto grey = grey_of(picture);
    const auto board = sheet();
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<int> ids;
    cv::aruco::detectMarkers(grey, board->dictionary, markers, ids);
    if (ids.empty()) return std::nullopt;
    std::vector<cv::Point2f> corners;
    std::vector<int> corner_ids;
    cv::aruco::interpolateCornersCharuco(markers, ids, grey, board, corners, corner_ids);
    if (corners.size() < kMinCorners) return std::nullopt;
    TargetView view;
    std::vector<cv::Point2d> flat;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto place =
            place_of(board->chessboardCorners[static_cast<std::size_t>(corner_ids[i])]);
        flat.emplace_back(place.x, place.y);
        for (const auto& sighting : corner_sightings(place, corners[i]))
            view.sightings.push_back(sighting);
    }
    const cv::Mat homography = cv::findHomography(flat, corners, cv::LMEDS);
    if (homography.empty()) return std::nullopt;
    view.rough_px_from_target = cv::Matx33d{homography};
    return view;
}

std::optional<TargetView> sight_board(const cv::Mat& picture) {
    const auto located = locate_board(picture);
    if (!located.view) return std::nullopt;
    const auto check = check_lines(grey_of(picture), *located.view, kLineRange);
    if (check.lines.expected.size() < kMinLines) return std::nullopt;
    return line_sightings(*located.view, check.lines.expected);
}

std::optional<TargetView> sight_target(const cv::Mat& picture) {
    if (auto view = sight_sheet(picture)) return view;
    return sight_board(picture);
}

namespace {

/// A number for the printed line through a place between two points.
int line_at(const cv::Point2d& place) {
    constexpr int kLinesApart = 100;
    const double apart = std::sqrt(3.0) / 2;
    int best = 0;
    double least = 1;
    for (int direction = 0; direction < 3; ++direction) {
        const double turn = direction * CV_PI / 3;
        const double lines = (place.x * std::cos(turn) + place.y * std::sin(turn)) / apart;
        const double off = std::abs(lines - std::round(lines));
        if (off >= least) continue;
        least = off;
        best = kLinesApart * (direction + 1) + static_cast<int>(std::lround(lines));
    }
    return best;
}

}  // namespace

TargetView line_sightings(const BoardView& view, const std::vector<LineObservation>& lines) {
    TargetView target{{}, view.undistorted_px_from_board};
    for (const auto& line : lines) {
        target.sightings.push_back({{line.board_point.x, line.board_point.y, 0},
                                    line.expected_px + line.offset_px * line.normal,
                                    line.normal,
                                    line_at(line.board_point)});
    }
    return target;
}

}  // namespace yinsight
