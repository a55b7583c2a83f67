# Broom Service auf Deutsch.

game-title = Broom Service

## Rollen, Ereignisse und Dinge

role-forest-witch = Waldhexe
role-hill-witch = Hügelhexe
role-mountain-witch = Berghexe
role-prairie-witch = Heidehexe
role-valley-druid = Taldruide
role-peak-druid = Gipfeldruide
role-weather-fairy = Wetterfee
role-fruit-gatherer = Früchtesammler
role-herb-gatherer = Kräutersammler
role-root-gatherer = Wurzelsammler

event-name-more-or-less = Mehr oder weniger?
event-name-brave-heart = Wie in alten Zeiten
event-name-black-market = Schwarzmarkt
event-name-black-distillery = Schwarzbrennerei
event-name-perilous-places = Gefährliche Gebiete
event-name-protected-places = Gefällige Gebiete
event-name-upper-hand = Mit vollen Händen
event-name-empty-handed = Mit leeren Händen
event-name-the-works = Einmal alles!
event-name-flock-together = Gleichgesinnte

event-text-more-or-less = Wählt eine bis fünf Rollen; die Anzahl bringt oder kostet Punkte.
event-text-brave-heart = Wer eine Rolle ausspielt, muss mutig sein.
event-text-black-market = Wer feige ist, darf statt der Aktion Punkte nehmen.
event-text-black-distillery = Wer feige ist, darf statt der Aktion eine beliebige Ressource nehmen.
event-text-perilous-places = Am Ende des Durchgangs kostet jede Spielfigur Punkte, je nach Landschaft.
event-text-protected-places = Am Ende des Durchgangs bringt jede Spielfigur Punkte, je nach Landschaft.
event-text-upper-hand = Am Ende des Durchgangs bieten alle Ressourcen in der geschlossenen Faust; die meisten bringen Punkte.
event-text-empty-handed = Am Ende des Durchgangs zählt jede Ressource gegen euch.
event-text-the-works = Am Ende des Durchgangs darf ein Satz Ressourcen für Punkte abgegeben werden.
event-text-flock-together = Am Ende des Durchgangs Punkte für zwei Figuren in der gleichen Landschaftsart.

landscape-forest = Wald
landscape-hill = Hügel
landscape-mountain = Berg
landscape-prairie = Heide
landscape-water = Wasser

resource-orange = oranger Trank
resource-green = grüner Trank
resource-purple = lila Trank
resource-wand = Zauberstab
potion-orange = oranger Trank
potion-green = grüner Trank
potion-purple = lila Trank

tile-potions = Tränke
tile-wands = Zauberstäbe
tile-delivery = Lieferung
tile-moves = Bewegungen
tile-cloud = Wolke
tile-brave = mutige Aktion
tile-card = eine Karte mehr
tile-points = Punkte

effect-none = Gewitterwolke
effect-bonus = Punkte für Lieferungen nebenan
effect-move = eine Bewegung beim Weghexen
effect-delivery = eine Lieferung beim Weghexen
effect-potions = Punkte für Tränke im Besitz

stance-waiting = noch dran
stance-passed = Weiter
stance-cowardly = feige
stance-brave = mutig
stance-beaten = übertrumpft
side-front = Vorderseite
side-back = Rückseite

## Züge

move-choose = nimm: { $role }
move-brave = mutig: { $role }!
move-cowardly = feige: { $role }.
move-fly = fliege mit der { $pawn ->
    [0] ersten
   *[1] zweiten
} Figur in Gebiet { $area }
move-deliver = liefere mit der { $pawn ->
    [0] ersten
   *[1] zweiten
} Figur an Turm { $tower }
move-charm = hexe Wolke { $cloud } weg
move-gather = sammle (Auswahl { $yield })
move-take = nimm: { $resource }
move-jump = springe zum Steinkreis { $circle }
move-hide = in die Faust: { $resource }
move-market = geh auf den Schwarzmarkt
move-use-brave = Waldplättchen: die mutige Aktion
move-use-points = Waldplättchen: Punkte statt der Aktion
move-use-mountain = benutze das Bergplättchen
move-hand-in = gib einen Satz ab
move-done = nichts weiter

## Was geschah

