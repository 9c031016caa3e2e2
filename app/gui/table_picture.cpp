#include "app/gui/table_picture.hpp"

namespace yinsight {

BoardPicture picture_of(const GameState& game, std::size_t turns) {
    BoardPicture picture;
    if (turns == 0) {
        picture.diagram = diagram_of(game.start);
        return picture;
    }
    const PlayedTurn& last = game.turns[turns - 1];
    picture.diagram = diagram_of(last.after);
    picture.diagram.marks = marks_of(last.before, last.turn, last.after);
    return picture;
}

void add_bulletin(BoardPicture& picture, const Bulletin& bulletin) {
    picture.rows = bulletin.rows;
    if (!bulletin.fault) return;
    picture.wrong = bulletin.fault->points;
    picture.ghosts = bulletin.fault->repair;
}

}  // namespace yinsight
