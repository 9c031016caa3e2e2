#include "vision/locate.hpp"

#include <algorithm>
#include <array>

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
/// Guesses grown at one size and polarity, best rated first.
constexpr std::size_t kMaxGrown = 6;
/// Guesses rated below this are not grown.
constexpr double kMinRating = 0.35;
/// Axial reach of the outline search after growth and after refinement.
constexpr int kFirstReach = 7;
constexpr int kLastReach = 2;
/// Acceptance: shares of unit segments, see LatticeEvidence. Raising them refuses covered and faint
/// boards, lowering them accepts other games.
constexpr double kMinHitShare = 0.45;
constexpr double kMinMargin = 0.18;
constexpr double kMinNetShare = 0.45;
constexpr double kGhostWeight = 0.7;
constexpr int kMinInFrame = 60;

/// From this share of hits on, the other polarity is not tried.
constexpr double kSureHitShare = 0.9;

struct Candidate {
    BoardView view;
    Polarity polarity = Polarity::dark;
    OutlinePlacement placement;
    double rms_px = 0;
};

bool looks_like_lattice(const Candidate& c) {
    return c.placement.inner.in_frame >= kMinInFrame && c.placement.inner.share() >= kMinHitShare;
}

bool is_accepted(const Candidate& c) {
    const double net = c.placement.inner.share() - kGhostWeight * c.placement.ghost.share();
    return looks_like_lattice(c) && c.placement.margin >= kMinMargin && net >= kMinNetShare;
}

Candidate finish(const RidgeMap& map, const BoardView& grown, Polarity polarity, bool free_lens) {
    Candidate candidate;
    candidate.polarity = polarity;
    candidate.placement = place_outline(map, grown, polarity, kFirstReach);
    candidate.view = moved_origin(grown, candidate.placement.centre);
    for (int round = 0; round < 2; ++round) {
        const auto refined = refine_lattice(map, candidate.view, polarity, {free_lens});
        candidate.placement = place_outline(map, refined.view, polarity, kLastReach);
        candidate.view = moved_origin(refined.view, candidate.placement.centre);
        candidate.rms_px = refined.rms_px;
        if (candidate.placement.centre == Axial{}) break;
    }
    return candidate;
}

Polarity other(Polarity polarity) {
    return polarity == Polarity::dark ? Polarity::light : Polarity::dark;
}

/// The better of both polarities: the side lobes of a dark line are light lines a few pixels off,
/// good enough to grow a lattice on, which then never leaves them.
Candidate finish_both(const RidgeMap& map, const BoardView& grown, Polarity polarity,
                      bool free_lens) {
    const auto as_guessed = finish(map, grown, polarity, free_lens);
    if (as_guessed.placement.inner.share() >= kSureHitShare) return as_guessed;
    const auto turned = finish(map, grown, other(polarity), free_lens);
    return turned.placement.inner.share() > as_guessed.placement.inner.share() ? turned
                                                                               : as_guessed;
}

/// The search at one working size; keeps the best candidate of all sizes.
class Search {
  public:
    Search(const cv::Mat& picture, const LocateOptions& options)
        : picture_{picture}, options_{options} {}

    bool at_size(int long_side_px) {
        const auto image = make_working_image(picture_, long_side_px);
        const auto map = make_ridge_map(image.grey);
        const auto segments = find_ridge_segments(map);
        const auto lens = options_.lens ? image.working_from_native(*options_.lens)
                                        : straight_lens(image.grey.size());
        for (const auto polarity : {Polarity::dark, Polarity::light}) {
            if (try_polarity(image, map, segments, lens, polarity)) return true;
        }
        return false;
    }

    LocateResult result() const {
        LocateResult result;
        if (!best_) {
            result.reason = "no lattice lines were found";
            return result;
        }
        result.evidence = evidence_;
        if (accepted_) {
            result.view = best_;
            return result;
        }
        result.refused = best_;
        if (lattice_seen_) {
            result.reason = "a lattice was seen, but not which part of a YINSH board it is";
        } else {
            result.reason = "the lines found do not form the lattice of a YINSH board";
        }
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
        for (const auto& guess : guesses) {
            const auto grown = grow_lattice(map, guess, lens);
            if (!grown) continue;
            if (consider(image, finish_both(map, *grown, polarity, !options_.lens))) return true;
        }
        return false;
    }

    bool consider(const WorkingImage& image, const Candidate& candidate) {
        const auto& placement = candidate.placement;
        accepted_ = is_accepted(candidate);
        const bool seen = looks_like_lattice(candidate);
        lattice_seen_ = lattice_seen_ || seen;
        if (accepted_ || !best_ || placement.inner.share() > evidence_.hit_share) {
            best_ = image.native_from_working(candidate.view);
            evidence_ = {placement.inner.share(), placement.ghost.share(), placement.margin,
                         candidate.rms_px / image.scale()};
        }
        return accepted_;
    }

    const cv::Mat& picture_;
    const LocateOptions& options_;
    std::optional<BoardView> best_;
    LatticeEvidence evidence_;
    bool accepted_ = false;
    bool lattice_seen_ = false;
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