event-round = Durchgang { $round }: { $event ->
    [more-or-less] { event-name-more-or-less }
    [brave-heart] { event-name-brave-heart }
    [black-market] { event-name-black-market }
    [black-distillery] { event-name-black-distillery }
    [perilous-places] { event-name-perilous-places }
    [protected-places] { event-name-protected-places }
    [upper-hand] { event-name-upper-hand }
    [empty-handed] { event-name-empty-handed }
    [the-works] { event-name-the-works }
   *[flock-together] { event-name-flock-together }
}. Verwunschen: { $roles }
event-choose = { $player } nimmt: { $role }.
event-hide = { $player } versteckt: { $resource }.
event-answer = { $player } hat sich entschieden.
event-ready = { $player } ist bereit.
event-hands-taken = Alle haben gewählt: { $counts } Karten.
event-card-tile = { $player } gibt ein Plättchen für eine weitere Karte ab.
event-fists = Die Fäuste öffnen sich: { $counts } Ressourcen.
event-handed-in = { $player } gibt einen Satz ab.
event-event-points = { $player }: { $points } Punkte für das Ereignis.
event-asked = Alle entscheiden gleichzeitig über das Ereignis.
event-place = { $manner ->
    [brave] { $player }: „Mutig: { $role }!“
   *[cowardly] { $player }: „Feige: { $role }.“
}
event-bewitched = Diese Rolle ist verwunschen: { $points } Punkte für { $player }.
event-beaten = { $player } ist übertrumpft und geht leer aus.
event-next = { $player }: „Weiter“
event-acts = { $player } war zuletzt mutig ({ $role }) und handelt jetzt.
event-leads = { $player } spielt die nächste Rolle aus.
event-fly = { $player } fliegt von Gebiet { $from } nach Gebiet { $area }.
event-jump = Der Turbobesen von { $player } springt zum Steinkreis { $circle }.
event-forest-tile = { $player } nimmt ein Waldplättchen: { $tile }.
event-amulet = { $player } nimmt ein Amulett.
event-deliver = { $player } liefert an Turm { $tower } ({ $potion }): { $points } Punkte{ $wands ->
    [0] .
    [one] {" "}und ein Zauberstab.
   *[other] {" "}und { $wands } Zauberstäbe.
}
event-storm-points = { $player } erhält { $points } Punkte von Sturmwolken.
event-brave-points = { $player } erhält { $points } Punkte für Mut.
event-charm = { $player } hext eine Wolke weg ({ $wands } Zauberstäbe, { $bolts } Blitze).
event-gain = { $player } nimmt: { $resources }.
event-market = { $player } geht auf den Schwarzmarkt: { $points } Punkte.
event-tile-points = { $player } benutzt ein Waldplättchen: { $points } Punkte.
event-use-brave = { $player } benutzt ein Waldplättchen für die mutige Aktion.
event-use-mountain = { $player } benutzt das Bergplättchen: { $tile }.
event-done = { $player } belässt es dabei.
event-final = { $player }: { $lightning } für Blitze, { $sets } für Sätze, { $amulets } für Amulette. Zusammen { $points }.
event-end = Das Spiel ist aus. { end-rounds }

## Warum nicht

refusal-unknown-move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du hast jetzt nichts zu entscheiden.
refusal-not-choosing = Rollen werden nur zu Beginn eines Durchgangs gewählt.
refusal-already-chosen = Diese Rolle hast du schon.
refusal-too-few-chosen = Du musst mehr Rollen wählen.
refusal-not-placing = Jetzt kann keine Rolle gelegt werden.
refusal-not-in-hand = Diese Rolle hast du nicht.
refusal-must-follow = Du musst die ausgespielte Rolle legen.
refusal-must-be-brave = Wie in alten Zeiten: Wer ausspielt, muss mutig sein.
refusal-not-acting = Jetzt ist keine Aktion auszuführen.
refusal-not-flying = Du hast jetzt keinen Flug.
refusal-not-delivering = Du hast jetzt keine Lieferung.
refusal-not-charming = Du kannst jetzt keine Wolke weghexen.
refusal-not-gathering = Du sammelst jetzt nicht.
refusal-not-jumping = Jetzt gibt es keinen Turbobesen.
refusal-no-such-area = Ein solches Gebiet gibt es auf dieser Seite nicht.
refusal-over-water = Figuren gehen nie aufs Wasser.
refusal-not-adjacent = Dieses Gebiet grenzt nicht an das Gebiet der Figur.
refusal-wrong-landscape = Das ist nicht die Landschaft dieser Rolle.
refusal-under-cloud = Dort liegt eine Wolke; sie muss erst weggehext werden.
refusal-wrong-pawn = Eine mutige Hexe liefert mit der geflogenen Figur, dort wo sie hinflog.
refusal-no-such-tower = Einen solchen Turm gibt es auf dieser Seite nicht.
refusal-out-of-reach = Keine deiner Figuren ist nahe genug.
refusal-tower-closed = Dieser Turm nimmt keinen Trank mehr.
refusal-no-potion = Du hast keinen Trank in der Farbe dieses Turms.
refusal-no-cloud = Dort liegt keine Wolke.
refusal-too-few-wands = Du hast zu wenige Zauberstäbe für diese Wolke.
refusal-no-such-yield = Eine solche Auswahl bietet dieser Sammler nicht.
refusal-nothing-left = Davon ist nichts mehr zu nehmen.
refusal-wrong-circle = Diesen Steinkreis zeigt das Turboplättchen nicht.
refusal-no-event = Das bietet das Ereignis jetzt nicht.
refusal-no-forest-tile = Ein solches Waldplättchen kannst du jetzt nicht benutzen.
refusal-no-mountain-tile = Kein Bergplättchen würde dir jetzt etwas bringen.
refusal-no-fist = Jetzt wird nichts in Fäusten versteckt.
refusal-no-works = Jetzt werden keine Sätze abgegeben.
refusal-must-go-on = Darauf kannst du nicht verzichten.

