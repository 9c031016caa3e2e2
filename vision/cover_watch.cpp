#include "vision/cover_watch.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace yinsight {

namespace {

/// Samples a spacing of the board seen from above. Raising it costs time; at 16 a marker is 9 wide.
constexpr int kSamplesPerSpacing = 16;
/// Half the watched area, in spacings: the lattice and a margin across which arms come.
constexpr double kReachX = 5.0;
constexpr double kReachY = 5.2;
/// Change of the stronger colour channel that counts, in grey levels. Raising it misses pale
/// sleeves; lowering it takes noise and soft shadows for cover.
constexpr int kChange = 22;
/// Area above which a changed patch is no piece, in square spacings: a ring with its shadow covers
/// 0.9.
constexpr double kPieceArea = 1.5;
/// Thickness above which a changed patch is no piece, in spacings: a ring is 0.85 across.
constexpr double kPieceThickness = 1.0;
/// A changed patch of this share of the watched area is a light that changed or a board that was
/// cleared, not a hand.
constexpr double kWholeBoard = 0.6;
/// Correlation of fine structure with the remembered board above which the print still shows
/// through: a shadow, not a cover.
constexpr double kPrintShows = 0.6;
/// A pixel only became darker or lighter if its channels change alike (largest ratio over smallest)
/// and not too much; a patch is a shadow if this share of its pixels did. Lowering the share lets
/// grey sleeves with little hand pass.
constexpr float kShadowTint = 1.12F;
constexpr float kDarkestShadow = 0.4F;
constexpr double kShadowShare = 0.9;
/// A patch that has not changed for so long is part of the scene, in seconds and frames.
constexpr double kSettledS = 6;
constexpr int kSettledFrames = 4;
/// Share of a point's surroundings under a cover from which on it is hidden altogether.
constexpr double kHidden = 0.6;
/// Radius of those surroundings, in spacings.
constexpr double kPointRadius = 0.42;
/// A patch over points of which at least this share is read without doubt hides nothing: what was
/// remembered there is wrong. Lowering the share lets hands pass of which the reader sees only a
/// part. Over so many points that is believed at once, over fewer after so many seconds.
constexpr double kReadShare = 0.95;
constexpr int kReadPoints = 3;
constexpr double kReadS = 1;
/// Share in view and probability of a point that is read without doubt.
constexpr float kReadVisible = 0.9F;
constexpr float kReadProbability = 0.98F;
/// Share of a new frame that goes into the remembered board where nothing changed.
constexpr double kLearning = 0.15;

cv::Size watched_size() {
    return {static_cast<int>(2 * kReachX * kSamplesPerSpacing),
            static_cast<int>(2 * kReachY * kSamplesPerSpacing)};
}

cv::Point sample_of(Point point) {
    return {static_cast<int>(std::lround((point.x() + kReachX) * kSamplesPerSpacing)),
            static_cast<int>(std::lround((kReachY - point.y()) * kSamplesPerSpacing))};
}

/// The board from above, x right, y down (towards White), 8-bit BGR; black outside the picture.
cv::Mat from_above(const cv::Mat& bgr, const BoardView& view) {
    const auto size = watched_size();
    cv::Mat map(size, CV_32FC2);
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            const cv::Point2d board{column / double{kSamplesPerSpacing} - kReachX,
                                    kReachY - row / double{kSamplesPerSpacing}};
            map.at<cv::Vec2f>(row, column) = cv::Point2f(view.project(board));
        }
    }
    cv::Mat above;
    cv::remap(bgr, above, map, {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::GaussianBlur(above, above, {}, 0.8);
    return above;
}

/// The frame with each channel scaled to the remembered board's brightness, over the points that
/// agree best (half of all), so that neither exposure nor a hand upsets the comparison.
cv::Mat with_light_of(const cv::Mat& now, const cv::Mat& then) {
    cv::Mat ratio;
    cv::divide(then, cv::max(now, 1), ratio, 1, CV_32F);
    std::vector<cv::Mat> channels;
    cv::split(ratio, channels);
    cv::Scalar gain;
    for (std::size_t c = 0; c < channels.size(); ++c) {
        std::vector<float> values(channels[c].begin<float>(), channels[c].end<float>());
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        gain[static_cast<int>(c)] = *middle;
    }
    cv::Mat adjusted;
    cv::multiply(now, gain, adjusted);
    return adjusted;
}

cv::Mat changed_mask(const cv::Mat& now, const cv::Mat& then) {
    cv::Mat difference;
    cv::absdiff(now, then, difference);
    std::vector<cv::Mat> channels;
    cv::split(difference, channels);
    cv::Mat strongest = cv::max(channels[0], cv::max(channels[1], channels[2]));
    cv::Mat mask = strongest > kChange;
    const auto element = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, element);
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, element);
    return mask;
}

