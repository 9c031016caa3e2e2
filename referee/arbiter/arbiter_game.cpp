// What people tell the arbiter about the game.

#include <algorithm>
#include <iterator>
#include <utility>

#include "referee/arbiter/arbiter.hpp"
#include "referee/arbiter/standing_board.hpp"

namespace yinsight {

void Arbiter::set_game(const Position& start, std::vector<PlayedTurn> turns) {
    start_ = start;
    turns_ = std::move(turns);
    past_boards_.clear();
    for (const PlayedTurn& turn : turns_) past_boards_.push_back(point_states(turn.before.board()));
    open_faults_.clear();
    overlooked_.reset();
    earlier_.clear();
    interrupted_.reset();
    filter_.reset();
    go_on_from(std::make_shared<TurnTable>(turns_.empty() ? start_ : turns_.back().after));
}

std::optional<std::vector<Event>> Arbiter::let_stand() {
    events_.clear();
    if (adopt_spoken()) return std::move(events_);
    const bool under_way =
        leader_ && leader_->explanation.attempt && is_under_way(*leader_->explanation.attempt);
    if (!under_way || open_faults_.empty()) return std::nullopt;
    std::move(open_faults_.begin(), open_faults_.end(), std::back_inserter(tolerated_));
    open_faults_.clear();
    return std::vector<Event>{};
}

bool Arbiter::adopt_spoken() {
    const auto spoken =
        std::find_if(alternatives_.begin(), alternatives_.end(),
                     [](const Alternative& a) { return a.attempt.has_value() && a.spoken; });
    if (spoken == alternatives_.end()) return false;
    adopt(static_cast<std::size_t>(spoken - alternatives_.begin()));
    announce_position();
    return true;
}

}  // namespace yinsight
