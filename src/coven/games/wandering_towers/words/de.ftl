# Die wandelnden Türme auf Deutsch.

## Das Spiel

game-title = Die wandelnden Türme
help-game =
    Jedes Feld zeigt seine Nummer, die Rabenburg ♜ und die sichtbaren Magier, ein
    Zeichen je Spieler: ☾ ✶ ♣ ▲ ◆ ❧ (gegen den Stapel sind alle ☾). Darunter stehen
    die Türme von oben nach unten: T3/T1◈ ist T3 auf T1. ◈ ist ein Rabenschild,
    · ein Feld ohne Turm, ▸ zeigt, wer entscheidet. Oben stehen die Zauber und ihr
    Preis in vollen Flaschen. Karten: W1T5 bewegt einen Magier um 1 oder einen Turm
    um 5, TD2 einen Turm per Würfel, bis zu 2 Würfe. Karte T2 ist für jeden Turm.
    Eine Karte spielt man mit „W1T5 Magier“, „T2 Turm“ oder „würfle TD2“. Dann folgt
    „Magier 10“, dein Magier auf Feld 10, oder „Turm T3“, T3 mit allem darüber.
    zaubere Magier-bewegen, ziele 1:5    Magier bewegen: 1 Feld vorwärts
    zaubere Gegenwind-Magier, ziele 1:5  Gegenwind für Magier: 1 Feld rückwärts
    zaubere Turm-bewegen, Turm T3        Turm bewegen: 2 Felder vorwärts
    zaubere Gegenwind-Türme, Turm T3     Gegenwind für Türme: 2 Felder rückwärts
    zaubere Rabenburg-bewegen, Rabenburg vorwärts
                                         Rabenburg bewegen: auf das nächste Feld
                                         ohne sichtbaren Magier (oder: rückwärts)
    befreie T3                           Befreien: von unter T3 ganz nach oben
    zaubere Turmtausch, tausche T1 T3    Turmtausch: zwei oberste Türme tauschen
    trage 10                             Huckepack: ein Magier trägt einen zweiten
    1:5 ist ein Magier des ersten Spielers auf Feld 5. Bei Meistermagiern reist man
    mit „zaubere Huckepack“ mit; „zaubere Turm-bewegen danach“ folgt der Bewegung.

## Züge

# Ein Zug, wie er getippt wird: die Wörter seiner Schreibweise in dieser Sprache
notation = { $word ->
    [wizard] Magier
    [tower] Turm
    [roll] würfle
    [discard] lege-ab
    [carry] trage
    [step] ziele
    [announced] angesagten
    [swap] tausche
    [castle] Rabenburg
    [forward] vorwärts
    [backward] rückwärts
    [free] befreie
    [cast] zaubere
    [after] danach
    [reroll] nochmal
    [give] gib
    [up] auf
    [special] neue-Hand
    [decline] verzichte
    [pass] passe
    [skip] überspringe
    [stop] genug
    [end] beende
    [turn] Zug
    [own] eigenen
    [partner] Partner
    [ask] bitte
    [offer] biete-an
    [accept] annehmen
    [refuse] ablehnen
    [flask] Flasche
    [return] gib-zurück
    [move_wizard] Magier-bewegen
    [move_tower] Turm-bewegen
    [headwind_wizard] Gegenwind-Magier
    [headwind_tower] Gegenwind-Türme
    [move_castle] Rabenburg-bewegen
    [free_wizard] Befreien
    [swap_towers] Turmtausch
    [piggyback] Huckepack
   *[other] { $word }
}

