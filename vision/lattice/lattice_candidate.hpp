#pragma once
// A grown lattice, placed and refined: a candidate for the board, and whether to believe it.

#include "calibration/board_view.hpp"
#include "vision/lattice/lattice_evidence.hpp"
#include "vision/lattice/lattice_grow.hpp"
#include "vision/lattice/outline_check.hpp"
#include "vision/lattice/ridge_map.hpp"

namespace yinsight {

struct LatticeCandidate {
    BoardView view;
    Polarity polarity = Polarity::dark;
    OutlinePlacement placement;
    /// Root mean square distance between predicted and observed lines, in the view's pixels.
    double rms_px = 0;
    /// Whether refinement and outline search agree on the placement.
    bool settled = false;
    /// How clearly the outline's placement beats the likeliest other one when segments hidden by
    /// texture are left out, in nats; 0 where the placement is another then.
    double careful_margin = 0;
    /// Share of the printed segments that show a line then.
    double careful_share = 0;
    /// Whether the lines end where a board's do.
    OutlineCheck outline;
    /// Whether the board's edge lies symmetrically about the placed centre.
    bool edge_confirms = false;

    /// The better founded of the two margins.
    double margin() const;
    /// Larger is better; for choosing among candidates.
    double quality() const;
    /// The lattice of a board is seen, wherever the outline lies on it.
    bool looks_like_lattice() const;
    /// It is the board.
    bool is_accepted() const;
    /// It is the board beyond need to look for a better candidate.
    bool is_clear() const;
    /// The edge could turn a refusal into acceptance.
    bool needs_edge() const;
};

/// Places the outline and refines, with the polarity that explains the lines better.
LatticeCandidate finish_lattice(const RidgeMap& map, const GrownLattice& grown,
                                const RefineOptions& options);

/// Refines and checks anew a candidate found at another size; its view is in the map's pixels.
LatticeCandidate transfer_lattice(const RidgeMap& map, const LatticeCandidate& candidate,
                                  const RefineOptions& options);

}  // namespace yinsight
