#pragma once
// A game against the engine on the real board: the engine names its turn, the player makes it for
// it, the referee's record tells whether it was exactly that, and then it is the player's own turn.
//
// Follows the recorded game, whatever becomes of it: turns taken back, corrections, another turn
// than the one named that stays all the same. Searches nothing itself and knows no clock: whoever
// runs it asks position_to_search(), searches, and hands the analysis to decide(). Wrong acts are
// the referee's business.

#include <optional>
#include <vector>

#include "app/live/recorded_game.hpp"
#include "referee/coach/strength.hpp"
#include "referee/fault.hpp"

namespace yinsight {

/// What people should be told, in the words of app/announce/training_sentence.hpp.
struct TrainingNotice {
    enum class What {
        /// The player is to play.
        your_turn,
        /// The engine plays `asked`: the player makes it on the board.
        please_make,
        /// Another turn, `played`, was made; `repair` leads to what was asked for.
        other_turn,
        /// The turn asked for lies on the board now, after another one did.
        put_right,
        /// Another turn stays: the game goes on from it.
        goes_on,
        over,
    };
    What what = What::your_turn;
    /// Who plays with the engine's pieces.
    Side engine = Side::black;
    Turn asked;
    Turn played;
    std::vector<PointChange> repair;
    /// Of the finished game.
    std::optional<GameResult> result;
};

class TrainingPartner {
  public:
    /// `level` as in strength.hpp.
    TrainingPartner(Side engine, int level) : engine_{engine}, level_{level} {}

    Side engine() const { return engine_; }
    int level() const { return level_; }

    /// The recorded game as it stands now. To be called with every change of it.
    std::vector<TrainingNotice> see(const GameState& game);

    /// Where the engine has to find its turn; empty where it has nothing to think about.
    const std::optional<Position>& position_to_search() const { return to_search_; }
    /// How to search it, and how many turns are to be ranked.
    SearchLimits search_limits() const;
    int turns_to_rank() const { return strength_level(level_).choices; }
    /// The engine has ranked its turns in `position`; `chance` is a random number from 0 to 1.
    /// Ignored where the game has gone elsewhere in the meantime.
    std::vector<TrainingNotice> decide(const Position& position, const Analysis& analysis,
                                       double chance);

    /// The turn that the player is to make for the engine, or that lies wrong on the board; empty
    /// where none is due.
    const std::optional<Turn>& asked() const { return asked_; }
    /// What must change on the board for the turn asked for, while another one lies there.
    const std::vector<PointChange>& repair() const { return repair_; }
    /// The other turn stays: the engine goes on from it. Says nothing where none lies there.
    std::vector<TrainingNotice> let_stand();

  private:
    std::vector<TrainingNotice> begin_from(const Position& position);
    std::vector<TrainingNotice> compare(const GameState& game);
    TrainingNotice notice(TrainingNotice::What what) const;
    void forget_turn();

    Side engine_;
    int level_;
    /// The position last followed.
    std::optional<Position> position_;
    std::optional<Position> to_search_;
    std::optional<Turn> asked_;
    /// Before and after the turn asked for.
    Position before_;
    Position after_;
    /// Set while another turn than the one asked for is recorded.
    std::optional<Turn> played_;
    std::vector<PointChange> repair_;
};

/// The changes that make one board into the other.
std::vector<PointChange> changes_between(const Board& from, const Board& to);

}  // namespace yinsight