move-wizard-card = die Karte „{ $card }“ für einen Magier spielen
move-tower-card = die Karte „{ $card }“ für einen Turm spielen
move-roll = die Karte „{ $card }“ spielen und würfeln
move-discard = die Karte „{ $card }“ ungenutzt ablegen
move-tower = Turm { $tower } bewegen
move-wizard = einen Magier von Feld { $space } bewegen
move-carry = „Huckepack“ zaubern: Der Magier auf Feld { $space } trägt einen zweiten
move-step = den Zauber auf einen Magier von { $player } auf Feld { $space } richten
move-step-announced = den Zauber auf den angesagten Magier richten
move-swap = die Türme { $towers } tauschen
move-castle-forward = die Rabenburg vorwärts bewegen
move-castle-backward = die Rabenburg rückwärts bewegen
move-free = „Befreien“ unter Turm { $tower } zaubern
move-cast = „{ $spell }“ zaubern
move-cast-after = „{ $spell }“ zaubern, wirksam nach der Bewegung
move-reroll = noch einmal würfeln
move-give-up = die Karte verfallen lassen, da sie nichts bewegt
move-special = die Hand ablegen und neu ziehen
move-decline = keinen Turm bewegen
move-pass = passen
move-skip = passen und in diesem Zug nicht mehr gefragt werden
move-stop = den Zauber nicht weiter nutzen
move-end-turn = den Zug beenden
move-free-own = einen eigenen Magier befreien
move-free-partner = einen Magier des Partners befreien
move-free-announced = den angesagten Magier befreien
move-ask = den Partner um eine Karte bitten
move-offer = dem Partner eine Karte anbieten
move-accept = annehmen
move-refuse = ablehnen
move-give-flask = dem Partner eine volle Flasche geben
move-give = dem Partner die Karte „{ $card }“ geben
move-return = die Karte „{ $card }“ zurückgeben

## Was geschah

event-start = Die Türme stehen bereit. { $player } beginnt.
event-hand = Deine Karten: { $cards }.
event-wizard-card = { $player } spielt die Karte „{ $card }“ für einen Magier.
event-tower-card = { $player } spielt die Karte „{ $card }“ für einen Turm.
event-roll = { $player } spielt die Karte „{ $card }“.
event-reroll = { $player } würfelt noch einmal.
event-die = Der Würfel zeigt { $value }.
event-discard = { $player } legt die Karte „{ $card }“ ungenutzt ab.
event-special = { $player } legt die Hand ab und zieht neu.
event-decline = { $player } bewegt keinen Turm.
event-give-up = Die Karte bewegt nichts und verfällt.
event-pass = { $player } passt.
event-skip = { $player } passt für diesen Zug.
event-pass-many = { $players } passen.
event-skip-many = { $players } passen für diesen Zug.
event-stop = { $player } nutzt den Zauber nicht weiter.
event-end-turn = { $player } beendet den Zug.
event-cast = { $player } zaubert „{ $spell }“.
event-cast-after = { $player } zaubert „{ $spell }“, wirksam nach der Bewegung.
event-cast-again = { $player } bezahlt „{ $spell }“ noch einmal.
event-spell-lapsed = Der Zauber „{ $spell }“, den { $player } nach der Bewegung wirken lassen wollte, verpufft.
event-free = { $player } zaubert „Befreien“ und hebt Turm { $tower } an.
event-swap = { $player } tauscht die Türme { $towers }.
event-looked = Auf Feld { $space }, unter dem angehobenen Turm, sahen alle: { $wizards }.
event-looked-together = Auf Feld { $space }, unter dem angehobenen Turm, { $count ->
    [one] stand ein Magier
   *[other] standen { $count } Magier
}.
event-looked-in-vain = Auf Feld { $space }, unter dem angehobenen Turm, war niemand.
event-announce-tower = { $player } will Turm { $tower } um { $value } bewegen.
event-announce-wizard = { $player } will einen Magier von Feld { $space } um { $value } bewegen.
event-move-lost = Die Bewegung, die { $player } angesagt hat, ist nicht mehr möglich und verfällt.
event-card-lost = { $player } verliert die Karte „{ $card }“: Sie bewegt nichts.
event-tower-moved = Turm { $tower } wandert von Feld { $space } auf Feld { $to }.
event-locked-up = Magier auf Feld { $space } werden eingesperrt.
event-locked-up-seen = Eingesperrt auf Feld { $space }: { $wizards }.
event-locked-up-seen-together = Eingesperrt auf Feld { $space }: { $count ->
    [one] ein Magier
   *[other] { $count } Magier
}.
event-uncovered = Auf Feld { $space } aufgedeckt: { $wizards }.
event-uncovered-together = Auf Feld { $space } aufgedeckt: { $count ->
    [one] ein Magier
   *[other] { $count } Magier
}.
event-wizard-moved = Ein Magier von { $player } zieht von Feld { $space } auf Feld { $to }.
event-wizard-moved-together = Ein Magier zieht von Feld { $space } auf Feld { $to }.
event-wizard-freed = Ein Magier von { $player } kommt auf Feld { $to } frei.
event-wizard-freed-together = Ein Magier kommt auf Feld { $to } frei.
event-wizard-home = Ein Magier von { $player } erreicht die Rabenburg.
event-wizard-home-together = Ein Magier erreicht die Rabenburg.
event-castle-moved = Die Rabenburg zieht auf Feld { $to }.
event-castle-carried = Die Rabenburg wird auf Feld { $to } getragen.
event-flask-filled = { $player } füllt eine Flasche.
event-flask-filled-for = { $player } füllt eine Flasche von { $receiver }.
event-reshuffle = Der Ablagestapel wird gemischt.
event-drew = { $player } zieht nach.
event-turn = { $player } ist am Zug.
event-ask = { $player } bittet den Partner um eine Karte.
event-offer = { $player } bietet dem Partner eine Karte an.
event-accept = { $player } nimmt an.
event-refuse = { $player } lehnt ab.
event-give-flask = { $player } gibt dem Partner eine volle Flasche.
event-handed = { $player } gibt verdeckt eine Karte hinüber.
event-handed-seen = { $player } gibt verdeckt die Karte „{ $card }“ hinüber.
event-handed-back = { $player } gibt verdeckt eine Karte zurück.
event-handed-back-seen = { $player } gibt verdeckt die Karte „{ $card }“ zurück.
event-end = Das Spiel ist aus.

