#pragma once
// A camera in front of a film: decides when a frame is taken and what it shows, as a live camera or
// as one look a step. What a frame looks like is for those who derive from it.

#include "tests/support/dice.hpp"
#include "tests/support/film.hpp"

namespace yinsight {

struct Pace {
    /// Time between two frames, in seconds.
    double frame_s = 0.11;
    /// One calm look a step (and now and then one of the hand), 0.4 to 1.2 s apart.
    bool time_lapse = false;
};

class FilmCamera {
  public:
    FilmCamera(const Pace& pace, std::uint64_t seed) : dice_{seed}, pace_{pace} {}
    virtual ~FilmCamera() = default;

  protected:
    /// What lies in front of the camera at one moment.
    struct Scene {
        const RealBoard* board;
        const Beat* beat;
        /// How far the hand is out over the board: 0 it comes or goes, 1 it works; below 0 there is
        /// none.
        double reach = -1;
        PointSet covered{};
        bool hand = false;
        bool moving = false;
        bool flicker = false;
    };

    /// Films all beats and writes the times into the film's truth.
    void roll(Film& film);
    /// Takes a frame; `number` counts those too that never arrive.
    virtual void take(const Scene& scene, double time_s, int number) = 0;

    Dice dice_;

  private:
    void shoot_live(const Beat& beat, const RealBoard& before, Truth& truth);
    void shoot_time_lapse(const Beat& beat, Truth& truth);
    void stay(Scene& scene, double until_s, double reach_from, double reach_to);
    void expose(const Scene& scene);
    void mark(const Beat& beat, Truth& truth) const;

    Pace pace_;
    double now_s_ = 0;
    double next_frame_s_ = 0;
    int frame_ = 0;
};

}  // namespace yinsight
