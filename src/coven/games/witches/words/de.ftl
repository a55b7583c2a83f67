# Witches auf Deutsch.

game-title = Witches
help-game = Was die Zeichen bedeuten:
    ▲ R Feuer  ≈ G Wasser  ■ Y Erde  ↯ B Luft  ✦ Z Zauberer: passt zu jeder Farbe
    ×2   Feuerhexe: Feuer in deinen Stichen zählt doppelt, höchstens { $fire_cap } Punkte
    +{ $water_points }   Wasserhexe: { $water_points } Punkte    +{ $queen_points }   Königin: { $queen_points } Punkte
    −{ $earth_points }   Erdhexe: nimmt dir bis zu { $earth_points } Punkte der Runde ab
    ∅    Lufthexe: Wasserhexe und Königin kosten dich nichts
    Karten mit gepunktetem Rand kannst du jetzt nicht spielen; ein gepunkteter Platz
    wartet auf eine Karte.
    ? hierhin kommt die nächste Karte  ★ bekäme den Stich  ▸ ist am Zug
    ⚑ hat bisher alle Feuerkarten: Daraus kann ein Zauber werden
    × 2 → { $fire_cap } (Höchstwert)   das Feuer zählte mehr, aber { $fire_cap } ist das Höchste
    Auf dem Punkteblatt am Ende, zum Beispiel:
    ✦ 0     hat in dieser Runde gezaubert    −20   hat sich dessen Punkte abgezogen
    7 −3    7 Punkte, und 3 vom Punktestand durch die Erdhexe

## Die Karten: Farben nach Element, besondere Karten mit Namen

suit-R = Feuer
suit-G = Wasser
suit-Y = Erde
suit-B = Luft
suit-Z = Zauberer

card-R1 = Feuer 1
card-R2 = Feuer 2
card-R3 = Feuer 3
card-R4 = Feuer 4
card-R5 = Feuer 5
card-R6 = Feuer 6
card-R7 = Feuer 7
card-R8 = Feuer 8
card-R9 = Feuer 9
card-R10 = Feuer 10
card-R11 = Feuerhexe (Feuer 11)
card-R12 = Feuer 12
card-R13 = Feuer 13
card-R14 = Feuer 14
card-G1 = Wasser 1
card-G2 = Wasser 2
card-G3 = Wasser 3
card-G4 = Wasser 4
card-G5 = Wasser 5
card-G6 = Wasser 6
card-G7 = Wasser 7
card-G8 = Wasser 8
card-G9 = Wasser 9
card-G10 = Wasser 10
card-G11 = Wasserhexe (Wasser 11)
card-G12 = Königin (Wasser 12)
card-G13 = Wasser 13
card-G14 = Wasser 14
card-Y1 = Erde 1
card-Y2 = Erde 2
card-Y3 = Erde 3
card-Y4 = Erde 4
card-Y5 = Erde 5
card-Y6 = Erde 6
card-Y7 = Erde 7
card-Y8 = Erde 8
card-Y9 = Erde 9
card-Y10 = Erde 10
card-Y11 = Erdhexe (Erde 11)
card-Y12 = Erde 12
card-Y13 = Erde 13
card-Y14 = Erde 14
card-B1 = Luft 1
card-B2 = Luft 2
card-B3 = Luft 3
card-B4 = Luft 4
card-B5 = Luft 5
card-B6 = Luft 6
card-B7 = Luft 7
card-B8 = Luft 8
card-B9 = Luft 9
card-B10 = Luft 10
card-B11 = Lufthexe (Luft 11)
card-B12 = Luft 12
card-B13 = Luft 13
card-B14 = Luft 14
card-Z = Zauberer

## Züge

# Ein Zug, wie er getippt wird: die Wörter seiner Schreibweise in dieser Sprache
notation = { $word ->
    [pass] gib
    [transfer] übertragen
    [deduct] abziehen
   *[other] { $word }
}

