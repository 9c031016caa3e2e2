#include "vision/patch_sheet.hpp"

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <string>

namespace yinsight {

namespace {

constexpr int kPatchesALine = 10;
constexpr int kShownSize = 2 * kPatchSize;
constexpr int kTextHeight = 24;

std::string letters_of(PointState state) {
    std::string letters;
    if (const auto ring = ring_of(state)) letters += *ring == Side::white ? "W" : "B";
    if (const auto marker = marker_of(state)) letters += *marker == Side::white ? "w" : "b";
    return letters.empty() ? "." : letters;
}

std::string percent(float share) {
    return std::to_string(std::lround(share * 100));
}

}  // namespace

cv::Mat patch_sheet(const PatchSet& patches, const std::array<PointBelief, kPointCount>& beliefs) {
    constexpr int kLines = (kPointCount + kPatchesALine - 1) / kPatchesALine;
    cv::Mat sheet(kLines * (kShownSize + kTextHeight), kPatchesALine * kShownSize, CV_8UC3,
                  cv::Scalar::all(255));
    for (const auto point : all_points()) {
        const int i = point.index();
        const cv::Point corner{(i % kPatchesALine) * kShownSize,
                               (i / kPatchesALine) * (kShownSize + kTextHeight)};
        cv::resize(patches.bgr.rowRange(i * kPatchSize, (i + 1) * kPatchSize),
                   sheet({corner, cv::Size{kShownSize, kShownSize}}), {kShownSize, kShownSize}, 0,
                   0, cv::INTER_NEAREST);
        const auto& belief = beliefs[static_cast<std::size_t>(i)];
        const auto best = belief.best();
        const float probability = belief.probability[static_cast<std::size_t>(best)];
        const auto write = [&](const std::string& text, int line) {
            cv::putText(sheet, text, corner + cv::Point{2, kShownSize + line},
                        cv::FONT_HERSHEY_SIMPLEX, 0.35, cv::Scalar::all(0), 1, cv::LINE_AA);
        };
        write(point.name() + " " + letters_of(best), 10);
        write(percent(probability) + " seen " + percent(belief.visible), 21);
    }
    return sheet;
}

}  // namespace yinsight
