#include "app/announce/fault_sentence.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace yinsight;

namespace {

using Sentences = std::array<const char*, kAllLanguages.size()>;

Point at(const char* name) {
    return *Point::parse(name);
}

/// As many points as any kind speaks of.
Fault fault_of(FaultKind kind) {
    return {kind, Side::white, {at("c5"), at("d7"), at("e6")}, "", {}};
}

/// With as many points as the act has: what the tables in faults/ speak of.
Fault told_fault(FaultKind kind) {
    const std::string row = "d4 d5 d6 d7 d8";
    static const std::map<FaultKind, std::string> kPlaces = {
        {FaultKind::not_in_line, "c5 c8"},
        {FaultKind::jumped_a_ring, "c5 c8 c7"},
        {FaultKind::passed_vacant_after_jump, "c5 c8"},
        {FaultKind::jumped_a_gap, "c5 c8"},
        {FaultKind::landed_on_occupied, "c5 c8"},
        {FaultKind::not_flipped, "d5 d6"},
        {FaultKind::wrongly_flipped, "d5 d6"},
        {FaultKind::marker_moved, "e5 e6"},
        {FaultKind::marker_removed, "d5 d6"},
        {FaultKind::row_not_removed, row},
        {FaultKind::wrong_row_removed, row},
        {FaultKind::not_five, row},
        {FaultKind::not_adjacent, row},
        {FaultKind::opponents_row_removed, row},
        {FaultKind::own_row_first, row},
    };
    const auto places = kPlaces.find(kind);
    std::istringstream names{places == kPlaces.end() ? "e3" : places->second};
    Fault fault{kind, Side::white, {}, "", {}};
    for (std::string name; names >> name;) fault.points.push_back(at(name.c_str()));
    return fault;
}

struct ToldFault {
    std::string kind;
    std::string act;
    std::string rule;
};

/// Lines of kind | act | rule, written by hand from the rulebooks of the language.
std::vector<ToldFault> table_of(Language language) {
    std::ifstream file{std::string{FAULT_TABLES} + "/" + code_of(language) + ".txt"};
    std::vector<ToldFault> table;
    for (std::string line; std::getline(file, line);) {
        const auto first = line.find(" | ");
        const auto second = line.find(" | ", first + 1);
        BOOST_REQUIRE(second != std::string::npos);
        table.push_back({line.substr(0, first), line.substr(first + 3, second - first - 3),
                         line.substr(second + 3)});
    }
    return table;
}

void check(const Fault& fault, const Sentences& expected) {
    for (const Language language : kAllLanguages)
        BOOST_TEST(act_sentence(language, fault) == expected[index_of(language)]);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(fault_sentences)

BOOST_AUTO_TEST_CASE(a_path_names_both_ends) {
    check(fault_of(FaultKind::not_in_line),
          {"White: ring from c5 to d7, not in a straight line.",
           "Blanc\u202f: anneau de c5 à d7, pas en ligne droite.",
           "Wit: ring van c5 naar d7, niet in een rechte lijn.",
           "Bílý: kroužek z c5 na d7, ne po přímce.", "白方：圆环从 c5 到 d7，不在一条直线上。"});
}

BOOST_AUTO_TEST_CASE(a_jumped_ring_is_named) {
    check(fault_of(FaultKind::jumped_a_ring),
          {"White: ring from c5 to d7, over the ring on e6.",
           "Blanc\u202f: anneau de c5 à d7, par-dessus l’anneau en e6.",
           "Wit: ring van c5 naar d7, over de ring op e6.",
           "Bílý: kroužek z c5 na d7, přes kroužek na e6.",
           "白方：圆环从 c5 到 d7，跳过了 e6 的圆环。"});
}

BOOST_AUTO_TEST_CASE(all_forgotten_flips_are_named) {
    check(fault_of(FaultKind::not_flipped),
          {"White: not turned over: c5, d7 and e6.",
           "Blanc\u202f: non retourné\u202f: c5, d7 et e6.", "Wit: niet omgedraaid: c5, d7 en e6.",
           "Bílý: neotočeno: c5, d7 a e6.", "白方：未翻转：c5、d7 和 e6。"});
}

BOOST_AUTO_TEST_CASE(a_row_is_named_by_its_ends) {
    const Fault fault{FaultKind::row_not_removed,
                      Side::black,
                      {at("d4"), at("d5"), at("d6"), at("d7"), at("d8")},
                      "",
                      {}};
    check(fault, {"Black: the row d4 to d8 was not removed.",
                  "Noir\u202f: la rangée d4 à d8 n’a pas été retirée.",
                  "Zwart: de rij d4 tot d8 is niet weggenomen.",
                  "Černý: řada d4 až d8 nebyla odebrána.", "黑方：d4 至 d8 的一行没有取走。"});
}

BOOST_AUTO_TEST_CASE(the_repair_names_every_change) {
    Fault fault = fault_of(FaultKind::not_flipped);
    fault.repair = {{at("d5"), PointState::white_marker, PointState::black_marker},
                    {at("e6"), PointState::white_ring, PointState::empty}};
    const Sentences expected = {"Put right: black marker on d5, nothing on e6.",
                                "À rétablir\u202f: marqueur noir en d5, rien en e6.",
                                "Herstel: zwarte marker op d5, niets op e6.",
                                "Náprava: černý kámen na d5, nic na e6.",
                                "纠正：d5 放黑色标记物，e6 清空。"};
    for (const Language language : kAllLanguages)
        BOOST_TEST(repair_sentence(language, fault.repair) == expected[index_of(language)]);
}

BOOST_AUTO_TEST_CASE(a_long_repair_is_counted) {
    Fault fault = fault_of(FaultKind::marker_moved);
    for (const char* name : {"d4", "d5", "d6", "d7", "d8"})
        fault.repair.push_back({at(name), PointState::white_marker, PointState::empty});
    BOOST_TEST(repair_sentence(Language::english, fault.repair).ends_with("And 1 more point."));
    BOOST_TEST(repair_sentence(Language::czech, fault.repair).ends_with("A ještě 1 průsečík."));
    fault.repair.push_back({at("d3"), PointState::white_marker, PointState::empty});
    BOOST_TEST(repair_sentence(Language::czech, fault.repair).ends_with("A ještě 2 průsečíky."));
}

BOOST_AUTO_TEST_CASE(every_act_and_its_rule_are_said_as_written_by_hand) {
    for (const Language language : kAllLanguages) {
        const auto table = table_of(language);
        BOOST_REQUIRE(table.size() == all_fault_kinds().size());
        for (std::size_t i = 0; i < table.size(); ++i) {
            const FaultKind kind = all_fault_kinds()[i];
            BOOST_TEST_CONTEXT(code_of(language)) {
                BOOST_TEST(table[i].kind == name_of(kind));
                BOOST_TEST(act_sentence(language, told_fault(kind)) == table[i].act);
                BOOST_TEST(rule_sentence(language, kind) == table[i].rule);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_kind_has_its_own_words_in_every_language) {
    for (const Language language : kAllLanguages) {
        std::set<std::string> acts;
        for (const FaultKind kind : all_fault_kinds()) {
            const std::string act = act_sentence(language, fault_of(kind));
            const std::string rule = rule_sentence(language, kind);
            BOOST_TEST_CONTEXT(code_of(language) << ": " << name_of(kind)) {
                BOOST_TEST(acts.insert(act).second);
                BOOST_TEST(act.find('%') == std::string::npos);
                BOOST_TEST(!rule.empty());
                if (language != Language::english) BOOST_TEST(rule != rule_of(kind));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_english_rules_are_those_of_the_referee) {
    for (const FaultKind kind : all_fault_kinds())
        BOOST_TEST(rule_sentence(Language::english, kind) == rule_of(kind));
}

BOOST_AUTO_TEST_CASE(a_fault_without_points_is_still_told) {
    BOOST_TEST(act_sentence(Language::english, {FaultKind::not_in_line, Side::white, {}, "", {}}) ==
               "White: a wrong act.");
}

BOOST_AUTO_TEST_SUITE_END()