/// Fine structure of a picture from above: what is left when shading is taken away.
cv::Mat fine_structure(const cv::Mat& above) {
    cv::Mat grey;
    cv::cvtColor(above, grey, cv::COLOR_BGR2GRAY);
    grey.convertTo(grey, CV_32F);
    cv::Mat smooth;
    cv::GaussianBlur(grey, smooth, {}, kSamplesPerSpacing / 4.0);
    return grey - smooth;
}

double correlation(const cv::Mat& a, const cv::Mat& b, const cv::Mat& mask) {
    cv::Mat product;
    cv::multiply(a, b, product);
    cv::Mat aa;
    cv::multiply(a, a, aa);
    cv::Mat bb;
    cv::multiply(b, b, bb);
    const double scale = std::sqrt(cv::mean(aa, mask)[0] * cv::mean(bb, mask)[0]);
    return scale > 0 ? cv::mean(product, mask)[0] / scale : 0;
}

bool is_read_without_doubt(const PointBelief& belief) {
    return belief.visible >= kReadVisible &&
           belief.probability[static_cast<std::size_t>(belief.best())] >= kReadProbability;
}

}  // namespace

class CoverWatch::State {
  public:
    /// The cover over the board in this frame, 255 where covered; `reading` is what is believed of
    /// the frame without it.
    cv::Mat look(const cv::Mat& bgr, const BoardView& view, const Observation& reading) {
        const auto above = from_above(bgr, view);
        cv::Mat cover = cv::Mat::zeros(above.size(), CV_8U);
        if (remembered_.empty()) {
            remembered_ = above;
            last_ = above;
            return cover;
        }
        const auto adjusted = with_light_of(above, remembered_);
        const auto changed = changed_mask(adjusted, remembered_);
        if (cv::countNonZero(changed) > kWholeBoard * static_cast<double>(changed.total())) {
            // A hand with its shadow can change as much as a lamp that is switched on.
            if (!reading.hand) remembered_ = above;
        } else {
            const auto large = find_large_patches(changed, adjusted, reading);
            const auto read = large.read | long_read(large.read_so_far, reading.time_s);
            above.copyTo(remembered_, read);
            cover = without_settled(large.cover & ~read, above, reading.time_s);
            if (cv::countNonZero(cover) == 0) learn(above, changed & ~large.all);
        }
        last_ = above;
        return cover;
    }

  private:
    /// Whether a patch only became darker or lighter: the print still shows, or the colour is the
    /// same.
    bool is_shadow(const cv::Mat& now, const cv::Mat& patch, const cv::Mat& fine_now,
                   const cv::Mat& fine_then) const {
        if (correlation(fine_now, fine_then, patch) > kPrintShows) return true;
        int alike = 0;
        int count = 0;
        for (int row = 0; row < patch.rows; ++row) {
            for (int column = 0; column < patch.cols; ++column) {
                if (patch.at<uchar>(row, column) == 0) continue;
                ++count;
                const auto& a = now.at<cv::Vec3b>(row, column);
                const auto& b = remembered_.at<cv::Vec3b>(row, column);
                const auto ratio = [&](int c) { return (a[c] + 1.0F) / (b[c] + 1.0F); };
                const auto [least, most] = std::minmax({ratio(0), ratio(1), ratio(2)});
                const bool in_range = least > kDarkestShadow && most < 1 / kDarkestShadow;
                alike += in_range && most < least * kShadowTint ? 1 : 0;
            }
        }
        return alike > kShadowShare * count;
    }

    struct LargePatches {
        /// 255 where something that is no piece changed the picture.
        cv::Mat all;
        /// Those of them that hide the print.
        cv::Mat cover;
        /// Those of the cover under which all is read without doubt: many points, few or none.
        cv::Mat read;
        cv::Mat read_so_far;
    };

    /// Takes what is read as if a patch were not there to be so.
    static void sort_out_read(const cv::Mat& patch, const Observation& reading,
                              LargePatches& large) {
        int points = 0;
        int read = 0;
        for (const auto point : all_points()) {
            if (patch.at<uchar>(sample_of(point)) == 0) continue;
            ++points;
            const auto i = static_cast<std::size_t>(point.index());
            read += is_read_without_doubt(reading.points[i]) ? 1 : 0;
        }
        const bool all_read = points > 0 ? read >= kReadShare * points : !reading.hand;
        if (all_read) (points >= kReadPoints ? large.read : large.read_so_far).setTo(255, patch);
    }

