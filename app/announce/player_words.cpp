#include "app/announce/player_words.hpp"

namespace yinsight {

namespace {

Phrase piece_phrase(PointState state) {
    const auto ring = ring_of(state);
    const auto marker = marker_of(state);
    const bool white_ring = ring == Side::white;
    const bool white_marker = marker == Side::white;
    if (ring && marker) {
        if (white_ring)
            return white_marker ? phrase("Piece", "white ring with a white marker on %1")
                                : phrase("Piece", "white ring with a black marker on %1");
        return white_marker ? phrase("Piece", "black ring with a white marker on %1")
                            : phrase("Piece", "black ring with a black marker on %1");
    }
    if (ring)
        return white_ring ? phrase("Piece", "white ring on %1")
                          : phrase("Piece", "black ring on %1");
    if (marker)
        return white_marker ? phrase("Piece", "white marker on %1")
                            : phrase("Piece", "black marker on %1");
    return phrase("Piece", "nothing on %1");
}

}  // namespace

std::string player_words(const Wording& wording, Side side) {
    return wording(side == Side::white ? phrase("Player", "White") : phrase("Player", "Black"));
}

std::string player_inside(const Wording& wording, Side side) {
    return wording(side == Side::white ? phrase("Player inside", "White")
                                       : phrase("Player inside", "Black"));
}

std::string row_words(const Wording& wording, Window row) {
    return row_words(wording, row.first(), row.last());
}

std::string row_words(const Wording& wording, Point first, Point last) {
    return wording(phrase("Game", "%1 to %2"), {first.name(), last.name()});
}

std::string piece_words(const Wording& wording, Point point, PointState state) {
    return wording(piece_phrase(state), {point.name()});
}

std::vector<std::string> names_of(const std::vector<Point>& points) {
    std::vector<std::string> names;
    for (const Point point : points) names.push_back(point.name());
    return names;
}

}  // namespace yinsight
