#pragma once
// Games to put into libraries: records from their text, with the tags that lists show.

#include <boost/test/unit_test.hpp>
#include <string>

#include "referee/notation/game_record.hpp"

namespace yinsight {

/// Ten rings and four turns more.
inline constexpr const char* kFourteenTurns =
    "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.e3-d3 12.e4-f5 13.d6-d7 14.g2-h3";

inline GameRecord game_from(const std::string& text) {
    const auto record = parse_game_record(text);
    BOOST_REQUIRE_MESSAGE(record.has_value(),
                          (record ? std::string{} : message_of(record.error())));
    return *record;
}

inline GameRecord game_of(const std::string& white, const std::string& black,
                          const std::string& date, const std::string& turns = kFourteenTurns) {
    GameRecord record = game_from(turns);
    record.set_tag("White", white);
    record.set_tag("Black", black);
    record.set_tag("Date", date);
    return record;
}

}  // namespace yinsight
