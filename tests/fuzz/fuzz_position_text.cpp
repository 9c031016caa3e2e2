#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/fuzz/fuzz_support.hpp"

using namespace yinsight;

namespace {

void check_position(const Position& position, std::string_view text) {
    require(to_text(position) == text);
    const ActionList actions = legal_actions(position);
    require(static_cast<int>(actions.size()) == count_legal_actions(position));
    require(actions.empty() ? true : !position.is_over());
    for (const auto action : actions) {
        require(is_legal(position, action));
        to_text(apply(position, action));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    if (const auto position = parse_position(text)) {
        check_position(*position, text);
    } else {
        require_good_error(position.error(), text);
    }
    if (const auto position = parse_position_as_it_stood(text)) check_position(*position, text);
    if (const auto board = parse_seen_board(text)) {
        require(to_text(*board) == text);
    } else {
        require_good_error(board.error(), text);
    }
    return 0;
}
