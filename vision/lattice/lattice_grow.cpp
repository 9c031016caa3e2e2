#include "vision/lattice/lattice_grow.hpp"

#include <array>
#include <cmath>

#include "vision/lattice/lattice_evidence.hpp"
#include "vision/lattice/lattice_fit.hpp"
#include "vision/lattice/line_profile.hpp"
#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Radius of the neighbourhood by which guesses are ranked, in spacings.
constexpr double kRatingRadius = 2.3;
/// Radii of growth, in spacings.
constexpr std::array kGrowRadii = {1.6, 2.2, 3.0, 4.0, 5.5, 7.5};
/// Radii at which perspective is held back: too few lines tell it there.
constexpr std::size_t kDampedRadii = 2;
constexpr double kPerspectiveDamping = 10;
/// Half widths of the search across a line during growth, in spacings.
constexpr std::array kGrowRanges = {0.20, 0.16};
/// The lattice is lost when fewer of the segments near the origin show a line after a radius, by
/// radius. Raising them refuses covered boards, lowering them costs time on clutter.
constexpr std::array kMinShares = {0.0, 0.30, 0.25, 0.25, 0.0, 0.0};
/// Radius index at which the share is reported: near enough to lie on the board.
constexpr std::size_t kReportedRadius = 3;
/// Half widths of the search across a line during refinement, in spacings.
constexpr std::array kRefineRanges = {0.25, 0.18, 0.12, 0.08, 0.06};
/// The same for refinement to every line seen: the lens reaches farther with every round.
constexpr std::array kEndlessRanges = {0.25, 0.25, 0.25, 0.18, 0.12};
/// Peak height at which an observation's weight is half of full, in grey levels a pixel squared.
constexpr double kHalfWeightHeight = 0.5;

/// Peaks along equal parts of each segment between shares 0.22 and 0.78 of its length.
std::vector<LineObservation> observe(const RidgeMap& map, const BoardView& view,
                                     const std::vector<UnitSegment>& segments, int parts,
                                     ProfileOptions options, bool only_hits = false) {
    constexpr double kFrom = 0.22;
    constexpr double kTo = 0.78;
    std::vector<LineObservation> observations;
    for (const auto& segment : segments) {
        const auto image = image_of_segment(view, segment.a(), segment.b());
        if (!image) continue;
        for (int part = 0; part < parts; ++part) {
            options.from = kFrom + (kTo - kFrom) * part / parts;
            options.to = kFrom + (kTo - kFrom) * (part + 1) / parts;
            const auto profile = sample_profile(map, *image, options);
            if (!profile) continue;
            const auto peak = peak_of(*profile);
            if (peak.height <= 0 || (only_hits && !test_line(*profile).hit)) continue;
            const double t = (options.from + options.to) / 2;
            const auto board_point = segment.a() + (segment.b() - segment.a()) * t;
            observations.push_back({board_point, image->normal, peak.offset_px,
                                    peak.height / (peak.height + kHalfWeightHeight),
                                    view.project(board_point)});
        }
    }
    return observations;
}

/// Printed segments inside the outline, seen through a narrow strip of `range` spacings.
std::vector<LineObservation> observe_inside(const RidgeMap& map, const BoardView& view,
                                            Polarity polarity, double range) {
    static const auto segments = [] {
        auto inner = inner_segments();
        std::erase_if(inner, is_outline);
        return inner;
    }();
    ProfileOptions profile;
    profile.stations = 5;
    profile.bins = 17;
    profile.range = range;
    profile.polarity = polarity;
    profile.median = true;
    return observe(map, view, segments, 3, profile);
}

bool is_sane(const BoardView& view, double radius) {
    // No fold: the depth keeps its sign all over the grown part, and the board is seen from above.
    const auto& h = view.undistorted_px_from_board;
    for (int i = 0; i < 12; ++i) {
        const double angle = i * CV_PI / 6;
        const double depth =
            h(2, 0) * radius * std::cos(angle) + h(2, 1) * radius * std::sin(angle) + h(2, 2);
        if (depth < 0.2 * h(2, 2)) return false;
    }
    return cv::determinant(h) < 0;
}

}  // namespace

