#include "app/announce/coach_sentence.hpp"

#include <boost/test/unit_test.hpp>

using namespace yinsight;

namespace {

using Sentences = std::array<const char*, kAllLanguages.size()>;

Point at(const char* name) {
    return *Point::parse(name);
}

Reasons quiet() {
    Reasons reasons;
    reasons.own_moves = 40;
    reasons.other_moves = 38;
    return reasons;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_sentences)

BOOST_AUTO_TEST_CASE(a_threat_names_what_stops_it) {
    Reasons reasons = quiet();
    RowThreat threat;
    threat.rows = {*Window::between_ends(at("d4"), at("d8"))};
    threat.answers = 50;
    threat.defences = 3;
    threat.common_flip = at("d6");
    reasons.threat = threat;
    const Sentences expected = {"Completes d4-d8 next turn unless Black flips d6.",
                                "Complète d4-d8 au prochain coup, sauf si Noir retourne d6.",
                                "Maakt volgende beurt d4-d8 af, tenzij zwart d6 omdraait.",
                                "Příští tah dokončí d4-d8, pokud černý neotočí d6.",
                                "下一手将完成 d4-d8，除非黑方翻转 d6。"};
    for (const Language language : kAllLanguages)
        BOOST_TEST(reason_sentence(reasons, language) == expected[index_of(language)]);
}

BOOST_AUTO_TEST_CASE(what_the_opponent_must_do_comes_last) {
    Reasons reasons = quiet();
    reasons.stopped = {*Window::between_ends(at("c2"), at("g6"))};
    RowThreat threat;
    threat.rows = {*Window::between_ends(at("d4"), at("d8"))};
    threat.answers = 50;
    threat.defences = 1;
    threat.only_defence = Turn{Action::move_ring(at("a3"), at("e7"))};
    reasons.threat = threat;
    BOOST_TEST(reason_sentence(reasons) ==
               "Stops c2-g6 of Black and completes d4-d8 next turn unless Black plays a3-e7.");
}

BOOST_AUTO_TEST_CASE(a_row_that_lies_there_is_no_reason_for_the_move) {
    Reasons reasons = quiet();
    reasons.found = {*Window::between_ends(at("b3"), at("b7"))};
    BOOST_TEST(reason_sentence(reasons) ==
               "Takes off b3-b7 and leaves Black 38 ring moves against 40.");
    BOOST_TEST(plan_sentence(reasons) == "Take the row b3-b7.");
    reasons.completed = {*Window::between_ends(at("d4"), at("d8"))};
    BOOST_TEST(reason_sentence(reasons) == "Takes off b3-b7 and d4-d8.");
}

BOOST_AUTO_TEST_CASE(numbers_are_bent_as_the_language_wants) {
    Reasons reasons = quiet();
    reasons.other_moves = 3;
    const Sentences expected = {
        "Leaves Black only 3 ring moves.", "Ne laisse à Noir que 3 déplacements.",
        "Laat zwart maar 3 ringzetten.", "Soupeři (černý) zbývají jen 3 tahy kroužkem.",
        "只给黑方留下 3 种走法。"};
    for (const Language language : kAllLanguages)
        BOOST_TEST(reason_sentence(reasons, language) == expected[index_of(language)]);
}

BOOST_AUTO_TEST_CASE(an_evaluation_has_the_decimal_sign_of_the_language) {
    const Sentences expected = {"+0.40 rings, wins 68 %", "+0,40 anneau, gain 68\u202f%",
                                "+0,40 ring, wint 68%", "+0,40 kroužku, výhra 68 %",
                                "+0.40 枚圆环，胜率 68%"};
    for (const Language language : kAllLanguages)
        BOOST_TEST(evaluation_words(300, language) == expected[index_of(language)]);
}

BOOST_AUTO_TEST_CASE(a_plan_and_an_instruction) {
    Reasons reasons = quiet();
    reasons.completed = {*Window::between_ends(at("b3"), at("b7"))};
    BOOST_TEST(plan_sentence(reasons, Language::czech) == "Vezměte řadu b3-b7.");
    const Turn turn{Action::move_ring(at("c5"), at("a3"))};
    BOOST_TEST(instruction_sentence(turn, Language::dutch) == "Verplaats de ring van c5 naar a3.");
    BOOST_TEST(hint_sentence(turn, Language::chinese) == "看看 c5 的圆环。");
}

BOOST_AUTO_TEST_SUITE_END()
