#include "vision/locate.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "vision/lattice/lattice_evidence.hpp"
#include "vision/lattice/lattice_grow.hpp"
#include "vision/lattice/lattice_windows.hpp"
#include "vision/lattice/ridge_map.hpp"
#include "vision/lattice/ridge_segments.hpp"
#include "vision/lattice/working_image.hpp"

namespace yinsight {

namespace {

/// Smallest picture side in which 85 points can be told apart, in pixels.
constexpr int kMinSide = 60;
/// Most a picture is enlarged before the search.
constexpr double kMaxEnlargement = 2;
/// Guesses grown at one size and polarity, best rated first; the rating is rough where perspective
/// is strong, growing sorts them.
constexpr std::size_t kMaxGrown = 40;
/// Guesses rated below this are not grown.
constexpr double kMinRating = 0.15;
/// A lattice grown with this share of lines is finished at once, without looking for a better one.
constexpr double kSureShare = 0.55;
/// Lattices finished at one size and polarity, best grown first.
constexpr std::size_t kMaxFinished = 5;
/// Axial reach of the outline search after growth and after refinement.
constexpr int kFirstReach = 7;
constexpr int kLastReach = 3;
/// Most rounds of refinement and outline search until the outline stays where it is.
constexpr int kMaxRounds = 4;
/// Acceptance, see LatticeEvidence: each direction of lines must be seen (square grids have two
/// good ones), and the outline's place must be clear (other triangular boards have other outlines).
/// Raising them refuses covered and faint boards; other games were seen to reach 0.25 and 0.13.
constexpr double kMinWeakestShare = 0.38;
constexpr double kMinMargin = 0.18;
/// Fewest of the 222 unit segments that must lie in the picture.
constexpr int kMinInFrame = 60;
/// An accepted candidate this clear ends the search; a less clear one waits for better ones at the
/// same size.
constexpr double kClearHitShare = 0.7;
constexpr double kClearMargin = 0.4;

/// Distances in spacings at which a guess or a grown lattice is one that was finished already.
constexpr double kSameGuess = 0.3;
constexpr double kSameLattice = 0.2;
/// From this share of hits on, the other polarity is not tried.
constexpr double kSureHitShare = 0.9;

struct Candidate {
    BoardView view;
    Polarity polarity = Polarity::dark;
    OutlinePlacement placement;
    double rms_px = 0;
    /// Whether refinement and outline search agree on the placement.
    bool settled = false;

    double quality() const { return placement.inner.share() + placement.margin; }
};

bool looks_like_lattice(const Candidate& c) {
    return c.placement.inner.in_frame >= kMinInFrame &&
           c.placement.weakest_share >= kMinWeakestShare;
}

bool is_accepted(const Candidate& c) {
    return looks_like_lattice(c) && c.settled && c.placement.margin >= kMinMargin;
}

bool is_clear(const Candidate& c) {
    return is_accepted(c) && c.placement.inner.share() >= kClearHitShare &&
           c.placement.margin >= kClearMargin;
}

Candidate finish(const RidgeMap& map, const BoardView& grown, Polarity polarity, bool free_lens) {
    Candidate candidate;
    candidate.polarity = polarity;
    candidate.placement = place_outline(line_tester(map, grown, polarity), kFirstReach);
    candidate.view = moved_origin(grown, candidate.placement.centre);
    for (int round = 0; round < kMaxRounds; ++round) {
        const auto refined = refine_lattice(map, candidate.view, polarity, {free_lens});
        candidate.placement = place_outline(line_tester(map, refined.view, polarity), kLastReach);
        candidate.view = moved_origin(refined.view, candidate.placement.centre);
        candidate.rms_px = refined.rms_px;
        candidate.settled = candidate.placement.centre == Axial{};
        if (candidate.settled) break;
    }
    return candidate;
}

Polarity other(Polarity polarity) {
    return polarity == Polarity::dark ? Polarity::light : Polarity::dark;
}

/// The better of both polarities: the side lobes of a dark line are light lines a few pixels off,
/// good enough to grow a lattice on, which then never leaves them.
Candidate finish_both(const RidgeMap& map, const GrownLattice& grown, bool free_lens) {
    const auto as_guessed = finish(map, grown.view, grown.polarity, free_lens);
    if (as_guessed.placement.inner.share() >= kSureHitShare) return as_guessed;
    const auto turned = finish(map, grown.view, other(grown.polarity), free_lens);
    return turned.quality() > as_guessed.quality() ? turned : as_guessed;
}

/// The search at one working size; keeps the best candidate of all sizes.
class Search {
  public:
    Search(const cv::Mat& picture, const LocateOptions& options)
        : picture_{picture}, options_{options} {}

