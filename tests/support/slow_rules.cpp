#include "tests/support/slow_rules.hpp"

#include <cctype>
#include <cstddef>
#include <sstream>

namespace yinsight::slow {

namespace {

constexpr int kFirstRow[] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
constexpr int kLastRow[] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};
constexpr Cell kSteps[] = {{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}};

char look(const Position& position, Cell cell) {
    const auto [column, row] = cell;
    if (column < 0 || column > 10 || row < 0 || row > 11) return ' ';
    return position.grid[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
}

void put(Position& position, Cell cell, char piece) {
    position.grid[static_cast<std::size_t>(cell.column)][static_cast<std::size_t>(cell.row)] =
        piece;
}

Cell next(Cell cell, Cell step) {
    return {cell.column + step.column, cell.row + step.row};
}

std::string name(Cell cell) {
    return static_cast<char>('a' + cell.column) + std::to_string(cell.row);
}

Cell cell_named(const std::string& text) {
    return {text[0] - 'a', std::stoi(text.substr(1))};
}

std::vector<Cell> cells_with(const Position& position, char piece) {
    std::vector<Cell> cells;
    for (int column = 0; column < 11; ++column) {
        for (int row = kFirstRow[column]; row <= kLastRow[column]; ++row) {
            if (look(position, {column, row}) == piece) cells.push_back({column, row});
        }
    }
    return cells;
}

char ring_of(char side) {
    return static_cast<char>(std::toupper(side));
}

char other(char side) {
    return side == 'w' ? 'b' : 'w';
}

bool is_marker(char piece) {
    return piece == 'w' || piece == 'b';
}

/// All five cells of a row from its first cell, or none if they are not a row.
std::vector<Cell> row_from(const Position& position, Cell first, Cell step, char side) {
    std::vector<Cell> cells;
    for (Cell cell = first; cells.size() < 5; cell = next(cell, step)) {
        if (look(position, cell) != side) return {};
        cells.push_back(cell);
    }
    return cells;
}

std::vector<std::vector<Cell>> rows(const Position& position, char side) {
    std::vector<std::vector<Cell>> found;
    for (const Cell cell : cells_with(position, side)) {
        for (int step = 0; step < 3; ++step) {
            auto row = row_from(position, cell, kSteps[step], side);
            if (!row.empty()) found.push_back(row);
        }
    }
    return found;
}

std::vector<Cell> landings(const Position& position, Cell from) {
    std::vector<Cell> found;
    for (const Cell step : kSteps) {
        bool jumped = false;
        for (Cell cell = next(from, step);; cell = next(cell, step)) {
            const char piece = look(position, cell);
            if (is_marker(piece)) {
                jumped = true;
            } else if (piece == '.') {
                found.push_back(cell);
                if (jumped) break;
            } else {
                break;
            }
        }
    }
    return found;
}

bool can_move(const Position& position, char side) {
    for (const Cell ring : cells_with(position, ring_of(side))) {
        if (!landings(position, ring).empty()) return true;
    }
    return false;
}

int pool(const Position& position) {
    return 51 - static_cast<int>(cells_with(position, 'w').size()) -
           static_cast<int>(cells_with(position, 'b').size());
}

Position finish(Position position, char winner, const std::string& reason) {
    position.side = '-';
    position.phase = 'O';
    position.result = std::string{winner} + ":" + reason;
    return position;
}

Position count_rings(const Position& position, const std::string& reason) {
    char winner = 'd';
    if (position.white_removed > position.black_removed) winner = 'w';
    if (position.black_removed > position.white_removed) winner = 'b';
    return finish(position, winner, reason);
}

Position must_move(Position position) {
    if (pool(position) == 0) return count_rings(position, "pool");
    if (!can_move(position, 'w') && !can_move(position, 'b')) {
        return count_rings(position, "blocked");
    }
    position.phase = 'M';
    return position;
}

Position start_turn(Position position, char side) {
    position.side = side;
    if (rows(position, side).empty()) return must_move(position);
    position.phase = 'r';
    return position;
}

Position move(Position position, Cell from, Cell to) {
    const Cell step{(to.column > from.column) - (to.column < from.column),
                    (to.row > from.row) - (to.row < from.row)};
    for (Cell cell = next(from, step); cell != to; cell = next(cell, step)) {
        if (is_marker(look(position, cell))) put(position, cell, other(look(position, cell)));
    }
    put(position, from, position.side);
    put(position, to, ring_of(position.side));
    const char side = position.side;
    const bool own = !rows(position, side).empty();
    const bool opponents = !rows(position, other(side)).empty();
    if (position.variant == 'B' && own) return finish(position, side, "row");
    if (position.variant == 'B' && opponents) return finish(position, other(side), "row");
    if (!own) return start_turn(position, other(side));
    position.phase = 'R';
    return position;
}

Position remove_row(Position position, Cell first, Cell last) {
    const Cell step{(last.column - first.column) / 4, (last.row - first.row) / 4};
    for (Cell cell = first; cell != next(last, step); cell = next(cell, step)) {
        put(position, cell, '.');
    }
    position.phase = position.phase == 'r' ? 'x' : 'X';
    return position;
}

Position remove_ring(Position position, Cell ring) {
    put(position, ring, '.');
    int& removed = position.side == 'w' ? position.white_removed : position.black_removed;
    ++removed;
    if (removed == (position.variant == 'S' ? 3 : 1)) {
        return finish(position, position.side, "rings");
    }
    if (!rows(position, position.side).empty()) {
        position.phase = position.phase == 'x' ? 'r' : 'R';
        return position;
    }
    if (position.phase == 'x') return must_move(position);
    return start_turn(position, other(position.side));
}

}  // namespace

Position from_text(const std::string& text) {
    Position position;
    std::istringstream words{text};
    std::string board;
    std::string removed;
    words >> board >> position.side >> position.phase >> removed >> position.variant >>
        position.result;
    position.white_removed = removed[0] - '0';
    position.black_removed = removed[2] - '0';
    for (auto& column : position.grid) column.fill(' ');
    std::size_t at = 0;
    for (int column = 0; column < 11; ++column, ++at) {
        int row = kFirstRow[column];
        while (row <= kLastRow[column]) {
            if (std::isdigit(static_cast<unsigned char>(board[at])) == 0) {
                put(position, {column, row++}, board[at++]);
                continue;
            }
            std::size_t used = 0;
            int vacant = std::stoi(board.substr(at), &used);
            at += used;
            for (; vacant > 0; --vacant) put(position, {column, row++}, '.');
        }
    }
    return position;
}

std::string to_text(const Position& position) {
    std::string text;
    for (int column = 0; column < 11; ++column) {
        int vacant = 0;
        for (int row = kFirstRow[column]; row <= kLastRow[column] + 1; ++row) {
            const bool end = row > kLastRow[column];
            if (!end && look(position, {column, row}) == '.') {
                ++vacant;
                continue;
            }
            if (vacant > 0) text += std::to_string(vacant);
            vacant = 0;
            if (!end) text += look(position, {column, row});
        }
        text += column < 10 ? '/' : ' ';
    }
    return text + position.side + ' ' + position.phase + ' ' +
           std::to_string(position.white_removed) + '-' + std::to_string(position.black_removed) +
           ' ' + position.variant + ' ' + position.result;
}

std::vector<std::string> legal_actions(const Position& position) {
    std::vector<std::string> actions;
    switch (position.phase) {
        case 'P':
            for (const Cell cell : cells_with(position, '.')) actions.push_back("P" + name(cell));
            break;
        case 'M':
            for (const Cell ring : cells_with(position, ring_of(position.side))) {
                for (const Cell cell : landings(position, ring)) {
                    actions.push_back("M" + name(ring) + "-" + name(cell));
                }
            }
            if (actions.empty()) actions.push_back("pass");
            break;
        case 'r':
        case 'R':
            for (const auto& row : rows(position, position.side)) {
                actions.push_back("R" + name(row.front()) + "-" + name(row.back()));
            }
            break;
        case 'x':
        case 'X':
            for (const Cell ring : cells_with(position, ring_of(position.side))) {
                actions.push_back("X" + name(ring));
            }
            break;
        default:
            break;
    }
    return actions;
}

Position apply(Position position, const std::string& action) {
    if (action == "pass") return start_turn(position, other(position.side));
    const auto dash = action.find('-');
    const Cell first = cell_named(action.substr(1, dash - 1));
    const Cell last = dash == std::string::npos ? first : cell_named(action.substr(dash + 1));
    switch (action[0]) {
        case 'M':
            return move(position, first, last);
        case 'R':
            return remove_row(position, first, last);
        case 'X':
            return remove_ring(position, first);
        default:
            break;
    }
    put(position, first, ring_of(position.side));
    position.side = other(position.side);
    const auto placed = cells_with(position, 'W').size() + cells_with(position, 'B').size();
    return placed < 10 ? position : start_turn(position, position.side);
}

}  // namespace yinsight::slow
