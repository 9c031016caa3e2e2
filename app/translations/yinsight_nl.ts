<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
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
        <translation>Laat het zo</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Rule and repair</source>
        <translation>Regel en herstel</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Toon beelden</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Accepteer het bord zoals het ligt en ga verder</translation>
    </message>
    <message>
        <source>The board before and after, as the camera saw it</source>
        <translation>Het bord ervoor en erna, zoals de camera het zag</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Camera</name>
    <message>
        <source>The board is in sight.</source>
        <translation>Het bord is in beeld.</translation>
    </message>
    <message>
        <source>The board is in sight; which way round it lies is a guess.</source>
        <translation>Het bord is in beeld; hoe het gedraaid ligt, is een gok.</translation>
    </message>
    <message>
        <source>The board is out of sight.</source>
        <translation>Het bord is uit beeld.</translation>
    </message>
    <message>
        <source>The camera or the board was moved.</source>
        <translation>De camera of het bord is verschoven.</translation>
    </message>
    <message>
        <source>The camera is gone. Play may go on; it is looked for.</source>
        <translation>De camera is weg. Speel gerust door; er wordt naar gezocht.</translation>
    </message>
    <message numerus="yes">
        <source>The camera is back after %n seconds.</source>
        <translation>
            <numerusform>De camera is na %n seconde terug.</numerusform>
            <numerusform>De camera is na %n seconden terug.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Camerabeeld</translation>
    </message>
    <message>
        <source>The board is in sight.</source>
        <translation>Het bord is in beeld.</translation>
    </message>
    <message>
        <source>No board is in sight.</source>
        <translation>Er is geen bord in beeld.</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
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
        <translation>verliest de partij</translation>
    </message>
    <message>
        <source>ends the game in a draw</source>
        <translation>eindigt in gelijkspel</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>wint de partij</translation>
    </message>
    <message>
        <source>wins the game with %1</source>
        <translation>wint de partij met %1</translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n</source>
        <translation>
            <numerusform>wint gedwongen in %n</numerusform>
            <numerusform>wint gedwongen in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n</source>
        <translation>
            <numerusform>verliest gedwongen in %n</numerusform>
            <numerusform>verliest gedwongen in %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes off %1</source>
        <translation>neemt %1 weg</translation>
    </message>
    <message>
        <source>completes %1 next turn, which %2 cannot prevent</source>
        <translation>maakt volgende beurt %1 af, wat %2 niet kan verhinderen</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 plays %3</source>
        <translation>maakt volgende beurt %1 af, tenzij %2 %3 speelt</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 flips %3</source>
        <translation>maakt volgende beurt %1 af, tenzij %2 %3 omdraait</translation>
    </message>
    <message numerus="yes">
        <source>completes %1 next turn (%n defences in %2 turns)</source>
        <translation>
            <numerusform>maakt volgende beurt %1 af (%n verdediging op %2 zetten)</numerusform>
            <numerusform>maakt volgende beurt %1 af (%n verdedigingen op %2 zetten)</numerusform>
        </translation>
    </message>
    <message>
        <source>takes away the only ring that can flip %1</source>
        <translation>schakelt de enige ring uit die %1 kan omdraaien</translation>
    </message>
    <message>
        <source>stops %1 of %2</source>
        <translation>houdt %1 tegen (%2)</translation>
    </message>
    <message>
        <source>gives %1 the row %2</source>
        <translation>geeft %1 de rij %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 only %n ring moves</source>
        <translation>
            <numerusform>laat %1 maar %n ringzet</numerusform>
            <numerusform>laat %1 maar %n ringzetten</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the centre</source>
        <translation>bezet het midden</translation>
    </message>
    <message numerus="yes">
        <source>stands %n steps from the centre</source>
        <translation>
            <numerusform>staat %n stap van het midden</numerusform>
            <numerusform>staat %n stappen van het midden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n ring moves in all</source>
        <translation>
            <numerusform>heeft in totaal %n ringzet</numerusform>
            <numerusform>heeft in totaal %n ringzetten</numerusform>
        </translation>
    </message>
    <message>
        <source>has %1 of the five markers of %2</source>
        <translation>heeft %1 van de vijf markers van %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n ring moves against %2</source>
        <translation>
            <numerusform>laat %1 %n ringzet tegen %2</numerusform>
            <numerusform>laat %1 %n ringzetten tegen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the ring on %1.</source>
        <translation>Kijk naar de ring op %1.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Kijk naar kolom %1.</translation>
    </message>
    <message>
        <source>Place a ring on %1.</source>
        <translation>Plaats een ring op %1.</translation>
    </message>
    <message>
        <source>Move the ring from %1 to %2.</source>
        <translation>Verplaats de ring van %1 naar %2.</translation>
    </message>
    <message>
        <source>Take off the row %1 to %2.</source>
        <translation>Neem de rij %1 tot %2 weg.</translation>
    </message>
    <message>
        <source>Take off the ring on %1.</source>
        <translation>Neem de ring op %1 weg.</translation>
    </message>
    <message>
        <source>Pass: no ring can move.</source>
        <translation>Pas: geen ring kan bewegen.</translation>
    </message>
    <message>
        <source>Resign.</source>
        <translation>Geef op.</translation>
    </message>
    <message>
        <source>a missed win</source>
        <translation>gemiste winst</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>onnauwkeurigheid</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>wint meteen</translation>
    </message>
    <message>
        <source>%1 rings, wins %2 %</source>
        <translation>%1 ring, wint %2%</translation>
    </message>
    <message>
        <source>Think about which ring you need least.</source>
        <translation>Bedenk welke ring je het minst nodig hebt.</translation>
    </message>
    <message>
        <source>There is no ring to move.</source>
        <translation>Er is geen ring om te verplaatsen.</translation>
    </message>
    <message>
        <source>Take the row %1.</source>
        <translation>Neem de rij %1.</translation>
    </message>
    <message>
        <source>Aim for the row %1.</source>
        <translation>Mik op de rij %1.</translation>
    </message>
    <message>
        <source>Stop the row %1 of %2.</source>
        <translation>Houd de rij %1 tegen (%2).</translation>
    </message>
    <message numerus="yes">
        <source>Place the ring %n steps from the centre.</source>
        <translation>
            <numerusform>Plaats de ring %n stap van het midden.</numerusform>
            <numerusform>Plaats de ring %n stappen van het midden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the row %1.</source>
        <translation>Bouw aan de rij %1.</translation>
    </message>
    <message>
        <source>Keep your rings free.</source>
        <translation>Houd je ringen vrij.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4.</source>
        <translation>%1. %2: %3, %4.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4; %5, %6 was better (%7).</source>
        <translation>%1. %2: %3, %4; %5, %6 was beter (%7).</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7.</source>
        <translation>%1: %2, %3% van de kansen per beurt weggegeven; %4, %5, %6, %7.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed wins</source>
        <translation>
            <numerusform>%n gemiste winst</numerusform>
            <numerusform>%n gemiste winsten</numerusform>
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
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n onnauwkeurigheid</numerusform>
            <numerusform>%n onnauwkeurigheden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDesk</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Beoordeling</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Coach: &amp;hint, plan, turn</source>
        <translation>Coach: &amp;hint, plan, zet</translation>
    </message>
    <message>
        <source>A hint; again for the plan, for the turn, and to turn the coach off</source>
        <translation>Een hint; opnieuw voor plan, zet en uitzetten</translation>
    </message>
    <message>
        <source>This game is rated: no engine until it is over.</source>
        <translation>Deze partij telt voor de rating: geen engine tot ze voorbij is.</translation>
    </message>
