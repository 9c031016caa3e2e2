#include "vision/locate.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "vision/debug_sink.hpp"
#include "vision/lattice/lattice_candidate.hpp"
#include "vision/lattice/lattice_grow.hpp"
#include "vision/lattice/lattice_picture.hpp"
#include "vision/lattice/lattice_windows.hpp"
#include "vision/lattice/ridge_map.hpp"
#include "vision/lattice/ridge_segments.hpp"
#include "vision/lattice/working_image.hpp"
#include "vision/naming/rectangle.hpp"

namespace yinsight {

namespace {

/// Smallest picture side in which 85 points can be told apart, in pixels.
constexpr int kMinSide = 60;
/// Most a picture is enlarged before the search.
constexpr int kMaxEnlargement = 2;
/// Long side at which a board is first looked for in larger pictures, and the one at which it is
/// confirmed then.
constexpr int kQuickSize = 640;
constexpr int kConfirmedSize = 1000;
/// Long side below which a picture is only searched enlarged so, in pixels.
constexpr int kSmallPicture = 320;
/// Guesses grown at one size and polarity, best rated first; the rating is rough where perspective
/// is strong, growing sorts them.
constexpr std::size_t kMaxGrown = 40;
/// Guesses rated below this are not grown.
constexpr double kMinRating = 0.15;
/// A lattice grown with this share of lines is finished at once, without looking for a better one.
constexpr double kSureShare = 0.55;
/// Lattices finished at one size and polarity, best grown first.
constexpr std::size_t kMaxFinished = 5;
/// Distances in spacings at which a guess or a grown lattice is one that was finished already.
constexpr double kSameGuess = 0.3;
constexpr double kSameLattice = 0.2;

/// Long sides of the pictures that are searched one after the other, in pixels. The last is for
/// views so close that a spacing fills a good part of the picture.
std::vector<int> working_sizes(int long_side_px) {
    if (long_side_px < kSmallPicture) return {kMaxEnlargement * long_side_px};
    if (2 * long_side_px < 1000) return {640};
    if (long_side_px < 1600) return {1000, 640, 400};
    return {1000, 640, 1600, 400};
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
        finished_.clear();
        segments_.clear();
        best_here_.reset();
        const bool ends = try_polarities(image, map);
        if (options_.debug) show(image, map);
        return ends;
    }

    /// Fits what was found at a smaller size to the lines of a larger one. Whether it is the board
    /// beyond doubt there.
    bool confirm_at(int long_side_px) {
        const auto image = make_working_image(picture_, long_side_px);
        const auto map = make_curvature_map(image.grey);
        segments_.clear();
        best_here_ = best_;
        best_here_->view = image.working_from_native(best_.view);
        best_here_ = transfer_lattice(map, *best_here_, {!options_.lens});
        if (options_.debug) show(image, map);
        best_ = in_native(image, *best_here_);
        return best_.is_clear();
    }

    LocateResult result() const {
        LocateResult result;
        if (!any_) {
            result.reason = "no lattice lines were found";
            return result;
        }
        const auto& placement = best_.placement;
        result.evidence = {placement.inner.share(), placement.weakest_share,
                           placement.ghost.share(), best_.margin(), best_.rms_px};
        if (is_believed()) {
            result.view = best_.view;
            return result;
        }
        result.refused = best_.view;
        result.reason = best_.looks_like_lattice()
                            ? "a lattice was seen, but not which part of a YINSH board it is"
                            : "the lines found do not form the lattice of a YINSH board";
        return result;
    }

  private:
    bool try_polarities(const WorkingImage& image, const RidgeMap& map) {
        const auto lens = options_.lens ? image.working_from_native(*options_.lens)
                                        : straight_lens(image.grey.size());
        for (const auto polarity : {Polarity::dark, Polarity::light}) {
            if (try_polarity(image, map, lens, polarity)) return true;
        }
        return any_ && is_believed();
    }