move-pass = { $card } weitergeben
move-play = { $card } spielen
move-transfer = die Punkte des Zaubers allen anderen geben
move-deduct = die Punkte des Zaubers vom eigenen Stand abziehen

## Was geschehen ist

event-deal = Runde { $round }: Die Karten sind verteilt.
event-set-aside = { $player } legt zum Weitergeben bereit: { $card }.
event-packet-ready = { $player } ist bereit zum Weitergeben.
event-packets-passed = Alle geben { $direction } weiter.
event-received = { $player } hat dir gegeben: { $cards }.
event-card = { $player } spielt: { $card }.
event-trick = { $player } bekommt den Stich: { $cards }.
event-spell-ready = { $player } hat { $spell } gewirkt und entscheidet, was mit den Punkten geschieht.
event-spell-cast = { $player } wirkt { $spell }: { $value } Punkte für alle anderen!
event-spell-deducted = { $player } wirkt { $spell } und zieht sich { $value } Punkte ab.
event-round-scored = Runde gewertet: { $points }. Neuer Stand: { $totals }.
event-end = Das Spiel ist aus. { $reason ->
    [limit] { end-limit }
    [rounds] { end-rounds }
    [deducted] { end-deducted }
    [tie_broken] { end-tie-broken }
   *[guard] { end-guard }
}

## Wohin die Päckchen wandern

direction-left = nach links
direction-right = nach rechts
direction-across = nach gegenüber

## Zauber

spell-water = den Wasserzauber
spell-queen = den Zauber der Königin
spell-great = den Großen Zauber

## Warum nicht

refusal-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist gerade nicht am Zug.
refusal-not-passing = Die Päckchen sind schon weitergegeben; jetzt werden Karten gespielt.
refusal-not-playing = Jetzt kann keine Karte gespielt werden, sondern nur zwischen dem Weitergeben und dem Ende der Runde.
refusal-not-casting = Gerade ist über keinen Zauber zu entscheiden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-must-follow = Du hast eine Karte der angespielten Farbe: Du musst bedienen oder einen Zauberer spielen.
refusal-already-passed = Dein Päckchen ist vollständig und lässt sich nicht mehr ändern. Bitte warte auf die anderen.

## Einstellungen

error-bad-option-fixed-rounds = Option { $option }: Sie gilt nur, wenn bis zu einer Punktgrenze gespielt wird, ohne feste Rundenzahl.
option-limit = Das Spiel endet, sobald jemand so viele Punkte hat (außer bei fester Rundenzahl)
option-rounds = Feste Zahl von Runden statt der Punktgrenze
option-rounds-none = keine feste Zahl
option-dealer = Wer gibt
option-dealer-rotate = jede Runde der linke Nachbar
option-dealer-fixed = immer dieselbe Person
option-tie = Wenn sich mehrere den niedrigsten Stand teilen
option-tie-shared = gewinnen sie gemeinsam
option-tie-play-on = wird weitergespielt, bis jemand allein am niedrigsten steht
option-last-spell = Ein Zauber in der letzten Runde
option-last-spell-choice = darf vom eigenen Stand abgezogen werden, wenn das den Sieg bringt
option-last-spell-transfer = trifft immer die anderen
option-last-spell-rescue = darf auch abgezogen werden, um das Spiel zu verlängern (nur mit Punktgrenze)
option-earth-variant = Was die Erdhexe in der Runde nicht braucht, wird vom Punktestand abgezogen
option-earth-variant-true = ja
option-earth-variant-false = nein
option-air-blocks-own-spell = Die Lufthexe verdirbt den eigenen Zauber
option-air-blocks-own-spell-true = ja
option-air-blocks-own-spell-false = nein
option-memory = Punkte in den gewonnenen Stichen, während der Runde zusammengezählt
option-memory-all = für alle sichtbar
option-memory-own = nur für die eigenen Stiche sichtbar
option-memory-none = nicht sichtbar: merken gilt

## Wie das Spiel endete