## Zaubersprüche

spell-move_wizard = Magier bewegen
spell-move_tower = Turm bewegen
spell-headwind_wizard = Gegenwind für Magier
spell-headwind_tower = Gegenwind für Türme
spell-move_castle = Rabenburg bewegen
spell-free_wizard = Befreien
spell-swap_towers = Turmtausch
spell-piggyback = Huckepack

## Warum nicht

refusal-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Jetzt entscheidet jemand anderes.
refusal-not-now = Das geht an dieser Stelle des Zuges nicht.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-on-card = Das zeigt die Karte nicht.
refusal-side-is-dead = Diese Seite der Karte kann jetzt nichts bewegen.
refusal-card-is-alive = Die Karte kann etwas bewegen und muss dafür gespielt werden.
refusal-no-discard = Nur deine zweite Karte darfst du ungenutzt ablegen.
refusal-card-was-played = Die Hand lässt sich nur anstelle beider Aktionen tauschen.
refusal-no-wizard-there = Dort steht kein sichtbarer Magier, mit dem das ginge.
refusal-no-room = Dort ist kein Platz: höchstens sechs Magier stehen zusammen.
refusal-castle-is-there = Der Turm würde auf der Rabenburg landen.
refusal-side-not-announced = Die Karte wurde für die andere Art von Figur gespielt.
refusal-no-roll-left = Es ist kein Wurf mehr übrig.
refusal-move-is-possible = Etwas lässt sich bewegen und muss deshalb bewegt werden.
refusal-spell-not-in-play = Dieser Zauberspruch ist nicht im Spiel.
refusal-too-few-flasks = Dafür hast du zu wenige volle Flaschen.
refusal-spell-used = Es wurde schon gezaubert.
refusal-no-target = Es gibt nichts, worauf der Zauber wirken könnte.
refusal-not-your-wizard = Im Grundspiel wirkt der Zauber nur auf Magier, die du mit deinen Karten bewegst.
refusal-not-on-top = Nur zwei Türme, auf denen weder ein Turm noch die Rabenburg steht, tauschen die Plätze.
refusal-must-aim = Der Zauber ist bezahlt und muss genutzt werden.
refusal-no-teams = An diesem Tisch gibt es keine Teams.
refusal-already-asked = Das wurde in diesem Zug schon erbeten oder angeboten.
refusal-no-flask = Du hast keine volle Flasche, die du abgeben könntest.
refusal-flasks-go-the-other-way = In diesem Zug gingen Flaschen schon in die andere Richtung.
refusal-cannot-wait = Dieser Zauber kann nicht bis nach der Bewegung warten.
refusal-no-spell-now = Gezaubert wird, soweit dieser Tisch es erlaubt, am Anfang einer Aktion, nach einem Wurf, bei der Wahl der Figur, mitten im Sonderfall oder am Ende des Zuges.
refusal-no-slot-now = Bei Meistermagiern zaubert man, wenn man vor der Bewegung gefragt wird, oder, falls dieser Tisch es erlaubt, am Anfang der eigenen Aktion.
refusal-partners-not-now = Nur am Anfang einer Aktion tauschen Partner Karten und geben Flaschen weiter.
refusal-name-a-tower = „Befreien“ zaubert man, indem man einen Turm nennt, etwa „befreie T3“.
refusal-named-with-piece = „Huckepack“ sagt man zusammen mit der Figur an, etwa „trage 10“.
refusal-not-against-the-deck = Gegen den Stapel lässt sich nicht die ganze Hand tauschen.
refusal-aim-at-announced = Das ist der angesagte Magier: Tippe „ziele angesagten“.
refusal-already-freed = Du hast in dieser Aktion schon „Befreien“ gezaubert.