## Optionen

option-side = Seite des Spielplans
option-side-front = Vorderseite
option-side-back = Rückseite, mit Berg-, Wald- und Hügelplättchen
option-storm-clouds = Sturmwolken
option-storm-clouds-true = eingemischt
option-storm-clouds-false = keine
option-heavy-clouds = Gewitterwolken neben den Sturmwolken
option-heavy-clouds-none = alle
option-mountain-tiles = Bergplättchen und Amulette auf der Vorderseite
option-mountain-tiles-true = ja
option-mountain-tiles-false = nein
option-first-leader = Wer zuerst ausspielt
option-first-leader-random = das Los entscheidet
option-first-leader-first-seat = der erste Platz
option-partial-gains = Sammler dürfen einen Teil nehmen
option-partial-gains-true = ja
option-partial-gains-false = nein, alles oder nichts

## Das Ende

end-rounds = Alle Durchgänge sind gespielt.

## Phasen

phase-choosing = Rollen wählen
phase-adding = Karte dazunehmen
phase-leading = Ausspielen
phase-following = Bedienen
phase-acting = Aktion
phase-fists = Fäuste
phase-works = Abgeben
phase-ending = Ende des Durchgangs
phase-over = Spielende

prompt-choosing = Wähle deine Rollen für diesen Durchgang.
prompt-adding = Nimm mit deinem Plättchen eine Karte dazu, oder nicht.
prompt-leading = Spiele eine Rolle aus: mutig oder feige?
prompt-following = Du musst bedienen: mutig oder feige?
prompt-acting = Führe die Aktion aus oder lass es.
prompt-fists = Verstecke beliebig viele Ressourcen in der Faust.
prompt-works = Einen Satz abgeben?
prompt-over = Das Spiel ist aus.

## Woher Punkte kommen

score-start = zu Beginn { $points }
score-towers = Türme { $points }
score-bravery = Mut { $points }
score-storm = Sturmwolken { $points }
score-bewitched = verwunschene Rollen { $points }
score-events = Ereignisse { $points }
score-tiles = Waldplättchen { $points }
score-lightning = Blitze { $points }
score-sets = Ressourcensätze { $points }
score-amulets = Amulette { $points }
score-resources-left = übrige Ressourcen { $resources }

## Der Tisch

table-round = Durchgang { $round } von { $rounds }
table-bewitched = verwunschen
table-none = keine
table-points = Punkte
table-cards = Karten
table-resources = Ressourcen
table-clouds = Wolken
table-pawns = Figuren
table-tiles = Plättchen
table-amulets = Amulette
table-played = Gelegt
table-hand = Deine Hand
table-chosen = Bisher gewählt
table-fist = In deiner Faust
table-area = Gebiet
table-landscape = Landschaft
table-borders = Grenzt an
table-towers = Türme
table-here = Hier
table-castle = Burg
table-circle = Kreis { $circle }
table-clouds-over = unter { $count ->
    [one] einer Wolke
   *[other] { $count } Wolken
}
table-turn = { $role }
table-last-turn = zuletzt: { $role }
table-do = { $player }, { $what }
table-wait = Es fehlt: { $players }.
table-over = Das Spiel ist aus.
about-box = Die Spielpläne sind unsere eigenen. Von den gedruckten Zahlen sind einige aus der Regel oder aus Berichten bekannt; die Schachteldatei sagt zu jedem Wert, woher er kommt, und wer das Spiel besitzt, kann die gedruckten eintragen.
