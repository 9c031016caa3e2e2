#pragma once
// The referee's eye on one game: observations in, events out.
//
// Holds the recorded game and the belief about the board, asks judgement.hpp for the best
// explanation of every calm look, and acts when an explanation has stood long enough. It never
// stops: whatever it is shown, play goes on from the board as it stands (REFEREE sections 2 and 3).
// Knows no pictures, no files and no clock but the observations' own.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "referee/arbiter/belief_filter.hpp"
#include "referee/arbiter/event.hpp"
#include "referee/arbiter/judgement.hpp"
#include "referee/arbiter/observation.hpp"
#include "referee/arbiter/overlooked_points.hpp"
#include "referee/arbiter/own_marker_watch.hpp"
#include "referee/position.hpp"

namespace yinsight {

struct ArbiterOptions {
    /// Where the game begins; the first calm board where absent.
    std::optional<Position> start;
    /// Used where `start` is absent.
    Variant variant = Variant::standard;
    /// How long a board must stand before a fault is spoken, in seconds. 0 is for time-lapse films:
    /// an impossible board is spoken at its first calm look, an unfinished turn at its second equal
    /// look in a row.
    double calm_s = 1.5;
};

/// A turn as recorded.
struct PlayedTurn {
    /// Odd for White; 1..10 place rings.
    int number;
    Side player;
    Turn turn;
    Position before;
    Position after;
    /// Other turns that end in the same position and cannot be ruled out.
    std::vector<Turn> candidates;
    /// Set where the turn was illegal and stood, with `after` as it stood.
    std::optional<FaultKind> illegal;
};

class Arbiter {
  public:
    explicit Arbiter(const ArbiterOptions& options = {});

    /// Takes one look; returns what is to be said about it, in order.
    std::vector<Event> observe(const Observation& observation);
    /// The source has ended: a turn that is complete on the board is recorded.
    std::vector<Event> finish();

    /// People say what the game is: one that is resumed, or one that was corrected. Play is watched
    /// on from the last turn's end; what was believed of the board is forgotten. Says nothing.
    void set_game(const Position& start, std::vector<PlayedTurn> turns);
    /// Records the wrong act that was spoken last as one that stands, without waiting for play to
    /// go on from it; one in the middle of a turn is recorded with the turn, and no longer spoken
    /// of. Empty, and nothing is changed, where no such act lies on the board.
    std::optional<std::vector<Event>> let_stand();

    /// False until the first calm look at the whole board.
    bool started() const { return table_ != nullptr; }
    /// Where the game began; the empty board until started.
    const Position& start() const { return start_; }
    const std::vector<PlayedTurn>& turns() const { return turns_; }
    /// After the last recorded turn.
    const Position& position() const { return position_; }
    /// Faults that were spoken and are still on the board.
    const std::vector<Fault>& open_faults() const { return open_faults_; }

  private:
    /// How far the best explanation must be ahead of the next, in nats, for a turn to be recorded
    /// unasked.
    static constexpr float kSureMargin = 2.3F;

    struct Leader {
        Explanation explanation;
        double since_s = 0;
        double last_s = 0;
        int looks = 0;
        /// Looks in which every point that has changed was seen clearly.
        int clear_looks = 0;
        /// What happens if this unfinished turn is left so has been thought about.
        bool expected = false;
        /// When three turns at once were last looked for on this board.
        double searched_s = -1;
    };

    /// A turn that was seen to be over in looks under a hand.
    struct Glimpse {
        Position after;
        int looks = 0;
    };

    void look(const Observation& observation);
    /// Under a hand: records a turn that must be over because the next has begun.
    void glimpse(const Observation& observation);
    bool shows_rings_of(const Position& before, const Position& after) const;
    void try_to_start();
    void begin(const Position& start, bool side_unknown);
    void follow_hand(const Observation& observation);
    bool scene_allows_judgement(const Observation& observation);
    void weigh_sides(const Judgement& judgement);
    void remember_look(const Judgement& judgement);
    void forget_what_did_not_happen(const Explanation& explanation);
    void lead(const Judgement& judgement, bool has_stood);
    /// Acts on the leading explanation; true if the record changed and the board must be judged
    /// anew.
    bool act(const Judgement& judgement);
    bool act_on_turn(const Judgement& judgement);
    bool shows_ring_moved(const Explanation& explanation) const;
    void act_on_partial(const Explanation& explanation);
    bool act_on_takeback(const Explanation& explanation);
    void add_what_is_missing(Attempt& attempt) const;
    void act_on_fault(const Explanation& explanation);
    void judge_unfinished(const Explanation& explanation);
    void expect_to_stand(const Attempt& attempt, bool spoken);
    void adopt(std::size_t alternative);
    /// The wrong act that was spoken and stands; false where there is none.
    bool adopt_spoken();
    /// People let it stand in the turn under way.
    bool is_tolerated(const Fault& fault) const;
    void record_illegal(const Attempt& attempt, const Position& stands);
    void commit(const std::shared_ptr<TurnTable>& table, std::size_t turn, bool sure);
    void append(PlayedTurn turn, bool sure);
    void take_back(int count);
    void go_on_from(std::shared_ptr<TurnTable> table);
    void pass_where_nothing_else_is_legal();
    void announce_position();
    void announce_steps(const Explanation& explanation);
    void announce_rows(Side side, const Board& board);
    void speak(const std::vector<Fault>& faults);
    void withdraw_faults_but(const std::vector<Fault>& still_there);

    double age_s() const { return now_s_ - leader_->since_s; }
    bool is_settled() const;
    bool is_clearly_seen(const Explanation& explanation) const;
    bool is_clearly_seen(const std::vector<Fault>& faults) const;
    bool is_calm_enough_for_faults() const;
    bool is_unfinished_for_long(const Explanation& explanation) const;
    int next_number(Side player) const;
    Situation situation(const Observation& observation) const;
    void say(decltype(Event::what) what);

    ArbiterOptions options_;
    BeliefFilter filter_;
    Position start_;
    Position position_;
    std::vector<PlayedTurn> turns_;
    /// The board before each of them.
    std::vector<PointStates> past_boards_;
    std::shared_ptr<TurnTable> table_;
    std::vector<std::shared_ptr<TurnTable>> earlier_;
    std::vector<Alternative> alternatives_;
    std::vector<std::shared_ptr<TurnTable>> after_end_;
    std::vector<Fault> open_faults_;
    /// Wrong acts of the turn under way that people let stand.
    std::vector<Fault> tolerated_;
    OverlookedPoints overlooked_;
    std::optional<Leader> leader_;
    /// The one before, which may come back after a misread frame.
    std::optional<Leader> interrupted_;
    std::optional<Glimpse> glimpse_;
    double last_glimpse_s_ = 0;
    PointStates remembered_{};
    OwnMarkerWatch own_markers_;
    std::vector<StepEvent> steps_said_;
    std::vector<Window> rows_said_;
    std::optional<double> first_look_s_;
    bool hand_ = false;
    bool carried_ = false;
    double hand_since_s_ = 0;
    double now_s_ = 0;
    int frame_ = 0;
    std::vector<Event> events_;
};

}  // namespace yinsight
