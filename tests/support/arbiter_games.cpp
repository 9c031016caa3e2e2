#include "tests/support/arbiter_games.hpp"

#include <functional>

namespace yinsight {

namespace {

constexpr double kGreed = 0.8;

Showing showing_of(bool time_lapse, const CameraNoise& noise, std::uint64_t seed) {
    Showing showing;
    showing.noise = noise;
    showing.pace.time_lapse = time_lapse;
    showing.calm_s = time_lapse ? 0 : 1.5;
    showing.seed = seed;
    return showing;
}

Scored show_and_score(Film& film, const Showing& showing) {
    const Run run = show(film, showing);
    Scored scored{score(film, run), {}};
    if (!is_flawless(scored.tally)) scored.errors = describe_errors(film, run);
    return scored;
}

Position start_of(const GameGroup& group, const PositionPool& pool, Dice& dice) {
    if (group.start == GameGroup::Start::empty) return {};
    for (;;) {
        const Position& position = dice.pick(pool.positions());
        const bool joinable =
            position.phase() == Phase::move_ring && !position.board().all_markers().empty();
        if (group.start == GameGroup::Start::anywhere || joinable) return position;
    }
}

}  // namespace

CameraNoise hard_noise() {
    return {};
}

CameraNoise time_lapse_noise() {
    CameraNoise noise;
    noise.sure_misread = 0;
    noise.hidden = 0;
    noise.missing = 0;
    noise.misread = 0.005;
    noise.sureness = 0.996;
    noise.sureness_spread = 0.003;
    return noise;
}

std::vector<GameGroup> game_groups() {
    const auto live = [](const std::string& name, int most_turns) {
        GameGroup group;
        group.name = name;
        group.noise = hard_noise();
        group.most_turns = most_turns;
        group.start = GameGroup::Start::anywhere;
        return group;
    };
    std::vector<GameGroup> groups;
    groups.push_back(live("whole games", 200));
    groups.back().start = GameGroup::Start::empty;
    groups.push_back(live("steps in any order", 14));
    groups.back().disturbances.hands = {0.3, 0.15, 0.3, 0.5, 0.3};
    groups.push_back(live("quick replies", 14));
    groups.back().disturbances.quick_reply = 0.5;
    groups.back().disturbances.hurry = 0.5;
    groups.push_back(live("two turns unseen", 14));
    groups.back().disturbances.unseen_pair = 0.1;
    groups.push_back(live("a turn unseen", 14));
    groups.back().disturbances.unseen_turn = 0.15;
    groups.push_back(live("hands and slides", 14));
    groups.back().disturbances.adoube = groups.back().disturbances.dropped = 0.2;
    groups.back().disturbances.resting_hand = groups.back().disturbances.slide = 0.2;
    groups.push_back(live("light and nudges", 14));
    groups.back().disturbances.flicker = 0.2;
    groups.back().disturbances.askew = 0.15;
    groups.push_back(live("takebacks", 14));
    groups.back().disturbances.takeback = 0.15;
    groups.push_back(live("joined and tidied", 14));
    groups.back().start = GameGroup::Start::joining;
    groups.back().whole_games = 0.3;
    groups.back().tidies = true;
    groups.push_back(live("time-lapse", 40));
    groups.back().time_lapse = true;
    groups.back().noise = time_lapse_noise();
    groups.back().disturbances.resting_hand = 0.1;
    groups.push_back(live("everything", 14));
    groups.back().disturbances = {
        {0.1, 0.05, 0.1, 0.2, 0.3}, 0.1, 0.01, 0.02, 0.03, 0.05, 0.05, 0.05, 0.05, 0.03, 0.05, 0.2};
    return groups;
}

PositionPool::PositionPool(int games, std::uint64_t seed) {
    Dice dice{seed};
    const Player player{kGreed};
    for (int i = 0; i < games; ++i) {
        Position position;
        while (!position.is_over()) {
            positions_.push_back(position);
            position = player.choose(position, dice).after;
        }
        ends_.push_back(position);
    }
}

Scored play_game(const GameGroup& group, const PositionPool& pool, std::uint64_t seed) {
    Dice dice{seed};
    const Player player{kGreed};
    const bool told = group.start != GameGroup::Start::joining;
    const bool whole = dice.chance(group.whole_games);
    Director director{start_of(group, pool, dice), told, group.disturbances, dice};
    for (int i = 0; (whole || i < group.most_turns) && !director.position().is_over(); ++i) {
        director.play(player.choose(director.position(), dice).turn);
    }
    if (group.tidies && director.position().is_over()) director.tidy_up();
    Film film = std::move(director).finish();
    return show_and_score(film, showing_of(group.time_lapse, group.noise, seed));
}

namespace {

using Maker = std::function<std::optional<WrongTurn>(const Position&, Dice&)>;

std::optional<Scored> play_case(const Maker& make, const std::vector<Position>& positions,
                                std::uint64_t seed) {
    constexpr int kMostTries = 20'000;
    Dice dice{seed};
    std::optional<WrongTurn> wrong;
    for (int i = 0; i < kMostTries && !wrong; ++i) wrong = make(dice.pick(positions), dice);
    if (!wrong) return std::nullopt;
    const bool time_lapse = seed % 2 == 0;
    Director director{wrong->before, true, {}, dice};
    director.play_wrong(*wrong, dice.chance(0.4));
    const Player player{kGreed};
    for (int i = 0; i < 2 && !director.position().is_over(); ++i) {
        director.play(player.choose(director.position(), dice).turn);
    }
    Film film = std::move(director).finish();
    const auto noise = time_lapse ? time_lapse_noise() : hard_noise();
    return show_and_score(film, showing_of(time_lapse, noise, seed));
}

}  // namespace

std::optional<Scored> play_fault_case(FaultKind kind, const PositionPool& pool,
                                      std::uint64_t seed) {
    const auto& positions = kind == FaultKind::played_after_end ? pool.ends() : pool.positions();
    return play_case(
        [&](const Position& position, Dice& dice) { return make_wrong_turn(kind, position, dice); },
        positions, seed);
}

std::optional<Scored> play_double_fault_case(const PositionPool& pool, std::uint64_t seed) {
    return play_case(make_doubly_wrong_turn, pool.positions(), seed);
}

bool is_flawless(const Tally& t) {
    return t.right == t.turns && t.asked == 0 && t.invented == 0 && t.false_alarms == 0 &&
           t.misnamed == 0 && t.named == t.faults && t.right_player == t.faults &&
           t.right_repair == t.faults && t.withdrawn == t.mended;
}

}  // namespace yinsight
