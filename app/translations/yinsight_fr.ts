<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionTip</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what an action does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>BannerView</name>
    <message>
        <source>Let it stand</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Rule and repair</source>
        <translation>Règle et réparation</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Voir les images</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Accepter le plateau tel quel et continuer</translation>
    </message>
    <message>
        <source>The board before and after, as the camera saw it</source>
        <translation>Le plateau avant et après, vu par la caméra</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>Camera</name>
    <message>
        <source>The board is in sight.</source>
        <translation>Le plateau est en vue.</translation>
    </message>
    <message>
        <source>The board is in sight; which way round it lies is a guess.</source>
        <translation>Le plateau est en vue&#x202f;; son orientation n’est pas sûre.</translation>
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
        <translation>La caméra a disparu. Vous pouvez continuer à jouer&#x202f;; elle est recherchée.</translation>
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
    <name>CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Image de la caméra</translation>
    </message>
    <message>
        <source>The board is in sight.</source>
        <translation>Le plateau est en vue.</translation>
    </message>
    <message>
        <source>No board is in sight.</source>
        <translation>Aucun plateau en vue.</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>Passez&#x202f;: aucun anneau ne peut bouger.</translation>
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
        <translation>%1 anneau, gain %2&#x202f;%</translation>
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
        <translation>%1. %2&#x202f;: %3, %4.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4; %5, %6 was better (%7).</source>
        <translation>%1. %2&#x202f;: %3, %4&#x202f;; %5, %6 était meilleur (%7).</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7.</source>
        <translation>%1&#x202f;: %2, %3&#x202f;% des chances perdues par coup&#x202f;; %4, %5, %6, %7.</translation>
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
    <name>CoachDesk</name>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Coach: &amp;hint, plan, turn</source>
        <translation>Entraîneur&#x202f;: &amp;indice, plan, coup</translation>
    </message>
    <message>
        <source>A hint; again for the plan, for the turn, and to turn the coach off</source>
        <translation>Un indice&#x202f;; encore pour le plan, le coup, puis éteindre</translation>
    </message>
    <message>
        <source>This game is rated: no engine until it is over.</source>
        <translation>Cette partie est classée&#x202f;: pas de moteur avant la fin.</translation>
    </message>
</context>
<context>
    <name>CoachView</name>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entraîneur</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Let the coach look at the position on the board</source>
        <translation>Faire examiner la position par l’entraîneur</translation>
    </message>
    <message>
        <source>How much the coach tells</source>
        <translation>Ce que dit l’entraîneur</translation>
    </message>
    <message>
        <source>Hint: which ring</source>
        <translation>Indice&#x202f;: quel anneau</translation>
    </message>
    <message>
        <source>Plan: which row</source>
        <translation>Plan&#x202f;: quelle rangée</translation>
    </message>
    <message>
        <source>The best turns</source>
        <translation>Les meilleurs coups</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>The best turns, what they are worth to whoever is to move, and why</source>
        <translation>Les meilleurs coups, leur valeur pour qui joue, et pourquoi</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>How far the coach has looked</source>
        <translation>Jusqu’où l’entraîneur a regardé</translation>
    </message>
    <message>
        <source>Think no longer about this position</source>
        <translation>Ne plus réfléchir à cette position</translation>
    </message>
    <message>
        <source>The coach is off. Press Space for a hint.</source>
        <translation>L’entraîneur est éteint. Espace pour un indice.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>%1 turns ahead, %2 positions</source>
        <translation>%1 coups d’avance, %2 positions</translation>
    </message>
    <message>
        <source>The coach stays off: this game is rated. Ask when it is over.</source>
        <translation>L’entraîneur reste éteint&#x202f;: cette partie est classée. Demandez-lui quand elle sera finie.</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>caméras</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>camera backends</source>
        <translation>pilotes de caméra</translation>
    </message>
    <message>
        <source>film backends</source>
        <translation>lecteurs de films</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>the board is found</source>
        <translation>le plateau est trouvé</translation>
    </message>
    <message>
        <source>nothing needs to be changed</source>
        <translation>il n’y a rien à changer</translation>
    </message>
    <message>
        <source>delivers pictures</source>
        <translation>fournit des images</translation>
    </message>
    <message>
        <source>best mode %1</source>
        <translation>meilleur mode %1</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>caméra</translation>
    </message>
    <message>
        <source>speech</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>%1 is installed</source>
        <translation>%1 est installé</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>%1 n’est pas installé</translation>
    </message>
    <message>
        <source>nothing would be heard: install espeak-ng</source>
        <translation>on n’entendrait rien&#x202f;: installez espeak-ng</translation>
    </message>
    <message>
        <source>espeak-ng speaks %1</source>
        <translation>espeak-ng parle %1</translation>
    </message>
    <message>
        <source>a chime cannot be played (install pipewire-bin, pulseaudio-utils or alsa-utils); faults have a second voice</source>
        <translation>aucun carillon ne peut être joué (installez pipewire-bin, pulseaudio-utils ou alsa-utils)&#x202f;; les fautes ont une seconde voix</translation>
    </message>
    <message>
        <source>a chime is played by %1</source>
        <translation>un carillon est joué par %1</translation>
    </message>
    <message>
        <source>a sound card or server is there: calls would be heard</source>
        <translation>une carte son ou un serveur de son est là&#x202f;: on entendrait les annonces</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: calls can only be written (--speak-to)</source>
        <translation>ni carte son ni serveur de son en vue&#x202f;: les annonces ne peuvent qu’être écrites (--speak-to)</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>les lignes</translation>
    </message>
    <message>
        <source>margin of the board</source>
        <translation>le bord du plateau</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>les anneaux blancs</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>les anneaux noirs</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>les marqueurs blancs</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>les marqueurs noirs</translation>
    </message>
    <message>
        <source>rims of markers</source>
        <translation>le bord des marqueurs</translation>
    </message>
    <message>
        <source>set</source>
        <translation>jeu</translation>
    </message>
    <message numerus="yes">
        <source>%1, last seen on %2; %n games so far</source>
        <translation>
            <numerusform>%1, vu la dernière fois le %2&#x202f;; %n partie jusqu’ici</numerusform>
            <numerusform>%1, vu la dernière fois le %2&#x202f;; %n parties jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>aucun qui soit connu</translation>
    </message>
    <message>
        <source>colours of the set</source>
        <translation>couleurs du jeu</translation>
    </message>