## Optionen

option-mode = Spielweise
option-mode-competitive = jeder für sich
option-mode-teams = Zweierteams
option-mode-cooperative = gemeinsam gegen den Stapel (unsere Lesart)
option-master = Meistermagier: Zauber auch in fremden Zügen
option-spells = Zaubersprüche im Spiel
option-spells-usual = wie im Regelheft: die zwei des Grundspiels, bei Meistermagiern zufällige, gegen den Stapel keine
option-spells-basic = die zwei des Grundspiels
option-spells-chosen = die unten gewählten
option-spells-random = zufällige
option-spells-none = keine
option-spell-count = Anzahl zufälliger Zaubersprüche
option-with-move-wizard = Gewählt: Magier bewegen
option-with-move-tower = Gewählt: Turm bewegen
option-with-headwind-wizard = Gewählt: Gegenwind für Magier
option-with-headwind-tower = Gewählt: Gegenwind für Türme
option-with-move-castle = Gewählt: Rabenburg bewegen
option-with-free-wizard = Gewählt: Befreien
option-with-swap-towers = Gewählt: Turmtausch
option-with-piggyback = Gewählt: Huckepack
option-discard = Eine spielbare Karte ablegen
option-discard-second = nur die zweite
option-discard-any = jede der beiden
option-discard-never = nie
option-spell-in-action = Zaubern mitten in einer Aktion ist erlaubt
option-spells-on-others = Grundspiel: Zauber wirken auch auf fremde Magier
option-others-entry-ends-turn = Auch ein fremder Magier, den man heimschickt, beendet den Zug
option-spell-after-special = Nach dem Sonderfall darf gezaubert werden
option-tower-before-draw = Der Turm des Sonderfalls zieht vor dem Nachziehen der Karten, und zwar immer
option-master-spell-before-card = Meistermagier: Der aktive Spieler darf vor der Karte zaubern
option-finish-round = Teams: Die Runde wird zu Ende gespielt
option-memory = Gedächtnishilfe für eingesperrte Magier
option-memory-none = keine
option-memory-own = die eigenen
option-memory-all = alle
setting-ask-from-flasks = Frag mich nach Zaubern zu einer Bewegung nur, wenn ich mindestens so viele volle Flaschen habe
option-bot-memory = Gedächtnis der Bots
option-bot-memory-perfect = vollkommen
option-bot-memory-forgetful = vergesslich

