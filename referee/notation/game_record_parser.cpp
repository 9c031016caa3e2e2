#include <cctype>
#include <optional>

#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/text_reader.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Whether a tag has this name, in any letter case: people type whole records in capitals.
bool is_named(std::string_view tag, std::string_view name) {
    TextReader reader{tag};
    return reader.take_any_case(name) && reader.at_end();
}

using MaybeError = std::optional<ParseError>;

/// The error of a part of the text, placed in the whole.
ParseError moved(const TextReader& whole, std::size_t offset, const ParseError& inner) {
    ParseError error = whole.error_at(offset + inner.offset, inner.expected);
    error.found = inner.found;
    return error;
}

/// Reads one file; parts of it fill the record.
class RecordParser {
  public:
    explicit RecordParser(std::string_view text) : reader_{text} {}
    Parsed<GameRecord> parse();

  private:
    MaybeError read_tags();
    MaybeError read_tag();
    MaybeError take_tag(const std::string& name, const std::string& value, std::size_t offset);
    MaybeError begin_turns();
    MaybeError read_numbered_turn();
    MaybeError read_number();
    bool take_result();
    MaybeError read_notes(RecordedTurn& turn);
    MaybeError read_mark(RecordedTurn& turn);
    MaybeError take_brace(const TextReader::Brace& brace, RecordedTurn& turn);
    MaybeError read_candidates(const TextReader::Brace& brace, RecordedTurn& turn);
    MaybeError go_on(const RecordedTurn& turn, std::size_t offset);
    void skip_blanks_before_turns();

    TextReader reader_;
    GameRecord record_;
    std::optional<Position> start_;
    /// Empty behind a turn from which nobody knows how the game went on.
    std::optional<Position> now_;
    std::size_t start_offset_ = 0;
    /// The number of the turn being read; 0 before the first.
    int number_ = 0;
    std::optional<Variant> variant_;
};

Parsed<GameRecord> RecordParser::parse() {
    reader_.take("\xef\xbb\xbf");
    if (auto error = read_tags()) return *error;
    if (auto error = begin_turns()) return *error;
    reader_.gather_braces();
    skip_blanks_before_turns();
    while (!reader_.at_end()) {
        if (take_result()) {
            reader_.skip_blanks();
            if (reader_.at_end()) break;
            return reader_.error("the end of the record behind its result");
        }
        if (auto error = read_numbered_turn()) return *error;
    }
    return record_;
}

MaybeError RecordParser::read_tags() {
    for (reader_.skip_blanks(); reader_.peek() == '['; reader_.skip_blanks()) {
        if (auto error = read_tag()) return error;
    }
    return std::nullopt;
}

MaybeError RecordParser::read_tag() {
    reader_.take('[');
    reader_.skip_blanks();
    const std::string name{reader_.take_word()};
    if (name.empty()) return reader_.error("the name of a tag");
    reader_.skip_blanks();
    if (!reader_.take('"')) return reader_.error("'\"' before the value of the tag " + name);
    const std::size_t offset = reader_.offset();
    std::string value;
    while (!reader_.at_end() && reader_.peek() != '"' && reader_.peek() != '\n') {
        reader_.take('\\');
        if (!reader_.at_end()) value += reader_.take();
    }
    if (!reader_.take('"')) return reader_.error("'\"' behind the value of the tag " + name);
    reader_.skip_blanks();
    if (!reader_.take(']')) return reader_.error("']' behind the tag " + name);
    return take_tag(name, value, offset);
}

MaybeError RecordParser::take_tag(const std::string& name, const std::string& value,
                                  std::size_t offset) {
    if (is_named(name, "Variant")) {
        TextReader word{value};
        const bool standard = word.take_any_case("standard");
        if (!standard && !word.take_any_case("blitz")) {
            return reader_.error_at(offset, "the variant, standard or blitz");
        }
        variant_ = standard ? Variant::standard : Variant::blitz;
    } else if (is_named(name, "Start")) {
        const auto start = parse_position(value);
        if (!start) return moved(reader_, offset, start.error());
        start_ = *start;
        start_offset_ = offset;
    } else if (is_named(name, "Result")) {
        record_.result = value;
    } else {
        record_.set_tag(name, value);
    }
    return std::nullopt;
}

MaybeError RecordParser::begin_turns() {
    if (start_ && variant_ && start_->variant() != *variant_) {
        return reader_.error_at(start_offset_, "a start of the variant that the Variant tag names");
    }
    record_.start = start_ ? *start_ : Position::start(variant_.value_or(Variant::standard));
    now_ = record_.start;
    return std::nullopt;
}

void RecordParser::skip_blanks_before_turns() {
    reader_.skip_blanks();
    for (const auto& brace : reader_.take_braces()) {
        record_.comments.emplace_back(trimmed(brace.content));
    }
}

/// A result behind the last turn, as some programs write it. It says no more than the tag does.
bool RecordParser::take_result() {
    for (const auto* result : {"*", "1/2-1/2"}) {
        if (reader_.take(result)) return true;
    }
    TextReader ahead = reader_;
    if (!ahead.take_number() || !ahead.take('-') || !ahead.take_number()) return false;
    reader_ = ahead;
    return true;
}