</context>
<context>
    <name>Enumeration</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>White&apos;s winning chance</source>
        <translation>Chances de gain de Blanc</translation>
    </message>
    <message>
        <source>White wins %1 of 100 such games</source>
        <translation>Blanc gagne %1 parties sur 100</translation>
    </message>
    <message>
        <source>White&apos;s winning chance: not known yet</source>
        <translation>Chances de gain de Blanc&#x202f;: encore inconnues</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Coup %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Faute&#x202f;: %1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Réparé</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Turns and disputes</source>
        <translation>Coups et litiges</translation>
    </message>
    <message>
        <source>Turns and disputes of which pictures were kept</source>
        <translation>Coups et litiges dont les images sont gardées</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>The board before it</source>
        <translation>Le plateau avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>Le plateau après</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>The difference, marked</source>
        <translation>La différence, marquée</translation>
    </message>
    <message>
        <source>No pictures have been kept yet.</source>
        <translation>Aucune image n’est encore gardée.</translation>
    </message>
    <message>
        <source>This picture was not kept.</source>
        <translation>Cette image n’a pas été gardée.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Game record (*.ygn)</source>
        <translation>Partie (*.ygn)</translation>
    </message>
    <message>
        <source>Game record as JSON (*.json)</source>
        <translation>Partie en JSON (*.json)</translation>
    </message>
    <message>
        <source>Boardspace game (*.sgf)</source>
        <translation>Partie Boardspace (*.sgf)</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>Feuille de partie (*.pdf)</translation>
    </message>
    <message>
        <source>Diagram (*.svg)</source>
        <translation>Diagramme (*.svg)</translation>
    </message>
    <message>
        <source>Diagram (*.png)</source>
        <translation>Diagramme (*.png)</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: a ring was placed on %2, which is occupied.</source>
        <translation>%1&#x202f;: anneau posé en %2, intersection occupée.</translation>
    </message>
    <message>
        <source>%1: more than one ring was placed, the extra one on %2.</source>
        <translation>%1&#x202f;: plus d’un anneau posé, celui de trop en %2.</translation>
    </message>
    <message>
        <source>%1: one ring too many, on %2.</source>
        <translation>%1&#x202f;: un anneau de trop, en %2.</translation>
    </message>
    <message>
        <source>%1: played out of turn, on %2.</source>
        <translation>%1&#x202f;: a joué hors de son tour, en %2.</translation>
    </message>
    <message>
        <source>%1: played with the opponent&apos;s ring, on %2.</source>
        <translation>%1&#x202f;: a joué avec un anneau adverse, en %2.</translation>
    </message>
    <message>
        <source>%1: no marker was left on %2.</source>
        <translation>%1&#x202f;: aucun marqueur laissé en %2.</translation>
    </message>
    <message>
        <source>%1: the marker on %2 shows the wrong colour.</source>
        <translation>%1&#x202f;: le marqueur en %2 montre la mauvaise couleur.</translation>
    </message>
    <message>
        <source>%1: ring and marker do not match, on %2.</source>
        <translation>%1&#x202f;: anneau et marqueur ne concordent pas, en %2.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, not in a straight line.</source>
        <translation>%1&#x202f;: anneau de %2 à %3, pas en ligne droite.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over the ring on %4.</source>
        <translation>%1&#x202f;: anneau de %2 à %3, par-dessus l’anneau en %4.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, too far behind the jumped markers.</source>
        <translation>%1&#x202f;: anneau de %2 à %3, trop loin derrière les marqueurs sautés.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over markers with a gap between them.</source>
        <translation>%1&#x202f;: anneau de %2 à %3, par-dessus des marqueurs séparés par un vide.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, which is occupied.</source>
        <translation>%1&#x202f;: anneau de %2 à %3, intersection occupée.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was not moved.</source>
        <translation>%1&#x202f;: l’anneau en %2 n’a pas été déplacé.</translation>
    </message>
    <message>
        <source>%1: not turned over: %2.</source>
        <translation>%1&#x202f;: non retourné&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: turned over without a jump: %2.</source>
        <translation>%1&#x202f;: retourné sans avoir été sauté&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: the marker left on %2 was turned over.</source>
        <translation>%1&#x202f;: le marqueur laissé en %2 a été retourné.</translation>
    </message>
    <message>
        <source>%1: a marker was moved from %2 to %3.</source>
        <translation>%1&#x202f;: un marqueur a été déplacé de %2 à %3.</translation>
    </message>
    <message>
        <source>%1: a marker too many, on %2.</source>
        <translation>%1&#x202f;: un marqueur de trop, en %2.</translation>
    </message>
    <message>
        <source>%1: removed without a row: %2.</source>
        <translation>%1&#x202f;: retiré sans rangée&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was not removed.</source>
        <translation>%1&#x202f;: la rangée %2 à %3 n’a pas été retirée.</translation>
    </message>
    <message>
        <source>%1: what was removed, %2 to %3, is no own row.</source>
        <translation>%1&#x202f;: ce qui a été retiré, %2 à %3, n’est pas une de ses rangées.</translation>
    </message>
    <message>
        <source>%1: not exactly five markers were removed, %2 to %3.</source>
        <translation>%1&#x202f;: pas exactement cinq marqueurs retirés, %2 à %3.</translation>
    </message>
    <message>
        <source>%1: the markers removed, %2 to %3, are not neighbours.</source>
        <translation>%1&#x202f;: les marqueurs retirés, %2 à %3, ne se suivent pas.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s row %2 to %3 was removed.</source>
        <translation>%1&#x202f;: la rangée adverse %2 à %3 a été retirée.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was removed too early.</source>
        <translation>%1&#x202f;: la rangée %2 à %3 a été retirée trop tôt.</translation>
    </message>
    <message>
        <source>%1: no ring was removed for the row.</source>
        <translation>%1&#x202f;: aucun anneau n’a été retiré pour la rangée.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was removed without a row.</source>
        <translation>%1&#x202f;: l’anneau en %2 a été retiré sans rangée.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s ring on %2 was removed.</source>
        <translation>%1&#x202f;: l’anneau adverse en %2 a été retiré.</translation>
    </message>
    <message>
        <source>%1: played before the row was removed.</source>
        <translation>%1&#x202f;: a joué avant de retirer la rangée.</translation>
    </message>
    <message>
        <source>%1: played although the game is over.</source>
        <translation>%1&#x202f;: a joué alors que la partie est terminée.</translation>
    </message>
    <message>
        <source>%1: passed although a ring can move.</source>
        <translation>%1&#x202f;: a passé alors qu’un anneau peut bouger.</translation>
    </message>
    <message>
        <source>%1: the pieces do not add up, on %2.</source>
        <translation>%1&#x202f;: le compte des pièces n’est pas juste, en %2.</translation>
    </message>
    <message>
        <source>%1: a wrong act.</source>
        <translation>%1&#x202f;: action irrégulière.</translation>
    </message>
    <message>
        <source>Put right: %1.</source>
        <translation>À rétablir&#x202f;: %1.</translation>
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
        <translation>%1&#x202f;: la rangée est retirée. Maintenant un anneau.</translation>
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
        <translation>La partie est reprise&#x202f;; elle est terminée.</translation>
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
        <translation>Blanc&#x202f;: %1. Noir&#x202f;: %2.</translation>
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
        <translation>C’est rétabli&#x202f;; la partie continue.</translation>
    </message>
    <message>
        <source>%1 is right again; play goes on.</source>
        <translation>%1 est de nouveau correct&#x202f;; la partie continue.</translation>
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
            <numerusform>%n coup ne convient plus et est supprimé&#x202f;: %1.</numerusform>
            <numerusform>%n coups ne conviennent plus et sont supprimés&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move?</source>
        <translation>À qui de jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Was turn %1 %2?</source>
        <translation>Le coup %1 était-il %2&#x202f;?</translation>
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
        <translation>Troisième anneau&#x202f;!</translation>
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
        <translation>%1&#x202f;: premier anneau.</translation>
    </message>
    <message>
        <source>%1: second ring.</source>
        <translation>%1&#x202f;: deuxième anneau.</translation>
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
        <translation>%1&#x202f;: %2.</translation>
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
        <translation>%1&#x202f;: rangée %2. Retirez-la, puis un anneau.</translation>
    </message>
    <message>
        <source>%1: choose a row, %2. Take it off, then a ring.</source>
        <translation>%1&#x202f;: choisissez une rangée, %2. Retirez-la, puis un anneau.</translation>
    </message>
    <message>
        <source>%1: rows %2. Take each off, and a ring for each.</source>
        <translation>%1&#x202f;: rangées %2. Retirez-les, avec un anneau pour chacune.</translation>
    </message>
    <message>
        <source>Undone: turn %1.</source>
        <translation>Annulé&#x202f;: coup %1.</translation>
    </message>
    <message>
        <source>Back again: turn %1.</source>
        <translation>Rétabli&#x202f;: coup %1.</translation>
    </message>
    <message>
        <source>It stands.</source>
        <translation>Cela reste ainsi.</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>Non exécuté.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>This set is new; it is kept as %1.</source>
        <translation>Ce jeu est nouveau&#x202f;; il est conservé sous le nom %1.</translation>
    </message>
    <message numerus="yes">
        <source>This is the set %1, last seen on %2; %n games so far.</source>
        <translation>
            <numerusform>C’est le jeu %1, vu la dernière fois le %2&#x202f;; %n partie jusqu’ici.</numerusform>
            <numerusform>C’est le jeu %1, vu la dernière fois le %2&#x202f;; %n parties jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is called the set %1, but looks otherwise: its colours are not learned.</source>
        <translation>Ce jeu porte le nom %1, mais il a un autre aspect&#x202f;: ses couleurs ne sont pas apprises.</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>needs the package libqt6sql6-sqlite</source>
        <translation>nécessite le paquet libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>is no record of a game</source>
        <translation>n’est pas une partie notée</translation>
    </message>
    <message>
        <source>is the database of another program</source>
        <translation>est la base d’un autre programme</translation>
    </message>
    <message>
        <source>was written by a newer version of this program; the games in it are left as they are</source>
        <translation>vient d’une version plus récente&#x202f;; ses parties restent telles quelles</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>First position (Home)</source>
        <translation>Première position (Début)</translation>
    </message>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Coup précédent (Gauche)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Coup suivant (Droite)</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>Dernière position (Fin)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From %1</source>
        <translation>À partir de %1</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>éclair</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>%1: a year, a month or a day, like 2026-11-30</source>
        <translation>%1&#x202f;: une année, un mois ou un jour, comme 2026-11-30</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Begin a &amp;new library</source>
        <translation>Nouvelle &amp;bibliothèque</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Select a game to see it on the board</source>
        <translation>Choisissez une partie pour la voir sur le plateau</translation>
    </message>
    <message>
        <source>Keep the unusable file under another name and begin an empty library</source>
        <translation>Garder le fichier inutilisable sous un autre nom et commencer une bibliothèque vide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search: players, date, event, comments</source>
        <translation>Rechercher&#x202f;: joueurs, date, événement, commentaires</translation>
    </message>
    <message>
        <source>Games in which all of these words occur</source>
        <translation>Parties où figurent tous ces mots</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Only games of this variant</source>
        <translation>Seulement les parties de cette variante</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>éclair</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Only games with this result, like 3-1</source>
        <translation>Seulement les parties avec ce résultat, comme 3-1</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Take records (.ygn, .sgf, .json) into the library</source>
        <translation>Ajouter des parties (.ygn, .sgf, .json) à la bibliothèque</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the game as a record, its score sheet (PDF) or its diagram (SVG, PNG)</source>
        <translation>Écrire la partie, sa feuille (PDF) ou son diagramme (SVG, PNG)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the selected games; Undo brings them back</source>
        <translation>Supprimer les parties choisies&#x202f;; Annuler les rétablit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back the last change of the library</source>
        <translation>Annuler le dernier changement de la bibliothèque</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Rétablir ce qui vient d’être annulé</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>Le texte de la position affichée vers le presse-papiers</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copier le diagramme</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>L’image de la position affichée vers le presse-papiers</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>À partir de %1</translation>
    </message>
    <message>
        <source>Evidence pictures</source>
        <translation>Images de preuve</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) in the library.</source>
        <translation>
            <numerusform>%n nouvelle partie dans la bibliothèque.</numerusform>
            <numerusform>%n nouvelles parties dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were there know more now.</source>
        <translation>
            <numerusform>%n partie présente a été complétée.</numerusform>
            <numerusform>%n parties présentes ont été complétées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n partie était déjà là.</numerusform>
            <numerusform>%n parties étaient déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written.</source>
        <translation>
            <numerusform>%n partie écrite.</numerusform>
            <numerusform>%n parties écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message>
        <source>Game records (*.ygn *.sgf *.json)</source>
        <translation>Parties (*.ygn *.sgf *.json)</translation>
    </message>
    <message>
        <source>Write the games into a folder</source>
        <translation>Écrire les parties dans un dossier</translation>
    </message>
    <message>
        <source>The old library is kept as %1.</source>
        <translation>L’ancienne bibliothèque est gardée sous %1.</translation>
    </message>
    <message>
        <source>%1: %2 What follows is kept but cannot be replayed.</source>
        <comment>file, sentence</comment>
        <translation>%1&#x202f;: %2 La suite est conservée, mais ne peut être rejouée.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Photo to position, one picture at a time</source>
        <translation>De la photo à la position, une image à la fois</translation>
    </message>
    <message>
        <source>Picture files</source>
        <translation>Fichiers d’image</translation>
    </message>
    <message>
        <source>One JSON object a line</source>
        <translation>Un objet JSON par ligne</translation>
    </message>
    <message>
        <source>Write an overlay and the pictures of every stage into this folder</source>
        <translation>Écrire le tracé et les images de chaque étape dans ce dossier</translation>
    </message>
    <message>
        <source>Calibration of the camera (.yml)</source>
        <translation>Étalonnage de la caméra (.yml)</translation>
    </message>
    <message>
        <source>What a camera is asked for: 1280x720@30, 1920x1080@30:MJPG</source>
        <translation>Ce qu’on demande à la caméra&#x202f;: 1280x720@30, 1920x1080@30:MJPG</translation>
    </message>
    <message>
        <source>Play a film or a folder at its own pace, as a camera would</source>
        <translation>Lire un film ou un dossier à son rythme, comme une caméra</translation>
    </message>
    <message>
        <source>Seconds after which a lost camera or stream is given up; 0: never</source>
        <translation>Secondes avant d’abandonner une caméra perdue&#x202f;; 0&#x202f;: jamais</translation>
    </message>
    <message>
        <source>Go on with the unfinished game of this record (without one: the latest)</source>
        <translation>Reprendre la partie inachevée de ce fichier (sinon la dernière)</translation>
    </message>
    <message>
        <source>Begin a new game without asking; an unfinished one is kept under another name</source>
        <translation>Nouvelle partie sans demander&#x202f;; l’inachevée est gardée sous un autre nom</translation>
    </message>
    <message>
        <source>Keep the journal in this folder, not beside the record</source>
        <translation>Garder le journal dans ce dossier et non à côté de la partie</translation>
    </message>
    <message>
        <source>Megabytes that the pictures may take</source>
        <translation>Mégaoctets que les images peuvent occuper</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Nom de Blanc</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Nom de Noir</translation>
    </message>
    <message>
        <source>Take commands from stdin, one JSON object a line</source>
        <translation>Lire des commandes sur stdin, un objet JSON par ligne</translation>
    </message>
    <message>
        <source>Speak the calls (espeak-ng)</source>
        <translation>Dire les annonces (espeak-ng)</translation>
    </message>
    <message>
        <source>Speak the calls into sound files in this folder</source>
        <translation>Dire les annonces dans des fichiers audio de ce dossier</translation>
    </message>
    <message>
        <source>How much is spoken: all, rows (rows, faults, results), results, silent</source>
        <translation>Ce qui est dit&#x202f;: all (tout), rows (rangées, fautes, résultats), results, silent (rien)</translation>
    </message>
    <message>
        <source>File of words for the letters of points, a line each: c = Charlie</source>
        <translation>Fichier des mots pour les lettres, un par ligne&#x202f;: c = Célestin</translation>
    </message>
    <message>
        <source>Watch a game: announce and record it</source>
        <translation>Observer une partie&#x202f;: l’annoncer et la noter</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Caméra (0, /dev/video0), URL, film ou dossier d’images</translation>
    </message>
    <message>
        <source>One JSON object an event</source>
        <translation>Un objet JSON par événement</translation>
    </message>
    <message>
        <source>Write the game to this file (.ygn, .json)</source>
        <translation>Écrire la partie dans ce fichier (.ygn, .json)</translation>
    </message>
    <message>
        <source>standard or blitz</source>
        <translation>standard ou blitz (éclair)</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Position d’où commence la partie</translation>
    </message>
    <message>
        <source>Keep the pictures of disputed moments in this folder</source>
        <translation>Garder les images des moments litigieux dans ce dossier</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Secondes de calme avant d’annoncer une faute&#x202f;; 0 pour un film accéléré</translation>
    </message>
    <message>
        <source>Count sequences of atomic actions</source>
        <translation>Compter les suites d’actions élémentaires</translation>
    </message>
    <message>
        <source>Position text, in quotes</source>
        <translation>Position en texte, entre guillemets</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>Nombre d’actions</translation>
    </message>
    <message>
        <source>The count behind each first action</source>
        <translation>Le compte pour chaque première action</translation>
    </message>
    <message>
        <source>When an empty pool ends the game: at_take (the rule), turn_end, immediate</source>
        <translation>Quand une réserve vide finit la partie&#x202f;: at_take (la règle), turn_end, immediate</translation>
    </message>
    <message>
        <source>What ends a blitz game: row (the rule), ring</source>
        <translation>Ce qui finit une partie éclair&#x202f;: row (la règle), ring</translation>
    </message>
    <message>
        <source>Is this record legal? Names turn, fault and rule</source>
        <translation>Cette partie est-elle régulière&#x202f;? Nomme le coup, la faute et la règle</translation>
    </message>
    <message>
        <source>Record files (.ygn, .sgf, .json)</source>
        <translation>Fichiers de partie (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Between record formats, by file ending</source>
        <translation>D’un format de partie à l’autre, selon l’extension</translation>
    </message>
    <message>
        <source>Record to read (.ygn, .sgf, .json)</source>
        <translation>Partie à lire (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Record to write (.ygn, .sgf, .json)</source>
        <translation>Partie à écrire (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Picture of a position</source>
        <translation>Image d’une position</translation>
    </message>
    <message>
        <source>Position text in quotes, or a record file</source>
        <translation>Position entre guillemets, ou fichier de partie</translation>
    </message>
    <message>
        <source>OUT.svg or OUT.png</source>
        <translation>SORTIE.svg ou SORTIE.png</translation>
    </message>
    <message>
        <source>Number of the last turn to play</source>
        <translation>Numéro du dernier coup à jouer</translation>
    </message>
    <message>
        <source>Suggests turns, with an evaluation and reasons</source>
        <translation>Propose des coups, avec une évaluation et des raisons</translation>
    </message>
    <message>
        <source>Thinking time a position</source>
        <translation>Temps de réflexion par position</translation>
    </message>
    <message>
        <source>Positions to look at, instead of a time</source>
        <translation>Positions à examiner, au lieu d’un temps</translation>
    </message>
    <message>
        <source>How many turns to suggest</source>
        <translation>Nombre de coups à proposer</translation>
    </message>
    <message>
        <source>Threads that search</source>
        <translation>Fils de recherche</translation>
    </message>
    <message>
        <source>Megabytes to remember positions in</source>
        <translation>Mégaoctets pour retenir les positions</translation>
    </message>
    <message>
        <source>How much to give away: hint (which ring), plan (which row), turn</source>
        <translation>Ce qui est dévoilé&#x202f;: hint (quel anneau), plan (quelle rangée), turn (le coup)</translation>
    </message>
    <message>
        <source>Play at a level: 1 beginner to 10 full strength</source>
        <translation>Jouer à un niveau&#x202f;: de 1 débutant à 10 pleine force</translation>
    </message>
    <message>
        <source>Of the errors of a level</source>
        <translation>Graine des erreurs d’un niveau</translation>
    </message>
    <message>
        <source>Draw the course of a record into this file (.svg)</source>
        <translation>Tracer le cours d’une partie dans ce fichier (.svg)</translation>
    </message>
    <message>
        <source>One JSON object a suggestion or turn</source>
        <translation>Un objet JSON par proposition ou par coup</translation>
    </message>
    <message>
        <source>Engine protocol on standard input and output</source>
        <translation>Protocole de moteur sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>Lens calibration of a camera</source>
        <translation>Étalonnage de l’objectif d’une caméra</translation>
    </message>
    <message>
        <source>Pictures, folders, films or a camera showing the board or the printed sheet in several poses</source>
        <translation>Images, dossiers, films ou caméra montrant le plateau ou la feuille imprimée sous plusieurs angles</translation>
    </message>
    <message>
        <source>Calibration to write (.yml)</source>
        <translation>Étalonnage à écrire (.yml)</translation>
    </message>
    <message>
        <source>Write a sheet to print (.svg, .pdf), in true size</source>
        <translation>Écrire une feuille à imprimer (.svg, .pdf), en grandeur réelle</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Un objet JSON</translation>
    </message>
    <message>
        <source>What works on this machine</source>
        <translation>Ce qui marche sur cette machine</translation>
    </message>
    <message>
        <source>Judge what this camera, film, folder or picture shows of the board; all cameras where left out</source>
        <translation>Juger ce que cette caméra, ce film, ce dossier ou cette image montre du plateau&#x202f;; sinon toutes les caméras</translation>
    </message>
    <message>
        <source>Language of sentences: en, fr, nl, cs, zh; the system&apos;s where left out</source>
        <translation>Langue des phrases&#x202f;: en, fr, nl, cs, zh&#x202f;; sinon celle du système</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>Yinsight, a camera referee for the board game YINSH</source>
        <translation>Yinsight, un arbitre par caméra pour le jeu YINSH</translation>
    </message>
    <message>
        <source>## First steps

Point a camera at the board so that all of it is in the picture. The set-up page shows what is seen and says what is missing. Then press **Start game** and play. Without a camera, watch the sample game.

A wrong act turns the banner red: it names the act and the rule, and the pieces are drawn as they should lie. Put them right and the banner turns back by itself, or press **Let it stand**. **Show pictures** shows the board before and after.

A turn that was written down wrongly is corrected on the tab **Correct**; turns behind it are checked again. Everything can be undone.

## Keys

| | |
|---|---|
| ← → Home End | through the turns |
| Ctrl+Z, Ctrl+Y | undo, redo |
| Ctrl+Return | let it stand |
| Ctrl+E | edit the position |
| F | flip the board |
| T | turn the board&apos;s names by 60° |
| O | show or hide what is read over the picture |
| E | pictures of the turn |
| F11 | display mode for the room |
| F1 | this help |
</source>
        <translation>## Premiers pas

Dirigez une caméra vers le plateau pour qu’il soit entièrement dans l’image. La page de préparation montre ce qui est vu et dit ce qui manque. Pressez ensuite **Commencer la partie** et jouez. Sans caméra, regardez la partie d’exemple.

Une faute rend le bandeau rouge&#x202f;: il nomme l’acte et la règle, et les pièces sont dessinées comme elles devraient être. Réparez et le bandeau redevient normal, ou pressez **Laisser ainsi**. **Voir les images** montre le plateau avant et après.

Un coup mal noté se corrige sous l’onglet **Corriger**&#x202f;; les coups suivants sont revérifiés. Tout peut être annulé.

## Touches

| | |
|---|---|
| ← → Début Fin | parcourir les coups |
| Ctrl+Z, Ctrl+Y | annuler, rétablir |
| Ctrl+Entrée | laisser ainsi |
| Ctrl+E | modifier la position |
| F | retourner le plateau |
| T | tourner les noms de 60° |
| O | lecture sur l’image |
| E | images du coup |
| F11 | mode affichage pour la salle |
| F1 | cette aide |
</translation>
    </message>
    <message>
        <source>How faults are set off: voice (a second one), chime</source>
        <translation>Ce qui distingue les fautes&#x202f;: voice (une seconde voix), chime (un carillon)</translation>
    </message>
    <message>
        <source>Folder of the sets that are known</source>
        <translation>Dossier des jeux connus</translation>
    </message>
    <message>
        <source>What the set on the board is called</source>
        <translation>Nom du jeu sur le plateau</translation>
    </message>
    <message>
        <source>Neither recognise the set on the board nor learn it</source>
        <translation>Ne pas reconnaître ni apprendre le jeu sur le plateau</translation>
    </message>
    <message>
        <source>Folder of the sets that are known; games from a camera or with --set have one</source>
        <translation>Dossier des jeux connus&#x202f;; les parties d’une caméra ou avec --set en ont un</translation>
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
    <name>Main</name>
    <message>
        <source>A camera referee for the board game YINSH</source>
        <translation>Un arbitre par caméra pour le jeu YINSH</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Caméra (0, /dev/video0), URL, film ou dossier d’images</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Position d’où commence la partie</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Secondes de calme avant d’annoncer une faute&#x202f;; 0 pour un film accéléré</translation>
    </message>
    <message>
        <source>Play films as fast as they can be judged</source>
        <translation>Lire les films aussi vite que possible</translation>
    </message>
    <message>
        <source>Referee the sample game</source>
        <translation>Arbitrer la partie d’exemple</translation>
    </message>
    <message>
        <source>expected seconds</source>
        <translation>il faut des secondes</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Yinsight</source>
        <translation>Yinsight</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Arbitrer la partie filmée fournie avec Yinsight</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close Yinsight</source>
        <translation>Fermer Yinsight</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take back the last turn or correction</source>
        <translation>Reprendre le dernier coup ou la dernière correction</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Rétablir ce qui vient d’être annulé</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>Coup p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>Coup &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>&amp;Retourner le plateau</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Voir le plateau de l’autre côté</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Set up a game</source>
        <translation>&amp;Préparer une partie</translation>
    </message>
    <message>
        <source>Choose what is watched and who plays</source>
        <translation>Choisir ce qui est observé et qui joue</translation>
    </message>
    <message>
        <source>Watch the sa&amp;mple game</source>
        <translation>Voir la partie d’e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>Partie &amp;suivante</translation>
    </message>
    <message>
        <source>The next game begins on the empty board</source>
        <translation>La partie suivante commence sur le plateau vide</translation>
    </message>
    <message>
        <source>S&amp;top watching</source>
        <translation>&amp;Arrêter d’observer</translation>
    </message>
    <message>
        <source>Leave the camera; the game is kept</source>
        <translation>Quitter la caméra&#x202f;; la partie est gardée</translation>
    </message>
    <message>
        <source>&amp;White resigns</source>
        <translation>&amp;Blanc abandonne</translation>
    </message>
    <message>
        <source>Black wins the game</source>
        <translation>Noir gagne la partie</translation>
    </message>
    <message>
        <source>&amp;Black resigns</source>
        <translation>&amp;Noir abandonne</translation>
    </message>
    <message>
        <source>White wins the game</source>
        <translation>Blanc gagne la partie</translation>
    </message>
    <message>
        <source>A &amp;draw is agreed</source>
        <translation>Partie nulle d’un commun a&amp;ccord</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>La partie se termine par une nulle</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Laisser ainsi</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Accepter le plateau tel quel et continuer</translation>
    </message>
    <message>
        <source>Edit the &amp;position</source>
        <translation>Modifier la &amp;position</translation>
    </message>
    <message>
        <source>Set up the position by mouse</source>
        <translation>Composer la position à la souris</translation>
    </message>
    <message>
        <source>&amp;Turn the board&apos;s names by 60°</source>
        <translation>&amp;Tourner les noms de 60°</translation>
    </message>
    <message>
        <source>The board lies otherwise than was guessed</source>
        <translation>Le plateau est orienté autrement</translation>
    </message>
    <message>
        <source>What is &amp;read, over the picture</source>
        <translation>&amp;Lecture sur l’image</translation>
    </message>
    <message>
        <source>Draw what is read over the live picture</source>
        <translation>Dessiner la lecture sur l’image en direct</translation>
    </message>
    <message>
        <source>Pictures of the &amp;turn</source>
        <translation>&amp;Images du coup</translation>
    </message>
    <message>
        <source>The board before and after the turn that is shown</source>
        <translation>Le plateau avant et après le coup affiché</translation>
    </message>
    <message>
        <source>&amp;Display mode</source>
        <translation>&amp;Mode affichage</translation>
    </message>
    <message>
        <source>Full screen for the room: board and announcements</source>
        <translation>Plein écran pour la salle&#x202f;: plateau et annonces</translation>
    </message>
    <message>
        <source>First steps and keys</source>
        <translation>Premiers pas et touches</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write the game as a record, score sheet or diagram</source>
        <translation>Écrire la partie, sa feuille ou son diagramme</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>Le texte de la position affichée vers le presse-papiers</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram</source>
        <translation>Copier le &amp;diagramme</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>L’image de la position affichée vers le presse-papiers</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>The sample game is not on this computer.</source>
        <translation>La partie d’exemple n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Show the board before the first turn</source>
        <translation>Montrer le plateau avant le premier coup</translation>
    </message>
    <message>
        <source>Show the board one turn earlier</source>
        <translation>Montrer le plateau un coup plus tôt</translation>
    </message>
    <message>
        <source>Show the board one turn later</source>
        <translation>Montrer le plateau un coup plus tard</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Montrer le plateau tel qu’il est maintenant</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>The guide for players</source>
        <translation>Le guide du joueur</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>turn %1 is illegal: %2</source>
        <translation>le coup %1 est irrégulier&#x202f;: %2</translation>
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
        <translation>%1, %2&#x202f;ms chacune, %3 omises&#x202f;; 95&#x202f;% des annonces en moins de %4&#x202f;ms.</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more is spoken: %1</source>
        <translation>plus rien n’est dit&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1&#x202f;; laissé de côté</translation>
    </message>
    <message>
        <source>still needed: %1</source>
        <translation>il manque encore&#x202f;: %1</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>position %1 sur %2</translation>
    </message>
    <message>
        <source>u undo, r redo, a accept as it stands, 0-9 choose a candidate, n turn the names, space say it again, q stop;</source>
        <translation>u annuler, r rétablir, a accepter tel quel, 0-9 choisir un candidat, n tourner les noms, espace répéter, q arrêter&#x202f;;</translation>
    </message>
    <message>
        <source>no board: %1</source>
        <translation>pas de plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>conseil&#x202f;: %1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>image %1 sur %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>image %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</source>
        <translation>
            <numerusform>Une partie inachevée de %n coup est gardée dans %1. La reprendre&#x202f;? [O/n]</numerusform>
            <numerusform>Une partie inachevée de %n coups est gardée dans %1. La reprendre&#x202f;? [O/n]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</source>
        <translation>
            <numerusform>une partie inachevée de %n coup est gardée dans %1&#x202f;; une nouvelle commence (--resume reprend une partie inachevée)</numerusform>
            <numerusform>une partie inachevée de %n coups est gardée dans %1&#x202f;; une nouvelle commence (--resume reprend une partie inachevée)</numerusform>
        </translation>
    </message>
    <message>
        <source>seen: %1</source>
        <translation>vu&#x202f;: %1</translation>
    </message>
    <message>
        <source>not calibrated; what is missing:</source>
        <translation>pas étalonné&#x202f;; il manque&#x202f;:</translation>
    </message>
    <message>
        <source>residual %1 px over %2 sightings, %3 outliers left out</source>
        <translation>résidu %1 px sur %2 observations, %3 aberrantes écartées</translation>
    </message>
    <message>
        <source>board points are predicted to %1 px on average, %2 px at worst</source>
        <translation>intersections prédites à %1 px près en moyenne, %2 px au pire</translation>
    </message>
    <message>
        <source>could be better: %1</source>
        <translation>pourrait être mieux&#x202f;: %1</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>écrit dans %1</translation>
    </message>
    <message>
        <source>the naming of the points is certain</source>
        <translation>les noms des intersections sont certains</translation>
    </message>
    <message>
        <source>the naming of the points is one of six guesses</source>
        <translation>les noms des intersections sont une hypothèse sur six</translation>
    </message>
    <message>
        <source>the picture is mirrored</source>
        <translation>l’image est inversée</translation>
    </message>
    <message>
        <source>board found in %1 ms, lines within %2 px; %3</source>
        <translation>plateau trouvé en %1 ms, lignes à %2 px près&#x202f;; %3</translation>
    </message>
    <message>
        <source>rings removed: White %1, Black %2</source>
        <translation>anneaux retirés&#x202f;: Blanc %1, Noir %2</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: nothing will be heard; --speak-to writes the calls into files</source>
        <translation>aucune carte son ni serveur de son en vue&#x202f;: rien ne s’entendra&#x202f;; --speak-to écrit les annonces dans des fichiers</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 turns</source>
        <translation>arrêté après %1 coups sur %2</translation>
    </message>
</context>
<context>
    <name>MoodSign</name>
    <message>
        <source>All is well</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>Something is due</source>
        <translation>Quelque chose reste à faire</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Quelque chose ne va pas</translation>
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
    <name>PositionEditor</name>
    <message>
        <source>Use this position</source>
        <translation>Utiliser cette position</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Anneau blanc</translation>
    </message>
    <message>
        <source>Black ring</source>
        <translation>Anneau noir</translation>
    </message>
    <message>
        <source>White marker</source>
        <translation>Marqueur blanc</translation>
    </message>
    <message>
        <source>Black marker</source>
        <translation>Marqueur noir</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Then click on the board</source>
        <translation>Puis cliquez sur le plateau</translation>
    </message>
    <message>
        <source>White is to play</source>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <source>Black is to play</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>The game goes on from this position</source>
        <translation>La partie continue de cette position</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>All five rings lie on the board.</source>
        <translation>Les cinq anneaux sont sur le plateau.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The first candidate stays written down</source>
        <translation>La première possibilité reste notée</translation>
    </message>
    <message>
        <source>What was turn %1?</source>
        <translation>Quel était le coup %1&#x202f;?</translation>
    </message>
    <message>
        <source>Who is to play?</source>
        <translation>À qui de jouer&#x202f;?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>It was this one</source>
        <translation>C’était celui-ci</translation>
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
        <translation>L’image est trop sombre&#x202f;: allumez une lampe ou augmentez l’exposition</translation>
    </message>
    <message>
        <source>the picture is too bright: dim the lamp, or let the camera expose shorter</source>
        <translation>L’image est trop claire&#x202f;: baissez la lampe ou réduisez l’exposition</translation>
    </message>
    <message>
        <source>the picture is all of one colour: wait until the camera has balanced its white, or set it by hand</source>
        <translation>L’image est d’une seule teinte&#x202f;: attendez la balance des blancs ou réglez-la à la main</translation>
    </message>
    <message>
        <source>the picture is out of focus: focus on the board, or clean the lens</source>
        <translation>L’image est floue&#x202f;: faites le point sur le plateau ou nettoyez l’objectif</translation>
    </message>
    <message>
        <source>the picture is moving: put the camera down and keep hands away for a moment</source>
        <translation>L’image bouge&#x202f;: posez la caméra et écartez les mains un instant</translation>
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
    <message>
        <source>the picture is too small to hold a board</source>
        <translation>l’image est trop petite pour contenir un plateau</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera left, or move it back</source>
        <translation>le plateau est coupé en %1&#x202f;: tournez la caméra vers la gauche ou reculez-la</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera right, or move it back</source>
        <translation>le plateau est coupé en %1&#x202f;: tournez la caméra vers la droite ou reculez-la</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera up, or move it back</source>
        <translation>le plateau est coupé en %1&#x202f;: tournez la caméra vers le haut ou reculez-la</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera down, or move it back</source>
        <translation>le plateau est coupé en %1&#x202f;: tournez la caméra vers le bas ou reculez-la</translation>
    </message>
    <message>
        <source>the camera looks too flat, %1 degrees over the board: raise it until it looks down by 35 to 60</source>
        <translation>la caméra regarde trop à plat, à %1 degrés au-dessus du plateau&#x202f;: relevez-la jusqu’à 35 à 60 degrés</translation>
    </message>
    <message>
        <source>the board is too small in the picture, %1 pixels between points: move the camera closer, or choose a larger picture</source>
        <translation>le plateau est trop petit dans l’image, %1 pixels entre les intersections&#x202f;: rapprochez la caméra ou choisissez une image plus grande</translation>
    </message>
    <message>
        <source>the board is overexposed: dim the lamp, or let the camera expose shorter</source>
        <translation>le plateau est surexposé&#x202f;: baissez la lampe ou réduisez l’exposition de la caméra</translation>
    </message>
    <message>
        <source>glare at %1: move the lamp or the camera until it is gone</source>
        <translation>reflet en %1&#x202f;: déplacez la lampe ou la caméra jusqu’à ce qu’il disparaisse</translation>
    </message>
    <message>
        <source>the board is covered at %1: clear it</source>
        <translation>le plateau est couvert en %1&#x202f;: dégagez-le</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>the calibration is not used: it was made with pictures of %1, this one has %2, another shape</source>
        <translation>l’étalonnage n’est pas utilisé&#x202f;: il a été fait avec des images de %1, celle-ci fait %2, d’une autre forme</translation>
    </message>
    <message>
        <source>the calibration is not used: with it the board&apos;s lines lie %1 px off, without it %2 px; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>l’étalonnage n’est pas utilisé&#x202f;: avec lui, les lignes du plateau sont décalées de %1 px, sans lui de %2 px&#x202f;; est-il d’une autre caméra, ou l’objectif a-t-il été zoomé ou changé depuis&#x202f;?</translation>
    </message>
    <message>
        <source>the calibration is not used: the board is only found without it; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>l’étalonnage n’est pas utilisé&#x202f;: le plateau n’est trouvé que sans lui&#x202f;; est-il d’une autre caméra, ou l’objectif a-t-il été zoomé ou changé depuis&#x202f;?</translation>
    </message>
    <message>
        <source>left edge never covered: nothing was seen in the leftmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>bord gauche jamais couvert&#x202f;: rien n’a été vu dans les %1 % de gauche de l’image&#x202f;; pointez la caméra pour que le plateau s’y trouve</translation>
    </message>
    <message>
        <source>right edge never covered: nothing was seen in the rightmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>bord droit jamais couvert&#x202f;: rien n’a été vu dans les %1 % de droite de l’image&#x202f;; pointez la caméra pour que le plateau s’y trouve</translation>
    </message>
    <message>
        <source>top edge never covered: nothing was seen in the topmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>bord haut jamais couvert&#x202f;: rien n’a été vu dans les %1 % du haut de l’image&#x202f;; pointez la caméra pour que le plateau s’y trouve</translation>
    </message>
    <message>
        <source>bottom edge never covered: nothing was seen in the bottommost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>bord bas jamais couvert&#x202f;: rien n’a été vu dans les %1 % du bas de l’image&#x202f;; pointez la caméra pour que le plateau s’y trouve</translation>
    </message>
    <message>
        <source>more pictures: %1 different poses were seen, %2 are the least; move the camera or the board between pictures</source>
        <translation>plus d’images&#x202f;: %1 poses différentes vues, il en faut au moins %2&#x202f;; déplacez la caméra ou le plateau entre les images</translation>
    </message>
    <message>
        <source>tilt the camera more: the most seen was %1 degrees from right above, %2 are the least, 30 to 45 are good</source>
        <translation>inclinez davantage la caméra&#x202f;: au plus %1 degrés depuis la verticale, il en faut au moins %2, 30 à 45 sont bons</translation>
    </message>
    <message>
        <source>tilt the camera more, in different directions: the focal length is only known to %1 %</source>
        <translation>inclinez davantage la caméra, dans des directions différentes&#x202f;: la focale n’est connue qu’à %1 % près</translation>
    </message>
    <message>
        <source>take more and sharper pictures: board points are only predicted to %1 px</source>
        <translation>prenez des images plus nombreuses et plus nettes&#x202f;: les intersections ne sont prédites qu’à %1 px près</translation>
    </message>
    <message>
        <source>take the pictures from more different sides: these do not determine the lens</source>
        <translation>prenez les images de côtés plus variés&#x202f;: celles-ci ne déterminent pas l’objectif</translation>
    </message>
    <message>
        <source>neither board nor calibration sheet was found</source>
        <translation>ni plateau ni feuille d’étalonnage trouvés</translation>
    </message>
    <message>
        <source>the same pose as before</source>
        <translation>la même pose qu’avant</translation>
    </message>
    <message>
        <source>another size than the first picture; one calibration is for one size</source>
        <translation>une autre taille que la première image&#x202f;; un étalonnage vaut pour une taille</translation>
    </message>
    <message>
        <source>enough poses are kept already</source>
        <translation>il y a déjà assez de poses</translation>
    </message>
    <message>
        <source>%1 picture, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 image, inclinaison %2 à %3 degrés, marges non atteintes&#x202f;: gauche %4 %, droite %5 %, haut %6 %, bas %7 %</translation>
    </message>
    <message>
        <source>%1 pictures, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>images&#x202f;: %1, inclinaison %2 à %3 degrés, marges non atteintes&#x202f;: gauche %4 %, droite %5 %, haut %6 %, bas %7 %</translation>
    </message>
    <message>
        <source>0 pictures</source>
        <translation>aucune image</translation>
    </message>
    <message>
        <source>%1; given up</source>
        <translation>%1&#x202f;; abandon</translation>
    </message>
    <message>
        <source>the camera has no mode of %1 and delivers %2</source>
        <translation>la caméra n’a pas de mode %1 et fournit %2</translation>
    </message>
    <message>
        <source>%1 frames of index.json are not in the folder</source>
        <translation>il manque dans le dossier %1 images citées par index.json</translation>
    </message>
    <message>
        <source>%1; the frame is left out</source>
        <translation>%1&#x202f;; l’image est laissée de côté</translation>
    </message>
    <message>
        <source>%1; what was seen before is kept</source>
        <translation>%1&#x202f;; ce qui a été vu avant est gardé</translation>
    </message>
    <message>
        <source>ends at frame %1 of %2</source>
        <translation>s’arrête à l’image %1 sur %2</translation>
    </message>
    <message>
        <source>%1, and nothing of it can be played</source>
        <translation>%1, et rien ne peut en être lu</translation>
    </message>
    <message>
        <source>is cut off: its last picture has no end</source>
        <translation>est tronqué&#x202f;: sa dernière image n’a pas de fin</translation>
    </message>
    <message>
        <source>is cut off: the file ends at byte %1 of %2</source>
        <translation>est tronqué&#x202f;: le fichier s’arrête à l’octet %1 sur %2</translation>
    </message>
    <message>
        <source>is not a film that can be played; expected a film, a folder of frames or a camera</source>
        <translation>n’est pas un film lisible&#x202f;; il faut un film, un dossier d’images ou une caméra</translation>
    </message>
    <message>
        <source>nothing of the film can be played</source>
        <translation>rien du film ne peut être lu</translation>
    </message>
    <message>
        <source>is a single picture; expected a folder of frames, a film or a camera</source>
        <translation>est une seule image&#x202f;; il faut un dossier d’images, un film ou une caméra</translation>
    </message>
    <message>
        <source>holds no picture; expected a folder of frames</source>
        <translation>ne contient aucune image&#x202f;; il faut un dossier d’images</translation>
    </message>
    <message>
        <source>delivers no picture</source>
        <translation>ne fournit aucune image</translation>
    </message>
    <message>
        <source>turn %1 has candidates 0 to %2</source>
        <translation>le coup %1 a les candidats 0 à %2</translation>
    </message>
    <message>
        <source>there is no turn %1</source>
        <translation>il n’y a pas de coup %1</translation>
    </message>
    <message>
        <source>has no turn %1</source>
        <translation>n’a pas de coup %1</translation>
    </message>
    <message>
        <source>&quot;candidate&quot; counts from 0</source>
        <translation>«&#x202f;candidate&#x202f;» compte à partir de 0</translation>
    </message>
    <message>
        <source>&quot;player&quot; is &quot;white&quot; or &quot;black&quot;</source>
        <translation>«&#x202f;player&#x202f;» vaut «&#x202f;white&#x202f;» ou «&#x202f;black&#x202f;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une commande</translation>
    </message>
    <message>
        <source>an empty line is no command</source>
        <translation>une ligne vide n’est pas une commande</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is no command</source>
        <translation>une ligne de plus de %1 octets n’est pas une commande</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>non compris&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1; play goes on and is kept in memory until it can be written</source>
        <translation>%1&#x202f;; la partie continue et reste en mémoire jusqu’à ce qu’elle puisse être écrite</translation>
    </message>
    <message>
        <source>the clock of this computer was set back by %1 s; the game&apos;s own time goes on</source>
        <translation>l’horloge de cet ordinateur a été retardée de %1 s&#x202f;; le temps de la partie continue</translation>
    </message>
    <message>
        <source>the clock of this computer was set forward by %1 s; the game&apos;s own time goes on</source>
        <translation>l’horloge de cet ordinateur a été avancée de %1 s&#x202f;; le temps de la partie continue</translation>
    </message>
    <message>
        <source>there is no unfinished game to go on with</source>
        <translation>il n’y a pas de partie inachevée à reprendre</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>n’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>ne peut pas être écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>ne peut pas être écrit</translation>
    </message>
    <message>
        <source>cannot be made a folder: %1</source>
        <translation>ne peut pas devenir un dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>cannot be renamed: %1</source>
        <translation>ne peut pas être renommé&#x202f;: %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1; the game is not kept</source>
        <translation>%1&#x202f;; la partie n’est pas gardée</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is longer than the %1 MB that are read at most</source>
        <translation>dépasse les %1 Mo lus au plus</translation>
    </message>
    <message>
        <source>is not a picture that can be read (JPEG, PNG, WebP, ...)</source>
        <translation>n’est pas une image lisible (JPEG, PNG, WebP…)</translation>
    </message>
    <message>
        <source>is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG</source>
        <translation>est une image HEIC ou AVIF, qui n’est pas lue&#x202f;; enregistrez-la en JPEG ou PNG</translation>
    </message>
    <message>
        <source>is a picture of %1 pixels, more than the %2 megapixels that are read at most</source>
        <translation>est une image de %1 pixels, plus que les %2 mégapixels lus au plus</translation>
    </message>
    <message>
        <source>is a cut-off %1: %2 is missing, the file ends at byte %3</source>
        <translation>est un %1 tronqué&#x202f;: il manque %2, le fichier s’arrête à l’octet %3</translation>
    </message>
    <message>
        <source>its end marker</source>
        <translation>sa marque de fin</translation>
    </message>
    <message>
        <source>its end chunk</source>
        <translation>son bloc de fin</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>l’octet %1</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .png or .jpg</source>
        <translation>les images ne s’écrivent pas avec cette extension&#x202f;; utilisez .png ou .jpg</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .pdf</source>
        <translation>il faut un nom de fichier en .svg ou .pdf</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .png</source>
        <translation>il faut un nom de fichier en .svg ou .png</translation>
    </message>
    <message>
        <source>records end in .ygn, .sgf or .json</source>
        <translation>les parties notées se terminent en .ygn, .sgf ou .json</translation>
    </message>
    <message>
        <source>Boardspace SGF cannot hold this game: %1</source>
        <translation>le SGF de Boardspace ne peut pas contenir cette partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Boardspace games begin with the empty board.</source>
        <translation>les parties de Boardspace commencent par le plateau vide.</translation>
    </message>
    <message>
        <source>Boardspace games hold no illegal turn, and turn %1 is one.</source>
        <translation>les parties de Boardspace n’ont pas de coup irrégulier, et le coup %1 en est un.</translation>
    </message>
    <message>
        <source>Boardspace games go on from where a turn ends, and turn %1 is followed by another position.</source>
        <translation>les parties de Boardspace continuent là où un coup finit, et le coup %1 est suivi d’une autre position.</translation>
    </message>
    <message>
        <source>line %1: expected a column a to k, = and a word</source>
        <translation>ligne %1&#x202f;: il faut une colonne a à k, = et un mot</translation>
    </message>
    <message>
        <source>is of version %1; this program knows up to %2</source>
        <translation>est de version %1&#x202f;; ce programme connaît jusqu’à %2</translation>
    </message>
    <message>
        <source>is no calibration; expected YAML as `yinsight calibrate` writes it</source>
        <translation>n’est pas un étalonnage&#x202f;; il faut le YAML qu’écrit «&#x202f;yinsight calibrate&#x202f;»</translation>
    </message>
    <message>
        <source>expected an array of objects with &quot;image&quot; and &quot;t_s&quot;: %1</source>
        <translation>il faut un tableau d’objets avec «&#x202f;image&#x202f;» et «&#x202f;t_s&#x202f;»&#x202f;: %1</translation>
    </message>
    <message>
        <source>--start and --variant name different variants</source>
        <translation>--start et --variant désignent des variantes différentes</translation>
    </message>
    <message>
        <source>turn %1, line %2, column %3: expected %4, found %5</source>
        <translation>coup %1, ligne %2, colonne %3&#x202f;: attendu %4, trouvé %5</translation>
    </message>
    <message>
        <source>line %1, column %2: expected %3, found %4</source>
        <translation>ligne %1, colonne %2&#x202f;: attendu %3, trouvé %4</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>une intersection</translation>
    </message>
    <message>
        <source>a point, a removal (x), pass or resign</source>
        <translation>une intersection, un retrait (x), pass ou resign</translation>
    </message>
    <message>
        <source>the point to which the ring moves</source>
        <translation>l’intersection où va l’anneau</translation>
    </message>
    <message>
        <source>the point of a row or ring to remove</source>
        <translation>l’intersection d’une rangée ou d’un anneau à retirer</translation>
    </message>
    <message>
        <source>the other end of the row</source>
        <translation>l’autre bout de la rangée</translation>
    </message>
    <message>
        <source>a row and a ring, as there is a choice of rows</source>
        <translation>une rangée et un anneau, car il y a un choix de rangées</translation>
    </message>
    <message>
        <source>the end of the turn, which has too many parts</source>
        <translation>la fin du coup, qui a trop de parties</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>la fin du coup</translation>
    </message>
    <message>
        <source>the number of a turn</source>
        <translation>le numéro d’un coup</translation>
    </message>
    <message>
        <source>a piece or at most %1 vacant points in %2</source>
        <translation>une pièce ou au plus %1 intersections libres en %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>&apos;/&apos; before column %1</source>
        <translation>«&#x202f;/&#x202f;» avant la colonne %1</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>la fin du plateau</translation>
    </message>
    <message>
        <source>a space before the side to act</source>
        <translation>une espace avant le camp au trait</translation>
    </message>
    <message>
        <source>the side to act, w or b, or &apos;-&apos;</source>
        <translation>le camp au trait, w ou b, ou «&#x202f;-&#x202f;»</translation>
    </message>
    <message>
        <source>a space before the phase</source>
        <translation>une espace avant la phase</translation>
    </message>
    <message>
        <source>the phase, one of P r x M R X O</source>
        <translation>la phase, parmi P r x M R X O</translation>
    </message>
    <message>
        <source>a phase in which a side acts</source>
        <translation>une phase où un camp agit</translation>
    </message>
    <message>
        <source>phase O, as no side acts</source>
        <translation>la phase O, car aucun camp n’agit</translation>
    </message>
    <message>
        <source>a space before the rings removed</source>
        <translation>une espace avant les anneaux retirés</translation>
    </message>
    <message>
        <source>the number of rings removed, 0 to 5</source>
        <translation>le nombre d’anneaux retirés, 0 à 5</translation>
    </message>
    <message>
        <source>&apos;-&apos; between the rings removed</source>
        <translation>«&#x202f;-&#x202f;» entre les anneaux retirés</translation>
    </message>
    <message>
        <source>a space before the variant</source>
        <translation>une espace avant la variante</translation>
    </message>
    <message>
        <source>the variant, S or B</source>
        <translation>la variante, S ou B</translation>
    </message>
    <message>
        <source>a space before the result</source>
        <translation>une espace avant le résultat</translation>
    </message>
    <message>
        <source>&apos;-&apos;, the result of a game that goes on</source>
        <translation>«&#x202f;-&#x202f;», le résultat d’une partie en cours</translation>
    </message>
    <message>
        <source>the winner, w, b or d</source>
        <translation>le gagnant, w, b ou d</translation>
    </message>
    <message>
        <source>&apos;:&apos; after the winner</source>
        <translation>«&#x202f;:&#x202f;» après le gagnant</translation>
    </message>
    <message>
        <source>rings, row, pool, blocked or resigned</source>
        <translation>rings, row, pool, blocked ou resigned</translation>
    </message>
    <message>
        <source>the end of the position</source>
        <translation>la fin de la position</translation>
    </message>
    <message>
        <source>a position that a game can reach</source>
        <translation>une position qu’une partie peut atteindre</translation>
    </message>
    <message>
        <source>the variant, standard or blitz</source>
        <translation>la variante, standard ou blitz</translation>
    </message>
    <message>
        <source>a start of the variant that the Variant tag names</source>
        <translation>un début de la variante nommée par Variant</translation>
    </message>
    <message>
        <source>&apos;]&apos; behind the tag %1</source>
        <translation>«&#x202f;]&#x202f;» derrière l’étiquette %1</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>le nom d’une étiquette</translation>
    </message>
    <message>
        <source>&apos;%1&apos; before the value of the tag %2</source>
        <translation>«&#x202f;%1&#x202f;» avant la valeur de l’étiquette %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; behind the value of the tag %2</source>
        <translation>«&#x202f;%1&#x202f;» derrière la valeur de l’étiquette %2</translation>
    </message>
    <message>
        <source>the end of a comment</source>
        <translation>la fin d’un commentaire</translation>
    </message>
    <message>
        <source>a &apos;}&apos; somewhere behind this &apos;{&apos;</source>
        <translation>une «&#x202f;}&#x202f;» après cette «&#x202f;{&#x202f;»</translation>
    </message>
    <message>
        <source>the kind of fault behind !!illegal</source>
        <translation>le genre de faute après&#x202f;!!illegal</translation>
    </message>
    <message>
        <source>&apos;|&apos; or &apos;}&apos; behind a candidate</source>
        <translation>«&#x202f;|&#x202f;» ou «&#x202f;}&#x202f;» derrière un candidat</translation>
    </message>
    <message>
        <source>{=&lt;position&gt;} behind an illegal turn that stood</source>
        <translation>{=&lt;position&gt;} derrière un coup irrégulier resté joué</translation>
    </message>
    <message>
        <source>the end of the record behind its result</source>
        <translation>la fin de la partie après son résultat</translation>
    </message>
    <message>
        <source>&apos;(&apos; at the beginning of an SGF game</source>
        <translation>«&#x202f;(&#x202f;» au début d’une partie SGF</translation>
    </message>
    <message>
        <source>&apos;)&apos; at the end of the game</source>
        <translation>«&#x202f;)&#x202f;» à la fin de la partie</translation>
    </message>
    <message>
        <source>a property, &apos;;&apos; or &apos;)&apos;</source>
        <translation>une propriété, «&#x202f;;&#x202f;» ou «&#x202f;)&#x202f;»</translation>
    </message>
    <message>
        <source>GM[24], a YINSH game of Boardspace</source>
        <translation>GM[24], une partie de YINSH de Boardspace</translation>
    </message>
    <message>
        <source>a node in the game</source>
        <translation>un nœud dans la partie</translation>
    </message>
    <message>
        <source>another type of value at &quot;%1&quot;</source>
        <translation>un autre type de valeur pour «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 at &quot;%3&quot;</source>
        <translation>un nombre entier de %1 à %2 pour «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>un objet avec «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the name of a fault</source>
        <translation>le nom d’une faute</translation>
    </message>
    <message>
        <source>JSON of at most %1 levels</source>
        <translation>du JSON d’au plus %1 niveaux</translation>
    </message>
    <message>
        <source>a deeper one</source>
        <translation>plus profond</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>il faut une sous-commande</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>argument inattendu&#x202f;: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>arguments inattendus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Value %1 not in range %2 to %3</source>
        <translation>la valeur %1 n’est pas entre %2 et %3</translation>
    </message>
    <message>
        <source>Value %1 not in range [%2 - %3]</source>
        <translation>la valeur %1 n’est pas entre %2 et %3</translation>
    </message>
    <message>
        <source>%1 not in {%2}</source>
        <translation>%1 n’est pas parmi %2</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>valeur incompréhensible&#x202f;: %1 = %2</translation>
    </message>
    <message>
        <source>%1 required %2 missing</source>
        <translation>il manque %1 valeur (%2)</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1 exclut %2</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1 demande aussi %2</translation>
    </message>
    <message>
        <source>sources with --out, or --sheet</source>
        <translation>des sources avec --out, ou --sheet</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>expected WIDTHxHEIGHT[@RATE][:FOURCC]</source>
        <translation>il faut LARGEURxHAUTEUR[@FRÉQUENCE][:FOURCC]</translation>
    </message>
    <message>
        <source>expected en, fr, nl, cs or zh</source>
        <translation>il faut en, fr, nl, cs ou zh</translation>
    </message>
    <message>
        <source>standard output: cannot be written</source>
        <translation>la sortie standard ne peut pas être écrite</translation>
    </message>
    <message>
        <source>stopped by an unexpected fault: %1</source>
        <translation>arrêté par une erreur inattendue&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light, at %3: %4</source>
        <translation>sous cette lumière, %1 et %2 se distinguent à peine, en %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light: %3</source>
        <translation>sous cette lumière, %1 et %2 se distinguent à peine&#x202f;: %3</translation>
    </message>
    <message>
        <source>dim the lamp, or let the camera expose shorter</source>
        <translation>baissez la lampe ou réduisez l’exposition</translation>
    </message>
    <message>
        <source>switch on a lamp, or let the camera expose longer</source>
        <translation>allumez une lampe ou augmentez l’exposition</translation>
    </message>
    <message>
        <source>move the lamp to a side, or the camera closer</source>
        <translation>déplacez la lampe sur le côté ou rapprochez la caméra</translation>
    </message>
    <message>
        <source>empty points</source>
        <translation>les points vides</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>les anneaux blancs</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>les anneaux noirs</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>les marqueurs blancs</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>les marqueurs noirs</translation>
    </message>
    <message>
        <source>white rings with white markers</source>
        <translation>les anneaux blancs avec marqueur blanc</translation>
    </message>
    <message>
        <source>white rings with black markers</source>
        <translation>les anneaux blancs avec marqueur noir</translation>
    </message>
    <message>
        <source>black rings with white markers</source>
        <translation>les anneaux noirs avec marqueur blanc</translation>
    </message>
    <message>
        <source>black rings with black markers</source>
        <translation>les anneaux noirs avec marqueur noir</translation>
    </message>
    <message>
        <source>no wrong act lies on the board</source>
        <translation>aucune faute n’est sur le plateau</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .svg, .png or .jpg</source>
        <translation>les images ne s’écrivent pas avec cette extension&#x202f;; utilisez .svg, .png ou .jpg</translation>
    </message>
    <message>
        <source>a position has no course to draw; expected a record</source>
        <translation>une position n’a pas de déroulement à dessiner&#x202f;; attendu une notation</translation>
    </message>
    <message>
        <source>a position has no turns; expected a record</source>
        <translation>une position n’a pas de coups&#x202f;; attendu une notation</translation>
    </message>
    <message>
        <source>turn %1: expected %2, found %3</source>
        <translation>coup %1&#x202f;: attendu %2, trouvé %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu %1, trouvé %2</translation>
    </message>
    <message>
        <source>is no set; expected YAML as `yinsight referee` writes it</source>
        <translation>n’est pas un jeu&#x202f;; attendu&#x202f;: le YAML qu’écrit `yinsight referee`</translation>
    </message>
    <message>
        <source>is one of the sources; expected another file</source>
        <translation>est l’une des sources&#x202f;; un autre fichier est attendu</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>No camera is watched.</source>
        <translation>Aucune caméra n’est observée.</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>%1  %2 – %3  %4</source>
        <comment>name, rings, rings, name</comment>
        <translation>%1  %2 – %3  %4</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Après le coup %1</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>○ Nothing is watched</source>
        <translation>○ Rien n’est observé</translation>
    </message>
    <message>
        <source>○ Set-up</source>
        <translation>○ Préparation</translation>
    </message>
    <message>
        <source>■ The recording has ended</source>
        <translation>■ L’enregistrement est terminé</translation>
    </message>
    <message numerus="yes">
        <source>● Live, %n pictures a second</source>
        <translation>
            <numerusform>● En direct, %n image par seconde</numerusform>
            <numerusform>● En direct, %n images par seconde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>White&apos;s winning chance after every turn</source>
        <translation>Chances de gain de Blanc après chaque coup</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>White wins, %</source>
        <translation>Blanc gagne, %</translation>
    </message>
    <message>
        <source>Judge the game to see its course here.</source>
        <translation>Faites analyser la partie pour voir son cours ici.</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>&amp;Judge the game</source>
        <translation>&amp;Analyser la partie</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Save the &amp;graph…</source>
        <translation>Enregistrer la &amp;courbe…</translation>
    </message>
    <message>
        <source>Let the coach judge every turn of this game</source>
        <translation>Faire juger chaque coup par l’entraîneur</translation>
    </message>
    <message>
        <source>Stop judging; what was judged so far is kept</source>
        <translation>Arrêter&#x202f;; ce qui est jugé est gardé</translation>
    </message>
    <message>
        <source>Write the course of the game as SVG or PNG</source>
        <translation>Écrire le cours de la partie en SVG ou PNG</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>Coups jugés</translation>
    </message>
    <message>
        <source>Mistakes, with the better turns</source>
        <translation>Erreurs, avec les meilleurs coups</translation>
    </message>
    <message>
        <source>Click a mistake to see it on the board</source>
        <translation>Cliquez sur une erreur pour la voir sur le plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) judged so far.</source>
        <translation>
            <numerusform>%n coup jugé jusqu’ici.</numerusform>
            <numerusform>%n coups jugés jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Enregistrer la courbe</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Images (*.svg *.png)</translation>
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
        <translation>Les joueurs posent chacun un anneau, à tour de rôle.</translation>
    </message>
    <message>
        <source>Each player has five rings.</source>
        <translation>Chaque joueur a cinq anneaux.</translation>
    </message>
    <message>
        <source>The players move in turn; White begins.</source>
        <translation>Les joueurs jouent à tour de rôle&#x202f;; Blanc commence.</translation>
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
        <translation>Le marqueur se place dans l’anneau qui va bouger et reste là où était cet anneau.</translation>
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
        <translation>Une rangée de cinq marqueurs de la couleur du joueur doit être retirée.</translation>
    </message>
    <message>
        <source>The markers removed must be a row of the player&apos;s colour.</source>
        <translation>Les marqueurs retirés doivent former une rangée de la couleur du joueur.</translation>
    </message>
    <message>
        <source>Exactly five markers of a row are removed.</source>
        <translation>On retire exactement cinq marqueurs d’une rangée.</translation>
    </message>
    <message>
        <source>The five markers removed must be neighbours on one line.</source>
        <translation>Les cinq marqueurs retirés doivent être adjacents et alignés.</translation>
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
<context>
    <name>ScoreSheet</name>
    <message>
        <source>YINSH score sheet</source>
        <translation>Feuille de partie YINSH</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>éclair</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Signature&#x202f;: %1</translation>
    </message>
    <message>
        <source>(illegal, stood)</source>
        <translation>(irrégulier, resté)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1, rated</source>
        <translation>%1, classée</translation>
    </message>
    <message>
        <source>Begins from: %1</source>
        <translation>Position de départ&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Looking for cameras …</source>
        <translation>Recherche de caméras…</translation>
    </message>
    <message>
        <source>The camera %1 may not be used by you. Ask for membership in the group &apos;video&apos;, or open a film or a phone&apos;s address.</source>
        <translation>Vous ne pouvez pas utiliser la caméra %1. Demandez à rejoindre le groupe «&#x202f;video&#x202f;», ou ouvrez un film ou l’adresse d’un téléphone.</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, open a film or a phone&apos;s address, or watch the sample game.</source>
        <translation>Aucune caméra trouvée. Branchez-en une, ouvrez un film ou l’adresse d’un téléphone, ou regardez la partie d’exemple.</translation>
    </message>
    <message>
        <source>No board is in sight: point the camera at it.</source>
        <translation>Aucun plateau en vue&#x202f;: dirigez la caméra vers lui.</translation>
    </message>
    <message>
        <source>The board is in sight, but which way round it lies is a guess. %1</source>
        <translation>Le plateau est en vue, mais son orientation n’est pas sûre. %1</translation>
    </message>
    <message>
        <source>All is well. %1</source>
        <translation>Tout va bien. %1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>White sits at the right of the picture.</source>
        <translation>Blanc est assis à droite de l’image.</translation>
    </message>
    <message>
        <source>White sits at the bottom of the picture.</source>
        <translation>Blanc est assis en bas de l’image.</translation>
    </message>
    <message>
        <source>White sits at the left of the picture.</source>
        <translation>Blanc est assis à gauche de l’image.</translation>
    </message>
    <message>
        <source>White sits at the top of the picture.</source>
        <translation>Blanc est assis en haut de l’image.</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>What is watched</source>
        <translation>Ce qui est observé</translation>
    </message>
    <message>
        <source>Open a film …</source>
        <translation>Ouvrir un film…</translation>
    </message>
    <message>
        <source>Referee a film file</source>
        <translation>Arbitrer un fichier vidéo</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Referee a folder of pictures</source>
        <translation>Arbitrer un dossier d’images</translation>
    </message>
    <message>
        <source>Watch the sample game</source>
        <translation>Regarder la partie d’exemple</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Arbitrer la partie filmée fournie avec Yinsight</translation>
    </message>
    <message>
        <source>Address of a phone or network camera</source>
        <translation>Adresse d’un téléphone ou d’une caméra réseau</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Nom de Blanc</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Nom de Noir</translation>
    </message>
    <message>
        <source>Blitz: one ring wins</source>
        <translation>Éclair&#x202f;: un anneau suffit</translation>
    </message>
    <message>
        <source>Play the blitz game</source>
        <translation>Jouer la version éclair</translation>
    </message>
    <message>
        <source>Time-lapse: pictures a second apart</source>
        <translation>Accéléré&#x202f;: une image par seconde</translation>
    </message>
    <message>
        <source>Judge every picture at once, without waiting for calm</source>
        <translation>Juger chaque image tout de suite, sans attendre le calme</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Où en sont les choses</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Ce qu’on peut y faire</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Referee a game on this board</source>
        <translation>Arbitrer une partie sur ce plateau</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Open a film</source>
        <translation>Ouvrir un film</translation>
    </message>
    <message>
        <source>Open a folder of pictures</source>
        <translation>Ouvrir un dossier d’images</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>camera&apos;s name, its path</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Autre caméra</translation>
    </message>
    <message>
        <source>Turn the board by 60°</source>
        <translation>Tourner le plateau de 60°</translation>
    </message>
    <message>
        <source>Go on with a game that was left</source>
        <translation>Reprendre une partie interrompue</translation>
    </message>
    <message numerus="yes">
        <source>Go on with the game of %n turns</source>
        <translation>
            <numerusform>Reprendre la partie de %n coup</numerusform>
            <numerusform>Reprendre la partie de %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated game: no coach until it is over</source>
        <translation>Partie classée&#x202f;: pas d’entraîneur avant la fin</translation>
    </message>
    <message>
        <source>The record says that the game was rated, and the coach stays off</source>
        <translation>La partie est notée comme classée et l’entraîneur reste éteint</translation>
    </message>
    <message>
        <source>%1 (may not be used by you)</source>
        <translation>%1 (vous n’y avez pas accès)</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1 is missing or cannot speak</source>
        <translation>%1 est absent ou ne peut pas parler</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 ne répond pas</translation>
    </message>
    <message>
        <source>%1 wrote no sound</source>
        <translation>%1 n’a produit aucun son</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>there is no voice for this language</source>
        <translation>il n’y a pas de voix pour cette langue</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The game is a draw.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>I have won. Thank you for the game.</source>
        <translation>J’ai gagné. Merci pour la partie.</translation>
    </message>
    <message>
        <source>You have won. Well played.</source>
        <translation>Vous avez gagné. Bien joué.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous.</translation>
    </message>
    <message>
        <source>I play %1. Please make it for me:</source>
        <translation>Je joue %1. Veuillez le faire pour moi&#x202f;:</translation>
    </message>
    <message>
        <source>That was %1; I play %2.</source>
        <translation>C’était %1&#x202f;; je joue %2.</translation>
    </message>
    <message>
        <source>Thank you, that is my turn.</source>
        <translation>Merci, c’est bien mon coup.</translation>
    </message>
    <message>
        <source>Then %1 stays; the game goes on from there.</source>
        <translation>Alors %1 reste&#x202f;; la partie continue de là.</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Play the engine</source>
        <translation>&amp;Jouer contre le moteur</translation>
    </message>
    <message>
        <source>&amp;End training</source>
        <translation>&amp;Terminer l’entraînement</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Laisser ainsi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>Which colour you play; you also move the engine&apos;s pieces</source>
        <translation>Votre couleur&#x202f;; vous déplacez aussi les pièces du moteur</translation>
    </message>
    <message>
        <source>Strength of the engine</source>
        <translation>Force du moteur</translation>
    </message>
    <message>
        <source>1 is a beginner, %1 is all it has</source>
        <translation>1&#x202f;: débutant, %1&#x202f;: pleine force</translation>
    </message>
    <message>
        <source>Play the game on the board against the engine from here on</source>
        <translation>Jouer d’ici contre le moteur sur le plateau</translation>
    </message>
    <message>
        <source>The engine plays no longer; the referee goes on</source>
        <translation>Le moteur ne joue plus&#x202f;; l’arbitre continue</translation>
    </message>
    <message>
        <source>What the engine says</source>
        <translation>Ce que dit le moteur</translation>
    </message>
    <message>
        <source>Go on from the turn that was made instead of the engine&apos;s</source>
        <translation>Continuer à partir du coup joué au lieu de celui du moteur</translation>
    </message>
    <message>
        <source>Engine&apos;s strength</source>
        <translation>Force du moteur</translation>
    </message>
    <message>
        <source>The engine names its turns, you make them on the board, and the referee sees to it that they are right.</source>
        <translation>Le moteur dit ses coups, vous les jouez sur le plateau, et l’arbitre vérifie.</translation>
    </message>
    <message>
        <source>The engine is thinking…</source>
        <translation>Le moteur réfléchit…</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous.</translation>
    </message>