end-limit = Jemand hat die Punktgrenze erreicht.
end-rounds = Alle Runden sind gespielt.
end-deducted = Der Zauber der letzten Runde wurde vom eigenen Stand abgezogen.
end-tie-broken = Der Gleichstand ist aufgelöst: Jemand steht allein am niedrigsten.
end-guard = Das Spiel hat so lange gedauert, wie ein Spiel dauern darf.

## Die Rechnung, Zeile für Zeile

score-fire = { $cards } Feuer
score-fire-doubled = { $cards } Feuer × 2
score-fire-capped = { $cards } Feuer × 2 → { $points } (Höchstwert)
score-water-witch = { $points } Wasserhexe
score-water-witch-neutralised = { $points } Wasserhexe (Lufthexe)
score-queen = { $points } Königin
score-queen-neutralised = { $points } Königin (Lufthexe)
score-earth-witch = { $points } Erdhexe
score-rest = − { $points } vom Punktestand (Erdhexe)
score-spell-caster = Zauber mit { $points } Punkten gewirkt: 0
score-spell-struck = { $points } durch den Zauber von { $player }
score-spell-deducted = − { $points } durch den eigenen Zauber
score-spell-spared = 0: { $player } hat sich die Punkte des Zaubers abgezogen

## Der Tisch

table-round = Runde { $round }
table-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
table-limit = bis { $limit } Punkte
table-overtime = Verlängerung
table-dealer = { $player } gibt
table-cards = Karten
table-tricks = Stiche
table-total = Stand
table-this-round = Diese Runde
table-last-round = Vorige Runde
table-face-down = verdeckt
table-trick = Stich
table-last-trick = Letzter Stich, an { $player }
table-led = angespielt ist { $suit }
table-led-open = noch keine Farbe
table-wins = { $player } liegt vorn
table-packet = Päckchen für { $player }
table-packets-left = nach links weitergeben
table-packets-right = nach rechts weitergeben
table-packets-across = nach gegenüber weitergeben
table-hand = Deine Hand
table-hands = Alle Karten
table-received = von { $player }: { $cards }
table-sheet = Punkteblatt
table-rounds-heading = Runde
table-spell-alarm = Zauberalarm: { $player } hat bisher alle Feuerkarten!
prompt-pass = { $player }, wähle { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten
} für { $receiver }.
prompt-lead = { $player }, spiel eine beliebige Karte aus.
prompt-open = { $player }, spiel eine beliebige Karte: Noch ist keine Farbe angespielt.
prompt-follow = { $player }, bediene ({ $suit }) oder spiel einen Zauberer.
prompt-any = { $player }, du kannst { $suit } nicht bedienen: Spiel eine beliebige Karte.
prompt-cast = { $player }, du hast { $spell } gewirkt: Gibst du allen anderen { $value } Punkte, oder ziehst du sie dir ab?
prompt-wait-passing = Warten auf die Karten von { $players }.
prompt-wait-playing = Warten auf { $players }.
prompt-wait-casting = Warten auf { $players }: Was geschieht mit dem Zauber?
prompt-over = Das Spiel ist aus.

## Was an einer Schachtel oder Stellung nicht stimmt

