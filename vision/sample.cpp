#include "vision/sample.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/line_print.hpp"

namespace yinsight {

namespace {

/// Patches are cut at this height, so that base and top of a piece are equally far from the centre.
constexpr double kSampleHeight = kPieceHeight / 2;
/// Halved copies of the picture that are kept; more would serve pictures beyond 100 megapixels.
constexpr int kPyramidLevels = 5;

/// Where the samples of one patch lie: its corners in pixels, clockwise from the top left.
struct PatchQuad {
    std::array<cv::Point2d, 4> corners_px;
    double step_px = 1;
    int level = 0;
};

/// Where a piece's top is seen, from its base, in the board plane: away from the camera.
cv::Point2d apparent_shift(const BoardView& view, const cv::Point2d& place) {
    return view.board_from_pixel(view.project(place, kPieceHeight)) - place;
}

cv::Point2d direction_of(const cv::Point2d& shift) {
    const double length = cv::norm(shift);
    return length > 1e-6 ? shift / length : cv::Point2d{0, 1};
}

PatchQuad quad_at(const BoardView& view, const cv::Point2d& place) {
    const auto up = direction_of(apparent_shift(view, place));
    const cv::Point2d right{up.y, -up.x};
    PatchQuad quad;
    constexpr double kCornerRight[] = {-1, 1, 1, -1};
    constexpr double kCornerUp[] = {1, 1, -1, -1};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = place + kPatchReach * (kCornerRight[i] * right + kCornerUp[i] * up);
        quad.corners_px[i] = view.project(corner, kSampleHeight);
    }
    quad.step_px = view.spacing_px(place) * 2 * kPatchReach / (kPatchSize - 1);
    const int level = static_cast<int>(std::lround(std::log2(std::clamp(quad.step_px, 1.0, 1e6))));
    quad.level = std::clamp(level, 0, kPyramidLevels - 1);
    return quad;
}

/// Fills rows [top, top + kPatchSize) of a coordinate map; returns the share of samples inside.
float fill_map(const PatchQuad& quad, cv::Size picture_size_px, int top, cv::Mat& map) {
    const auto& c = quad.corners_px;
    const double shrink = 1.0 / (1 << quad.level);
    int inside = 0;
    for (int v = 0; v < kPatchSize; ++v) {
        const double down = static_cast<double>(v) / (kPatchSize - 1);
        const auto left = c[0] + down * (c[3] - c[0]);
        const auto across = c[1] + down * (c[2] - c[1]) - left;
        auto* row = map.ptr<cv::Vec2f>(top + v);
        for (int u = 0; u < kPatchSize; ++u) {
            const auto p = left + (static_cast<double>(u) / (kPatchSize - 1)) * across;
            if (p.x >= -0.5 && p.y >= -0.5 && p.x <= picture_size_px.width - 0.5 &&
                p.y <= picture_size_px.height - 0.5) {
                ++inside;
            }
            row[u] = cv::Vec2f{static_cast<float>((p.x + 0.5) * shrink - 0.5),
                               static_cast<float>((p.y + 0.5) * shrink - 0.5)};
        }
    }
    return static_cast<float>(inside) / (kPatchSize * kPatchSize);
}

cv::Mat cut_out(const cv::Mat& bgr, const std::array<PatchQuad, kPlaceCount>& quads,
                std::array<float, kPlaceCount>& in_picture) {
    std::array<std::vector<int>, kPyramidLevels> rows_at_level;
    int deepest = 0;
    for (int row = 0; row < kPlaceCount; ++row) {
        const int level = quads[static_cast<std::size_t>(row)].level;
        rows_at_level[static_cast<std::size_t>(level)].push_back(row);
        deepest = std::max(deepest, level);
    }
    cv::Mat raw(kPlaceCount * kPatchSize, kPatchSize, CV_8UC3);
    cv::Mat picture = bgr;
    for (int level = 0; level <= deepest; ++level) {
        if (level > 0) {
            cv::resize(picture, picture, {}, 0.5, 0.5, cv::INTER_AREA);
        }
        const auto& rows = rows_at_level[static_cast<std::size_t>(level)];
        if (rows.empty()) continue;
        cv::Mat map(static_cast<int>(rows.size()) * kPatchSize, kPatchSize, CV_32FC2);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto row = static_cast<std::size_t>(rows[i]);
            in_picture[row] =
                fill_map(quads[row], bgr.size(), static_cast<int>(i) * kPatchSize, map);
        }
        cv::Mat cut;
        cv::remap(picture, cut, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const int from = static_cast<int>(i) * kPatchSize;
            cut.rowRange(from, from + kPatchSize)
                .copyTo(raw.rowRange(rows[i] * kPatchSize, (rows[i] + 1) * kPatchSize));
        }
    }
    return raw;
}

