#include "tests/announce/told_events.hpp"

using namespace yinsight;

namespace {

SessionEvent back_after(double seconds) {
    return session(CameraBackEvent{seconds});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rarer_events)

BOOST_AUTO_TEST_CASE(a_board_that_may_lie_otherwise) {
    check(session(BoardFoundEvent{false}),
          {"The board is in sight; which way round it lies is a guess.",
           "Le plateau est en vue\u202f; son orientation n’est pas sûre.",
           "Het bord is in beeld; hoe het gedraaid ligt, is een gok.",
           "Deska je v záběru; její natočení je jen odhad.", "已看到棋盘；其朝向只是推测。"});
}

BOOST_AUTO_TEST_CASE(the_beginning_in_the_middle_of_a_game) {
    check(arbiter(StartEvent{kBlackToPlay, false}),
          {"Watching from here. Black is to play.", "J’observe à partir d’ici. À Noir de jouer.",
           "Vanaf hier wordt meegekeken. Zwart is aan de beurt.",
           "Sleduji odtud. Černý je na tahu.", "从此开始观看。轮到黑方走。"});
    check(arbiter(StartEvent{kOver, false}),
          {"Watching from here. The game is over.",
           "J’observe à partir d’ici. La partie est terminée.",
           "Vanaf hier wordt meegekeken. De partij is afgelopen.", "Sleduji odtud. Hra skončila.",
           "从此开始观看。对局已结束。"});
}

BOOST_AUTO_TEST_CASE(a_game_that_goes_on) {
    check(session(ResumedEvent{60, kOver, {}}),
          {"The game goes on; it is over.", "La partie est reprise\u202f; elle est terminée.",
           "De partij gaat verder; ze is al afgelopen.", "Hra se obnovuje; už skončila.",
           "恢复对局；本局已经结束。"});
    for (const int turns : {3, 5}) {
        const std::string n = std::to_string(turns);
        const auto czech =
            sentence_for(session(ResumedEvent{turns, kBlackToPlay, {}}), Language::czech);
        BOOST_TEST(czech == "Hra pokračuje po " + n + " tazích. Černý je na tahu.");
    }
}

BOOST_AUTO_TEST_CASE(a_draw_that_the_players_agreed_on) {
    check(session(DeclaredEvent{Winner::draw, false, {1, 1}}),
          {"The players have ended the game. The game is a draw, 1 to 1.",
           "Les joueurs ont mis fin à la partie. Partie nulle, 1 à 1.",
           "De spelers hebben de partij beëindigd. Gelijkspel, 1 tegen 1.",
           "Hráči hru ukončili. Remíza 1 : 1.", "双方结束了对局。平局，1 比 1。"});
}

BOOST_AUTO_TEST_CASE(seconds_in_every_plural_form) {
    check(back_after(1),
          {"The camera is back after 1 second.", "La caméra est de retour après 1 seconde.",
           "De camera is na 1 seconde terug.", "Kamera je po 1 sekundě zpět.",
           "摄像头中断 1 秒后恢复。"});
    check(back_after(5),
          {"The camera is back after 5 seconds.", "La caméra est de retour après 5 secondes.",
           "De camera is na 5 seconden terug.", "Kamera je po 5 sekundách zpět.",
           "摄像头中断 5 秒后恢复。"});
}

BOOST_AUTO_TEST_CASE(dropped_turns_in_every_plural_form) {
    check(
        session(CorrectedEvent{"position", {}, {}, kBlackToPlay}),
        {"The record is corrected. Black is to play.", "La notation est corrigée. À Noir de jouer.",
         "De notatie is verbeterd. Zwart is aan de beurt.", "Zápis je opraven. Černý je na tahu.",
         "棋谱已更正。轮到黑方走。"});
    check(session(CorrectedEvent{"correct", {20}, {22}, kOver}),
          {"The record is corrected from turn 20. 1 turn no longer fits and is dropped: 22.",
           "La notation est corrigée à partir du coup 20. 1 coup ne convient plus et est "
           "supprimé\u202f: 22.",
           "De notatie is verbeterd vanaf beurt 20. 1 beurt past niet meer en vervalt: 22.",
           "Zápis je opraven od tahu 20. 1 tah už nesedí a ruší se: 22.",
           "棋谱已从第 20 手起更正。1 手不再成立，已删除：22。"});
    const auto five = sentence_for(
        session(CorrectedEvent{"correct", {20}, {22, 23, 24, 25, 26}, kOver}), Language::czech);
    BOOST_TEST(five.ends_with("5 tahů už nesedí a ruší se: 22, 23, 24, 25, 26."));
}

BOOST_AUTO_TEST_CASE(turns_undone_and_brought_back_and_wrong_acts_that_stand) {
    check(session(CorrectedEvent{"undo", {}, {23}, kBlackToPlay}),
          {"Undone: turn 23. Black is to play.", "Annulé\u202f: coup 23. À Noir de jouer.",
           "Ongedaan gemaakt: beurt 23. Zwart is aan de beurt.",
           "Vráceno zpět: tah 23. Černý je na tahu.", "已撤销：第 23 手。轮到黑方走。"});
    check(session(CorrectedEvent{"redo", {23}, {}, kBlackToPlay}),
          {"Back again: turn 23. Black is to play.", "Rétabli\u202f: coup 23. À Noir de jouer.",
           "Hersteld: beurt 23. Zwart is aan de beurt.", "Obnoveno: tah 23. Černý je na tahu.",
           "已恢复：第 23 手。轮到黑方走。"});
    check(session(CorrectedEvent{"undo", {}, {22, 23}, kBlackToPlay}),
          {"The record is corrected. 2 turns no longer fit and are dropped: 22, 23. Black is to "
           "play.",
           "La notation est corrigée. 2 coups ne conviennent plus et sont supprimés\u202f: 22, 23. "
           "À Noir de jouer.",
           "De notatie is verbeterd. 2 beurten passen niet meer en vervallen: 22, 23. Zwart is aan "
           "de beurt.",
           "Zápis je opraven. 2 tahy už nesedí a ruší se: 22, 23. Černý je na tahu.",
           "棋谱已更正。2 手不再成立，已删除：22、23。轮到黑方走。"});
    check(session(CorrectedEvent{"undo", {}, {}, kBlackToPlay}),
          {"Undone. Black is to play.", "Annulé. À Noir de jouer.",
           "Ongedaan gemaakt. Zwart is aan de beurt.", "Vráceno zpět. Černý je na tahu.",
           "已撤销。轮到黑方走。"});
    check(session(CorrectedEvent{"accept", {}, {}, kBlackToPlay}),
          {"It stands. Black is to play.", "Cela reste ainsi. À Noir de jouer.",
           "Het blijft zo. Zwart is aan de beurt.", "Zůstává to tak. Černý je na tahu.",
           "予以保留。轮到黑方走。"});
}

BOOST_AUTO_TEST_CASE(put_right_without_a_place) {
    check(arbiter(RepairedEvent{Fault{FaultKind::ring_not_removed, Side::white, {}, "", {}}}),
          {"Put right; play goes on.", "C’est rétabli\u202f; la partie continue.",
           "Hersteld; de partij gaat verder.", "Napraveno; hraje se dál.", "已纠正，继续下棋。"});
}

BOOST_AUTO_TEST_CASE(the_second_ring) {
    PositionParts parts = kBlackToPlay.parts();
    parts.rings_removed[index_of(Side::white)] = 2;
    check(arbiter(turn("c5-a3;xb3-b7xb2", Position::from_parts(parts))),
          {"White: ring from c5 to a3, row b3 to b7 off, ring b2 off. White: second ring. "
           "Black is to play.",
           "Blanc\u202f: anneau de c5 à a3, rangée b3 à b7 retirée, anneau b2 retiré. "
           "Blanc\u202f: deuxième anneau. À Noir de jouer.",
           "Wit: ring van c5 naar a3, rij b3 tot b7 eraf, ring b2 eraf. Wit: tweede ring. "
           "Zwart is aan de beurt.",
           "Bílý: kroužek z c5 na a3, řada b3 až b7 pryč, kroužek b2 pryč. Bílý: druhý kroužek. "
           "Černý je na tahu.",
           "白方：圆环从 c5 到 a3，取走 b3 至 b7 一行，取走圆环 b2。白方：第二枚圆环。"
           "轮到黑方走。"});
}

BOOST_AUTO_TEST_CASE(a_turn_that_resigns) {
    check(arbiter(turn("resign", kOver)), {"White: resigns.", "Blanc\u202f: abandonne.",
                                           "Wit: geeft op.", "Bílý: vzdává se.", "白方：认输。"});
}

BOOST_AUTO_TEST_SUITE_END()
