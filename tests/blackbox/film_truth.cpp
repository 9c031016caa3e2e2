#include "tests/blackbox/film_truth.hpp"

#include <map>
#include <stdexcept>

#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"

namespace yinsight::blackbox {

namespace {

/// The wrong acts that a film can hold, and the referee's words for them.
const std::map<std::string, std::string>& fault_kinds() {
    static const std::map<std::string, std::string> kinds = {
        {"forgotten_flip", "not_flipped"},
        {"wrong_colour_up", "marker_wrong_colour"},
        {"ring_jumped_a_ring", "jumped_a_ring"},
        {"ring_removed_without_row", "ring_removed_without_row"},
    };
    return kinds;
}

Action action_from(const Position& position, const std::string& text) {
    for (const Action action : legal_actions(position)) {
        if (to_text(action) == text) return action;
    }
    throw std::runtime_error{"game.json: the action " + text + " is not legal"};
}

std::vector<Turn> turns_of(const Position& start, const nlohmann::json& actions) {
    std::vector<Turn> turns;
    Position position = start;
    Turn turn;
    for (const auto& text : actions) {
        const Action action = action_from(position, text.get<std::string>());
        const Position after = apply(position, action);
        turn.push_back(action);
        if (ends_turn(position, after)) {
            turns.push_back(turn);
            turn = {};
        }
        position = after;
    }
    return turns;
}

std::map<std::string, std::string> states_in(const SampleSet& set, const nlohmann::json& frame) {
    const auto truth = load_json(truth_of(set.folder / frame.at("image").get<std::string>()));
    std::map<std::string, std::string> states;
    for (const auto& [name, point] : truth.at("points").items()) states[name] = point.at("state");
    return states;
}

/// The points that differ between the last frame with the fault and the first calm one without.
std::set<std::string> corrected_points(const SampleSet& set, const nlohmann::json& frames,
                                       std::size_t last) {
    std::size_t after = last + 1;
    while (after < frames.size() && !frames[after].at("stable").get<bool>()) ++after;
    if (after == frames.size()) return {};
    std::size_t before = last;
    while (before > 0 && !frames[before].at("stable").get<bool>()) --before;
    const auto wrong = states_in(set, frames[before]);
    std::set<std::string> points;
    for (const auto& [name, state] : states_in(set, frames[after])) {
        if (wrong.at(name) != state) points.insert(name);
    }
    return points;
}

std::vector<TrueFault> faults_of(const SampleSet& set, const nlohmann::json& frames) {
    std::vector<TrueFault> faults;
    std::string running;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto& fault = frames[i].at("fault");
        const std::string name = fault.is_string() ? fault.get<std::string>() : std::string{};
        const auto kind = fault_kinds().find(name);
        if (name != running && kind != fault_kinds().end())
            faults.push_back({kind->second, static_cast<int>(i), static_cast<int>(i), {}});
        running = kind == fault_kinds().end() ? std::string{} : name;
        if (!running.empty()) faults.back().last_frame = static_cast<int>(i);
    }
    for (TrueFault& fault : faults) {
        fault.points = corrected_points(set, frames, static_cast<std::size_t>(fault.last_frame));
        // The hand that puts it right is still on its way: the wrong act stands until it is calm.
        const auto next = static_cast<std::size_t>(fault.last_frame) + 1;
        if (next < frames.size() && frames[next].at("hand").get<bool>()) ++fault.last_frame;
    }
    return faults;
}

}  // namespace

FilmTruth film_truth(const SampleSet& set) {
    const auto game = load_json(set.folder / "game.json");
    const auto frames = load_json(set.folder / "index.json");
    if (frames.size() != set.pictures.size())
        throw std::runtime_error{set.name + ": index.json lists " + std::to_string(frames.size()) +
                                 " frames of " + std::to_string(set.pictures.size())};
    const auto start = parse_position(game.at("start").get<std::string>());
    if (!start) throw std::runtime_error{set.name + ": game.json: " + message_of(start.error())};
    return {*start, turns_of(*start, game.at("actions")), faults_of(set, frames)};
}

}  // namespace yinsight::blackbox