finding-suits = die Farben müssen { $letters } heißen, in dieser Reihenfolge
finding-ranks = Farbe { $letter } muss { $count } Werte haben
finding-wizard-count = es müssen { $count } Zauberer sein
finding-fire-suit = fire muss eine der Farben nennen
finding-special-card = { $entry } muss eine Karte einer Farbe nennen
finding-same-card = zwei besondere Karten sind dieselbe Karte
finding-must-be-fire = { $entry } muss eine Feuerkarte sein
finding-must-not-be-fire = { $entry } darf keine Feuerkarte sein
finding-whole-number = { $entry } muss eine ganze Zahl von { $low } bis { $high } sein
finding-passing-rows = passing muss je eine Zeile für 3, 4, 5 und 6 Personen haben
finding-packet-cards = passing für { $players }: cards muss eine ganze Zahl von { $low } bis { $high } sein
finding-packet-ways = passing für { $players }: to muss ein bis drei von { $ways } aufzählen
finding-nobody-across = passing für { $players }: gegenüber sitzt niemand
finding-not-a-part = { $entry } ist kein Teil einer Stellung
finding-entry-for-each-seat = { $entry } muss eine Liste mit einem Eintrag für jeden der { $players } Plätze sein
finding-one-of = { $entry } muss eines von { $values } sein
finding-no-hands = es gibt keine Handkarten
finding-a-seat = { $entry } muss ein Platz von 0 bis { $high } sein
finding-seat-or-none = { $entry } muss ein Platz von 0 bis { $high } sein oder fehlen
finding-whole-numbers = { $entry } muss aus ganzen Zahlen von { $low } bis { $high } bestehen
finding-true-or-false = { $entry } muss true oder false sein
finding-void-letters = voids wird mit den Buchstaben { $letters } geschrieben
finding-last-trick-parts = last_trick braucht eine Karte von jedem Platz, einen leader und einen winner
finding-no-card = last_trick: { $text } ist keine Karte
finding-no-object = { $entry } muss ein Objekt sein
finding-two-places = { $text } liegt an zwei Stellen
finding-missing = es fehlen { $text }
finding-uneven-hands = die Hände haben nicht gleich viele Karten, die im Stich mitgezählt
finding-hands-not-empty = nach einer Runde müssen die Hände leer sein
finding-no-cards-held = in einer laufenden Runde muss jemand Karten haben
finding-passing-hand = Platz { $seat } muss { $count } Karten haben, davon höchstens { $most } bereitgelegt
finding-packets-complete = alle Päckchen sind vollständig, also wären sie weitergegeben
finding-trick-while-passing = solange Päckchen gewählt werden, gibt es keinen Stich
finding-void-while-passing = solange Päckchen gewählt werden, hat niemand eine fehlende Farbe gezeigt
finding-wrong-turn = turn passt nicht zum Stich: Karten werden vom leader an im Uhrzeigersinn gelegt
finding-wrong-leader = zum ersten Stich spielt der linke Nachbar des Gebers aus
finding-over-without-reason = ein Spiel, das aus ist, hat einen Grund dafür, und nur ein solches
finding-gap-in-trick = der Stich hat eine Lücke: Karten werden vom leader an im Uhrzeigersinn gelegt
finding-void-held = Platz { $seat } soll kein { $letter } haben und hat es doch
finding-played-otherwise = gespielt sein müssen die Karten der Stiche und des laufenden Stichs, von jedem Platz gleich viele
finding-packet-count = das Päckchen von Platz { $seat } muss { $count } Karten haben
finding-packet-never-held = das Päckchen von Platz { $seat } hat Karten, die der Empfänger nie hatte
finding-spell-choice = solange über einen Zauber entschieden wird, ist am Zug, wer ihn gewirkt hat, er hat den Wert dieser Stiche, und es gibt eine Wahl
finding-last-trick-follow = last_trick: Platz { $seat } musste bedienen
finding-last-trick-not-played = last_trick: Platz { $seat } hat { $text } nicht gespielt
finding-last-trick-winner = last_trick geht an Platz { $seat }
finding-last-trick-taken = die Karten von last_trick sind nicht in den Stichen von Platz { $seat }
finding-last-trick-leader = wer last_trick bekam, spielt zum nächsten aus
finding-first-round = vor der ersten Runde ist keine gewertet
finding-two-piles = { $text } liegt in zwei Stapeln von last_round
finding-missing-in-piles = in den Stapeln von last_round fehlen { $text }
finding-piles-not-taken = ist ein Spiel aus, sind die Stapel von last_round die gewonnenen Karten
finding-no-last-round = ein Spiel, das aus ist, hat eine last_round
finding-no-piles = last_round hat keine Stapel, also ist dafür nichts aufgeschrieben
finding-overtime-option = eine Verlängerung gibt es nur mit tie = play_on
finding-overtime-round = die Verlängerung beginnt erst nach Runde { $number }
finding-overtime-limit = eine Verlängerung gibt es nicht, bevor jemand an der Punktgrenze steht
finding-last-spell-otherwise = caster, spell und deducted von last_round passen nicht zu ihren Stapeln und Punkten
finding-last-round-otherwise = { $entry } passt nicht zu den Stapeln
finding-not-deductible = der Zauber von last_round durfte nicht abgezogen werden
finding-not-over-by = das Spiel ist nicht durch „{ $word }“ aus
finding-before-last-round = vor last_round: { $problem }
finding-sheet-limit = das Spiel wäre aus: Jemand steht an der Punktgrenze
finding-sheet-rounds = das Spiel wäre aus: Alle Runden sind gespielt
finding-sheet-deducted = das Spiel wäre aus: Der Zauber der letzten Runde wurde abgezogen
finding-sheet-tie-broken = das Spiel wäre aus: In der Verlängerung steht jemand allein am niedrigsten
finding-sheet-shared = mehrere teilen sich den niedrigsten Stand, also wäre Verlängerung
finding-sheet-no-overtime = nichts hat zu einer Verlängerung geführt
finding-sheet-guard = das Spiel wäre aus: Es hat so lange gedauert, wie es darf