    /// Whether the search may end.
    bool at_size(int long_side_px) {
        const auto image = make_working_image(picture_, long_side_px);
        const auto map = make_ridge_map(image.grey);
        const auto segments = find_ridge_segments(map);
        finished_.clear();
        const auto lens = options_.lens ? image.working_from_native(*options_.lens)
                                        : straight_lens(image.grey.size());
        for (const auto polarity : {Polarity::dark, Polarity::light}) {
            if (try_polarity(image, map, segments, lens, polarity)) return true;
        }
        return any_ && is_accepted(best_);
    }

    LocateResult result() const {
        LocateResult result;
        if (!any_) {
            result.reason = "no lattice lines were found";
            return result;
        }
        const auto& placement = best_.placement;
        result.evidence = {placement.inner.share(), placement.weakest_share,
                           placement.ghost.share(), placement.margin, best_.rms_px};
        if (is_accepted(best_)) {
            result.view = best_.view;
            return result;
        }
        result.refused = best_.view;
        result.reason = looks_like_lattice(best_)
                            ? "a lattice was seen, but not which part of a YINSH board it is"
                            : "the lines found do not form the lattice of a YINSH board";
        return result;
    }

  private:
    bool try_polarity(const WorkingImage& image, const RidgeMap& map,
                      const std::vector<RidgeSegment>& segments, const RadialLens& lens,
                      Polarity polarity) {
        auto guesses = guess_lattices(segments, map.size(), polarity);
        for (auto& guess : guesses) guess.score = rate_guess(map, guess, lens);
        std::erase_if(guesses, [](const auto& g) { return g.score < kMinRating; });
        std::stable_sort(guesses.begin(), guesses.end(),
                         [](const auto& a, const auto& b) { return a.score > b.score; });
        if (guesses.size() > kMaxGrown) guesses.resize(kMaxGrown);
        std::vector<GrownLattice> waiting;
        for (const auto& guess : guesses) {
            const BoardView start{guess.px_from_board, lens, map.size(), 0};
            if (is_finished(start, kSameGuess)) continue;
            const auto grown = grow_lattice(map, guess, lens);
            if (!grown || is_finished(grown->view, kSameLattice)) continue;
            if (grown->share < kSureShare) {
                waiting.push_back(*grown);
            } else if (finish_and_consider(image, map, *grown)) {
                return true;
            }
        }
        std::stable_sort(waiting.begin(), waiting.end(),
                         [](const auto& a, const auto& b) { return a.share > b.share; });
        std::size_t count = 0;
        for (const auto& grown : waiting) {
            if (is_finished(grown.view, kSameLattice)) continue;
            if (finish_and_consider(image, map, grown)) return true;
            if (++count == kMaxFinished) break;
        }
        return false;
    }

    bool is_finished(const BoardView& view, double tolerance) const {
        return std::any_of(finished_.begin(), finished_.end(), [&](const auto& other) {
            return is_same_lattice(other, view, tolerance);
        });
    }

    /// True if it ends the search.
    bool finish_and_consider(const WorkingImage& image, const RidgeMap& map,
                             const GrownLattice& grown) {
        auto candidate = finish_both(map, grown, !options_.lens);
        finished_.push_back(grown.view);
        finished_.push_back(candidate.view);
        return consider(image, std::move(candidate));
    }

    /// Keeps the better of this candidate and the best so far; true if it ends the search.
    bool consider(const WorkingImage& image, Candidate candidate) {
        candidate.view = image.native_from_working(candidate.view);
        candidate.rms_px /= image.scale();
        const auto rank = [](const Candidate& c) {
            return std::tuple{is_accepted(c), looks_like_lattice(c), c.quality()};
        };
        if (!any_ || rank(candidate) > rank(best_)) best_ = candidate;
        any_ = true;
        return is_clear(candidate);
    }

    const cv::Mat& picture_;
    const LocateOptions& options_;
    bool any_ = false;
    Candidate best_;
    /// Lattices already finished at the present size, in working pixels: as grown, and as refined.
    std::vector<BoardView> finished_;
};

}  // namespace

LocateResult locate_board(const cv::Mat& picture, const LocateOptions& options) {
    const int long_side = std::max(picture.cols, picture.rows);
    if (std::min(picture.cols, picture.rows) < kMinSide) {
        return {std::nullopt, std::nullopt, {}, "the picture is too small to hold a board"};
    }
    Search search{picture, options};
    for (const int size : {1000, 640, 1600}) {
        if (size > kMaxEnlargement * long_side || (size > 1000 && size > long_side)) continue;
        if (search.at_size(size)) break;
    }
    return search.result();
}

}  // namespace yinsight
