#include "vision/lattice/lattice_windows.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "vision/lattice/comb.hpp"

namespace yinsight {

namespace {

/// Window sides as shares of the picture's long side; they step by half a window.
constexpr std::array kWindowShares = {0.22, 0.34};
/// Fewest segments in a window that are worth a guess.
constexpr std::size_t kMinSegments = 12;
/// A segment's weight is its length up to this, so that table edges don't drown the board.
constexpr float kMaxWeight = 60;
constexpr int kDirectionBins = 90;
/// Direction peaks taken from a window's histogram.
constexpr std::size_t kMaxPeaks = 6;
/// Direction bins (2 degrees) beside a peak that count as the same family.
constexpr int kPeakHalfBins = 2;
/// Cosine and sine of the angle within which a segment belongs to a family (6 degrees).
constexpr float kSinTolerance = 0.105F;
/// Distance from a line of the family that counts, in line distances.
constexpr float kOnLine = 0.12F;
/// Guesses kept a window.
constexpr std::size_t kKeptAWindow = 3;
/// Most a board may look stretched in one direction (about 72 degrees of tilt).
constexpr double kMaxStretch = 3.3;
/// Line distances outside these are no lattice that can be followed, in working pixels and as a
/// share of the window.
constexpr float kMinLineDistance = 7;
constexpr float kMaxLineDistanceShare = 0.4F;

/// A segment clipped to the window, in window coordinates (centre at the origin).
struct Piece {
    cv::Point2f middle;
    cv::Point2f direction;
    float weight = 0;
};

std::optional<Piece> clip(const RidgeSegment& segment, const cv::Point2f& centre, float half) {
    const auto a = segment.a - centre;
    const auto d = segment.b - segment.a;
    float from = 0;
    float to = 1;
    for (const auto& [start, delta] : {std::pair{a.x, d.x}, std::pair{a.y, d.y}}) {
        if (std::abs(delta) < 1e-6F) {
            if (std::abs(start) > half) return std::nullopt;
            continue;
        }
        const float t1 = (-half - start) / delta;
        const float t2 = (half - start) / delta;
        from = std::max(from, std::min(t1, t2));
        to = std::min(to, std::max(t1, t2));
    }
    const float length = segment.length();
    const float kept = (to - from) * length;
    if (kept < 6) return std::nullopt;
    return Piece{a + d * ((from + to) / 2), d / length, std::min(kept, kMaxWeight)};
}

/// A direction that many pieces share: the unit normal of its lines and the combs of its offsets.
struct Family {
    cv::Point2f normal;
    std::vector<Comb> combs;
};

std::vector<int> direction_peaks(const std::vector<Piece>& pieces) {
    std::array<float, kDirectionBins> histogram{};
    for (const auto& piece : pieces) {
        const float angle = std::atan2(piece.direction.y, piece.direction.x);
        const auto bin = static_cast<int>(
            std::floor(angle / std::numbers::pi_v<float> * static_cast<float>(kDirectionBins)));
        histogram[static_cast<std::size_t>((bin + 2 * kDirectionBins) % kDirectionBins)] +=
            piece.weight;
    }
    const auto wrap = [](int i) {
        return static_cast<std::size_t>((i + kDirectionBins) % kDirectionBins);
    };
    std::array<float, kDirectionBins> smooth{};
    for (int i = 0; i < kDirectionBins; ++i) {
        smooth[wrap(i)] = histogram[wrap(i - 1)] + 2 * histogram[wrap(i)] + histogram[wrap(i + 1)];
    }
    std::vector<int> order(kDirectionBins);
    for (int i = 0; i < kDirectionBins; ++i) order[static_cast<std::size_t>(i)] = i;
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return smooth[wrap(a)] > smooth[wrap(b)]; });
    std::vector<int> peaks;
    for (const int bin : order) {
        if (smooth[wrap(bin)] <= 0) break;
        const bool near = std::any_of(peaks.begin(), peaks.end(), [&](int p) {
            const int apart = std::abs(p - bin);
            return std::min(apart, kDirectionBins - apart) <= kPeakHalfBins;
        });
        if (!near) peaks.push_back(bin);
        if (peaks.size() == kMaxPeaks) break;
    }
    return peaks;
}

Family make_family(const std::vector<Piece>& pieces, int peak, float window) {
    const float angle = (static_cast<float>(peak) + 0.5F) * std::numbers::pi_v<float> /
                        static_cast<float>(kDirectionBins);
    const cv::Point2f direction{std::cos(angle), std::sin(angle)};
    // The mean direction of the family, first roughly, then of its own members.
    cv::Point2f mean = direction;
    cv::Point2f sum;
    for (const auto& piece : pieces) {
        const float along = piece.direction.dot(direction);
        if (std::abs(piece.direction.cross(direction)) > kSinTolerance) continue;
        sum += piece.direction * (along > 0 ? piece.weight : -piece.weight);
    }
    const float length = std::sqrt(sum.dot(sum));
    if (length > 0) mean = sum / length;
    Family family{{-mean.y, mean.x}, {}};
    std::vector<WeightedOffset> offsets;
    for (const auto& piece : pieces) {
        if (std::abs(piece.direction.cross(mean)) > kSinTolerance) continue;
        offsets.push_back({family.normal.dot(piece.middle), piece.weight});
    }
    family.combs = find_combs(offsets, {kMinLineDistance, kMaxLineDistanceShare * window, 3});
    return family;
}

/// A family of lines with its comb: the coordinate u = gradient . x - phase is whole on lines.
struct LineSet {
    cv::Point2f gradient;
    float phase = 0;

