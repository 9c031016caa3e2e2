<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
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
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>Rule and repair</source>
        <translation>Pravidlo a náprava</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Ukázat snímky</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Přijmout desku, jak leží, a pokračovat</translation>
    </message>
    <message>
        <source>The board before and after, as the camera saw it</source>
        <translation>Deska předtím a potom, jak ji viděla kamera</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>Camera</name>
    <message>
        <source>The board is in sight.</source>
        <translation>Deska je v záběru.</translation>
    </message>
    <message>
        <source>The board is in sight; which way round it lies is a guess.</source>
        <translation>Deska je v záběru; její natočení je jen odhad.</translation>
    </message>
    <message>
        <source>The board is out of sight.</source>
        <translation>Deska není v záběru.</translation>
    </message>
    <message>
        <source>The camera or the board was moved.</source>
        <translation>Kamera nebo deska se pohnula.</translation>
    </message>
    <message>
        <source>The camera is gone. Play may go on; it is looked for.</source>
        <translation>Kamera zmizela. Můžete hrát dál; hledá se.</translation>
    </message>
    <message numerus="yes">
        <source>The camera is back after %n seconds.</source>
        <translation>
            <numerusform>Kamera je po %n sekundě zpět.</numerusform>
            <numerusform>Kamera je po %n sekundách zpět.</numerusform>
            <numerusform>Kamera je po %n sekundách zpět.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Obraz kamery</translation>
    </message>
    <message>
        <source>The board is in sight.</source>
        <translation>Deska je v záběru.</translation>
    </message>
    <message>
        <source>No board is in sight.</source>
        <translation>Žádná deska není v záběru.</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
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
        <translation>prohrává hru</translation>
    </message>
    <message>
        <source>ends the game in a draw</source>
        <translation>končí remízou</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>vyhrává hru</translation>
    </message>
    <message>
        <source>wins the game with %1</source>
        <translation>vyhrává hru řadou %1</translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n</source>
        <translation>
            <numerusform>vynucená výhra v %n tahu</numerusform>
            <numerusform>vynucená výhra ve %n tazích</numerusform>
            <numerusform>vynucená výhra v %n tazích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n</source>
        <translation>
            <numerusform>vynucená prohra v %n tahu</numerusform>
            <numerusform>vynucená prohra ve %n tazích</numerusform>
            <numerusform>vynucená prohra v %n tazích</numerusform>
        </translation>
    </message>
    <message>
        <source>takes off %1</source>
        <translation>odebírá %1</translation>
    </message>
    <message>
        <source>completes %1 next turn, which %2 cannot prevent</source>
        <translation>příští tah dokončí %1, čemuž %2 nezabrání</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 plays %3</source>
        <translation>příští tah dokončí %1, pokud %2 nezahraje %3</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 flips %3</source>
        <translation>příští tah dokončí %1, pokud %2 neotočí %3</translation>
    </message>
    <message numerus="yes">
        <source>completes %1 next turn (%n defences in %2 turns)</source>
        <translation>
            <numerusform>příští tah dokončí %1 (%n obrana z %2 tahů)</numerusform>
            <numerusform>příští tah dokončí %1 (%n obrany z %2 tahů)</numerusform>
            <numerusform>příští tah dokončí %1 (%n obran z %2 tahů)</numerusform>
        </translation>
    </message>
    <message>
        <source>takes away the only ring that can flip %1</source>
        <translation>vyřadí jediný kroužek, který může otočit %1</translation>
    </message>
    <message>
        <source>stops %1 of %2</source>
        <translation>zastaví %1 (%2)</translation>
    </message>
    <message>
        <source>gives %1 the row %2</source>
        <translation>dává soupeři (%1) řadu %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 only %n ring moves</source>
        <translation>
            <numerusform>soupeři (%1) zbývá jen %n tah kroužkem</numerusform>
            <numerusform>soupeři (%1) zbývají jen %n tahy kroužkem</numerusform>
            <numerusform>soupeři (%1) zbývá jen %n tahů kroužkem</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the centre</source>
        <translation>obsazuje střed</translation>
    </message>
    <message numerus="yes">
        <source>stands %n steps from the centre</source>
        <translation>
            <numerusform>stojí %n krok od středu</numerusform>
            <numerusform>stojí %n kroky od středu</numerusform>
            <numerusform>stojí %n kroků od středu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n ring moves in all</source>
        <translation>
            <numerusform>má celkem %n tah kroužkem</numerusform>
            <numerusform>má celkem %n tahy kroužkem</numerusform>
            <numerusform>má celkem %n tahů kroužkem</numerusform>
        </translation>
    </message>
    <message>
        <source>has %1 of the five markers of %2</source>
        <translation>má %1 z pěti kamenů řady %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n ring moves against %2</source>
        <translation>
            <numerusform>soupeř (%1) má %n tah proti %2</numerusform>
            <numerusform>soupeř (%1) má %n tahy proti %2</numerusform>
            <numerusform>soupeř (%1) má %n tahů proti %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the ring on %1.</source>
        <translation>Podívejte se na kroužek na %1.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Podívejte se na sloupec %1.</translation>
    </message>
    <message>
        <source>Place a ring on %1.</source>
        <translation>Položte kroužek na %1.</translation>
    </message>
    <message>
        <source>Move the ring from %1 to %2.</source>
        <translation>Přesuňte kroužek z %1 na %2.</translation>
    </message>
    <message>
        <source>Take off the row %1 to %2.</source>
        <translation>Odeberte řadu %1 až %2.</translation>
    </message>
    <message>
        <source>Take off the ring on %1.</source>
        <translation>Odeberte kroužek na %1.</translation>
    </message>
    <message>
        <source>Pass: no ring can move.</source>
        <translation>Vynechte: žádný kroužek nemůže táhnout.</translation>
    </message>
    <message>
        <source>Resign.</source>
        <translation>Vzdejte se.</translation>
    </message>
    <message>
        <source>a missed win</source>
        <translation>propásnutá výhra</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>ihned vyhrává</translation>
    </message>
    <message>
        <source>%1 rings, wins %2 %</source>
        <translation>%1 kroužku, výhra %2 %</translation>
    </message>
    <message>
        <source>Think about which ring you need least.</source>
        <translation>Rozmyslete si, který kroužek potřebujete nejméně.</translation>
    </message>
    <message>
        <source>There is no ring to move.</source>
        <translation>Není kroužek, kterým by šlo táhnout.</translation>
    </message>
    <message>
        <source>Take the row %1.</source>
        <translation>Vezměte řadu %1.</translation>
    </message>
    <message>
        <source>Aim for the row %1.</source>
        <translation>Směřujte k řadě %1.</translation>
    </message>
    <message>
        <source>Stop the row %1 of %2.</source>
        <translation>Zastavte řadu %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>Place the ring %n steps from the centre.</source>
        <translation>
            <numerusform>Položte kroužek %n krok od středu.</numerusform>
            <numerusform>Položte kroužek %n kroky od středu.</numerusform>
            <numerusform>Položte kroužek %n kroků od středu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the row %1.</source>
        <translation>Stavte řadu %1.</translation>
    </message>
    <message>
        <source>Keep your rings free.</source>
        <translation>Nechte svým kroužkům volnost.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4.</source>
        <translation>%1. %2: %3, %4.</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4; %5, %6 was better (%7).</source>
        <translation>%1. %2: %3, %4; %5, lepší bylo %6 (%7).</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7.</source>
        <translation>%1: %2, %3 % šancí ztraceno na tah; %4, %5, %6, %7.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed wins</source>
        <translation>
            <numerusform>%n propásnutá výhra</numerusform>
            <numerusform>%n propásnuté výhry</numerusform>
            <numerusform>%n propásnutých výher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n hrubá chyba</numerusform>
            <numerusform>%n hrubé chyby</numerusform>
            <numerusform>%n hrubých chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n chyba</numerusform>
            <numerusform>%n chyby</numerusform>
            <numerusform>%n chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n nepřesnost</numerusform>
            <numerusform>%n nepřesnosti</numerusform>
            <numerusform>%n nepřesností</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDesk</name>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>Coach: &amp;hint, plan, turn</source>
        <translation>Trenér: &amp;nápověda, plán, tah</translation>
    </message>
    <message>
        <source>A hint; again for the plan, for the turn, and to turn the coach off</source>
        <translation>Nápověda; znovu pro plán, tah a vypnutí</translation>
    </message>
    <message>
        <source>This game is rated: no engine until it is over.</source>
        <translation>Partie je hodnocená: engine až po jejím skončení.</translation>
    </message>