MaybeError RecordParser::read_number() {
    const bool first = number_ == 0;
    const int next = !now_    ? number_ + 1
                     : !first ? next_turn_number(number_, *now_)
                              : first_turn_number(*now_);
    const std::size_t offset = reader_.offset();
    const auto written = reader_.take_number();
    reader_.set_turn(next);
    if (!written) {
        if (std::isdigit(static_cast<unsigned char>(reader_.peek())) != 0) {
            return reader_.error("the number of a turn");
        }
        number_ = next;
        return std::nullopt;
    }
    const bool fits = first ? *written > 0 : *written == number_ + 1 || *written == next;
    if (!fits) return reader_.error_at(offset, "turn " + std::to_string(next));
    number_ = *written;
    reader_.set_turn(number_);
    do {
        reader_.skip_blanks();
    } while (reader_.take('.') || reader_.take("\u2026"));
    return std::nullopt;
}

MaybeError RecordParser::read_numbered_turn() {
    if (auto error = read_number()) return error;
    const std::size_t offset = reader_.offset();
    const auto turn = read_turn(reader_, now_ ? &*now_ : nullptr);
    if (!turn) return turn.error();
    RecordedTurn recorded;
    recorded.number = number_;
    recorded.turn = *turn;
    if (auto error = read_notes(recorded)) return error;
    if (auto error = go_on(recorded, offset)) return error;
    record_.turns.push_back(std::move(recorded));
    return std::nullopt;
}

MaybeError RecordParser::read_notes(RecordedTurn& turn) {
    while (true) {
        reader_.skip_blanks();
        for (const auto& brace : reader_.take_braces()) {
            if (auto error = take_brace(brace, turn)) return error;
        }
        if (reader_.peek() == '{') return reader_.error("the end of a comment");
        if (reader_.peek() != '!' && reader_.peek() != '?') return std::nullopt;
        if (auto error = read_mark(turn)) return error;
    }
}

MaybeError RecordParser::read_mark(RecordedTurn& turn) {
    if (reader_.take("!!illegal")) {
        reader_.skip_blanks();
        const std::size_t offset = reader_.offset();
        turn.illegal = fault_kind_from_name(reader_.take_word());
        if (!turn.illegal) return reader_.error_at(offset, "the kind of fault behind !!illegal");
        return std::nullopt;
    }
    // Praise and blame as in chess: kept as a comment.
    std::string praise;
    while (reader_.peek() == '!' || reader_.peek() == '?') praise += reader_.take();
    turn.comments.push_back(praise);
    return std::nullopt;
}

/// "[%egt 0:12:03.250]" as milliseconds.
std::optional<std::int64_t> parse_clock(std::string_view text) {
    TextReader reader{text};
    if (!reader.take("[%egt ")) return std::nullopt;
    const auto hours = reader.take_number();
    if (!hours || !reader.take(':')) return std::nullopt;
    const auto minutes = reader.take_number();
    if (!minutes || *minutes > 59 || !reader.take(':')) return std::nullopt;
    const auto seconds = reader.take_number();
    if (!seconds || *seconds > 59) return std::nullopt;
    std::int64_t ms = ((*hours * std::int64_t{60} + *minutes) * 60 + *seconds) * 1000;
    if (reader.take('.')) {
        std::int64_t unit = 100;
        for (int digit = 0; digit < 3; ++digit, unit /= 10) {
            const auto value = reader.take_one_of("0123456789");
            if (!value) break;
            ms += static_cast<std::int64_t>(*value) * unit;
        }
    }
    if (!reader.take(']') || !reader.at_end()) return std::nullopt;
    return ms;
}

MaybeError RecordParser::take_brace(const TextReader::Brace& brace, RecordedTurn& turn) {
    if (brace.content.substr(0, 1) == "=") {
        const auto stood = parse_position_as_it_stood(trimmed(brace.content.substr(1)));
        if (!stood) return moved(reader_, brace.offset + 1, stood.error());
        turn.stood = *stood;
        return std::nullopt;
    }
    if (brace.content.substr(0, 1) == "?") return read_candidates(brace, turn);
    if (const auto clock = parse_clock(brace.content)) {
        turn.elapsed_ms = clock;
    } else {
        turn.comments.emplace_back(trimmed(brace.content));
    }
    return std::nullopt;
}

MaybeError RecordParser::read_candidates(const TextReader::Brace& brace, RecordedTurn& turn) {
    const std::size_t end = brace.offset + brace.content.size();
    TextReader inside{reader_.text().substr(0, end), brace.offset + 1};
    inside.set_turn(number_);
    do {
        inside.skip_blanks();
        const auto candidate = read_turn(inside, now_ ? &*now_ : nullptr);
        if (!candidate) return candidate.error();
        turn.candidates.push_back(*candidate);
        inside.skip_blanks();
    } while (inside.take('|'));
    if (!inside.at_end()) return inside.error("'|' or '}' behind a candidate");
    return std::nullopt;
}

MaybeError RecordParser::go_on(const RecordedTurn& turn, std::size_t offset) {
    if (!now_) {
        if (turn.stood) now_ = turn.stood;
        return std::nullopt;
    }
    now_ = position_after(*now_, turn);
    if (!now_ && turn.illegal) {
        return reader_.error_at(offset, "{=<position>} behind an illegal turn that stood");
    }
    return std::nullopt;
}

}  // namespace

Parsed<GameRecord> parse_game_record(std::string_view text) {
    return RecordParser{text}.parse();
}

}  // namespace yinsight
