#include "vision/lattice/ridge_segments.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace yinsight {

namespace {

/// Shortest segment kept, in working pixels; raising it loses lines between crowded pieces.
constexpr float kMinLength = 9;
/// Largest rms distance of ridge pixels from their segment, in working pixels.
constexpr double kMaxRms = 0.9;
/// Cosine of the largest angle between a ridge pixel's tangent and its segment (14 degrees).
constexpr float kCosTolerance = 0.970F;
/// Pixels without a ridge that a segment may step over.
constexpr int kMaxGap = 2;
/// Chord length from which the segment's own direction replaces the seed's, in working pixels.
constexpr float kChordLength = 6;
/// Width of the border left out, where the derivatives are not valid, in working pixels.
constexpr int kBorder = 2;

struct RidgePixel {
    cv::Point2f position;
    cv::Point2f tangent;
    bool used = false;
};

float dot(const cv::Point2f& a, const cv::Point2f& b) {
    return a.x * b.x + a.y * b.y;
}

float cross(const cv::Point2f& a, const cv::Point2f& b) {
    return a.x * b.y - a.y * b.x;
}

float interpolate(const cv::Mat1f& map, float x, float y) {
    const int x0 = static_cast<int>(x);
    const int y0 = static_cast<int>(y);
    const float fx = x - static_cast<float>(x0);
    const float fy = y - static_cast<float>(y0);
    const float* top = map[y0] + x0;
    const float* bottom = map[y0 + 1] + x0;
    return (1 - fy) * ((1 - fx) * top[0] + fx * top[1]) +
           fy * ((1 - fx) * bottom[0] + fx * bottom[1]);
}

/// The unit normal of the ridge at a pixel: the eigenvector of the larger eigenvalue.
cv::Point2f ridge_normal(const cv::Vec3f& second, float sign) {
    const float c = sign * (second[0] - second[2]);
    const float s = sign * 2 * second[1];
    const float norm = std::sqrt(c * c + s * s);
    const float nx = std::sqrt(std::max(0.F, (1 + c / norm) / 2));
    if (nx < 1e-3F) return {0, 1};
    const float ny = s / norm / (2 * nx);
    return {nx, ny};
}

/// Keeps ridge pixels that are strongest across the ridge, with a parabolic sub-pixel shift.
class RidgePixels {
  public:
    RidgePixels(const RidgeMap& map, Polarity polarity, float min_strength)
        : index_(map.size(), -1), polarity_{polarity} {
        const float sign = sign_of(polarity);
        for (int y = kBorder; y < map.strength.rows - kBorder; ++y) {
            const float* row = map.strength[y];
            for (int x = kBorder; x < map.strength.cols - kBorder; ++x) {
                if (sign * row[x] >= min_strength) consider(map, x, y);
            }
        }
    }
    std::vector<RidgePixel>& pixels() { return pixels_; }
    int at(int x, int y) const {
        if (x < 0 || y < 0 || x >= index_.cols || y >= index_.rows) return -1;
        return index_(y, x);
    }

  private:
    void consider(const RidgeMap& map, int x, int y) {
        const float value = map.strength(y, x);
        const float sign = sign_of(polarity_);
        const auto n = ridge_normal(map.second(y, x), sign);
        const auto fx = static_cast<float>(x);
        const auto fy = static_cast<float>(y);
        const float centre = sign * value;
        const float before = sign * interpolate(map.strength, fx - n.x, fy - n.y);
        const float after = sign * interpolate(map.strength, fx + n.x, fy + n.y);
        if (centre < before || centre <= after) return;
        const float curvature = before - 2 * centre + after;
        const float shift = curvature < 0 ? 0.5F * (before - after) / curvature : 0;
        index_(y, x) = static_cast<int>(pixels_.size());
        pixels_.push_back({{fx + shift * n.x, fy + shift * n.y}, {-n.y, n.x}});
    }

    cv::Mat1i index_;
    Polarity polarity_;
    std::vector<RidgePixel> pixels_;
};

/// Follows one ridge from a seed in both directions.
class SegmentGrower {
  public:
    SegmentGrower(RidgePixels& ridge, Polarity polarity) : ridge_{ridge}, polarity_{polarity} {}

