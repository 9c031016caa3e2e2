#include "vision/lattice/lattice_candidate.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// Axial reach of the outline search after growth and after refinement.
constexpr int kFirstReach = 7;
constexpr int kLastReach = 3;
/// Radius in spacings around the origin in which lines are fitted when the outline's place is in
/// doubt.
constexpr double kEndlessRadius = 9;
/// Most rounds of refinement and outline search until the outline stays where it is.
constexpr int kMaxRounds = 4;
/// Acceptance: each direction of lines must be seen (square grids have two good ones), and the
/// outline's place must be clear (other triangular boards have other outlines). Raising them
/// refuses covered and faint boards. Other games reached a weakest share of 0.35 and 1.5 nats; a
/// right lattice one spacing off, half covered, 9.7 nats.
constexpr double kMinWeakestShare = 0.34;
constexpr double kMinMargin = 12;
/// The margin that is enough where the board's edge confirms the place.
constexpr double kMinMarginWithEdge = 3;
/// With what texture hides left out, so many of a board's lines are seen; a lattice a little off
/// showed 0.41 of them and a large margin.
constexpr double kMinCarefulShare = 0.75;
/// The margin that is enough where so many are seen: parts of a board that nothing covers.
constexpr double kFullShare = 0.95;
constexpr double kMinMarginWhenFull = 8;
/// Ranks among the contrasts of a board's lines: of a usual line, and of one that wrong hits, which
/// are weak, cannot set. Raising them calls faint lines missing.
constexpr double kUsualRank = 0.5;
constexpr double kClearRank = 0.7;
/// Fewest of the 222 unit segments that must lie in the picture.
constexpr int kMinInFrame = 60;
/// An accepted candidate this good ends the search; a lesser one waits for better ones at the same
/// size.
constexpr double kClearHitShare = 0.7;
constexpr double kClearMargin = 30;
/// From this share of hits on, the other polarity is not tried.
constexpr double kSureHitShare = 0.9;
/// Nats that weigh as much as all segments being seen, when candidates are compared.
constexpr double kQualityNats = 100;

/// Refinement and outline search in turn, until the outline stays where it is.
void settle(const RidgeMap& map, LatticeCandidate& candidate, const RefineOptions& options) {
    candidate.settled = false;
    for (int round = 0; round < kMaxRounds && !candidate.settled; ++round) {
        const auto refined = refine_lattice(map, candidate.view, candidate.polarity, options);
        candidate.placement =
            place_outline(line_tester(map, refined.view, candidate.polarity), kLastReach);
        candidate.view = moved_origin(refined.view, candidate.placement.centre);
        candidate.rms_px = refined.rms_px;
        candidate.settled = candidate.placement.centre == Axial{};
    }
}

LatticeCandidate finish_as(const RidgeMap& map, const BoardView& grown, Polarity polarity,
                           const RefineOptions& options) {
    LatticeCandidate candidate;
    candidate.polarity = polarity;
    candidate.placement = place_outline(line_tester(map, grown, polarity), kFirstReach);
    candidate.view = moved_origin(grown, candidate.placement.centre);
    settle(map, candidate, options);
    return candidate;
}

/// Fits a lattice whose place is in doubt to all that is seen of it, and places the outline anew:
/// what lies outside a wrongly placed outline was not fitted, and so not seen, under a bent lens.
LatticeCandidate place_again(const RidgeMap& map, const LatticeCandidate& doubtful,
                             const RefineOptions& options) {
    auto candidate = doubtful;
    candidate.view = refine_endless(map, doubtful.view, doubtful.polarity, kEndlessRadius, options);
    candidate.placement =
        place_outline(line_tester(map, candidate.view, candidate.polarity), kFirstReach);
    candidate.view = moved_origin(candidate.view, candidate.placement.centre);
    settle(map, candidate, options);
    return candidate;
}

/// Looks again at a candidate's outline, with what is known of the lines' contrast.
void check_carefully(const RidgeMap& map, LatticeCandidate& candidate) {
    const auto& view = candidate.view;
    const auto tester_for = [&](double rank) {
        const double contrast = contrast_of_lines(map, view, candidate.polarity, rank);
        return careful_line_tester(map, view, candidate.polarity, contrast);
    };
    const auto clear_tester = tester_for(kClearRank);
    candidate.outline = check_outline(tester_for(kUsualRank), clear_tester);
    if (candidate.placement.margin >= kClearMargin) return;
    const auto placement = place_outline(clear_tester, kLastReach);
    if (placement.centre != Axial{}) return;
    candidate.careful_share = placement.inner.share();
    if (candidate.careful_share >= kMinCarefulShare) candidate.careful_margin = placement.margin;
}

Polarity other(Polarity polarity) {
    return polarity == Polarity::dark ? Polarity::light : Polarity::dark;
}

}  // namespace

double LatticeCandidate::margin() const {
    return std::max(placement.margin, careful_margin);
}

double LatticeCandidate::quality() const {
    return placement.inner.share() + margin() / kQualityNats;
}

bool LatticeCandidate::looks_like_lattice() const {
    return placement.inner.in_frame >= kMinInFrame && placement.weakest_share >= kMinWeakestShare;
}

bool LatticeCandidate::is_accepted() const {
    const double unaided = careful_share >= kFullShare ? kMinMarginWhenFull : kMinMargin;
    const double needed = edge_confirms ? kMinMarginWithEdge : unaided;
    return looks_like_lattice() && settled && margin() >= needed && outline.is_yinsh();
}

bool LatticeCandidate::is_clear() const {
    return is_accepted() && placement.inner.share() >= kClearHitShare && margin() >= kClearMargin;
}

bool LatticeCandidate::needs_edge() const {
    return looks_like_lattice() && settled && outline.is_yinsh() &&
           margin() >= kMinMarginWithEdge && margin() < kMinMargin;
}

// Both polarities: the side lobes of a dark line are light lines a few pixels off, good enough to
// grow a lattice on, which then never leaves them.
LatticeCandidate finish_lattice(const RidgeMap& map, const GrownLattice& grown,
                                const RefineOptions& options) {
    auto finished = finish_as(map, grown.view, grown.polarity, options);
    if (finished.placement.inner.share() < kSureHitShare) {
        const auto turned = finish_as(map, grown.view, other(grown.polarity), options);
        if (turned.quality() > finished.quality()) finished = turned;
    }
    if (finished.looks_like_lattice() && finished.placement.margin < kMinMargin) {
        const auto again = place_again(map, finished, options);
        if (again.looks_like_lattice() && again.placement.margin > finished.placement.margin)
            finished = again;
    }
    if (finished.looks_like_lattice()) check_carefully(map, finished);
    return finished;
}

LatticeCandidate transfer_lattice(const RidgeMap& map, const LatticeCandidate& candidate,
                                  const RefineOptions& options) {
    auto transferred = candidate;
    settle(map, transferred, options);
    if (transferred.looks_like_lattice()) check_carefully(map, transferred);
    return transferred;
}

}  // namespace yinsight