## Gründe für einen Zug

gain-points = Für diese Runde schreibst du im Schnitt { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} auf, statt { $other_mean }.
gain-fire = Du nimmst im Schnitt { $mean ->
    [one] { $mean } Feuerkarte
   *[other] { $mean } Feuerkarten
}, statt { $other_mean }.
gain-fire-witch = Du nimmst die Feuerhexe in { $mean } % dieser Spiele statt in { $other_mean } %.
gain-water-witch = Du nimmst die Wasserhexe in { $mean } % dieser Spiele statt in { $other_mean } %.
gain-queen = Du nimmst die Königin in { $mean } % dieser Spiele statt in { $other_mean } %.
gain-earth-witch = Du nimmst die Erdhexe in { $mean } % dieser Spiele statt in { $other_mean } %.
gain-air-witch = Du nimmst die Lufthexe in { $mean } % dieser Spiele statt in { $other_mean } %.
gain-own-spell = Du wirkst in { $mean } % dieser Spiele einen Zauber statt in { $other_mean } %.
gain-other-spell = Jemand anders wirkt nur in { $mean } % dieser Spiele einen Zauber statt in { $other_mean } %.
risk-fire-witch = Das Risiko: In { $mean } % dieser Spiele nimmst du die Feuerhexe.
risk-water-witch = Das Risiko: In { $mean } % dieser Spiele nimmst du die Wasserhexe.
risk-queen = Das Risiko: In { $mean } % dieser Spiele nimmst du die Königin.
risk-other-spell = Das Risiko: In { $mean } % dieser Spiele wirkt jemand anders einen Zauber.
review-gain-points = { $player } hätte für die Runde im Schnitt { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} aufgeschrieben, statt { $other_mean }.
review-gain-fire = { $player } hätte im Schnitt { $mean ->
    [one] { $mean } Feuerkarte
   *[other] { $mean } Feuerkarten
} genommen, statt { $other_mean }.
review-gain-fire-witch = { $player } hätte die Feuerhexe in { $mean } % der Spiele genommen, statt in { $other_mean } %.
review-gain-water-witch = { $player } hätte die Wasserhexe in { $mean } % der Spiele genommen, statt in { $other_mean } %.
review-gain-queen = { $player } hätte die Königin in { $mean } % der Spiele genommen, statt in { $other_mean } %.
review-gain-earth-witch = { $player } hätte die Erdhexe in { $mean } % der Spiele genommen, statt in { $other_mean } %.
review-gain-air-witch = { $player } hätte die Lufthexe in { $mean } % der Spiele genommen, statt in { $other_mean } %.
review-gain-own-spell = { $player } hätte in { $mean } % der Spiele einen Zauber gewirkt, statt in { $other_mean } %.
review-gain-other-spell = Jemand anders hätte nur in { $mean } % der Spiele einen Zauber gewirkt, statt in { $other_mean } %.
