#pragma once
// A camera that is often wrong: films a script and reads every point with misreadings, hidden
// points, changing light and missing frames.

#include <functional>

#include "referee/arbiter/observation.hpp"
#include "tests/support/film_camera.hpp"

namespace yinsight {

struct CameraNoise {
    /// Share of the readings of a point and frame that favour a wrong state.
    double misread = 0.02;
    /// Of these, the share that is sure of itself; the others leave the truth a good chance.
    double sure_misread = 0.5;
    /// Share of the points hidden at random in each frame.
    double hidden = 0.1;
    /// Share of the frames that never arrive.
    double missing = 0.1;
    /// Share of frames in which a storage circle can be read.
    double storage_seen = 0.8;
    /// Mean probability that a good reading gives the truth, and how far it may lie off that.
    double sureness = 0.95;
    double sureness_spread = 0.04;
};

class NoisyCamera : public FilmCamera {
  public:
    NoisyCamera(const CameraNoise& noise, const Pace& pace, std::uint64_t seed)
        : FilmCamera{pace, seed}, noise_{noise} {}

    /// A frame, and the board as it really was.
    using Watch = std::function<void(const Observation&, const RealBoard&)>;
    /// Films all beats, hands every frame that arrives to `watch`, and writes the times into the
    /// film's truth.
    void shoot(Film& film, const Watch& watch);

  private:
    void take(const Scene& scene, double time_s, int number) override;
    PointBelief read(PointState truth, bool doubtful);
    PointState confuse(PointState truth);

    CameraNoise noise_;
    Watch watch_;
};

}  // namespace yinsight
