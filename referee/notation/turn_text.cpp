#include "referee/notation/turn_text.hpp"

#include <cctype>
#include <optional>

#include "referee/rules.hpp"

namespace yinsight {

std::string to_text(const Turn& turn) {
    std::string text;
    auto previous = ActionKind::pass;
    bool only_removals = true;
    for (const auto action : turn) {
        const bool same_removal = action.kind() == ActionKind::remove_ring && !text.empty() &&
                                  previous == ActionKind::remove_row;
        if (!text.empty() && !same_removal) text += ';';
        switch (action.kind()) {
            case ActionKind::place_ring:
                text += action.from().name();
                break;
            case ActionKind::move_ring:
                text += action.from().name() + '-' + action.to().name();
                break;
            case ActionKind::remove_row:
                text += 'x' + action.from().name() + '-' + action.to().name();
                break;
            case ActionKind::remove_ring:
                text += 'x' + action.from().name();
                break;
            case ActionKind::pass:
            case ActionKind::resign:
                text += to_text(action);
                break;
        }
        previous = action.kind();
        only_removals = only_removals &&
                        (previous == ActionKind::remove_row || previous == ActionKind::remove_ring);
    }
    if (only_removals && !text.empty()) text += ';';
    return text;
}

int first_turn_number(const Position& start) {
    if (start.phase() == Phase::place_ring) return start.board().all_rings().size() + 1;
    return 2 * kRingsPerSide + (start.side() == Side::white ? 1 : 2);
}

int next_turn_number(int number, const Position& position) {
    const int next = number + 1;
    const bool is_whites = next % 2 == 1;
    const bool fits = position.is_over() || is_whites == (position.side() == Side::white);
    return fits ? next : next + 1;
}

namespace {

/// An action as it is spelled, before a row that was left out is filled in.
struct Spelled {
    std::size_t offset = 0;
    Action action;
};

bool starts_action(char c) {
    const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return (letter >= 'a' && letter <= 'k') || letter == 'x' || letter == 'p' || letter == 'r';
}

bool take_dash(TextReader& reader) {
    // A hyphen, or the dashes that word processors make of it.
    return reader.take('-') || reader.take("\u2013") || reader.take("\u2212");
}

std::optional<ParseError> read_removal(TextReader& reader, Spelled& spelled) {
    const std::size_t offset = reader.offset();
    reader.take();
    reader.skip_blanks();
    const auto first = reader.take_point();
    if (!first) return reader.error("the point of a row or ring to remove");
    reader.skip_blanks();
    if (!take_dash(reader)) {
        spelled = {offset, Action::remove_ring(*first)};
        return std::nullopt;
    }
    reader.skip_blanks();
    const auto last = reader.take_point();
    if (!last) return reader.error("the other end of the row");
    spelled = {offset, Action::remove_row(*first, *last)};
    return std::nullopt;
}

std::optional<ParseError> read_action(TextReader& reader, Spelled& spelled) {
    const std::size_t offset = reader.offset();
    if (reader.peek() == 'x' || reader.peek() == 'X') return read_removal(reader, spelled);
    if (reader.take_any_case("pass")) {
        spelled = {offset, Action::pass()};
        return std::nullopt;
    }
    if (reader.take_any_case("resign")) {
        spelled = {offset, Action::resign()};
        return std::nullopt;
    }
    const auto from = reader.take_point();
    if (!from) return reader.error("a point, a removal (x), pass or resign");
    reader.skip_blanks();
    if (!take_dash(reader)) {
        spelled = {offset, Action::place_ring(*from)};
        return std::nullopt;
    }
    reader.skip_blanks();
    const auto to = reader.take_point();
    if (!to) return reader.error("the point to which the ring moves");
    spelled = {offset, Action::move_ring(*from, *to)};
    return std::nullopt;
}

/// Gathers the actions of a turn and follows them through the rules as long as they are legal, to
/// know which rows may be left out and when the turn has ended.
class TurnBuilder {
  public:
    explicit TurnBuilder(const Position* position) {
        if (position != nullptr) now_ = *position;
    }

    const Turn& turn() const { return turn_; }
    /// The turn is legal so far, and complete.
    bool has_ended() const { return ended_; }

    std::optional<ParseError> add(const TextReader& reader, const Spelled& spelled) {
        const bool row_left_out = spelled.action.kind() == ActionKind::remove_ring && row_is_due();
        const std::size_t parts = row_left_out ? 2 : 1;
        if (turn_.size() + parts > Turn::kCapacity) {
            return reader.error_at(spelled.offset, "the end of the turn, which has too many parts");
        }
        if (row_left_out) {
            const ActionList rows = legal_actions(*now_);
            if (rows.size() != 1) {
                return reader.error_at(spelled.offset,
                                       "a row and a ring, as there is a choice of rows");
            }
            play(rows[0]);
        }
        play(spelled.action);
        return std::nullopt;
    }

  private:
    bool row_is_due() const {
        return now_ && !ended_ &&
               (now_->phase() == Phase::remove_row_before ||
                now_->phase() == Phase::remove_row_after);
    }
    void play(Action action) {
        turn_.push_back(action);
        const bool legal = now_ && !ended_ && is_legal(*now_, action);
        ended_ = false;
        if (!legal) return now_.reset();
        const Position before = *now_;
        now_ = apply(before, action);
        ended_ = ends_turn(before, *now_);
    }

    Turn turn_;
    /// Empty when the turn has gone astray.
    std::optional<Position> now_;
    bool ended_ = false;
};

}  // namespace

Parsed<Turn> read_turn(TextReader& reader, const Position* position) {
    TurnBuilder builder{position};
    while (true) {
        Spelled spelled;
        if (auto error = read_action(reader, spelled)) return *error;
        if (auto error = builder.add(reader, spelled)) return *error;
        TextReader ahead = reader;
        ahead.skip_blanks();
        const bool more = ahead.take(';');
        if (more) reader = ahead;
        ahead.skip_blanks();
        const bool removal = ahead.peek() == 'x' || ahead.peek() == 'X';
        // Without a semicolon only a removal goes on with the turn, and not with a finished one.
        const bool goes_on = more ? starts_action(ahead.peek()) : removal && !builder.has_ended();
        if (!goes_on) return builder.turn();
        reader = ahead;
    }
}

Parsed<Turn> parse_turn(std::string_view text, const Position& position) {
    TextReader reader{text};
    reader.skip_blanks();
    auto turn = read_turn(reader, &position);
    if (!turn) return turn;
    reader.skip_blanks();
    if (!reader.at_end()) return reader.error("the end of the turn");
    return turn;
}

}  // namespace yinsight
