#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/game_record.hpp"
#include "tests/fuzz/fuzz_support.hpp"

using namespace yinsight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto record = parse_boardspace_sgf(text);
    if (!record) {
        require_good_error(record.error(), text);
        return 0;
    }
    const Replay played = replay(*record);
    const auto official = parse_game_record(to_text(*record));
    require(official.has_value());
    require(replay(*official).end() == played.end());
    if (!why_not_boardspace_sgf(*record)) {
        const auto again = parse_boardspace_sgf(to_boardspace_sgf(*record));
        require(again.has_value() && replay(*again).end() == played.end());
    }
    return 0;
}