    bool try_polarity(const WorkingImage& image, const RidgeMap& map, const RadialLens& lens,
                      Polarity polarity) {
        const auto segments = find_ridge_segments(map, polarity);
        if (options_.debug) segments_.insert(segments_.end(), segments.begin(), segments.end());
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

    /// Shows this size's lines, and how the best of its candidates lies on them.
    void show(const WorkingImage& image, const RidgeMap& map) const {
        const auto size = std::to_string(std::max(image.grey.cols, image.grey.rows));
        const auto view = best_here_ ? std::optional{best_here_->view} : std::nullopt;
        options_.debug->show("lines_" + size, draw_lines(image.grey, segments_, view));
        if (best_here_)
            options_.debug->show("lattice_" + size,
                                 draw_fit(image.grey, map, best_here_->view, best_here_->polarity));
    }

    /// A board, and not the paler copy of a lattice that was refused for its outline.
    bool is_believed() const {
        return best_.is_accepted() && best_.placement.inner.share() >= refused_share_;
    }

    bool is_finished(const BoardView& view, double tolerance) const {
        return std::any_of(finished_.begin(), finished_.end(), [&](const auto& other) {
            return is_same_lattice(other, view, tolerance);
        });
    }

    /// True if it ends the search.
    bool finish_and_consider(const WorkingImage& image, const RidgeMap& map,
                             const GrownLattice& grown) {
        auto candidate = finish_lattice(map, grown, {!options_.lens});
        finished_.push_back(grown.view);
        finished_.push_back(candidate.view);
        return consider(image, std::move(candidate));
    }

    /// Keeps the better of this candidate and the best so far; true if it ends the search.
    bool consider(const WorkingImage& image, LatticeCandidate candidate) {
        const auto rank = [](const LatticeCandidate& c) {
            return std::tuple{c.is_accepted(), c.looks_like_lattice(), c.quality()};
        };
        if (candidate.needs_edge()) {
            const auto native = image.native_from_working(candidate.view);
            candidate.edge_confirms = edge_confirms_centre(picture_, native);
        }
        if (candidate.looks_like_lattice() && !candidate.outline.is_yinsh())
            refused_share_ = std::max(refused_share_, candidate.placement.inner.share());
        if (!best_here_ || rank(candidate) > rank(*best_here_)) best_here_ = candidate;
        candidate = in_native(image, candidate);
        if (!any_ || rank(candidate) > rank(best_)) best_ = candidate;
        any_ = true;
        return candidate.is_clear() && is_believed();
    }

    static LatticeCandidate in_native(const WorkingImage& image, LatticeCandidate candidate) {
        candidate.view = image.native_from_working(candidate.view);
        candidate.rms_px /= image.scale();
        return candidate;
    }

    const cv::Mat& picture_;
    const LocateOptions& options_;
    bool any_ = false;
    LatticeCandidate best_;
    /// The largest share of lines seen on a lattice with another outline.
    double refused_share_ = 0;
    /// The best at the present size, in working pixels.
    std::optional<LatticeCandidate> best_here_;
    /// The pieces of ridge at the present size; kept for debugging only.
    std::vector<RidgeSegment> segments_;
    /// Lattices already finished at the present size, in working pixels: as grown, and as refined.
    std::vector<BoardView> finished_;
};

}  // namespace

LocateResult locate_board(const cv::Mat& picture, const LocateOptions& options) {
    const int long_side = std::max(picture.cols, picture.rows);
    if (std::min(picture.cols, picture.rows) < kMinSide) {
        return {std::nullopt, std::nullopt, {}, "the picture is too small to hold a board"};
    }
    // Most boards are seen well enough at a small size, where they cost a third.
    if (long_side >= kConfirmedSize) {
        Search quick{picture, options};
        if (quick.at_size(kQuickSize) && quick.confirm_at(kConfirmedSize)) return quick.result();
    }
    Search search{picture, options};
    for (const int size : working_sizes(long_side)) {
        if (search.at_size(size)) break;
    }
    return search.result();
}

}  // namespace yinsight
