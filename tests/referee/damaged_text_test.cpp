#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/support/perft_table.hpp"

using namespace yinsight;

namespace {

constexpr std::uint64_t kSeed = 41;

/// A few bytes changed, put in, taken out, or the end cut off.
std::string damaged(std::string text, std::mt19937_64& random) {
    for (auto damages = 1 + random() % 3; damages > 0 && !text.empty(); --damages) {
        const auto at = random() % text.size();
        const char byte =
            random() % 2 == 0 ? text[random() % text.size()] : static_cast<char>(random() % 256);
        switch (random() % 4) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.insert(at, 1, byte);
                break;
            case 2:
                text.erase(at, 1 + random() % 4);
                break;
            default:
                if (random() % 4 == 0) text.resize(at);
                break;
        }
    }
    return text;
}

/// Reads damaged copies of a text; an error must lie inside the text. Returns how many were
/// refused.
template <typename Parse>
int refused(const std::string& text, int copies, std::mt19937_64& random, Parse parse) {
    int count = 0;
    for (int i = 0; i < copies; ++i) {
        const std::string copy = damaged(text, random);
        const auto parsed = parse(copy);
        if (parsed) continue;
        ++count;
        BOOST_TEST_REQUIRE(parsed.error().offset <= copy.size(), "seed " << kSeed << ": " << copy);
        BOOST_TEST_REQUIRE(!message_of(parsed.error()).empty());
    }
    return count;
}

std::string real_game() {
    std::ifstream stream{"tests/referee/games/boardspace_2.sgf"};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(damaged_text)

BOOST_AUTO_TEST_CASE(of_positions_is_refused_with_its_place) {
    std::mt19937_64 random{kSeed};
    int count = 0;
    for (const auto& entry : load_perft_table("tests/referee/perft_table.txt")) {
        count += refused(entry.position_text, 200, random, parse_position);
        refused(entry.position_text, 200, random, parse_seen_board);
    }
    BOOST_TEST(count > 58 * 100);
}

BOOST_AUTO_TEST_CASE(of_records_is_refused_or_read) {
    std::mt19937_64 random{kSeed};
    const auto record = parse_boardspace_sgf(real_game());
    BOOST_TEST_REQUIRE(record.has_value());
    const int count = refused(to_text(*record), 2'000, random, [](const std::string& text) {
        auto parsed = parse_game_record(text);
        if (parsed) replay(*parsed);
        return parsed;
    });
    BOOST_TEST(count > 500);
}

BOOST_AUTO_TEST_CASE(of_boardspace_games_is_refused_or_read) {
    std::mt19937_64 random{kSeed};
    const int count = refused(real_game(), 2'000, random, [](const std::string& text) {
        auto parsed = parse_boardspace_sgf(text);
        if (parsed) replay(*parsed);
        return parsed;
    });
    BOOST_TEST(count > 500);
}

BOOST_AUTO_TEST_SUITE_END()