</context>
<context>
    <name>CoachView</name>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trenér</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>Let the coach look at the position on the board</source>
        <translation>Ať trenér posoudí pozici na desce</translation>
    </message>
    <message>
        <source>How much the coach tells</source>
        <translation>Kolik trenér prozradí</translation>
    </message>
    <message>
        <source>Hint: which ring</source>
        <translation>Nápověda: který kroužek</translation>
    </message>
    <message>
        <source>Plan: which row</source>
        <translation>Plán: která řada</translation>
    </message>
    <message>
        <source>The best turns</source>
        <translation>Nejlepší tahy</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Nejlepší tahy</translation>
    </message>
    <message>
        <source>The best turns, what they are worth to whoever is to move, and why</source>
        <translation>Nejlepší tahy, jejich hodnota pro hráče na tahu a důvod</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>How far the coach has looked</source>
        <translation>Jak daleko trenér viděl</translation>
    </message>
    <message>
        <source>Think no longer about this position</source>
        <translation>Už o této pozici nepřemýšlet</translation>
    </message>
    <message>
        <source>The coach is off. Press Space for a hint.</source>
        <translation>Trenér je vypnutý. Mezerník dá nápovědu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Přemýšlí…</translation>
    </message>
    <message>
        <source>%1 turns ahead, %2 positions</source>
        <translation>tahů dopředu: %1, pozic: %2</translation>
    </message>
    <message>
        <source>The coach stays off: this game is rated. Ask when it is over.</source>
        <translation>Trenér zůstává vypnutý: partie je hodnocená. Zeptejte se po jejím skončení.</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n vlákno</numerusform>
            <numerusform>%n vlákna</numerusform>
            <numerusform>%n vláken</numerusform>
        </translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>kamery</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>camera backends</source>
        <translation>ovladače kamer</translation>
    </message>
    <message>
        <source>film backends</source>
        <translation>přehrávače filmů</translation>
    </message>
    <message>
        <source>view</source>
        <translation>záběr</translation>
    </message>
    <message>
        <source>the board is found</source>
        <translation>deska je nalezena</translation>
    </message>
    <message>
        <source>nothing needs to be changed</source>
        <translation>není třeba nic měnit</translation>
    </message>
    <message>
        <source>delivers pictures</source>
        <translation>dodává obraz</translation>
    </message>
    <message>
        <source>best mode %1</source>
        <translation>nejlepší režim %1</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>kamera</translation>
    </message>
    <message>
        <source>speech</source>
        <translation>řeč</translation>
    </message>
    <message>
        <source>%1 is installed</source>
        <translation>%1 je nainstalován</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>%1 není nainstalován</translation>
    </message>
    <message>
        <source>nothing would be heard: install espeak-ng</source>
        <translation>nic by nebylo slyšet: nainstalujte espeak-ng</translation>
    </message>
    <message>
        <source>espeak-ng speaks %1</source>
        <translation>espeak-ng mluví %1</translation>
    </message>
    <message>
        <source>a chime cannot be played (install pipewire-bin, pulseaudio-utils or alsa-utils); faults have a second voice</source>
        <translation>zvonek nelze přehrát (nainstalujte pipewire-bin, pulseaudio-utils nebo alsa-utils); chyby mají druhý hlas</translation>
    </message>
    <message>
        <source>a chime is played by %1</source>
        <translation>zvonek přehrává %1</translation>
    </message>
    <message>
        <source>a sound card or server is there: calls would be heard</source>
        <translation>zvuková karta nebo server tu je: hlášení by byla slyšet</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: calls can only be written (--speak-to)</source>
        <translation>není vidět zvuková karta ani server: hlášení lze jen zapisovat (--speak-to)</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linie</translation>
    </message>
    <message>
        <source>margin of the board</source>
        <translation>okraj desky</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>bílé kroužky</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>černé kroužky</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>bílé kameny</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>černé kameny</translation>
    </message>
    <message>
        <source>rims of markers</source>
        <translation>okraje kamenů</translation>
    </message>
    <message>
        <source>set</source>
        <translation>sada</translation>
    </message>
    <message numerus="yes">
        <source>%1, last seen on %2; %n games so far</source>
        <translation>
            <numerusform>%1, naposledy viděna %2; zatím %n hra</numerusform>
            <numerusform>%1, naposledy viděna %2; zatím %n hry</numerusform>
            <numerusform>%1, naposledy viděna %2; zatím %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>žádná známá</translation>
    </message>
    <message>
        <source>colours of the set</source>
        <translation>barvy sady</translation>
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
        <translation>Šance bílého na výhru</translation>
    </message>
    <message>
        <source>White wins %1 of 100 such games</source>
        <translation>Bílý vyhraje %1 ze 100 takových her</translation>
    </message>
    <message>
        <source>White&apos;s winning chance: not known yet</source>
        <translation>Šance bílého na výhru: zatím neznámá</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tah %1: %2</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Chyba: %1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Napraveno</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Vzato zpět</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Turns and disputes</source>
        <translation>Tahy a spory</translation>
    </message>
    <message>
        <source>Turns and disputes of which pictures were kept</source>
        <translation>Tahy a spory, ke kterým jsou snímky</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Snímek</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Předtím</translation>
    </message>
    <message>
        <source>The board before it</source>
        <translation>Deska předtím</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Potom</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>Deska potom</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Vyznačeno</translation>
    </message>
    <message>
        <source>The difference, marked</source>
        <translation>Vyznačený rozdíl</translation>
    </message>
    <message>
        <source>No pictures have been kept yet.</source>
        <translation>Zatím nejsou uloženy žádné snímky.</translation>
    </message>
    <message>
        <source>This picture was not kept.</source>
        <translation>Tento snímek nebyl uložen.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the game</source>
        <translation>Exportovat hru</translation>
    </message>
    <message>
        <source>Game record (*.ygn)</source>
        <translation>Zápis hry (*.ygn)</translation>
    </message>
    <message>
        <source>Game record as JSON (*.json)</source>
        <translation>Zápis hry jako JSON (*.json)</translation>
    </message>
    <message>
        <source>Boardspace game (*.sgf)</source>
        <translation>Hra Boardspace (*.sgf)</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>Partiář (*.pdf)</translation>
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
        <translation>%1: kroužek položen na %2, kde není volno.</translation>
    </message>
    <message>
        <source>%1: more than one ring was placed, the extra one on %2.</source>
        <translation>%1: položen víc než jeden kroužek, ten navíc na %2.</translation>
    </message>
    <message>
        <source>%1: one ring too many, on %2.</source>
        <translation>%1: kroužek navíc, na %2.</translation>
    </message>
    <message>
        <source>%1: played out of turn, on %2.</source>
        <translation>%1: hráno mimo pořadí, na %2.</translation>
    </message>
    <message>
        <source>%1: played with the opponent&apos;s ring, on %2.</source>
        <translation>%1: hráno soupeřovým kroužkem, na %2.</translation>
    </message>
    <message>
        <source>%1: no marker was left on %2.</source>
        <translation>%1: na %2 nezůstal kámen.</translation>
    </message>
    <message>
        <source>%1: the marker on %2 shows the wrong colour.</source>
        <translation>%1: kámen na %2 má nahoře špatnou barvu.</translation>
    </message>
    <message>
        <source>%1: ring and marker do not match, on %2.</source>
        <translation>%1: kroužek a kámen k sobě nepatří, na %2.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, not in a straight line.</source>
        <translation>%1: kroužek z %2 na %3, ne po přímce.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over the ring on %4.</source>
        <translation>%1: kroužek z %2 na %3, přes kroužek na %4.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, too far behind the jumped markers.</source>
        <translation>%1: kroužek z %2 na %3, příliš daleko za přeskočenými kameny.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over markers with a gap between them.</source>
        <translation>%1: kroužek z %2 na %3, přes kameny s mezerou mezi nimi.</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, which is occupied.</source>
        <translation>%1: kroužek z %2 na %3, kde není volno.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was not moved.</source>
        <translation>%1: kroužek na %2 se nepohnul.</translation>
    </message>
    <message>
        <source>%1: not turned over: %2.</source>
        <translation>%1: neotočeno: %2.</translation>
    </message>
    <message>
        <source>%1: turned over without a jump: %2.</source>
        <translation>%1: otočeno bez přeskočení: %2.</translation>
    </message>
    <message>
        <source>%1: the marker left on %2 was turned over.</source>
        <translation>%1: kámen ponechaný na %2 byl otočen.</translation>
    </message>
    <message>
        <source>%1: a marker was moved from %2 to %3.</source>
        <translation>%1: kámen byl přesunut z %2 na %3.</translation>
    </message>
    <message>
        <source>%1: a marker too many, on %2.</source>
        <translation>%1: kámen navíc, na %2.</translation>
    </message>
    <message>
        <source>%1: removed without a row: %2.</source>
        <translation>%1: odebráno bez řady: %2.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was not removed.</source>
        <translation>%1: řada %2 až %3 nebyla odebrána.</translation>
    </message>
    <message>
        <source>%1: what was removed, %2 to %3, is no own row.</source>
        <translation>%1: odebrané kameny, %2 až %3, nejsou vlastní řada.</translation>
    </message>
    <message>
        <source>%1: not exactly five markers were removed, %2 to %3.</source>
        <translation>%1: nebylo odebráno přesně pět kamenů, %2 až %3.</translation>
    </message>
    <message>
        <source>%1: the markers removed, %2 to %3, are not neighbours.</source>
        <translation>%1: odebrané kameny, %2 až %3, spolu nesousedí.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s row %2 to %3 was removed.</source>
        <translation>%1: odebrána soupeřova řada %2 až %3.</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was removed too early.</source>
        <translation>%1: řada %2 až %3 byla odebrána příliš brzy.</translation>
    </message>
    <message>
        <source>%1: no ring was removed for the row.</source>
        <translation>%1: za řadu nebyl odebrán kroužek.</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was removed without a row.</source>
        <translation>%1: kroužek na %2 odebrán bez řady.</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s ring on %2 was removed.</source>
        <translation>%1: odebrán soupeřův kroužek na %2.</translation>
    </message>
    <message>
        <source>%1: played before the row was removed.</source>
        <translation>%1: táhl dřív, než odebral řadu.</translation>
    </message>
    <message>
        <source>%1: played although the game is over.</source>
        <translation>%1: táhl, ačkoli hra skončila.</translation>
    </message>
    <message>
        <source>%1: passed although a ring can move.</source>
        <translation>%1: vynechal, ačkoli kroužek může táhnout.</translation>
    </message>
    <message>
        <source>%1: the pieces do not add up, on %2.</source>
        <translation>%1: počet kamenů a kroužků nesouhlasí, na %2.</translation>
    </message>
    <message>
        <source>%1: a wrong act.</source>
        <translation>%1: chybný krok.</translation>
    </message>
    <message>
        <source>Put right: %1.</source>
        <translation>Náprava: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more points.</source>
        <translation>
            <numerusform>A ještě %n průsečík.</numerusform>
            <numerusform>A ještě %n průsečíky.</numerusform>
            <numerusform>A ještě %n průsečíků.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1: the row is off. Now a ring.</source>
        <translation>%1: řada je pryč. Teď kroužek.</translation>
    </message>
    <message>
        <source>Only then a move.</source>
        <translation>Teprve potom tah.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 až %2</translation>
    </message>
    <message>
        <source>A new game begins, number %1.</source>
        <translation>Začíná nová hra, číslo %1.</translation>
    </message>
    <message>
        <source>The game goes on; it is over.</source>
        <translation>Hra se obnovuje; už skončila.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on after %n turns.</source>
        <translation>
            <numerusform>Hra pokračuje po %n tahu.</numerusform>
            <numerusform>Hra pokračuje po %n tazích.</numerusform>
            <numerusform>Hra pokračuje po %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 se vzdává.</translation>
    </message>
    <message>
        <source>The players have ended the game.</source>
        <translation>Hráči hru ukončili.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámý</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <translation>Bílý: %1. Černý: %2.</translation>
    </message>
    <message>
        <source>Watching from here.</source>
        <translation>Sleduji odtud.</translation>
    </message>
    <message>
        <source>Who is to play is not known yet.</source>
        <translation>Kdo je na tahu, se zatím neví.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>Put right; play goes on.</source>
        <translation>Napraveno; hraje se dál.</translation>
    </message>
    <message>
        <source>%1 is right again; play goes on.</source>
        <translation>%1 je zase v pořádku; hraje se dál.</translation>
    </message>
    <message>
        <source>All turns were taken back.</source>
        <translation>Všechny tahy byly vzaty zpět.</translation>
    </message>
    <message>
        <source>Taken back to turn %1.</source>
        <translation>Vráceno k tahu %1.</translation>
    </message>
    <message>
        <source>The record is corrected.</source>
        <translation>Zápis je opraven.</translation>
    </message>
    <message>
        <source>The record is corrected from turn %1.</source>
        <translation>Zápis je opraven od tahu %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns no longer fit and are dropped: %1.</source>
        <translation>
            <numerusform>%n tah už nesedí a ruší se: %1.</numerusform>
            <numerusform>%n tahy už nesedí a ruší se: %1.</numerusform>
            <numerusform>%n tahů už nesedí a ruší se: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move?</source>
        <translation>Kdo je na tahu?</translation>
    </message>
    <message>
        <source>Was turn %1 %2?</source>
        <translation>Byl tah %1 %2?</translation>
    </message>
    <message>
        <source>The first is written down.</source>
        <translation>Zapsán je první.</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>Remíza %1 : %2.</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <translation>%1 vítězí %2 : %3.</translation>
    </message>
    <message>
        <source>Third ring!</source>
        <translation>Třetí kroužek!</translation>
    </message>
    <message>
        <source>The row decides.</source>
        <translation>Rozhodla řada.</translation>
    </message>
    <message>
        <source>No marker is left.</source>
        <translation>Nezbývá žádný kámen.</translation>
    </message>
    <message>
        <source>No ring can move.</source>
        <translation>Žádný kroužek se nemůže pohnout.</translation>
    </message>
    <message>
        <source>ring on %1</source>
        <translation>kroužek na %1</translation>
    </message>
    <message>
        <source>ring from %1 to %2</source>
        <translation>kroužek z %1 na %2</translation>
    </message>
    <message>
        <source>row %1 to %2 off</source>
        <translation>řada %1 až %2 pryč</translation>
    </message>
    <message>
        <source>ring %1 off</source>
        <translation>kroužek %1 pryč</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>vynechává</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>vzdává se</translation>
    </message>
    <message>
        <source>%1: first ring.</source>
        <translation>%1: první kroužek.</translation>
    </message>
    <message>
        <source>%1: second ring.</source>
        <translation>%1: druhý kroužek.</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are left.</source>
        <translation>
            <numerusform>Zbývá %n kámen.</numerusform>
            <numerusform>Zbývají %n kameny.</numerusform>
            <numerusform>Zbývá %n kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 je na tahu.</translation>
    </message>
    <message>
        <source>It is illegal and stands.</source>
        <translation>Tah odporuje pravidlům a platí.</translation>
    </message>
    <message>
        <source>%1: row %2. Take it off, then a ring.</source>
        <translation>%1: řada %2. Odeberte ji, pak kroužek.</translation>
    </message>
    <message>
        <source>%1: choose a row, %2. Take it off, then a ring.</source>
        <translation>%1: vyberte řadu, %2. Odeberte ji, pak kroužek.</translation>
    </message>
    <message>
        <source>%1: rows %2. Take each off, and a ring for each.</source>
        <translation>%1: řady %2. Odeberte je, za každou jeden kroužek.</translation>
    </message>
    <message>
        <source>Undone: turn %1.</source>
        <translation>Vráceno zpět: tah %1.</translation>
    </message>
    <message>
        <source>Back again: turn %1.</source>
        <translation>Obnoveno: tah %1.</translation>
    </message>
    <message>
        <source>It stands.</source>
        <translation>Zůstává to tak.</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>Neprovedeno.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Vráceno zpět.</translation>
    </message>
    <message>
        <source>This set is new; it is kept as %1.</source>
        <translation>Tato sada je nová; ukládá se jako %1.</translation>
    </message>
    <message numerus="yes">
        <source>This is the set %1, last seen on %2; %n games so far.</source>
        <translation>
            <numerusform>Je to sada %1, naposledy viděná %2; zatím %n hra.</numerusform>
            <numerusform>Je to sada %1, naposledy viděná %2; zatím %n hry.</numerusform>
            <numerusform>Je to sada %1, naposledy viděná %2; zatím %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is called the set %1, but looks otherwise: its colours are not learned.</source>
        <translation>Tato sada se má jmenovat %1, ale vypadá jinak: její barvy se neukládají.</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>needs the package libqt6sql6-sqlite</source>
        <translation>potřebuje balíček libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>is no record of a game</source>
        <translation>není zápis hry</translation>
    </message>
    <message>
        <source>is the database of another program</source>
        <translation>je databáze jiného programu</translation>
    </message>
    <message>
        <source>was written by a newer version of this program; the games in it are left as they are</source>
        <translation>zapsala novější verze programu; hry v ní zůstanou, jak jsou</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>First position (Home)</source>
        <translation>První pozice (Home)</translation>
    </message>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Předchozí tah (Vlevo)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Další tah (Vpravo)</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>Poslední pozice (End)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From %1</source>
        <translation>Od %1</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>pokračuje</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>%1: a year, a month or a day, like 2026-11-30</source>
        <translation>%1: rok, měsíc nebo den, např. 2026-11-30</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Begin a &amp;new library</source>
        <translation>Začít &amp;novou knihovnu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Select a game to see it on the board</source>
        <translation>Vyberte hru a uvidíte ji na desce</translation>
    </message>
    <message>
        <source>Keep the unusable file under another name and begin an empty library</source>
        <translation>Uložit nepoužitelný soubor pod jiným jménem a začít s prázdnou knihovnou</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Search: players, date, event, comments</source>
        <translation>Hledat: hráči, datum, událost, komentáře</translation>
    </message>
    <message>
        <source>Games in which all of these words occur</source>
        <translation>Hry, v nichž jsou všechna tato slova</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Only games of this variant</source>
        <translation>Jen hry této varianty</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Všechny varianty</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Only games with this result, like 3-1</source>
        <translation>Jen hry s tímto výsledkem, např. 3-1</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jakýkoli výsledek</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importovat…</translation>
    </message>
    <message>
        <source>Take records (.ygn, .sgf, .json) into the library</source>
        <translation>Vzít zápisy (.ygn, .sgf, .json) do knihovny</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Write the game as a record, its score sheet (PDF) or its diagram (SVG, PNG)</source>
        <translation>Uložit hru jako zápis, partiář (PDF) nebo diagram (SVG, PNG)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Delete the selected games; Undo brings them back</source>
        <translation>Smazat vybrané hry; Zpět je vrátí</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Take back the last change of the library</source>
        <translation>Vzít zpět poslední změnu knihovny</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Obnovit, co bylo naposledy vráceno</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Kopírovat pozici</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>Text zobrazené pozice do schránky</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Kopírovat diagram</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>Obrázek zobrazené pozice do schránky</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Od %1</translation>
    </message>
    <message>
        <source>Evidence pictures</source>
        <translation>Důkazní snímky</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) in the library.</source>
        <translation>
            <numerusform>V knihovně je %n nová hra.</numerusform>
            <numerusform>V knihovně jsou %n nové hry.</numerusform>
            <numerusform>V knihovně je %n nových her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were there know more now.</source>
        <translation>
            <numerusform>%n hra, která tu byla, je doplněna.</numerusform>
            <numerusform>%n hry, které tu byly, jsou doplněny.</numerusform>
            <numerusform>%n her, které tu byly, je doplněno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n hra tu už byla.</numerusform>
            <numerusform>%n hry tu už byly.</numerusform>
            <numerusform>%n her tu už bylo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapsáno: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written.</source>
        <translation>
            <numerusform>Zapsána %n hra.</numerusform>
            <numerusform>Zapsány %n hry.</numerusform>
            <numerusform>Zapsáno %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in games</source>
        <translation>Přidat hry</translation>
    </message>
    <message>
        <source>Game records (*.ygn *.sgf *.json)</source>
        <translation>Zápisy her (*.ygn *.sgf *.json)</translation>
    </message>
    <message>
        <source>Write the games into a folder</source>
        <translation>Zapsat hry do složky</translation>
    </message>
    <message>
        <source>The old library is kept as %1.</source>
        <translation>Stará knihovna je uložena jako %1.</translation>
    </message>
    <message>
        <source>%1: %2 What follows is kept but cannot be replayed.</source>
        <comment>file, sentence</comment>
        <translation>%1: %2 Co následuje, je uloženo, ale nelze to přehrát.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Photo to position, one picture at a time</source>
        <translation>Z fotografie pozice, po jednom snímku</translation>
    </message>
    <message>
        <source>Picture files</source>
        <translation>Soubory snímků</translation>
    </message>
    <message>
        <source>One JSON object a line</source>
        <translation>Jeden objekt JSON na řádek</translation>
    </message>
    <message>
        <source>Write an overlay and the pictures of every stage into this folder</source>
        <translation>Zapsat překryv a snímky všech kroků do této složky</translation>
    </message>
    <message>
        <source>Calibration of the camera (.yml)</source>
        <translation>Kalibrace kamery (.yml)</translation>
    </message>
    <message>
        <source>What a camera is asked for: 1280x720@30, 1920x1080@30:MJPG</source>
        <translation>Co se po kameře žádá: 1280x720@30, 1920x1080@30:MJPG</translation>
    </message>
    <message>
        <source>Play a film or a folder at its own pace, as a camera would</source>
        <translation>Přehrávat film nebo složku jejich tempem, jako kamera</translation>
    </message>
    <message>
        <source>Seconds after which a lost camera or stream is given up; 0: never</source>
        <translation>Sekundy, po nichž se ztracená kamera vzdá; 0: nikdy</translation>
    </message>
    <message>
        <source>Go on with the unfinished game of this record (without one: the latest)</source>
        <translation>Pokračovat v nedokončené hře tohoto zápisu (jinak v poslední)</translation>
    </message>
    <message>
        <source>Begin a new game without asking; an unfinished one is kept under another name</source>
        <translation>Začít novou hru bez ptaní; nedokončená zůstane pod jiným jménem</translation>
    </message>
    <message>
        <source>Keep the journal in this folder, not beside the record</source>
        <translation>Ukládat deník do této složky, ne vedle zápisu</translation>
    </message>
    <message>
        <source>Megabytes that the pictures may take</source>
        <translation>Kolik megabajtů smějí snímky zabrat</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Jméno bílého</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Jméno černého</translation>
    </message>
    <message>
        <source>Take commands from stdin, one JSON object a line</source>
        <translation>Číst příkazy ze stdin, jeden objekt JSON na řádek</translation>
    </message>
    <message>
        <source>Speak the calls (espeak-ng)</source>
        <translation>Říkat hlášení nahlas (espeak-ng)</translation>
    </message>
    <message>
        <source>Speak the calls into sound files in this folder</source>
        <translation>Namluvit hlášení do zvukových souborů v této složce</translation>
    </message>
    <message>
        <source>How much is spoken: all, rows (rows, faults, results), results, silent</source>
        <translation>Kolik se říká: all (vše), rows (řady, chyby, výsledky), results, silent (nic)</translation>
    </message>
    <message>
        <source>File of words for the letters of points, a line each: c = Charlie</source>
        <translation>Soubor slov pro písmena, po jednom na řádek: c = Cyril</translation>
    </message>
    <message>
        <source>Watch a game: announce and record it</source>
        <translation>Sledovat hru: hlásit a zapisovat</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Kamera (0, /dev/video0), URL, film nebo složka snímků</translation>
    </message>
    <message>
        <source>One JSON object an event</source>
        <translation>Jeden objekt JSON na událost</translation>
    </message>
    <message>
        <source>Write the game to this file (.ygn, .json)</source>
        <translation>Zapsat hru do tohoto souboru (.ygn, .json)</translation>
    </message>
    <message>
        <source>standard or blitz</source>
        <translation>standard nebo blitz (blesková)</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Pozice, od které hra začíná</translation>
    </message>
    <message>
        <source>Keep the pictures of disputed moments in this folder</source>
        <translation>Ukládat snímky sporných okamžiků do této složky</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Sekundy klidu, než se ohlásí chyba; 0 pro časosběr</translation>
    </message>
    <message>
        <source>Count sequences of atomic actions</source>
        <translation>Počítat posloupnosti jednotlivých kroků</translation>
    </message>
    <message>
        <source>Position text, in quotes</source>
        <translation>Text pozice v uvozovkách</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>Počet kroků</translation>
    </message>
    <message>
        <source>The count behind each first action</source>
        <translation>Počet za každým prvním krokem</translation>
    </message>
    <message>
        <source>When an empty pool ends the game: at_take (the rule), turn_end, immediate</source>
        <translation>Kdy prázdná zásoba končí hru: at_take (pravidlo), turn_end, immediate</translation>
    </message>
    <message>
        <source>What ends a blitz game: row (the rule), ring</source>
        <translation>Co končí bleskovou hru: row (pravidlo), ring</translation>
    </message>
    <message>
        <source>Is this record legal? Names turn, fault and rule</source>
        <translation>Je zápis podle pravidel? Uvede tah, chybu a pravidlo</translation>
    </message>
    <message>
        <source>Record files (.ygn, .sgf, .json)</source>
        <translation>Soubory zápisů (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Between record formats, by file ending</source>
        <translation>Mezi formáty zápisu, podle přípony</translation>
    </message>
    <message>
        <source>Record to read (.ygn, .sgf, .json)</source>
        <translation>Zápis ke čtení (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Record to write (.ygn, .sgf, .json)</source>
        <translation>Zápis k uložení (.ygn, .sgf, .json)</translation>
    </message>
    <message>
        <source>Picture of a position</source>
        <translation>Obrázek pozice</translation>
    </message>
    <message>
        <source>Position text in quotes, or a record file</source>
        <translation>Text pozice v uvozovkách, nebo soubor zápisu</translation>
    </message>
    <message>
        <source>OUT.svg or OUT.png</source>
        <translation>VÝSTUP.svg nebo VÝSTUP.png</translation>
    </message>
    <message>
        <source>Number of the last turn to play</source>
        <translation>Číslo posledního tahu</translation>
    </message>
    <message>
        <source>Suggests turns, with an evaluation and reasons</source>
        <translation>Navrhuje tahy s hodnocením a důvody</translation>
    </message>
    <message>
        <source>Thinking time a position</source>
        <translation>Čas na rozmyšlenou na pozici</translation>
    </message>
    <message>
        <source>Positions to look at, instead of a time</source>
        <translation>Počet zkoumaných pozic místo času</translation>
    </message>
    <message>
        <source>How many turns to suggest</source>
        <translation>Kolik tahů navrhnout</translation>
    </message>
    <message>
        <source>Threads that search</source>
        <translation>Vlákna hledání</translation>
    </message>
    <message>
        <source>Megabytes to remember positions in</source>
        <translation>Megabajty pro zapamatování pozic</translation>
    </message>
    <message>
        <source>How much to give away: hint (which ring), plan (which row), turn</source>
        <translation>Kolik prozradit: hint (který kroužek), plan (která řada), turn (tah)</translation>
    </message>
    <message>
        <source>Play at a level: 1 beginner to 10 full strength</source>
        <translation>Hrát na úrovni: 1 začátečník až 10 plná síla</translation>
    </message>
    <message>
        <source>Of the errors of a level</source>
        <translation>Semínko chyb dané úrovně</translation>
    </message>
    <message>
        <source>Draw the course of a record into this file (.svg)</source>
        <translation>Nakreslit průběh zápisu do tohoto souboru (.svg)</translation>
    </message>
    <message>
        <source>One JSON object a suggestion or turn</source>
        <translation>Jeden objekt JSON na návrh nebo tah</translation>
    </message>
    <message>
        <source>Engine protocol on standard input and output</source>
        <translation>Protokol enginu na standardním vstupu a výstupu</translation>
    </message>
    <message>
        <source>Lens calibration of a camera</source>
        <translation>Kalibrace objektivu kamery</translation>
    </message>
    <message>
        <source>Pictures, folders, films or a camera showing the board or the printed sheet in several poses</source>
        <translation>Snímky, složky, filmy nebo kamera s deskou či vytištěným listem v několika polohách</translation>
    </message>
    <message>
        <source>Calibration to write (.yml)</source>
        <translation>Kalibrace k uložení (.yml)</translation>
    </message>
    <message>
        <source>Write a sheet to print (.svg, .pdf), in true size</source>
        <translation>Zapsat list k tisku (.svg, .pdf) ve skutečné velikosti</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Jeden objekt JSON</translation>
    </message>
    <message>
        <source>What works on this machine</source>
        <translation>Co na tomto počítači funguje</translation>
    </message>
    <message>
        <source>Judge what this camera, film, folder or picture shows of the board; all cameras where left out</source>
        <translation>Posoudit, co tato kamera, film, složka nebo snímek ukazuje z desky; jinak všechny kamery</translation>
    </message>
    <message>
        <source>Language of sentences: en, fr, nl, cs, zh; the system&apos;s where left out</source>
        <translation>Jazyk vět: en, fr, nl, cs, zh; jinak jazyk systému</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Vypsat tuto nápovědu a skončit</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Vypsat verzi a skončit</translation>
    </message>
    <message>
        <source>Yinsight, a camera referee for the board game YINSH</source>
        <translation>Yinsight, kamerový rozhodčí pro deskovou hru YINSH</translation>
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
        <translation>## První kroky

Namiřte kameru na desku tak, aby byla celá v obraze. Stránka přípravy ukáže, co je vidět, a řekne, co chybí. Pak stiskněte **Začít hru** a hrajte. Bez kamery sledujte ukázkovou hru.

Při chybě pruh zčervená: uvede krok a pravidlo a kameny jsou nakreslené, jak mají ležet. Napravte to a pruh se sám vrátí, nebo stiskněte **Nechat být**. **Ukázat snímky** ukáže desku předtím a potom.

Chybně zapsaný tah opravíte na kartě **Opravit**; další tahy se znovu prověří. Vše lze vzít zpět.

## Klávesy

| | |
|---|---|
| ← → Home End | procházení tahů |
| Ctrl+Z, Ctrl+Y | zpět, znovu |
| Ctrl+Enter | nechat být |
| Ctrl+E | upravit pozici |
| F | otočit desku |
| T | otočit názvy o 60° |
| O | přečtené přes obraz |
| E | snímky tahu |
| F11 | režim pro diváky |
| F1 | tato nápověda |
</translation>
    </message>
    <message>
        <source>How faults are set off: voice (a second one), chime</source>
        <translation>Čím se odlišují chyby: voice (druhý hlas), chime (zvonek)</translation>
    </message>
    <message>
        <source>Folder of the sets that are known</source>
        <translation>Složka známých sad</translation>
    </message>
    <message>
        <source>What the set on the board is called</source>
        <translation>Jak se jmenuje sada na desce</translation>
    </message>
    <message>
        <source>Neither recognise the set on the board nor learn it</source>
        <translation>Sadu na desce nerozpoznávat ani se ji neučit</translation>
    </message>
    <message>
        <source>Folder of the sets that are known; games from a camera or with --set have one</source>
        <translation>Složka známých sad; hry z kamery nebo s --set ji mají</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 nebo %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A camera referee for the board game YINSH</source>
        <translation>Kamerový rozhodčí pro deskovou hru YINSH</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>Kamera (0, /dev/video0), URL, film nebo složka snímků</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>Pozice, od které hra začíná</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>Sekundy klidu, než se ohlásí chyba; 0 pro časosběr</translation>
    </message>
    <message>
        <source>Play films as fast as they can be judged</source>
        <translation>Přehrávat filmy, jak nejrychleji to jde</translation>
    </message>
    <message>
        <source>Referee the sample game</source>
        <translation>Rozhodovat ukázkovou hru</translation>
    </message>
    <message>
        <source>expected seconds</source>
        <translation>očekávají se sekundy</translation>
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
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Ú&amp;pravy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Rozhodovat natočenou hru dodanou s Yinsight</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>Close Yinsight</source>
        <translation>Zavřít Yinsight</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Take back the last turn or correction</source>
        <translation>Vzít zpět poslední tah nebo opravu</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>Obnovit, co bylo naposledy vráceno</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;První pozice</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>Př&amp;edchozí tah</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>&amp;Další tah</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>&amp;Poslední tah</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>&amp;Otočit desku</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Ukázat desku z druhé strany</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>&amp;Set up a game</source>
        <translation>&amp;Připravit hru</translation>
    </message>
    <message>
        <source>Choose what is watched and who plays</source>
        <translation>Vybrat, co se sleduje a kdo hraje</translation>
    </message>
    <message>
        <source>Watch the sa&amp;mple game</source>
        <translation>Sledovat &amp;ukázkovou hru</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Další hra</translation>
    </message>
    <message>
        <source>The next game begins on the empty board</source>
        <translation>Další hra začne na prázdné desce</translation>
    </message>
    <message>
        <source>S&amp;top watching</source>
        <translation>Přes&amp;tat sledovat</translation>
    </message>
    <message>
        <source>Leave the camera; the game is kept</source>
        <translation>Opustit kameru; hra zůstane uložena</translation>
    </message>
    <message>
        <source>&amp;White resigns</source>
        <translation>&amp;Bílý se vzdává</translation>
    </message>
    <message>
        <source>Black wins the game</source>
        <translation>Černý vyhrává hru</translation>
    </message>
    <message>
        <source>&amp;Black resigns</source>
        <translation>Č&amp;erný se vzdává</translation>
    </message>
    <message>
        <source>White wins the game</source>
        <translation>Bílý vyhrává hru</translation>
    </message>
    <message>
        <source>A &amp;draw is agreed</source>
        <translation>Dohodnutá &amp;remíza</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>Hra končí remízou</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Nechat být</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>Přijmout desku, jak leží, a pokračovat</translation>
    </message>
    <message>
        <source>Edit the &amp;position</source>
        <translation>Upravit &amp;pozici</translation>
    </message>
    <message>
        <source>Set up the position by mouse</source>
        <translation>Sestavit pozici myší</translation>
    </message>
    <message>
        <source>&amp;Turn the board&apos;s names by 60°</source>
        <translation>Otočit názvy o &amp;60°</translation>
    </message>
    <message>
        <source>The board lies otherwise than was guessed</source>
        <translation>Deska leží jinak, než se odhadovalo</translation>
    </message>
    <message>
        <source>What is &amp;read, over the picture</source>
        <translation>Co se čt&amp;e, přes obraz</translation>
    </message>
    <message>
        <source>Draw what is read over the live picture</source>
        <translation>Kreslit přečtené přes živý obraz</translation>
    </message>
    <message>
        <source>Pictures of the &amp;turn</source>
        <translation>&amp;Snímky tahu</translation>
    </message>
    <message>
        <source>The board before and after the turn that is shown</source>
        <translation>Deska před zobrazeným tahem a po něm</translation>
    </message>
    <message>
        <source>&amp;Display mode</source>
        <translation>&amp;Režim pro diváky</translation>
    </message>
    <message>
        <source>Full screen for the room: board and announcements</source>
        <translation>Celá obrazovka pro sál: deska a hlášení</translation>
    </message>
    <message>
        <source>First steps and keys</source>
        <translation>První kroky a klávesy</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapsáno: %1</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>Write the game as a record, score sheet or diagram</source>
        <translation>Uložit hru jako zápis, partiář nebo diagram</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Kopírovat pozici</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>Text zobrazené pozice do schránky</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram</source>
        <translation>Kopírovat &amp;diagram</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>Obrázek zobrazené pozice do schránky</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>The sample game is not on this computer.</source>
        <translation>Ukázková partie v tomto počítači není.</translation>
    </message>
    <message>
        <source>Show the board before the first turn</source>
        <translation>Ukázat desku před prvním tahem</translation>
    </message>
    <message>
        <source>Show the board one turn earlier</source>
        <translation>Ukázat desku o tah dříve</translation>
    </message>
    <message>
        <source>Show the board one turn later</source>
        <translation>Ukázat desku o tah později</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Ukázat desku, jaká je teď</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Pří&amp;ručka</translation>
    </message>
    <message>
        <source>The guide for players</source>
        <translation>Příručka pro hráče</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>turn %1 is illegal: %2</source>
        <translation>tah %1 odporuje pravidlům: %2</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n turns, score %1</source>
        <translation>
            <numerusform>podle pravidel, %n tah, stav %1</numerusform>
            <numerusform>podle pravidel, %n tahy, stav %1</numerusform>
            <numerusform>podle pravidel, %n tahů, stav %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over, %1</source>
        <translation>hra skončila, %1</translation>
    </message>
    <message>
        <source>No board was seen.</source>
        <translation>Žádná deska nebyla vidět.</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violations</source>
        <translation>
            <numerusform>%n přestupek</numerusform>
            <numerusform>%n přestupky</numerusform>
            <numerusform>%n přestupků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n otázka</numerusform>
            <numerusform>%n otázky</numerusform>
            <numerusform>%n otázek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 ms each, %3 dropped; 95 % of the calls came within %4 ms of their frame.</source>
        <translation>%1, každý %2 ms, %3 vynecháno; 95 % hlášení do %4 ms.</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n snímek</numerusform>
            <numerusform>%n snímky</numerusform>
            <numerusform>%n snímků</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more is spoken: %1</source>
        <translation>dál se nemluví: %1</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; vynecháno</translation>
    </message>
    <message>
        <source>still needed: %1</source>
        <translation>ještě chybí: %1</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>pozice %1 z %2</translation>
    </message>
    <message>
        <source>u undo, r redo, a accept as it stands, 0-9 choose a candidate, n turn the names, space say it again, q stop;</source>
        <translation>u zpět, r znovu, a přijmout, jak leží, 0-9 vybrat kandidáta, n otočit jména, mezerník zopakovat, q konec;</translation>
    </message>
    <message>
        <source>no board: %1</source>
        <translation>žádná deska: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>rada: %1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>snímek %1 z %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>snímek %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</source>
        <translation>
            <numerusform>Nedokončená hra o %n tahu je v %1. Pokračovat v ní? [A/n]</numerusform>
            <numerusform>Nedokončená hra o %n tazích je v %1. Pokračovat v ní? [A/n]</numerusform>
            <numerusform>Nedokončená hra o %n tazích je v %1. Pokračovat v ní? [A/n]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</source>
        <translation>
            <numerusform>nedokončená hra o %n tahu je v %1; začíná nová (--resume pokračuje v nedokončené)</numerusform>
            <numerusform>nedokončená hra o %n tazích je v %1; začíná nová (--resume pokračuje v nedokončené)</numerusform>
            <numerusform>nedokončená hra o %n tazích je v %1; začíná nová (--resume pokračuje v nedokončené)</numerusform>
        </translation>
    </message>
    <message>
        <source>seen: %1</source>
        <translation>viděno: %1</translation>
    </message>
    <message>
        <source>not calibrated; what is missing:</source>
        <translation>nezkalibrováno; co chybí:</translation>
    </message>
    <message>
        <source>residual %1 px over %2 sightings, %3 outliers left out</source>
        <translation>zbytek %1 px z %2 pozorování, vynecháno odlehlých: %3</translation>
    </message>
    <message>
        <source>board points are predicted to %1 px on average, %2 px at worst</source>
        <translation>průsečíky předpovězeny průměrně na %1 px, nejhůř na %2 px</translation>
    </message>
    <message>
        <source>could be better: %1</source>
        <translation>mohlo by být lepší: %1</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>zapsáno do %1</translation>
    </message>
    <message>
        <source>the naming of the points is certain</source>
        <translation>pojmenování průsečíků je jisté</translation>
    </message>
    <message>
        <source>the naming of the points is one of six guesses</source>
        <translation>pojmenování průsečíků je jeden ze šesti odhadů</translation>
    </message>
    <message>
        <source>the picture is mirrored</source>
        <translation>obraz je zrcadlový</translation>
    </message>
    <message>
        <source>board found in %1 ms, lines within %2 px; %3</source>
        <translation>deska nalezena za %1 ms, čáry na %2 px; %3</translation>
    </message>
    <message>
        <source>rings removed: White %1, Black %2</source>
        <translation>odebrané kroužky: Bílý %1, Černý %2</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: nothing will be heard; --speak-to writes the calls into files</source>
        <translation>není vidět zvuková karta ani zvukový server: nic nebude slyšet; --speak-to zapíše hlášení do souborů</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 turns</source>
        <translation>zastaveno po %1 z %2 tahů</translation>
    </message>
</context>
<context>
    <name>MoodSign</name>
    <message>
        <source>All is well</source>
        <translation>Vše v pořádku</translation>
    </message>
    <message>
        <source>Something is due</source>
        <translation>Je třeba něco udělat</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Něco je špatně</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white ring with a white marker on %1</source>
        <translation>bílý kroužek s bílým kamenem na %1</translation>
    </message>
    <message>
        <source>white ring with a black marker on %1</source>
        <translation>bílý kroužek s černým kamenem na %1</translation>
    </message>
    <message>
        <source>black ring with a white marker on %1</source>
        <translation>černý kroužek s bílým kamenem na %1</translation>
    </message>
    <message>
        <source>black ring with a black marker on %1</source>
        <translation>černý kroužek s černým kamenem na %1</translation>
    </message>
    <message>
        <source>white ring on %1</source>
        <translation>bílý kroužek na %1</translation>
    </message>
    <message>
        <source>black ring on %1</source>
        <translation>černý kroužek na %1</translation>
    </message>
    <message>
        <source>white marker on %1</source>
        <translation>bílý kámen na %1</translation>
    </message>
    <message>
        <source>black marker on %1</source>
        <translation>černý kámen na %1</translation>
    </message>
    <message>
        <source>nothing on %1</source>
        <translation>nic na %1</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
</context>
<context>
    <name>Player inside</name>
    <message>
        <source>White</source>
        <translation>bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>černý</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Use this position</source>
        <translation>Použít tuto pozici</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>Bílý kroužek</translation>
    </message>
    <message>
        <source>Black ring</source>
        <translation>Černý kroužek</translation>
    </message>
    <message>
        <source>White marker</source>
        <translation>Bílý kámen</translation>
    </message>
    <message>
        <source>Black marker</source>
        <translation>Černý kámen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Then click on the board</source>
        <translation>Pak klikněte na desku</translation>
    </message>
    <message>
        <source>White is to play</source>
        <translation>Bílý je na tahu</translation>
    </message>
    <message>
        <source>Black is to play</source>
        <translation>Černý je na tahu</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>Kdo je na tahu</translation>
    </message>
    <message>
        <source>The game goes on from this position</source>
        <translation>Hra pokračuje od této pozice</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Nic neměnit</translation>
    </message>
    <message>
        <source>All five rings lie on the board.</source>
        <translation>Všech pět kroužků leží na desce.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Later</source>
        <translation>Později</translation>
    </message>
    <message>
        <source>The first candidate stays written down</source>
        <translation>Zapsána zůstane první možnost</translation>
    </message>
    <message>
        <source>What was turn %1?</source>
        <translation>Jaký byl tah %1?</translation>
    </message>
    <message>
        <source>Who is to play?</source>
        <translation>Kdo je na tahu?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>It was this one</source>
        <translation>Byl to tento</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>no lattice lines were found</source>
        <translation>Nebyly nalezeny žádné čáry desky</translation>
    </message>
    <message>
        <source>a lattice was seen, but not which part of a YINSH board it is</source>
        <translation>Čáry jsou vidět, ale ne která část desky YINSH to je</translation>
    </message>
    <message>
        <source>the lines found do not form the lattice of a YINSH board</source>
        <translation>Nalezené čáry netvoří desku YINSH</translation>
    </message>
    <message>
        <source>it is not where it was, nor elsewhere in the picture</source>
        <translation>Není tam, kde byla, ani jinde v obraze</translation>
    </message>
    <message>
        <source>delivers no more pictures</source>
        <translation>Nepřicházejí žádné obrázky</translation>
    </message>
    <message>
        <source>has fallen silent</source>
        <translation>Neozývá se</translation>
    </message>
    <message>
        <source>there is no camera that can be opened</source>
        <translation>Není tu kamera, kterou by šlo otevřít</translation>
    </message>
    <message>
        <source>cannot be opened as a stream</source>
        <translation>Proud nelze otevřít</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>Není co vrátit</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>Není co opakovat</translation>
    </message>
    <message>
        <source>no such turn has candidates</source>
        <translation>Takový tah nemá jiné možnosti</translation>
    </message>
    <message>
        <source>no board has been seen yet</source>
        <translation>Zatím nebyla vidět žádná deska</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>the picture is too dark: switch on a lamp, or let the camera expose longer</source>
        <translation>Obraz je příliš tmavý: rozsviťte lampu nebo prodlužte expozici</translation>
    </message>
    <message>
        <source>the picture is too bright: dim the lamp, or let the camera expose shorter</source>
        <translation>Obraz je příliš světlý: ztlumte lampu nebo zkraťte expozici</translation>
    </message>
    <message>
        <source>the picture is all of one colour: wait until the camera has balanced its white, or set it by hand</source>
        <translation>Obraz má jedinou barvu: počkejte na vyvážení bílé nebo ji nastavte ručně</translation>
    </message>
    <message>
        <source>the picture is out of focus: focus on the board, or clean the lens</source>
        <translation>Obraz je neostrý: zaostřete na desku nebo očistěte objektiv</translation>
    </message>
    <message>
        <source>the picture is moving: put the camera down and keep hands away for a moment</source>
        <translation>Obraz se hýbe: položte kameru a na chvíli oddalte ruce</translation>
    </message>
    <message>
        <source>the clock of this computer is behind the time of the last turn</source>
        <translation>Hodiny počítače jsou pozadu za časem posledního tahu</translation>
    </message>
    <message>
        <source>the game is on the disk again, nothing is missing</source>
        <translation>Hra je zase na disku, nic nechybí</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>the picture is too small to hold a board</source>
        <translation>obraz je na desku příliš malý</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera left, or move it back</source>
        <translation>deska je oříznutá u %1: natočte kameru doleva, nebo ji odsuňte</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera right, or move it back</source>
        <translation>deska je oříznutá u %1: natočte kameru doprava, nebo ji odsuňte</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera up, or move it back</source>
        <translation>deska je oříznutá u %1: natočte kameru nahoru, nebo ji odsuňte</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera down, or move it back</source>
        <translation>deska je oříznutá u %1: natočte kameru dolů, nebo ji odsuňte</translation>
    </message>
    <message>
        <source>the camera looks too flat, %1 degrees over the board: raise it until it looks down by 35 to 60</source>
        <translation>kamera se dívá příliš naplocho, %1 stupňů nad deskou: zvedněte ji, až bude hledět dolů pod 35 až 60 stupni</translation>
    </message>
    <message>
        <source>the board is too small in the picture, %1 pixels between points: move the camera closer, or choose a larger picture</source>
        <translation>deska je v obraze příliš malá, %1 pixelů mezi průsečíky: přibližte kameru, nebo zvolte větší obraz</translation>
    </message>
    <message>
        <source>the board is overexposed: dim the lamp, or let the camera expose shorter</source>
        <translation>deska je přeexponovaná: ztlumte lampu, nebo zkraťte expozici kamery</translation>
    </message>
    <message>
        <source>glare at %1: move the lamp or the camera until it is gone</source>
        <translation>odlesk u %1: posuňte lampu nebo kameru, až zmizí</translation>
    </message>
    <message>
        <source>the board is covered at %1: clear it</source>
        <translation>deska je zakrytá u %1: odkryjte ji</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 a ještě %2</translation>
    </message>
    <message>
        <source>the calibration is not used: it was made with pictures of %1, this one has %2, another shape</source>
        <translation>kalibrace se nepoužije: byla pořízena ze snímků %1, tento má %2, jiný tvar</translation>
    </message>
    <message>
        <source>the calibration is not used: with it the board&apos;s lines lie %1 px off, without it %2 px; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>kalibrace se nepoužije: s ní leží čáry desky o %1 px vedle, bez ní o %2 px; nepatří jiné kameře, nebo se od té doby nezměnil zoom či objektiv?</translation>
    </message>
    <message>
        <source>the calibration is not used: the board is only found without it; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>kalibrace se nepoužije: deska se najde jen bez ní; nepatří jiné kameře, nebo se od té doby nezměnil zoom či objektiv?</translation>
    </message>
    <message>
        <source>left edge never covered: nothing was seen in the leftmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>levý okraj nikdy nepokryt: v levých %1 % obrazu nebylo nic vidět; namiřte kameru tak, aby tam deska ležela</translation>
    </message>
    <message>
        <source>right edge never covered: nothing was seen in the rightmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>pravý okraj nikdy nepokryt: v pravých %1 % obrazu nebylo nic vidět; namiřte kameru tak, aby tam deska ležela</translation>
    </message>
    <message>
        <source>top edge never covered: nothing was seen in the topmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>horní okraj nikdy nepokryt: v horních %1 % obrazu nebylo nic vidět; namiřte kameru tak, aby tam deska ležela</translation>
    </message>
    <message>
        <source>bottom edge never covered: nothing was seen in the bottommost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>dolní okraj nikdy nepokryt: v dolních %1 % obrazu nebylo nic vidět; namiřte kameru tak, aby tam deska ležela</translation>
    </message>
    <message>
        <source>more pictures: %1 different poses were seen, %2 are the least; move the camera or the board between pictures</source>
        <translation>více snímků: různých poloh bylo %1, nejméně je třeba %2; mezi snímky pohněte kamerou nebo deskou</translation>
    </message>
    <message>
        <source>tilt the camera more: the most seen was %1 degrees from right above, %2 are the least, 30 to 45 are good</source>
        <translation>nakloňte kameru víc: nejvíc bylo %1 stupňů od kolmice, nejméně je třeba %2, dobrých je 30 až 45</translation>
    </message>
    <message>
        <source>tilt the camera more, in different directions: the focal length is only known to %1 %</source>
        <translation>nakloňte kameru víc, do různých směrů: ohnisková vzdálenost je známa jen na %1 %</translation>
    </message>
    <message>
        <source>take more and sharper pictures: board points are only predicted to %1 px</source>
        <translation>pořiďte víc a ostřejších snímků: průsečíky se předpovídají jen na %1 px</translation>
    </message>
    <message>
        <source>take the pictures from more different sides: these do not determine the lens</source>
        <translation>pořiďte snímky z různějších stran: tyto objektiv neurčují</translation>
    </message>
    <message>
        <source>neither board nor calibration sheet was found</source>
        <translation>nenalezena deska ani kalibrační list</translation>
    </message>
    <message>
        <source>the same pose as before</source>
        <translation>stejná poloha jako předtím</translation>
    </message>
    <message>
        <source>another size than the first picture; one calibration is for one size</source>
        <translation>jiná velikost než první snímek; kalibrace platí pro jednu velikost</translation>
    </message>
    <message>
        <source>enough poses are kept already</source>
        <translation>poloh už je dost</translation>
    </message>
    <message>
        <source>%1 picture, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 snímek, náklon %2 až %3 stupňů, nedosažené okraje: vlevo %4 %, vpravo %5 %, nahoře %6 %, dole %7 %</translation>
    </message>
    <message>
        <source>%1 pictures, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>snímků: %1, náklon %2 až %3 stupňů, nedosažené okraje: vlevo %4 %, vpravo %5 %, nahoře %6 %, dole %7 %</translation>
    </message>
    <message>
        <source>0 pictures</source>
        <translation>žádné snímky</translation>
    </message>
    <message>
        <source>%1; given up</source>
        <translation>%1; vzdáno</translation>
    </message>
    <message>
        <source>the camera has no mode of %1 and delivers %2</source>
        <translation>kamera nemá režim %1 a dodává %2</translation>
    </message>
    <message>
        <source>%1 frames of index.json are not in the folder</source>
        <translation>ve složce chybějí snímky uvedené v index.json, počet: %1</translation>
    </message>
    <message>
        <source>%1; the frame is left out</source>
        <translation>%1; snímek se vynechává</translation>
    </message>
    <message>
        <source>%1; what was seen before is kept</source>
        <translation>%1; co bylo vidět předtím, zůstává</translation>
    </message>
    <message>
        <source>ends at frame %1 of %2</source>
        <translation>končí snímkem %1 z %2</translation>
    </message>
    <message>
        <source>%1, and nothing of it can be played</source>
        <translation>%1 a nic z toho nelze přehrát</translation>
    </message>
    <message>
        <source>is cut off: its last picture has no end</source>
        <translation>je useknutý: poslední snímek nemá konec</translation>
    </message>
    <message>
        <source>is cut off: the file ends at byte %1 of %2</source>
        <translation>je useknutý: soubor končí bajtem %1 z %2</translation>
    </message>
    <message>
        <source>is not a film that can be played; expected a film, a folder of frames or a camera</source>
        <translation>není přehratelný film; očekává se film, složka snímků nebo kamera</translation>
    </message>
    <message>
        <source>nothing of the film can be played</source>
        <translation>z filmu nelze nic přehrát</translation>
    </message>
    <message>
        <source>is a single picture; expected a folder of frames, a film or a camera</source>
        <translation>je jediný obrázek; očekává se složka snímků, film nebo kamera</translation>
    </message>
    <message>
        <source>holds no picture; expected a folder of frames</source>
        <translation>neobsahuje žádný obrázek; očekává se složka snímků</translation>
    </message>
    <message>
        <source>delivers no picture</source>
        <translation>nedodává obraz</translation>
    </message>
    <message>
        <source>turn %1 has candidates 0 to %2</source>
        <translation>tah %1 má kandidáty 0 až %2</translation>
    </message>
    <message>
        <source>there is no turn %1</source>
        <translation>tah %1 neexistuje</translation>
    </message>
    <message>
        <source>has no turn %1</source>
        <translation>nemá tah %1</translation>
    </message>
    <message>
        <source>&quot;candidate&quot; counts from 0</source>
        <translation>„candidate“ se počítá od 0</translation>
    </message>
    <message>
        <source>&quot;player&quot; is &quot;white&quot; or &quot;black&quot;</source>
        <translation>„player“ je „white“, nebo „black“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command</source>
        <translation>„%1“ není příkaz</translation>
    </message>
    <message>
        <source>an empty line is no command</source>
        <translation>prázdný řádek není příkaz</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is no command</source>
        <translation>řádek delší než %1 bajtů není příkaz</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>nesrozumitelné: %1</translation>
    </message>
    <message>
        <source>%1; play goes on and is kept in memory until it can be written</source>
        <translation>%1; hraje se dál a hra zůstává v paměti, dokud ji nepůjde zapsat</translation>
    </message>
    <message>
        <source>the clock of this computer was set back by %1 s; the game&apos;s own time goes on</source>
        <translation>hodiny počítače byly posunuty o %1 s zpět; čas hry běží dál</translation>
    </message>
    <message>
        <source>the clock of this computer was set forward by %1 s; the game&apos;s own time goes on</source>
        <translation>hodiny počítače byly posunuty o %1 s vpřed; čas hry běží dál</translation>
    </message>
    <message>
        <source>there is no unfinished game to go on with</source>
        <translation>není žádná nedokončená hra, ve které by šlo pokračovat</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>takový soubor nebo složka neexistuje</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>přístup odepřen</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>je složka</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>není složka</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>už existuje</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>na disku není místo</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disk je jen ke čtení</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>disk hlásí chybu</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>soubor je příliš velký</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>nelze zapsat</translation>
    </message>
    <message>
        <source>cannot be made a folder: %1</source>
        <translation>nelze vytvořit složku: %1</translation>
    </message>
    <message>
        <source>cannot be renamed: %1</source>
        <translation>nelze přejmenovat: %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>nelze otevřít</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>%1; the game is not kept</source>
        <translation>%1; hra se neukládá</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>je prázdný</translation>
    </message>
    <message>
        <source>is longer than the %1 MB that are read at most</source>
        <translation>je delší než %1 MB, víc se nečte</translation>
    </message>
    <message>
        <source>is not a picture that can be read (JPEG, PNG, WebP, ...)</source>
        <translation>není čitelný obrázek (JPEG, PNG, WebP…)</translation>
    </message>
    <message>
        <source>is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG</source>
        <translation>je obrázek HEIC nebo AVIF, ten se nečte; uložte ho jako JPEG nebo PNG</translation>
    </message>
    <message>
        <source>is a picture of %1 pixels, more than the %2 megapixels that are read at most</source>
        <translation>je obrázek %1 pixelů, víc než %2 megapixelů se nečte</translation>
    </message>
    <message>
        <source>is a cut-off %1: %2 is missing, the file ends at byte %3</source>
        <translation>je useknutý %1: chybí %2, soubor končí bajtem %3</translation>
    </message>
    <message>
        <source>its end marker</source>
        <translation>koncová značka</translation>
    </message>
    <message>
        <source>its end chunk</source>
        <translation>koncový blok</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>bajt %1</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .png or .jpg</source>
        <translation>s touto příponou se obrázky nezapisují; použijte .png nebo .jpg</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .pdf</source>
        <translation>očekává se jméno souboru končící .svg nebo .pdf</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .png</source>
        <translation>očekává se jméno souboru končící .svg nebo .png</translation>
    </message>
    <message>
        <source>records end in .ygn, .sgf or .json</source>
        <translation>záznamy končí na .ygn, .sgf nebo .json</translation>
    </message>
    <message>
        <source>Boardspace SGF cannot hold this game: %1</source>
        <translation>SGF z Boardspace tuto hru neumí zapsat: %1</translation>
    </message>
    <message>
        <source>Boardspace games begin with the empty board.</source>
        <translation>hry na Boardspace začínají prázdnou deskou.</translation>
    </message>
    <message>
        <source>Boardspace games hold no illegal turn, and turn %1 is one.</source>
        <translation>hry na Boardspace nemají tah proti pravidlům a tah %1 takový je.</translation>
    </message>
    <message>
        <source>Boardspace games go on from where a turn ends, and turn %1 is followed by another position.</source>
        <translation>hry na Boardspace pokračují, kde tah skončil, a po tahu %1 následuje jiná pozice.</translation>
    </message>
    <message>
        <source>line %1: expected a column a to k, = and a word</source>
        <translation>řádek %1: očekává se sloupec a až k, = a slovo</translation>
    </message>
    <message>
        <source>is of version %1; this program knows up to %2</source>
        <translation>je verze %1; tento program zná nejvýš %2</translation>
    </message>
    <message>
        <source>is no calibration; expected YAML as `yinsight calibrate` writes it</source>
        <translation>není kalibrace; očekává se YAML, jaký píše „yinsight calibrate“</translation>
    </message>
    <message>
        <source>expected an array of objects with &quot;image&quot; and &quot;t_s&quot;: %1</source>
        <translation>očekává se pole objektů s „image“ a „t_s“: %1</translation>
    </message>
    <message>
        <source>--start and --variant name different variants</source>
        <translation>--start a --variant uvádějí různé varianty</translation>
    </message>
    <message>
        <source>turn %1, line %2, column %3: expected %4, found %5</source>
        <translation>tah %1, řádek %2, sloupec %3: očekáváno %4, nalezeno %5</translation>
    </message>
    <message>
        <source>line %1, column %2: expected %3, found %4</source>
        <translation>řádek %1, sloupec %2: očekáváno %3, nalezeno %4</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>konec textu</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>konec řádku</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>průsečík</translation>
    </message>
    <message>
        <source>a point, a removal (x), pass or resign</source>
        <translation>průsečík, odebrání (x), pass nebo resign</translation>
    </message>
    <message>
        <source>the point to which the ring moves</source>
        <translation>průsečík, kam kroužek táhne</translation>
    </message>
    <message>
        <source>the point of a row or ring to remove</source>
        <translation>průsečík řady nebo kroužku k odebrání</translation>
    </message>
    <message>
        <source>the other end of the row</source>
        <translation>druhý konec řady</translation>
    </message>
    <message>
        <source>a row and a ring, as there is a choice of rows</source>
        <translation>řada a kroužek, protože je na výběr z řad</translation>
    </message>
    <message>
        <source>the end of the turn, which has too many parts</source>
        <translation>konec tahu, který má příliš mnoho částí</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>konec tahu</translation>
    </message>
    <message>
        <source>the number of a turn</source>
        <translation>číslo tahu</translation>
    </message>
    <message>
        <source>a piece or at most %1 vacant points in %2</source>
        <translation>kámen, kroužek nebo nejvýš %1 volných průsečíků ve %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>sloupci %1</translation>
    </message>
    <message>
        <source>&apos;/&apos; before column %1</source>
        <translation>„/“ před sloupcem %1</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>konec desky</translation>
    </message>
    <message>
        <source>a space before the side to act</source>
        <translation>mezera před stranou na tahu</translation>
    </message>
    <message>
        <source>the side to act, w or b, or &apos;-&apos;</source>
        <translation>strana na tahu, w nebo b, nebo „-“</translation>
    </message>
    <message>
        <source>a space before the phase</source>
        <translation>mezera před fází</translation>
    </message>
    <message>
        <source>the phase, one of P r x M R X O</source>
        <translation>fáze, jedna z P r x M R X O</translation>
    </message>
    <message>
        <source>a phase in which a side acts</source>
        <translation>fáze, ve které je někdo na tahu</translation>
    </message>
    <message>
        <source>phase O, as no side acts</source>
        <translation>fáze O, protože nikdo není na tahu</translation>
    </message>
    <message>
        <source>a space before the rings removed</source>
        <translation>mezera před odebranými kroužky</translation>
    </message>
    <message>
        <source>the number of rings removed, 0 to 5</source>
        <translation>počet odebraných kroužků, 0 až 5</translation>
    </message>
    <message>
        <source>&apos;-&apos; between the rings removed</source>
        <translation>„-“ mezi odebranými kroužky</translation>
    </message>
    <message>
        <source>a space before the variant</source>
        <translation>mezera před variantou</translation>
    </message>
    <message>
        <source>the variant, S or B</source>
        <translation>varianta, S nebo B</translation>
    </message>
    <message>
        <source>a space before the result</source>
        <translation>mezera před výsledkem</translation>
    </message>
    <message>
        <source>&apos;-&apos;, the result of a game that goes on</source>
        <translation>„-“, výsledek hry, která trvá</translation>
    </message>
    <message>
        <source>the winner, w, b or d</source>
        <translation>vítěz, w, b nebo d</translation>
    </message>
    <message>
        <source>&apos;:&apos; after the winner</source>
        <translation>„:“ za vítězem</translation>
    </message>
    <message>
        <source>rings, row, pool, blocked or resigned</source>
        <translation>rings, row, pool, blocked nebo resigned</translation>
    </message>
    <message>
        <source>the end of the position</source>
        <translation>konec pozice</translation>
    </message>
    <message>
        <source>a position that a game can reach</source>
        <translation>pozice, které hra může dosáhnout</translation>
    </message>
    <message>
        <source>the variant, standard or blitz</source>
        <translation>varianta, standard nebo blitz</translation>
    </message>
    <message>
        <source>a start of the variant that the Variant tag names</source>
        <translation>začátek varianty, kterou uvádí Variant</translation>
    </message>
    <message>
        <source>&apos;]&apos; behind the tag %1</source>
        <translation>„]“ za značkou %1</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>jméno značky</translation>
    </message>
    <message>
        <source>&apos;%1&apos; before the value of the tag %2</source>
        <translation>„%1“ před hodnotou značky %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; behind the value of the tag %2</source>
        <translation>„%1“ za hodnotou značky %2</translation>
    </message>
    <message>
        <source>the end of a comment</source>
        <translation>konec poznámky</translation>
    </message>
    <message>
        <source>a &apos;}&apos; somewhere behind this &apos;{&apos;</source>
        <translation>„}“ někde za touto „{“</translation>
    </message>
    <message>
        <source>the kind of fault behind !!illegal</source>
        <translation>druh chyby za !!illegal</translation>
    </message>
    <message>
        <source>&apos;|&apos; or &apos;}&apos; behind a candidate</source>
        <translation>„|“ nebo „}“ za kandidátem</translation>
    </message>
    <message>
        <source>{=&lt;position&gt;} behind an illegal turn that stood</source>
        <translation>{=&lt;position&gt;} za tahem proti pravidlům, který platil</translation>
    </message>
    <message>
        <source>the end of the record behind its result</source>
        <translation>konec záznamu za výsledkem</translation>
    </message>
    <message>
        <source>&apos;(&apos; at the beginning of an SGF game</source>
        <translation>„(“ na začátku hry SGF</translation>
    </message>
    <message>
        <source>&apos;)&apos; at the end of the game</source>
        <translation>„)“ na konci hry</translation>
    </message>
    <message>
        <source>a property, &apos;;&apos; or &apos;)&apos;</source>
        <translation>vlastnost, „;“ nebo „)“</translation>
    </message>
    <message>
        <source>GM[24], a YINSH game of Boardspace</source>
        <translation>GM[24], hra YINSH z Boardspace</translation>
    </message>
    <message>
        <source>a node in the game</source>
        <translation>uzel ve hře</translation>
    </message>
    <message>
        <source>another type of value at &quot;%1&quot;</source>
        <translation>jiný druh hodnoty u „%1“</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 at &quot;%3&quot;</source>
        <translation>celé číslo od %1 do %2 u „%3“</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>objekt s „%1“</translation>
    </message>
    <message>
        <source>the name of a fault</source>
        <translation>jméno chyby</translation>
    </message>
    <message>
        <source>JSON of at most %1 levels</source>
        <translation>JSON nejvýš o %1 úrovních</translation>
    </message>
    <message>
        <source>a deeper one</source>
        <translation>hlubší</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>je třeba podpříkaz</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>nečekaný argument: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>nečekané argumenty: %1</translation>
    </message>
    <message>
        <source>Value %1 not in range %2 to %3</source>
        <translation>hodnota %1 není mezi %2 a %3</translation>
    </message>
    <message>
        <source>Value %1 not in range [%2 - %3]</source>
        <translation>hodnota %1 není mezi %2 a %3</translation>
    </message>
    <message>
        <source>%1 not in {%2}</source>
        <translation>%1 není z %2</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>nesrozumitelná hodnota: %1 = %2</translation>
    </message>
    <message>
        <source>%1 required %2 missing</source>
        <translation>chybí %1 hodnota (%2)</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1 vylučuje %2</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1 vyžaduje i %2</translation>
    </message>
    <message>
        <source>sources with --out, or --sheet</source>
        <translation>zdroje s --out, nebo --sheet</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>chybí %1</translation>
    </message>
    <message>
        <source>expected WIDTHxHEIGHT[@RATE][:FOURCC]</source>
        <translation>očekává se ŠÍŘKAxVÝŠKA[@TEMPO][:FOURCC]</translation>
    </message>
    <message>
        <source>expected en, fr, nl, cs or zh</source>
        <translation>očekává se en, fr, nl, cs nebo zh</translation>
    </message>
    <message>
        <source>standard output: cannot be written</source>
        <translation>na standardní výstup nelze psát</translation>
    </message>
    <message>
        <source>stopped by an unexpected fault: %1</source>
        <translation>zastaveno nečekanou chybou: %1</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light, at %3: %4</source>
        <translation>v tomto světle se sotva rozeznají %1 a %2, na %3: %4</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light: %3</source>
        <translation>v tomto světle se sotva rozeznají %1 a %2: %3</translation>
    </message>
    <message>
        <source>dim the lamp, or let the camera expose shorter</source>
        <translation>ztlumte lampu nebo zkraťte expozici</translation>
    </message>
    <message>
        <source>switch on a lamp, or let the camera expose longer</source>
        <translation>rozsviťte lampu nebo prodlužte expozici</translation>
    </message>
    <message>
        <source>move the lamp to a side, or the camera closer</source>
        <translation>posuňte lampu stranou nebo přibližte kameru</translation>
    </message>
    <message>
        <source>empty points</source>
        <translation>prázdné body</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>bílé kroužky</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>černé kroužky</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>bílé kameny</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>černé kameny</translation>
    </message>
    <message>
        <source>white rings with white markers</source>
        <translation>bílé kroužky s bílými kameny</translation>
    </message>
    <message>
        <source>white rings with black markers</source>
        <translation>bílé kroužky s černými kameny</translation>
    </message>
    <message>
        <source>black rings with white markers</source>
        <translation>černé kroužky s bílými kameny</translation>
    </message>
    <message>
        <source>black rings with black markers</source>
        <translation>černé kroužky s černými kameny</translation>
    </message>
    <message>
        <source>no wrong act lies on the board</source>
        <translation>na desce není žádná chyba</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .svg, .png or .jpg</source>
        <translation>s touto příponou se obrázky nezapisují; použijte .svg, .png nebo .jpg</translation>
    </message>
    <message>
        <source>a position has no course to draw; expected a record</source>
        <translation>postavení nemá průběh, který by se dal nakreslit; očekáván zápis</translation>
    </message>
    <message>
        <source>a position has no turns; expected a record</source>
        <translation>postavení nemá tahy; očekáván zápis</translation>
    </message>
    <message>
        <source>turn %1: expected %2, found %3</source>
        <translation>tah %1: očekáváno %2, nalezeno %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>očekáváno %1, nalezeno %2</translation>
    </message>
    <message>
        <source>is no set; expected YAML as `yinsight referee` writes it</source>
        <translation>není sada; očekáváno YAML, jak je zapisuje `yinsight referee`</translation>
    </message>
    <message>
        <source>is one of the sources; expected another file</source>
        <translation>je jedním ze zdrojů; očekává se jiný soubor</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Beside the board</source>
        <translation>Vedle desky</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>No camera is watched.</source>
        <translation>Žádná kamera se nesleduje.</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>Kdo je na tahu</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Důkazy</translation>
    </message>
    <message>
        <source>%1  %2 – %3  %4</source>
        <comment>name, rings, rings, name</comment>
        <translation>%1  %2 – %3  %4</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>%1 je na tahu</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Po tahu %1</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>○ Nothing is watched</source>
        <translation>○ Nic se nesleduje</translation>
    </message>
    <message>
        <source>○ Set-up</source>
        <translation>○ Příprava</translation>
    </message>
    <message>
        <source>■ The recording has ended</source>
        <translation>■ Záznam skončil</translation>
    </message>
    <message numerus="yes">
        <source>● Live, %n pictures a second</source>
        <translation>
            <numerusform>● Živě, %n snímek za sekundu</numerusform>
            <numerusform>● Živě, %n snímky za sekundu</numerusform>
            <numerusform>● Živě, %n snímků za sekundu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>White&apos;s winning chance after every turn</source>
        <translation>Šance bílého na výhru po každém tahu</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>White wins, %</source>
        <translation>Bílý vyhraje, %</translation>
    </message>
    <message>
        <source>Judge the game to see its course here.</source>
        <translation>Nechte hru posoudit a uvidíte tu její průběh.</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>&amp;Judge the game</source>
        <translation>&amp;Posoudit hru</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>Save the &amp;graph…</source>
        <translation>Uložit &amp;graf…</translation>
    </message>
    <message>
        <source>Let the coach judge every turn of this game</source>
        <translation>Ať trenér posoudí každý tah této hry</translation>
    </message>
    <message>
        <source>Stop judging; what was judged so far is kept</source>
        <translation>Zastavit; co je posouzeno, zůstane</translation>
    </message>
    <message>
        <source>Write the course of the game as SVG or PNG</source>
        <translation>Uložit průběh hry jako SVG nebo PNG</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>Posouzené tahy</translation>
    </message>
    <message>
        <source>Mistakes, with the better turns</source>
        <translation>Chyby a lepší tahy</translation>
    </message>
    <message>
        <source>Click a mistake to see it on the board</source>
        <translation>Klikněte na chybu a uvidíte ji na desce</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) judged so far.</source>
        <translation>
            <numerusform>Zatím posouzen %n tah.</numerusform>
            <numerusform>Zatím posouzeny %n tahy.</numerusform>
            <numerusform>Zatím posouzeno %n tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Uložit graf</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Obrázky (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A ring is placed on a vacant point.</source>
        <translation>Kroužek se pokládá na volný průsečík.</translation>
    </message>
    <message>
        <source>The players place one ring each, in turn.</source>
        <translation>Hráči pokládají střídavě po jednom kroužku.</translation>
    </message>
    <message>
        <source>Each player has five rings.</source>
        <translation>Každý hráč má pět kroužků.</translation>
    </message>
    <message>
        <source>The players move in turn; White begins.</source>
        <translation>Hráči se v tazích střídají; začíná bílý.</translation>
    </message>
    <message>
        <source>A player moves an own ring.</source>
        <translation>Hráč přesouvá vlastní kroužek.</translation>
    </message>
    <message>
        <source>Before a ring moves, a marker is put into it, and it stays where the ring stood.</source>
        <translation>Před přesunem se do kroužku vloží kámen a ten na místě zůstane.</translation>
    </message>
    <message>
        <source>The marker put into the ring shows the mover&apos;s colour.</source>
        <translation>Kámen vložený do kroužku má nahoře barvu hráče na tahu.</translation>
    </message>
    <message>
        <source>The marker is put into the ring that then moves, and stays where that ring stood.</source>
        <translation>Kámen se vkládá do kroužku, který táhne, a zůstává na jeho místě.</translation>
    </message>
    <message>
        <source>A ring moves in a straight line.</source>
        <translation>Kroužek se přesouvá po přímce.</translation>
    </message>
    <message>
        <source>A ring jumps over markers, never over a ring.</source>
        <translation>Kroužek přeskakuje kameny, nikdy kroužek.</translation>
    </message>
    <message>
        <source>After a jump the ring lands on the first vacant point behind the markers.</source>
        <translation>Po skoku kroužek končí na prvním volném průsečíku za kameny.</translation>
    </message>
    <message>
        <source>A ring jumps one unbroken group of markers and lands right behind it.</source>
        <translation>Kroužek přeskočí jednu souvislou skupinu kamenů a končí hned za ní.</translation>
    </message>
    <message>
        <source>A ring lands on a vacant point.</source>
        <translation>Kroužek končí na volném průsečíku.</translation>
    </message>
    <message>
        <source>The ring that holds the marker must move to another point.</source>
        <translation>Kroužek s kamenem se musí přesunout jinam.</translation>
    </message>
    <message>
        <source>Every marker that was jumped is turned over.</source>
        <translation>Každý přeskočený kámen se otočí.</translation>
    </message>
    <message>
        <source>Only the markers that were jumped are turned over.</source>
        <translation>Otáčejí se jen přeskočené kameny.</translation>
    </message>
    <message>
        <source>The marker that the ring leaves behind was not jumped and is not turned over.</source>
        <translation>Kámen, který kroužek zanechal, nebyl přeskočen a neotáčí se.</translation>
    </message>
    <message>
        <source>Markers are turned over but never moved.</source>
        <translation>Kameny se otáčejí, ale nikdy nepřesouvají.</translation>
    </message>
    <message>
        <source>The only marker that comes on the board is the one in the ring that moves.</source>
        <translation>Na desku přibývá jen kámen v kroužku, který táhne.</translation>
    </message>
    <message>
        <source>Markers leave the board only as a row of five.</source>
        <translation>Kameny opouštějí desku jen jako řada pěti.</translation>
    </message>
    <message>
        <source>A row of five markers in the player&apos;s colour must be removed.</source>
        <translation>Řada pěti kamenů vlastní barvy se musí odebrat.</translation>
    </message>
    <message>
        <source>The markers removed must be a row of the player&apos;s colour.</source>
        <translation>Odebírat se smí jen řada vlastní barvy.</translation>
    </message>
    <message>
        <source>Exactly five markers of a row are removed.</source>
        <translation>Z řady se odebírá přesně pět kamenů.</translation>
    </message>
    <message>
        <source>The five markers removed must be neighbours on one line.</source>
        <translation>Pět odebraných kamenů musí sousedit na jedné čáře.</translation>
    </message>
    <message>
        <source>Each player removes the rows of the own colour.</source>
        <translation>Každý hráč odebírá řady vlastní barvy.</translation>
    </message>
    <message>
        <source>The rows of the player who moved come off before the opponent&apos;s.</source>
        <translation>Řady hráče, který táhl, se odebírají před soupeřovými.</translation>
    </message>
    <message>
        <source>After each row the player removes one own ring.</source>
        <translation>Po každé řadě hráč odebere jeden vlastní kroužek.</translation>
    </message>
    <message>
        <source>A ring is removed only after a row.</source>
        <translation>Kroužek se odebírá jen po řadě.</translation>
    </message>
    <message>
        <source>After a row the player removes an own ring.</source>
        <translation>Po řadě hráč odebere vlastní kroužek.</translation>
    </message>
    <message>
        <source>A row left by the opponent&apos;s move is removed, with a ring, before the next move.</source>
        <translation>Řada vzniklá soupeřovým tahem se odebere i s kroužkem před dalším tahem.</translation>
    </message>
    <message>
        <source>When the game is over nobody moves.</source>
        <translation>Po konci hry už nikdo netáhne.</translation>
    </message>
    <message>
        <source>Only a player whose rings cannot move passes.</source>
        <translation>Vynechává jen hráč, jehož kroužky nemohou táhnout.</translation>
    </message>
    <message>
        <source>There are 51 markers and five rings a side, on the board and off it together.</source>
        <translation>Kamenů je 51 a kroužků pět pro každého, na desce i mimo ni dohromady.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>YINSH score sheet</source>
        <translation>Partiář YINSH</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blesk</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Podpis: %1</translation>
    </message>
    <message>
        <source>(illegal, stood)</source>
        <translation>(proti pravidlům, zůstal)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>%1, rated</source>
        <translation>%1, hodnocená</translation>
    </message>
    <message>
        <source>Begins from: %1</source>
        <translation>Začíná z postavení: %1</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Looking for cameras …</source>
        <translation>Hledají se kamery…</translation>
    </message>
    <message>
        <source>The camera %1 may not be used by you. Ask for membership in the group &apos;video&apos;, or open a film or a phone&apos;s address.</source>
        <translation>Kameru %1 nesmíte používat. Požádejte o členství ve skupině „video“, nebo otevřete film či adresu telefonu.</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, open a film or a phone&apos;s address, or watch the sample game.</source>
        <translation>Nenašla se žádná kamera. Připojte ji, otevřete film nebo adresu telefonu, nebo sledujte ukázkovou hru.</translation>
    </message>
    <message>
        <source>No board is in sight: point the camera at it.</source>
        <translation>Žádná deska není v záběru: namiřte na ni kameru.</translation>
    </message>
    <message>
        <source>The board is in sight, but which way round it lies is a guess. %1</source>
        <translation>Deska je v záběru, ale její natočení je jen odhad. %1</translation>
    </message>
    <message>
        <source>All is well. %1</source>
        <translation>Vše v pořádku. %1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Otevírá se %1…</translation>
    </message>
    <message>
        <source>White sits at the right of the picture.</source>
        <translation>Bílý sedí vpravo v obraze.</translation>
    </message>
    <message>
        <source>White sits at the bottom of the picture.</source>
        <translation>Bílý sedí dole v obraze.</translation>
    </message>
    <message>
        <source>White sits at the left of the picture.</source>
        <translation>Bílý sedí vlevo v obraze.</translation>
    </message>
    <message>
        <source>White sits at the top of the picture.</source>
        <translation>Bílý sedí nahoře v obraze.</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>What is watched</source>
        <translation>Co se sleduje</translation>
    </message>
    <message>
        <source>Open a film …</source>
        <translation>Otevřít film…</translation>
    </message>
    <message>
        <source>Referee a film file</source>
        <translation>Rozhodovat hru z filmu</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Otevřít složku…</translation>
    </message>
    <message>
        <source>Referee a folder of pictures</source>
        <translation>Rozhodovat hru ze složky snímků</translation>
    </message>
    <message>
        <source>Watch the sample game</source>
        <translation>Sledovat ukázkovou hru</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>Rozhodovat natočenou hru dodanou s Yinsight</translation>
    </message>
    <message>
        <source>Address of a phone or network camera</source>
        <translation>Adresa telefonu nebo síťové kamery</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>Jméno bílého</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Jméno černého</translation>
    </message>
    <message>
        <source>Blitz: one ring wins</source>
        <translation>Blesk: stačí jeden kroužek</translation>
    </message>
    <message>
        <source>Play the blitz game</source>
        <translation>Hrát bleskovou verzi</translation>
    </message>
    <message>
        <source>Time-lapse: pictures a second apart</source>
        <translation>Časosběr: snímek za sekundu</translation>
    </message>
    <message>
        <source>Judge every picture at once, without waiting for calm</source>
        <translation>Posoudit každý snímek hned, bez čekání na klid</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Jak to vypadá</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Co se s tím dá dělat</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>Referee a game on this board</source>
        <translation>Rozhodovat hru na této desce</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Open a film</source>
        <translation>Otevřít film</translation>
    </message>
    <message>
        <source>Open a folder of pictures</source>
        <translation>Otevřít složku snímků</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>camera&apos;s name, its path</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Jiná kamera</translation>
    </message>
    <message>
        <source>Turn the board by 60°</source>
        <translation>Otočit desku o 60°</translation>
    </message>
    <message>
        <source>Go on with a game that was left</source>
        <translation>Pokračovat v přerušené hře</translation>
    </message>
    <message numerus="yes">
        <source>Go on with the game of %n turns</source>
        <translation>
            <numerusform>Pokračovat ve hře o %n tahu</numerusform>
            <numerusform>Pokračovat ve hře o %n tazích</numerusform>
            <numerusform>Pokračovat ve hře o %n tazích</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated game: no coach until it is over</source>
        <translation>Hodnocená partie: trenér až po skončení</translation>
    </message>
    <message>
        <source>The record says that the game was rated, and the coach stays off</source>
        <translation>V záznamu bude, že partie je hodnocená, a trenér zůstane vypnutý</translation>
    </message>
    <message>
        <source>%1 (may not be used by you)</source>
        <translation>%1 (nemáte k ní přístup)</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1 is missing or cannot speak</source>
        <translation>%1 chybí nebo neumí mluvit</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 neodpovídá</translation>
    </message>
    <message>
        <source>%1 wrote no sound</source>
        <translation>%1 nevydal žádný zvuk</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 nelze zapsat</translation>
    </message>
    <message>
        <source>there is no voice for this language</source>
        <translation>pro tento jazyk není žádný hlas</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The game is a draw.</source>
        <translation>Hra skončila remízou.</translation>
    </message>
    <message>
        <source>I have won. Thank you for the game.</source>
        <translation>Vyhrál jsem. Děkuji za hru.</translation>
    </message>
    <message>
        <source>You have won. Well played.</source>
        <translation>Vyhráli jste. Dobrá hra.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jste na tahu.</translation>
    </message>
    <message>
        <source>I play %1. Please make it for me:</source>
        <translation>Hraji %1. Proveďte tah prosím za mě:</translation>
    </message>
    <message>
        <source>That was %1; I play %2.</source>
        <translation>To bylo %1; já hraji %2.</translation>
    </message>
    <message>
        <source>Thank you, that is my turn.</source>
        <translation>Děkuji, to je můj tah.</translation>
    </message>
    <message>
        <source>Then %1 stays; the game goes on from there.</source>
        <translation>Pak platí %1; hra pokračuje odtud.</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Play the engine</source>
        <translation>&amp;Hrát proti enginu</translation>
    </message>
    <message>
        <source>&amp;End training</source>
        <translation>U&amp;končit trénink</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>&amp;Nechat být</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Hrajete</translation>
    </message>
    <message>
        <source>Which colour you play; you also move the engine&apos;s pieces</source>
        <translation>Vaše barva; táhnete i za engine</translation>
    </message>
    <message>
        <source>Strength of the engine</source>
        <translation>Síla enginu</translation>
    </message>
    <message>
        <source>1 is a beginner, %1 is all it has</source>
        <translation>1 je začátečník, %1 plná síla</translation>
    </message>
    <message>
        <source>Play the game on the board against the engine from here on</source>
        <translation>Hrát odtud na desce proti enginu</translation>
    </message>
    <message>
        <source>The engine plays no longer; the referee goes on</source>
        <translation>Engine už nehraje; rozhodčí pokračuje</translation>
    </message>
    <message>
        <source>What the engine says</source>
        <translation>Co říká engine</translation>
    </message>
    <message>
        <source>Go on from the turn that was made instead of the engine&apos;s</source>
        <translation>Pokračovat od zahraného tahu místo tahu enginu</translation>
    </message>
    <message>
        <source>Engine&apos;s strength</source>
        <translation>Síla enginu</translation>
    </message>
    <message>
        <source>The engine names its turns, you make them on the board, and the referee sees to it that they are right.</source>
        <translation>Engine řekne své tahy, vy je provedete na desce a rozhodčí hlídá, zda jsou správně.</translation>
    </message>
    <message>
        <source>The engine is thinking…</source>
        <translation>Engine přemýšlí…</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jste na tahu.</translation>
    </message>
</context>
<context>
    <name>TurnEditor</name>
    <message>
        <source>Correct</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Uložit poznámku</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Co se hrálo</translation>
    </message>
    <message>
        <source>What was really played; later turns are checked again</source>
        <translation>Co se opravdu hrálo; další tahy se znovu prověří</translation>
    </message>
    <message>
        <source>Write this turn down instead</source>
        <translation>Zapsat místo toho tento tah</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>Jiné možnosti</translation>
    </message>
    <message>
        <source>Turns that may have been played instead; a click takes one</source>
        <translation>Tahy, které to mohly být; vyberte kliknutím</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>A remark that is kept in the record</source>
        <translation>Poznámka, která zůstane v zápisu</translation>
    </message>
    <message>
        <source>A note on this turn</source>
        <translation>Poznámka k tomuto tahu</translation>
    </message>
    <message>
        <source>Write the note into the record</source>
        <translation>Zapsat poznámku do zápisu</translation>
    </message>
    <message>
        <source>No turn is shown.</source>
        <translation>Nezobrazuje se žádný tah.</translation>
    </message>
    <message>
        <source>Turn %1, White</source>
        <translation>Tah %1, bílý</translation>
    </message>
    <message>
        <source>Turn %1, Black</source>
        <translation>Tah %1, černý</translation>
    </message>
    <message>
        <source>Or was it:</source>
        <translation>Nebo to bylo:</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>%1 was illegal and stood.</source>
        <translation>%1 odporoval pravidlům a zůstal.</translation>
    </message>
    <message>
        <source>%1 may have been another turn.</source>
        <translation>%1 mohl být jiný tah.</translation>
    </message>
    <message>
        <source>Show the board after %1.</source>
        <translation>Ukázat desku po %1.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>Usage</source>
        <translation>Použití</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>VOLBY</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>PŘÍKAZ</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>POVINNÉ</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Vylučuje</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Vyžaduje</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ČÍSLO</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>SLOVO</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>More with --help.</source>
        <translation>Více s --help.</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Příkazy</translation>
    </message>
</context>
<context>
    <name>VoiceMenu</name>
    <message>
        <source>Nothing more is spoken: %1</source>
        <translation>Dál se nemluví: %1</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;Hlas</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Vše</translation>
    </message>
    <message>
        <source>&amp;Rows, faults and results</source>
        <translation>Řa&amp;dy, chyby a výsledky</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>&amp;Výsledky</translation>
    </message>
    <message>
        <source>S&amp;ilent</source>
        <translation>&amp;Ticho</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Zopakovat</translation>
    </message>
    <message>
        <source>A &amp;chime before faults</source>
        <translation>&amp;Zvonek před chybami</translation>
    </message>
    <message>
        <source>Instead of a second voice for faults</source>
        <translation>Místo druhého hlasu pro chyby</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The game is in the library again.</source>
        <translation>Hra je zase v knihovně.</translation>
    </message>
    <message>
        <source>Play goes on; the game comes into the library when that is possible.</source>
        <translation>Hraje se dál; hra se uloží do knihovny, až to půjde.</translation>
    </message>
    <message>
        <source>another window is writing to it just now</source>
        <translation>právě do ní zapisuje jiné okno</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only</source>
        <translation>nelze zapsat: soubor nebo složka jsou jen ke čtení</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk refuses it</source>
        <translation>nelze číst ani zapsat: disk to odmítá</translation>
    </message>
    <message>
        <source>is damaged, or no library of games</source>
        <translation>je poškozená, nebo to není knihovna her</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>nelze zapsat: disk je plný</translation>
    </message>
    <message>
        <source>cannot be opened or made</source>
        <translation>nelze otevřít ani vytvořit</translation>
    </message>
</context>
</TS>