    LineSet(const cv::Point2f& g, float p) : gradient{g}, phase{p} {
        const float length = std::sqrt(g.dot(g));
        normal_ = g / length;
    }
    bool holds(const Piece& piece) const {
        if (std::abs(piece.direction.dot(normal_)) > kSinTolerance) return false;
        const float u = gradient.dot(piece.middle) - phase;
        return std::abs(u - std::round(u)) < kOnLine;
    }

  private:
    cv::Point2f normal_;
};

float share_on(const std::vector<Piece>& pieces, const LineSet& lines) {
    float on = 0;
    for (const auto& piece : pieces) {
        if (lines.holds(piece)) on += piece.weight;
    }
    return on;
}

/// The affine lattice of two families, u - v being whole on the third; empty if implausible.
std::optional<cv::Matx33d> lattice_from(const LineSet& u, const LineSet& v) {
    const double det = static_cast<double>(u.gradient.cross(v.gradient));
    if (std::abs(det) < 1e-9) return std::nullopt;
    // Columns: pixels for one step in u, and in v.
    const cv::Point2d du{v.gradient.y / det, -v.gradient.x / det};
    const cv::Point2d dv{-u.gradient.y / det, u.gradient.x / det};
    // The lattice point nearest to the window's centre.
    const double u0 = std::round(-u.phase) + u.phase;
    const double v0 = std::round(-v.phase) + v.phase;
    const auto origin = du * u0 + dv * v0;
    // Columns are u and rows v, or the other way round: seen from above, x to y turns against the
    // picture's x to y.
    auto c = du;
    auto r = dv;
    if (c.cross(r) > 0) std::swap(c, r);
    const double root = std::sqrt(3.0);
    const auto x = c * (2 / root) + r * (1 / root);
    const auto y = r;
    const double sum = x.dot(x) + y.dot(y);
    const double area = std::abs(x.cross(y));
    // Ratio of the singular values.
    const double half = sum / (2 * area);
    if (half + std::sqrt(std::max(0.0, half * half - 1)) > kMaxStretch) return std::nullopt;
    return cv::Matx33d{x.x, y.x, origin.x, x.y, y.y, origin.y, 0, 0, 1};
}

class WindowSearch {
  public:
    WindowSearch(const std::vector<Piece>& pieces, float window) : pieces_{pieces} {
        for (const auto& piece : pieces) total_ += piece.weight;
        for (const int peak : direction_peaks(pieces)) {
            families_.push_back(make_family(pieces, peak, window));
        }
    }

    std::vector<LatticeGuess> guesses() {
        for (std::size_t i = 0; i < families_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) pair(families_[i], families_[j]);
        }
        std::sort(found_.begin(), found_.end(),
                  [](const auto& a, const auto& b) { return a.score > b.score; });
        if (found_.size() > kKeptAWindow) found_.resize(kKeptAWindow);
        return found_;
    }

  private:
    void pair(const Family& first, const Family& second) {
        for (const auto& a : first.combs) {
            const LineSet u{first.normal / a.spacing, a.phase / a.spacing};
            const float u_share = share_on(pieces_, u);
            for (const auto& b : second.combs) {
                for (const float sign : {1.F, -1.F}) {
                    const LineSet v{second.normal * (sign / b.spacing), sign * b.phase / b.spacing};
                    consider(u, v, u_share);
                }
            }
        }
    }

    void consider(const LineSet& u, const LineSet& v, float u_share) {
        const auto lattice = lattice_from(u, v);
        if (!lattice) return;
        const LineSet w{u.gradient - v.gradient, u.phase - v.phase};
        const float w_share = share_on(pieces_, w);
        if (w_share <= 0) return;
        const float v_share = share_on(pieces_, v);
        const float weakest = std::min({u_share, v_share, w_share});
        const double score = (u_share + v_share + w_share) * weakest / (total_ * total_);
        found_.push_back({*lattice, Polarity::dark, score});
    }

    const std::vector<Piece>& pieces_;
    std::vector<Family> families_;
    std::vector<LatticeGuess> found_;
    float total_ = 0;
};

}  // namespace

std::vector<LatticeGuess> guess_lattices(const std::vector<RidgeSegment>& segments, cv::Size size,
                                         Polarity polarity) {
    std::vector<LatticeGuess> guesses;
    std::vector<Piece> pieces;
    const int long_side = std::max(size.width, size.height);
    for (const double share : kWindowShares) {
        const auto window = static_cast<float>(share * long_side);
        const float half = window / 2;
        const auto steps = [&](int length) {
            return std::max(
                1, static_cast<int>(std::ceil((static_cast<float>(length) - window) / half)) + 1);
        };
        for (int row = 0; row < steps(size.height); ++row) {
            for (int column = 0; column < steps(size.width); ++column) {
                const cv::Point2f centre{half + half * static_cast<float>(column),
                                         half + half * static_cast<float>(row)};
                pieces.clear();
                for (const auto& segment : segments) {
                    if (segment.polarity != polarity) continue;
                    if (const auto piece = clip(segment, centre, half)) pieces.push_back(*piece);
                }
                if (pieces.size() < kMinSegments) continue;
                for (auto guess : WindowSearch{pieces, window}.guesses()) {
                    guess.px_from_board(0, 2) += static_cast<double>(centre.x);
                    guess.px_from_board(1, 2) += static_cast<double>(centre.y);
                    guess.polarity = polarity;
                    guesses.push_back(guess);
                }
            }
        }
    }
    return guesses;
}

}  // namespace yinsight