## Optionen, die nicht zusammengehen

error-bad-option-teams-seats = Option mode: Teams brauchen 4 oder 6 Spieler, nicht { $teams_seats }.
error-bad-option-master-needs = Option master: Meistermagier brauchen Zaubersprüche und Gegner.
error-bad-option-needs-opponents = Option { $option }: Sie gilt nur gegen Gegner, nicht gegen den Stapel.
error-bad-option-needs-basic = Option { $option }: Sie gilt nur, wo nach der Grundregel gezaubert wird, ohne Meistermagier.
error-bad-option-needs-master = Option { $option }: Sie gilt nur mit master.
error-bad-option-needs-teams = Option { $option }: Sie gilt nur in Teams.
error-bad-option-needs-wizard-spell = Option { $option }: Sie gilt nur mit einem Zauber, der Magier bewegt.
error-bad-option-needs-spell = Option { $option }: Sie gilt nur mit einem anderen Zauber als „Huckepack“.
error-bad-option-needs-slot-spell = Option { $option }: Sie gilt nur mit einem Zauber, der vor der Karte möglich ist.
error-bad-option-needs-others-home = Option { $option }: Sie gilt nur, wo ein Zauber fremde Magier heimschicken kann.
error-bad-option-needs-forgetting = Option { $option }: Sie gilt nur, wo der Tisch nicht alle Eingesperrten zeigt.
error-bad-option-not-chosen = Option { $option }: Einzelne Zaubersprüche werden nur mit spells=chosen gewählt.
error-bad-option-none-chosen = Option spells: Mit „chosen“ muss mindestens ein Zauberspruch gewählt sein.
error-bad-option-not-random = Option spell_count: Gezählt werden nur zufällig gezogene Zaubersprüche.
error-bad-option-solo-basic = Option spells: Gegen den Stapel gibt es keine Zaubersprüche oder { $solo_basic } zufällige oder gewählte.
error-bad-option-solo-random = Option spell_count: Gegen den Stapel sind es { $solo_random } zufällige Zaubersprüche.
error-bad-option-solo-chosen = Option spells: Gegen den Stapel werden genau { $solo_chosen } Zaubersprüche gewählt, „Huckepack“ nicht darunter.

## Wie das Spiel endete

end-complete = Jemand hat alle Magier in die Burg gebracht und alle Flaschen gefüllt; die Runde ist zu Ende.
end-team-complete = Ein Team hat alle Magier in die Burg gebracht und alle Flaschen gefüllt.
end-all-home = Alle Magier sind in der Burg, doch niemand hat alle Flaschen gefüllt.
end-guard = Das Spiel endet nach 200 Runden.
end-escaped = Alle Magier sind rechtzeitig in der Burg: gewonnen!
end-out-of-cards = Die Karten sind aufgebraucht: verloren.

## Phasen, und was darin zu tun ist

