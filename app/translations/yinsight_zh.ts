<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>ActionTip</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what an action does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>BannerView</name>
    <message>
        <source>Let it stand</source>
        <translation>予以保留</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>播报</translation>
    </message>
    <message>
        <source>Rule and repair</source>
        <translation>规则与纠正</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>按现状接受棋盘并继续</translation>
    </message>
    <message>
        <source>The board before and after, as the camera saw it</source>
        <translation>摄像头看到的前后棋盘</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>Camera</name>
    <message>
        <source>The board is in sight.</source>
        <translation>已看到棋盘。</translation>
    </message>
    <message>
        <source>The board is in sight; which way round it lies is a guess.</source>
        <translation>已看到棋盘；其朝向只是推测。</translation>
    </message>
    <message>
        <source>The board is out of sight.</source>
        <translation>看不到棋盘。</translation>
    </message>
    <message>
        <source>The camera or the board was moved.</source>
        <translation>摄像头或棋盘被移动了。</translation>
    </message>
    <message>
        <source>The camera is gone. Play may go on; it is looked for.</source>
        <translation>摄像头断开了。可以继续下棋，正在重新连接。</translation>
    </message>
    <message numerus="yes">
        <source>The camera is back after %n seconds.</source>
        <translation>
            <numerusform>摄像头中断 %n 秒后恢复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>摄像头画面</translation>
    </message>
    <message>
        <source>The board is in sight.</source>
        <translation>已看到棋盘。</translation>
    </message>
    <message>
        <source>No board is in sight.</source>
        <translation>没有看到棋盘。</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>输掉对局</translation>
    </message>
    <message>
        <source>ends the game in a draw</source>
        <translation>以平局结束</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>赢得对局</translation>
    </message>
    <message>
        <source>wins the game with %1</source>
        <translation>以 %1 赢得对局</translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n</source>
        <translation>
            <numerusform>%n 手内必胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n</source>
        <translation>
            <numerusform>%n 手内必败</numerusform>
        </translation>
    </message>
    <message>
        <source>takes off %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>completes %1 next turn, which %2 cannot prevent</source>
        <translation>下一手将完成 %1，%2无法阻止</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 plays %3</source>
        <translation>下一手将完成 %1，除非%2走 %3</translation>
    </message>
    <message>
        <source>completes %1 next turn unless %2 flips %3</source>
        <translation>下一手将完成 %1，除非%2翻转 %3</translation>
    </message>
    <message numerus="yes">
        <source>completes %1 next turn (%n defences in %2 turns)</source>
        <translation>
            <numerusform>下一手将完成 %1（%2 种着法中有 %n 种可防）</numerusform>
        </translation>
    </message>
    <message>
        <source>takes away the only ring that can flip %1</source>
        <translation>使唯一能翻转 %1 的圆环失效</translation>
    </message>
    <message>
        <source>stops %1 of %2</source>
        <translation>阻止%2的 %1</translation>
    </message>
    <message>
        <source>gives %1 the row %2</source>
        <translation>送给%1一行 %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 only %n ring moves</source>
        <translation>
            <numerusform>只给%1留下 %n 种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the centre</source>
        <translation>占据中心</translation>
    </message>
    <message numerus="yes">
        <source>stands %n steps from the centre</source>
        <translation>
            <numerusform>距中心 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n ring moves in all</source>
        <translation>
            <numerusform>共有 %n 种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>has %1 of the five markers of %2</source>
        <translation>%2 已有五枚中的 %1 枚</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n ring moves against %2</source>
        <translation>
            <numerusform>%1有 %n 种走法，己方 %2 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the ring on %1.</source>
        <translation>看看 %1 的圆环。</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>看看 %1 列。</translation>
    </message>
    <message>
        <source>Place a ring on %1.</source>
        <translation>在 %1 放一枚圆环。</translation>
    </message>
    <message>
        <source>Move the ring from %1 to %2.</source>
        <translation>把圆环从 %1 移到 %2。</translation>
    </message>
    <message>
        <source>Take off the row %1 to %2.</source>
        <translation>取走 %1 至 %2 一行。</translation>
    </message>
    <message>
        <source>Take off the ring on %1.</source>
        <translation>取走 %1 的圆环。</translation>
    </message>
    <message>
        <source>Pass: no ring can move.</source>
        <translation>跳过：没有圆环可以移动。</translation>
    </message>
    <message>
        <source>Resign.</source>
        <translation>认输。</translation>
    </message>
    <message>
        <source>a missed win</source>
        <translation>错失胜机</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>不够精确</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>大失误</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>立即获胜</translation>
    </message>
    <message>
        <source>%1 rings, wins %2 %</source>
        <translation>%1 枚圆环，胜率 %2%</translation>
    </message>
    <message>
        <source>Think about which ring you need least.</source>
        <translation>想一想哪枚圆环最不需要。</translation>
    </message>
    <message>
        <source>There is no ring to move.</source>
        <translation>没有可移动的圆环。</translation>
    </message>
    <message>
        <source>Take the row %1.</source>
        <translation>取走 %1 一行。</translation>
    </message>
    <message>
        <source>Aim for the row %1.</source>
        <translation>争取完成 %1 一行。</translation>
    </message>
    <message>
        <source>Stop the row %1 of %2.</source>
        <translation>阻止%2的 %1 一行。</translation>
    </message>
    <message numerus="yes">
        <source>Place the ring %n steps from the centre.</source>
        <translation>
            <numerusform>把圆环放在距中心 %n 步处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the row %1.</source>
        <translation>继续组成 %1 一行。</translation>
    </message>
    <message>
        <source>Keep your rings free.</source>
        <translation>保持圆环的活动空间。</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4.</source>
        <translation>%1. %2：%3，%4。</translation>
    </message>
    <message>
        <source>%1. %2: %3, %4; %5, %6 was better (%7).</source>
        <translation>%1. %2：%3，%4；%5，%6 更好（%7）。</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7.</source>
        <translation>%1：%2，平均每手损失 %3% 胜率；%4，%5，%6，%7。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed wins</source>
        <translation>
            <numerusform>错失胜机 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>大失误 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>失误 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>不精确 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDesk</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Coach: &amp;hint, plan, turn</source>
        <translation>教练：提示、计划、着法(&amp;H)</translation>
    </message>
    <message>
        <source>A hint; again for the plan, for the turn, and to turn the coach off</source>
        <translation>提示；再按显示计划、着法，然后关闭教练</translation>
    </message>
    <message>
        <source>This game is rated: no engine until it is over.</source>
        <translation>本局为计分对局，结束前不用引擎。</translation>
    </message>
