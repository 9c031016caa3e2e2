#pragma once
// What a rendered picture's truth file says about where the board lies, and how far a view is from
// it. Native pixels.

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_view.hpp"
#include "referee/point_state.hpp"

namespace yinsight::measure {

struct TruePoint {
    cv::Point2d px;
    bool in_frame = false;
    double visible = 0;
    /// Empty where the truth doesn't know.
    std::optional<PointState> state;

    /// Whether the point counts when a reading is judged.
    bool counts() const { return state && in_frame && visible >= 0.5; }
};

struct Truth {
    std::string image;
    cv::Size size;
    std::array<TruePoint, kPointCount> points;
    /// The slices this picture belongs to: "edition", "light", "table", "hand", "tilt", "size".
    std::map<std::string, std::string> slices;
    /// What happens in this frame of a film: its step and fault, if any.
    std::string note;
    /// A real edition without a hand.
    bool easy = false;
    /// The best that could be found: the true homography and one radial term fitted to the true
    /// lens, or both fitted to the points' pixels where the camera isn't known.
    std::optional<BoardView> view;
    /// Rings in the storage circles, White's and Black's.
    std::optional<std::array<int, 2>> stored_rings;
};

/// Reads `<name>.json`. Throws std::runtime_error with the file's name where it is no truth file.
Truth read_truth(const std::filesystem::path& file);

/// The pictures of a folder in name order.
std::vector<std::filesystem::path> pictures_in(const std::filesystem::path& folder);

/// The same paths, folders replaced by the pictures in them.
std::vector<std::filesystem::path> pictures_at(const std::vector<std::filesystem::path>& paths);

/// Distances of a view's points from the truth.
struct ViewError {
    /// Steps of 60 degrees after which the names fit best.
    int rotation = 0;
    /// Largest distance of an in-frame point, in spacings there.
    double worst_spacings = 0;
    /// Root mean square over the in-frame points, in pixels of a picture 1280 wide.
    double rms_px_at_1280 = 0;
};
ViewError compare(const BoardView& view, const Truth& truth);

}  // namespace yinsight::measure