/// The print that shows through the patches where the board is bare: they are cut at half a
/// piece's height and straight in the picture, so each is taken by what its corners show of the
/// board plane.
cv::Mat cut_print(const BoardView& view, const std::array<PatchQuad, kPlaceCount>& quads) {
    cv::Mat print(kPlaceCount * kPatchSize, kPatchSize, CV_8U);
    for (int row = 0; row < kPlaceCount; ++row) {
        const auto& px = quads[static_cast<std::size_t>(row)].corners_px;
        const auto seen = [&](const cv::Point2d& at) {
            return line_print_px(view.board_from_pixel(at));
        };
        const std::array corners = {seen(px[0]), seen(px[1]), seen(px[2]), seen(px[3])};
        constexpr double kSteps = kPatchSize - 1;
        const auto across = (corners[1] + corners[2] - corners[0] - corners[3]) / (2 * kSteps);
        const auto down = (corners[2] + corners[3] - corners[0] - corners[1]) / (2 * kSteps);
        const auto middle = seen((px[0] + px[1] + px[2] + px[3]) / 4);
        const auto origin = middle - kSteps / 2 * (across + down);
        const cv::Matx23d map{across.x, down.x, origin.x, across.y, down.y, origin.y};
        cv::warpAffine(line_print(), print.rowRange(row * kPatchSize, (row + 1) * kPatchSize), map,
                       {kPatchSize, kPatchSize}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    }
    return print;
}

void describe(const BoardView& view, const std::array<PatchQuad, kPlaceCount>& quads,
              cv::Mat& features) {
    const auto up = direction_of(apparent_shift(view, {0, 0}));
    const cv::Point2d right{up.y, -up.x};
    for (int row = 0; row < kPlaceCount; ++row) {
        const auto place = sampled_place(row);
        const double shift = cv::norm(apparent_shift(view, place));
        const double step_px = quads[static_cast<std::size_t>(row)].step_px;
        auto* out = features.ptr<float>(row);
        out[0] = static_cast<float>(place.dot(right) / 5);
        out[1] = static_cast<float>(place.dot(up) / 5);
        out[2] = static_cast<float>(std::min(4 * shift, 2.0));
        out[3] = static_cast<float>(std::log2(std::clamp(step_px, 0.1, 16.0)) / 3);
    }
}

}  // namespace

cv::Point2d sampled_place(int row) {
    if (const auto point = Point::from_index(row)) return {point->x(), point->y()};
    const int circle = row - kPointCount;
    const auto side = circle < kStorageCircleCount ? Side::white : Side::black;
    return storage_circle(side, circle % kStorageCircleCount);
}

PatchSet cut_patches(const cv::Mat& bgr, const BoardView& view) {
    PatchSet set;
    std::array<PatchQuad, kPlaceCount> quads;
    for (int row = 0; row < kPlaceCount; ++row) {
        quads[static_cast<std::size_t>(row)] = quad_at(view, sampled_place(row));
    }
    set.bgr = cut_out(bgr, quads, set.in_picture);
    set.print = cut_print(view, quads);
    set.features.create(kPlaceCount, kPlaceFeatures, CV_32F);
    describe(view, quads, set.features);
    return set;
}

}  // namespace yinsight
