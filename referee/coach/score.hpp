#pragma once
// What a position is worth to the side that acts next: the sum of the fitted weights, 0 is even. In
// the quick games of the fit it was thousandths of the logarithm of the odds of winning; who plays
// better makes more of it (kOddsStretch). A draw counts as half a win.
//
// Proven results lie beyond all estimates: kWonScore less the turns until the game ends.

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace yinsight {

using Score = int;

/// The game is over and won.
inline constexpr Score kWonScore = 30'000;
/// Scores beyond this are proven: no game lasts so many turns.
inline constexpr Score kProvenScore = 29'000;
/// The widest estimate that is not a proof.
inline constexpr Score kLargestEstimate = 20'000;
inline constexpr Score kDrawScore = 0;
/// No score is so large.
inline constexpr Score kInfiniteScore = 32'000;
/// What one ring of lead is worth where nothing else is known. In self-play positions at 1-0 score
/// 400 to 450 in the mean, at 2-1 870 to 920, at 2-0 1,450. Raising it makes scores in rings
/// smaller.
inline constexpr double kScorePerRing = 750;
/// How much further from even the logarithm of the odds is than the score says, when both sides
/// think for 0.05 s a turn (some 40,000 positions) and no turn is random: fitted to self-play. It
/// grows with what is looked at (1.4 at 1,500 positions a turn, 1.8 at 8,000; 1.2 in blitz at
/// 1,500). Raising it makes chances bolder.
inline constexpr double kOddsStretch = 2.5;

/// The score of a game that is lost after this many turns.
constexpr Score lost_after(int turns) {
    return -kWonScore + turns;
}
constexpr Score won_after(int turns) {
    return kWonScore - turns;
}
constexpr bool is_proven_win(Score score) {
    return score > kProvenScore;
}
constexpr bool is_proven_loss(Score score) {
    return score < -kProvenScore;
}
constexpr bool is_proven(Score score) {
    return is_proven_win(score) || is_proven_loss(score);
}
/// Of a proven score: the turns of both sides until the game is over.
constexpr int turns_to_end(Score score) {
    return kWonScore - (score < 0 ? -score : score);
}
/// Of a proven score: the turns of the winner until the game is over.
constexpr int winners_turns(Score score) {
    return (turns_to_end(score) + 1) / 2;
}

/// 0 to 1.
inline double win_probability(Score score) {
    if (is_proven_win(score)) return 1;
    if (is_proven_loss(score)) return 0;
    return 1 / (1 + std::exp(-kOddsStretch * score / 1000.0));
}

/// The same in rings of lead, from -3 to 3; the ends are proven results or as good as.
inline double in_rings(Score score) {
    return std::clamp(score / kScorePerRing, -3.0, 3.0);
}

}  // namespace yinsight
