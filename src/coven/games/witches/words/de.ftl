# Witches auf Deutsch.

game-title = Witches

## Die Karten: Farben nach Landschaft, besondere Karten mit Namen

suit-R = Vulkan
suit-G = Regenwald
suit-Y = Steppe
suit-B = Sturm
suit-Z = Zauberer

card-R1 = Vulkan 1
card-R2 = Vulkan 2
card-R3 = Vulkan 3
card-R4 = Vulkan 4
card-R5 = Vulkan 5
card-R6 = Vulkan 6
card-R7 = Vulkan 7
card-R8 = Vulkan 8
card-R9 = Vulkan 9
card-R10 = Vulkan 10
card-R11 = Feuerhexe (Vulkan 11)
card-R12 = Vulkan 12
card-R13 = Vulkan 13
card-R14 = Vulkan 14
card-G1 = Regenwald 1
card-G2 = Regenwald 2
card-G3 = Regenwald 3
card-G4 = Regenwald 4
card-G5 = Regenwald 5
card-G6 = Regenwald 6
card-G7 = Regenwald 7
card-G8 = Regenwald 8
card-G9 = Regenwald 9
card-G10 = Regenwald 10
card-G11 = Wasserhexe (Regenwald 11)
card-G12 = Königin (Regenwald 12)
card-G13 = Regenwald 13
card-G14 = Regenwald 14
card-Y1 = Steppe 1
card-Y2 = Steppe 2
card-Y3 = Steppe 3
card-Y4 = Steppe 4
card-Y5 = Steppe 5
card-Y6 = Steppe 6
card-Y7 = Steppe 7
card-Y8 = Steppe 8
card-Y9 = Steppe 9
card-Y10 = Steppe 10
card-Y11 = Erdhexe (Steppe 11)
card-Y12 = Steppe 12
card-Y13 = Steppe 13
card-Y14 = Steppe 14
card-B1 = Sturm 1
card-B2 = Sturm 2
card-B3 = Sturm 3
card-B4 = Sturm 4
card-B5 = Sturm 5
card-B6 = Sturm 6
card-B7 = Sturm 7
card-B8 = Sturm 8
card-B9 = Sturm 9
card-B10 = Sturm 10
card-B11 = Lufthexe (Sturm 11)
card-B12 = Sturm 12
card-B13 = Sturm 13
card-B14 = Sturm 14
card-Z = Zauberer

## Züge

move-pass = { $card } weitergeben
move-play = { $card } spielen
move-transfer = die Punkte des Zaubers allen anderen geben
move-deduct = die Punkte des Zaubers vom eigenen Stand abziehen

## Was geschehen ist

event-deal = Runde { $round }: Die Karten sind verteilt.
event-set-aside = { $player } legt zum Weitergeben bereit: { $card }.
event-packet-ready = { $player } hat die Karten zum Weitergeben gewählt.
event-packets-passed = Alle Päckchen wandern { $direction }.
event-received = { $player } hat dir gegeben: { $cards }.
event-card = { $player } spielt: { $card }.
event-trick = { $player } bekommt den Stich: { $cards }.
event-spell-ready = { $player } hat { spell-with-article } gewirkt und darf entscheiden, was mit den Punkten geschieht.
event-spell-cast = { $player } wirkt { spell-with-article }: { $value } Punkte für alle anderen!
event-spell-deducted = { $player } wirkt { spell-with-article } und zieht sich { $value } Punkte ab.
event-round-scored = Die Runde ist aufgeschrieben: { $points }. Neuer Stand: { $totals }.
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

spell-20 = Wasserzauber
spell-25 = Zauber der Königin
spell-30 = Großer Zauber
spell-with-article = { $value ->
    [20] den Wasserzauber
    [25] den Zauber der Königin
    [30] den Großen Zauber
   *[other] einen Zauber
}

## Warum nicht

refusal-unknown-move = Diesen Zug gibt es im Spiel nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist gerade nicht an der Reihe.
refusal-not-passing = Die Päckchen sind schon weitergegeben; jetzt werden Karten gespielt.
refusal-not-playing = Jetzt kann keine Karte gespielt werden, sondern nur zwischen dem Weitergeben und dem Ende der Runde.
refusal-not-casting = Gerade ist über keinen Zauber zu entscheiden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-must-follow = Du hast eine Karte der angespielten Farbe: Du musst bedienen oder einen Zauberer spielen.
refusal-already-passed = Dein Päckchen ist vollständig und lässt sich nicht mehr ändern. Bitte warte auf die anderen.

## Einstellungen

option-limit = Das Spiel endet, sobald jemand so viele Punkte hat
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
option-last-spell-rescue = darf auch abgezogen werden, um das Spiel zu verlängern
option-earth-variant = Was die Erdhexe in der Runde nicht braucht, wird vom Punktestand abgezogen
option-earth-variant-true = ja
option-earth-variant-false = nein
option-air-blocks-own-spell = Die Lufthexe verdirbt den eigenen Zauber
option-air-blocks-own-spell-true = ja
option-air-blocks-own-spell-false = nein

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
score-spell-spared = 0, der Zauber ging vom Stand von { $player } ab

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
table-trick = Stich
table-last-trick = Letzter Stich, an { $player }
table-led = angespielt ist { $suit }
table-led-open = noch keine Farbe
table-wins = { $player } liegt vorn
table-packet = Päckchen für { $player }
table-packets-left = die Päckchen wandern nach links
table-packets-right = die Päckchen wandern nach rechts
table-packets-across = die Päckchen wandern nach gegenüber
table-hand = Deine Hand
table-hands = Alle Karten
table-received = von { $player }: { $cards }
table-sheet = Punkteblatt
table-rounds-heading = Runde
table-spell-alarm = Zauberalarm: { $player } hat bisher alles Feuer!
table-do-pass = { $player }, wähle { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten
} für { $receiver }.
table-do-lead = { $player }, spiel eine beliebige Karte aus.
table-do-open = { $player }, spiel eine beliebige Karte: Noch ist keine Farbe angespielt.
table-do-follow = { $player }, bediene ({ $suit }) oder spiel einen Zauberer.
table-do-any = { $player }, du kannst nicht bedienen ({ $suit }): Spiel eine beliebige Karte.
table-do-cast = { $player }, du hast { spell-with-article } gewirkt: Gibst du allen anderen { $value } Punkte, oder ziehst du sie dir ab?
table-wait-passing = Es fehlt noch das Päckchen von: { $players }.
table-wait-playing = Am Zug: { $players }.
table-wait-casting = Über den Zauber entscheidet: { $players }.
table-over = Das Spiel ist aus.
