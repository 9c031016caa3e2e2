#include <optional>
#include <utility>
#include <vector>

#include "referee/notation/boardspace_clicks.hpp"
#include "referee/notation/boardspace_date.hpp"
#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/sgf_nodes.hpp"
#include "referee/notation/text_reader.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

using MaybeError = std::optional<ParseError>;

class SgfGameParser {
  public:
    explicit SgfGameParser(std::string_view text) : text_{text} {}
    Parsed<GameRecord> parse();

  private:
    MaybeError take_node(const SgfNode& node);
    MaybeError take_root_property(const SgfProperty& property);
    MaybeError take_player_property(const SgfProperty& property, const SgfNode& node);
    void take_id(std::size_t player, const SgfProperty& property);
    void confirm(std::size_t player, std::optional<std::int64_t> elapsed_ms);
    void add_action(Action action, std::size_t player);
    void end_turn();
    void name_players();

    ParseError error_in(const TextReader& reader, std::string expected) const {
        ParseError error = error_at(text_, value_offset_ + reader.offset(), std::move(expected));
        error.turn = turn_number();
        return error;
    }
    int turn_number() const {
        if (record_.turns.empty()) return 1;
        return record_.turns.back().number + 1;
    }

    std::string_view text_;
    std::size_t value_offset_ = 0;
    std::array<std::string, 2> ids_;
    std::optional<std::size_t> white_player_;
    GameRecord record_;
    /// Empty behind an illegal turn.
    std::optional<Position> now_ = Position{};
    RecordedTurn turn_;
    /// Whose turn is being gathered.
    std::optional<std::size_t> turn_player_;
    BoardspaceClicks clicks_;
    bool is_yinsh_ = false;
};

Parsed<GameRecord> SgfGameParser::parse() {
    const auto nodes = parse_sgf(text_);
    if (!nodes) return nodes.error();
    for (const auto& node : *nodes) {
        if (auto error = take_node(node)) return *error;
        if (!is_yinsh_) return error_at(text_, 0, "GM[24], a YINSH game of Boardspace");
    }
    // A turn that was still legal but not finished when the game was left is no turn.
    if (!now_) end_turn();
    name_players();
    return record_;
}

MaybeError SgfGameParser::take_node(const SgfNode& node) {
    for (const auto& property : node.properties) {
        value_offset_ = property.offset;
        const bool of_player = property.name == "P0" || property.name == "P1";
        auto error =
            of_player ? take_player_property(property, node) : take_root_property(property);
        if (error) return error;
    }
    return std::nullopt;
}

MaybeError SgfGameParser::take_root_property(const SgfProperty& property) {
    if (property.name == "GM") {
        if (property.value != "24") return error_at(text_, property.offset, "24, the game YINSH");
        is_yinsh_ = true;
    } else if (property.name == "SU") {
        TextReader word{property.value};
        if (!word.take_any_case("yinsh")) {
            return error_at(text_, property.offset, "Yinsh or Yinsh-Blitz");
        }
        const bool blitz = word.take_any_case("-blitz");
        record_.start = Position::start(blitz ? Variant::blitz : Variant::standard);
        now_ = record_.start;
    } else if (property.name == "DT") {
        const auto date = date_from_boardspace(property.value);
        record_.set_tag("Date", date.date);
        if (!date.time.empty()) record_.set_tag("Time", date.time);
    } else if (property.name == "GN") {
        record_.set_tag("Event", property.value);
    } else if (property.name == "RE") {
        record_.set_tag("Outcome", property.value);
    } else if (property.name == "C") {
        auto& comments = record_.turns.empty() ? record_.comments : record_.turns.back().comments;
        comments.push_back(property.value);
    }
    return std::nullopt;
}

std::optional<std::int64_t> elapsed_in(const SgfNode& node) {
    for (const auto& property : node.properties) {
        if (property.name != "TM") continue;
        TextReader reader{property.value};
        const auto ms = reader.take_number();
        if (ms && reader.at_end()) return *ms;
    }
    return std::nullopt;
}

MaybeError SgfGameParser::take_player_property(const SgfProperty& property, const SgfNode& node) {
    const std::size_t player = property.name == "P0" ? 0 : 1;
    TextReader reader{property.value};
    reader.skip_blanks();
    if (!reader.take_number()) {
        take_id(player, property);
        return std::nullopt;
    }
    reader.skip_blanks();
    if (reader.take_any_case("done")) {
        confirm(player, elapsed_in(node));
        return std::nullopt;
    }
    if (const auto error = clicks_.take(reader)) return error_in(error->at, error->expected);
    return std::nullopt;
}

/// "id \"name\"" in the root; other sayings ("time 0:02:16") are of no use here.
void SgfGameParser::take_id(std::size_t player, const SgfProperty& property) {
    TextReader reader{property.value};
    if (!reader.take("id ")) return;
    std::string_view name = std::string_view{property.value}.substr(reader.offset());
    if (name.size() >= 2 && name.front() == '"' && name.back() == '"') {
        name = name.substr(1, name.size() - 2);
    }
    ids_[player] = name;
}

void SgfGameParser::confirm(std::size_t player, std::optional<std::int64_t> elapsed_ms) {
    const Turn actions = clicks_.take_actions();
    if (actions.empty()) return;
    if (!white_player_) white_player_ = player;
    if (turn_player_ != player) end_turn();
    turn_player_ = player;
    turn_.elapsed_ms = elapsed_ms;
    for (const auto action : actions) add_action(action, player);
}

void SgfGameParser::add_action(Action action, std::size_t player) {
    if (turn_.turn.full()) return;
    turn_player_ = player;
    turn_.turn.push_back(action);
    if (!now_) return;
    const Position before = *now_;
    const auto side = player == white_player_ ? Side::white : Side::black;
    if (before.is_over() || before.side() != side || !is_legal(before, action)) {
        now_.reset();
        return;
    }
    now_ = apply(before, action);
    if (ends_turn(before, *now_)) end_turn();
}

void SgfGameParser::end_turn() {
    if (!turn_.turn.empty()) {
        turn_.number = turn_number();
        record_.turns.push_back(turn_);
    }
    turn_ = {};
    turn_player_.reset();
}

void SgfGameParser::name_players() {
    const std::size_t white = white_player_.value_or(0);
    const auto others = std::exchange(record_.tags, {});
    if (!ids_[white].empty()) record_.set_tag("White", ids_[white]);
    if (!ids_[1 - white].empty()) record_.set_tag("Black", ids_[1 - white]);
    record_.tags.insert(record_.tags.end(), others.begin(), others.end());
    if (now_ && now_->is_over()) record_.result = score_text(*now_);
}

}  // namespace

Parsed<GameRecord> parse_boardspace_sgf(std::string_view text) {
    return SgfGameParser{text}.parse();
}

}  // namespace yinsight
