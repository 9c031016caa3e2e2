#include "referee/notation/position_text.hpp"

#include <cctype>

#include "referee/notation/text_reader.hpp"

namespace yinsight {

namespace {

constexpr std::string_view kPhaseLetters = "PrxMRXO";
constexpr std::string_view kVariantLetters = "SB";
constexpr std::string_view kSideLetters = "wb";
constexpr std::string_view kWinnerLetters = "wbd";
constexpr std::array<EndReason, 5> kEndReasons = {EndReason::rings, EndReason::row, EndReason::pool,
                                                  EndReason::blocked, EndReason::resigned};

constexpr int rows_in(std::size_t column) {
    return kColumnRows[column].last - kColumnRows[column].first + 1;
}

std::string piece_text(PointState state) {
    const auto ring = ring_of(state);
    const auto marker = marker_of(state);
    std::string text;
    if (ring) text += *ring == Side::white ? 'W' : 'B';
    if (marker) text += *marker == Side::white ? 'w' : 'b';
    return text.size() == 2 ? "[" + text + "]" : text;
}

std::string board_text(const SeenBoard& board) {
    std::string text;
    std::size_t index = 0;
    for (std::size_t column = 0; column < kColumnRows.size(); ++column) {
        if (column > 0) text += '/';
        int vacant = 0;
        const auto write_vacant = [&] {
            if (vacant > 0) text += std::to_string(vacant);
            vacant = 0;
        };
        for (int i = 0; i < rows_in(column); ++i) {
            const auto state = board[index++];
            if (state == PointState::empty) {
                ++vacant;
                continue;
            }
            write_vacant();
            text += state ? piece_text(*state) : "?";
        }
        write_vacant();
    }
    return text;
}

std::optional<PointState> take_piece(TextReader& reader) {
    constexpr std::string_view letters = "WBwb";
    const bool bracket = reader.peek() == '[';
    TextReader ahead = reader;
    if (!bracket) {
        const auto found = ahead.take_one_of(letters);
        if (!found) return std::nullopt;
        reader = ahead;
        return static_cast<PointState>(1 + *found);
    }
    ahead.take('[');
    const auto ring = ahead.take_one_of("WB");
    const auto marker = ahead.take_one_of("wb");
    if (!ring || !marker || !ahead.take(']')) return std::nullopt;
    reader = ahead;
    return point_state(static_cast<Side>(*ring), static_cast<Side>(*marker));
}

/// A number of vacant points, 1 to `most`, without leading zeros.
std::optional<int> take_vacant(TextReader& reader, int most) {
    TextReader ahead = reader;
    int number = 0;
    if (ahead.peek() == '0') return std::nullopt;
    while (std::isdigit(static_cast<unsigned char>(ahead.peek())) != 0 && number <= most) {
        number = number * 10 + (ahead.take() - '0');
    }
    if (number < 1 || number > most) return std::nullopt;
    reader = ahead;
    return number;
}

std::optional<ParseError> read_column(TextReader& reader, std::size_t column, bool from_camera,
                                      std::optional<PointState>* points) {
    const std::string name = std::string{"column "} + static_cast<char>('a' + column);
    const int rows = rows_in(column);
    int row = 0;
    while (row < rows) {
        if (const auto vacant = take_vacant(reader, rows - row)) {
            for (int i = 0; i < *vacant; ++i) points[row++] = PointState::empty;
            continue;
        }
        if (from_camera && reader.take('?')) {
            points[row++] = std::nullopt;
            continue;
        }
        const auto piece = from_camera || reader.peek() != '[' ? take_piece(reader) : std::nullopt;
        if (!piece) {
            return reader.error("a piece or at most " + std::to_string(rows - row) +
                                " vacant points in " + name);
        }
        points[row++] = *piece;
    }
    return std::nullopt;
}

std::optional<ParseError> read_board(TextReader& reader, bool from_camera, SeenBoard& board) {
    std::size_t index = 0;
    for (std::size_t column = 0; column < kColumnRows.size(); ++column) {
        if (column > 0 && !reader.take('/')) {
            return reader.error(std::string{"'/' before column "} +
                                static_cast<char>('a' + column));
        }
        if (auto error = read_column(reader, column, from_camera, &board[index])) return error;
        index += static_cast<std::size_t>(rows_in(column));
    }
    return std::nullopt;
}

std::optional<ParseError> read_result(TextReader& reader, PositionParts& parts) {
    if (parts.phase != Phase::over) {
        if (reader.take('-')) return std::nullopt;
        return reader.error("'-', the result of a game that goes on");
    }
    const auto winner = reader.take_one_of(kWinnerLetters);
    if (!winner) return reader.error("the winner, w, b or d");
    if (!reader.take(':')) return reader.error("':' after the winner");
    for (const auto reason : kEndReasons) {
        if (!reader.take(name_of(reason))) continue;
        parts.result = GameResult{static_cast<Winner>(*winner), reason};
        return std::nullopt;
    }
    return reader.error("rings, row, pool, blocked or resigned");
}

std::optional<ParseError> read_rings_removed(TextReader& reader, PositionParts& parts) {
    for (std::size_t side = 0; side < 2; ++side) {
        if (side == 1 && !reader.take('-')) return reader.error("'-' between the rings removed");
        const auto number = reader.take_one_of("012345");
        if (!number) return reader.error("the number of rings removed, 0 to 5");
        parts.rings_removed[side] = static_cast<int>(*number);
    }
    return std::nullopt;
}

std::optional<ParseError> read_side_and_phase(TextReader& reader, PositionParts& parts) {
    const bool no_side = reader.take('-');
    if (!no_side) {
        const auto side = reader.take_one_of(kSideLetters);
        if (!side) return reader.error("the side to act, w or b, or '-'");
        parts.side = static_cast<Side>(*side);
    }
    if (!reader.take(' ')) return reader.error("a space before the phase");
    const TextReader before = reader;
    const auto phase = reader.take_one_of(kPhaseLetters);
    if (!phase) return reader.error("the phase, one of P r x M R X O");
    parts.phase = static_cast<Phase>(*phase);
    if (no_side == (parts.phase == Phase::over)) return std::nullopt;
    return before.error(no_side ? "phase O, as no side acts" : "a phase in which a side acts");
}

std::optional<ParseError> read_parts(TextReader& reader, PositionParts& parts) {
    SeenBoard seen;
    if (auto error = read_board(reader, false, seen)) return error;
    for (const auto point : all_points()) {
        parts.board.set_state(point, *seen[static_cast<std::size_t>(point.index())]);
    }
    if (!reader.take(' ')) return reader.error("a space before the side to act");
    if (auto error = read_side_and_phase(reader, parts)) return error;
    if (!reader.take(' ')) return reader.error("a space before the rings removed");
    if (auto error = read_rings_removed(reader, parts)) return error;
    if (!reader.take(' ')) return reader.error("a space before the variant");
    const auto variant = reader.take_one_of(kVariantLetters);
    if (!variant) return reader.error("the variant, S or B");
    parts.variant = static_cast<Variant>(*variant);
    if (!reader.take(' ')) return reader.error("a space before the result");
    if (auto error = read_result(reader, parts)) return error;
    if (!reader.at_end()) return reader.error("the end of the position");
    return std::nullopt;
}

}  // namespace

std::string to_text(const Position& position) {
    SeenBoard board;
    for (const auto point : all_points()) {
        board[static_cast<std::size_t>(point.index())] = position.state_at(point);
    }
    std::string text = board_text(board) + ' ';
    text += position.is_over() ? '-' : kSideLetters[index_of(position.side())];
    text += ' ';
    text += kPhaseLetters[static_cast<std::size_t>(position.phase())];
    text += ' ' + std::to_string(position.rings_removed(Side::white)) + '-' +
            std::to_string(position.rings_removed(Side::black)) + ' ';
    text += kVariantLetters[static_cast<std::size_t>(position.variant())];
    const auto& result = position.result();
    if (!result) return text + " -";
    text += ' ';
    text += kWinnerLetters[static_cast<std::size_t>(result->winner)];
    return text + ':' + name_of(result->reason);
}

Parsed<Position> parse_position_as_it_stood(std::string_view text) {
    TextReader reader{text};
    PositionParts parts;
    if (auto error = read_parts(reader, parts)) return *error;
    for (const auto side : {Side::white, Side::black}) {
        if (parts.board.rings_of(side).size() > Position::kMaxRings) {
            return error_at(text, 0, std::string{"at most nine "} + name_of(side) + " rings");
        }
    }
    return Position::from_parts(parts);
}

Parsed<Position> parse_position(std::string_view text) {
    auto position = parse_position_as_it_stood(text);
    if (!position) return position;
    if (const auto fault = find_inconsistency(*position)) {
        auto error = error_at(text, 0, "a position that a game can reach");
        error.found = *fault;
        return error;
    }
    return position;
}

std::string to_text(const SeenBoard& board) {
    return board_text(board);
}

Parsed<SeenBoard> parse_seen_board(std::string_view text) {
    TextReader reader{text};
    SeenBoard board;
    if (auto error = read_board(reader, true, board)) return *error;
    if (!reader.at_end()) return reader.error("the end of the board");
    return board;
}

}  // namespace yinsight