phase-choosing-card = Karte wählen
phase-choosing-piece = Figur wählen
phase-choosing-tower = Turm wählen
phase-aiming = Zauber richten
phase-ending = Ende des Zuges
phase-window = Zauber vor der Bewegung
phase-closing = Befreien nach der Bewegung
phase-freeing = Wer befreit wird
phase-partner = Der Partner darf etwas anbieten
phase-answering = Eine Karte wird erbeten
phase-accepting = Eine Karte wird angeboten
phase-giving = Karte übergeben
phase-returning = Karte zurückgeben
phase-over = Spielende
prompt-choosing-card = Du bist am Zug: Spiel eine Karte.
prompt-choosing-piece = Wähle, was um { $value } bewegt wird.
prompt-second-card = Deine zweite Aktion: Spiel eine Karte.
prompt-second-card-or-discard = Deine zweite Aktion: Spiel eine Karte oder leg eine ab.
prompt-choosing-wizard-by = Wähle, welcher Magier um { $value } zieht.
prompt-choosing-tower-by = Wähle, welcher Turm um { $value } zieht.
prompt-choosing-tower = Bewege einen Turm um 1 oder verzichte.
prompt-choosing-tower-must = Bewege einen Turm um 1.
prompt-aiming = { $spell }: Wähle das Ziel.
prompt-aiming-or-stop = { $spell }: Wähle das Ziel oder höre auf.
prompt-aiming-again = { $spell }: Lass noch einen Magier mitnehmen oder höre auf.
prompt-ending = Zaubere oder beende deinen Zug.
prompt-window = Zaubere vor oder nach der angesagten Bewegung oder passe.
prompt-window-spell = Zaubere zur angesagten Bewegung oder passe.
prompt-window-free = Befreie einen Magier vor der angesagten Bewegung oder passe.
prompt-closing = Befreie einen Magier oder passe.
prompt-freeing = Wähle, wer befreit wird.
prompt-partner = Biete deinem Partner eine Karte an, gib eine Flasche oder passe.
prompt-partner-offer = Biete deinem Partner eine Karte an oder passe.
prompt-partner-flask = Gib deinem Partner eine Flasche oder passe.
prompt-answering = Dein Partner bittet um eine Karte: Gib eine oder lehne ab.
prompt-accepting = Dein Partner bietet eine Karte an: Nimm an oder lehne ab.
prompt-giving = Gib deinem Partner eine Karte.
prompt-returning = Gib eine Karte zurück.
prompt-wait = Warten auf { $players }.
prompt-over = Das Spiel ist aus.

## Woraus eine Wertung besteht

score-home = { $points } von { $of } daheim
score-full = { $points ->
    [one] { $points } volle Flasche
   *[other] { $points } volle Flaschen
}
score-spent = { $points } verbraucht
score-received = { $flasks } erhalten
score-given = { $flasks } abgegeben
score-complete = fertig
score-incomplete = nicht fertig

## Der Tisch

table-round = Runde { $round }
table-action = { $action }. Aktion
table-pile = Nachziehstapel
table-discards = Ablage
table-home = Burg
table-full = voll
table-empty = leer
table-spent = verbraucht
table-hand = Hand
table-hands = Hände
table-wizard = Magier
table-tower = Turm
table-dice = { $count ->
    [one] per Würfel
   *[other] per Würfel, { $count } Würfe
}
table-handed = übergeben
table-partner-holds = dein Partner hat
table-spells = Zauber (Flaschen)
table-moving-tower = { $player } will Turm { $tower } von Feld { $space } um { $value } bewegen
table-moving-wizard = { $player } will einen Magier von Feld { $space } um { $value } bewegen
table-moving-wizard-of = { $player } will einen Magier von { $owner } von Feld { $space } um { $value } bewegen
table-covered = er ist jetzt eingesperrt
table-riding = huckepack: { $riders }
table-played-wizard = { $player } spielt die Karte { $code } für einen Magier, um { $value }
table-played-tower = { $player } spielt die Karte { $code } für einen Turm, um { $value }
table-played-both = { $player } spielt die Karte { $code } für Magier oder Turm, um { $value }
table-rolls-left = { $rolls ->
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
}
table-spell-cast = { $player } zaubert „{ $spell }“
table-spell-waits = danach zaubert { $player } „{ $spell }“
table-looked = unter angehobenen Türmen gesehen
table-space = Feld { $space }
table-nobody = niemand
table-used = Karten verbraucht: { $used } von { $of }
table-hidden = eingesperrt
table-partner = Partner
table-together = gemeinsam

## Karten

card-W1 = Magier 1
card-W2 = Magier 2
card-W3 = Magier 3
card-W4 = Magier 4
card-W5 = Magier 5
card-T1 = Turm 1
card-T2 = Turm 2
card-T3 = Turm 3
card-T4 = Turm 4
card-T5 = Turm 5
card-W1T1 = Magier 1 oder Turm 1
card-W2T2 = Magier 2 oder Turm 2
card-W3T3 = Magier 3 oder Turm 3
card-W4T4 = Magier 4 oder Turm 4
card-W1T5 = Magier 1 oder Turm 5
card-W2T4 = Magier 2 oder Turm 4
card-W4T2 = Magier 4 oder Turm 2
card-W5T1 = Magier 5 oder Turm 1
card-WTD1 = Magier oder Turm per Würfel, 1 Wurf
card-TD2 = Turm per Würfel, bis zu 2 Würfe
card-WD2 = Magier per Würfel, bis zu 2 Würfe
card-TD3 = Turm per Würfel, bis zu 3 Würfe
card-WD3 = Magier per Würfel, bis zu 3 Würfe

