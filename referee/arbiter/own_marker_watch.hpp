#pragma once
// Remembers where a marker of the mover's own colour was seen in an own ring, or where that ring
// had stood, since the turn began: only this tells a marker that was turned over later from one
// that was put down with the wrong colour up. Knows no rules.

#include <array>

#include "referee/arbiter/observation.hpp"
#include "referee/point_set.hpp"
#include "referee/side.hpp"

namespace yinsight {

class OwnMarkerWatch {
  public:
    /// `most_per_look`: the most that one look may say, in nats; see kSeen.
    explicit OwnMarkerWatch(float most_per_look) : most_per_look_{most_per_look} {}

    /// Takes one look, a hand or not: points in view say what they show. `rings` are the points of
    /// the mover's rings when the turn began.
    void look(const Observation& observation, Side mover, PointSet rings);
    /// A turn begins.
    void reset();

    PointSet seen() const { return seen_; }

    /// How much looks must say for a marker, in nats, to have seen it. Raising it asks for more
    /// looks; where one look can say less than this, a single misreading cannot see a marker.
    static constexpr float kSeen = 3.0F;

  private:
    float most_per_look_;
    /// By Point::index(); looks that show something else count down to 0.
    std::array<float, kPointCount> evidence_{};
    PointSet seen_;
};

}  // namespace yinsight