</context>
<context>
    <name>TurnEditor</name>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Garder la note</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
    <message>
        <source>What was really played; later turns are checked again</source>
        <translation>Ce qui a vraiment été joué&#x202f;; la suite est revérifiée</translation>
    </message>
    <message>
        <source>Write this turn down instead</source>
        <translation>Noter ce coup à la place</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>Autres lectures</translation>
    </message>
    <message>
        <source>Turns that may have been played instead; a click takes one</source>
        <translation>Coups peut-être joués à la place&#x202f;; cliquez pour choisir</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A remark that is kept in the record</source>
        <translation>Une remarque gardée avec la partie</translation>
    </message>
    <message>
        <source>A note on this turn</source>
        <translation>Une note sur ce coup</translation>
    </message>
    <message>
        <source>Write the note into the record</source>
        <translation>Écrire la note dans la partie</translation>
    </message>
    <message>
        <source>No turn is shown.</source>
        <translation>Aucun coup n’est affiché.</translation>
    </message>
    <message>
        <source>Turn %1, White</source>
        <translation>Coup %1, Blanc</translation>
    </message>
    <message>
        <source>Turn %1, Black</source>
        <translation>Coup %1, Noir</translation>
    </message>
    <message>
        <source>Or was it:</source>
        <translation>Ou était-ce&#x202f;:</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>%1 was illegal and stood.</source>
        <translation>%1 était irrégulier et est resté.</translation>
    </message>
    <message>
        <source>%1 may have been another turn.</source>
        <translation>%1 était peut-être un autre coup.</translation>
    </message>
    <message>
        <source>Show the board after %1.</source>
        <translation>Montrer le plateau après %1.</translation>
    </message>
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
    <name>Usage</name>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Exclut</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>MOT</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>More with --help.</source>
        <translation>Plus d’informations avec --help.</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>VoiceMenu</name>
    <message>
        <source>Nothing more is spoken: %1</source>
        <translation>Plus rien n’est dit&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;Voix</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>&amp;Rows, faults and results</source>
        <translation>&amp;Rangées, fautes et résultats</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>R&amp;ésultats</translation>
    </message>
    <message>
        <source>S&amp;ilent</source>
        <translation>&amp;Silence</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>Ré&amp;péter</translation>
    </message>
    <message>
        <source>A &amp;chime before faults</source>
        <translation>Un &amp;carillon avant les fautes</translation>
    </message>
    <message>
        <source>Instead of a second voice for faults</source>
        <translation>Au lieu d’une seconde voix pour les fautes</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The game is in the library again.</source>
        <translation>La partie est de nouveau dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Play goes on; the game comes into the library when that is possible.</source>
        <translation>Le jeu continue&#x202f;; la partie ira dans la bibliothèque dès que possible.</translation>
    </message>
    <message>
        <source>another window is writing to it just now</source>
        <translation>une autre fenêtre y écrit en ce moment</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only</source>
        <translation>écriture impossible&#x202f;: fichier ou dossier en lecture seule</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk refuses it</source>
        <translation>lecture ou écriture impossible&#x202f;: le disque refuse</translation>
    </message>
    <message>
        <source>is damaged, or no library of games</source>
        <translation>est endommagée ou n’est pas une bibliothèque de parties</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>écriture impossible&#x202f;: le disque est plein</translation>
    </message>
    <message>
        <source>cannot be opened or made</source>
        <translation>ne peut pas être ouverte ni créée</translation>
    </message>
</context>
</TS>
