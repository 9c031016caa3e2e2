<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Camera</name>
    <message numerus="yes">
        <source>The camera is back after %n seconds.</source>
        <translation>
            <numerusform>The camera is back after %n second.</numerusform>
            <numerusform>The camera is back after %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>wins by force in %n</source>
        <translation>
            <numerusform>wins by force in %n</numerusform>
            <numerusform>wins by force in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n</source>
        <translation>
            <numerusform>loses by force in %n</numerusform>
            <numerusform>loses by force in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %1 next turn (%n defences in %2 turns)</source>
        <translation>
            <numerusform>completes %1 next turn (%n defence in %2 turns)</numerusform>
            <numerusform>completes %1 next turn (%n defences in %2 turns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 only %n ring moves</source>
        <translation>
            <numerusform>leaves %1 only %n ring move</numerusform>
            <numerusform>leaves %1 only %n ring moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stands %n steps from the centre</source>
        <translation>
            <numerusform>stands %n step from the centre</numerusform>
            <numerusform>stands %n steps from the centre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n ring moves in all</source>
        <translation>
            <numerusform>has %n ring move in all</numerusform>
            <numerusform>has %n ring moves in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n ring moves against %2</source>
        <translation>
            <numerusform>leaves %1 %n ring move against %2</numerusform>
            <numerusform>leaves %1 %n ring moves against %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place the ring %n steps from the centre.</source>
        <translation>
            <numerusform>Place the ring %n step from the centre.</numerusform>
            <numerusform>Place the ring %n steps from the centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed wins</source>
        <translation>
            <numerusform>%n missed win</numerusform>
            <numerusform>%n missed wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, last seen on %2; %n games so far</source>
        <translation>
            <numerusform>%1, last seen on %2; %n game so far</numerusform>
            <numerusform>%1, last seen on %2; %n games so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message numerus="yes">
        <source>And %n more points.</source>
        <translation>
            <numerusform>And %n more point.</numerusform>
            <numerusform>And %n more points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <source>The game goes on after %n turns.</source>
        <translation>
            <numerusform>The game goes on after %n turn.</numerusform>
            <numerusform>The game goes on after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns no longer fit and are dropped: %1.</source>
        <translation>
            <numerusform>%n turn no longer fits and is dropped: %1.</numerusform>
            <numerusform>%n turns no longer fit and are dropped: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers are left.</source>
        <translation>
            <numerusform>%n marker is left.</numerusform>
            <numerusform>%n markers are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the set %1, last seen on %2; %n games so far.</source>
        <translation>
            <numerusform>This is the set %1, last seen on %2; %n game so far.</numerusform>
            <numerusform>This is the set %1, last seen on %2; %n games so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message numerus="yes">
        <source>%n new game(s) in the library.</source>
        <translation>
            <numerusform>%n new game in the library.</numerusform>
            <numerusform>%n new games in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were there know more now.</source>
        <translation>
            <numerusform>%n game that was there knows more now.</numerusform>
            <numerusform>%n games that were there know more now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n game was there already.</numerusform>
            <numerusform>%n games were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written.</source>
        <translation>
            <numerusform>%n game written.</numerusform>
            <numerusform>%n games written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>legal, %n turns, score %1</source>
        <translation>
            <numerusform>legal, %n turn, score %1</numerusform>
            <numerusform>legal, %n turns, score %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violations</source>
        <translation>
            <numerusform>%n violation</numerusform>
            <numerusform>%n violations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</source>
        <translation>
            <numerusform>An unfinished game of %n turn is kept in %1. Go on with it? [Y/n]</numerusform>
            <numerusform>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</source>
        <translation>
            <numerusform>an unfinished game of %n turn is kept in %1; a new one begins (--resume goes on with an unfinished one)</numerusform>
            <numerusform>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message numerus="yes">
        <source>● Live, %n pictures a second</source>
        <translation>
            <numerusform>● Live, %n picture a second</numerusform>
            <numerusform>● Live, %n pictures a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message numerus="yes">
        <source>%n turn(s) judged so far.</source>
        <translation>
            <numerusform>%n turn judged so far.</numerusform>
            <numerusform>%n turns judged so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message numerus="yes">
        <source>Go on with the game of %n turns</source>
        <translation>
            <numerusform>Go on with the game of %n turn</numerusform>
            <numerusform>Go on with the game of %n turns</numerusform>
        </translation>
    </message>
</context>
</TS>