</context>
<context>
    <name>CoachView</name>
    <message>
        <source>&amp;Coach</source>
        <translation>教练(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Let the coach look at the position on the board</source>
        <translation>让教练分析当前局面</translation>
    </message>
    <message>
        <source>How much the coach tells</source>
        <translation>教练透露多少</translation>
    </message>
    <message>
        <source>Hint: which ring</source>
        <translation>提示：哪枚圆环</translation>
    </message>
    <message>
        <source>Plan: which row</source>
        <translation>计划：哪一行</translation>
    </message>
    <message>
        <source>The best turns</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>The best turns, what they are worth to whoever is to move, and why</source>
        <translation>最佳着法、对走棋方的价值及理由</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>How far the coach has looked</source>
        <translation>教练分析的深度</translation>
    </message>
    <message>
        <source>Think no longer about this position</source>
        <translation>不再思考此局面</translation>
    </message>
    <message>
        <source>The coach is off. Press Space for a hint.</source>
        <translation>教练已关闭。按空格键获取提示。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>%1 turns ahead, %2 positions</source>
        <translation>前瞻 %1 手，%2 个局面</translation>
    </message>
    <message>
        <source>The coach stays off: this game is rated. Ask when it is over.</source>
        <translation>本局为计分对局，教练保持关闭。请在结束后再问。</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>camera backends</source>
        <translation>摄像头后端</translation>
    </message>
    <message>
        <source>film backends</source>
        <translation>影片后端</translation>
    </message>
    <message>
        <source>view</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>the board is found</source>
        <translation>找到了棋盘</translation>
    </message>
    <message>
        <source>nothing needs to be changed</source>
        <translation>无需改动</translation>
    </message>
    <message>
        <source>delivers pictures</source>
        <translation>提供图像</translation>
    </message>
    <message>
        <source>best mode %1</source>
        <translation>最佳模式 %1</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>speech</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>%1 is installed</source>
        <translation>已安装 %1</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>未安装 %1</translation>
    </message>
    <message>
        <source>nothing would be heard: install espeak-ng</source>
        <translation>不会有声音：请安装 espeak-ng</translation>
    </message>
    <message>
        <source>espeak-ng speaks %1</source>
        <translation>espeak-ng 会说 %1</translation>
    </message>
    <message>
        <source>a chime cannot be played (install pipewire-bin, pulseaudio-utils or alsa-utils); faults have a second voice</source>
        <translation>无法播放提示音（请安装 pipewire-bin、pulseaudio-utils 或 alsa-utils）；违规用另一种声音</translation>
    </message>
    <message>
        <source>a chime is played by %1</source>
        <translation>提示音由 %1 播放</translation>
    </message>
    <message>
        <source>a sound card or server is there: calls would be heard</source>
        <translation>有声卡或声音服务器：能听到播报</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: calls can only be written (--speak-to)</source>
        <translation>没有发现声卡或声音服务器：播报只能写入文件（--speak-to）</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>margin of the board</source>
        <translation>棋盘边缘</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>白环</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>黑环</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>白色标记物</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>黑色标记物</translation>
    </message>
    <message>
        <source>rims of markers</source>
        <translation>标记物边缘</translation>
    </message>
    <message>
        <source>set</source>
        <translation>棋具</translation>
    </message>
    <message numerus="yes">
        <source>%1, last seen on %2; %n games so far</source>
        <translation>
            <numerusform>%1，上次见于 %2；至今 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>没有认识的</translation>
    </message>
    <message>
        <source>colours of the set</source>
        <translation>棋具颜色</translation>
    </message>
</context>
<context>
    <name>Enumeration</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>White&apos;s winning chance</source>
        <translation>白方胜率</translation>
    </message>
    <message>
        <source>White wins %1 of 100 such games</source>
        <translation>此类对局白方百局胜 %1 局</translation>
    </message>
    <message>
        <source>White&apos;s winning chance: not known yet</source>
        <translation>白方胜率：未知</translation>
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
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>违规：%1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>已纠正</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>疑问</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Turns and disputes</source>
        <translation>着法与争议</translation>
    </message>
    <message>
        <source>Turns and disputes of which pictures were kept</source>
        <translation>保存了图片的着法与争议</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>The board before it</source>
        <translation>之前的棋盘</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>The board after it</source>
        <translation>之后的棋盘</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The difference, marked</source>
        <translation>标出差别</translation>
    </message>
    <message>
        <source>No pictures have been kept yet.</source>
        <translation>还没有保存图片。</translation>
    </message>
    <message>
        <source>This picture was not kept.</source>
        <translation>此图片未保存。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the game</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>Game record (*.ygn)</source>
        <translation>棋谱 (*.ygn)</translation>
    </message>
    <message>
        <source>Game record as JSON (*.json)</source>
        <translation>JSON 棋谱 (*.json)</translation>
    </message>
    <message>
        <source>Boardspace game (*.sgf)</source>
        <translation>Boardspace 棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>记录表 (*.pdf)</translation>
    </message>
    <message>
        <source>Diagram (*.svg)</source>
        <translation>棋图 (*.svg)</translation>
    </message>
    <message>
        <source>Diagram (*.png)</source>
        <translation>棋图 (*.png)</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: a ring was placed on %2, which is occupied.</source>
        <translation>%1：圆环放在了已被占用的 %2。</translation>
    </message>
    <message>
        <source>%1: more than one ring was placed, the extra one on %2.</source>
        <translation>%1：放了不止一枚圆环，多出的在 %2。</translation>
    </message>
    <message>
        <source>%1: one ring too many, on %2.</source>
        <translation>%1：%2 多了一枚圆环。</translation>
    </message>
    <message>
        <source>%1: played out of turn, on %2.</source>
        <translation>%1：没轮到却走了棋，在 %2。</translation>
    </message>
    <message>
        <source>%1: played with the opponent&apos;s ring, on %2.</source>
        <translation>%1：动了对方的圆环，在 %2。</translation>
    </message>
    <message>
        <source>%1: no marker was left on %2.</source>
        <translation>%1：%2 没有留下标记物。</translation>
    </message>
    <message>
        <source>%1: the marker on %2 shows the wrong colour.</source>
        <translation>%1：%2 的标记物颜色不对。</translation>
    </message>
    <message>
        <source>%1: ring and marker do not match, on %2.</source>
        <translation>%1：圆环与标记物位置不符，在 %2。</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, not in a straight line.</source>
        <translation>%1：圆环从 %2 到 %3，不在一条直线上。</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over the ring on %4.</source>
        <translation>%1：圆环从 %2 到 %3，跳过了 %4 的圆环。</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, too far behind the jumped markers.</source>
        <translation>%1：圆环从 %2 到 %3，越过标记物后走得太远。</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, over markers with a gap between them.</source>
        <translation>%1：圆环从 %2 到 %3，跳过的标记物之间有空隙。</translation>
    </message>
    <message>
        <source>%1: ring from %2 to %3, which is occupied.</source>
        <translation>%1：圆环从 %2 到 %3，该处已被占用。</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was not moved.</source>
        <translation>%1：%2 的圆环没有移动。</translation>
    </message>
    <message>
        <source>%1: not turned over: %2.</source>
        <translation>%1：未翻转：%2。</translation>
    </message>
    <message>
        <source>%1: turned over without a jump: %2.</source>
        <translation>%1：未被跳过却翻转：%2。</translation>
    </message>
    <message>
        <source>%1: the marker left on %2 was turned over.</source>
        <translation>%1：留在 %2 的标记物被翻转了。</translation>
    </message>
    <message>
        <source>%1: a marker was moved from %2 to %3.</source>
        <translation>%1：标记物从 %2 被移到了 %3。</translation>
    </message>
    <message>
        <source>%1: a marker too many, on %2.</source>
        <translation>%1：%2 多了标记物。</translation>
    </message>
    <message>
        <source>%1: removed without a row: %2.</source>
        <translation>%1：未成行却取走：%2。</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was not removed.</source>
        <translation>%1：%2 至 %3 的一行没有取走。</translation>
    </message>
    <message>
        <source>%1: what was removed, %2 to %3, is no own row.</source>
        <translation>%1：取走的 %2 至 %3 不是己方的一行。</translation>
    </message>
    <message>
        <source>%1: not exactly five markers were removed, %2 to %3.</source>
        <translation>%1：取走的不是正好五枚标记物，%2 至 %3。</translation>
    </message>
    <message>
        <source>%1: the markers removed, %2 to %3, are not neighbours.</source>
        <translation>%1：取走的标记物 %2 至 %3 不相邻。</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s row %2 to %3 was removed.</source>
        <translation>%1：取走了对方的 %2 至 %3 一行。</translation>
    </message>
    <message>
        <source>%1: the row %2 to %3 was removed too early.</source>
        <translation>%1：%2 至 %3 的一行取走得太早。</translation>
    </message>
    <message>
        <source>%1: no ring was removed for the row.</source>
        <translation>%1：成行后没有取走圆环。</translation>
    </message>
    <message>
        <source>%1: the ring on %2 was removed without a row.</source>
        <translation>%1：未成行却取走了 %2 的圆环。</translation>
    </message>
    <message>
        <source>%1: the opponent&apos;s ring on %2 was removed.</source>
        <translation>%1：取走了对方在 %2 的圆环。</translation>
    </message>
    <message>
        <source>%1: played before the row was removed.</source>
        <translation>%1：尚未取走成行的标记物就走了棋。</translation>
    </message>
    <message>
        <source>%1: played although the game is over.</source>
        <translation>%1：对局已结束却仍走棋。</translation>
    </message>
    <message>
        <source>%1: passed although a ring can move.</source>
        <translation>%1：有圆环可走却跳过了。</translation>
    </message>
    <message>
        <source>%1: the pieces do not add up, on %2.</source>
        <translation>%1：棋子数目不符，在 %2。</translation>
    </message>
    <message>
        <source>%1: a wrong act.</source>
        <translation>%1：操作违规。</translation>
    </message>
    <message>
        <source>Put right: %1.</source>
        <translation>纠正：%1。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more points.</source>
        <translation>
            <numerusform>另有 %n 处。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1: the row is off. Now a ring.</source>
        <translation>%1：该行已取走。现在取走一枚圆环。</translation>
    </message>
    <message>
        <source>Only then a move.</source>
        <translation>然后才能走棋。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>A new game begins, number %1.</source>
        <translation>新的一局开始，第 %1 局。</translation>
    </message>
    <message>
        <source>The game goes on; it is over.</source>
        <translation>恢复对局；本局已经结束。</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on after %n turns.</source>
        <translation>
            <numerusform>第 %n 手之后，对局继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1认输。</translation>
    </message>
    <message>
        <source>The players have ended the game.</source>
        <translation>双方结束了对局。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <translation>白方：%1。黑方：%2。</translation>
    </message>
    <message>
        <source>Watching from here.</source>
        <translation>从此开始观看。</translation>
    </message>
    <message>
        <source>Who is to play is not known yet.</source>
        <translation>尚不知轮到谁走。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Put right; play goes on.</source>
        <translation>已纠正，继续下棋。</translation>
    </message>
    <message>
        <source>%1 is right again; play goes on.</source>
        <translation>%1 已纠正，继续下棋。</translation>
    </message>
    <message>
        <source>All turns were taken back.</source>
        <translation>所有着法均已撤回。</translation>
    </message>
    <message>
        <source>Taken back to turn %1.</source>
        <translation>撤回到第 %1 手。</translation>
    </message>
    <message>
        <source>The record is corrected.</source>
        <translation>棋谱已更正。</translation>
    </message>
    <message>
        <source>The record is corrected from turn %1.</source>
        <translation>棋谱已从第 %1 手起更正。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns no longer fit and are dropped: %1.</source>
        <translation>
            <numerusform>%n 手不再成立，已删除：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is to move?</source>
        <translation>轮到谁走？</translation>
    </message>
    <message>
        <source>Was turn %1 %2?</source>
        <translation>第 %1 手是 %2 吗？</translation>
    </message>
    <message>
        <source>The first is written down.</source>
        <translation>暂记第一种。</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>平局，%1 比 %2。</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <translation>%1获胜，%2 比 %3。</translation>
    </message>
    <message>
        <source>Third ring!</source>
        <translation>第三枚圆环！</translation>
    </message>
    <message>
        <source>The row decides.</source>
        <translation>成行定胜负。</translation>
    </message>
    <message>
        <source>No marker is left.</source>
        <translation>标记物已用完。</translation>
    </message>
    <message>
        <source>No ring can move.</source>
        <translation>没有圆环可以移动。</translation>
    </message>
    <message>
        <source>ring on %1</source>
        <translation>圆环放在 %1</translation>
    </message>
    <message>
        <source>ring from %1 to %2</source>
        <translation>圆环从 %1 到 %2</translation>
    </message>
    <message>
        <source>row %1 to %2 off</source>
        <translation>取走 %1 至 %2 一行</translation>
    </message>
    <message>
        <source>ring %1 off</source>
        <translation>取走圆环 %1</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>%1: first ring.</source>
        <translation>%1：第一枚圆环。</translation>
    </message>
    <message>
        <source>%1: second ring.</source>
        <translation>%1：第二枚圆环。</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are left.</source>
        <translation>
            <numerusform>还剩 %n 枚标记物。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>轮到%1走。</translation>
    </message>
    <message>
        <source>It is illegal and stands.</source>
        <translation>此手违规，但予以保留。</translation>
    </message>
    <message>
        <source>%1: row %2. Take it off, then a ring.</source>
        <translation>%1：%2 成行。先取走该行，再取走一枚圆环。</translation>
    </message>
    <message>
        <source>%1: choose a row, %2. Take it off, then a ring.</source>
        <translation>%1：请选择一行，%2。先取走该行，再取走一枚圆环。</translation>
    </message>
    <message>
        <source>%1: rows %2. Take each off, and a ring for each.</source>
        <translation>%1：%2 均成行。逐行取走，每行各取走一枚圆环。</translation>
    </message>
    <message>
        <source>Undone: turn %1.</source>
        <translation>已撤销：第 %1 手。</translation>
    </message>
    <message>
        <source>Back again: turn %1.</source>
        <translation>已恢复：第 %1 手。</translation>
    </message>
    <message>
        <source>It stands.</source>
        <translation>予以保留。</translation>
    </message>
    <message>
        <source>Not done.</source>
        <translation>未执行。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>已撤销。</translation>
    </message>
    <message>
        <source>This set is new; it is kept as %1.</source>
        <translation>这是新棋具；保存为“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>This is the set %1, last seen on %2; %n games so far.</source>
        <translation>
            <numerusform>这是棋具“%1”，上次见于 %2；至今 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is called the set %1, but looks otherwise: its colours are not learned.</source>
        <translation>这套棋称为“%1”，但看上去不同：不学习它的颜色。</translation>
    </message>
</context>
<context>
    <name>GameLibrary</name>
    <message>
        <source>needs the package libqt6sql6-sqlite</source>
        <translation>需要软件包 libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>is no record of a game</source>
        <translation>不是棋谱</translation>
    </message>
    <message>
        <source>is the database of another program</source>
        <translation>是其他程序的数据库</translation>
    </message>
    <message>
        <source>was written by a newer version of this program; the games in it are left as they are</source>
        <translation>由更新版本的程序写成；其中的对局保持原样</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <source>First position (Home)</source>
        <translation>初始局面 (Home)</translation>
    </message>
    <message>
        <source>Previous turn (Left)</source>
        <translation>上一手 (←)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>下一手 (→)</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>最终局面 (End)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From %1</source>
        <translation>自 %1</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>%1: a year, a month or a day, like 2026-11-30</source>
        <translation>%1：年、月或日，如 2026-11-30</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Begin a &amp;new library</source>
        <translation>新建棋谱库(&amp;N)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Select a game to see it on the board</source>
        <translation>选择对局以在棋盘上查看</translation>
    </message>
    <message>
        <source>Keep the unusable file under another name and begin an empty library</source>
        <translation>将不可用的文件另存，并新建空棋谱库</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: players, date, event, comments</source>
        <translation>搜索：棋手、日期、赛事、备注</translation>
    </message>
    <message>
        <source>Games in which all of these words occur</source>
        <translation>包含所有这些词的对局</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Only games of this variant</source>
        <translation>仅此规则的对局</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Only games with this result, like 3-1</source>
        <translation>仅此结果的对局，如 3-1</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入……</translation>
    </message>
    <message>
        <source>Take records (.ygn, .sgf, .json) into the library</source>
        <translation>将棋谱（.ygn、.sgf、.json）加入棋谱库</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出……</translation>
    </message>
    <message>
        <source>Write the game as a record, its score sheet (PDF) or its diagram (SVG, PNG)</source>
        <translation>将对局写成棋谱、记录表（PDF）或棋图（SVG、PNG）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected games; Undo brings them back</source>
        <translation>删除所选对局；撤销可恢复</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take back the last change of the library</source>
        <translation>撤回棋谱库的上一次更改</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>恢复上一次撤销的内容</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>将所示局面的文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>复制棋图</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>将所示局面的图复制到剪贴板</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>自 %1</translation>
    </message>
    <message>
        <source>Evidence pictures</source>
        <translation>证据图片</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) in the library.</source>
        <translation>
            <numerusform>棋谱库新增 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were there know more now.</source>
        <translation>
            <numerusform>已有的 %n 局得到补充。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n 局原已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written.</source>
        <translation>
            <numerusform>已写入 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Game records (*.ygn *.sgf *.json)</source>
        <translation>棋谱 (*.ygn *.sgf *.json)</translation>
    </message>
    <message>
        <source>Write the games into a folder</source>
        <translation>将对局写入文件夹</translation>
    </message>
    <message>
        <source>The old library is kept as %1.</source>
        <translation>旧棋谱库保存为 %1。</translation>
    </message>
    <message>
        <source>%1: %2 What follows is kept but cannot be replayed.</source>
        <comment>file, sentence</comment>
        <translation>%1：%2 其后各手已保存，但无法重放。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Photo to position, one picture at a time</source>
        <translation>照片转局面，一次一张</translation>
    </message>
    <message>
        <source>Picture files</source>
        <translation>图片文件</translation>
    </message>
    <message>
        <source>One JSON object a line</source>
        <translation>每行一个 JSON 对象</translation>
    </message>
    <message>
        <source>Write an overlay and the pictures of every stage into this folder</source>
        <translation>将叠加图和各阶段图片写入此文件夹</translation>
    </message>
    <message>
        <source>Calibration of the camera (.yml)</source>
        <translation>摄像头标定文件（.yml）</translation>
    </message>
    <message>
        <source>What a camera is asked for: 1280x720@30, 1920x1080@30:MJPG</source>
        <translation>请求的摄像头模式：1280x720@30、1920x1080@30:MJPG</translation>
    </message>
    <message>
        <source>Play a film or a folder at its own pace, as a camera would</source>
        <translation>按原速播放影片或文件夹，如同摄像头</translation>
    </message>
    <message>
        <source>Seconds after which a lost camera or stream is given up; 0: never</source>
        <translation>摄像头断开多少秒后放弃；0：永不</translation>
    </message>
    <message>
        <source>Go on with the unfinished game of this record (without one: the latest)</source>
        <translation>继续此棋谱未完的对局（未指定则为最近一局）</translation>
    </message>
    <message>
        <source>Begin a new game without asking; an unfinished one is kept under another name</source>
        <translation>不询问直接开始新局；未完的对局另存</translation>
    </message>
    <message>
        <source>Keep the journal in this folder, not beside the record</source>
        <translation>日志保存在此文件夹，而不在棋谱旁</translation>
    </message>
    <message>
        <source>Megabytes that the pictures may take</source>
        <translation>图片可占用的兆字节数</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>白方姓名</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Take commands from stdin, one JSON object a line</source>
        <translation>从标准输入读取命令，每行一个 JSON 对象</translation>
    </message>
    <message>
        <source>Speak the calls (espeak-ng)</source>
        <translation>语音播报（espeak-ng）</translation>
    </message>
    <message>
        <source>Speak the calls into sound files in this folder</source>
        <translation>将语音播报写成此文件夹中的声音文件</translation>
    </message>
    <message>
        <source>How much is spoken: all, rows (rows, faults, results), results, silent</source>
        <translation>播报多少：all（全部）、rows（成行、违规、结果）、results（结果）、silent（静音）</translation>
    </message>
    <message>
        <source>File of words for the letters of points, a line each: c = Charlie</source>
        <translation>字母读法文件，每行一个：c = Charlie</translation>
    </message>
    <message>
        <source>Watch a game: announce and record it</source>
        <translation>观看对局：播报并记谱</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>摄像头（0、/dev/video0）、网址、影片或图片文件夹</translation>
    </message>
    <message>
        <source>One JSON object an event</source>
        <translation>每个事件一个 JSON 对象</translation>
    </message>
    <message>
        <source>Write the game to this file (.ygn, .json)</source>
        <translation>将对局写入此文件（.ygn、.json）</translation>
    </message>
    <message>
        <source>standard or blitz</source>
        <translation>standard（标准）或 blitz（快棋）</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>对局开始时的局面</translation>
    </message>
    <message>
        <source>Keep the pictures of disputed moments in this folder</source>
        <translation>将争议时刻的图片保存在此文件夹</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>棋盘静止多少秒后才播报违规；延时影片用 0</translation>
    </message>
    <message>
        <source>Count sequences of atomic actions</source>
        <translation>统计原子动作序列</translation>
    </message>
    <message>
        <source>Position text, in quotes</source>
        <translation>局面文本，加引号</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>动作数</translation>
    </message>
    <message>
        <source>The count behind each first action</source>
        <translation>每个首个动作之后的计数</translation>
    </message>
    <message>
        <source>When an empty pool ends the game: at_take (the rule), turn_end, immediate</source>
        <translation>备用池用尽何时结束：at_take（规则）、turn_end、immediate</translation>
    </message>
    <message>
        <source>What ends a blitz game: row (the rule), ring</source>
        <translation>快棋如何结束：row（规则）、ring</translation>
    </message>
    <message>
        <source>Is this record legal? Names turn, fault and rule</source>
        <translation>棋谱是否合法？指出着法、违规和规则</translation>
    </message>
    <message>
        <source>Record files (.ygn, .sgf, .json)</source>
        <translation>棋谱文件（.ygn、.sgf、.json）</translation>
    </message>
    <message>
        <source>Between record formats, by file ending</source>
        <translation>按扩展名转换棋谱格式</translation>
    </message>
    <message>
        <source>Record to read (.ygn, .sgf, .json)</source>
        <translation>要读取的棋谱（.ygn、.sgf、.json）</translation>
    </message>
    <message>
        <source>Record to write (.ygn, .sgf, .json)</source>
        <translation>要写入的棋谱（.ygn、.sgf、.json）</translation>
    </message>
    <message>
        <source>Picture of a position</source>
        <translation>局面图</translation>
    </message>
    <message>
        <source>Position text in quotes, or a record file</source>
        <translation>加引号的局面文本，或棋谱文件</translation>
    </message>
    <message>
        <source>OUT.svg or OUT.png</source>
        <translation>输出 .svg 或 .png</translation>
    </message>
    <message>
        <source>Number of the last turn to play</source>
        <translation>最后一手的序号</translation>
    </message>
    <message>
        <source>Suggests turns, with an evaluation and reasons</source>
        <translation>建议着法，附评估和理由</translation>
    </message>
    <message>
        <source>Thinking time a position</source>
        <translation>每个局面的思考时间</translation>
    </message>
    <message>
        <source>Positions to look at, instead of a time</source>
        <translation>要分析的局面数，代替时间</translation>
    </message>
    <message>
        <source>How many turns to suggest</source>
        <translation>建议多少种着法</translation>
    </message>
    <message>
        <source>Threads that search</source>
        <translation>搜索线程数</translation>
    </message>
    <message>
        <source>Megabytes to remember positions in</source>
        <translation>记忆局面所用的兆字节数</translation>
    </message>
    <message>
        <source>How much to give away: hint (which ring), plan (which row), turn</source>
        <translation>透露多少：hint（哪枚圆环）、plan（哪一行）、turn（着法）</translation>
    </message>
    <message>
        <source>Play at a level: 1 beginner to 10 full strength</source>
        <translation>按等级下棋：1 初学到 10 最强</translation>
    </message>
    <message>
        <source>Of the errors of a level</source>
        <translation>等级失误的随机种子</translation>
    </message>
    <message>
        <source>Draw the course of a record into this file (.svg)</source>
        <translation>将棋谱的走势画入此文件（.svg）</translation>
    </message>
    <message>
        <source>One JSON object a suggestion or turn</source>
        <translation>每条建议或每手一个 JSON 对象</translation>
    </message>
    <message>
        <source>Engine protocol on standard input and output</source>
        <translation>标准输入输出上的引擎协议</translation>
    </message>
    <message>
        <source>Lens calibration of a camera</source>
        <translation>摄像头镜头标定</translation>
    </message>
    <message>
        <source>Pictures, folders, films or a camera showing the board or the printed sheet in several poses</source>
        <translation>以多种姿态显示棋盘或打印标定纸的图片、文件夹、影片或摄像头</translation>
    </message>
    <message>
        <source>Calibration to write (.yml)</source>
        <translation>要写入的标定文件（.yml）</translation>
    </message>
    <message>
        <source>Write a sheet to print (.svg, .pdf), in true size</source>
        <translation>输出按实际尺寸打印的标定纸（.svg、.pdf）</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>一个 JSON 对象</translation>
    </message>
    <message>
        <source>What works on this machine</source>
        <translation>本机上哪些功能可用</translation>
    </message>
    <message>
        <source>Judge what this camera, film, folder or picture shows of the board; all cameras where left out</source>
        <translation>判断此摄像头、影片、文件夹或图片的棋盘视野；省略则检查所有摄像头</translation>
    </message>
    <message>
        <source>Language of sentences: en, fr, nl, cs, zh; the system&apos;s where left out</source>
        <translation>语句的语言：en、fr、nl、cs、zh；省略则用系统语言</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>显示版本并退出</translation>
    </message>
    <message>
        <source>Yinsight, a camera referee for the board game YINSH</source>
        <translation>Yinsight，棋类游戏 YINSH 的摄像头裁判</translation>
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
        <translation>## 入门

