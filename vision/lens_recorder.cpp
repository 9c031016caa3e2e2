#include "vision/lens_recorder.hpp"

#include "vision/calibration_target.hpp"

namespace yinsight {

namespace {

/// Poses kept at most; with 40 the noise of the sightings matters no more.
constexpr std::size_t kMostPoses = 40;
/// Poses from which on recording may end by itself.
constexpr int kEnoughPoses = 12;

}  // namespace

LensRecorder::Take LensRecorder::take(const cv::Mat& picture) {
    if (!views_.empty() && picture.size() != size_px_) return Take::other_size;
    if (views_.size() >= kMostPoses) return Take::full;
    auto view = sight_target(picture);
    if (!view) return Take::nothing_seen;
    if (!is_new_pose(*view, views_, picture.size())) return Take::same_pose;
    size_px_ = picture.size();
    views_.push_back(std::move(*view));
    return Take::kept;
}

bool LensRecorder::complete() const {
    const auto covered = coverage();
    return covered.pictures >= kEnoughPoses && missing_for_calibration(covered).empty() &&
           advice_for_calibration(covered).empty();
}

LensRecorder::Outcome LensRecorder::finish() const {
    Outcome outcome;
    outcome.coverage = coverage();
    outcome.missing = missing_for_calibration(outcome.coverage);
    if (!outcome.missing.empty()) return outcome;
    outcome.solution = solve_lens(views_, size_px_, supported_terms(outcome.coverage));
    if (!outcome.solution) {
        outcome.missing = {
            "take the pictures from more different sides: these do not determine "
            "the lens"};
        return outcome;
    }
    outcome.missing = doubts_about(*outcome.solution);
    if (!outcome.missing.empty()) outcome.solution.reset();
    outcome.advice = advice_for_calibration(outcome.coverage);
    return outcome;
}

std::string reason_for(LensRecorder::Take take) {
    switch (take) {
        case LensRecorder::Take::kept:
            return {};
        case LensRecorder::Take::nothing_seen:
            return "neither board nor calibration sheet was found";
        case LensRecorder::Take::same_pose:
            return "the same pose as before";
        case LensRecorder::Take::other_size:
            return "another size than the first picture; one calibration is for one size";
        case LensRecorder::Take::full:
            return "enough poses are kept already";
    }
    return {};
}

}  // namespace yinsight
