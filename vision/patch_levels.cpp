#include "vision/patch_levels.hpp"

#include <algorithm>

namespace yinsight {

namespace {

constexpr double kSamplesPerSpacing = kPatchSize / (2 * kPatchReach);

}  // namespace

Levels levels_between(const PatchSet& patches, int row, double from, double to) {
    Levels levels;
    const int top = row * kPatchSize;
    const cv::Point2d centre{(kPatchSize - 1) / 2.0, (kPatchSize - 1) / 2.0};
    for (int y = 0; y < kPatchSize; ++y) {
        const auto* colours = patches.bgr.ptr<cv::Vec3b>(top + y);
        for (int x = 0; x < kPatchSize; ++x) {
            const double radius = cv::norm(cv::Point2d(x, y) - centre) / kSamplesPerSpacing;
            if (radius < from || radius > to) continue;
            levels.push_back(std::min({colours[x][0], colours[x][1], colours[x][2]}));
        }
    }
    return levels;
}

int level_at(Levels levels, double share) {
    const auto nth = levels.begin() +
                     static_cast<std::ptrdiff_t>(share * static_cast<double>(levels.size() - 1));
    std::nth_element(levels.begin(), nth, levels.end());
    return *nth;
}

double share_from(const Levels& levels, int level) {
    const auto count = std::count_if(levels.begin(), levels.end(),
                                     [level](unsigned char other) { return other >= level; });
    return static_cast<double>(count) / static_cast<double>(levels.size());
}

}  // namespace yinsight
