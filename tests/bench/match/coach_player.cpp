#include "referee/coach/engine.hpp"
#include "tests/bench/match/match_player.hpp"
#include "tests/tuning/scored_position.hpp"

namespace yinsight {

namespace {

constexpr int kMegabytes = 64;

class CoachPlayer : public MatchPlayer {
  public:
    CoachPlayer(const Thinking& thinking, Variant variant, std::vector<std::int16_t> weights)
        : weights_{std::move(weights)},
          engine_{
              {kMegabytes, thinking.threads},
              weights_.empty() ? nullptr : std::make_shared<EvaluationTables>(variant, weights_)} {
        limits_.nodes = thinking.nodes;
        if (!thinking.nodes) limits_.seconds = thinking.seconds;
        limits_.clock = thinking.clock;
    }

    void new_game() override { engine_.new_game(); }
    Turn choose(const Position& position) override {
        return engine_.analyse(position, limits_).turns.front().turn;
    }

  private:
    std::vector<std::int16_t> weights_;
    Engine engine_;
    SearchLimits limits_;
};

}  // namespace

std::unique_ptr<MatchPlayer> make_coach_player(const Thinking& thinking, Variant variant,
                                               const std::string& weights_file) {
    return std::make_unique<CoachPlayer>(
        thinking, variant,
        weights_file.empty() ? std::vector<std::int16_t>{} : load_weights(weights_file));
}

}  // namespace yinsight
