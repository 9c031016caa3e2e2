#include "referee/notation/boardspace_clicks.hpp"

#include <utility>

namespace yinsight {

std::optional<BoardspaceClicks::Error> BoardspaceClicks::take(TextReader& reader) {
    const TextReader before = reader;
    std::string command{reader.take_word()};
    for (auto& c : command) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    reader.skip_blanks();
    if (command == "start") return std::nullopt;
    if (command == "pass" || command == "resign") {
        other_ = command == "pass" ? Action::pass() : Action::resign();
        return std::nullopt;
    }
    if (command == "pick") return take_pick(reader);
    if (command == "drop") return take_drop(reader);
    if (command == "remove") return take_remove(reader);
    if (command == "place" || command == "move") return take_point_command(reader, command);
    for (const auto* word : {"edit", "time", "offerdraw", "declinedraw", "acceptdraw"}) {
        if (command == word) return std::nullopt;
    }
    return Error{before, "place, pick, drop, move, remove, pass, resign or Done"};
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::read_object(TextReader& reader,
                                                                     Object& object) {
    const TextReader before = reader;
    const auto word = reader.take_word();
    if (word == "w" || word == "b") {
        object = Object::marker;
    } else if (word == "wr" || word == "br") {
        object = Object::ring;
    } else if (word == "board") {
        object = Object::board;
    } else {
        return Error{before, "w, b, wr, br or board"};
    }
    reader.skip_blanks();
    return std::nullopt;
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::read_point(TextReader& reader,
                                                                    std::optional<Point>& point) {
    reader.skip_blanks();
    point = reader.take_point();
    if (!point) return Error{reader, "a point such as 'E 6'"};
    return std::nullopt;
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::take_point_command(
    TextReader& reader, std::string_view command) {
    std::optional<Point> first;
    if (command == "move") {
        if (auto error = read_point(reader, first)) return error;
        std::optional<Point> second;
        if (auto error = read_point(reader, second)) return error;
        marker_ = first;
        ring_to_ = second;
        return std::nullopt;
    }
    Object object{};
    if (auto error = read_object(reader, object)) return error;
    if (auto error = read_point(reader, first)) return error;
    if (object == Object::marker) {
        marker_ = first;
        ring_to_.reset();
    } else {
        placed_ = first;
    }
    return std::nullopt;
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::take_pick(TextReader& reader) {
    Object object{};
    if (auto error = read_object(reader, object)) return error;
    if (object != Object::board) return std::nullopt;
    std::optional<Point> point;
    if (auto error = read_point(reader, point)) return error;
    // A piece of this turn taken up again undoes what put it there; any other is a ring in hand.
    if (point == placed_) {
        placed_.reset();
    } else if (point == ring_to_) {
        ring_to_.reset();
    } else if (point == marker_) {
        marker_.reset();
    } else {
        lifted_ = point;
    }
    return std::nullopt;
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::take_drop(TextReader& reader) {
    Object object{};
    if (auto error = read_object(reader, object)) return error;
    if (object == Object::board) {
        std::optional<Point> point;
        if (auto error = read_point(reader, point)) return error;
        set_ring_down(*point);
    } else if (object == Object::ring && lifted_) {
        ring_off_ = lifted_;
        lifted_.reset();
    } else if (object == Object::marker) {
        marker_.reset();
        ring_to_.reset();
    }
    return std::nullopt;
}

void BoardspaceClicks::set_ring_down(Point point) {
    if (lifted_ == point) {
        lifted_.reset();
    } else if (marker_) {
        ring_to_ = point;
    } else {
        placed_ = point;
    }
}

std::optional<BoardspaceClicks::Error> BoardspaceClicks::take_remove(TextReader& reader) {
    Object object{};
    if (auto error = read_object(reader, object)) return error;
    std::optional<Point> first;
    if (auto error = read_point(reader, first)) return error;
    reader.skip_blanks();
    if (object == Object::ring || (object == Object::board && reader.at_end())) {
        ring_off_ = first;
        return std::nullopt;
    }
    std::optional<Point> last;
    if (auto error = read_point(reader, last)) return error;
    row_ = Action::remove_row(*first, *last);
    return std::nullopt;
}

Turn BoardspaceClicks::take_actions() {
    const auto clicks = std::exchange(*this, {});
    Turn actions;
    if (clicks.placed_) actions.push_back(Action::place_ring(*clicks.placed_));
    if (clicks.marker_ && clicks.ring_to_) {
        actions.push_back(Action::move_ring(*clicks.marker_, *clicks.ring_to_));
    }
    if (clicks.row_) actions.push_back(*clicks.row_);
    if (clicks.ring_off_) actions.push_back(Action::remove_ring(*clicks.ring_off_));
    if (clicks.other_) actions.push_back(*clicks.other_);
    return actions;
}

}  // namespace yinsight
