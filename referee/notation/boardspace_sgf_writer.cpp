#include "referee/notation/boardspace_date.hpp"
#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/sgf_nodes.hpp"
#include "referee/rules.hpp"

namespace yinsight {

namespace {

std::string spread(Point point) {
    return std::string{static_cast<char>('A' + point.column())} + " " + std::to_string(point.row());
}

/// Writes nodes with a running number.
class SgfWriter {
  public:
    void add_turn(Side side, const RecordedTurn& turn) {
        for (std::size_t i = 0; i < turn.turn.size(); ++i) {
            add_action(side, turn.turn[i], turn.elapsed_ms);
            if (i + 1 == turn.turn.size()) add_comments(turn);
        }
    }
    void add(Side side, const std::string& command, std::optional<std::int64_t> elapsed_ms) {
        text_ += side == Side::white ? "; P0[" : "; P1[";
        text_ += std::to_string(number_++) + " " + command + "]";
        if (elapsed_ms) text_ += "TM[" + std::to_string(*elapsed_ms) + "]";
        text_ += '\n';
    }
    const std::string& text() const { return text_; }

  private:
    void add_action(Side side, Action action, std::optional<std::int64_t> elapsed_ms) {
        const std::string colour = side == Side::white ? "w" : "b";
        switch (action.kind()) {
            case ActionKind::place_ring:
                add(side, "place " + colour + "r  " + spread(action.from()), elapsed_ms);
                break;
            case ActionKind::move_ring:
                add(side, "move " + spread(action.from()) + " " + spread(action.to()), elapsed_ms);
                break;
            case ActionKind::remove_row:
                add(side,
                    "remove " + colour + " " + spread(action.from()) + " " + spread(action.to()),
                    elapsed_ms);
                break;
            case ActionKind::remove_ring:
                add(side, "remove " + colour + "r " + spread(action.from()), elapsed_ms);
                break;
            case ActionKind::pass:
                add(side, "Pass", elapsed_ms);
                break;
            case ActionKind::resign:
                add(side, "Resign", elapsed_ms);
                break;
        }
        add(side, "Done ", elapsed_ms);
    }
    void add_comments(const RecordedTurn& turn) {
        for (const auto& comment : turn.comments) {
            text_.insert(text_.size() - 1, "C[" + sgf_escaped(comment) + "]");
        }
    }

    std::string text_;
    int number_ = 0;
};

std::string outcome_of(const GameRecord& record, const Position& end) {
    std::string given = record.tag("Outcome");
    if (!given.empty() || !end.result()) return given;
    switch (end.result()->winner) {
        case Winner::white:
            return "Game won by " + record.tag("White");
        case Winner::black:
            return "Game won by " + record.tag("Black");
        case Winner::draw:
            return "The game is a draw";
    }
    return {};
}

std::string property(const std::string& name, const std::string& value) {
    return value.empty() ? std::string{} : name + "[" + sgf_escaped(value) + "]\n";
}

std::string player(const std::string& name, std::string id) {
    for (auto& c : id) {
        if (c == '"') c = '\'';
    }
    return name + "[id \"" + sgf_escaped(id) + "\"]\n";
}

}  // namespace

std::optional<std::string> why_not_boardspace_sgf(const GameRecord& record) {
    if (record.start != Position::start(record.start.variant())) {
        return "Boardspace games begin with the empty board.";
    }
    if (const auto fault = replay(record).fault) {
        return "Boardspace games hold no illegal turn, and turn " + std::to_string(fault->number) +
               " is one.";
    }
    for (const auto& turn : record.turns) {
        if (!turn.stood) continue;
        return "Boardspace games go on from where a turn ends, and turn " +
               std::to_string(turn.number) + " is followed by another position.";
    }
    return std::nullopt;
}

std::string to_boardspace_sgf(const GameRecord& record) {
    const Replay played = replay(record);
    const bool standard = record.start.variant() == Variant::standard;
    std::string text = "(;\nGM[24]VV[2]\n";
    text += standard ? "SU[Yinsh]\n" : "SU[Yinsh-Blitz]\n";
    text += property("DT", boardspace_date({record.tag("Date"), record.tag("Time")}));
    text += property("GN", record.tag("Event"));
    text += property("RE", outcome_of(record, played.end()));
    text += player("P0", record.tag("White")) + player("P1", record.tag("Black"));
    for (const auto& comment : record.comments) text += property("C", comment);
    SgfWriter writer;
    writer.add(Side::white, "Start White", std::nullopt);
    for (std::size_t i = 0; i + 1 < played.positions.size(); ++i) {
        writer.add_turn(played.positions[i].side(), record.turns[i]);
    }
    return text + writer.text() + ")\n";
}

}  // namespace yinsight