</context>
<context>
    <name>CoachView</name>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>Let the coach look at the position on the board</source>
        <translation>Laat de coach naar de stelling kijken</translation>
    </message>
    <message>
        <source>How much the coach tells</source>
        <translation>Hoeveel de coach vertelt</translation>
    </message>
    <message>
        <source>Hint: which ring</source>
        <translation>Hint: welke ring</translation>
    </message>
    <message>
        <source>Plan: which row</source>
        <translation>Plan: welke rij</translation>
    </message>
    <message>
        <source>The best turns</source>
        <translation>De beste zetten</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>The best turns, what they are worth to whoever is to move, and why</source>
        <translation>De beste zetten, hun waarde voor wie aan de beurt is, en waarom</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>How far the coach has looked</source>
        <translation>Hoe ver de coach heeft gekeken</translation>
    </message>
    <message>
        <source>Think no longer about this position</source>
        <translation>Denk niet langer over deze stelling</translation>
    </message>
    <message>
        <source>The coach is off. Press Space for a hint.</source>
        <translation>De coach staat uit. Druk op spatie voor een hint.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>%1 turns ahead, %2 positions</source>
        <translation>%1 zetten vooruit, %2 stellingen</translation>
    </message>
    <message>
        <source>The coach stays off: this game is rated. Ask when it is over.</source>
        <translation>De coach blijft uit: deze partij telt voor de rating. Vraag het als ze voorbij is.</translation>
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
    <message>
        <source>cameras</source>
        <translation>camera’s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>camera backends</source>
        <translation>camerastuurprogramma’s</translation>
    </message>
    <message>
        <source>film backends</source>
        <translation>filmspelers</translation>
    </message>
    <message>
        <source>view</source>
        <translation>beeld</translation>
    </message>
    <message>
        <source>the board is found</source>
        <translation>het bord is gevonden</translation>
    </message>
    <message>
        <source>nothing needs to be changed</source>
        <translation>er hoeft niets te veranderen</translation>
    </message>
    <message>
        <source>delivers pictures</source>
        <translation>levert beeld</translation>
    </message>
    <message>
        <source>best mode %1</source>
        <translation>beste stand %1</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>camera</translation>
    </message>
    <message>
        <source>speech</source>
        <translation>spraak</translation>
    </message>
    <message>
        <source>%1 is installed</source>
        <translation>%1 is geïnstalleerd</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>%1 is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>nothing would be heard: install espeak-ng</source>
        <translation>er zou niets te horen zijn: installeer espeak-ng</translation>
    </message>
    <message>
        <source>espeak-ng speaks %1</source>
        <translation>espeak-ng spreekt %1</translation>
    </message>
    <message>
        <source>a chime cannot be played (install pipewire-bin, pulseaudio-utils or alsa-utils); faults have a second voice</source>
        <translation>er kan geen belletje klinken (installeer pipewire-bin, pulseaudio-utils of alsa-utils); fouten hebben een tweede stem</translation>
    </message>
    <message>
        <source>a chime is played by %1</source>
        <translation>een belletje klinkt met %1</translation>
    </message>
    <message>
        <source>a sound card or server is there: calls would be heard</source>
        <translation>er is een geluidskaart of geluidsserver: meldingen zouden te horen zijn</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: calls can only be written (--speak-to)</source>
        <translation>geen geluidskaart of geluidsserver te zien: meldingen kunnen alleen worden geschreven (--speak-to)</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lijnen</translation>
    </message>
    <message>
        <source>margin of the board</source>
        <translation>rand van het bord</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>witte ringen</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>zwarte ringen</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>witte markers</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>zwarte markers</translation>
    </message>
    <message>
        <source>rims of markers</source>
        <translation>randen van markers</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set</translation>
    </message>
    <message numerus="yes">
        <source>%1, last seen on %2; %n games so far</source>
        <translation>
            <numerusform>%1, laatst gezien op %2; tot nu toe %n partij</numerusform>
            <numerusform>%1, laatst gezien op %2; tot nu toe %n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>geen bekende</translation>
    </message>
    <message>
        <source>colours of the set</source>
        <translation>kleuren</translation>
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
        <translation>Winstkans van wit</translation>
    </message>
    <message>
        <source>White wins %1 of 100 such games</source>
        <translation>Wit wint %1 van 100 zulke partijen</translation>
    </message>
    <message>
        <source>White&apos;s winning chance: not known yet</source>
        <translation>Winstkans van wit: nog onbekend</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Beurt %1: %2</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Fout: %1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Hersteld</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Teruggenomen</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Turns and disputes</source>
        <translation>Beurten en geschillen</translation>
    </message>
    <message>
        <source>Turns and disputes of which pictures were kept</source>
        <translation>Beurten en geschillen waarvan beelden bewaard zijn</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Ervoor</translation>
    </message>
    <message>
        <source>The board before it</source>
        <translation>Het bord ervoor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Erna</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>Het bord erna</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Gemarkeerd</translation>
    </message>
    <message>
        <source>The difference, marked</source>
        <translation>Het verschil, gemarkeerd</translation>
    </message>
    <message>
        <source>No pictures have been kept yet.</source>
        <translation>Er zijn nog geen beelden bewaard.</translation>
    </message>
    <message>
        <source>This picture was not kept.</source>
        <translation>Dit beeld is niet bewaard.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the game</source>
        <translation>Exporteer de partij</translation>
    </message>
    <message>
        <source>Game record (*.ygn)</source>
        <translation>Notatie (*.ygn)</translation>
    </message>
    <message>
        <source>Game record as JSON (*.json)</source>
        <translation>Notatie als JSON (*.json)</translation>
    </message>
    <message>
        <source>Boardspace game (*.sgf)</source>
        <translation>Boardspace-partij (*.sgf)</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>Notatieformulier (*.pdf)</translation>
    </message>
    <message>
        <source>Diagram (*.svg)</source>
        <translation>Diagram (*.svg)</translation>
    </message>
    <message>
        <source>Diagram (*.png)</source>
        <translation>Diagram (*.png)</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: a ring was placed on %2, which is occupied.</source>
        <translation>%1: ring geplaatst op %2, dat bezet is.</translation>
    </message>
    <message>
        <source>%1: more than one ring was placed, the extra one on %2.</source>
        <translation>%1: meer dan één ring geplaatst, de extra ring op %2.</translation>
    </message>
    <message>
        <source>%1: one ring too many, on %2.</source>
        <translation>%1: een ring te veel, op %2.</translation>
    </message>
    <message>
        <source>%1: played out of turn, on %2.</source>
        <translation>%1: buiten de beurt gespeeld, op %2.</translation>
    </message>
    <message>
        <source>%1: played with the opponent&apos;s ring, on %2.</source>
        <translation>%1: met een ring van de tegenspeler gespeeld, op %2.</translation>
    </message>
    <message>
        <source>%1: no marker was left on %2.</source>
        <translation>%1: geen marker achtergelaten op %2.</translation>
    </message>
    <message>
        <source>%1: the marker on %2 shows the wrong colour.</source>
        <translation>%1: de marker op %2 toont de verkeerde kleur.</translation>
    </message>
    <message>
        <source>%1: ring and marker do not match, on %2.</source>
        <translation>%1: ring en marker horen niet bij elkaar, op %2.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, not in a straight line.</source>
        <translation>%1: ring van %2 naar %3, niet in een rechte lijn.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over the ring on %4.</source>
        <translation>%1: ring van %2 naar %3, over de ring op %4.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, too far behind the jumped markers.</source>
        <translation>%1: ring van %2 naar %3, te ver achter de markers waarover hij sprong.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over markers with a gap between them.</source>
        <translation>%1: ring van %2 naar %3, over markers met een gat ertussen.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, which is occupied.</source>
        <translation>%1: ring van %2 naar %3, dat bezet is.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was not moved.</source>
        <translation>%1: de ring op %2 is niet verplaatst.</translation>
    </message>
    <message>
        <source>%1: not turned over: %2.</source>
        <translation>%1: niet omgedraaid: %2.</translation>
    </message>
    <message>
        <source>%1: turned over without a jump: %2.</source>
        <translation>%1: omgedraaid zonder sprong: %2.</translation>
    </message>
    <message>
        <source>%1: the marker left on %2 was turned over.</source>
        <translation>%1: de achtergelaten marker op %2 is omgedraaid.</translation>
    </message>
    <message>
        <source>%1: a marker was moved from %2 to %3.</source>
        <translation>%1: een marker is verplaatst van %2 naar %3.</translation>
    </message>
    <message>
        <source>%1: a marker too many, on %2.</source>
        <translation>%1: een marker te veel, op %2.</translation>
    </message>
    <message>
        <source>%1: removed without a row: %2.</source>
        <translation>%1: weggenomen zonder rij: %2.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was not removed.</source>
        <translation>%1: de rij %2 tot %3 is niet weggenomen.</translation>
    </message>
    <message>
        <source>%1: what was removed, %2 to %3, is no own row.</source>
        <translation>%1: wat is weggenomen, %2 tot %3, is geen eigen rij.</translation>
    </message>
    <message>
        <source>%1: not exactly five markers were removed, %2 to %3.</source>
        <translation>%1: niet precies vijf markers weggenomen, %2 tot %3.</translation>
    </message>
    <message>
        <source>%1: the markers removed, %2 to %3, are not neighbours.</source>
        <translation>%1: de weggenomen markers, %2 tot %3, liggen niet naast elkaar.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s row %2 to %3 was removed.</source>
        <translation>%1: de rij %2 tot %3 van de tegenspeler is weggenomen.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was removed too early.</source>
        <translation>%1: de rij %2 tot %3 is te vroeg weggenomen.</translation>
    </message>
    <message>
        <source>%1: no ring was removed for the row.</source>
        <translation>%1: er is geen ring weggenomen voor de rij.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was removed without a row.</source>
        <translation>%1: de ring op %2 is weggenomen zonder rij.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s ring on %2 was removed.</source>
        <translation>%1: de ring van de tegenspeler op %2 is weggenomen.</translation>
    </message>
    <message>
        <source>%1: played before the row was removed.</source>
        <translation>%1: gespeeld voordat de rij was weggenomen.</translation>
    </message>
    <message>
        <source>%1: played although the game is over.</source>
        <translation>%1: gespeeld terwijl de partij is afgelopen.</translation>
    </message>
    <message>
        <source>%1: passed although a ring can move.</source>
        <translation>%1: gepast terwijl een ring kan bewegen.</translation>
    </message>
    <message>
        <source>%1: the pieces do not add up, on %2.</source>
        <translation>%1: het aantal stukken klopt niet, op %2.</translation>
    </message>
    <message>
        <source>%1: a wrong act.</source>
        <translation>%1: een onjuiste handeling.</translation>
    </message>
    <message>
        <source>Put right: %1.</source>
        <translation>Herstel: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more points.</source>
        <translation>
            <numerusform>En nog %n veld.</numerusform>
            <numerusform>En nog %n velden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1: the row is off. Now a ring.</source>
        <translation>%1: de rij is weg. Nu een ring.</translation>
    </message>
    <message>
        <source>Only then a move.</source>
        <translation>Daarna pas een zet.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>A new game begins, number %1.</source>
        <translation>Een nieuwe partij begint, nummer %1.</translation>
    </message>
    <message>
        <source>The game goes on; it is over.</source>
        <translation>De partij gaat verder; ze is al afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on after %n turns.</source>
        <translation>
            <numerusform>De partij gaat verder na %n beurt.</numerusform>
            <numerusform>De partij gaat verder na %n beurten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 geeft op.</translation>
    </message>
    <message>
        <source>The players have ended the game.</source>
        <translation>De spelers hebben de partij beëindigd.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <translation>Wit: %1. Zwart: %2.</translation>
    </message>
    <message>
        <source>Watching from here.</source>
        <translation>Vanaf hier wordt meegekeken.</translation>
    </message>
    <message>
        <source>Who is to play is not known yet.</source>
        <translation>Wie aan de beurt is, is nog niet bekend.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>Put right; play goes on.</source>
        <translation>Hersteld; de partij gaat verder.</translation>
    </message>
    <message>
        <source>%1 is right again; play goes on.</source>
        <translation>%1 klopt weer; de partij gaat verder.</translation>
    </message>
    <message>
        <source>All turns were taken back.</source>
        <translation>Alle beurten zijn teruggenomen.</translation>
    </message>
    <message>
        <source>Taken back to turn %1.</source>
        <translation>Teruggenomen tot beurt %1.</translation>
    </message>
    <message>
        <source>The record is corrected.</source>
        <translation>De notatie is verbeterd.</translation>
    </message>
    <message>
        <source>The record is corrected from turn %1.</source>
        <translation>De notatie is verbeterd vanaf beurt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns no longer fit and are dropped: %1.</source>
        <translation>
            <numerusform>%n beurt past niet meer en vervalt: %1.</numerusform>
            <numerusform>%n beurten passen niet meer en vervallen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move?</source>
        <translation>Wie is aan de beurt?</translation>
    </message>
    <message>
        <source>Was turn %1 %2?</source>
        <translation>Was beurt %1 %2?</translation>
    </message>
    <message>
        <source>The first is written down.</source>
        <translation>De eerste is genoteerd.</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>Gelijkspel, %1 tegen %2.</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <translation>%1 wint, %2 tegen %3.</translation>
    </message>
    <message>
        <source>Third ring!</source>
        <translation>Derde ring!</translation>
    </message>
    <message>
        <source>The row decides.</source>
        <translation>De rij beslist.</translation>
    </message>
    <message>
        <source>No marker is left.</source>
        <translation>Er is geen marker meer over.</translation>
    </message>
    <message>
        <source>No ring can move.</source>
        <translation>Geen ring kan bewegen.</translation>
    </message>
    <message>
        <source>ring on %1</source>
        <translation>ring op %1</translation>
    </message>
    <message>
        <source>ring from %1 to %2</source>
        <translation>ring van %1 naar %2</translation>
    </message>
    <message>
        <source>row %1 to %2 off</source>
        <translation>rij %1 tot %2 eraf</translation>
    </message>
    <message>
        <source>ring %1 off</source>
        <translation>ring %1 eraf</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>geeft op</translation>
    </message>
    <message>
        <source>%1: first ring.</source>
        <translation>%1: eerste ring.</translation>
    </message>
    <message>
        <source>%1: second ring.</source>
        <translation>%1: tweede ring.</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are left.</source>
        <translation>
            <numerusform>Er is nog %n marker over.</numerusform>
            <numerusform>Er zijn nog %n markers over.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 is aan de beurt.</translation>
    </message>
    <message>
        <source>It is illegal and stands.</source>
        <translation>De beurt is onreglementair en blijft staan.</translation>
    </message>
    <message>
        <source>%1: row %2. Take it off, then a ring.</source>
        <translation>%1: rij %2. Neem die weg, dan een ring.</translation>
    </message>
    <message>
        <source>%1: choose a row, %2. Take it off, then a ring.</source>
        <translation>%1: kies een rij, %2. Neem die weg, dan een ring.</translation>
    </message>
    <message>
        <source>%1: rows %2. Take each off, and a ring for each.</source>
        <translation>%1: rijen %2. Neem ze weg, met een ring per rij.</translation>
    </message>
    <message>
        <source>Undone: turn %1.</source>
        <translation>Ongedaan gemaakt: beurt %1.</translation>
    </message>
    <message>
        <source>Back again: turn %1.</source>
        <translation>Hersteld: beurt %1.</translation>
    </message>
    <message>
        <source>It stands.</source>
        <translation>Het blijft zo.</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>Niet gedaan.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>This set is new; it is kept as %1.</source>
        <translation>Deze set is nieuw; hij wordt bewaard als %1.</translation>
    </message>
    <message numerus="yes">
        <source>This is the set %1, last seen on %2; %n games so far.</source>
        <translation>
            <numerusform>Dit is de set %1, laatst gezien op %2; tot nu toe %n partij.</numerusform>
            <numerusform>Dit is de set %1, laatst gezien op %2; tot nu toe %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is called the set %1, but looks otherwise: its colours are not learned.</source>
        <translation>Dit heet de set %1, maar ziet er anders uit: de kleuren worden niet geleerd.</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>needs the package libqt6sql6-sqlite</source>
        <translation>heeft het pakket libqt6sql6-sqlite nodig</translation>
    </message>
    <message>
        <source>is no record of a game</source>
        <translation>is geen notatie van een partij</translation>
    </message>
    <message>
        <source>is the database of another program</source>
        <translation>is de database van een ander programma</translation>
    </message>
    <message>
        <source>was written by a newer version of this program; the games in it are left as they are</source>
        <translation>komt van een nieuwere versie van dit programma; de partijen blijven zoals ze zijn</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>First position (Home)</source>
        <translation>Beginstelling (Home)</translation>
    </message>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Vorige beurt (Links)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Volgende beurt (Rechts)</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>Slotstelling (End)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From %1</source>
        <translation>Vanaf %1</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>loopt</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>%1: a year, a month or a day, like 2026-11-30</source>
        <translation>%1: een jaar, maand of dag, zoals 2026-11-30</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Begin a &amp;new library</source>
        <translation>Begin een &amp;nieuwe bibliotheek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Select a game to see it on the board</source>
        <translation>Kies een partij om haar op het bord te zien</translation>
    </message>
    <message>
        <source>Keep the unusable file under another name and begin an empty library</source>
        <translation>Bewaar het onbruikbare bestand onder een andere naam en begin leeg</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search: players, date, event, comments</source>
        <translation>Zoeken: spelers, datum, evenement, opmerkingen</translation>
    </message>
    <message>
        <source>Games in which all of these words occur</source>
        <translation>Partijen waarin al deze woorden voorkomen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Only games of this variant</source>
        <translation>Alleen partijen van deze variant</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle varianten</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Only games with this result, like 3-1</source>
        <translation>Alleen partijen met deze uitslag, zoals 3-1</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Elke uitslag</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Take records (.ygn, .sgf, .json) into the library</source>
        <translation>Neem notaties (.ygn, .sgf, .json) op in de bibliotheek</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Write the game as a record, its score sheet (PDF) or its diagram (SVG, PNG)</source>
        <translation>Schrijf de partij als notatie, formulier (PDF) of diagram (SVG, PNG)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete the selected games; Undo brings them back</source>
        <translation>Verwijder de gekozen partijen; ‘Ongedaan maken’ haalt ze terug</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Take back the last change of the library</source>
        <translation>Neem de laatste wijziging van de bibliotheek terug</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Haal terug wat het laatst ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Kopieer stelling</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>De tekst van de getoonde stelling naar het klembord</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Kopieer diagram</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>Het beeld van de getoonde stelling naar het klembord</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Beoordeling</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Vanaf %1</translation>
    </message>
    <message>
        <source>Evidence pictures</source>
        <translation>Bewijsbeelden</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) in the library.</source>
        <translation>
            <numerusform>%n nieuwe partij in de bibliotheek.</numerusform>
            <numerusform>%n nieuwe partijen in de bibliotheek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were there know more now.</source>
        <translation>
            <numerusform>%n aanwezige partij is aangevuld.</numerusform>
            <numerusform>%n aanwezige partijen zijn aangevuld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n partij was er al.</numerusform>
            <numerusform>%n partijen waren er al.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschreven: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written.</source>
        <translation>
            <numerusform>%n partij geschreven.</numerusform>
            <numerusform>%n partijen geschreven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in games</source>
        <translation>Partijen opnemen</translation>
    </message>
    <message>
        <source>Game records (*.ygn *.sgf *.json)</source>
        <translation>Notaties (*.ygn *.sgf *.json)</translation>
    </message>
    <message>
        <source>Write the games into a folder</source>
        <translation>Schrijf de partijen in een map</translation>
    </message>
    <message>
        <source>The old library is kept as %1.</source>
        <translation>De oude bibliotheek is bewaard als %1.</translation>
    </message>
    <message>
        <source>%1: %2 What follows is kept but cannot be replayed.</source>
        <comment>file, sentence</comment>
        <translation>%1: %2 Wat volgt wordt bewaard, maar kan niet worden nagespeeld.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Photo to position, one picture at a time</source>
        <translation>Van foto naar stelling, één beeld tegelijk</translation>
    </message>
    <message>
        <source>Picture files</source>
        <translation>Beeldbestanden</translation>
    </message>
    <message>
        <source>One JSON object a line</source>
        <translation>Eén JSON-object per regel</translation>
    </message>
    <message>
        <source>Write an overlay and the pictures of every stage into this folder</source>
        <translation>Schrijf een overlay en de beelden van elke stap in deze map</translation>
    </message>
    <message>
        <source>Calibration of the camera (.yml)</source>
        <translation>Kalibratie van de camera (.yml)</translation>
    </message>
    <message>
        <source>What a camera is asked for: 1280x720@30, 1920x1080@30:MJPG</source>
        <translation>Wat van de camera wordt gevraagd: 1280x720@30, 1920x1080@30:MJPG</translation>
    </message>
    <message>
        <source>Play a film or a folder at its own pace, as a camera would</source>
        <translation>Speel een film of map op eigen tempo, zoals een camera</translation>
    </message>
    <message>
        <source>Seconds after which a lost camera or stream is given up; 0: never</source>
        <translation>Seconden waarna een verloren camera wordt opgegeven; 0: nooit</translation>
    </message>
    <message>
        <source>Go on with the unfinished game of this record (without one: the latest)</source>
        <translation>Ga verder met de onvoltooide partij van deze notatie (anders de laatste)</translation>
    </message>
    <message>
        <source>Begin a new game without asking; an unfinished one is kept under another name</source>
        <translation>Begin een nieuwe partij zonder te vragen; een onvoltooide blijft onder een andere naam bewaard</translation>
    </message>
    <message>
        <source>Keep the journal in this folder, not beside the record</source>
        <translation>Bewaar het journaal in deze map, niet naast de notatie</translation>
    </message>
    <message>
        <source>Megabytes that the pictures may take</source>
        <translation>Megabytes die de beelden mogen innemen</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Naam van wit</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Naam van zwart</translation>
    </message>
    <message>
        <source>Take commands from stdin, one JSON object a line</source>
        <translation>Lees opdrachten van stdin, één JSON-object per regel</translation>
    </message>
    <message>
        <source>Speak the calls (espeak-ng)</source>
        <translation>Spreek de meldingen uit (espeak-ng)</translation>
    </message>
    <message>
        <source>Speak the calls into sound files in this folder</source>
        <translation>Spreek de meldingen in geluidsbestanden in deze map</translation>
    </message>
    <message>
        <source>How much is spoken: all, rows (rows, faults, results), results, silent</source>
        <translation>Hoeveel wordt gezegd: all (alles), rows (rijen, fouten, uitslagen), results, silent (niets)</translation>
    </message>
    <message>
        <source>File of words for the letters of points, a line each: c = Charlie</source>
        <translation>Bestand met woorden voor de letters, één per regel: c = Cornelis</translation>
    </message>
    <message>
        <source>Watch a game: announce and record it</source>
        <translation>Bekijk een partij: meld en noteer haar</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Camera (0, /dev/video0), URL, film of map met beelden</translation>
    </message>
    <message>
        <source>One JSON object an event</source>
        <translation>Eén JSON-object per gebeurtenis</translation>
    </message>
    <message>
        <source>Write the game to this file (.ygn, .json)</source>
        <translation>Schrijf de partij naar dit bestand (.ygn, .json)</translation>
    </message>
    <message>
        <source>standard or blitz</source>
        <translation>standard of blitz</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Stelling waarmee de partij begint</translation>
    </message>
    <message>
        <source>Keep the pictures of disputed moments in this folder</source>
        <translation>Bewaar de beelden van betwiste momenten in deze map</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Seconden rust voordat een fout wordt gemeld; 0 bij timelapse</translation>
    </message>
    <message>
        <source>Count sequences of atomic actions</source>
        <translation>Tel reeksen elementaire handelingen</translation>
    </message>
    <message>
        <source>Position text, in quotes</source>
        <translation>Stelling als tekst, tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>Aantal handelingen</translation>
    </message>
    <message>
        <source>The count behind each first action</source>
        <translation>Het aantal achter elke eerste handeling</translation>
    </message>
    <message>
        <source>When an empty pool ends the game: at_take (the rule), turn_end, immediate</source>
        <translation>Wanneer een lege voorraad de partij beëindigt: at_take (de regel), turn_end, immediate</translation>
    </message>
    <message>
        <source>What ends a blitz game: row (the rule), ring</source>
        <translation>Wat een blitzpartij beëindigt: row (de regel), ring</translation>
    </message>
    <message>
        <source>Is this record legal? Names turn, fault and rule</source>
        <translation>Is deze notatie reglementair? Noemt beurt, fout en regel</translation>
    </message>
    <message>
        <source>Record files (.ygn, .sgf, .json)</source>
        <translation>Notatiebestanden (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Between record formats, by file ending</source>
        <translation>Tussen notatieformaten, volgens de extensie</translation>
    </message>
    <message>
        <source>Record to read (.ygn, .sgf, .json)</source>
        <translation>Notatie om te lezen (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Record to write (.ygn, .sgf, .json)</source>
        <translation>Notatie om te schrijven (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Picture of a position</source>
        <translation>Afbeelding van een stelling</translation>
    </message>
    <message>
        <source>Position text in quotes, or a record file</source>
        <translation>Stelling tussen aanhalingstekens, of een notatiebestand</translation>
    </message>
    <message>
        <source>OUT.svg or OUT.png</source>
        <translation>UIT.svg of UIT.png</translation>
    </message>
    <message>
        <source>Number of the last turn to play</source>
        <translation>Nummer van de laatste beurt</translation>
    </message>
    <message>
        <source>Suggests turns, with an evaluation and reasons</source>
        <translation>Stelt zetten voor, met waardering en redenen</translation>
    </message>
    <message>
        <source>Thinking time a position</source>
        <translation>Denktijd per stelling</translation>
    </message>
    <message>
        <source>Positions to look at, instead of a time</source>
        <translation>Te bekijken stellingen, in plaats van een tijd</translation>
    </message>
    <message>
        <source>How many turns to suggest</source>
        <translation>Hoeveel zetten worden voorgesteld</translation>
    </message>
    <message>
        <source>Threads that search</source>
        <translation>Zoekende threads</translation>
    </message>
    <message>
        <source>Megabytes to remember positions in</source>
        <translation>Megabytes om stellingen te onthouden</translation>
    </message>
    <message>
        <source>How much to give away: hint (which ring), plan (which row), turn</source>
        <translation>Hoeveel wordt verklapt: hint (welke ring), plan (welke rij), turn (de zet)</translation>
    </message>
    <message>
        <source>Play at a level: 1 beginner to 10 full strength</source>
        <translation>Speel op een niveau: 1 beginner tot 10 volle sterkte</translation>
    </message>
    <message>
        <source>Of the errors of a level</source>
        <translation>Startgetal van de fouten van een niveau</translation>
    </message>
    <message>
        <source>Draw the course of a record into this file (.svg)</source>
        <translation>Teken het verloop van een notatie in dit bestand (.svg)</translation>
    </message>
    <message>
        <source>One JSON object a suggestion or turn</source>
        <translation>Eén JSON-object per voorstel of beurt</translation>
    </message>
    <message>
        <source>Engine protocol on standard input and output</source>
        <translation>Engineprotocol op standaardinvoer en -uitvoer</translation>
    </message>
    <message>
        <source>Lens calibration of a camera</source>
        <translation>Lenskalibratie van een camera</translation>
    </message>
    <message>
        <source>Pictures, folders, films or a camera showing the board or the printed sheet in several poses</source>
        <translation>Beelden, mappen, films of een camera met het bord of het geprinte vel in meerdere standen</translation>
    </message>
    <message>
        <source>Calibration to write (.yml)</source>
        <translation>Te schrijven kalibratie (.yml)</translation>
    </message>
    <message>
        <source>Write a sheet to print (.svg, .pdf), in true size</source>
        <translation>Schrijf een vel om te printen (.svg, .pdf), op ware grootte</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Eén JSON-object</translation>
    </message>
    <message>
        <source>What works on this machine</source>
        <translation>Wat op deze machine werkt</translation>
    </message>
    <message>
        <source>Judge what this camera, film, folder or picture shows of the board; all cameras where left out</source>
        <translation>Beoordeel wat deze camera, film, map of dit beeld van het bord toont; anders alle camera’s</translation>
    </message>
    <message>
        <source>Language of sentences: en, fr, nl, cs, zh; the system&apos;s where left out</source>
        <translation>Taal van de zinnen: en, fr, nl, cs, zh; anders die van het systeem</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Toon deze hulp en stop</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Toon de versie en stop</translation>
    </message>
    <message>
        <source>Yinsight, a camera referee for the board game YINSH</source>
        <translation>Yinsight, een camerascheidsrechter voor het bordspel YINSH</translation>
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
        <translation>## Eerste stappen

Richt een camera op het bord zodat het helemaal in beeld is. De opstelpagina toont wat wordt gezien en zegt wat ontbreekt. Druk dan op **Start de partij** en speel. Zonder camera bekijk je de voorbeeldpartij.

Bij een fout wordt de balk rood: hij noemt de handeling en de regel, en de stukken zijn getekend zoals ze horen te liggen. Herstel het en de balk wordt vanzelf weer gewoon, of druk op **Laat het zo**. **Toon beelden** laat het bord ervoor en erna zien.

Een verkeerd genoteerde beurt verbeter je op het tabblad **Verbeteren**; de beurten erna worden opnieuw getoetst. Alles kan ongedaan worden gemaakt.

## Toetsen

| | |
|---|---|
| ← → Home End | door de beurten |
| Ctrl+Z, Ctrl+Y | ongedaan maken, opnieuw |
| Ctrl+Enter | laat het zo |
| Ctrl+E | stelling bewerken |
| F | draai het bord |
| T | draai de namen 60° |
| O | wat wordt gelezen over het beeld |
| E | beelden van de beurt |
| F11 | zaalweergave |
| F1 | deze hulp |
</translation>
    </message>
    <message>
        <source>How faults are set off: voice (a second one), chime</source>
        <translation>Wat fouten doet opvallen: voice (een tweede stem), chime (een belletje)</translation>
    </message>
    <message>
        <source>Folder of the sets that are known</source>
        <translation>Map van de bekende sets</translation>
    </message>
    <message>
        <source>What the set on the board is called</source>
        <translation>Hoe de set op het bord heet</translation>
    </message>
    <message>
        <source>Neither recognise the set on the board nor learn it</source>
        <translation>De set op het bord niet herkennen en niet leren</translation>
    </message>
    <message>
        <source>Folder of the sets that are known; games from a camera or with --set have one</source>
        <translation>Map van de bekende sets; partijen van een camera of met --set hebben er een</translation>
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
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A camera referee for the board game YINSH</source>
        <translation>Een camerascheidsrechter voor het bordspel YINSH</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Camera (0, /dev/video0), URL, film of map met beelden</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Stelling waarmee de partij begint</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Seconden rust voordat een fout wordt gemeld; 0 bij timelapse</translation>
    </message>
    <message>
        <source>Play films as fast as they can be judged</source>
        <translation>Speel films zo snel als ze beoordeeld kunnen worden</translation>
    </message>
    <message>
        <source>Referee the sample game</source>
        <translation>Fluit de voorbeeldpartij</translation>
    </message>
    <message>
        <source>expected seconds</source>
        <translation>verwacht werden seconden</translation>
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
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Scheidsrechter</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Fluit de gefilmde partij die bij Yinsight hoort</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Close Yinsight</source>
        <translation>Sluit Yinsight</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Take back the last turn or correction</source>
        <translation>Neem de laatste beurt of verbetering terug</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Haal terug wat het laatst ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Beginstelling</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>&amp;Vorige beurt</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>V&amp;olgende beurt</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>&amp;Laatste beurt</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>&amp;Draai het bord</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Toon het bord van de andere kant</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>&amp;Set up a game</source>
        <translation>Partij &amp;opstellen</translation>
    </message>
    <message>
        <source>Choose what is watched and who plays</source>
        <translation>Kies wat wordt bekeken en wie speelt</translation>
    </message>
    <message>
        <source>Watch the sa&amp;mple game</source>
        <translation>Bekijk de &amp;voorbeeldpartij</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Volgende partij</translation>
    </message>
    <message>
        <source>The next game begins on the empty board</source>
        <translation>De volgende partij begint op het lege bord</translation>
    </message>
    <message>
        <source>S&amp;top watching</source>
        <translation>S&amp;top met kijken</translation>
    </message>
    <message>
        <source>Leave the camera; the game is kept</source>
        <translation>Verlaat de camera; de partij blijft bewaard</translation>
    </message>
    <message>
        <source>&amp;White resigns</source>
        <translation>&amp;Wit geeft op</translation>
    </message>
    <message>
        <source>Black wins the game</source>
        <translation>Zwart wint de partij</translation>
    </message>
    <message>
        <source>&amp;Black resigns</source>
        <translation>&amp;Zwart geeft op</translation>
    </message>
    <message>
        <source>White wins the game</source>
        <translation>Wit wint de partij</translation>
    </message>
    <message>
        <source>A &amp;draw is agreed</source>
        <translation>&amp;Gelijkspel overeengekomen</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>De partij eindigt in gelijkspel</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Laat het zo</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Accepteer het bord zoals het ligt en ga verder</translation>
    </message>
    <message>
        <source>Edit the &amp;position</source>
        <translation>Stelling be&amp;werken</translation>
    </message>
    <message>
        <source>Set up the position by mouse</source>
        <translation>Stel de stelling op met de muis</translation>
    </message>
    <message>
        <source>&amp;Turn the board&apos;s names by 60°</source>
        <translation>&amp;Draai de namen 60°</translation>
    </message>
    <message>
        <source>The board lies otherwise than was guessed</source>
        <translation>Het bord ligt anders dan gedacht</translation>
    </message>
    <message>
        <source>What is &amp;read, over the picture</source>
        <translation>Wat wordt ge&amp;lezen, over het beeld</translation>
    </message>
    <message>
        <source>Draw what is read over the live picture</source>
        <translation>Teken wat wordt gelezen over het livebeeld</translation>
    </message>
    <message>
        <source>Pictures of the &amp;turn</source>
        <translation>&amp;Beelden van de beurt</translation>
    </message>
    <message>
        <source>The board before and after the turn that is shown</source>
        <translation>Het bord voor en na de getoonde beurt</translation>
    </message>
    <message>
        <source>&amp;Display mode</source>
        <translation>&amp;Zaalweergave</translation>
    </message>
    <message>
        <source>Full screen for the room: board and announcements</source>
        <translation>Volledig scherm voor de zaal: bord en meldingen</translation>
    </message>
    <message>
        <source>First steps and keys</source>
        <translation>Eerste stappen en toetsen</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschreven: %1</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Write the game as a record, score sheet or diagram</source>
        <translation>Schrijf de partij als notatie, formulier of diagram</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Kopieer de stelling</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>De tekst van de getoonde stelling naar het klembord</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram</source>
        <translation>Kopieer het &amp;diagram</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>Het beeld van de getoonde stelling naar het klembord</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>The sample game is not on this computer.</source>
        <translation>De voorbeeldpartij staat niet op deze computer.</translation>
    </message>
    <message>
        <source>Show the board before the first turn</source>
        <translation>Toon het bord vóór de eerste beurt</translation>
    </message>
    <message>
        <source>Show the board one turn earlier</source>
        <translation>Toon het bord één beurt eerder</translation>
    </message>
    <message>
        <source>Show the board one turn later</source>
        <translation>Toon het bord één beurt later</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Toon het bord zoals het nu is</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>H&amp;andleiding</translation>
    </message>
    <message>
        <source>The guide for players</source>
        <translation>De gids voor spelers</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>turn %1 is illegal: %2</source>
        <translation>beurt %1 is onreglementair: %2</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n turns, score %1</source>
        <translation>
            <numerusform>reglementair, %n beurt, stand %1</numerusform>
            <numerusform>reglementair, %n beurten, stand %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over, %1</source>
        <translation>de partij is afgelopen, %1</translation>
    </message>
    <message>
        <source>No board was seen.</source>
        <translation>Er is geen bord gezien.</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violations</source>
        <translation>
            <numerusform>%n overtreding</numerusform>
            <numerusform>%n overtredingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n vraag</numerusform>
            <numerusform>%n vragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 ms each, %3 dropped; 95 % of the calls came within %4 ms of their frame.</source>
        <translation>%1, elk %2 ms, %3 overgeslagen; 95% van de meldingen binnen %4 ms.</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n beeld</numerusform>
            <numerusform>%n beelden</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more is spoken: %1</source>
        <translation>er wordt niets meer gezegd: %1</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; overgeslagen</translation>
    </message>
    <message>
        <source>still needed: %1</source>
        <translation>nog nodig: %1</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>stelling %1 van %2</translation>
    </message>
    <message>
        <source>u undo, r redo, a accept as it stands, 0-9 choose a candidate, n turn the names, space say it again, q stop;</source>
        <translation>u ongedaan, r opnieuw, a aanvaarden zoals het ligt, 0-9 een kandidaat kiezen, n de namen draaien, spatie herhalen, q stoppen;</translation>
    </message>
    <message>
        <source>no board: %1</source>
        <translation>geen bord: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>advies: %1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>beeld %1 van %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>beeld %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</source>
        <translation>
            <numerusform>Een onvoltooide partij van %n beurt staat in %1. Ermee verdergaan? [J/n]</numerusform>
            <numerusform>Een onvoltooide partij van %n beurten staat in %1. Ermee verdergaan? [J/n]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</source>
        <translation>
            <numerusform>een onvoltooide partij van %n beurt staat in %1; er begint een nieuwe (--resume gaat met een onvoltooide verder)</numerusform>
            <numerusform>een onvoltooide partij van %n beurten staat in %1; er begint een nieuwe (--resume gaat met een onvoltooide verder)</numerusform>
        </translation>
    </message>
    <message>
        <source>seen: %1</source>
        <translation>gezien: %1</translation>
    </message>
    <message>
        <source>not calibrated; what is missing:</source>
        <translation>niet gekalibreerd; wat ontbreekt:</translation>
    </message>
    <message>
        <source>residual %1 px over %2 sightings, %3 outliers left out</source>
        <translation>restfout %1 px over %2 waarnemingen, %3 uitschieters weggelaten</translation>
    </message>
    <message>
        <source>board points are predicted to %1 px on average, %2 px at worst</source>
        <translation>velden voorspeld tot op gemiddeld %1 px, op zijn slechtst %2 px</translation>
    </message>
    <message>
        <source>could be better: %1</source>
        <translation>kan beter: %1</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>geschreven naar %1</translation>
    </message>
    <message>
        <source>the naming of the points is certain</source>
        <translation>de namen van de velden zijn zeker</translation>
    </message>
    <message>
        <source>the naming of the points is one of six guesses</source>
        <translation>de namen van de velden zijn één van zes gissingen</translation>
    </message>
    <message>
        <source>the picture is mirrored</source>
        <translation>het beeld is gespiegeld</translation>
    </message>
    <message>
        <source>board found in %1 ms, lines within %2 px; %3</source>
        <translation>bord gevonden in %1 ms, lijnen tot op %2 px; %3</translation>
    </message>
    <message>
        <source>rings removed: White %1, Black %2</source>
        <translation>weggenomen ringen: Wit %1, Zwart %2</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: nothing will be heard; --speak-to writes the calls into files</source>
        <translation>er is geen geluidskaart of geluidsserver: er zal niets te horen zijn; --speak-to schrijft de aankondigingen naar bestanden</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 turns</source>
        <translation>gestopt na %1 van %2 beurten</translation>
    </message>
</context>
<context>
    <name>MoodSign</name>
    <message>
        <source>All is well</source>
        <translation>Alles in orde</translation>
    </message>
    <message>
        <source>Something is due</source>
        <translation>Er moet iets gebeuren</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Er klopt iets niet</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white ring with a white marker on %1</source>
        <translation>witte ring met witte marker op %1</translation>
    </message>
    <message>
        <source>white ring with a black marker on %1</source>
        <translation>witte ring met zwarte marker op %1</translation>
    </message>
    <message>
        <source>black ring with a white marker on %1</source>
        <translation>zwarte ring met witte marker op %1</translation>
    </message>
    <message>
        <source>black ring with a black marker on %1</source>
        <translation>zwarte ring met zwarte marker op %1</translation>
    </message>
    <message>
        <source>white ring on %1</source>
        <translation>witte ring op %1</translation>
    </message>
    <message>
        <source>black ring on %1</source>
        <translation>zwarte ring op %1</translation>
    </message>
    <message>
        <source>white marker on %1</source>
        <translation>witte marker op %1</translation>
    </message>
    <message>
        <source>black marker on %1</source>
        <translation>zwarte marker op %1</translation>
    </message>
    <message>
        <source>nothing on %1</source>
        <translation>niets op %1</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
</context>
<context>
    <name>Player inside</name>
    <message>
        <source>White</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>zwart</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Use this position</source>
        <translation>Gebruik deze stelling</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Witte ring</translation>
    </message>
    <message>
        <source>Black ring</source>
        <translation>Zwarte ring</translation>
    </message>
    <message>
        <source>White marker</source>
        <translation>Witte marker</translation>
    </message>
    <message>
        <source>Black marker</source>
        <translation>Zwarte marker</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Then click on the board</source>
        <translation>Klik daarna op het bord</translation>
    </message>
    <message>
        <source>White is to play</source>
        <translation>Wit is aan de beurt</translation>
    </message>
    <message>
        <source>Black is to play</source>
        <translation>Zwart is aan de beurt</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>Wie aan de beurt is</translation>
    </message>
    <message>
        <source>The game goes on from this position</source>
        <translation>De partij gaat verder vanaf deze stelling</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Verander niets</translation>
    </message>
    <message>
        <source>All five rings lie on the board.</source>
        <translation>Alle vijf ringen liggen op het bord.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>The first candidate stays written down</source>
        <translation>De eerste mogelijkheid blijft genoteerd</translation>
    </message>
    <message>
        <source>What was turn %1?</source>
        <translation>Wat was beurt %1?</translation>
    </message>
    <message>
        <source>Who is to play?</source>
        <translation>Wie is aan de beurt?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>It was this one</source>
        <translation>Het was deze</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>no lattice lines were found</source>
        <translation>Er zijn geen lijnen van het bord gevonden</translation>
    </message>
    <message>
        <source>a lattice was seen, but not which part of a YINSH board it is</source>
        <translation>Er zijn lijnen te zien, maar niet welk deel van een YINSH-bord het is</translation>
    </message>
    <message>
        <source>the lines found do not form the lattice of a YINSH board</source>
        <translation>De gevonden lijnen zijn niet die van een YINSH-bord</translation>
    </message>
    <message>
        <source>it is not where it was, nor elsewhere in the picture</source>
        <translation>Het ligt niet meer waar het lag, en ook niet elders in beeld</translation>
    </message>
    <message>
        <source>delivers no more pictures</source>
        <translation>Er komen geen beelden meer</translation>
    </message>
    <message>
        <source>has fallen silent</source>
        <translation>Ze reageert niet meer</translation>
    </message>
    <message>
        <source>there is no camera that can be opened</source>
        <translation>Er is geen camera die geopend kan worden</translation>
    </message>
    <message>
        <source>cannot be opened as a stream</source>
        <translation>De stream kan niet geopend worden</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>Er is niets om ongedaan te maken</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>Er is niets om opnieuw te doen</translation>
    </message>
    <message>
        <source>no such turn has candidates</source>
        <translation>Die beurt heeft geen alternatieven</translation>
    </message>
    <message>
        <source>no board has been seen yet</source>
        <translation>Er is nog geen bord gezien</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>the picture is too dark: switch on a lamp, or let the camera expose longer</source>
        <translation>Het beeld is te donker: doe een lamp aan of belicht langer</translation>
    </message>
    <message>
        <source>the picture is too bright: dim the lamp, or let the camera expose shorter</source>
        <translation>Het beeld is te licht: dim de lamp of belicht korter</translation>
    </message>
    <message>
        <source>the picture is all of one colour: wait until the camera has balanced its white, or set it by hand</source>
        <translation>Het beeld heeft één kleur: wacht op de witbalans of stel die met de hand in</translation>
    </message>
    <message>
        <source>the picture is out of focus: focus on the board, or clean the lens</source>
        <translation>Het beeld is onscherp: stel scherp op het bord of maak de lens schoon</translation>
    </message>
    <message>
        <source>the picture is moving: put the camera down and keep hands away for a moment</source>
        <translation>Het beeld beweegt: zet de camera neer en houd de handen even weg</translation>
    </message>
    <message>
        <source>the clock of this computer is behind the time of the last turn</source>
        <translation>De klok van deze computer loopt achter op de laatste beurt</translation>
    </message>
    <message>
        <source>the game is on the disk again, nothing is missing</source>
        <translation>De partij staat weer op de schijf, er ontbreekt niets</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>the picture is too small to hold a board</source>
        <translation>het beeld is te klein voor een bord</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera left, or move it back</source>
        <translation>het bord is afgesneden bij %1: draai de camera naar links of zet hem verder weg</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera right, or move it back</source>
        <translation>het bord is afgesneden bij %1: draai de camera naar rechts of zet hem verder weg</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera up, or move it back</source>
        <translation>het bord is afgesneden bij %1: draai de camera omhoog of zet hem verder weg</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera down, or move it back</source>
        <translation>het bord is afgesneden bij %1: draai de camera omlaag of zet hem verder weg</translation>
    </message>
    <message>
        <source>the camera looks too flat, %1 degrees over the board: raise it until it looks down by 35 to 60</source>
        <translation>de camera kijkt te vlak, %1 graden boven het bord: zet hem hoger, tot hij 35 à 60 graden omlaag kijkt</translation>
    </message>
    <message>
        <source>the board is too small in the picture, %1 pixels between points: move the camera closer, or choose a larger picture</source>
        <translation>het bord is te klein in beeld, %1 pixels tussen de velden: zet de camera dichterbij of kies een groter beeld</translation>
    </message>
    <message>
        <source>the board is overexposed: dim the lamp, or let the camera expose shorter</source>
        <translation>het bord is overbelicht: dim de lamp of laat de camera korter belichten</translation>
    </message>
    <message>
        <source>glare at %1: move the lamp or the camera until it is gone</source>
        <translation>spiegeling bij %1: verplaats de lamp of de camera tot ze weg is</translation>
    </message>
    <message>
        <source>the board is covered at %1: clear it</source>
        <translation>het bord is bedekt bij %1: maak het vrij</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 en nog %2</translation>
    </message>
    <message>
        <source>the calibration is not used: it was made with pictures of %1, this one has %2, another shape</source>
        <translation>de kalibratie wordt niet gebruikt: ze is gemaakt met beelden van %1, dit heeft %2, een andere vorm</translation>
    </message>
    <message>
        <source>the calibration is not used: with it the board&apos;s lines lie %1 px off, without it %2 px; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>de kalibratie wordt niet gebruikt: ermee liggen de lijnen van het bord er %1 px naast, zonder %2 px; is ze van een andere camera, of is er sindsdien ingezoomd of van lens gewisseld?</translation>
    </message>
    <message>
        <source>the calibration is not used: the board is only found without it; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>de kalibratie wordt niet gebruikt: het bord wordt alleen zonder gevonden; is ze van een andere camera, of is er sindsdien ingezoomd of van lens gewisseld?</translation>
    </message>
    <message>
        <source>left edge never covered: nothing was seen in the leftmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>linkerrand nooit bereikt: in de linker %1 % van het beeld was niets te zien; richt de camera zo dat het bord daar ligt</translation>
    </message>
    <message>
        <source>right edge never covered: nothing was seen in the rightmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>rechterrand nooit bereikt: in de rechter %1 % van het beeld was niets te zien; richt de camera zo dat het bord daar ligt</translation>
    </message>
    <message>
        <source>top edge never covered: nothing was seen in the topmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>bovenrand nooit bereikt: in de bovenste %1 % van het beeld was niets te zien; richt de camera zo dat het bord daar ligt</translation>
    </message>
    <message>
        <source>bottom edge never covered: nothing was seen in the bottommost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>onderrand nooit bereikt: in de onderste %1 % van het beeld was niets te zien; richt de camera zo dat het bord daar ligt</translation>
    </message>
    <message>
        <source>more pictures: %1 different poses were seen, %2 are the least; move the camera or the board between pictures</source>
        <translation>meer beelden: %1 verschillende standen gezien, minstens %2 nodig; verplaats de camera of het bord tussen de beelden</translation>
    </message>
    <message>
        <source>tilt the camera more: the most seen was %1 degrees from right above, %2 are the least, 30 to 45 are good</source>
        <translation>kantel de camera meer: hoogstens %1 graden vanaf recht boven gezien, minstens %2 nodig, 30 à 45 is goed</translation>
    </message>
    <message>
        <source>tilt the camera more, in different directions: the focal length is only known to %1 %</source>
        <translation>kantel de camera meer, in verschillende richtingen: de brandpuntsafstand is maar tot op %1 % bekend</translation>
    </message>
    <message>
        <source>take more and sharper pictures: board points are only predicted to %1 px</source>
        <translation>maak meer en scherpere beelden: de velden worden maar tot op %1 px voorspeld</translation>
    </message>
    <message>
        <source>take the pictures from more different sides: these do not determine the lens</source>
        <translation>maak de beelden vanaf meer verschillende kanten: deze bepalen de lens niet</translation>
    </message>
    <message>
        <source>neither board nor calibration sheet was found</source>
        <translation>bord noch kalibratieblad gevonden</translation>
    </message>
    <message>
        <source>the same pose as before</source>
        <translation>dezelfde stand als eerder</translation>
    </message>
    <message>
        <source>another size than the first picture; one calibration is for one size</source>
        <translation>een ander formaat dan het eerste beeld; een kalibratie geldt voor één formaat</translation>
    </message>
    <message>
        <source>enough poses are kept already</source>
        <translation>er zijn al genoeg standen</translation>
    </message>
    <message>
        <source>%1 picture, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 beeld, kanteling %2 tot %3 graden, randen niet bereikt: links %4 %, rechts %5 %, boven %6 %, onder %7 %</translation>
    </message>
    <message>
        <source>%1 pictures, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 beelden, kanteling %2 tot %3 graden, randen niet bereikt: links %4 %, rechts %5 %, boven %6 %, onder %7 %</translation>
    </message>
    <message>
        <source>0 pictures</source>
        <translation>geen beelden</translation>
    </message>
    <message>
        <source>%1; given up</source>
        <translation>%1; opgegeven</translation>
    </message>
    <message>
        <source>the camera has no mode of %1 and delivers %2</source>
        <translation>de camera heeft geen stand %1 en levert %2</translation>
    </message>
    <message>
        <source>%1 frames of index.json are not in the folder</source>
        <translation>%1 beelden van index.json zitten niet in de map</translation>
    </message>
    <message>
        <source>%1; the frame is left out</source>
        <translation>%1; het beeld wordt overgeslagen</translation>
    </message>
    <message>
        <source>%1; what was seen before is kept</source>
        <translation>%1; wat eerder gezien is, blijft bewaard</translation>
    </message>
    <message>
        <source>ends at frame %1 of %2</source>
        <translation>eindigt bij beeld %1 van %2</translation>
    </message>
    <message>
        <source>%1, and nothing of it can be played</source>
        <translation>%1, en niets ervan kan worden afgespeeld</translation>
    </message>
    <message>
        <source>is cut off: its last picture has no end</source>
        <translation>is afgekapt: het laatste beeld heeft geen einde</translation>
    </message>
    <message>
        <source>is cut off: the file ends at byte %1 of %2</source>
        <translation>is afgekapt: het bestand eindigt bij byte %1 van %2</translation>
    </message>
    <message>
        <source>is not a film that can be played; expected a film, a folder of frames or a camera</source>
        <translation>is geen film die kan worden afgespeeld; verwacht werd een film, een map met beelden of een camera</translation>
    </message>
    <message>
        <source>nothing of the film can be played</source>
        <translation>niets van de film kan worden afgespeeld</translation>
    </message>
    <message>
        <source>is a single picture; expected a folder of frames, a film or a camera</source>
        <translation>is één plaatje; verwacht werd een map met beelden, een film of een camera</translation>
    </message>
    <message>
        <source>holds no picture; expected a folder of frames</source>
        <translation>bevat geen plaatje; verwacht werd een map met beelden</translation>
    </message>
    <message>
        <source>delivers no picture</source>
        <translation>levert geen beeld</translation>
    </message>
    <message>
        <source>turn %1 has candidates 0 to %2</source>
        <translation>beurt %1 heeft kandidaten 0 tot %2</translation>
    </message>
    <message>
        <source>there is no turn %1</source>
        <translation>er is geen beurt %1</translation>
    </message>
    <message>
        <source>has no turn %1</source>
        <translation>heeft geen beurt %1</translation>
    </message>
    <message>
        <source>&quot;candidate&quot; counts from 0</source>
        <translation>‘candidate’ telt vanaf 0</translation>
    </message>
    <message>
        <source>&quot;player&quot; is &quot;white&quot; or &quot;black&quot;</source>
        <translation>‘player’ is ‘white’ of ‘black’</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command</source>
        <translation>‘%1’ is geen opdracht</translation>
    </message>
    <message>
        <source>an empty line is no command</source>
        <translation>een lege regel is geen opdracht</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is no command</source>
        <translation>een regel van meer dan %1 bytes is geen opdracht</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>niet begrepen: %1</translation>
    </message>
    <message>
        <source>%1; play goes on and is kept in memory until it can be written</source>
        <translation>%1; er wordt doorgespeeld en alles blijft in het geheugen tot het geschreven kan worden</translation>
    </message>
    <message>
        <source>the clock of this computer was set back by %1 s; the game&apos;s own time goes on</source>
        <translation>de klok van deze computer is %1 s teruggezet; de tijd van de partij loopt door</translation>
    </message>
    <message>
        <source>the clock of this computer was set forward by %1 s; the game&apos;s own time goes on</source>
        <translation>de klok van deze computer is %1 s vooruitgezet; de tijd van de partij loopt door</translation>
    </message>
    <message>
        <source>there is no unfinished game to go on with</source>
        <translation>er is geen onvoltooide partij om mee verder te gaan</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>dit bestand of deze map bestaat niet</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>toegang geweigerd</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>is een map</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>is geen map</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>bestaat al</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>de schijf kan alleen gelezen worden</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>de schijf meldt een fout</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>het bestand is te groot</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kan niet worden geschreven: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kan niet worden geschreven</translation>
    </message>
    <message>
        <source>cannot be made a folder: %1</source>
        <translation>kan geen map worden: %1</translation>
    </message>
    <message>
        <source>cannot be renamed: %1</source>
        <translation>kan niet worden hernoemd: %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>kan niet worden geopend</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan niet worden gelezen</translation>
    </message>
    <message>
        <source>%1; the game is not kept</source>
        <translation>%1; de partij wordt niet bewaard</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>is leeg</translation>
    </message>
    <message>
        <source>is longer than the %1 MB that are read at most</source>
        <translation>is langer dan de %1 MB die hoogstens gelezen worden</translation>
    </message>
    <message>
        <source>is not a picture that can be read (JPEG, PNG, WebP, ...)</source>
        <translation>is geen leesbaar plaatje (JPEG, PNG, WebP …)</translation>
    </message>
    <message>
        <source>is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG</source>
        <translation>is een HEIC- of AVIF-plaatje, dat wordt niet gelezen; bewaar het als JPEG of PNG</translation>
    </message>
    <message>
        <source>is a picture of %1 pixels, more than the %2 megapixels that are read at most</source>
        <translation>is een plaatje van %1 pixels, meer dan de %2 megapixel die hoogstens gelezen worden</translation>
    </message>
    <message>
        <source>is a cut-off %1: %2 is missing, the file ends at byte %3</source>
        <translation>is een afgekapte %1: %2 ontbreekt, het bestand eindigt bij byte %3</translation>
    </message>
    <message>
        <source>its end marker</source>
        <translation>de eindmarkering</translation>
    </message>
    <message>
        <source>its end chunk</source>
        <translation>het eindblok</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .png or .jpg</source>
        <translation>plaatjes worden niet met deze extensie geschreven; gebruik .png of .jpg</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .pdf</source>
        <translation>verwacht werd een bestandsnaam op .svg of .pdf</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .png</source>
        <translation>verwacht werd een bestandsnaam op .svg of .png</translation>
    </message>
    <message>
        <source>records end in .ygn, .sgf or .json</source>
        <translation>partijen eindigen op .ygn, .sgf of .json</translation>
    </message>
    <message>
        <source>Boardspace SGF cannot hold this game: %1</source>
        <translation>de SGF van Boardspace kan deze partij niet bevatten: %1</translation>
    </message>
    <message>
        <source>Boardspace games begin with the empty board.</source>
        <translation>partijen van Boardspace beginnen met een leeg bord.</translation>
    </message>
    <message>
        <source>Boardspace games hold no illegal turn, and turn %1 is one.</source>
        <translation>partijen van Boardspace hebben geen onreglementaire beurt, en beurt %1 is er een.</translation>
    </message>
    <message>
        <source>Boardspace games go on from where a turn ends, and turn %1 is followed by another position.</source>
        <translation>partijen van Boardspace gaan verder waar een beurt eindigt, en op beurt %1 volgt een andere stelling.</translation>
    </message>
    <message>
        <source>line %1: expected a column a to k, = and a word</source>
        <translation>regel %1: verwacht werd een kolom a tot k, = en een woord</translation>
    </message>
    <message>
        <source>is of version %1; this program knows up to %2</source>
        <translation>is van versie %1; dit programma kent tot %2</translation>
    </message>
    <message>
        <source>is no calibration; expected YAML as `yinsight calibrate` writes it</source>
        <translation>is geen kalibratie; verwacht werd YAML zoals ‘yinsight calibrate’ schrijft</translation>
    </message>
    <message>
        <source>expected an array of objects with &quot;image&quot; and &quot;t_s&quot;: %1</source>
        <translation>verwacht werd een rij objecten met ‘image’ en ‘t_s’: %1</translation>
    </message>
    <message>
        <source>--start and --variant name different variants</source>
        <translation>--start en --variant noemen verschillende varianten</translation>
    </message>
    <message>
        <source>turn %1, line %2, column %3: expected %4, found %5</source>
        <translation>beurt %1, regel %2, kolom %3: verwacht %4, gevonden %5</translation>
    </message>
    <message>
        <source>line %1, column %2: expected %3, found %4</source>
        <translation>regel %1, kolom %2: verwacht %3, gevonden %4</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>het einde van de tekst</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>het einde van de regel</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>een veld</translation>
    </message>
    <message>
        <source>a point, a removal (x), pass or resign</source>
        <translation>een veld, een wegname (x), pass of resign</translation>
    </message>
    <message>
        <source>the point to which the ring moves</source>
        <translation>het veld waar de ring heen gaat</translation>
    </message>
    <message>
        <source>the point of a row or ring to remove</source>
        <translation>het veld van een weg te nemen rij of ring</translation>
    </message>
    <message>
        <source>the other end of the row</source>
        <translation>het andere eind van de rij</translation>
    </message>
    <message>
        <source>a row and a ring, as there is a choice of rows</source>
        <translation>een rij en een ring, want er is keuze uit rijen</translation>
    </message>
    <message>
        <source>the end of the turn, which has too many parts</source>
        <translation>het einde van de beurt, die te veel delen heeft</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>het einde van de beurt</translation>
    </message>
    <message>
        <source>the number of a turn</source>
        <translation>het nummer van een beurt</translation>
    </message>
    <message>
        <source>a piece or at most %1 vacant points in %2</source>
        <translation>een stuk of hoogstens %1 vrije velden in %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolom %1</translation>
    </message>
    <message>
        <source>&apos;/&apos; before column %1</source>
        <translation>‘/’ voor kolom %1</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>het einde van het bord</translation>
    </message>
    <message>
        <source>a space before the side to act</source>
        <translation>een spatie voor wie aan zet is</translation>
    </message>
    <message>
        <source>the side to act, w or b, or &apos;-&apos;</source>
        <translation>wie aan zet is, w of b, of ‘-’</translation>
    </message>
    <message>
        <source>a space before the phase</source>
        <translation>een spatie voor de fase</translation>
    </message>
    <message>
        <source>the phase, one of P r x M R X O</source>
        <translation>de fase, een van P r x M R X O</translation>
    </message>
    <message>
        <source>a phase in which a side acts</source>
        <translation>een fase waarin iemand aan zet is</translation>
    </message>
    <message>
        <source>phase O, as no side acts</source>
        <translation>fase O, want niemand is aan zet</translation>
    </message>
    <message>
        <source>a space before the rings removed</source>
        <translation>een spatie voor de weggenomen ringen</translation>
    </message>
    <message>
        <source>the number of rings removed, 0 to 5</source>
        <translation>het aantal weggenomen ringen, 0 tot 5</translation>
    </message>
    <message>
        <source>&apos;-&apos; between the rings removed</source>
        <translation>‘-’ tussen de weggenomen ringen</translation>
    </message>
    <message>
        <source>a space before the variant</source>
        <translation>een spatie voor de variant</translation>
    </message>
    <message>
        <source>the variant, S or B</source>
        <translation>de variant, S of B</translation>
    </message>
    <message>
        <source>a space before the result</source>
        <translation>een spatie voor de uitslag</translation>
    </message>
    <message>
        <source>&apos;-&apos;, the result of a game that goes on</source>
        <translation>‘-’, de uitslag van een lopende partij</translation>
    </message>
    <message>
        <source>the winner, w, b or d</source>
        <translation>de winnaar, w, b of d</translation>
    </message>
    <message>
        <source>&apos;:&apos; after the winner</source>
        <translation>‘:’ achter de winnaar</translation>
    </message>
    <message>
        <source>rings, row, pool, blocked or resigned</source>
        <translation>rings, row, pool, blocked of resigned</translation>
    </message>
    <message>
        <source>the end of the position</source>
        <translation>het einde van de stelling</translation>
    </message>
    <message>
        <source>a position that a game can reach</source>
        <translation>een stelling die in een partij kan voorkomen</translation>
    </message>
    <message>
        <source>the variant, standard or blitz</source>
        <translation>de variant, standard of blitz</translation>
    </message>
    <message>
        <source>a start of the variant that the Variant tag names</source>
        <translation>een begin van de variant die Variant noemt</translation>
    </message>
    <message>
        <source>&apos;]&apos; behind the tag %1</source>
        <translation>‘]’ achter de tag %1</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>de naam van een tag</translation>
    </message>
    <message>
        <source>&apos;%1&apos; before the value of the tag %2</source>
        <translation>‘%1’ voor de waarde van de tag %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; behind the value of the tag %2</source>
        <translation>‘%1’ achter de waarde van de tag %2</translation>
    </message>
    <message>
        <source>the end of a comment</source>
        <translation>het einde van een opmerking</translation>
    </message>
    <message>
        <source>a &apos;}&apos; somewhere behind this &apos;{&apos;</source>
        <translation>een ‘}’ ergens achter deze ‘{’</translation>
    </message>
    <message>
        <source>the kind of fault behind !!illegal</source>
        <translation>het soort fout achter !!illegal</translation>
    </message>
    <message>
        <source>&apos;|&apos; or &apos;}&apos; behind a candidate</source>
        <translation>‘|’ of ‘}’ achter een kandidaat</translation>
    </message>
    <message>
        <source>{=&lt;position&gt;} behind an illegal turn that stood</source>
        <translation>{=&lt;position&gt;} achter een onreglementaire beurt die bleef staan</translation>
    </message>
    <message>
        <source>the end of the record behind its result</source>
        <translation>het einde van de partij achter de uitslag</translation>
    </message>
    <message>
        <source>&apos;(&apos; at the beginning of an SGF game</source>
        <translation>‘(’ aan het begin van een SGF-partij</translation>
    </message>
    <message>
        <source>&apos;)&apos; at the end of the game</source>
        <translation>‘)’ aan het einde van de partij</translation>
    </message>
    <message>
        <source>a property, &apos;;&apos; or &apos;)&apos;</source>
        <translation>een eigenschap, ‘;’ of ‘)’</translation>
    </message>
    <message>
        <source>GM[24], a YINSH game of Boardspace</source>
        <translation>GM[24], een YINSH-partij van Boardspace</translation>
    </message>
    <message>
        <source>a node in the game</source>
        <translation>een knoop in de partij</translation>
    </message>
    <message>
        <source>another type of value at &quot;%1&quot;</source>
        <translation>een ander soort waarde bij ‘%1’</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 at &quot;%3&quot;</source>
        <translation>een geheel getal van %1 tot %2 bij ‘%3’</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>een object met ‘%1’</translation>
    </message>
    <message>
        <source>the name of a fault</source>
        <translation>de naam van een fout</translation>
    </message>
    <message>
        <source>JSON of at most %1 levels</source>
        <translation>JSON van hoogstens %1 niveaus</translation>
    </message>
    <message>
        <source>a deeper one</source>
        <translation>dieper</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>er is een subopdracht nodig</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>onverwacht argument: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>onverwachte argumenten: %1</translation>
    </message>
    <message>
        <source>Value %1 not in range %2 to %3</source>
        <translation>de waarde %1 ligt niet tussen %2 en %3</translation>
    </message>
    <message>
        <source>Value %1 not in range [%2 - %3]</source>
        <translation>de waarde %1 ligt niet tussen %2 en %3</translation>
    </message>
    <message>
        <source>%1 not in {%2}</source>
        <translation>%1 is geen van %2</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>onbegrijpelijke waarde: %1 = %2</translation>
    </message>
    <message>
        <source>%1 required %2 missing</source>
        <translation>er ontbreekt %1 waarde (%2)</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1 sluit %2 uit</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1 vereist ook %2</translation>
    </message>
    <message>
        <source>sources with --out, or --sheet</source>
        <translation>bronnen met --out, of --sheet</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 ontbreekt</translation>
    </message>
    <message>
        <source>expected WIDTHxHEIGHT[@RATE][:FOURCC]</source>
        <translation>verwacht werd BREEDTExHOOGTE[@TEMPO][:FOURCC]</translation>
    </message>
    <message>
        <source>expected en, fr, nl, cs or zh</source>
        <translation>verwacht werd en, fr, nl, cs of zh</translation>
    </message>
    <message>
        <source>standard output: cannot be written</source>
        <translation>naar de standaarduitvoer kan niet worden geschreven</translation>
    </message>
    <message>
        <source>stopped by an unexpected fault: %1</source>
        <translation>gestopt door een onverwachte fout: %1</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light, at %3: %4</source>
        <translation>%1 en %2 zijn in dit licht nauwelijks uit elkaar te houden, op %3: %4</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light: %3</source>
        <translation>%1 en %2 zijn in dit licht nauwelijks uit elkaar te houden: %3</translation>
    </message>
    <message>
        <source>dim the lamp, or let the camera expose shorter</source>
        <translation>dim de lamp of belicht korter</translation>
    </message>
    <message>
        <source>switch on a lamp, or let the camera expose longer</source>
        <translation>doe een lamp aan of belicht langer</translation>
    </message>
    <message>
        <source>move the lamp to a side, or the camera closer</source>
        <translation>zet de lamp opzij of de camera dichterbij</translation>
    </message>
    <message>
        <source>empty points</source>
        <translation>lege punten</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>witte ringen</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>zwarte ringen</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>witte markers</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>zwarte markers</translation>
    </message>
    <message>
        <source>white rings with white markers</source>
        <translation>witte ringen met witte markers</translation>
    </message>
    <message>
        <source>white rings with black markers</source>
        <translation>witte ringen met zwarte markers</translation>
    </message>
    <message>
        <source>black rings with white markers</source>
        <translation>zwarte ringen met witte markers</translation>
    </message>
    <message>
        <source>black rings with black markers</source>
        <translation>zwarte ringen met zwarte markers</translation>
    </message>
    <message>
        <source>no wrong act lies on the board</source>
        <translation>er ligt geen fout op het bord</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .svg, .png or .jpg</source>
        <translation>plaatjes worden niet met deze extensie geschreven; gebruik .svg, .png of .jpg</translation>
    </message>
    <message>
        <source>a position has no course to draw; expected a record</source>
        <translation>een stelling heeft geen verloop om te tekenen; verwacht een notatie</translation>
    </message>
    <message>
        <source>a position has no turns; expected a record</source>
        <translation>een stelling heeft geen beurten; verwacht een notatie</translation>
    </message>
    <message>
        <source>turn %1: expected %2, found %3</source>
        <translation>beurt %1: verwacht %2, gevonden %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>verwacht %1, gevonden %2</translation>
    </message>
    <message>
        <source>is no set; expected YAML as `yinsight referee` writes it</source>
        <translation>is geen set; verwacht werd YAML zoals `yinsight referee` die schrijft</translation>
    </message>
    <message>
        <source>is one of the sources; expected another file</source>
        <translation>is een van de bronnen; een ander bestand wordt verwacht</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Beside the board</source>
        <translation>Naast het bord</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>No camera is watched.</source>
        <translation>Er wordt geen camera bekeken.</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>Wie aan de beurt is</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bewijs</translation>
    </message>
    <message>
        <source>%1  %2 – %3  %4</source>
        <comment>name, rings, rings, name</comment>
        <translation>%1  %2 – %3  %4</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Na beurt %1</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>○ Nothing is watched</source>
        <translation>○ Er wordt niets bekeken</translation>
    </message>
    <message>
        <source>○ Set-up</source>
        <translation>○ Opstelling</translation>
    </message>
    <message>
        <source>■ The recording has ended</source>
        <translation>■ De opname is afgelopen</translation>
    </message>
    <message numerus="yes">
        <source>● Live, %n pictures a second</source>
        <translation>
            <numerusform>● Live, %n beeld per seconde</numerusform>
            <numerusform>● Live, %n beelden per seconde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>White&apos;s winning chance after every turn</source>
        <translation>Winstkans van wit na elke beurt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>White wins, %</source>
        <translation>Wit wint, %</translation>
    </message>
    <message>
        <source>Judge the game to see its course here.</source>
        <translation>Laat de partij beoordelen om het verloop hier te zien.</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>&amp;Judge the game</source>
        <translation>&amp;Beoordeel de partij</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>Save the &amp;graph…</source>
        <translation>&amp;Grafiek opslaan…</translation>
    </message>
    <message>
        <source>Let the coach judge every turn of this game</source>
        <translation>Laat de coach elke beurt beoordelen</translation>
    </message>
    <message>
        <source>Stop judging; what was judged so far is kept</source>
        <translation>Stop; wat al beoordeeld is, blijft</translation>
    </message>
    <message>
        <source>Write the course of the game as SVG or PNG</source>
        <translation>Schrijf het verloop als SVG of PNG</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>Beoordeelde beurten</translation>
    </message>
    <message>
        <source>Mistakes, with the better turns</source>
        <translation>Fouten, met de betere zetten</translation>
    </message>
    <message>
        <source>Click a mistake to see it on the board</source>
        <translation>Klik op een fout om die op het bord te zien</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) judged so far.</source>
        <translation>
            <numerusform>%n beurt tot nu toe beoordeeld.</numerusform>
            <numerusform>%n beurten tot nu toe beoordeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Grafiek opslaan</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Afbeeldingen (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A ring is placed on a vacant point.</source>
        <translation>Een ring wordt op een vrij veld geplaatst.</translation>
    </message>
    <message>
        <source>The players place one ring each, in turn.</source>
        <translation>De spelers plaatsen om de beurt één ring.</translation>
    </message>
    <message>
        <source>Each player has five rings.</source>
        <translation>Elke speler heeft vijf ringen.</translation>
    </message>
    <message>
        <source>The players move in turn; White begins.</source>
        <translation>De spelers spelen om de beurt; wit begint.</translation>
    </message>
    <message>
        <source>A player moves an own ring.</source>
        <translation>Een speler verplaatst een eigen ring.</translation>
    </message>
    <message>
        <source>Before a ring moves, a marker is put into it, and it stays where the ring stood.</source>
        <translation>Voor de zet komt een marker in de ring; die blijft liggen waar de ring stond.</translation>
    </message>
    <message>
        <source>The marker put into the ring shows the mover&apos;s colour.</source>
        <translation>De marker in de ring ligt met de kleur van de speler boven.</translation>
    </message>
    <message>
        <source>The marker is put into the ring that then moves, and stays where that ring stood.</source>
        <translation>De marker gaat in de ring die beweegt en blijft liggen waar die ring stond.</translation>
    </message>
    <message>
        <source>A ring moves in a straight line.</source>
        <translation>Een ring beweegt in een rechte lijn.</translation>
    </message>
    <message>
        <source>A ring jumps over markers, never over a ring.</source>
        <translation>Een ring springt over markers, nooit over een ring.</translation>
    </message>
    <message>
        <source>After a jump the ring lands on the first vacant point behind the markers.</source>
        <translation>Na een sprong komt de ring op het eerste vrije veld achter de markers.</translation>
    </message>
    <message>
        <source>A ring jumps one unbroken group of markers and lands right behind it.</source>
        <translation>Een ring springt over één ononderbroken reeks markers en landt er direct achter.</translation>
    </message>
    <message>
        <source>A ring lands on a vacant point.</source>
        <translation>Een ring landt op een vrij veld.</translation>
    </message>
    <message>
        <source>The ring that holds the marker must move to another point.</source>
        <translation>De ring met de marker moet naar een ander veld.</translation>
    </message>
    <message>
        <source>Every marker that was jumped is turned over.</source>
        <translation>Elke marker waarover gesprongen is, wordt omgedraaid.</translation>
    </message>
    <message>
        <source>Only the markers that were jumped are turned over.</source>
        <translation>Alleen markers waarover gesprongen is, worden omgedraaid.</translation>
    </message>
    <message>
        <source>The marker that the ring leaves behind was not jumped and is not turned over.</source>
        <translation>Over de achtergelaten marker is niet gesprongen; hij wordt niet omgedraaid.</translation>
    </message>
    <message>
        <source>Markers are turned over but never moved.</source>
        <translation>Markers worden omgedraaid, maar nooit verplaatst.</translation>
    </message>
    <message>
        <source>The only marker that comes on the board is the one in the ring that moves.</source>
        <translation>De enige nieuwe marker is die in de ring die beweegt.</translation>
    </message>
    <message>
        <source>Markers leave the board only as a row of five.</source>
        <translation>Markers gaan alleen als rij van vijf van het bord.</translation>
    </message>
    <message>
        <source>A row of five markers in the player&apos;s colour must be removed.</source>
        <translation>Een rij van vijf markers van de eigen kleur moet worden weggenomen.</translation>
    </message>
    <message>
        <source>The markers removed must be a row of the player&apos;s colour.</source>
        <translation>De weggenomen markers moeten een rij van de eigen kleur zijn.</translation>
    </message>
    <message>
        <source>Exactly five markers of a row are removed.</source>
        <translation>Van een rij worden precies vijf markers weggenomen.</translation>
    </message>
    <message>
        <source>The five markers removed must be neighbours on one line.</source>
        <translation>De vijf weggenomen markers moeten naast elkaar op één lijn liggen.</translation>
    </message>
    <message>
        <source>Each player removes the rows of the own colour.</source>
        <translation>Elke speler neemt rijen van de eigen kleur weg.</translation>
    </message>
    <message>
        <source>The rows of the player who moved come off before the opponent&apos;s.</source>
        <translation>De rijen van wie net speelde gaan er eerder af dan die van de tegenspeler.</translation>
    </message>
    <message>
        <source>After each row the player removes one own ring.</source>
        <translation>Na elke rij neemt de speler een eigen ring weg.</translation>
    </message>
    <message>
        <source>A ring is removed only after a row.</source>
        <translation>Een ring gaat er alleen na een rij af.</translation>
    </message>
    <message>
        <source>After a row the player removes an own ring.</source>
        <translation>Na een rij neemt de speler een eigen ring weg.</translation>
    </message>
    <message>
        <source>A row left by the opponent&apos;s move is removed, with a ring, before the next move.</source>
        <translation>Een rij die de tegenspeler maakte, gaat er met een ring af vóór de volgende zet.</translation>
    </message>
    <message>
        <source>When the game is over nobody moves.</source>
        <translation>Na afloop van de partij speelt niemand meer.</translation>
    </message>
    <message>
        <source>Only a player whose rings cannot move passes.</source>
        <translation>Alleen wie geen ring kan verplaatsen, past.</translation>
    </message>
    <message>
        <source>There are 51 markers and five rings a side, on the board and off it together.</source>
        <translation>Er zijn 51 markers en vijf ringen per speler, op en naast het bord samen.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>YINSH score sheet</source>
        <translation>YINSH-notatieformulier</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Scheidsrechter</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Handtekening: %1</translation>
    </message>
    <message>
        <source>(illegal, stood)</source>
        <translation>(onreglementair, bleef staan)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>%1, rated</source>
        <translation>%1, voor de rating</translation>
    </message>
    <message>
        <source>Begins from: %1</source>
        <translation>Begint vanuit: %1</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Looking for cameras …</source>
        <translation>Camera’s zoeken …</translation>
    </message>
    <message>
        <source>The camera %1 may not be used by you. Ask for membership in the group &apos;video&apos;, or open a film or a phone&apos;s address.</source>
        <translation>Je mag camera %1 niet gebruiken. Vraag om lid te worden van de groep ‘video’, of open een film of het adres van een telefoon.</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, open a film or a phone&apos;s address, or watch the sample game.</source>
        <translation>Geen camera gevonden. Sluit er een aan, open een film of het adres van een telefoon, of bekijk de voorbeeldpartij.</translation>
    </message>
    <message>
        <source>No board is in sight: point the camera at it.</source>
        <translation>Er is geen bord in beeld: richt de camera erop.</translation>
    </message>
    <message>
        <source>The board is in sight, but which way round it lies is a guess. %1</source>
        <translation>Het bord is in beeld, maar hoe het gedraaid ligt, is een gok. %1</translation>
    </message>
    <message>
        <source>All is well. %1</source>
        <translation>Alles in orde. %1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 openen …</translation>
    </message>
    <message>
        <source>White sits at the right of the picture.</source>
        <translation>Wit zit rechts in beeld.</translation>
    </message>
    <message>
        <source>White sits at the bottom of the picture.</source>
        <translation>Wit zit onder in beeld.</translation>
    </message>
    <message>
        <source>White sits at the left of the picture.</source>
        <translation>Wit zit links in beeld.</translation>
    </message>
    <message>
        <source>White sits at the top of the picture.</source>
        <translation>Wit zit boven in beeld.</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>What is watched</source>
        <translation>Wat wordt bekeken</translation>
    </message>
    <message>
        <source>Open a film …</source>
        <translation>Film openen …</translation>
    </message>
    <message>
        <source>Referee a film file</source>
        <translation>Fluit een filmbestand</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Map openen …</translation>
    </message>
    <message>
        <source>Referee a folder of pictures</source>
        <translation>Fluit een map met beelden</translation>
    </message>
    <message>
        <source>Watch the sample game</source>
        <translation>Bekijk de voorbeeldpartij</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Fluit de gefilmde partij die bij Yinsight hoort</translation>
    </message>
    <message>
        <source>Address of a phone or network camera</source>
        <translation>Adres van een telefoon of netwerkcamera</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Naam van wit</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Naam van zwart</translation>
    </message>
    <message>
        <source>Blitz: one ring wins</source>
        <translation>Blitz: één ring wint</translation>
    </message>
    <message>
        <source>Play the blitz game</source>
        <translation>Speel de blitzversie</translation>
    </message>
    <message>
        <source>Time-lapse: pictures a second apart</source>
        <translation>Timelapse: één beeld per seconde</translation>
    </message>
    <message>
        <source>Judge every picture at once, without waiting for calm</source>
        <translation>Beoordeel elk beeld meteen, zonder op rust te wachten</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Hoe het ervoor staat</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Wat eraan te doen is</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Start de partij</translation>
    </message>
    <message>
        <source>Referee a game on this board</source>
        <translation>Fluit een partij op dit bord</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Open a film</source>
        <translation>Film openen</translation>
    </message>
    <message>
        <source>Open a folder of pictures</source>
        <translation>Map met beelden openen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>camera&apos;s name, its path</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Andere camera</translation>
    </message>
    <message>
        <source>Turn the board by 60°</source>
        <translation>Draai het bord 60°</translation>
    </message>
    <message>
        <source>Go on with a game that was left</source>
        <translation>Ga verder met een onderbroken partij</translation>
    </message>
    <message numerus="yes">
        <source>Go on with the game of %n turns</source>
        <translation>
            <numerusform>Ga verder met de partij van %n beurt</numerusform>
            <numerusform>Ga verder met de partij van %n beurten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated game: no coach until it is over</source>
        <translation>Partij voor de rating: geen coach tot ze voorbij is</translation>
    </message>
    <message>
        <source>The record says that the game was rated, and the coach stays off</source>
        <translation>Het verslag zegt dat de partij voor de rating telt, en de coach blijft uit</translation>
    </message>
    <message>
        <source>%1 (may not be used by you)</source>
        <translation>%1 (u mag deze niet gebruiken)</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1 is missing or cannot speak</source>
        <translation>%1 ontbreekt of kan niet spreken</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 antwoordt niet</translation>
    </message>
    <message>
        <source>%1 wrote no sound</source>
        <translation>%1 gaf geen geluid</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kan niet worden geschreven</translation>
    </message>
    <message>
        <source>there is no voice for this language</source>
        <translation>er is geen stem voor deze taal</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The game is a draw.</source>
        <translation>Gelijkspel.</translation>
    </message>
    <message>
        <source>I have won. Thank you for the game.</source>
        <translation>Ik heb gewonnen. Bedankt voor de partij.</translation>
    </message>
    <message>
        <source>You have won. Well played.</source>
        <translation>Je hebt gewonnen. Goed gespeeld.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
    <message>
        <source>I play %1. Please make it for me:</source>
        <translation>Ik speel %1. Doe het alsjeblieft voor mij:</translation>
    </message>
    <message>
        <source>That was %1; I play %2.</source>
        <translation>Dat was %1; ik speel %2.</translation>
    </message>
    <message>
        <source>Thank you, that is my turn.</source>
        <translation>Dank je, dat is mijn zet.</translation>
    </message>
    <message>
        <source>Then %1 stays; the game goes on from there.</source>
        <translation>Dan blijft %1 staan; de partij gaat van daar verder.</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Play the engine</source>
        <translation>&amp;Speel tegen de engine</translation>
    </message>
    <message>
        <source>&amp;End training</source>
        <translation>&amp;Beëindig training</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Laat het zo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Jij speelt</translation>
    </message>
    <message>
        <source>Which colour you play; you also move the engine&apos;s pieces</source>
        <translation>Jouw kleur; je verplaatst ook de stukken van de engine</translation>
    </message>
    <message>
        <source>Strength of the engine</source>
        <translation>Sterkte van de engine</translation>
    </message>
    <message>
        <source>1 is a beginner, %1 is all it has</source>
        <translation>1 is een beginner, %1 is alles wat hij heeft</translation>
    </message>
    <message>
        <source>Play the game on the board against the engine from here on</source>
        <translation>Speel de partij vanaf hier tegen de engine</translation>
    </message>
    <message>
        <source>The engine plays no longer; the referee goes on</source>
        <translation>De engine speelt niet meer; de scheidsrechter gaat door</translation>
    </message>
    <message>
        <source>What the engine says</source>
        <translation>Wat de engine zegt</translation>
    </message>
    <message>
        <source>Go on from the turn that was made instead of the engine&apos;s</source>
        <translation>Ga verder vanaf de gespeelde zet in plaats van die van de engine</translation>
    </message>
    <message>
        <source>Engine&apos;s strength</source>
        <translation>Sterkte van de engine</translation>
    </message>
    <message>
        <source>The engine names its turns, you make them on the board, and the referee sees to it that they are right.</source>
        <translation>De engine noemt zijn zetten, jij doet ze op het bord, en de scheidsrechter let op.</translation>
    </message>
    <message>
        <source>The engine is thinking…</source>
        <translation>De engine denkt na…</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
</context>
<context>
    <name>TurnEditor</name>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Bewaar notitie</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Wat er gespeeld is</translation>
    </message>
    <message>
        <source>What was really played; later turns are checked again</source>
        <translation>Wat er echt gespeeld is; latere beurten worden opnieuw getoetst</translation>
    </message>
    <message>
        <source>Write this turn down instead</source>
        <translation>Noteer deze beurt in plaats daarvan</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>Andere mogelijkheden</translation>
    </message>
    <message>
        <source>Turns that may have been played instead; a click takes one</source>
        <translation>Beurten die het ook kunnen zijn; klik om te kiezen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>A remark that is kept in the record</source>
        <translation>Een opmerking die in de notatie blijft</translation>
    </message>
    <message>
        <source>A note on this turn</source>
        <translation>Een notitie bij deze beurt</translation>
    </message>
    <message>
        <source>Write the note into the record</source>
        <translation>Schrijf de notitie in de notatie</translation>
    </message>
    <message>
        <source>No turn is shown.</source>
        <translation>Er wordt geen beurt getoond.</translation>
    </message>
    <message>
        <source>Turn %1, White</source>
        <translation>Beurt %1, wit</translation>
    </message>
    <message>
        <source>Turn %1, Black</source>
        <translation>Beurt %1, zwart</translation>
    </message>
    <message>
        <source>Or was it:</source>
        <translation>Of was het:</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>%1 was illegal and stood.</source>
        <translation>%1 was onreglementair en bleef staan.</translation>
    </message>
    <message>
        <source>%1 may have been another turn.</source>
        <translation>%1 was misschien een andere beurt.</translation>
    </message>
    <message>
        <source>Show the board after %1.</source>
        <translation>Toon het bord na %1.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>Usage</source>
        <translation>Gebruik</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIES</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>OPDRACHT</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>VERPLICHT</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Sluit uit</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Vereist</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEKST</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>GETAL</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>WOORD</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>More with --help.</source>
        <translation>Meer met --help.</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Opdrachten</translation>
    </message>
</context>
<context>
    <name>VoiceMenu</name>
    <message>
        <source>Nothing more is spoken: %1</source>
        <translation>Er wordt niets meer gezegd: %1</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;Stem</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Rows, faults and results</source>
        <translation>&amp;Rijen, fouten en uitslagen</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>&amp;Uitslagen</translation>
    </message>
    <message>
        <source>S&amp;ilent</source>
        <translation>&amp;Stil</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Herhaal</translation>
    </message>
    <message>
        <source>A &amp;chime before faults</source>
        <translation>Een &amp;belletje voor fouten</translation>
    </message>
    <message>
        <source>Instead of a second voice for faults</source>
        <translation>In plaats van een tweede stem voor fouten</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The game is in the library again.</source>
        <translation>De partij staat weer in de bibliotheek.</translation>
    </message>
    <message>
        <source>Play goes on; the game comes into the library when that is possible.</source>
        <translation>Speel door; de partij komt in de bibliotheek zodra dat kan.</translation>
    </message>
    <message>
        <source>another window is writing to it just now</source>
        <translation>een ander venster schrijft er net in</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only</source>
        <translation>kan niet worden geschreven: bestand of map is alleen-lezen</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk refuses it</source>
        <translation>kan niet worden gelezen of geschreven: de schijf weigert</translation>
    </message>
    <message>
        <source>is damaged, or no library of games</source>
        <translation>is beschadigd of geen partijenbibliotheek</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>kan niet worden geschreven: de schijf is vol</translation>
    </message>
    <message>
        <source>cannot be opened or made</source>
        <translation>kan niet worden geopend of gemaakt</translation>
    </message>
</context>
</TS>
