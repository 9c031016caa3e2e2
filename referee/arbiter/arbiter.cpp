#include "referee/arbiter/arbiter.hpp"

#include <algorithm>
#include <utility>

#include "referee/arbiter/standing_board.hpp"

namespace yinsight {

namespace {

/// A hand that rests over the board for so long no longer holds up the record, in seconds.
constexpr double kRestingHandS = 3.0;
/// A board that led is taken up again if others led for no longer than this, in seconds: a frame or
/// two misread, and one missing.
constexpr double kInterruptionS = 0.5;
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

std::vector<Event> Arbiter::observe(const Observation& look_at_board) {
    events_.clear();
    const Observation observation = overlooked_.through(look_at_board);
    now_s_ = std::max(now_s_, observation.time_s);
    frame_ = observation.frame;
    follow_hand(observation);
    carried_ = observation.carried;
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
    // Under a hand nothing may fit well, and then the least bad explanation is none.
    if (!shows_rings_of(table->position(), after)) return;
    if (!glimpse_ || !(glimpse_->after == after)) glimpse_ = Glimpse{after, 0};
    if (++glimpse_->looks < kGlimpses) return;
    if (overtaken->alternative) adopt(*overtaken->alternative);
    commit(table, overtaken->turn, true);
}

/// Whether the rings that a turn moved, placed or took off were seen to go and to come; a later
/// turn may have left a marker where one came.
bool Arbiter::shows_rings_of(const Position& before, const Position& after) const {
    const Side side = before.side();
    const auto gone = before.board().rings_of(side) - after.board().rings_of(side);
    const auto come = after.board().rings_of(side) - before.board().rings_of(side);
    const auto has_ring = [&](Point point) { return ring_of(filter_.best(point)) == side; };
    return std::none_of(gone.begin(), gone.end(), has_ring) &&
           std::all_of(come.begin(), come.end(), [&](Point point) {
               return has_ring(point) || marker_of(filter_.best(point)).has_value();
           });
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

}  // namespace yinsight
