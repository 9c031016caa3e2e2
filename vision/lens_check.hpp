#pragma once
// Whether a stored calibration belongs to the camera that took a picture: the board in the picture
// must be as straight and as rigid through it as through a lens estimated from the picture itself.

#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "calibration/board_view.hpp"
#include "calibration/camera_model.hpp"

namespace yinsight {

struct LensCheck {
    /// How far the board's lines lie from a rigid board seen through the calibration, and through a
    /// lens of one term fitted to this picture; standard deviations in pixels.
    double calibrated_px = 0;
    double fitted_px = 0;
    /// The calibration is another camera's, or stale: the lens was zoomed or changed since.
    bool misfit = false;
};

/// Judges `camera`, made for pictures of this size, by a picture in which the board was found.
/// Empty where too little of the board is seen to judge.
std::optional<LensCheck> check_lens(const cv::Mat& picture, const BoardView& view,
                                    const CameraModel& camera);

/// The camera for pictures of a size; where there is none, `remark` says why.
std::optional<CameraModel> camera_for(const CameraModel& camera, cv::Size size_px,
                                      std::string& remark);

/// The sentence for people about a calibration that does not fit.
std::string misfit_sentence(const LensCheck& check);

}  // namespace yinsight