将摄像头对准棋盘，使其完整入画。设置页显示所见，并说明缺什么。然后按**开始对局**下棋。没有摄像头时，可观看示例对局。

违规时横幅变红：说明行为和规则，并画出棋子应在的位置。纠正后横幅自动恢复，或按**予以保留**。**显示图片**显示前后的棋盘。

记错的着法在**更正**页修改；其后的着法会重新检查。一切均可撤销。

## 按键

| | |
|---|---|
| ← → Home End | 浏览着法 |
| Ctrl+Z、Ctrl+Y | 撤销、重做 |
| Ctrl+Enter | 予以保留 |
| Ctrl+E | 编辑局面 |
| F | 翻转棋盘 |
| T | 点名转 60° |
| O | 画面上的识别结果 |
| E | 此手的图片 |
| F11 | 展示模式 |
| F1 | 本帮助 |
</translation>
    </message>
    <message>
        <source>How faults are set off: voice (a second one), chime</source>
        <translation>违规的提示方式：voice（另一种声音）、chime（提示音）</translation>
    </message>
    <message>
        <source>Folder of the sets that are known</source>
        <translation>已认识棋具的文件夹</translation>
    </message>
    <message>
        <source>What the set on the board is called</source>
        <translation>盘上棋具的名称</translation>
    </message>
    <message>
        <source>Neither recognise the set on the board nor learn it</source>
        <translation>不识别也不学习盘上的棋具</translation>
    </message>
    <message>
        <source>Folder of the sets that are known; games from a camera or with --set have one</source>
        <translation>已认识棋具的文件夹；摄像头的对局或带 --set 的对局自带一个</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A camera referee for the board game YINSH</source>
        <translation>棋类游戏 YINSH 的摄像头裁判</translation>
    </message>
    <message>
        <source>Camera (0, /dev/video0), URL, film, or folder of frames</source>
        <translation>摄像头（0、/dev/video0）、网址、影片或图片文件夹</translation>
    </message>
    <message>
        <source>Position text from which the game begins</source>
        <translation>对局开始时的局面</translation>
    </message>
    <message>
        <source>Seconds that a board must stand before a fault is spoken; 0 for time-lapse</source>
        <translation>棋盘静止多少秒后才播报违规；延时影片用 0</translation>
    </message>
    <message>
        <source>Play films as fast as they can be judged</source>
        <translation>以最快速度判读影片</translation>
    </message>
    <message>
        <source>Referee the sample game</source>
        <translation>裁判示例对局</translation>
    </message>
    <message>
        <source>expected seconds</source>
        <translation>应为秒数</translation>
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
        <translation>页面</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>裁判 Yinsight 附带的录像对局</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close Yinsight</source>
        <translation>关闭 Yinsight</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last turn or correction</source>
        <translation>撤回上一手或上一次更正</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Bring back what was undone last</source>
        <translation>恢复上一次撤销的内容</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>初始局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>上一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>翻转棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>从对面一侧显示棋盘</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Set up a game</source>
        <translation>设置对局(&amp;S)</translation>
    </message>
    <message>
        <source>Choose what is watched and who plays</source>
        <translation>选择观看来源和棋手</translation>
    </message>
    <message>
        <source>Watch the sa&amp;mple game</source>
        <translation>观看示例对局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>下一局(&amp;N)</translation>
    </message>
    <message>
        <source>The next game begins on the empty board</source>
        <translation>下一局从空棋盘开始</translation>
    </message>
    <message>
        <source>S&amp;top watching</source>
        <translation>停止观看(&amp;T)</translation>
    </message>
    <message>
        <source>Leave the camera; the game is kept</source>
        <translation>离开摄像头；对局已保存</translation>
    </message>
    <message>
        <source>&amp;White resigns</source>
        <translation>白方认输(&amp;W)</translation>
    </message>
    <message>
        <source>Black wins the game</source>
        <translation>黑方赢得对局</translation>
    </message>
    <message>
        <source>&amp;Black resigns</source>
        <translation>黑方认输(&amp;B)</translation>
    </message>
    <message>
        <source>White wins the game</source>
        <translation>白方赢得对局</translation>
    </message>
    <message>
        <source>A &amp;draw is agreed</source>
        <translation>双方同意平局(&amp;D)</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>对局以平局结束</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>予以保留(&amp;L)</translation>
    </message>
    <message>
        <source>Accept the board as it lies and go on</source>
        <translation>按现状接受棋盘并继续</translation>
    </message>
    <message>
        <source>Edit the &amp;position</source>
        <translation>编辑局面(&amp;P)</translation>
    </message>
    <message>
        <source>Set up the position by mouse</source>
        <translation>用鼠标摆放局面</translation>
    </message>
    <message>
        <source>&amp;Turn the board&apos;s names by 60°</source>
        <translation>点名转 60°(&amp;T)</translation>
    </message>
    <message>
        <source>The board lies otherwise than was guessed</source>
        <translation>棋盘的朝向与推测不同</translation>
    </message>
    <message>
        <source>What is &amp;read, over the picture</source>
        <translation>在画面上显示识别结果(&amp;R)</translation>
    </message>
    <message>
        <source>Draw what is read over the live picture</source>
        <translation>将识别结果画在实时画面上</translation>
    </message>
    <message>
        <source>Pictures of the &amp;turn</source>
        <translation>此手的图片(&amp;T)</translation>
    </message>
    <message>
        <source>The board before and after the turn that is shown</source>
        <translation>所示着法前后的棋盘</translation>
    </message>
    <message>
        <source>&amp;Display mode</source>
        <translation>展示模式(&amp;D)</translation>
    </message>
    <message>
        <source>Full screen for the room: board and announcements</source>
        <translation>全屏展示：棋盘与播报</translation>
    </message>
    <message>
        <source>First steps and keys</source>
        <translation>入门与按键</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)……</translation>
    </message>
    <message>
        <source>Write the game as a record, score sheet or diagram</source>
        <translation>将对局写成棋谱、记录表或棋图</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>复制局面(&amp;C)</translation>
    </message>
    <message>
        <source>The text of the shown position to the clipboard</source>
        <translation>将所示局面的文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram</source>
        <translation>复制棋图(&amp;D)</translation>
    </message>
    <message>
        <source>The picture of the shown position to the clipboard</source>
        <translation>将所示局面的图复制到剪贴板</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>The sample game is not on this computer.</source>
        <translation>这台电脑上没有示例对局。</translation>
    </message>
    <message>
        <source>Show the board before the first turn</source>
        <translation>显示第一手之前的棋盘</translation>
    </message>
    <message>
        <source>Show the board one turn earlier</source>
        <translation>显示前一手的棋盘</translation>
    </message>
    <message>
        <source>Show the board one turn later</source>
        <translation>显示后一手的棋盘</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>显示棋盘现在的样子</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>The guide for players</source>
        <translation>玩家指南</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>turn %1 is illegal: %2</source>
        <translation>第 %1 手违规：%2</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n turns, score %1</source>
        <translation>
            <numerusform>合法，%n 手，比分 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over, %1</source>
        <translation>对局已结束，%1</translation>
    </message>
    <message>
        <source>No board was seen.</source>
        <translation>没有看到棋盘。</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1，%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violations</source>
        <translation>
            <numerusform>违规 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>疑问 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 ms each, %3 dropped; 95 % of the calls came within %4 ms of their frame.</source>
        <translation>%1，每帧 %2 毫秒，丢弃 %3 帧；95% 的播报在 %4 毫秒内。</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing more is spoken: %1</source>
        <translation>不再播报：%1</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1；已略过</translation>
    </message>
    <message>
        <source>still needed: %1</source>
        <translation>还需要：%1</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>第 %1 个局面，共 %2 个</translation>
    </message>
    <message>
        <source>u undo, r redo, a accept as it stands, 0-9 choose a candidate, n turn the names, space say it again, q stop;</source>
        <translation>u 撤销，r 重做，a 按现状接受，0-9 选择候选，n 转动名称，空格重复，q 停止；</translation>
    </message>
    <message>
        <source>no board: %1</source>
        <translation>没有棋盘：%1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message numerus="yes">
        <source>An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]</source>
        <translation>
            <numerusform>%1 中有一局 %n 手的未完对局。继续吗？[是/n]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished game of %n turns is kept in %1; a new one begins (--resume goes on with an unfinished one)</source>
        <translation>
            <numerusform>%1 中有一局 %n 手的未完对局；现开始新的一局（--resume 可继续未完对局）</numerusform>
        </translation>
    </message>
    <message>
        <source>seen: %1</source>
        <translation>已看到：%1</translation>
    </message>
    <message>
        <source>not calibrated; what is missing:</source>
        <translation>未校准；还缺：</translation>
    </message>
    <message>
        <source>residual %1 px over %2 sightings, %3 outliers left out</source>
        <translation>残差 %1 像素，共 %2 次观测，剔除异常 %3 次</translation>
    </message>
    <message>
        <source>board points are predicted to %1 px on average, %2 px at worst</source>
        <translation>交叉点预测平均精确到 %1 像素，最差 %2 像素</translation>
    </message>
    <message>
        <source>could be better: %1</source>
        <translation>可以更好：%1</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>the naming of the points is certain</source>
        <translation>交叉点的名称确定</translation>
    </message>
    <message>
        <source>the naming of the points is one of six guesses</source>
        <translation>交叉点的名称是六种猜测之一</translation>
    </message>
    <message>
        <source>the picture is mirrored</source>
        <translation>图像是镜像的</translation>
    </message>
    <message>
        <source>board found in %1 ms, lines within %2 px; %3</source>
        <translation>用 %1 毫秒找到棋盘，线的误差在 %2 像素内；%3</translation>
    </message>
    <message>
        <source>rings removed: White %1, Black %2</source>
        <translation>已取走的圆环：白方 %1，黑方 %2</translation>
    </message>
    <message>
        <source>no sound card or server is in sight: nothing will be heard; --speak-to writes the calls into files</source>
        <translation>没有声卡或声音服务器：将听不到播报；--speak-to 可把播报写入文件</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 turns</source>
        <translation>已在第 %1 手（共 %2 手）后停止</translation>
    </message>
