#pragma once
// Events of a game, and the check that they are said as written by hand in every language.

#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <utility>

#include "app/announce/sentence.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

/// In the order of kAllLanguages.
using Sentences = std::array<const char*, kAllLanguages.size()>;

inline const Position kBlackToPlay =
    *parse_position("ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 b M 0-0 S -");
inline const Position kOver = [] {
    PositionParts parts = kBlackToPlay.parts();
    parts.phase = Phase::over;
    parts.result = GameResult{Winner::white, EndReason::rings};
    return Position::from_parts(parts);
}();

inline Point at(const char* name) {
    return *Point::parse(name);
}

inline Window row(const char* low, const char* high) {
    return *Window::between_ends(at(low), at(high));
}

template <typename What>
SessionEvent arbiter(What what) {
    return {1, 1, Event{1, 1, std::move(what)}};
}

template <typename What>
SessionEvent session(What what) {
    return {1, 1, std::move(what)};
}

inline TurnEvent turn(std::string text, const Position& after) {
    return {31, Side::white, std::move(text), after, {}, std::nullopt};
}

inline void check(const SessionEvent& event, const Sentences& expected) {
    for (const Language language : kAllLanguages)
        BOOST_TEST(sentence_for(event, language) == expected[index_of(language)]);
}

}  // namespace yinsight
