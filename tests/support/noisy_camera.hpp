#pragma once
// A camera that is often wrong: films a script and reads every point with misreadings, hidden
// points, changing light and missing frames.

#include <functional>

#include "referee/arbiter/observation.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/film.hpp"

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

struct Pace {
    /// Time between two frames, in seconds.
    double frame_s = 0.11;
    /// One calm look a step (and now and then one of the hand), 0.4 to 1.2 s apart.
    bool time_lapse = false;
};

class NoisyCamera {
  public:
    NoisyCamera(const CameraNoise& noise, const Pace& pace, std::uint64_t seed)
        : noise_{noise}, pace_{pace}, dice_{seed} {}

    /// A frame, and the board as it really was.
    using Watch = std::function<void(const Observation&, const RealBoard&)>;
    /// Films all beats, hands every frame that arrives to `watch`, and writes the times into the
    /// film's truth.
    void shoot(Film& film, const Watch& watch);

  private:
    struct Scene {
        const RealBoard* board;
        PointSet covered;
        PointSet askew;
        bool hand = false;
        bool moving = false;
        bool flicker = false;
        bool unseen = false;
    };

    void shoot_live(const Beat& beat, const RealBoard& before, Truth& truth);
    void shoot_time_lapse(const Beat& beat, Truth& truth);
    void stay(const Scene& scene, double until_s);
    void take(const Scene& scene);
    PointBelief read(PointState truth, bool doubtful);
    PointState confuse(PointState truth);
    void mark(const Beat& beat, Truth& truth) const;

    CameraNoise noise_;
    Pace pace_;
    Dice dice_;
    Watch watch_;
    double now_s_ = 0;
    double next_frame_s_ = 0;
    int frame_ = 0;
};

}  // namespace yinsight
