#include "app/gui/coach_arrows.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// In units of Score: a turn that is this much worse has an arrow 1/e as wide as the best one's.
constexpr double kScorePerWidth = 600;
constexpr double kThinnest = 0.3;

}  // namespace

QColor good_turn_colour() {
    return {0x1b, 0x8a, 0x5a};
}

QColor bad_turn_colour() {
    return {0xc2, 0x3b, 0x22};
}

std::optional<BoardArrow> arrow_of(const Turn& turn, const QColor& colour, double weight,
                                   const QString& label) {
    for (const Action action : turn) {
        if (action.kind() == ActionKind::move_ring || action.kind() == ActionKind::place_ring)
            return BoardArrow{action.from(), action.to(), colour, weight, label};
    }
    return std::nullopt;
}

std::vector<BoardArrow> arrows_of(const Analysis& analysis) {
    std::vector<BoardArrow> arrows;
    for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
        const double loss = analysis.turns.front().score - analysis.turns[i].score;
        const double weight = std::max(kThinnest, std::exp(-loss / kScorePerWidth));
        auto arrow =
            arrow_of(analysis.turns[i].turn, good_turn_colour(), weight, QString::number(i + 1));
        // Turns that differ only in what comes off share an arrow.
        const bool is_new =
            arrow && std::none_of(arrows.begin(), arrows.end(), [&](const BoardArrow& other) {
                return other.from == arrow->from && other.to == arrow->to;
            });
        if (is_new) arrows.push_back(std::move(*arrow));
    }
    // The best one lies on top.
    std::reverse(arrows.begin(), arrows.end());
    return arrows;
}

std::vector<BoardArrow> hint_arrows(const Analysis& analysis) {
    if (analysis.turns.empty()) return {};
    for (const Action action : analysis.turns.front().turn) {
        if (action.kind() == ActionKind::move_ring)
            return {{action.from(), action.from(), good_turn_colour(), 1, {}}};
    }
    return {};
}

std::vector<BoardArrow> arrows_of(const ReviewedTurn& turn) {
    std::vector<BoardArrow> arrows;
    const bool good = turn.verdict == Verdict::good;
    if (auto played = arrow_of(turn.played, good ? good_turn_colour() : bad_turn_colour(), 0.7,
                               good ? QStringLiteral("!") : QStringLiteral("?")))
        arrows.push_back(std::move(*played));
    if (good || turn.analysis.turns.empty()) return arrows;
    if (auto better = arrow_of(turn.best().turn, good_turn_colour(), 1, QStringLiteral("!")))
        arrows.push_back(std::move(*better));
    return arrows;
}

}  // namespace yinsight
