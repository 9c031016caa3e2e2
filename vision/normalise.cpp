#include "vision/normalise.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace yinsight {

namespace {

/// Shares of the samples that are darker than the scale's 0 and brighter than its 1; raising it
/// clips more of the darkest and brightest pieces.
constexpr double kTailShare = 0.01;
/// The scale spans at least this share of the bright end: raising it damps the noise of boards that
/// show neither dark lines nor pieces.
constexpr double kLeastContrast = 0.3;
/// And at least this many grey levels, for pictures that are almost black.
constexpr double kLeastRange = 16;
/// The bare board is looked for between these distances from a point, in spacings: outside a ring
/// of its own, inside the rings of its neighbours.
constexpr double kBareFrom = 0.45;
constexpr double kBareTo = 0.58;
/// Grey levels added before taking logarithms; raising it damps noise in the dark.
constexpr double kLogFloor = 8;
/// Doublings of brightness that the coarse channel counts as 1.
constexpr float kCoarseUnit = 2;
/// The same for the fine one, before it saturates: white rings on white paper differ by a few
/// hundredths from it.
constexpr float kFineUnit = 0.15F;
/// The same in between: black faces that mirror a grey ceiling are brighter than a black board, and
/// its lines are much brighter than both.
constexpr float kMiddleUnit = 0.5F;

using Histogram = std::array<int, 256>;

double quantile(const Histogram& histogram, double share) {
    double total = 0;
    for (const int count : histogram) total += count;
    double below = 0;
    for (std::size_t level = 0; level < histogram.size(); ++level) {
        below += histogram[level];
        if (below >= share * total) return static_cast<double>(level);
    }
    return 255;
}

void count_levels(const cv::Mat& grey, int patch, const std::vector<cv::Point>& where,
                  Histogram& histogram) {
    for (const auto& p : where) ++histogram[grey.at<uchar>(patch * kPatchSize + p.y, p.x)];
}

std::vector<cv::Point> samples_between(double from, double to) {
    std::vector<cv::Point> where;
    for (int v = 0; v < kPatchSize; ++v) {
        for (int u = 0; u < kPatchSize; ++u) {
            const double scale = 2 * kPatchReach / (kPatchSize - 1);
            const double r =
                std::hypot(u - (kPatchSize - 1) / 2.0, v - (kPatchSize - 1) / 2.0) * scale;
            if (r >= from && r <= to) where.emplace_back(u, v);
        }
    }
    return where;
}

/// Patches within a spacing of each, itself included.
std::vector<std::vector<int>> find_neighbours() {
    std::vector<std::vector<int>> neighbours(kPlaceCount);
    for (int a = 0; a < kPlaceCount; ++a) {
        for (int b = 0; b < kPlaceCount; ++b) {
            if (cv::norm(sampled_place(a) - sampled_place(b)) < 1.01) {
                neighbours[static_cast<std::size_t>(a)].push_back(b);
            }
        }
    }
    return neighbours;
}

/// Brightness of the bare board near each patch.
std::array<double, kPlaceCount> bare_board(const cv::Mat& grey,
                                           const std::array<float, kPlaceCount>& in_picture) {
    static const auto where = samples_between(kBareFrom, kBareTo);
    static const auto neighbours = find_neighbours();
    std::array<double, kPlaceCount> own{};
    for (int patch = 0; patch < kPlaceCount; ++patch) {
        Histogram histogram{};
        count_levels(grey, patch, where, histogram);
        own[static_cast<std::size_t>(patch)] = quantile(histogram, 0.5);
    }
    std::array<double, kPlaceCount> smooth{};
    for (std::size_t patch = 0; patch < kPlaceCount; ++patch) {
        std::vector<double> levels;
        for (const int other : neighbours[patch]) {
            const auto i = static_cast<std::size_t>(other);
            if (in_picture[i] > 0) levels.push_back(own[i]);
        }
        if (levels.empty()) levels.push_back(own[patch]);
        const auto middle = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() / 2);
        std::nth_element(levels.begin(), middle, levels.end());
        smooth[patch] = *middle;
    }
    return smooth;
}

}  // namespace

cv::Mat normalise_patches(const PatchSet& patches) {
    const auto& in_picture = patches.in_picture;
    cv::Mat grey;
    cv::cvtColor(patches.bgr, grey, cv::COLOR_BGR2GRAY);
    static const auto everywhere = samples_between(0, 1);
    Histogram histogram{};
    for (int patch = 0; patch < kPointCount; ++patch) {
        if (in_picture[static_cast<std::size_t>(patch)] > 0) {
            count_levels(grey, patch, everywhere, histogram);
        }
    }
    const double dark = quantile(histogram, kTailShare);
    const double bright = quantile(histogram, 1 - kTailShare);
    const double range = std::max({bright - dark, kLeastContrast * bright, kLeastRange});
    std::array<float, 256> linear{};
    std::array<float, 256> logarithm{};
    for (std::size_t level = 0; level < 256; ++level) {
        const auto value = static_cast<double>(level);
        linear[level] = static_cast<float>((value - dark) / range);
        logarithm[level] = static_cast<float>(std::log2(value + kLogFloor));
    }

    const auto bare = bare_board(grey, in_picture);
    const int shape[] = {kPlaceCount, kPatchChannels, kPatchSize, kPatchSize};
    cv::Mat blob(4, shape, CV_32F);
    constexpr int kArea = kPatchSize * kPatchSize;
    for (int patch = 0; patch < kPlaceCount; ++patch) {
        const auto* colours = patches.bgr.ptr<cv::Vec3b>(patch * kPatchSize);
        const auto* greys = grey.ptr<uchar>(patch * kPatchSize);
        const auto* lines = patches.print.ptr<uchar>(patch * kPatchSize);
        std::array<float, 256> coarse{};
        std::array<float, 256> fine{};
        std::array<float, 256> middle{};
        const auto bare_log =
            static_cast<float>(std::log2(bare[static_cast<std::size_t>(patch)] + kLogFloor));
        for (std::size_t level = 0; level < 256; ++level) {
            const float doublings = logarithm[level] - bare_log;
            coarse[level] = doublings / kCoarseUnit;
            fine[level] = std::tanh(doublings / kFineUnit);
            middle[level] = std::tanh(doublings / kMiddleUnit);
        }
        auto* out = blob.ptr<float>(patch);
        for (int i = 0; i < kArea; ++i) {
            for (int c = 0; c < 3; ++c) out[c * kArea + i] = linear[colours[i][c]];
            out[3 * kArea + i] = coarse[greys[i]];
            out[4 * kArea + i] = fine[greys[i]];
            out[5 * kArea + i] = static_cast<float>(lines[i]) / 255;
            out[6 * kArea + i] = middle[greys[i]];
        }
    }
    return blob;
}

}  // namespace yinsight
