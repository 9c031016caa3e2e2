#pragma once
// Shows films to an arbiter and compares what it says with the truth.

#include <string>
#include <vector>

#include "referee/arbiter/arbiter.hpp"
#include "tests/support/film.hpp"
#include "tests/support/noisy_camera.hpp"

namespace yinsight {

/// How an arbiter is shown a film.
struct Showing {
    CameraNoise noise;
    Pace pace;
    double calm_s = 1.5;
    std::uint64_t seed = 0;
};

/// What an arbiter made of a film.
struct Run {
    std::vector<Event> events;
    /// For every violation event, in order: whether all open repairs together lead from the true
    /// board to a board on the way of a legal turn.
    std::vector<bool> repair_leads_on;
    std::vector<PlayedTurn> turns;
    std::size_t open_faults = 0;
    int observations = 0;
    double calm_s = 0;
};

/// Notes what was said about a film at one moment. `board` is the true one.
void note(const Truth& truth, std::vector<Event> events, const RealBoard& board,
          const Arbiter& arbiter, Run& run);
/// Counts the looks that tell what was done where it could not be known else.
void count_telling_looks(Truth& truth, const Observation& observation, const RealBoard& board);
/// Names that only the blind may use, after a film has shown better.
void drop_names_of_the_blind(Truth& truth, bool time_lapse);

/// Films, shows and fills the times into the film's truth.
Run show(Film& film, const Showing& showing);

struct Tally {
    int games = 0;

    int turns = 0;
    /// Recorded as played; or asked about, with the truth among the candidates.
    int right = 0;
    int asked = 0;
    /// Recorded otherwise than played, the board right.
    int wrong = 0;
    /// Never recorded with the right board.
    int lost = 0;
    /// Recorded, but never played.
    int invented = 0;

    int violations = 0;
    /// Where nothing was wrong.
    int false_alarms = 0;
    /// About a wrong act, but not by its name and points.
    int misnamed = 0;
    /// While a wrong act was made or put right, about its points.
    int chatter = 0;

    int faults = 0;
    int named = 0;
    int right_player = 0;
    int right_repair = 0;
    int mended = 0;
    int withdrawn = 0;

    int takebacks = 0;
    int heard_takebacks = 0;
    int observations = 0;

    Tally& operator+=(const Tally& other);
};

Tally score(const Film& film, const Run& run);

/// "12.3 right: e3-e7, ..." lines of all that went wrong; empty where nothing did.
std::string describe_errors(const Film& film, const Run& run);

}  // namespace yinsight