double rate_guess(const RidgeMap& map, const LatticeGuess& guess, const RadialLens& lens) {
    static const auto segments = segments_within(kRatingRadius);
    const BoardView view{guess.px_from_board, lens, map.size(), 0};
    const auto count = count_hits(line_tester(map, view, guess.polarity), segments);
    // Little in the picture is little evidence.
    constexpr int kFull = 20;
    return static_cast<double>(count.hits) / std::max(count.in_frame, kFull);
}

std::optional<GrownLattice> grow_lattice(const RidgeMap& map, const LatticeGuess& guess,
                                         const RadialLens& lens) {
    static const auto all = segments_within(kGrowRadii.back());
    GrownLattice grown{{guess.px_from_board, lens, map.size(), 0}, guess.polarity, 0};
    auto& view = grown.view;
    std::size_t used = 0;
    for (std::size_t i = 0; i < kGrowRadii.size(); ++i) {
        while (used < all.size() && cv::norm(all[used].middle()) <= kGrowRadii[i]) ++used;
        const std::vector<UnitSegment> near(all.begin(),
                                            all.begin() + static_cast<std::ptrdiff_t>(used));
        for (const double range : kGrowRanges) {
            ProfileOptions profile;
            profile.stations = 5;
            profile.range = range;
            profile.polarity = guess.polarity;
            const auto observations = observe(map, view, near, 2, profile);
            FitOptions fit;
            fit.steps = 2;
            fit.extent = kGrowRadii[i];
            const auto& h = view.undistorted_px_from_board;
            fit.loss_px = 0.05 * std::sqrt(std::abs(cv::determinant(h) / std::pow(h(2, 2), 3)));
            if (i < kDampedRadii) fit.perspective_damping = kPerspectiveDamping;
            view = fit_view(view, observations, fit);
            if (!is_sane(view, kGrowRadii[i])) return std::nullopt;
        }
        if (kMinShares[i] <= 0) continue;
        const double share = count_hits(line_tester(map, view, guess.polarity), near).share();
        if (share < kMinShares[i]) return std::nullopt;
        if (i == kReportedRadius) grown.share = share;
    }
    return grown;
}

std::vector<LineObservation> observe_printed_lines(const RidgeMap& map, const BoardView& view,
                                                   Polarity polarity) {
    return observe_inside(map, view, polarity, kRefineRanges.back());
}

BoardView refine_endless(const RidgeMap& map, const BoardView& view, Polarity polarity,
                         double radius, const RefineOptions& options) {
    const auto segments = segments_within(radius);
    auto refined = view;
    for (const double range : kEndlessRanges) {
        ProfileOptions profile;
        profile.stations = 5;
        profile.bins = 17;
        profile.range = range;
        profile.polarity = polarity;
        profile.median = true;
        FitOptions fit;
        fit.free_lens = options.free_lens;
        fit.loss_px = 0.02 * refined.spacing_px({0, 0});
        refined = fit_view(refined, observe(map, refined, segments, 2, profile, true), fit);
    }
    return refined;
}

RefinedLattice refine_lattice(const RidgeMap& map, const BoardView& view, Polarity polarity,
                              const RefineOptions& options) {
    RefinedLattice refined{view, 0, 0};
    std::vector<LineObservation> observations;
    for (const double range : kRefineRanges) {
        observations = observe_inside(map, refined.view, polarity, range);
        FitOptions fit;
        fit.free_lens = options.free_lens;
        fit.loss_px = 0.02 * refined.view.spacing_px({0, 0});
        refined.view = fit_view(refined.view, observations, fit);
    }
    double squares = 0;
    double weights = 0;
    for (const auto& o : observations) {
        const double residual = residual_px(refined.view, o);
        squares += o.weight * residual * residual;
        weights += o.weight;
    }
    refined.rms_px = weights > 0 ? std::sqrt(squares / weights) : 0;
    refined.observations = static_cast<int>(observations.size());
    return refined;
}

}  // namespace yinsight
