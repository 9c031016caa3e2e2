#include "tests/support/scoring.hpp"

#include <algorithm>

#include "tests/support/record_match.hpp"

namespace yinsight {

namespace {

/// How long after a wrong act was put right the arbiter may still not know, in seconds.
constexpr double kSlackS = 0.6;

PointSet set_of(const std::vector<Point>& points) {
    PointSet set;
    for (const auto point : points) set.insert(point);
    return set;
}

bool repair_leads_on(const Truth& truth, double time_s, const RealBoard& board,
                     const std::vector<Fault>& open) {
    const TrueFault* standing = nullptr;
    for (const auto& fault : truth.faults) {
        if (fault.making_s <= time_s) standing = &fault;
    }
    if (standing == nullptr) return false;
    // What the next player has done since is no part of the repair.
    const bool stood = standing->stands_s <= time_s && standing->mending_s == kNever;
    RealBoard mended = stood ? standing->board : board;
    const RealBoard as_it_stands = mended;
    for (const auto& fault : open) {
        for (const auto& change : fault.repair) {
            if (as_it_stands.at(change.point) != change.from) return false;
            mended.set(change.point, change.to);
        }
    }
    return is_on_the_way(standing->before, mended) ||
           (standing->after && is_on_the_way(*standing->after, mended));
}

enum class Word { named, chatter, misnamed, false_alarm };

struct Verdict {
    Word word;
    std::size_t fault = 0;
};

Verdict judge_word(const Truth& truth, const Event& event, const Fault& spoken) {
    const PointSet points = set_of(spoken.points);
    Verdict verdict{Word::false_alarm};
    for (std::size_t i = 0; i < truth.faults.size(); ++i) {
        const auto& fault = truth.faults[i];
        if (event.time_s < fault.making_s || event.time_s > fault.over_s + kSlackS) continue;
        const bool is_name = std::find(fault.names.begin(), fault.names.end(),
                                       Naming{spoken.kind, points}) != fault.names.end();
        if (is_name) return {Word::named, i};
        // In a time-lapse film a wrong act is complete after the look before.
        const bool half_done = event.time_s <= fault.stands_s || event.time_s >= fault.mending_s;
        if (!points.empty() && !points.intersects(fault.touched)) continue;
        verdict = {half_done ? Word::chatter : Word::misnamed, i};
    }
    return verdict;
}

void score_record(const Film& film, const Run& run, Tally& tally) {
    const auto& played = film.truth.turns;
    const auto pairs = matching_turns(played, run.turns);
    tally.turns = static_cast<int>(played.size());
    tally.lost = tally.turns - static_cast<int>(pairs.size());
    tally.invented = static_cast<int>(run.turns.size() - pairs.size());
    // A turn out of turn is recorded behind a pass of the player who was passed over.
    for (const auto& turn : run.turns) {
        tally.invented -= turn.illegal == FaultKind::passed_with_moves;
    }
    for (const auto& [i, j] : pairs) {
        (is_right(played[i], run.turns[j]) ? tally.right : tally.wrong) += 1;
    }
    for (const auto& event : run.events) {
        const auto* question = std::get_if<QuestionEvent>(&event.what);
        if (question && question->about == QuestionEvent::About::turn) ++tally.asked;
    }
}

bool is_withdrawn(const Run& run, const TrueFault& truth, const Fault& spoken) {
    constexpr double kPatienceS = 2.5;
    return std::any_of(run.events.begin(), run.events.end(), [&](const Event& event) {
        const auto* repaired = std::get_if<RepairedEvent>(&event.what);
        return repaired && event.time_s <= truth.over_s + kPatienceS &&
               repaired->fault.kind == spoken.kind &&
               (spoken.points.empty() ||
                set_of(repaired->fault.points).intersects(set_of(spoken.points)));
    });
}

void score_faults(const Film& film, const Run& run, Tally& tally) {
    const auto& faults = film.truth.faults;
    std::vector<const Fault*> spoken_as(faults.size());
    std::vector<bool> leads_on(faults.size());
    std::size_t violation = 0;
    for (const auto& event : run.events) {
        const auto* said = std::get_if<ViolationEvent>(&event.what);
        if (!said) continue;
        ++tally.violations;
        const bool leads = run.repair_leads_on[violation++];
        const auto verdict = judge_word(film.truth, event, said->fault);
        tally.false_alarms += verdict.word == Word::false_alarm;
        tally.chatter += verdict.word == Word::chatter;
        tally.misnamed += verdict.word == Word::misnamed;
        if (verdict.word != Word::named) continue;
        spoken_as[verdict.fault] = &said->fault;
        // Faults of one turn are put right together: what counts is said with the last of them.
        for (std::size_t i = 0; i < faults.size(); ++i) {
            if (faults[i].stands_s == faults[verdict.fault].stands_s) leads_on[i] = leads;
        }
    }
    for (std::size_t i = 0; i < faults.size(); ++i) {
        ++tally.faults;
        const bool mended = faults[i].over_s < kNever;
        tally.mended += mended;
        if (spoken_as[i] == nullptr) continue;
        ++tally.named;
        tally.right_player += spoken_as[i]->player == faults[i].player;
        tally.right_repair += leads_on[i];
        tally.withdrawn += mended && is_withdrawn(run, faults[i], *spoken_as[i]);
    }
}

/// Whether a look shows the marker that tells what was done.
bool tells(const TrueFault& fault, const Observation& observation, const RealBoard& board) {
    if (!fault.told_by_marker_on || observation.time_s <= fault.making_s ||
        observation.time_s > fault.stands_s) {
        return false;
    }
    const auto point = *fault.told_by_marker_on;
    return observation.points[static_cast<std::size_t>(point.index())].visible > 0 &&
           marker_of(board.at(point)) == fault.player;
}

}  // namespace

void count_telling_looks(Truth& truth, const Observation& observation, const RealBoard& board) {
    for (auto& fault : truth.faults) fault.telling_looks += tells(fault, observation, board);
}

void note(const Truth& truth, std::vector<Event> events, const RealBoard& board,
          const Arbiter& arbiter, Run& run) {
    for (auto& event : events) {
        if (std::holds_alternative<ViolationEvent>(event.what)) {
            run.repair_leads_on.push_back(
                repair_leads_on(truth, event.time_s, board, arbiter.open_faults()));
        }
        run.events.push_back(std::move(event));
    }
}

void drop_names_of_the_blind(Truth& truth, bool time_lapse) {
    for (auto& fault : truth.faults) {
        // One look may be a misreading, except in a time-lapse film, which shows every moment but
        // once.
        if (!fault.told_by_marker_on || fault.telling_looks < (time_lapse ? 1 : 2)) continue;
        const auto best = fault.names.front().kind;
        fault.names.resize(1);
        for (auto& turn : truth.turns) {
            if (std::erase(turn.illegal, best) > 0) turn.illegal = {best};
        }
    }
}

Run show(Film& film, const Showing& showing) {
    Run run;
    run.calm_s = showing.calm_s;
    ArbiterOptions options;
    options.calm_s = showing.calm_s;
    if (film.start_is_told) options.start = film.truth.start;
    Arbiter arbiter{options};
    NoisyCamera camera{showing.noise, showing.pace, showing.seed};
    camera.shoot(film, [&](const Observation& observation, const RealBoard& board) {
        ++run.observations;
        count_telling_looks(film.truth, observation, board);
        note(film.truth, arbiter.observe(observation), board, arbiter, run);
    });
    for (auto& event : arbiter.finish()) {
        if (std::holds_alternative<ViolationEvent>(event.what))
            run.repair_leads_on.push_back(false);
        run.events.push_back(std::move(event));
    }
    drop_names_of_the_blind(film.truth, showing.pace.time_lapse);
    run.turns = arbiter.turns();
    run.open_faults = arbiter.open_faults().size();
    return run;
}

Tally& Tally::operator+=(const Tally& o) {
    games += o.games;
    turns += o.turns, right += o.right, asked += o.asked, wrong += o.wrong;
    lost += o.lost, invented += o.invented;
    violations += o.violations, false_alarms += o.false_alarms;
    misnamed += o.misnamed, chatter += o.chatter;
    faults += o.faults, named += o.named, right_player += o.right_player;
    right_repair += o.right_repair, mended += o.mended, withdrawn += o.withdrawn;
    takebacks += o.takebacks, heard_takebacks += o.heard_takebacks;
    observations += o.observations;
    return *this;
}

Tally score(const Film& film, const Run& run) {
    Tally tally;
    tally.games = 1;
    tally.observations = run.observations;
    score_record(film, run, tally);
    score_faults(film, run, tally);
    tally.takebacks = static_cast<int>(film.truth.takebacks.size());
    for (const auto& event : run.events) {
        tally.heard_takebacks += std::holds_alternative<TakebackEvent>(event.what);
    }
    return tally;
}

}  // namespace yinsight
