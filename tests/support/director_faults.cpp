// The part of the director that deals with wrong turns.

#include "tests/support/director.hpp"

namespace yinsight {

void Director::play_wrong(const WrongTurn& wrong, bool stands) {
    auto& truth = film_.truth;
    const std::size_t first_fault = truth.faults.size();
    wait(dice_.between(0.5, 1.5), 1);
    truth.faults.insert(truth.faults.end(), wrong.faults.begin(), wrong.faults.end());
    const auto mark_all = [&](Mark::What what) {
        for (std::size_t i = first_fault; i < truth.faults.size(); ++i) mark(what, i);
    };
    mark_all(Mark::What::fault_making);
    for (std::size_t i = 0; i < wrong.acts.size(); ++i) {
        add(wrong.acts[i], i + 1 < wrong.acts.size() ? pause_s() : 0);
        if (i == wrong.complete_with) mark_all(Mark::What::fault_stands);
    }
    for (std::size_t i = first_fault; i < truth.faults.size(); ++i) {
        truth.faults[i].board = now_;
        for (const auto& act : wrong.acts) truth.faults[i].touched |= act.touched();
        for (const auto& name : wrong.faults[i - first_fault].names) {
            truth.faults[i].touched |= name.points;
        }
    }
    if (stands && wrong.stands) {
        stand_for_good(wrong, first_fault);
    } else {
        mend(wrong, first_fault);
    }
}

/// Long enough for an arbiter to speak.
void Director::let_fault_stand(const WrongTurn& wrong) {
    const bool at_once = wrong.plain == WrongTurn::Plain::at_once;
    const bool thinks = wrong.plain == WrongTurn::Plain::after_thinking;
    auto& beat = film_.beats.back();
    beat.calm_s = thinks ? dice_.between(7, 8.5) : dice_.between(2.3, 3.5);
    beat.calm_looks = at_once ? 1 : 2 + dice_.below(2);
}

void Director::stand_for_good(const WrongTurn& wrong, std::size_t first_fault) {
    auto& truth = film_.truth;
    std::vector<FaultKind> kinds;
    for (std::size_t i = first_fault; i < truth.faults.size(); ++i) {
        for (const auto& name : truth.faults[i].names) kinds.push_back(name.kind);
    }
    // Now and then the opponent plays on before anybody can have noticed a thing.
    if (wrong.plain == WrongTurn::Plain::after_thinking && dice_.chance(0.5)) {
        film_.beats.back().calm_s = dice_.between(1, 2);
    } else {
        let_fault_stand(wrong);
    }
    if (!wrong.made.empty()) {
        truth.turns.push_back(
            {wrong.player, wrong.made, wrong.stands->board(), kinds, false, kNever});
        mark(Mark::What::turn_done, truth.turns.size() - 1);
    } else if (!truth.turns.empty()) {
        truth.turns.back().after = wrong.stands->board();
        truth.turns.back().changed_later = true;
    }
    past_.clear();
    position_ = *wrong.stands;
}

void Director::mend(const WrongTurn& wrong, std::size_t first_fault) {
    auto& truth = film_.truth;
    const auto mark_all = [&](Mark::What what) {
        for (std::size_t i = first_fault; i < truth.faults.size(); ++i) mark(what, i);
    };
    let_fault_stand(wrong);
    wait(0, 0);
    mark_all(Mark::What::fault_mending);
    RealBoard mended = RealBoard::of(wrong.before);
    for (std::size_t i = 0; i < wrong.legal_acts_done; ++i) wrong.legal_acts[i].apply_to(mended);
    for (const auto& act : acts_between(now_, mended, wrong.player)) add(act, pause_s() / 2);
    const bool goes_on_at_once = now_ == mended && film_.beats.back().hand_s == 0;
    if (!goes_on_at_once) mark_all(Mark::What::fault_over);
    film_.beats.back().calm_s = goes_on_at_once ? 0 : dice_.between(1, 2.5);
    for (std::size_t i = wrong.legal_acts_done; i < wrong.legal_acts.size(); ++i) {
        add(wrong.legal_acts[i], pause_s());
        const bool is_mended = i + 1 == wrong.legal_acts_done + wrong.mending_acts;
        if (goes_on_at_once && is_mended) mark_all(Mark::What::fault_over);
    }
    if (wrong.legal.empty()) return;
    past_.push_back(position_);
    position_ = apply(position_, wrong.legal);
    truth.turns.push_back({wrong.before.side(), wrong.legal, position_.board(), {}, false, kNever});
    mark(Mark::What::turn_done, truth.turns.size() - 1);
    film_.beats.back().calm_s = dice_.between(1, 2.5);
}

}  // namespace yinsight