    std::optional<RidgeSegment> grow(int seed) {
        members_.clear();
        const auto tangent = ridge_.pixels()[static_cast<std::size_t>(seed)].tangent;
        take(seed);
        follow(seed, tangent);
        follow(seed, -tangent);
        if (static_cast<float>(members_.size()) < kMinLength / 2) return std::nullopt;
        return fit();
    }

  private:
    RidgePixel& pixel(int i) { return ridge_.pixels()[static_cast<std::size_t>(i)]; }
    void take(int i) {
        pixel(i).used = true;
        members_.push_back(i);
    }

    void follow(int seed, cv::Point2f direction) {
        const auto start = pixel(seed).position;
        auto position = start;
        for (;;) {
            const int next = find_next(position, direction);
            if (next < 0) return;
            take(next);
            position = pixel(next).position;
            const auto chord = position - start;
            const float length = std::sqrt(dot(chord, chord));
            if (length > kChordLength) direction = chord / length;
        }
    }

    int find_next(const cv::Point2f& position, const cv::Point2f& direction) {
        const bool flat = std::abs(direction.x) >= std::abs(direction.y);
        for (int step = 1; step <= kMaxGap + 1; ++step) {
            const float along =
                static_cast<float>(step) / std::max(std::abs(direction.x), std::abs(direction.y));
            const auto ahead = position + direction * along;
            int best = -1;
            float best_distance = 1.5F;
            for (int side = -1; side <= 1; ++side) {
                const int i = ridge_.at(cvRound(ahead.x) + (flat ? 0 : side),
                                        cvRound(ahead.y) + (flat ? side : 0));
                if (i < 0 || pixel(i).used) continue;
                if (std::abs(dot(pixel(i).tangent, direction)) < kCosTolerance) continue;
                const float distance = std::abs(cross(pixel(i).position - position, direction));
                if (distance >= best_distance) continue;
                best = i;
                best_distance = distance;
            }
            if (best >= 0) return best;
        }
        return -1;
    }

    /// Total least squares; empty where the members are too short or not straight.
    std::optional<RidgeSegment> fit() {
        cv::Point2d mean;
        for (const int i : members_) mean += cv::Point2d{pixel(i).position};
        mean /= static_cast<double>(members_.size());
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (const int i : members_) {
            const auto d = cv::Point2d{pixel(i).position} - mean;
            xx += d.x * d.x;
            xy += d.x * d.y;
            yy += d.y * d.y;
        }
        const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
        const cv::Point2d direction{std::cos(angle), std::sin(angle)};
        const double spread = std::hypot(xx - yy, 2 * xy);
        const double variance = (xx + yy - spread) / 2 / static_cast<double>(members_.size());
        if (variance > kMaxRms * kMaxRms) return std::nullopt;
        double low = 0;
        double high = 0;
        for (const int i : members_) {
            const double t = direction.dot(cv::Point2d{pixel(i).position} - mean);
            low = std::min(low, t);
            high = std::max(high, t);
        }
        if (high - low < kMinLength) return std::nullopt;
        return RidgeSegment{mean + low * direction, mean + high * direction, polarity_};
    }

    RidgePixels& ridge_;
    Polarity polarity_;
    std::vector<int> members_;
};

float weakest_followed(const RidgeMap& map, const RidgeSegmentOptions& options) {
    constexpr int kStride = 4;
    std::vector<float> strengths;
    for (int y = 0; y < map.strength.rows; y += kStride) {
        for (int x = 0; x < map.strength.cols; x += kStride)
            strengths.push_back(std::abs(map.strength(y, x)));
    }
    const auto rank = static_cast<std::ptrdiff_t>((1 - options.followed_share) *
                                                  static_cast<double>(strengths.size() - 1));
    std::nth_element(strengths.begin(), strengths.begin() + rank, strengths.end());
    return std::clamp(strengths[static_cast<std::size_t>(rank)], options.min_strength,
                      options.max_strength);
}

}  // namespace

std::vector<RidgeSegment> find_ridge_segments(const RidgeMap& map, Polarity polarity,
                                              const RidgeSegmentOptions& options) {
    RidgePixels ridge{map, polarity, weakest_followed(map, options)};
    SegmentGrower grower{ridge, polarity};
    std::vector<RidgeSegment> segments;
    for (std::size_t i = 0; i < ridge.pixels().size(); ++i) {
        if (ridge.pixels()[i].used) continue;
        if (const auto segment = grower.grow(static_cast<int>(i))) segments.push_back(*segment);
    }
    return segments;
}

}  // namespace yinsight
