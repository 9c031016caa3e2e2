#include "vision/lens_check.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "vision/calibration_target.hpp"
#include "vision/line_check.hpp"

namespace yinsight {

namespace {

/// Fewest lines to judge by.
constexpr std::size_t kMinLines = 100;
/// Half width of the search across a line, in spacings.
constexpr double kRange = 0.2;
/// A misfit's lines lie this much further off than the fitted lens's, and at least so far, in
/// pixels of a picture 1280 wide. Raising them lets worse calibrations pass.
constexpr double kMisfitRatio = 1.6;
constexpr double kMisfitPx = 0.35;

double spread_px(const BoardView& view, const std::vector<LineObservation>& lines) {
    std::vector<double> sizes;
    for (const auto& line : lines) sizes.push_back(std::abs(residual_px(view, line)));
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return 1.4826 * *middle;
}

/// The view through a lens of one term, fitted to the lines: a homography is not held to be rigid.
BoardView fitted_view(const BoardView& view, const std::vector<LineObservation>& lines) {
    auto start = view;
    start.lens = {{(view.picture_size_px.width - 1) / 2.0, (view.picture_size_px.height - 1) / 2.0},
                  std::max(view.picture_size_px.width, view.picture_size_px.height) / 2.0,
                  view.lens.k1};
    FitOptions options;
    options.free_lens = true;
    options.lens_sigma = 0.2;
    options.steps = 12;
    options.loss_px = std::max(1.0, spread_px(start, lines));
    const auto rough = fit_view(start, lines, options);
    options.loss_px = std::max(0.3, spread_px(rough, lines));
    return fit_view(rough, lines, options);
}

}  // namespace

std::optional<LensCheck> check_lens(const cv::Mat& picture, const BoardView& view,
                                    const CameraModel& camera) {
    const auto lines = check_lines(grey_of(picture), view, kRange).lines.expected;
    if (lines.size() < kMinLines) return std::nullopt;
    const auto rigid = solve_pose(camera, line_sightings(view, lines));
    if (!rigid) return std::nullopt;
    LensCheck check{rigid->residual_px, spread_px(fitted_view(view, lines), lines), false};
    const double scale = std::max(picture.cols, picture.rows) / 1280.0;
    check.misfit = check.calibrated_px > kMisfitRatio * check.fitted_px &&
                   check.calibrated_px > kMisfitPx * scale;
    return check;
}

std::optional<CameraModel> camera_for(const CameraModel& camera, cv::Size size_px,
                                      std::string& remark) {
    auto scaled = camera.at_size(size_px);
    if (scaled) return scaled;
    std::ostringstream text;
    text << "the calibration is not used: it was made with pictures of "
         << camera.picture_size_px.width << 'x' << camera.picture_size_px.height
         << ", this one has " << size_px.width << 'x' << size_px.height << ", another shape";
    remark = text.str();
    return std::nullopt;
}

std::string misfit_sentence(const LensCheck& check) {
    std::ostringstream text;
    text.precision(2);
    text << "the calibration is not used: with it the board's lines lie " << check.calibrated_px
         << " px off, without it " << check.fitted_px
         << " px; is it another camera's, or was the lens zoomed or changed since?";
    return text.str();
}

}  // namespace yinsight
