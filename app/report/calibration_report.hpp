#pragma once
// What `yinsight calibrate` says about a camera: a JSON object, and sentences for people.

#include <nlohmann/json.hpp>
#include <string>

#include "app/language/wording.hpp"
#include "vision/lens_recorder.hpp"

namespace yinsight {

/// `file` is where the calibration was written.
nlohmann::ordered_json calibration_json(const std::string& file,
                                        const LensRecorder::Outcome& outcome);
std::string calibration_text(const Wording& wording, const std::string& file,
                             const LensRecorder::Outcome& outcome);

}  // namespace yinsight
