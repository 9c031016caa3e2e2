<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Camera</name>
    <message>
        <source>The board is in sight.</source>
        <translation>Le plateau est en vue.</translation>
    </message>
    <message>
        <source>The board is in sight; which way round it lies is a guess.</source>
        <translation>Le plateau est en vue ; son orientation n’est pas sûre.</translation>
    </message>
    <message>
        <source>The board is out of sight.</source>
        <translation>Le plateau n’est plus en vue.</translation>
    </message>
    <message>
        <source>The camera or the board was moved.</source>
        <translation>La caméra ou le plateau a bougé.</translation>
    </message>
    <message>
        <source>The camera is gone. Play may go on; it is looked for.</source>
        <translation>La caméra a disparu. Vous pouvez continuer à jouer ; elle est recherchée.</translation>
    </message>
    <message numerus="yes">
        <source>The camera is back after %n seconds.</source>
        <translation>
            <numerusform>La caméra est de retour après %n seconde.</numerusform>
            <numerusform>La caméra est de retour après %n secondes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>perd la partie</translation>
    </message>
    <message>
        <source>ends the game in a draw</source>
        <translation>termine la partie par une nulle</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>wins the game with %1</source>
        <translation>gagne la partie avec %1</translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n</source>
        <translation>
            <numerusform>gain forcé en %n</numerusform>
            <numerusform>gain forcé en %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n</source>
        <translation>
            <numerusform>perte forcée en %n</numerusform>
            <numerusform>perte forcée en %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes off %1</source>
        <translation>retire %1</translation>
    </message>
    <message>
        <source>completes %1 next turn, which %2 cannot prevent</source>
        <translation>complète %1 au prochain coup, ce que %2 ne peut pas empêcher</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 plays %3</source>
        <translation>complète %1 au prochain coup, sauf si %2 joue %3</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 flips %3</source>
        <translation>complète %1 au prochain coup, sauf si %2 retourne %3</translation>
    </message>
    <message numerus="yes">
        <source>completes %1 next turn (%n defences in %2 turns)</source>
        <translation>
            <numerusform>complète %1 au prochain coup (%n parade sur %2 coups)</numerusform>
            <numerusform>complète %1 au prochain coup (%n parades sur %2 coups)</numerusform>
        </translation>
    </message>
    <message>
        <source>takes away the only ring that can flip %1</source>
        <translation>écarte le seul anneau qui peut retourner %1</translation>
    </message>
    <message>
        <source>stops %1 of %2</source>
        <translation>arrête %1 de %2</translation>
    </message>
    <message>
        <source>gives %1 the row %2</source>
        <translation>donne à %1 la rangée %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 only %n ring moves</source>
        <translation>
            <numerusform>ne laisse à %1 que %n déplacement</numerusform>
            <numerusform>ne laisse à %1 que %n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the centre</source>
        <translation>occupe le centre</translation>
    </message>
    <message numerus="yes">
        <source>stands %n steps from the centre</source>
        <translation>
            <numerusform>se place à %n pas du centre</numerusform>
            <numerusform>se place à %n pas du centre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n ring moves in all</source>
        <translation>
            <numerusform>dispose de %n déplacement au total</numerusform>
            <numerusform>dispose de %n déplacements au total</numerusform>
        </translation>
    </message>
    <message>
        <source>has %1 of the five markers of %2</source>
        <translation>a %1 des cinq marqueurs de %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n ring moves against %2</source>
        <translation>
            <numerusform>laisse à %1 %n déplacement contre %2</numerusform>
            <numerusform>laisse à %1 %n déplacements contre %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the ring on %1.</source>
        <translation>Regardez l’anneau en %1.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Regardez la colonne %1.</translation>
    </message>
    <message>
        <source>Place a ring on %1.</source>
        <translation>Posez un anneau en %1.</translation>
    </message>
    <message>
        <source>Move the ring from %1 to %2.</source>
        <translation>Déplacez l’anneau de %1 à %2.</translation>
    </message>
    <message>
        <source>Take off the row %1 to %2.</source>
        <translation>Retirez la rangée %1 à %2.</translation>
    </message>
    <message>
        <source>Take off the ring on %1.</source>
        <translation>Retirez l’anneau en %1.</translation>
    </message>
    <message>
        <source>Pass: no ring can move.</source>
        <translation>Passez : aucun anneau ne peut bouger.</translation>
    </message>
    <message>
        <source>Resign.</source>
        <translation>Abandonnez.</translation>
    </message>
    <message>
        <source>a missed win</source>
        <translation>gain manqué</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gagne tout de suite</translation>
    </message>
    <message>
        <source>%1 rings, wins %2 %</source>
        <translation>%1 anneau, gain %2 %</translation>
    </message>
    <message>
        <source>Think about which ring you need least.</source>
        <translation>Demandez-vous de quel anneau vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>There is no ring to move.</source>
        <translation>Il n’y a aucun anneau à déplacer.</translation>
    </message>
    <message>
        <source>Take the row %1.</source>
        <translation>Prenez la rangée %1.</translation>
    </message>
    <message>
        <source>Aim for the row %1.</source>
        <translation>Visez la rangée %1.</translation>
    </message>
    <message>
        <source>Stop the row %1 of %2.</source>
        <translation>Arrêtez la rangée %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Place the ring %n steps from the centre.</source>
        <translation>
            <numerusform>Posez l’anneau à %n pas du centre.</numerusform>
            <numerusform>Posez l’anneau à %n pas du centre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the row %1.</source>
        <translation>Construisez la rangée %1.</translation>
    </message>
    <message>
        <source>Keep your rings free.</source>
        <translation>Gardez vos anneaux libres.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4.</source>
        <translation>%1. %2 : %3, %4.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4; %5, %6 was better (%7).</source>
        <translation>%1. %2 : %3, %4 ; %5, %6 était meilleur (%7).</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7.</source>
        <translation>%1 : %2, %3 % des chances perdues par coup ; %4, %5, %6, %7.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed wins</source>
        <translation>
            <numerusform>%n gain manqué</numerusform>
            <numerusform>%n gains manqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: a ring was placed on %2, which is occupied.</source>
        <translation>%1 : anneau posé en %2, intersection occupée.</translation>
    </message>
    <message>
        <source>%1: more than one ring was placed, the extra one on %2.</source>
        <translation>%1 : plus d’un anneau posé, celui de trop en %2.</translation>
    </message>
    <message>
        <source>%1: one ring too many, on %2.</source>
        <translation>%1 : un anneau de trop, en %2.</translation>
    </message>
    <message>
        <source>%1: played out of turn, on %2.</source>
        <translation>%1 : joué hors de son tour, en %2.</translation>
    </message>
    <message>
        <source>%1: played with the opponent&apos;s ring, on %2.</source>
        <translation>%1 : joué avec un anneau adverse, en %2.</translation>
    </message>
    <message>
        <source>%1: no marker was left on %2.</source>
        <translation>%1 : aucun marqueur laissé en %2.</translation>
    </message>
    <message>
        <source>%1: the marker on %2 shows the wrong colour.</source>
        <translation>%1 : le marqueur en %2 montre la mauvaise couleur.</translation>
    </message>
    <message>
        <source>%1: ring and marker do not match, on %2.</source>
        <translation>%1 : anneau et marqueur ne concordent pas, en %2.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, not in a straight line.</source>
        <translation>%1 : anneau de %2 à %3, pas en ligne droite.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over the ring on %4.</source>
        <translation>%1 : anneau de %2 à %3, par-dessus l’anneau en %4.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, too far behind the jumped markers.</source>
        <translation>%1 : anneau de %2 à %3, trop loin derrière les marqueurs sautés.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over markers with a gap between them.</source>
        <translation>%1 : anneau de %2 à %3, par-dessus des marqueurs séparés.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, which is occupied.</source>
        <translation>%1 : anneau de %2 à %3, intersection occupée.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was not moved.</source>
        <translation>%1 : l’anneau en %2 n’a pas été déplacé.</translation>
    </message>
    <message>
        <source>%1: not turned over: %2.</source>
        <translation>%1 : non retourné : %2.</translation>
    </message>
    <message>
        <source>%1: turned over without a jump: %2.</source>
        <translation>%1 : retourné sans saut : %2.</translation>
    </message>
    <message>
        <source>%1: the marker left on %2 was turned over.</source>
        <translation>%1 : le marqueur laissé en %2 a été retourné.</translation>
    </message>
    <message>
        <source>%1: a marker was moved from %2 to %3.</source>
        <translation>%1 : un marqueur a été déplacé de %2 à %3.</translation>
    </message>
    <message>
        <source>%1: a marker too many, on %2.</source>
        <translation>%1 : un marqueur de trop, en %2.</translation>
    </message>
    <message>
        <source>%1: removed without a row: %2.</source>
        <translation>%1 : retiré sans rangée : %2.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was not removed.</source>
        <translation>%1 : la rangée %2 à %3 n’a pas été retirée.</translation>
    </message>
    <message>
        <source>%1: what was removed, %2 to %3, is no own row.</source>
        <translation>%1 : ce qui a été retiré, %2 à %3, n’est pas sa rangée.</translation>
    </message>
    <message>
        <source>%1: not exactly five markers were removed, %2 to %3.</source>
        <translation>%1 : pas exactement cinq marqueurs retirés, %2 à %3.</translation>
    </message>
    <message>
        <source>%1: the markers removed, %2 to %3, are not neighbours.</source>
        <translation>%1 : les marqueurs retirés, %2 à %3, ne se suivent pas.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s row %2 to %3 was removed.</source>
        <translation>%1 : la rangée adverse %2 à %3 a été retirée.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was removed too early.</source>
        <translation>%1 : la rangée %2 à %3 a été retirée trop tôt.</translation>
    </message>
    <message>
        <source>%1: no ring was removed for the row.</source>
        <translation>%1 : aucun anneau n’a été retiré pour la rangée.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was removed without a row.</source>
        <translation>%1 : l’anneau en %2 a été retiré sans rangée.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s ring on %2 was removed.</source>
        <translation>%1 : l’anneau adverse en %2 a été retiré.</translation>
    </message>
    <message>
        <source>%1: played before the row was removed.</source>
        <translation>%1 : joué avant de retirer la rangée.</translation>
    </message>
    <message>
        <source>%1: played although the game is over.</source>
        <translation>%1 : joué alors que la partie est terminée.</translation>
    </message>
    <message>
        <source>%1: passed although a ring can move.</source>
        <translation>%1 : a passé alors qu’un anneau peut bouger.</translation>
    </message>
    <message>
        <source>%1: the pieces do not add up, on %2.</source>
        <translation>%1 : le compte des pièces n’est pas juste, en %2.</translation>
    </message>
    <message>
        <source>%1: a wrong act.</source>
        <translation>%1 : action irrégulière.</translation>
    </message>
    <message>
        <source>Put right: %1.</source>
        <translation>À rétablir : %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more points.</source>
        <translation>
            <numerusform>Et %n autre intersection.</numerusform>
            <numerusform>Et %n autres intersections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1: the row is off. Now a ring.</source>
        <translation>%1 : la rangée est retirée. Maintenant un anneau.</translation>
    </message>
    <message>
        <source>Only then a move.</source>
        <translation>Ensuite seulement un déplacement.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>A new game begins, number %1.</source>
        <translation>Nouvelle partie, numéro %1.</translation>
    </message>
    <message>
        <source>The game goes on; it is over.</source>
        <translation>La partie est reprise ; elle est terminée.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on after %n turns.</source>
        <translation>
            <numerusform>La partie reprend après %n coup.</numerusform>
            <numerusform>La partie reprend après %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>The players have ended the game.</source>
        <translation>Les joueurs ont mis fin à la partie.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <translation>Blanc : %1. Noir : %2.</translation>
    </message>
    <message>
        <source>Not done (%1).</source>
        <translation>Non exécuté (%1).</translation>
    </message>
    <message>
        <source>Watching from here.</source>
        <translation>J’observe à partir d’ici.</translation>
    </message>
    <message>
        <source>Who is to play is not known yet.</source>
        <translation>On ne sait pas encore à qui de jouer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Put right; play goes on.</source>
        <translation>C’est réparé ; la partie continue.</translation>
    </message>
    <message>
        <source>%1 is right again; play goes on.</source>
        <translation>%1 est de nouveau correct ; la partie continue.</translation>
    </message>
    <message>
        <source>All turns were taken back.</source>
        <translation>Tous les coups ont été repris.</translation>
    </message>
    <message>
        <source>Taken back to turn %1.</source>
        <translation>Retour au coup %1.</translation>
    </message>
    <message>
        <source>The record is corrected.</source>
        <translation>La notation est corrigée.</translation>
    </message>
    <message>
        <source>The record is corrected from turn %1.</source>
        <translation>La notation est corrigée à partir du coup %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns no longer fit and are dropped: %1.</source>
        <translation>
            <numerusform>%n coup ne convient plus et est supprimé : %1.</numerusform>
            <numerusform>%n coups ne conviennent plus et sont supprimés : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move?</source>
        <translation>À qui de jouer ?</translation>
    </message>
    <message>
        <source>Was turn %1 %2?</source>
        <translation>Le coup %1 était-il %2 ?</translation>
    </message>
    <message>
        <source>The first is written down.</source>
        <translation>Le premier est noté.</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>Partie nulle, %1 à %2.</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <translation>%1 gagne, %2 à %3.</translation>
    </message>
    <message>
        <source>Third ring!</source>
        <translation>Troisième anneau !</translation>
    </message>
    <message>
        <source>The row decides.</source>
        <translation>La rangée décide.</translation>
    </message>
    <message>
        <source>No marker is left.</source>
        <translation>Il ne reste aucun marqueur.</translation>
    </message>
    <message>
        <source>No ring can move.</source>
        <translation>Aucun anneau ne peut bouger.</translation>
    </message>
    <message>
        <source>ring on %1</source>
        <translation>anneau en %1</translation>
    </message>
    <message>
        <source>ring from %1 to %2</source>
        <translation>anneau de %1 à %2</translation>
    </message>
    <message>
        <source>row %1 to %2 off</source>
        <translation>rangée %1 à %2 retirée</translation>
    </message>
    <message>
        <source>ring %1 off</source>
        <translation>anneau %1 retiré</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abandonne</translation>
    </message>
    <message>
        <source>%1: first ring.</source>
        <translation>%1 : premier anneau.</translation>
    </message>
    <message>
        <source>%1: second ring.</source>
        <translation>%1 : deuxième anneau.</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are left.</source>
        <translation>
            <numerusform>Il reste %n marqueur.</numerusform>
            <numerusform>Il reste %n marqueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>It is illegal and stands.</source>
        <translation>Il est irrégulier et reste joué.</translation>
    </message>
    <message>
        <source>%1: row %2. Take it off, then a ring.</source>
        <translation>%1 : rangée %2. Retirez-la, puis un anneau.</translation>
    </message>
    <message>
        <source>%1: choose a row, %2. Take it off, then a ring.</source>
        <translation>%1 : choisissez une rangée, %2. Retirez-la, puis un anneau.</translation>
    </message>
    <message>
        <source>%1: rows %2. Take each off, and a ring for each.</source>
        <translation>%1 : rangées %2. Retirez-les, avec un anneau pour chacune.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>turn %1 is illegal: %2</source>
        <translation>le coup %1 est irrégulier : %2</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n turns, score %1</source>
        <translation>
            <numerusform>régulière, %n coup, score %1</numerusform>
            <numerusform>régulière, %n coups, score %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over, %1</source>
        <translation>la partie est terminée, %1</translation>
    </message>
    <message>
        <source>No board was seen.</source>
        <translation>Aucun plateau n’a été vu.</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violations</source>
        <translation>
            <numerusform>%n irrégularité</numerusform>
            <numerusform>%n irrégularités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 ms each, %3 dropped; 95 % of the calls came within %4 ms of their frame.</source>
        <translation>%1, %2 ms chacune, %3 omises ; 95 % des annonces en moins de %4 ms.</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white ring with a white marker on %1</source>
        <translation>anneau blanc avec marqueur blanc en %1</translation>
    </message>
    <message>
        <source>white ring with a black marker on %1</source>
        <translation>anneau blanc avec marqueur noir en %1</translation>
    </message>
    <message>
        <source>black ring with a white marker on %1</source>
        <translation>anneau noir avec marqueur blanc en %1</translation>
    </message>
    <message>
        <source>black ring with a black marker on %1</source>
        <translation>anneau noir avec marqueur noir en %1</translation>
    </message>
    <message>
        <source>white ring on %1</source>
        <translation>anneau blanc en %1</translation>
    </message>
    <message>
        <source>black ring on %1</source>
        <translation>anneau noir en %1</translation>
    </message>
    <message>
        <source>white marker on %1</source>
        <translation>marqueur blanc en %1</translation>
    </message>
    <message>
        <source>black marker on %1</source>
        <translation>marqueur noir en %1</translation>
    </message>
    <message>
        <source>nothing on %1</source>
        <translation>rien en %1</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>Player inside</name>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>no lattice lines were found</source>
        <translation>Aucune ligne du plateau n’a été trouvée</translation>
    </message>
    <message>
        <source>a lattice was seen, but not which part of a YINSH board it is</source>
        <translation>Des lignes sont visibles, mais pas quelle partie du plateau YINSH elles forment</translation>
    </message>
    <message>
        <source>the lines found do not form the lattice of a YINSH board</source>
        <translation>Les lignes trouvées ne sont pas celles d’un plateau YINSH</translation>
    </message>
    <message>
        <source>it is not where it was, nor elsewhere in the picture</source>
        <translation>Il n’est plus à sa place, ni ailleurs dans l’image</translation>
    </message>
    <message>
        <source>delivers no more pictures</source>
        <translation>Elle ne donne plus d’images</translation>
    </message>
    <message>
        <source>has fallen silent</source>
        <translation>Elle ne répond plus</translation>
    </message>
    <message>
        <source>there is no camera that can be opened</source>
        <translation>Aucune caméra ne peut être ouverte</translation>
    </message>
    <message>
        <source>cannot be opened as a stream</source>
        <translation>Le flux ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>Il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>no such turn has candidates</source>
        <translation>Ce coup n’a pas d’autre lecture possible</translation>
    </message>
    <message>
        <source>no board has been seen yet</source>
        <translation>Aucun plateau n’a encore été vu</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>the picture is too dark: switch on a lamp, or let the camera expose longer</source>
        <translation>L’image est trop sombre : allumez une lampe ou augmentez l’exposition</translation>
    </message>
    <message>
        <source>the picture is too bright: dim the lamp, or let the camera expose shorter</source>
        <translation>L’image est trop claire : baissez la lampe ou réduisez l’exposition</translation>
    </message>
    <message>
        <source>the picture is all of one colour: wait until the camera has balanced its white, or set it by hand</source>
        <translation>L’image est d’une seule teinte : attendez la balance des blancs ou réglez-la à la main</translation>
    </message>
    <message>
        <source>the picture is out of focus: focus on the board, or clean the lens</source>
        <translation>L’image est floue : faites le point sur le plateau ou nettoyez l’objectif</translation>
    </message>
    <message>
        <source>the picture is moving: put the camera down and keep hands away for a moment</source>
        <translation>L’image bouge : posez la caméra et écartez les mains un instant</translation>
    </message>
    <message>
        <source>the clock of this computer is behind the time of the last turn</source>
        <translation>L’horloge de cet ordinateur retarde sur l’heure du dernier coup</translation>
    </message>
    <message>
        <source>the game is on the disk again, nothing is missing</source>
        <translation>La partie est de nouveau sur le disque, rien ne manque</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A ring is placed on a vacant point.</source>
        <translation>Un anneau se pose sur une intersection libre.</translation>
    </message>
    <message>
        <source>The players place one ring each, in turn.</source>
        <translation>Les joueurs posent un anneau chacun à son tour.</translation>
    </message>
    <message>
        <source>Each player has five rings.</source>
        <translation>Chaque joueur a cinq anneaux.</translation>
    </message>
    <message>
        <source>The players move in turn; White begins.</source>
        <translation>Les joueurs jouent à tour de rôle ; Blanc commence.</translation>
    </message>
    <message>
        <source>A player moves an own ring.</source>
        <translation>On déplace un de ses propres anneaux.</translation>
    </message>
    <message>
        <source>Before a ring moves, a marker is put into it, and it stays where the ring stood.</source>
        <translation>Avant le déplacement, un marqueur est mis dans l’anneau, et il reste sur place.</translation>
    </message>
    <message>
        <source>The marker put into the ring shows the mover&apos;s colour.</source>
        <translation>Le marqueur mis dans l’anneau montre la couleur du joueur.</translation>
    </message>
    <message>
        <source>The marker is put into the ring that then moves, and stays where that ring stood.</source>
        <translation>Le marqueur va dans l’anneau qui se déplace et reste là où il était.</translation>
    </message>
    <message>
        <source>A ring moves in a straight line.</source>
        <translation>Un anneau se déplace en ligne droite.</translation>
    </message>
    <message>
        <source>A ring jumps over markers, never over a ring.</source>
        <translation>Un anneau saute par-dessus des marqueurs, jamais par-dessus un anneau.</translation>
    </message>
    <message>
        <source>After a jump the ring lands on the first vacant point behind the markers.</source>
        <translation>Après un saut, l’anneau se pose sur la première intersection libre derrière les marqueurs.</translation>
    </message>
    <message>
        <source>A ring jumps one unbroken group of markers and lands right behind it.</source>
        <translation>Un anneau saute une suite ininterrompue de marqueurs et se pose juste derrière.</translation>
    </message>
    <message>
        <source>A ring lands on a vacant point.</source>
        <translation>Un anneau se pose sur une intersection libre.</translation>
    </message>
    <message>
        <source>The ring that holds the marker must move to another point.</source>
        <translation>L’anneau qui contient le marqueur doit changer de place.</translation>
    </message>
    <message>
        <source>Every marker that was jumped is turned over.</source>
        <translation>Chaque marqueur sauté est retourné.</translation>
    </message>
    <message>
        <source>Only the markers that were jumped are turned over.</source>
        <translation>Seuls les marqueurs sautés sont retournés.</translation>
    </message>
    <message>
        <source>The marker that the ring leaves behind was not jumped and is not turned over.</source>
        <translation>Le marqueur laissé par l’anneau n’a pas été sauté et n’est pas retourné.</translation>
    </message>
    <message>
        <source>Markers are turned over but never moved.</source>
        <translation>Les marqueurs se retournent mais ne se déplacent jamais.</translation>
    </message>
    <message>
        <source>The only marker that comes on the board is the one in the ring that moves.</source>
        <translation>Le seul marqueur ajouté est celui de l’anneau qui se déplace.</translation>
    </message>
    <message>
        <source>Markers leave the board only as a row of five.</source>
        <translation>Les marqueurs ne quittent le plateau que par rangée de cinq.</translation>
    </message>
    <message>
        <source>A row of five markers in the player&apos;s colour must be removed.</source>
        <translation>Une rangée de cinq marqueurs de sa couleur doit être retirée.</translation>
    </message>
    <message>
        <source>The markers removed must be a row of the player&apos;s colour.</source>
        <translation>Les marqueurs retirés doivent former une rangée de sa couleur.</translation>
    </message>
    <message>
        <source>Exactly five markers of a row are removed.</source>
        <translation>On retire exactement cinq marqueurs d’une rangée.</translation>
    </message>
    <message>
        <source>The five markers removed must be neighbours on one line.</source>
        <translation>Les cinq marqueurs retirés doivent se suivre sur une ligne.</translation>
    </message>
    <message>
        <source>Each player removes the rows of the own colour.</source>
        <translation>Chaque joueur retire les rangées de sa couleur.</translation>
    </message>
    <message>
        <source>The rows of the player who moved come off before the opponent&apos;s.</source>
        <translation>Les rangées du joueur qui vient de jouer sont retirées avant celles de l’adversaire.</translation>
    </message>
    <message>
        <source>After each row the player removes one own ring.</source>
        <translation>Après chaque rangée, le joueur retire un de ses anneaux.</translation>
    </message>
    <message>
        <source>A ring is removed only after a row.</source>
        <translation>Un anneau n’est retiré qu’après une rangée.</translation>
    </message>
    <message>
        <source>After a row the player removes an own ring.</source>
        <translation>Après une rangée, le joueur retire un de ses propres anneaux.</translation>
    </message>
    <message>
        <source>A row left by the opponent&apos;s move is removed, with a ring, before the next move.</source>
        <translation>Une rangée formée par l’adversaire est retirée, avec un anneau, avant de jouer.</translation>
    </message>
    <message>
        <source>When the game is over nobody moves.</source>
        <translation>Quand la partie est terminée, personne ne joue plus.</translation>
    </message>
    <message>
        <source>Only a player whose rings cannot move passes.</source>
        <translation>Seul passe le joueur dont les anneaux ne peuvent pas bouger.</translation>
    </message>
    <message>
        <source>There are 51 markers and five rings a side, on the board and off it together.</source>
        <translation>Il y a 51 marqueurs et cinq anneaux par joueur, sur le plateau et à côté.</translation>
    </message>
</context>
</TS>
