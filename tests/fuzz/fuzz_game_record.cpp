#include "referee/game.hpp"
#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/game_record.hpp"
#include "tests/fuzz/fuzz_support.hpp"

using namespace yinsight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto record = parse_game_record(text);
    if (!record) {
        require_good_error(record.error(), text);
        return 0;
    }
    const Replay played = replay(*record);
    require(played.positions.size() <= record->turns.size() + 1);
    Game game{*record};
    while (game.undo()) {
    }
    while (game.redo()) {
    }
    require(game.position() == played.end());
    // What is written is read again, and then comes back letter by letter.
    const std::string written = to_text(*record);
    const auto again = parse_game_record(written);
    require(again.has_value());
    require(to_text(*again) == written);
    if (!why_not_boardspace_sgf(*record)) {
        const auto sgf = parse_boardspace_sgf(to_boardspace_sgf(*record));
        require(sgf.has_value() && replay(*sgf).end() == played.end());
    }
    return 0;
}
