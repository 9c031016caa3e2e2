#include "referee/notation/turn_text.hpp"

#include <cctype>
#include <optional>
#include <vector>

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
    std::size_t offset;
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

std::optional<ParseError> read_removal(TextReader& reader, std::vector<Spelled>& actions) {
    const std::size_t offset = reader.offset();
    reader.take();
    reader.skip_blanks();
    const auto first = reader.take_point();
    if (!first) return reader.error("the point of a row or ring to remove");
    reader.skip_blanks();
    if (!take_dash(reader)) {
        actions.push_back({offset, Action::remove_ring(*first)});
        return std::nullopt;
    }
    reader.skip_blanks();
    const auto last = reader.take_point();
    if (!last) return reader.error("the other end of the row");
    actions.push_back({offset, Action::remove_row(*first, *last)});
    return std::nullopt;
}

std::optional<ParseError> read_action(TextReader& reader, std::vector<Spelled>& actions) {
    const std::size_t offset = reader.offset();
    if (reader.peek() == 'x' || reader.peek() == 'X') return read_removal(reader, actions);
    if (reader.take_any_case("pass")) {
        actions.push_back({offset, Action::pass()});
        return std::nullopt;
    }
    if (reader.take_any_case("resign")) {
        actions.push_back({offset, Action::resign()});
        return std::nullopt;
    }
    const auto from = reader.take_point();
    if (!from) return reader.error("a point, a removal (x), pass or resign");
    reader.skip_blanks();
    if (!take_dash(reader)) {
        actions.push_back({offset, Action::place_ring(*from)});
        return std::nullopt;
    }
    reader.skip_blanks();
    const auto to = reader.take_point();
    if (!to) return reader.error("the point to which the ring moves");
    actions.push_back({offset, Action::move_ring(*from, *to)});
    return std::nullopt;
}

/// Follows a turn through the rules as long as it is legal, to know which rows may be left out.
class Follower {
  public:
    explicit Follower(const Position* position) {
        if (position != nullptr) now_ = *position;
    }

    bool row_is_due() const {
        return now_ && (now_->phase() == Phase::remove_row_before ||
                        now_->phase() == Phase::remove_row_after);
    }
    ActionList rows() const { return legal_actions(*now_); }

    void play(Action action) {
        if (!now_) return;
        if (!is_legal(*now_, action)) return now_.reset();
        Position after = apply(*now_, action);
        if (ends_turn(*now_, after)) return now_.reset();
        now_ = after;
    }

  private:
    /// Empty when the turn has ended or gone astray.
    std::optional<Position> now_;
};

Parsed<Turn> fill_in_rows(const TextReader& reader, const std::vector<Spelled>& spelled,
                          const Position* position) {
    Turn turn;
    Follower follower{position};
    for (const auto& [offset, action] : spelled) {
        if (turn.size() + 2 > Turn::kCapacity) {
            return reader.error_at(offset, "the end of the turn, which has too many parts");
        }
        if (action.kind() == ActionKind::remove_ring && follower.row_is_due()) {
            const ActionList rows = follower.rows();
            if (rows.size() != 1) {
                return reader.error_at(offset, "a row and a ring, as there is a choice of rows");
            }
            turn.push_back(rows[0]);
            follower.play(rows[0]);
        }
        turn.push_back(action);
        follower.play(action);
    }
    return turn;
}

}  // namespace

Parsed<Turn> read_turn(TextReader& reader, const Position* position) {
    std::vector<Spelled> actions;
    TextReader behind = reader;
    do {
        if (auto error = read_action(reader, actions)) return *error;
        behind = reader;
        reader.skip_blanks();
        const bool more = reader.take(';');
        if (more) {
            behind = reader;
            reader.skip_blanks();
        }
        const bool removal = reader.peek() == 'x' || reader.peek() == 'X';
        if (!removal && !(more && starts_action(reader.peek()))) break;
    } while (true);
    reader = behind;
    return fill_in_rows(reader, actions, position);
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
