#include "referee/arbiter/arbiter.hpp"

#include <algorithm>
#include <utility>

#include "referee/arbiter/standing_board.hpp"

namespace yinsight {

namespace {

/// An explanation must have led for so long before it counts, in seconds (never longer than the
/// calm time). Raising it delays every announcement; lowering it records rings that are still
/// sliding.
constexpr double kSettleS = 0.4;
/// How far the best explanation must be ahead of the next, in nats, for a turn to be recorded
/// unasked.
constexpr float kSureMargin = 2.3F;
/// A turn that leads by less is recorded all the same after this many calm times, and asked about.
constexpr double kUnsurePatience = 2.0;
/// Time to think about a ring to move or a row to take, in calm times, before an unfinished turn is
/// a fault.
constexpr double kThinkPatience = 4.0;
/// A hand that rests over the board for so long no longer holds up the record, in seconds.
constexpr double kRestingHandS = 3.0;
/// A board that led is taken up again if others led for no longer than this, in seconds: a frame or
/// two misread.
constexpr double kInterruptionS = 0.4;
/// Time between two searches for three turns at once, in seconds. Lowering it costs time on boards
/// that stand unexplained.
constexpr double kSearchEveryS = 0.5;
/// Time between two looks under a hand, in seconds, and how many must agree that a turn is over.
/// Raising either delays turns of quick players until the board is calm.
constexpr double kGlimpseEveryS = 0.2;
constexpr int kGlimpses = 2;
/// A game that is joined begins with a board that was watched for so long, in seconds (never longer
/// than the calm time), so that one misread frame cannot found it.
constexpr double kStartAfterS = 1.0;
/// The most that one look may say for a marker that is turned over later, in nats: two must agree.
constexpr float kMostPerLook = 2.0F;
/// With a calm time of zero each frame must speak for itself.
constexpr double kTimeLapsePersistenceS = 0.1;
constexpr double kPersistenceS = 5.0;

BeliefFilterOptions filter_options(double calm_s) {
    BeliefFilterOptions options;
    options.persistence_s = calm_s > 0 ? kPersistenceS : kTimeLapsePersistenceS;
    return options;
}

}  // namespace

Arbiter::Arbiter(const ArbiterOptions& options)
    : options_{options},
      filter_{filter_options(options.calm_s)},
      own_markers_{options.calm_s > 0 ? kMostPerLook : kMaxPointCost} {
    start_ = options.start.value_or(Position::start(options.variant));
    position_ = start_;
    if (options.start) begin(*options.start, false);
    events_.clear();
}

std::vector<Event> Arbiter::observe(const Observation& observation) {
    events_.clear();
    now_s_ = std::max(now_s_, observation.time_s);
    frame_ = observation.frame;
    follow_hand(observation);
    filter_.update(observation);
    if (started()) {
        const auto rings = position_.board().rings_of(position_.side());
        own_markers_.look(observation, position_.side(), rings);
    }
    if (scene_allows_judgement(observation)) {
        look(observation);
    } else if (started()) {
        glimpse(observation);
    }
    return std::move(events_);
}

void Arbiter::look(const Observation& observation) {
    if (!started()) {
        try_to_start();
        return;
    }
    // A look can complete one turn and begin the next: a few rounds settle it.
    constexpr int kMostRounds = 4;
    for (int round = 0; round < kMostRounds; ++round) {
        auto asked = situation(observation);
        asked.look_for_three_turns =
            leader_ && is_settled() && now_s_ >= leader_->searched_s + kSearchEveryS;
        if (asked.look_for_three_turns) leader_->searched_s = now_s_;
        const auto judgement = judge(asked, filter_.costs());
        if (round == 0) {
            remember_look(judgement);
            weigh_sides(judgement);
        }
        lead(judgement, asked.look_for_three_turns);
        if (!act(judgement)) return;
    }
}

std::vector<Event> Arbiter::finish() {
    events_.clear();
    if (leader_ && leader_->explanation.kind == Explanation::Kind::complete) {
        const auto e = leader_->explanation;
        if (e.alternative) adopt(*e.alternative);
        commit(e.table, e.turn.turn, true);
    }
    return std::move(events_);
}

void Arbiter::glimpse(const Observation& observation) {
    if (options_.calm_s == 0 || now_s_ < last_glimpse_s_ + kGlimpseEveryS) return;
    last_glimpse_s_ = now_s_;
    const auto overtaken = find_overtaken_turn(situation(observation), filter_.costs());
    if (!overtaken && table_->has_removals()) table_->remember(filter_.costs());
    if (!overtaken || overtaken->margin < kSureMargin) {
        glimpse_.reset();
        return;
    }
    const auto table =
        overtaken->alternative ? alternatives_[*overtaken->alternative].table : table_;
    const auto& after = table->turn(overtaken->turn).after;
    if (!glimpse_ || !(glimpse_->after == after)) glimpse_ = Glimpse{after, 0};
    if (++glimpse_->looks < kGlimpses) return;
    if (overtaken->alternative) adopt(*overtaken->alternative);
    commit(table, overtaken->turn, true);
}

void Arbiter::follow_hand(const Observation& observation) {
    if (observation.hand == hand_) return;
    hand_ = observation.hand;
    hand_since_s_ = now_s_;
    say(HandEvent{hand_});
}

bool Arbiter::scene_allows_judgement(const Observation& observation) {
    if (!observation.hand && !observation.moving) return true;
    const bool resting =
        options_.calm_s > 0 && !observation.moving && now_s_ - hand_since_s_ > kRestingHandS;
    if (!resting && leader_) leader_->since_s = now_s_;
    if (!resting) interrupted_.reset();
    return resting;
}

void Arbiter::try_to_start() {
    if (!first_look_s_) first_look_s_ = now_s_;
    if (now_s_ < *first_look_s_ + std::min(kStartAfterS, options_.calm_s)) return;
    // All but a few points must have been seen, and seen clearly.
    constexpr int kMostUnclear = 3;
    constexpr float kClear = 0.9F;
    int unclear = 0;
    PointStates seen{};
    for (const auto point : all_points()) {
        unclear += filter_.confidence(point) < kClear ? 1 : 0;
        seen[static_cast<std::size_t>(point.index())] = filter_.best(point);
    }
    if (unclear > kMostUnclear) return;
    const auto standing = start_from_board(seen, options_.variant);
    begin(standing.position, standing.side_unknown);
    say(StartEvent{start_, standing.side_unknown});
    if (standing.side_unknown)
        say(QuestionEvent{QuestionEvent::About::side_to_move, 0, {"white", "black"}});
}

void Arbiter::begin(const Position& start, bool side_unknown) {
    start_ = start;
    go_on_from(std::make_shared<TurnTable>(start));
    if (!side_unknown) return;
    constexpr float kOtherSidePrice = 0.5F;
    const auto other = begin_turn(start.parts(), opponent_of(start.side()));
    alternatives_.push_back({std::make_shared<TurnTable>(other), kOtherSidePrice, {}});
}

Situation Arbiter::situation(const Observation& observation) const {
    Situation s;
    s.table = table_;
    s.alternatives = alternatives_;
    s.earlier = earlier_;
    s.past_boards = &past_boards_;
    s.after_end = after_end_;
    s.context.own_marker_seen = own_markers_.seen();
    if (!turns_.empty()) s.context.last_turn = turns_.back().turn;
    for (const auto side : {Side::white, Side::black}) {
        const auto seen = observation.removed_rings[index_of(side)];
        if (seen) {
            s.context.new_removed_rings[index_of(side)] = *seen - position_.rings_removed(side);
        }
    }
    s.look_for_faults = !position_.is_over();
    return s;
}

/// What each look says about an unknown side to move; no look says much.
void Arbiter::weigh_sides(const Judgement& judgement) {
    constexpr float kMostPerLook = 1.0F;
    constexpr float kMost = 6.0F;
    for (auto& alternative : alternatives_) {
        if (alternative.attempt) continue;
        const float said = std::clamp(judgement.for_other_side, -kMostPerLook, kMostPerLook);
        alternative.price = std::clamp(alternative.price - said, -kMost, kMost);
    }
}

void Arbiter::remember_look(const Judgement& judgement) {
    const auto& board = judgement.best.board;
    // What a later turn or a wrong act has changed says nothing about this turn.
    const bool one_turn = judgement.best.kind == Explanation::Kind::nothing ||
                          judgement.best.kind == Explanation::Kind::partial ||
                          judgement.best.kind == Explanation::Kind::complete;
    if (!one_turn || judgement.best.alternative || board == remembered_) return;
    remembered_ = board;
    table_->remember(filter_.costs());
}

void Arbiter::lead(const Judgement& judgement, bool has_stood) {
    const auto& best = judgement.best;
    const auto leads = [&](const std::optional<Leader>& leader) {
        return leader && leader->explanation.board == best.board;
    };
    // What is looked for only once the board has stood need not stand again.
    const bool stood = has_stood && best.kind == Explanation::Kind::three_turns;
    if (!stood && !leads(leader_)) {
        const bool comes_back =
            leads(interrupted_) && now_s_ - interrupted_->last_s <= kInterruptionS;
        std::swap(leader_, interrupted_);
        if (!comes_back) {
            leader_ = Leader{best, now_s_, 0};
            forget_what_did_not_happen(best);
        }
    }
    leader_->explanation = best;
    // One look may be judged more than once.
    if (leader_->looks == 0 || leader_->last_s < now_s_) {
        ++leader_->looks;
        leader_->clear_looks += is_clearly_seen(best) ? 1 : 0;
    }
    leader_->last_s = now_s_;
}

/// A turn that was seen complete was not left unfinished.
void Arbiter::forget_what_did_not_happen(const Explanation& e) {
    if (e.kind != Explanation::Kind::complete || e.alternative) return;
    std::erase_if(alternatives_,
                  [](const Alternative& a) { return a.attempt.has_value() && !a.spoken; });
}

bool Arbiter::is_settled() const {
    return age_s() >= std::min(kSettleS, options_.calm_s);
}

bool Arbiter::is_calm_enough_for_faults() const {
    return !hand_ && age_s() >= options_.calm_s;
}

bool Arbiter::is_unfinished_for_long(const Explanation& explanation) const {
    if (hand_) return false;
    if (options_.calm_s == 0) return leader_->clear_looks >= 2;
    const auto& stages = explanation.table->program(explanation.turn.turn).stages();
    const auto kind = stages[explanation.turn.stage].kind;
    const bool thinking = kind != StageKind::flipping && kind != StageKind::marker_owed;
    return age_s() >= options_.calm_s * (thinking ? kThinkPatience : 1.0);
}

bool Arbiter::act(const Judgement& judgement) {
    const auto& e = judgement.best;
    if (!is_settled()) return false;
    switch (e.kind) {
        case Explanation::Kind::nothing:
            withdraw_faults_but({});
            std::erase_if(alternatives_,
                          [](const Alternative& a) { return a.attempt.has_value(); });
            return false;
        case Explanation::Kind::partial:
        case Explanation::Kind::complete:
        case Explanation::Kind::two_turns:
        case Explanation::Kind::three_turns:
            return act_on_turn(judgement);
        case Explanation::Kind::takeback:
        case Explanation::Kind::correction:
            return act_on_takeback(e);
        case Explanation::Kind::fault:
            act_on_fault(e);
            return false;
    }
    return false;
}

bool Arbiter::shows_ring_moved(const Explanation& e) const {
    const auto& before = e.table->position();
    return std::any_of(all_points().begin(), all_points().end(), [&](Point point) {
        const auto seen = e.board[static_cast<std::size_t>(point.index())];
        return ring_of(seen) == before.side() && !before.board().ring_at(point);
    });
}

bool Arbiter::act_on_turn(const Judgement& judgement) {
    const auto e = judgement.best;
    const bool sure = judgement.margin >= kSureMargin;
    const double patience = options_.calm_s * kUnsurePatience;
    if (!sure && (age_s() < patience || (options_.calm_s == 0 && leader_->looks < 2))) return false;
    if (e.alternative) {
        // A marker in the next ring may be a quick player's: the last flip is perhaps on its way.
        const bool begun_only = e.kind == Explanation::Kind::partial && !shows_ring_moved(e);
        const bool has_fault = alternatives_[*e.alternative].attempt.has_value();
        if (has_fault && begun_only && !is_calm_enough_for_faults()) return false;
        const auto table = alternatives_[*e.alternative].table;
        adopt(*e.alternative);
        table_ = table;
    }
    if (e.kind == Explanation::Kind::partial) {
        act_on_partial(e);
        return e.alternative.has_value();
    }
    commit(e.table, e.turn.turn, sure);
    return true;
}

void Arbiter::act_on_partial(const Explanation& e) {
    announce_steps(e);
    const auto& program = e.table->program(e.turn.turn);
    if (program.stages()[e.turn.stage].kind == StageKind::row_due) {
        Board board;
        for (const auto point : all_points()) {
            const auto state = e.board[static_cast<std::size_t>(point.index())];
            if (!ring_of(state) || !marker_of(state)) board.set_state(point, state);
        }
        announce_rows(e.table->position().side(), board);
    }
    if (is_unfinished_for_long(e)) {
        judge_unfinished(e);
        return;
    }
    withdraw_faults_but({});
    if (leader_->expected) return;
    leader_->expected = true;
    auto context = situation(Observation{}).context;
    context.ended = true;
    if (const auto attempt = find_attempt(e.table->position(), filter_.costs(), context)) {
        expect_to_stand(*attempt, false);
    }
}

void Arbiter::judge_unfinished(const Explanation& e) {
    auto context = situation(Observation{}).context;
    context.ended = true;
    const auto attempt = find_attempt(e.table->position(), filter_.costs(), context);
    if (!attempt || !is_clearly_seen(attempt->faults)) return;
    withdraw_faults_but(attempt->faults);
    speak(attempt->faults);
    expect_to_stand(*attempt, true);
}

bool Arbiter::act_on_takeback(const Explanation& e) {
    if (e.kind == Explanation::Kind::correction && !e.turn_complete && age_s() < options_.calm_s) {
        return false;
    }
    take_back(e.back);
    return true;
}

void Arbiter::act_on_fault(const Explanation& e) {
    if (e.alternative && alternatives_[*e.alternative].attempt) {
        if (!is_calm_enough_for_faults()) return;
        const auto table = alternatives_[*e.alternative].table;
        adopt(*e.alternative);
        table_ = table;
    }
    auto attempt = *e.attempt;
    if (is_calm_enough_for_faults()) add_what_is_missing(attempt);
    if (attempt.goes_on) return;
    const bool speaks = is_calm_enough_for_faults() && is_clearly_seen(attempt.faults);
    expect_to_stand(attempt, speaks);
    if (!speaks) return;
    withdraw_faults_but(attempt.faults);
    speak(attempt.faults);
}

/// Beside a wrong act, steps that nobody makes any more.
void Arbiter::add_what_is_missing(Attempt& attempt) const {
    if (position_.is_over()) return;
    auto context = situation(Observation{}).context;
    context.flips_over = options_.calm_s > 0 || leader_->clear_looks >= 2;
    context.ended = options_.calm_s > 0 ? age_s() >= options_.calm_s * kThinkPatience
                                        : leader_->clear_looks >= 2;
    if (!context.flips_over) return;
    if (auto more = find_attempt(position_, filter_.costs(), context)) attempt = std::move(*more);
}

void Arbiter::expect_to_stand(const Attempt& attempt, bool spoken) {
    std::erase_if(alternatives_, [](const Alternative& a) { return a.attempt.has_value(); });
    if (position_.is_over() || is_under_way(attempt)) return;
    for (const auto side : sides_after(attempt)) {
        const auto stands = standing_position(attempt, side, position_);
        // Alternatives that leave the board as recorded are no alternatives, and nobody takes a row
        // off while the other side's lies there: that is a fault of its own.
        if (stands == position_) continue;
        if (stands.phase() == Phase::remove_row_before &&
            stands.board().has_row(opponent_of(stands.side()))) {
            continue;
        }
        constexpr float kStandingPrice = 2.0F;
        constexpr float kStandingPricePerFault = 0.5F;
        constexpr float kSpokenPrice = 1.5F;
        const auto faults = static_cast<float>(attempt.faults.size());
        const auto price = spoken ? kSpokenPrice : kStandingPrice + kStandingPricePerFault * faults;
        alternatives_.push_back({std::make_shared<TurnTable>(stands), price, attempt, spoken});
    }
}

}  // namespace yinsight
