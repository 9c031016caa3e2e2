#include <boost/test/unit_test.hpp>

#include "app/announce/announcer.hpp"
#include "tests/announce/told_events.hpp"

using namespace yinsight;

namespace {

/// The pool has `left` markers.
Position with_pool(int left) {
    PositionParts parts;
    parts.side = Side::black;
    parts.phase = Phase::move_ring;
    int markers = 51 - left;
    for (const Point point : all_points()) {
        if (markers-- <= 0) break;
        parts.board.set_state(point, PointState::white_marker);
    }
    return Position::from_parts(parts);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(event_sentences)

BOOST_AUTO_TEST_CASE(a_move) {
    check(arbiter(turn("c5-a3", kBlackToPlay)),
          {"White: ring from c5 to a3. Black is to play.",
           "Blanc : anneau de c5 à a3. À Noir de jouer.",
           "Wit: ring van c5 naar a3. Zwart is aan de beurt.",
           "Bílý: kroužek z c5 na a3. Černý je na tahu.", "白方：圆环从 c5 到 a3。轮到黑方走。"});
}

BOOST_AUTO_TEST_CASE(a_placement) {
    check(arbiter(turn("e3", kBlackToPlay)),
          {"White: ring on e3. Black is to play.", "Blanc : anneau en e3. À Noir de jouer.",
           "Wit: ring op e3. Zwart is aan de beurt.", "Bílý: kroužek na e3. Černý je na tahu.",
           "白方：圆环放在 e3。轮到黑方走。"});
}

BOOST_AUTO_TEST_CASE(a_turn_with_a_row_counts_the_ring) {
    PositionParts parts = kBlackToPlay.parts();
    parts.rings_removed[index_of(Side::white)] = 1;
    check(arbiter(turn("c5-a3;xb3-b7xb2", Position::from_parts(parts))),
          {"White: ring from c5 to a3, row b3 to b7 off, ring b2 off. White: first ring. "
           "Black is to play.",
           "Blanc : anneau de c5 à a3, rangée b3 à b7 retirée, anneau b2 retiré. "
           "Blanc : premier anneau. À Noir de jouer.",
           "Wit: ring van c5 naar a3, rij b3 tot b7 eraf, ring b2 eraf. Wit: eerste ring. "
           "Zwart is aan de beurt.",
           "Bílý: kroužek z c5 na a3, řada b3 až b7 pryč, kroužek b2 pryč. Bílý: první kroužek. "
           "Černý je na tahu.",
           "白方：圆环从 c5 到 a3，取走 b3 至 b7 一行，取走圆环 b2。白方：第一枚圆环。"
           "轮到黑方走。"});
}

BOOST_AUTO_TEST_CASE(a_turn_that_ends_the_game_names_nobody_to_play) {
    check(arbiter(turn("pass", kOver)),
          {"White: passes.", "Blanc : passe.", "Wit: past.", "Bílý: vynechává.", "白方：跳过。"});
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_that_stands) {
    TurnEvent event = turn("c5-a3", kOver);
    event.illegal = FaultKind::not_flipped;
    check(arbiter(event), {"White: ring from c5 to a3. It is illegal and stands.",
                           "Blanc : anneau de c5 à a3. Il est irrégulier et reste joué.",
                           "Wit: ring van c5 naar a3. De beurt is onreglementair en blijft staan.",
                           "Bílý: kroužek z c5 na a3. Tah odporuje pravidlům a platí.",
                           "白方：圆环从 c5 到 a3。此手违规，但予以保留。"});
}

BOOST_AUTO_TEST_CASE(markers_run_out_in_every_plural_form) {
    const std::array<std::pair<int, Sentences>, 4> cases = {{
        {5,
         {"5 markers are left.", "Il reste 5 marqueurs.", "Er zijn nog 5 markers over.",
          "Zbývá 5 kamenů.", "还剩 5 枚标记物。"}},
        {3,
         {"3 markers are left.", "Il reste 3 marqueurs.", "Er zijn nog 3 markers over.",
          "Zbývají 3 kameny.", "还剩 3 枚标记物。"}},
        {1,
         {"1 marker is left.", "Il reste 1 marqueur.", "Er is nog 1 marker over.", "Zbývá 1 kámen.",
          "还剩 1 枚标记物。"}},
        {0,
         {"No marker is left.", "Il ne reste aucun marqueur.", "Er is geen marker meer over.",
          "Nezbývá žádný kámen.", "标记物已用完。"}},
    }};
    for (const auto& [left, expected] : cases) {
        for (const Language language : kAllLanguages) {
            const auto text = sentence_for(arbiter(turn("e3", with_pool(left))), language);
            BOOST_TEST(text.find(expected[index_of(language)]) != std::string::npos);
        }
    }
    BOOST_TEST(sentence_for(arbiter(turn("e3", with_pool(6)))).find("left") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_row) {
    check(arbiter(RowEvent{Side::black, {row("d4", "d8")}}),
          {"Black: row d4 to d8. Take it off, then a ring.",
           "Noir : rangée d4 à d8. Retirez-la, puis un anneau.",
           "Zwart: rij d4 tot d8. Neem die weg, dan een ring.",
           "Černý: řada d4 až d8. Odeberte ji, pak kroužek.",
           "黑方：d4 至 d8 成行。先取走该行，再取走一枚圆环。"});
}

BOOST_AUTO_TEST_CASE(crossing_rows_are_a_choice) {
    check(arbiter(RowEvent{Side::white, {row("d4", "d8"), row("d5", "d9")}}),
          {"White: choose a row, d4 to d8 or d5 to d9. Take it off, then a ring.",
           "Blanc : choisissez une rangée, d4 à d8 ou d5 à d9. Retirez-la, puis un anneau.",
           "Wit: kies een rij, d4 tot d8 of d5 tot d9. Neem die weg, dan een ring.",
           "Bílý: vyberte řadu, d4 až d8 nebo d5 až d9. Odeberte ji, pak kroužek.",
           "白方：请选择一行，d4 至 d8 或 d5 至 d9。先取走该行，再取走一枚圆环。"});
}

BOOST_AUTO_TEST_CASE(separate_rows_all_come_off) {
    check(arbiter(RowEvent{Side::white, {row("d4", "d8"), row("f4", "f8")}}),
          {"White: rows d4 to d8 and f4 to f8. Take each off, and a ring for each.",
           "Blanc : rangées d4 à d8 et f4 à f8. Retirez-les, avec un anneau pour chacune.",
           "Wit: rijen d4 tot d8 en f4 tot f8. Neem ze weg, met een ring per rij.",
           "Bílý: řady d4 až d8 a f4 až f8. Odeberte je, za každou jeden kroužek.",
           "白方：d4 至 d8 和 f4 至 f8 均成行。逐行取走，每行各取走一枚圆环。"});
}

BOOST_AUTO_TEST_CASE(a_row_that_the_opponent_made_comes_off_before_the_move) {
    PositionParts parts = kBlackToPlay.parts();
    parts.phase = Phase::remove_row_before;
    const Sentences expected = {"Only then a move.", "Ensuite seulement un déplacement.",
                                "Daarna pas een zet.", "Teprve potom tah.", "然后才能走棋。"};
    for (const Language language : kAllLanguages) {
        Announcer announcer{language};
        announcer.hear(arbiter(turn("c5-a3", Position::from_parts(parts))));
        const auto calls = announcer.hear(arbiter(RowEvent{Side::black, {row("d4", "d8")}}));
        BOOST_REQUIRE(calls.size() == 1U);
        BOOST_TEST(calls[0].text.ends_with(expected[index_of(language)]));
    }
}

BOOST_AUTO_TEST_CASE(after_five_markers_the_ring_is_due) {
    const Sentences expected = {
        "White: the row is off. Now a ring.",
        "Blanc : la rangée est retirée. Maintenant un anneau.", "Wit: de rij is weg. Nu een ring.",
        "Bílý: řada je pryč. Teď kroužek.", "白方：该行已取走。现在取走一枚圆环。"};
    for (const Language language : kAllLanguages) {
        Announcer announcer{language};
        std::vector<Call> calls;
        for (const Point point : row("b3", "b7").points()) {
            BOOST_TEST(calls.empty());
            calls = announcer.hear(
                arbiter(StepEvent{StepKind::row_marker_removed, Side::white, {point}}));
        }
        BOOST_REQUIRE(calls.size() == 1U);
        BOOST_TEST(calls[0].text == expected[index_of(language)]);
        BOOST_TEST((calls[0].kind == CallKind::due));
    }
}

BOOST_AUTO_TEST_CASE(put_right) {
    const Fault fault{FaultKind::not_flipped, Side::white, {at("d5")}, "", {}};
    check(arbiter(RepairedEvent{fault}),
          {"d5 is right again; play goes on.", "d5 est de nouveau correct ; la partie continue.",
           "d5 klopt weer; de partij gaat verder.", "d5 je zase v pořádku; hraje se dál.",
           "d5 已纠正，继续下棋。"});
}

BOOST_AUTO_TEST_CASE(questions) {
    check(arbiter(QuestionEvent{QuestionEvent::About::turn, 31, {"c5-a3", "c5-a2"}}),
          {"Was turn 31 c5-a3 or c5-a2? The first is written down.",
           "Le coup 31 était-il c5-a3 ou c5-a2 ? Le premier est noté.",
           "Was beurt 31 c5-a3 of c5-a2? De eerste is genoteerd.",
           "Byl tah 31 c5-a3 nebo c5-a2? Zapsán je první.",
           "第 31 手是 c5-a3 或 c5-a2 吗？暂记第一种。"});
    check(arbiter(QuestionEvent{QuestionEvent::About::side_to_move, 0, {}}),
          {"Who is to move?", "À qui de jouer ?", "Wie is aan de beurt?", "Kdo je na tahu?",
           "轮到谁走？"});
}

BOOST_AUTO_TEST_CASE(takebacks) {
    check(arbiter(TakebackEvent{30}),
          {"Taken back to turn 30.", "Retour au coup 30.", "Teruggenomen tot beurt 30.",
           "Vráceno k tahu 30.", "撤回到第 30 手。"});
    check(
        arbiter(TakebackEvent{0}),
        {"All turns were taken back.", "Tous les coups ont été repris.",
         "Alle beurten zijn teruggenomen.", "Všechny tahy byly vzaty zpět.", "所有着法均已撤回。"});
}

BOOST_AUTO_TEST_CASE(the_end) {
    check(arbiter(GameOverEvent{{Winner::white, EndReason::rings}, {3, 1}}),
          {"Third ring! White wins, 3 to 1.", "Troisième anneau ! Blanc gagne, 3 à 1.",
           "Derde ring! Wit wint, 3 tegen 1.", "Třetí kroužek! Bílý vítězí 3 : 1.",
           "第三枚圆环！白方获胜，3 比 1。"});
    check(arbiter(GameOverEvent{{Winner::black, EndReason::row}, {0, 0}}),
          {"The row decides. Black wins, 0 to 0.", "La rangée décide. Noir gagne, 0 à 0.",
           "De rij beslist. Zwart wint, 0 tegen 0.", "Rozhodla řada. Černý vítězí 0 : 0.",
           "成行定胜负。黑方获胜，0 比 0。"});
    check(arbiter(GameOverEvent{{Winner::draw, EndReason::pool}, {1, 1}}),
          {"No marker is left. The game is a draw, 1 to 1.",
           "Il ne reste aucun marqueur. Partie nulle, 1 à 1.",
           "Er is geen marker meer over. Gelijkspel, 1 tegen 1.",
           "Nezbývá žádný kámen. Remíza 1 : 1.", "标记物已用完。平局，1 比 1。"});
    check(arbiter(GameOverEvent{{Winner::draw, EndReason::blocked}, {2, 2}}),
          {"No ring can move. The game is a draw, 2 to 2.",
           "Aucun anneau ne peut bouger. Partie nulle, 2 à 2.",
           "Geen ring kan bewegen. Gelijkspel, 2 tegen 2.",
           "Žádný kroužek se nemůže pohnout. Remíza 2 : 2.", "没有圆环可以移动。平局，2 比 2。"});
    check(session(DeclaredEvent{Winner::black, true, {1, 2}}),
          {"White resigns. Black wins, 2 to 1.", "Blanc abandonne. Noir gagne, 2 à 1.",
           "Wit geeft op. Zwart wint, 2 tegen 1.", "Bílý se vzdává. Černý vítězí 2 : 1.",
           "白方认输。黑方获胜，2 比 1。"});
}

BOOST_AUTO_TEST_CASE(camera_and_board) {
    check(session(BoardFoundEvent{true}),
          {"The board is in sight.", "Le plateau est en vue.", "Het bord is in beeld.",
           "Deska je v záběru.", "已看到棋盘。"});
    check(session(BoardLostEvent{"it is not where it was, nor elsewhere in the picture"}),
          {"The board is out of sight. It is not where it was, nor elsewhere in the picture.",
           "Le plateau n’est plus en vue. Il n’est plus à sa place, ni ailleurs dans l’image.",
           "Het bord is uit beeld. Het ligt niet meer waar het lag, en ook niet elders in beeld.",
           "Deska není v záběru. Není tam, kde byla, ani jinde v obraze.",
           "看不到棋盘。它不在原处，也不在画面的其他地方。"});
    check(session(BoardMovedEvent{}),
          {"The camera or the board was moved.", "La caméra ou le plateau a bougé.",
           "De camera of het bord is verschoven.", "Kamera nebo deska se pohnula.",
           "摄像头或棋盘被移动了。"});
    check(session(CameraLostEvent{"has fallen silent"}),
          {"The camera is gone. Play may go on; it is looked for. Has fallen silent.",
           "La caméra a disparu. Vous pouvez continuer à jouer ; elle est recherchée. Elle ne "
           "répond plus.",
           "De camera is weg. Speel gerust door; er wordt naar gezocht. Ze reageert niet meer.",
           "Kamera zmizela. Můžete hrát dál; hledá se. Neozývá se.",
           "摄像头断开了。可以继续下棋，正在重新连接。没有响应。"});
    check(session(CameraBackEvent{4.2}),
          {"The camera is back after 4 seconds.", "La caméra est de retour après 4 secondes.",
           "De camera is na 4 seconden terug.", "Kamera je po 4 sekundách zpět.",
           "摄像头中断 4 秒后恢复。"});
}

BOOST_AUTO_TEST_CASE(the_evening) {
    check(session(NewGameEvent{2}), {"A new game begins, number 2.", "Nouvelle partie, numéro 2.",
                                     "Een nieuwe partij begint, nummer 2.",
                                     "Začíná nová hra, číslo 2.", "新的一局开始，第 2 局。"});
    check(session(ResumedEvent{1, kBlackToPlay, {}}),
          {"The game goes on after 1 turn. Black is to play.",
           "La partie reprend après 1 coup. À Noir de jouer.",
           "De partij gaat verder na 1 beurt. Zwart is aan de beurt.",
           "Hra pokračuje po 1 tahu. Černý je na tahu.", "第 1 手之后，对局继续。轮到黑方走。"});
    check(session(PlayersEvent{{"Ann", ""}}),
          {"White: Ann. Black: unknown.", "Blanc : Ann. Noir : inconnu.",
           "Wit: Ann. Zwart: onbekend.", "Bílý: Ann. Černý: neznámý.", "白方：Ann。黑方：未知。"});
    check(session(SetEvent{"Club", true, "2026-11-30", 1}),
          {"This is the set Club, last seen on 2026-11-30; 1 game so far.",
           "C’est le jeu Club, vu la dernière fois le 2026-11-30 ; 1 partie jusqu’ici.",
           "Dit is de set Club, laatst gezien op 2026-11-30; tot nu toe 1 partij.",
           "Je to sada Club, naposledy viděná 2026-11-30; zatím 1 hra.",
           "这是棋具“Club”，上次见于 2026-11-30；至今 1 局。"});
    check(session(SetEvent{"Set 1", false, {}, 0}),
          {"This set is new; it is kept as Set 1.",
           "Ce jeu est nouveau ; il est conservé sous le nom Set 1.",
           "Deze set is nieuw; hij wordt bewaard als Set 1.",
           "Tato sada je nová; ukládá se jako Set 1.", "这是新棋具；保存为“Set 1”。"});
    check(arbiter(StartEvent{kBlackToPlay, true}),
          {"Watching from here. Who is to play is not known yet.",
           "J’observe à partir d’ici. On ne sait pas encore à qui de jouer.",
           "Vanaf hier wordt meegekeken. Wie aan de beurt is, is nog niet bekend.",
           "Sleduji odtud. Kdo je na tahu, se zatím neví.", "从此开始观看。尚不知轮到谁走。"});
}

BOOST_AUTO_TEST_CASE(corrections_and_refusals) {
    check(session(CorrectedEvent{"correct", {20}, {22, 23}, kBlackToPlay}),
          {"The record is corrected from turn 20. 2 turns no longer fit and are dropped: 22, 23. "
           "Black is to play.",
           "La notation est corrigée à partir du coup 20. 2 coups ne conviennent plus et sont "
           "supprimés : 22, 23. À Noir de jouer.",
           "De notatie is verbeterd vanaf beurt 20. 2 beurten passen niet meer en vervallen: 22, "
           "23. Zwart is aan de beurt.",
           "Zápis je opraven od tahu 20. 2 tahy už nesedí a ruší se: 22, 23. Černý je na tahu.",
           "棋谱已从第 20 手起更正。2 手不再成立，已删除：22、23。轮到黑方走。"});
    check(session(RefusedEvent{"undo", "there is nothing to undo"}),
          {"Not done. There is nothing to undo.", "Non exécuté. Il n’y a rien à annuler.",
           "Niet gedaan. Er is niets om ongedaan te maken.", "Neprovedeno. Není co vrátit.",
           "未执行。没有可撤销的操作。"});
}

BOOST_AUTO_TEST_CASE(what_only_programs_want_to_know_is_silent) {
    check(arbiter(HandEvent{true}), {"", "", "", "", ""});
    check(arbiter(StepEvent{StepKind::flipped, Side::white, {at("d5")}}), {"", "", "", "", ""});
    SessionEvent part = arbiter(turn("c5-a3", kBlackToPlay));
    part.correction = true;
    check(part, {"", "", "", "", ""});
}

BOOST_AUTO_TEST_SUITE_END()