## Was an einer Schachtel oder Stellung nicht stimmt

finding-castle-space = track.castle muss ein Feld von 0 bis { $last } sein
finding-shield-spaces = track.shields muss Felder von 0 bis { $last } nennen
finding-ghost-lights = track.ghost_lights muss { $count } Zahlen von 0 bis { $most } haben
finding-tower-spaces = es muss { $count } Türme geben, jeden auf einem eigenen Feld
finding-tower-on-castle = auf dem Feld der Rabenburg darf kein Turm beginnen
finding-tower-shields = bei jedem Turm muss stehen, ob er ein Schild hat
finding-no-card = es gibt keine Karte { $name }
finding-card-copies = die Karte { $name } muss es 0- bis { $most }-mal geben
finding-card-total = es muss { $least } bis { $most } Karten geben
finding-no-spell = es gibt keinen Zauberspruch { $name }
finding-spell-cost = der Zauberspruch { $name } muss 1 bis 9 Flaschen kosten
finding-setup-rows = setup muss je eine Zeile für 2, 3, 4, 5 und 6 Spieler haben
finding-setup-row = setup für { $players }: 1 bis 5 Magier und 1 bis 9 Flaschen je Spieler
finding-whole-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein
finding-too-few-lights = die Irrlichter haben keinen Platz für { $count } Magier bei { $players } Spielern
finding-not-a-part = { $name } gehört nicht zu einer Stellung
finding-a-seat = { $name } muss ein Platz von 0 bis { $last } sein
finding-one-of = { $name } muss eins von diesen sein: { $values }
finding-list-of = { $name } muss eine Liste mit { $count } Einträgen sein
finding-whole-numbers = { $name } muss aus ganzen Zahlen von 0 bis { $high } bestehen
finding-owners = { $name } muss die Plätze nennen, deren Magier dort stehen
finding-looked = looked muss bis zu zwei Türme nennen, je mit der Fläche darunter und den Plätzen, deren Magier dort zu sehen waren
finding-no-tower = es gibt keinen Turm { $name }
finding-exactly-once = { $name } muss genau einmal auf dem Ring stehen
finding-on-castle = auf der Rabenburg darf kein Turm stehen (Regel 7)
finding-a-surface = { $name } muss eine Fläche von 0 bis { $last } sein
finding-seats = { $name } muss Plätze nennen
finding-kept = nach kept wurden mehr Karten von vor dem letzten Mischen behalten, als die Hände und kept_cards zulassen
finding-flasks-due = Platz { $seat } muss { $count } Flaschen haben, volle, leere und verbrauchte zusammen
finding-empty-flasks = Platz { $seat } kann höchstens { $count } leere Flaschen haben
finding-cards-due = Platz { $seat } muss jetzt { $count } Karten haben
finding-over-without-reason = nur ein beendetes Spiel hat einen Grund dafür, und es muss einen haben
finding-no-way-back = aus dieser Phase geht der Zug nicht nach { $name } zurück
finding-decider-due = in dieser Phase muss Platz { $seat } entscheiden
finding-masters-asked = nur Meistermagier werden zu einer Bewegung gefragt, jeder Platz einmal
finding-too-many-rounds = so viele Runden können nicht gespielt sein
finding-piece-without-card = während eine Figur gewählt wird, gibt es eine Karte, einen Wert und was sie bewegen darf
finding-special-tower = nur für den Sonderfall wird so ein Turm gewählt
finding-special-case = der Sonderfall kommt anstelle aller Karten
finding-card-too-early = an dieser Stelle wird keine Karte gespielt
finding-move-without-card = angesagt und beendet wird eine Bewegung durch eine Karte oder den Sonderfall
finding-unnamed-piece = die angesagte Figur muss genannt sein
finding-absent-wizard = der angesagte Magier steht nicht dort
finding-piece-outside-window = angesagt bleibt eine Figur nur, während Meistermagier gefragt werden
finding-riders = wer huckepack reist, muss offen beim angesagten Magier stehen, und „Huckepack“ muss gezaubert sein
finding-spell-without-name = ein Zauber, der gerichtet wird, hat einen Namen, einen Zaubernden und einen Zeitpunkt
finding-spell-not-in-play = ein laufender Zauber ist einer von denen im Spiel und wurde gezaubert
finding-idle-spell = ein Zauber wird gerichtet oder wartet auf die angesagte Bewegung
finding-stranger-casts = außerhalb der Fragerunde zaubert nur der aktive Spieler
finding-spell-without-target = ein Zauber, der gerichtet wird, ist bezahlt oder bezahlbar und hat ein Ziel
finding-no-partners = an diesem Tisch gibt es keine Partner
finding-handed = übergeben ist eine Karte genau dann, wenn eine zurückzugeben ist
finding-known = known muss Karten nennen, die in der Hand sind und die der Partner gesehen hat
finding-flasks-from = nur der aktive Spieler oder sein Partner gibt Flaschen weiter
finding-freeing = wer befreit wird, wählt man unter einem angehobenen Turm, zwischen zweien, die sich unterscheiden, mit Platz obenauf
finding-lost-tower = ein Turm fehlt oder hängt in der Luft
finding-lost-wizard = ein Magier fehlt oder ist doppelt
finding-too-full = eine Fläche ist zu voll
finding-under-castle = unter der Rabenburg steht ein Magier offen
finding-open-sets-wrong = was offen steht, ist falsch vermerkt
finding-lost-card = eine Karte fehlt, ist doppelt oder in einer Hand, in der sie nicht sein kann
finding-lost-flask = eine Flasche fehlt oder ist doppelt