</context>
<context>
    <name>MoodSign</name>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Something is due</source>
        <translation>有待处理</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>有问题</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white ring with a white marker on %1</source>
        <translation>%1 放白环和白色标记物</translation>
    </message>
    <message>
        <source>white ring with a black marker on %1</source>
        <translation>%1 放白环和黑色标记物</translation>
    </message>
    <message>
        <source>black ring with a white marker on %1</source>
        <translation>%1 放黑环和白色标记物</translation>
    </message>
    <message>
        <source>black ring with a black marker on %1</source>
        <translation>%1 放黑环和黑色标记物</translation>
    </message>
    <message>
        <source>white ring on %1</source>
        <translation>%1 放白环</translation>
    </message>
    <message>
        <source>black ring on %1</source>
        <translation>%1 放黑环</translation>
    </message>
    <message>
        <source>white marker on %1</source>
        <translation>%1 放白色标记物</translation>
    </message>
    <message>
        <source>black marker on %1</source>
        <translation>%1 放黑色标记物</translation>
    </message>
    <message>
        <source>nothing on %1</source>
        <translation>%1 清空</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>Player inside</name>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Use this position</source>
        <translation>使用此局面</translation>
    </message>
    <message>
        <source>White ring</source>
        <translation>白环</translation>
    </message>
    <message>
        <source>Black ring</source>
        <translation>黑环</translation>
    </message>
    <message>
        <source>White marker</source>
        <translation>白色标记物</translation>
    </message>
    <message>
        <source>Black marker</source>
        <translation>黑色标记物</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Then click on the board</source>
        <translation>然后点击棋盘</translation>
    </message>
    <message>
        <source>White is to play</source>
        <translation>轮到白方走</translation>
    </message>
    <message>
        <source>Black is to play</source>
        <translation>轮到黑方走</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>The game goes on from this position</source>
        <translation>对局从此局面继续</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>不作更改</translation>
    </message>
    <message>
        <source>All five rings lie on the board.</source>
        <translation>五枚圆环都在棋盘上。</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>The first candidate stays written down</source>
        <translation>保留第一种记录</translation>
    </message>
    <message>
        <source>What was turn %1?</source>
        <translation>第 %1 手是什么？</translation>
    </message>
    <message>
        <source>Who is to play?</source>
        <translation>轮到谁走？</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>It was this one</source>
        <translation>就是这一手</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>no lattice lines were found</source>
        <translation>没有找到棋盘线</translation>
    </message>
    <message>
        <source>a lattice was seen, but not which part of a YINSH board it is</source>
        <translation>看到了网格，但无法判断是 YINSH 棋盘的哪一部分</translation>
    </message>
    <message>
        <source>the lines found do not form the lattice of a YINSH board</source>
        <translation>找到的线条不是 YINSH 棋盘</translation>
    </message>
    <message>
        <source>it is not where it was, nor elsewhere in the picture</source>
        <translation>它不在原处，也不在画面的其他地方</translation>
    </message>
    <message>
        <source>delivers no more pictures</source>
        <translation>不再传来画面</translation>
    </message>
    <message>
        <source>has fallen silent</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>there is no camera that can be opened</source>
        <translation>没有可以打开的摄像头</translation>
    </message>
    <message>
        <source>cannot be opened as a stream</source>
        <translation>无法打开视频流</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>no such turn has candidates</source>
        <translation>该手没有其他可能</translation>
    </message>
    <message>
        <source>no board has been seen yet</source>
        <translation>还没有看到棋盘</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>the picture is too dark: switch on a lamp, or let the camera expose longer</source>
        <translation>画面太暗：请开灯或延长曝光</translation>
    </message>
    <message>
        <source>the picture is too bright: dim the lamp, or let the camera expose shorter</source>
        <translation>画面太亮：请调暗灯光或缩短曝光</translation>
    </message>
    <message>
        <source>the picture is all of one colour: wait until the camera has balanced its white, or set it by hand</source>
        <translation>画面偏色严重：请等待白平衡完成，或手动设置</translation>
    </message>
    <message>
        <source>the picture is out of focus: focus on the board, or clean the lens</source>
        <translation>画面模糊：请对焦到棋盘，或清洁镜头</translation>
    </message>
    <message>
        <source>the picture is moving: put the camera down and keep hands away for a moment</source>
        <translation>画面在晃动：请放稳摄像头，手暂时离开</translation>
    </message>
    <message>
        <source>the clock of this computer is behind the time of the last turn</source>
        <translation>本机时钟早于上一手的时间</translation>
    </message>
    <message>
        <source>the game is on the disk again, nothing is missing</source>
        <translation>对局已重新存盘，没有缺失</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>the picture is too small to hold a board</source>
        <translation>图像太小，放不下棋盘</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera left, or move it back</source>
        <translation>棋盘在 %1 处被截断：请把摄像头向左转，或移远一些</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera right, or move it back</source>
        <translation>棋盘在 %1 处被截断：请把摄像头向右转，或移远一些</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera up, or move it back</source>
        <translation>棋盘在 %1 处被截断：请把摄像头向上转，或移远一些</translation>
    </message>
    <message>
        <source>the board is cut off at %1: turn the camera down, or move it back</source>
        <translation>棋盘在 %1 处被截断：请把摄像头向下转，或移远一些</translation>
    </message>
    <message>
        <source>the camera looks too flat, %1 degrees over the board: raise it until it looks down by 35 to 60</source>
        <translation>摄像头视角太平，只高出棋盘 %1 度：请抬高到俯视 35 至 60 度</translation>
    </message>
    <message>
        <source>the board is too small in the picture, %1 pixels between points: move the camera closer, or choose a larger picture</source>
        <translation>棋盘在画面中太小，交叉点之间只有 %1 像素：请移近摄像头，或选用更大的画面</translation>
    </message>
    <message>
        <source>the board is overexposed: dim the lamp, or let the camera expose shorter</source>
        <translation>棋盘过曝：请调暗灯光，或缩短摄像头的曝光</translation>
    </message>
    <message>
        <source>glare at %1: move the lamp or the camera until it is gone</source>
        <translation>%1 处反光：请移动灯或摄像头，直到反光消失</translation>
    </message>
    <message>
        <source>the board is covered at %1: clear it</source>
        <translation>棋盘在 %1 处被遮住：请清开</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等另外 %2 处</translation>
    </message>
    <message>
        <source>the calibration is not used: it was made with pictures of %1, this one has %2, another shape</source>
        <translation>未使用校准：校准用的图像是 %1，这张是 %2，形状不同</translation>
    </message>
    <message>
        <source>the calibration is not used: with it the board&apos;s lines lie %1 px off, without it %2 px; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>未使用校准：使用时棋盘线偏差 %1 像素，不使用时 %2 像素；是否属于另一台摄像头，或此后变焦或换过镜头？</translation>
    </message>
    <message>
        <source>the calibration is not used: the board is only found without it; is it another camera&apos;s, or was the lens zoomed or changed since?</source>
        <translation>未使用校准：不使用它才能找到棋盘；是否属于另一台摄像头，或此后变焦或换过镜头？</translation>
    </message>
    <message>
        <source>left edge never covered: nothing was seen in the leftmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>左边缘从未覆盖：画面左侧 %1 % 内什么也没看到；请让棋盘出现在那里</translation>
    </message>
    <message>
        <source>right edge never covered: nothing was seen in the rightmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>右边缘从未覆盖：画面右侧 %1 % 内什么也没看到；请让棋盘出现在那里</translation>
    </message>
    <message>
        <source>top edge never covered: nothing was seen in the topmost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>上边缘从未覆盖：画面上方 %1 % 内什么也没看到；请让棋盘出现在那里</translation>
    </message>
    <message>
        <source>bottom edge never covered: nothing was seen in the bottommost %1 % of the picture; point the camera so that the board lies there</source>
        <translation>下边缘从未覆盖：画面下方 %1 % 内什么也没看到；请让棋盘出现在那里</translation>
    </message>
    <message>
        <source>more pictures: %1 different poses were seen, %2 are the least; move the camera or the board between pictures</source>
        <translation>需要更多图像：只看到 %1 个不同姿态，至少要 %2 个；请在拍摄之间移动摄像头或棋盘</translation>
    </message>
    <message>
        <source>tilt the camera more: the most seen was %1 degrees from right above, %2 are the least, 30 to 45 are good</source>
        <translation>请更多地倾斜摄像头：最多只看到偏离正上方 %1 度，至少要 %2 度，30 至 45 度为宜</translation>
    </message>
    <message>
        <source>tilt the camera more, in different directions: the focal length is only known to %1 %</source>
        <translation>请向不同方向更多地倾斜摄像头：焦距只精确到 %1 %</translation>
    </message>
    <message>
        <source>take more and sharper pictures: board points are only predicted to %1 px</source>
        <translation>请拍更多更清晰的图像：交叉点的预测只精确到 %1 像素</translation>
    </message>
    <message>
        <source>take the pictures from more different sides: these do not determine the lens</source>
        <translation>请从更多不同方向拍摄：这些图像无法确定镜头</translation>
    </message>
    <message>
        <source>neither board nor calibration sheet was found</source>
        <translation>既没有找到棋盘，也没有找到校准纸</translation>
    </message>
    <message>
        <source>the same pose as before</source>
        <translation>与之前的姿态相同</translation>
    </message>
    <message>
        <source>another size than the first picture; one calibration is for one size</source>
        <translation>与第一张图像尺寸不同；一次校准只适用于一种尺寸</translation>
    </message>
    <message>
        <source>enough poses are kept already</source>
        <translation>姿态已经足够</translation>
    </message>
    <message>
        <source>%1 picture, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 张图像，倾斜 %2 至 %3 度，未覆盖的边缘：左 %4 %，右 %5 %，上 %6 %，下 %7 %</translation>
    </message>
    <message>
        <source>%1 pictures, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % bottom %7 %</source>
        <translation>%1 张图像，倾斜 %2 至 %3 度，未覆盖的边缘：左 %4 %，右 %5 %，上 %6 %，下 %7 %</translation>
    </message>
    <message>
        <source>0 pictures</source>
        <translation>没有图像</translation>
    </message>
    <message>
        <source>%1; given up</source>
        <translation>%1；已放弃</translation>
    </message>
    <message>
        <source>the camera has no mode of %1 and delivers %2</source>
        <translation>摄像头没有 %1 模式，提供的是 %2</translation>
    </message>
    <message>
        <source>%1 frames of index.json are not in the folder</source>
        <translation>index.json 中有 %1 帧不在文件夹里</translation>
    </message>
    <message>
        <source>%1; the frame is left out</source>
        <translation>%1；略过此帧</translation>
    </message>
    <message>
        <source>%1; what was seen before is kept</source>
        <translation>%1；之前看到的内容予以保留</translation>
    </message>
    <message>
        <source>ends at frame %1 of %2</source>
        <translation>在第 %1 帧（共 %2 帧）处结束</translation>
    </message>
    <message>
        <source>%1, and nothing of it can be played</source>
        <translation>%1，无法播放任何内容</translation>
    </message>
    <message>
        <source>is cut off: its last picture has no end</source>
        <translation>不完整：最后一幅图像没有结尾</translation>
    </message>
    <message>
        <source>is cut off: the file ends at byte %1 of %2</source>
        <translation>不完整：文件在第 %1 字节（共 %2 字节）处结束</translation>
    </message>
    <message>
        <source>is not a film that can be played; expected a film, a folder of frames or a camera</source>
        <translation>不是可以播放的影片；应为影片、图片文件夹或摄像头</translation>
    </message>
    <message>
        <source>nothing of the film can be played</source>
        <translation>影片完全无法播放</translation>
    </message>
    <message>
        <source>is a single picture; expected a folder of frames, a film or a camera</source>
        <translation>是单张图片；应为图片文件夹、影片或摄像头</translation>
    </message>
    <message>
        <source>holds no picture; expected a folder of frames</source>
        <translation>没有图片；应为图片文件夹</translation>
    </message>
    <message>
        <source>delivers no picture</source>
        <translation>没有提供图像</translation>
    </message>
    <message>
        <source>turn %1 has candidates 0 to %2</source>
        <translation>第 %1 手有候选 0 至 %2</translation>
    </message>
    <message>
        <source>there is no turn %1</source>
        <translation>没有第 %1 手</translation>
    </message>
    <message>
        <source>has no turn %1</source>
        <translation>没有第 %1 手</translation>
    </message>
    <message>
        <source>&quot;candidate&quot; counts from 0</source>
        <translation>“candidate”从 0 开始计数</translation>
    </message>
    <message>
        <source>&quot;player&quot; is &quot;white&quot; or &quot;black&quot;</source>
        <translation>“player”应为“white”或“black”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command</source>
        <translation>“%1”不是命令</translation>
    </message>
    <message>
        <source>an empty line is no command</source>
        <translation>空行不是命令</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is no command</source>
        <translation>超过 %1 字节的行不是命令</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>无法理解：%1</translation>
    </message>
    <message>
        <source>%1; play goes on and is kept in memory until it can be written</source>
        <translation>%1；对局继续，先保存在内存中，直到可以写入</translation>
    </message>
    <message>
        <source>the clock of this computer was set back by %1 s; the game&apos;s own time goes on</source>
        <translation>这台电脑的时钟被拨慢了 %1 秒；对局时间照常</translation>
    </message>
    <message>
        <source>the clock of this computer was set forward by %1 s; the game&apos;s own time goes on</source>
        <translation>这台电脑的时钟被拨快了 %1 秒；对局时间照常</translation>
    </message>
    <message>
        <source>there is no unfinished game to go on with</source>
        <translation>没有可以继续的未完对局</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>已经存在</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>磁盘读写错误</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot be made a folder: %1</source>
        <translation>无法建立文件夹：%1</translation>
    </message>
    <message>
        <source>cannot be renamed: %1</source>
        <translation>无法重命名：%1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1; the game is not kept</source>
        <translation>%1；对局不会保存</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>是空的</translation>
    </message>
    <message>
        <source>is longer than the %1 MB that are read at most</source>
        <translation>超过最多读取的 %1 MB</translation>
    </message>
    <message>
        <source>is not a picture that can be read (JPEG, PNG, WebP, ...)</source>
        <translation>不是可以读取的图片（JPEG、PNG、WebP 等）</translation>
    </message>
    <message>
        <source>is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG</source>
        <translation>是 HEIC 或 AVIF 图片，不能读取；请另存为 JPEG 或 PNG</translation>
    </message>
    <message>
        <source>is a picture of %1 pixels, more than the %2 megapixels that are read at most</source>
        <translation>是 %1 像素的图片，超过最多读取的 %2 百万像素</translation>
    </message>
    <message>
        <source>is a cut-off %1: %2 is missing, the file ends at byte %3</source>
        <translation>是不完整的 %1：缺少 %2，文件在第 %3 字节处结束</translation>
    </message>
    <message>
        <source>its end marker</source>
        <translation>结束标记</translation>
    </message>
    <message>
        <source>its end chunk</source>
        <translation>结束块</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .png or .jpg</source>
        <translation>不能以此扩展名写图片；请用 .png 或 .jpg</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .pdf</source>
        <translation>文件名应以 .svg 或 .pdf 结尾</translation>
    </message>
    <message>
        <source>expected a file name that ends in .svg or .png</source>
        <translation>文件名应以 .svg 或 .png 结尾</translation>
    </message>
    <message>
        <source>records end in .ygn, .sgf or .json</source>
        <translation>棋谱文件以 .ygn、.sgf 或 .json 结尾</translation>
    </message>
    <message>
        <source>Boardspace SGF cannot hold this game: %1</source>
        <translation>Boardspace SGF 无法保存此对局：%1</translation>
    </message>
    <message>
        <source>Boardspace games begin with the empty board.</source>
        <translation>Boardspace 的对局从空棋盘开始。</translation>
    </message>
    <message>
        <source>Boardspace games hold no illegal turn, and turn %1 is one.</source>
        <translation>Boardspace 的对局不含违规着法，而第 %1 手违规。</translation>
    </message>
    <message>
        <source>Boardspace games go on from where a turn ends, and turn %1 is followed by another position.</source>
        <translation>Boardspace 的对局从上一手的局面继续，而第 %1 手之后是另一局面。</translation>
    </message>
    <message>
        <source>line %1: expected a column a to k, = and a word</source>
        <translation>第 %1 行：应为 a 至 k 的列、= 和一个词</translation>
    </message>
    <message>
        <source>is of version %1; this program knows up to %2</source>
        <translation>是版本 %1；本程序最多支持 %2</translation>
    </message>
    <message>
        <source>is no calibration; expected YAML as `yinsight calibrate` writes it</source>
        <translation>不是校准文件；应为“yinsight calibrate”写出的 YAML</translation>
    </message>
    <message>
        <source>expected an array of objects with &quot;image&quot; and &quot;t_s&quot;: %1</source>
        <translation>应为含“image”和“t_s”的对象数组：%1</translation>
    </message>
    <message>
        <source>--start and --variant name different variants</source>
        <translation>--start 与 --variant 指定了不同的玩法</translation>
    </message>
    <message>
        <source>turn %1, line %2, column %3: expected %4, found %5</source>
        <translation>第 %1 手，第 %2 行第 %3 列：应为 %4，实为 %5</translation>
    </message>
    <message>
        <source>line %1, column %2: expected %3, found %4</source>
        <translation>第 %1 行第 %2 列：应为 %3，实为 %4</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <source>a point, a removal (x), pass or resign</source>
        <translation>交叉点、取走（x）、pass 或 resign</translation>
    </message>
    <message>
        <source>the point to which the ring moves</source>
        <translation>圆环移到的交叉点</translation>
    </message>
    <message>
        <source>the point of a row or ring to remove</source>
        <translation>要取走的行或圆环的交叉点</translation>
    </message>
    <message>
        <source>the other end of the row</source>
        <translation>该行的另一端</translation>
    </message>
    <message>
        <source>a row and a ring, as there is a choice of rows</source>
        <translation>一行和一枚圆环，因为有多行可选</translation>
    </message>
    <message>
        <source>the end of the turn, which has too many parts</source>
        <translation>着法结尾（部分过多）</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>着法结尾</translation>
    </message>
    <message>
        <source>the number of a turn</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>a piece or at most %1 vacant points in %2</source>
        <translation>棋子，或 %2 中最多 %1 个空位</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>&apos;/&apos; before column %1</source>
        <translation>%1 列之前的“/”</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>棋盘结尾</translation>
    </message>
    <message>
        <source>a space before the side to act</source>
        <translation>行动方之前的空格</translation>
    </message>
    <message>
        <source>the side to act, w or b, or &apos;-&apos;</source>
        <translation>行动方 w 或 b，或“-”</translation>
    </message>
    <message>
        <source>a space before the phase</source>
        <translation>阶段之前的空格</translation>
    </message>
    <message>
        <source>the phase, one of P r x M R X O</source>
        <translation>阶段 P r x M R X O 之一</translation>
    </message>
    <message>
        <source>a phase in which a side acts</source>
        <translation>有一方行动的阶段</translation>
    </message>
    <message>
        <source>phase O, as no side acts</source>
        <translation>阶段 O，因为没有行动方</translation>
    </message>
    <message>
        <source>a space before the rings removed</source>
        <translation>取走圆环数之前的空格</translation>
    </message>
    <message>
        <source>the number of rings removed, 0 to 5</source>
        <translation>取走的圆环数 0 至 5</translation>
    </message>
    <message>
        <source>&apos;-&apos; between the rings removed</source>
        <translation>取走圆环数之间的“-”</translation>
    </message>
    <message>
        <source>a space before the variant</source>
        <translation>玩法之前的空格</translation>
    </message>
    <message>
        <source>the variant, S or B</source>
        <translation>玩法 S 或 B</translation>
    </message>
    <message>
        <source>a space before the result</source>
        <translation>结果之前的空格</translation>
    </message>
    <message>
        <source>&apos;-&apos;, the result of a game that goes on</source>
        <translation>“-”，进行中对局的结果</translation>
    </message>
    <message>
        <source>the winner, w, b or d</source>
        <translation>胜方 w、b 或 d</translation>
    </message>
    <message>
        <source>&apos;:&apos; after the winner</source>
        <translation>胜方之后的“:”</translation>
    </message>
    <message>
        <source>rings, row, pool, blocked or resigned</source>
        <translation>rings、row、pool、blocked 或 resigned</translation>
    </message>
    <message>
        <source>the end of the position</source>
        <translation>局面结尾</translation>
    </message>
    <message>
        <source>a position that a game can reach</source>
        <translation>对局中可能出现的局面</translation>
    </message>
    <message>
        <source>the variant, standard or blitz</source>
        <translation>玩法 standard 或 blitz</translation>
    </message>
    <message>
        <source>a start of the variant that the Variant tag names</source>
        <translation>Variant 标签所指玩法的开局</translation>
    </message>
    <message>
        <source>&apos;]&apos; behind the tag %1</source>
        <translation>标签 %1 之后的“]”</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <translation>标签名</translation>
    </message>
    <message>
        <source>&apos;%1&apos; before the value of the tag %2</source>
        <translation>标签 %2 的值之前的“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; behind the value of the tag %2</source>
        <translation>标签 %2 的值之后的“%1”</translation>
    </message>
    <message>
        <source>the end of a comment</source>
        <translation>注释结尾</translation>
    </message>
    <message>
        <source>a &apos;}&apos; somewhere behind this &apos;{&apos;</source>
        <translation>此“{”之后的“}”</translation>
    </message>
    <message>
        <source>the kind of fault behind !!illegal</source>
        <translation>违规标记之后的违规种类</translation>
    </message>
    <message>
        <source>&apos;|&apos; or &apos;}&apos; behind a candidate</source>
        <translation>候选之后的“|”或“}”</translation>
    </message>
    <message>
        <source>{=&lt;position&gt;} behind an illegal turn that stood</source>
        <translation>予以保留的违规着法之后的 {=&lt;position&gt;}</translation>
    </message>
    <message>
        <source>the end of the record behind its result</source>
        <translation>结果之后的棋谱结尾</translation>
    </message>
    <message>
        <source>&apos;(&apos; at the beginning of an SGF game</source>
        <translation>SGF 对局开头的“(”</translation>
    </message>
    <message>
        <source>&apos;)&apos; at the end of the game</source>
        <translation>对局结尾的“)”</translation>
    </message>
    <message>
        <source>a property, &apos;;&apos; or &apos;)&apos;</source>
        <translation>属性、“;”或“)”</translation>
    </message>
    <message>
        <source>GM[24], a YINSH game of Boardspace</source>
        <translation>GM[24]，Boardspace 的 YINSH 对局</translation>
    </message>
    <message>
        <source>a node in the game</source>
        <translation>对局中的节点</translation>
    </message>
    <message>
        <source>another type of value at &quot;%1&quot;</source>
        <translation>“%1”处另一类型的值</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 at &quot;%3&quot;</source>
        <translation>“%3”处 %1 至 %2 的整数</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>含“%1”的对象</translation>
    </message>
    <message>
        <source>the name of a fault</source>
        <translation>违规名称</translation>
    </message>
    <message>
        <source>JSON of at most %1 levels</source>
        <translation>最多 %1 层的 JSON</translation>
    </message>
    <message>
        <source>a deeper one</source>
        <translation>更深的</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>需要一个子命令</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>Value %1 not in range %2 to %3</source>
        <translation>值 %1 不在 %2 至 %3 之间</translation>
    </message>
    <message>
        <source>Value %1 not in range [%2 - %3]</source>
        <translation>值 %1 不在 %2 至 %3 之间</translation>
    </message>
    <message>
        <source>%1 not in {%2}</source>
        <translation>%1 不是 %2 之一</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>无法理解的值：%1 = %2</translation>
    </message>
    <message>
        <source>%1 required %2 missing</source>
        <translation>缺少 %1 个值（%2）</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1 与 %2 不能同时使用</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1 需要同时给出 %2</translation>
    </message>
    <message>
        <source>sources with --out, or --sheet</source>
        <translation>带 --out 的来源，或 --sheet</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>expected WIDTHxHEIGHT[@RATE][:FOURCC]</source>
        <translation>应为 宽x高[@帧率][:FOURCC]</translation>
    </message>
    <message>
        <source>expected en, fr, nl, cs or zh</source>
        <translation>应为 en、fr、nl、cs 或 zh</translation>
    </message>
    <message>
        <source>standard output: cannot be written</source>
        <translation>无法写入标准输出</translation>
    </message>
    <message>
        <source>stopped by an unexpected fault: %1</source>
        <translation>因意外错误而停止：%1</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light, at %3: %4</source>
        <translation>在这种光线下，%3 处的%1和%2难以分辨：%4</translation>
    </message>
    <message>
        <source>%1 can hardly be told from %2 in this light: %3</source>
        <translation>在这种光线下，%1和%2难以分辨：%3</translation>
    </message>
    <message>
        <source>dim the lamp, or let the camera expose shorter</source>
        <translation>请调暗灯光或缩短曝光</translation>
    </message>
    <message>
        <source>switch on a lamp, or let the camera expose longer</source>
        <translation>请开灯或延长曝光</translation>
    </message>
    <message>
        <source>move the lamp to a side, or the camera closer</source>
        <translation>请把灯移到一侧或把摄像头移近</translation>
    </message>
    <message>
        <source>empty points</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>white rings</source>
        <translation>白环</translation>
    </message>
    <message>
        <source>black rings</source>
        <translation>黑环</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>白色标记物</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>黑色标记物</translation>
    </message>
    <message>
        <source>white rings with white markers</source>
        <translation>放有白色标记物的白环</translation>
    </message>
    <message>
        <source>white rings with black markers</source>
        <translation>放有黑色标记物的白环</translation>
    </message>
    <message>
        <source>black rings with white markers</source>
        <translation>放有白色标记物的黑环</translation>
    </message>
    <message>
        <source>black rings with black markers</source>
        <translation>放有黑色标记物的黑环</translation>
    </message>
    <message>
        <source>no wrong act lies on the board</source>
        <translation>棋盘上没有犯规</translation>
    </message>
    <message>
        <source>pictures are not written with this ending; use .svg, .png or .jpg</source>
        <translation>不能以此扩展名写图片；请用 .svg、.png 或 .jpg</translation>
    </message>
    <message>
        <source>a position has no course to draw; expected a record</source>
        <translation>局面没有可画的进程；应为棋谱</translation>
    </message>
    <message>
        <source>a position has no turns; expected a record</source>
        <translation>局面没有着手；应为棋谱</translation>
    </message>
    <message>
        <source>turn %1: expected %2, found %3</source>
        <translation>第 %1 手：应为 %2，实为 %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，实为 %2</translation>
    </message>
    <message>
        <source>is no set; expected YAML as `yinsight referee` writes it</source>
        <translation>不是棋具文件；应为 `yinsight referee` 写出的 YAML</translation>
    </message>
    <message>
        <source>is one of the sources; expected another file</source>
        <translation>是来源之一；应为另一个文件</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Beside the board</source>
        <translation>棋盘旁</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>No camera is watched.</source>
        <translation>没有观看任何摄像头。</translation>
    </message>
    <message>
        <source>Who is to play</source>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>%1  %2 – %3  %4</source>
        <comment>name, rings, rings, name</comment>
        <translation>%1  %2 – %3  %4</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>轮到%1走</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>○ Nothing is watched</source>
        <translation>○ 未观看</translation>
    </message>
    <message>
        <source>○ Set-up</source>
        <translation>○ 设置</translation>
    </message>
    <message>
        <source>■ The recording has ended</source>
        <translation>■ 录像已结束</translation>
    </message>
    <message numerus="yes">
        <source>● Live, %n pictures a second</source>
        <translation>
            <numerusform>● 实时，每秒 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>White&apos;s winning chance after every turn</source>
        <translation>每手之后的白方胜率</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>White wins, %</source>
        <translation>白方胜率，%</translation>
    </message>
    <message>
        <source>Judge the game to see its course here.</source>
        <translation>评判对局后在此查看走势。</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>&amp;Judge the game</source>
        <translation>评判对局(&amp;J)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Save the &amp;graph…</source>
        <translation>保存走势图(&amp;G)……</translation>
    </message>
    <message>
        <source>Let the coach judge every turn of this game</source>
        <translation>让教练评判本局每一手</translation>
    </message>
    <message>
        <source>Stop judging; what was judged so far is kept</source>
        <translation>停止评判；已评判的保留</translation>
    </message>
    <message>
        <source>Write the course of the game as SVG or PNG</source>
        <translation>将走势写成 SVG 或 PNG</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>已评判着法</translation>
    </message>
    <message>
        <source>Mistakes, with the better turns</source>
        <translation>失误及更好的着法</translation>
    </message>
    <message>
        <source>Click a mistake to see it on the board</source>
        <translation>点击失误以在棋盘上查看</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) judged so far.</source>
        <translation>
            <numerusform>已评判 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>保存走势图</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>图片 (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>A ring is placed on a vacant point.</source>
        <translation>圆环须放在空位上。</translation>
    </message>
    <message>
        <source>The players place one ring each, in turn.</source>
        <translation>双方轮流各放一枚圆环。</translation>
    </message>
    <message>
        <source>Each player has five rings.</source>
        <translation>每方有五枚圆环。</translation>
    </message>
    <message>
        <source>The players move in turn; White begins.</source>
        <translation>双方轮流走棋，白方先走。</translation>
    </message>
    <message>
        <source>A player moves an own ring.</source>
        <translation>只能移动己方圆环。</translation>
    </message>
    <message>
        <source>Before a ring moves, a marker is put into it, and it stays where the ring stood.</source>
        <translation>移动圆环前先放入标记物，标记物留在原位。</translation>
    </message>
    <message>
        <source>The marker put into the ring shows the mover&apos;s colour.</source>
        <translation>放入圆环的标记物须己方颜色朝上。</translation>
    </message>
    <message>
        <source>The marker is put into the ring that then moves, and stays where that ring stood.</source>
        <translation>标记物放入要移动的圆环，并留在圆环原位。</translation>
    </message>
    <message>
        <source>A ring moves in a straight line.</source>
        <translation>圆环须沿直线移动。</translation>
    </message>
    <message>
        <source>A ring jumps over markers, never over a ring.</source>
        <translation>圆环只能跳过标记物，不能跳过圆环。</translation>
    </message>
    <message>
        <source>After a jump the ring lands on the first vacant point behind the markers.</source>
        <translation>跳过标记物后须落在其后的第一个空位。</translation>
    </message>
    <message>
        <source>A ring jumps one unbroken group of markers and lands right behind it.</source>
        <translation>圆环只能跳过一组连续的标记物，并落在其正后方。</translation>
    </message>
    <message>
        <source>A ring lands on a vacant point.</source>
        <translation>圆环须落在空位上。</translation>
    </message>
    <message>
        <source>The ring that holds the marker must move to another point.</source>
        <translation>放入标记物的圆环必须移到别处。</translation>
    </message>
    <message>
        <source>Every marker that was jumped is turned over.</source>
        <translation>被跳过的标记物都要翻转。</translation>
    </message>
    <message>
        <source>Only the markers that were jumped are turned over.</source>
        <translation>只翻转被跳过的标记物。</translation>
    </message>
    <message>
        <source>The marker that the ring leaves behind was not jumped and is not turned over.</source>
        <translation>圆环留下的标记物未被跳过，不翻转。</translation>
    </message>
    <message>
        <source>Markers are turned over but never moved.</source>
        <translation>标记物只能翻转，不能移动。</translation>
    </message>
    <message>
        <source>The only marker that comes on the board is the one in the ring that moves.</source>
        <translation>每手只在移动的圆环中放入一枚标记物。</translation>
    </message>
    <message>
        <source>Markers leave the board only as a row of five.</source>
        <translation>标记物只有五枚成行时才取走。</translation>
    </message>
    <message>
        <source>A row of five markers in the player&apos;s colour must be removed.</source>
        <translation>己方颜色的五枚成行必须取走。</translation>
    </message>
    <message>
        <source>The markers removed must be a row of the player&apos;s colour.</source>
        <translation>取走的标记物须是己方颜色的一行。</translation>
    </message>
    <message>
        <source>Exactly five markers of a row are removed.</source>
        <translation>每行正好取走五枚标记物。</translation>
    </message>
    <message>
        <source>The five markers removed must be neighbours on one line.</source>
        <translation>取走的五枚标记物须在一条线上相邻。</translation>
    </message>
    <message>
        <source>Each player removes the rows of the own colour.</source>
        <translation>各方只取走己方颜色的行。</translation>
    </message>
    <message>
        <source>The rows of the player who moved come off before the opponent&apos;s.</source>
        <translation>先取走走棋一方的行，再取走对方的行。</translation>
    </message>
    <message>
        <source>After each row the player removes one own ring.</source>
        <translation>每取走一行，须取走一枚己方圆环。</translation>
    </message>
    <message>
        <source>A ring is removed only after a row.</source>
        <translation>只有成行后才能取走圆环。</translation>
    </message>
    <message>
        <source>After a row the player removes an own ring.</source>
        <translation>成行后须取走己方的圆环。</translation>
    </message>
    <message>
        <source>A row left by the opponent&apos;s move is removed, with a ring, before the next move.</source>
        <translation>对方走棋形成的己方行，须先连同一枚圆环取走，才能走下一步。</translation>
    </message>
    <message>
        <source>When the game is over nobody moves.</source>
        <translation>对局结束后不得再走。</translation>
    </message>
    <message>
        <source>Only a player whose rings cannot move passes.</source>
        <translation>只有圆环都不能移动时才可跳过。</translation>
    </message>
    <message>
        <source>There are 51 markers and five rings a side, on the board and off it together.</source>
        <translation>盘上盘外共有 51 枚标记物，每方五枚圆环。</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>YINSH score sheet</source>
        <translation>YINSH 记录表</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>签名：%1</translation>
    </message>
    <message>
        <source>(illegal, stood)</source>
        <translation>（违规，保留）</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>%1, rated</source>
        <translation>%1，计分</translation>
    </message>
    <message>
        <source>Begins from: %1</source>
        <translation>起始局面：%1</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Looking for cameras …</source>
        <translation>正在寻找摄像头……</translation>
    </message>
    <message>
        <source>The camera %1 may not be used by you. Ask for membership in the group &apos;video&apos;, or open a film or a phone&apos;s address.</source>
        <translation>你无权使用摄像头 %1。请申请加入“video”组，或打开影片或手机地址。</translation>
    </message>
    <message>
        <source>No camera was found. Connect one, open a film or a phone&apos;s address, or watch the sample game.</source>
        <translation>没有找到摄像头。请连接摄像头，打开影片或手机地址，或观看示例对局。</translation>
    </message>
    <message>
        <source>No board is in sight: point the camera at it.</source>
        <translation>没有看到棋盘：请将摄像头对准它。</translation>
    </message>
    <message>
        <source>The board is in sight, but which way round it lies is a guess. %1</source>
        <translation>已看到棋盘，但其朝向只是推测。%1</translation>
    </message>
    <message>
        <source>All is well. %1</source>
        <translation>一切正常。%1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>正在打开 %1……</translation>
    </message>
    <message>
        <source>White sits at the right of the picture.</source>
        <translation>白方坐在画面右侧。</translation>
    </message>
    <message>
        <source>White sits at the bottom of the picture.</source>
        <translation>白方坐在画面下方。</translation>
    </message>
    <message>
        <source>White sits at the left of the picture.</source>
        <translation>白方坐在画面左侧。</translation>
    </message>
    <message>
        <source>White sits at the top of the picture.</source>
        <translation>白方坐在画面上方。</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>What is watched</source>
        <translation>观看来源</translation>
    </message>
    <message>
        <source>Open a film …</source>
        <translation>打开影片……</translation>
    </message>
    <message>
        <source>Referee a film file</source>
        <translation>裁判影片文件</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>打开文件夹……</translation>
    </message>
    <message>
        <source>Referee a folder of pictures</source>
        <translation>裁判图片文件夹</translation>
    </message>
    <message>
        <source>Watch the sample game</source>
        <translation>观看示例对局</translation>
    </message>
    <message>
        <source>Referee the filmed game that comes with Yinsight</source>
        <translation>裁判 Yinsight 附带的录像对局</translation>
    </message>
    <message>
        <source>Address of a phone or network camera</source>
        <translation>手机或网络摄像头的地址</translation>
    </message>
    <message>
        <source>White&apos;s name</source>
        <translation>白方姓名</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Blitz: one ring wins</source>
        <translation>快棋：一枚圆环即胜</translation>
    </message>
    <message>
        <source>Play the blitz game</source>
        <translation>采用快棋规则</translation>
    </message>
    <message>
        <source>Time-lapse: pictures a second apart</source>
        <translation>延时：每秒一张</translation>
    </message>
    <message>
        <source>Judge every picture at once, without waiting for calm</source>
        <translation>立即判读每张图片，不等待静止</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>当前状况</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>如何改善</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Referee a game on this board</source>
        <translation>裁判此棋盘上的对局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Open a film</source>
        <translation>打开影片</translation>
    </message>
    <message>
        <source>Open a folder of pictures</source>
        <translation>打开图片文件夹</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>camera&apos;s name, its path</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>其他摄像头</translation>
    </message>
    <message>
        <source>Turn the board by 60°</source>
        <translation>棋盘转 60°</translation>
    </message>
    <message>
        <source>Go on with a game that was left</source>
        <translation>继续未完的对局</translation>
    </message>
    <message numerus="yes">
        <source>Go on with the game of %n turns</source>
        <translation>
            <numerusform>继续 %n 手的对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated game: no coach until it is over</source>
        <translation>计分对局：结束前不用教练</translation>
    </message>
    <message>
        <source>The record says that the game was rated, and the coach stays off</source>
        <translation>棋谱注明为计分对局，教练保持关闭</translation>
    </message>
    <message>
        <source>%1 (may not be used by you)</source>
        <translation>%1（您无权使用）</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1 is missing or cannot speak</source>
        <translation>%1 不存在或无法发声</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 没有响应</translation>
    </message>
    <message>
        <source>%1 wrote no sound</source>
        <translation>%1 没有产生声音</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>there is no voice for this language</source>
        <translation>没有此语言的语音</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The game is a draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>I have won. Thank you for the game.</source>
        <translation>我赢了。谢谢对局。</translation>
    </message>
    <message>
        <source>You have won. Well played.</source>
        <translation>你赢了。下得好。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>轮到你走。</translation>
    </message>
    <message>
        <source>I play %1. Please make it for me:</source>
        <translation>我走 %1。请替我走：</translation>
    </message>
    <message>
        <source>That was %1; I play %2.</source>
        <translation>你走的是 %1；我走的是 %2。</translation>
    </message>
    <message>
        <source>Thank you, that is my turn.</source>
        <translation>谢谢，这正是我的着法。</translation>
    </message>
    <message>
        <source>Then %1 stays; the game goes on from there.</source>
        <translation>那么保留 %1，对局继续。</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Play the engine</source>
        <translation>与引擎对弈(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End training</source>
        <translation>结束训练(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Let it stand</source>
        <translation>予以保留(&amp;L)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>你执</translation>
    </message>
    <message>
        <source>Which colour you play; you also move the engine&apos;s pieces</source>
        <translation>你的颜色；引擎的棋子也由你移动</translation>
    </message>
    <message>
        <source>Strength of the engine</source>
        <translation>引擎强度</translation>
    </message>
    <message>
        <source>1 is a beginner, %1 is all it has</source>
        <translation>1 为初学，%1 为最强</translation>
    </message>
    <message>
        <source>Play the game on the board against the engine from here on</source>
        <translation>从此处起在棋盘上与引擎对弈</translation>
    </message>
    <message>
        <source>The engine plays no longer; the referee goes on</source>
        <translation>引擎不再下棋；裁判继续</translation>
    </message>
    <message>
        <source>What the engine says</source>
        <translation>引擎的话</translation>
    </message>
    <message>
        <source>Go on from the turn that was made instead of the engine&apos;s</source>
        <translation>从实际所走的着法继续，而非引擎的着法</translation>
    </message>
    <message>
        <source>Engine&apos;s strength</source>
        <translation>引擎强度</translation>
    </message>
    <message>
        <source>The engine names its turns, you make them on the board, and the referee sees to it that they are right.</source>
        <translation>引擎说出着法，由你在棋盘上走，裁判负责检查。</translation>
    </message>
    <message>
        <source>The engine is thinking…</source>
        <translation>引擎思考中……</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>轮到你走。</translation>
    </message>
</context>
<context>
    <name>TurnEditor</name>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>保存备注</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>所走着法</translation>
    </message>
    <message>
        <source>What was really played; later turns are checked again</source>
        <translation>实际所走着法；其后着法重新检查</translation>
    </message>
    <message>
        <source>Write this turn down instead</source>
        <translation>改记为此手</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>其他可能</translation>
    </message>
    <message>
        <source>Turns that may have been played instead; a click takes one</source>
        <translation>可能的其他着法；点击选用</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A remark that is kept in the record</source>
        <translation>保存在棋谱中的备注</translation>
    </message>
    <message>
        <source>A note on this turn</source>
        <translation>此手的备注</translation>
    </message>
    <message>
        <source>Write the note into the record</source>
        <translation>将备注写入棋谱</translation>
    </message>
    <message>
        <source>No turn is shown.</source>
        <translation>没有显示着法。</translation>
    </message>
    <message>
        <source>Turn %1, White</source>
        <translation>第 %1 手，白方</translation>
    </message>
    <message>
        <source>Turn %1, Black</source>
        <translation>第 %1 手，黑方</translation>
    </message>
    <message>
        <source>Or was it:</source>
        <translation>或者是：</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>%1 was illegal and stood.</source>
        <translation>%1 违规，但予以保留。</translation>
    </message>
    <message>
        <source>%1 may have been another turn.</source>
        <translation>%1 可能是另一着法。</translation>
    </message>
    <message>
        <source>Show the board after %1.</source>
        <translation>显示 %1 之后的棋盘。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>不能同时使用</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>More with --help.</source>
        <translation>更多信息见 --help。</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>VoiceMenu</name>
    <message>
        <source>Nothing more is spoken: %1</source>
        <translation>不再播报：%1</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>语音(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rows, faults and results</source>
        <translation>成行、违规和结果(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>结果(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ilent</source>
        <translation>静音(&amp;I)</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>再说一遍(&amp;G)</translation>
    </message>
    <message>
        <source>A &amp;chime before faults</source>
        <translation>违规前的提示音(&amp;C)</translation>
    </message>
    <message>
        <source>Instead of a second voice for faults</source>
        <translation>代替用另一种声音播报违规</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The game is in the library again.</source>
        <translation>对局已重新入库。</translation>
    </message>
    <message>
        <source>Play goes on; the game comes into the library when that is possible.</source>
        <translation>继续下棋；可以时对局将入库。</translation>
    </message>
    <message>
        <source>another window is writing to it just now</source>
        <translation>另一窗口正在写入</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only</source>
        <translation>无法写入：文件或文件夹为只读</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk refuses it</source>
        <translation>无法读写：磁盘拒绝</translation>
    </message>
    <message>
        <source>is damaged, or no library of games</source>
        <translation>已损坏，或不是棋谱库</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>无法写入：磁盘已满</translation>
    </message>
    <message>
        <source>cannot be opened or made</source>
        <translation>无法打开或创建</translation>
    </message>
</context>
</TS>