    /// Where patches over few points have been read through for long enough.
    cv::Mat long_read(const cv::Mat& read, double time_s) {
        const bool goes_on = !last_read_.empty() && cv::countNonZero(read & last_read_) > 0;
        if (!goes_on) read_since_s_ = time_s;
        last_read_ = read;
        const bool long_enough = goes_on && time_s - read_since_s_ >= kReadS;
        return long_enough ? read : cv::Mat::zeros(read.size(), CV_8U);
    }

    LargePatches find_large_patches(const cv::Mat& changed, const cv::Mat& now,
                                    const Observation& reading) const {
        cv::Mat labels;
        cv::Mat stats;
        cv::Mat centres;
        const int count = cv::connectedComponentsWithStats(changed, labels, stats, centres, 8);
        const auto fine_now = fine_structure(now);
        const auto fine_then = fine_structure(remembered_);
        constexpr double kSquareSpacing = kSamplesPerSpacing * kSamplesPerSpacing;
        const auto nothing = [&] { return cv::Mat::zeros(changed.size(), CV_8U); };
        LargePatches large{nothing(), nothing(), nothing(), nothing()};
        for (int i = 1; i < count; ++i) {
            const double area = stats.at<int>(i, cv::CC_STAT_AREA) / kSquareSpacing;
            if (area < kPieceArea) continue;
            const cv::Mat patch = labels == i;
            cv::Mat depth;
            cv::distanceTransform(patch, depth, cv::DIST_L2, 3);
            double thickest = 0;
            cv::minMaxLoc(depth, nullptr, &thickest);
            const bool thick = 2 * thickest / kSamplesPerSpacing > kPieceThickness;
            if (!thick && area < 2 * kPieceArea) continue;
            large.all.setTo(255, patch);
            if (is_shadow(now, patch, fine_now, fine_then)) continue;
            large.cover.setTo(255, patch);
            sort_out_read(patch, reading, large);
        }
        return large;
    }

    /// Drops cover that has not changed for long: it belongs to the scene, or was never there.
    cv::Mat without_settled(const cv::Mat& cover, const cv::Mat& above, double time_s) {
        const auto moving = changed_mask(above, last_);
        const bool still = cv::countNonZero(cover & moving) == 0 && cv::countNonZero(cover) > 0;
        if (!still) {
            still_since_s_ = time_s;
            still_frames_ = 0;
            return cover;
        }
        ++still_frames_;
        const bool settled = time_s - still_since_s_ > kSettledS && still_frames_ >= kSettledFrames;
        if (!settled) return cover;
        above.copyTo(remembered_, cover);
        return cv::Mat::zeros(cover.size(), CV_8U);
    }

    /// Takes over pieces at once and everything else slowly. Not for frames with a cover, which
    /// casts shadows.
    void learn(const cv::Mat& above, const cv::Mat& pieces) {
        cv::Mat blended;
        cv::addWeighted(above, kLearning, remembered_, 1 - kLearning, 0, blended);
        above.copyTo(blended, pieces);
        remembered_ = blended;
    }

    cv::Mat remembered_;
    cv::Mat last_;
    cv::Mat last_read_;
    double read_since_s_ = 0;
    double still_since_s_ = 0;
    int still_frames_ = 0;
};

CoverWatch::CoverWatch() : state_{std::make_unique<State>()} {}
CoverWatch::~CoverWatch() = default;
CoverWatch::CoverWatch(CoverWatch&&) noexcept = default;
CoverWatch& CoverWatch::operator=(CoverWatch&&) noexcept = default;

void CoverWatch::apply(const cv::Mat& bgr, const BoardView& view, Observation& observation) {
    const auto cover = state_->look(bgr, view, observation);
    if (cv::countNonZero(cover) == 0) return;
    observation.hand = true;
    const auto disc = cv::getStructuringElement(
        cv::MORPH_ELLIPSE,
        cv::Size{1, 1} * static_cast<int>(2 * kPointRadius * kSamplesPerSpacing + 1));
    for (const auto point : all_points()) {
        const auto corner = sample_of(point) - cv::Point{disc.cols / 2, disc.rows / 2};
        const cv::Rect around = cv::Rect{corner, disc.size()} & cv::Rect{{}, cover.size()};
        const cv::Mat part = disc(around - corner);
        const double covered = cv::countNonZero(cover(around) & (part * 255)) /
                               static_cast<double>(std::max(1, cv::countNonZero(part)));
        auto& visible = observation.points[static_cast<std::size_t>(point.index())].visible;
        const double share = covered >= kHidden ? 0 : 1 - covered;
        visible = std::min(visible, static_cast<float>(share));
    }
}

}  // namespace yinsight