## Gründe für einen Zug

gain-home = Bis zum Ende der nächsten Runde { $mean ->
    [one] kommt { $mean } deiner Magier
   *[other] kommen { $mean } deiner Magier
} heim, statt { $other_mean }.
gain-flasks = Bis zum Ende der nächsten Runde füllst du { $mean ->
    [one] { $mean } Flasche
   *[other] { $mean } Flaschen
}, statt { $other_mean }.
gain-locked = Am Ende der nächsten Runde { $mean ->
    [one] ist { $mean } deiner Magier
   *[other] sind { $mean } deiner Magier
} eingesperrt, statt { $other_mean }.
gain-caught = In { $mean } % dieser Spiele wird ein weiterer deiner Magier eingesperrt, statt in { $other_mean } %.
gain-complete = Bis dahin hast du in { $mean } % dieser Spiele alles geschafft, statt in { $other_mean } %.
risk-caught = Das Risiko: In { $mean } % dieser Spiele wird ein weiterer deiner Magier eingesperrt.
review-gain-home = Bis zum Ende der nächsten Runde { $mean ->
    [one] wäre { $mean } Magier
   *[other] wären { $mean } Magier
} von { $player } heimgekommen, statt { $other_mean }.
review-gain-flasks = Bis zum Ende der nächsten Runde hätte { $player } { $mean ->
    [one] { $mean } Flasche
   *[other] { $mean } Flaschen
} gefüllt, statt { $other_mean }.
review-gain-locked = Am Ende der nächsten Runde { $mean ->
    [one] wäre { $mean } Magier
   *[other] wären { $mean } Magier
} von { $player } eingesperrt gewesen, statt { $other_mean }.
review-gain-caught = In { $mean } % der Spiele wäre ein weiterer Magier von { $player } eingesperrt worden, statt in { $other_mean } %.
review-gain-complete = Bis dahin hätte { $player } in { $mean } % der Spiele alles geschafft, statt in { $other_mean } %.
