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

event-text-more-or-less = Wählt { $roles } Rollen; Punkte für die gewählte Anzahl: { $points }.
event-text-brave-heart = Wer eine Rolle ausspielt, muss mutig sein.
event-text-black-market = Wer feige ist, darf statt der Aktion { count-points } nehmen.
event-text-black-distillery = Wer feige ist, darf statt der Aktion { $resources ->
    [one] eine beliebige Ressource
   *[other] { $resources } beliebige Ressourcen
} nehmen.
event-text-perilous-places = Am Ende der Runde zählt jede Figur nach ihrer Landschaft: { $places }.
event-text-protected-places = Am Ende der Runde zählt jede Figur nach ihrer Landschaft: { $places }.
event-text-upper-hand = Am Ende der Runde bieten alle Ressourcen in der geschlossenen Faust und geben sie ab; Punkte von der höchsten Anzahl abwärts: { $points }.
event-text-empty-handed = Am Ende der Runde für jede Ressource im Besitz: { count-points }.
event-text-the-works = Am Ende der Runde darf ein Satz für { count-points } abgegeben werden: { goods }.
event-text-flock-together = Am Ende der Runde { count-points } für zwei Figuren in der gleichen Landschaftsart.

## Zählen

count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-wands = { $wands ->
    [one] { $wands } Zauberstab
   *[other] { $wands } Zauberstäbe
}
count-bolts = { $bolts ->
    [one] { $bolts } Blitz
   *[other] { $bolts } Blitze
}
count-moves = { $moves ->
    [one] { $moves } Bewegung
   *[other] { $moves } Bewegungen
}
goods-orange = { $orange ->
    [one] { $orange } orangefarbener Trank
   *[other] { $orange } orangefarbene Tränke
}
goods-green = { $green ->
    [one] { $green } grüner Trank
   *[other] { $green } grüne Tränke
}
goods-purple = { $purple ->
    [one] { $purple } violetter Trank
   *[other] { $purple } violette Tränke
}
goods-wand = { $wand ->
    [one] { $wand } Zauberstab
   *[other] { $wand } Zauberstäbe
}
goods = { $orange ->
    [0] {""}
   *[other] { goods-orange }
}{ $green ->
    [0] {""}
   *[other] { comma-green }{ goods-green }
}{ $purple ->
    [0] {""}
   *[other] { comma-purple }{ goods-purple }
}{ $wand ->
    [0] {""}
   *[other] { comma-wand }{ goods-wand }
}
comma-green = { $orange ->
    [0] {""}
   *[other] {", "}
}
comma-purple = { $green ->
    [0] { comma-green }
   *[other] {", "}
}
comma-wand = { $purple ->
    [0] { comma-purple }
   *[other] {", "}
}
# Dieselben Dinge im vierten Fall: „nimm 1 grünen Trank“
taken-orange = { $orange ->
    [one] { $orange } orangefarbenen Trank
   *[other] { goods-orange }
}
taken-green = { $green ->
    [one] { $green } grünen Trank
   *[other] { goods-green }
}
taken-purple = { $purple ->
    [one] { $purple } violetten Trank
   *[other] { goods-purple }
}
taken-goods = { $orange ->
    [0] {""}
   *[other] { taken-orange }
}{ $green ->
    [0] {""}
   *[other] { comma-green }{ taken-green }
}{ $purple ->
    [0] {""}
   *[other] { comma-purple }{ taken-purple }
}{ $wand ->
    [0] {""}
   *[other] { comma-wand }{ goods-wand }
}
short-orange = O
short-green = G
short-purple = V
short-wand = Z

landscape-forest = Wald
landscape-hill = Hügel
landscape-mountain = Berg
landscape-prairie = Heide
landscape-water = Wasser

resource-orange = orangefarbener Trank
resource-green = grüner Trank
resource-purple = violetter Trank
resource-wand = Zauberstab
potion-orange = orangefarbener Trank
potion-green = grüner Trank
potion-purple = violetter Trank

tile-potions = Tränke
tile-wands = Zauberstäbe
tile-delivery = Lieferung
tile-moves = Bewegungen
tile-cloud = eine Wolke wegzaubern
tile-brave = mutige Aktion
tile-card = eine Karte mehr
tile-points = Punkte

effect-none = Gewitterwolke
effect-bonus = Punkte für Lieferungen nebenan
effect-move = eine Bewegung beim Wegzaubern
effect-delivery = eine Lieferung beim Wegzaubern
effect-potions = Punkte für Tränke im Besitz
storm-move = Bewegung
storm-delivery = Lieferung

stance-waiting = kommt noch
stance-passed = Weiter!
stance-cowardly = feige
stance-brave = mutig
stance-beaten = ausgestochen
side-front = Vorderseite
side-back = Rückseite

## Züge

# Ein Zug, wie er getippt wird: die Wörter seiner Schreibweise in dieser Sprache
notation = { $word ->
    [choose] nimm
    [brave] mutig
    [cowardly] feige
    [fly] fliege
    [deliver] liefere
    [charm] zaubere
    [gather] sammle
    [take] nimm
    [jump] springe
    [hide] verstecke
    [market] Schwarzmarkt
    [use] nutze
    [points] Punkte
    [mountain] Bergplättchen
    [hand] gib
    [in] ab
    [done] fertig
    [orange] orange
    [green] grün
    [purple] violett
    [wand] Zauberstab
    [forest-witch] { role-forest-witch }
    [hill-witch] { role-hill-witch }
    [mountain-witch] { role-mountain-witch }
    [prairie-witch] { role-prairie-witch }
    [valley-druid] { role-valley-druid }
    [peak-druid] { role-peak-druid }
    [weather-fairy] { role-weather-fairy }
    [fruit-gatherer] { role-fruit-gatherer }
    [herb-gatherer] { role-herb-gatherer }
    [root-gatherer] { role-root-gatherer }
   *[other] { $word }
}
notation-number = { $kind ->
    [fly] { notation-pawn }
    [deliver] { notation-pawn }
   *[other] { $number }
}
notation-pawn = { $number ->
    [0] p1
   *[other] p2
}

move-choose = { $role-id ->
    [valley-druid] den Taldruiden nehmen
    [peak-druid] den Gipfeldruiden nehmen
    [fruit-gatherer] den { $role } nehmen
    [herb-gatherer] den { $role } nehmen
    [root-gatherer] den { $role } nehmen
   *[other] die { $role } nehmen
}
move-brave = Ich bin { $role-id ->
    [valley-druid] der
    [peak-druid] der
    [fruit-gatherer] der
    [herb-gatherer] der
    [root-gatherer] der
   *[other] die
} mutige { $role }!
move-cowardly = Ich bin { $role-id ->
    [valley-druid] ein feiger
    [peak-druid] ein feiger
    [fruit-gatherer] ein feiger
    [herb-gatherer] ein feiger
    [root-gatherer] ein feiger
   *[other] eine feige
} { $role }.
move-fly = mit der { $pawn ->
    [0] ersten
   *[1] zweiten
} Figur in Gebiet { $area } fliegen
move-deliver = mit der { $pawn ->
    [0] ersten
   *[1] zweiten
} Figur an Turm { $tower } liefern
move-charm = Wolke { $cloud } wegzaubern
move-gather = sammeln (Auswahl { $yield })
move-take = nehmen: { $resource }
move-jump = zum Steinkreis { $circle } springen
move-hide = in die Faust: { $resource }
move-market = auf den Schwarzmarkt gehen
move-use-brave = Waldplättchen: die mutige Aktion
move-use-points = Waldplättchen: Punkte statt der Aktion
move-use-mountain = das Bergplättchen benutzen
move-hand-in = einen Satz abgeben
move-done = nichts weiter

## Was geschah

event-round = Runde { $round } · { $event ->
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
} · { $count ->
    [0] keine Rolle ist verwunschen
   *[other] verwunschen: { $roles }
}
event-choose = { $player } { $role-id ->
    [valley-druid] nimmt den Taldruiden.
    [peak-druid] nimmt den Gipfeldruiden.
    [fruit-gatherer] nimmt den { $role }.
    [herb-gatherer] nimmt den { $role }.
    [root-gatherer] nimmt den { $role }.
   *[other] nimmt die { $role }.
}
event-hide = { $player } versteckt: { $resource }.
event-answer = { $player } hat sich entschieden.
event-ready = { $player } ist bereit.
event-hands-taken = Alle haben gewählt. Rollen auf der Hand: { $counts }.
event-card-tile = { $player } gibt ein Plättchen für eine weitere Karte ab.
event-fists = Die Fäuste öffnen sich. Geboten: { $counts }.
event-handed-in = { $player } gibt einen Satz ab.
event-event-points = { $player }: { count-points } für das Ereignis.
event-asked = Alle entscheiden gleichzeitig über das Ereignis.
event-place = { $manner ->
    [brave] { $player }: „Ich bin { $role-id ->
            [valley-druid] der
            [peak-druid] der
            [fruit-gatherer] der
            [herb-gatherer] der
            [root-gatherer] der
           *[other] die
        } mutige { $role }!“
   *[cowardly] { $player }: „Ich bin { $role-id ->
            [valley-druid] ein feiger
            [peak-druid] ein feiger
            [fruit-gatherer] ein feiger
            [herb-gatherer] ein feiger
            [root-gatherer] ein feiger
           *[other] eine feige
        } { $role }.“
}
event-bewitched = Diese Rolle ist verwunschen: { count-points } für { $player }.
event-beaten = { $player } ist ausgestochen und geht leer aus.
event-next = { $player }: „Weiter!“
event-acts = { $player } ist { $role-id ->
    [valley-druid] der letzte
    [peak-druid] der letzte
    [fruit-gatherer] der letzte
    [herb-gatherer] der letzte
    [root-gatherer] der letzte
   *[other] die letzte
} mutige { $role } und führt jetzt die Aktion aus.
event-leads = { $player } spielt die nächste Rolle aus.
event-leads-first = { $player } spielt die erste Rolle der Runde aus.
event-fly = { $player } fliegt von Gebiet { $from } nach Gebiet { $area }.
event-jump = Der Turbobesen von { $player } springt zum Steinkreis { $circle }.
event-forest-tile = { $player } nimmt ein Waldplättchen: { $tile }.
event-amulet = { $player } nimmt ein Amulett.
event-deliver = { $player } liefert an Turm { $tower } ({ $potion }): { count-points }{ $wands ->
    [0] .
   *[other] {" "}und { count-wands }.
}
event-storm-points = { $player } erhält { count-points } von Sturmwolken.
event-brave-points = { $player } erhält { count-points } für Mut.
event-charm = { $player } zaubert eine Wolke weg ({ count-wands }, { count-bolts }).
event-gain = { $player } nimmt { taken-goods }.
event-market = { $player } geht auf den Schwarzmarkt: { count-points }.
event-tile-points = { $player } benutzt ein Waldplättchen: { count-points }.
event-use-brave = { $player } benutzt ein Waldplättchen für die mutige Aktion.
event-use-mountain = { $player } benutzt das Bergplättchen: { $tile }.
event-done = { $player } macht nichts weiter.
event-final = { $player }: { $lightning } für Blitze, { $sets } für Sätze{ $amulets ->
    [0] {""}
   *[other] , { $amulets } für Amulette
}. Zusammen { $points }.
event-end = Das Spiel ist aus. { end-rounds }

## Warum nicht

refusal-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du hast jetzt nichts zu entscheiden.
refusal-not-choosing = Rollen werden nur zu Beginn einer Runde gewählt.
refusal-already-chosen = Diese Rolle hast du schon.
refusal-too-few-chosen = Du musst mehr Rollen wählen.
refusal-not-placing = Jetzt kann keine Rolle gelegt werden.
refusal-not-in-hand = Diese Rolle hast du nicht.
refusal-must-follow = Du musst die ausgespielte Rolle legen.
refusal-must-be-brave = Wie in alten Zeiten: Wer ausspielt, muss mutig sein.
refusal-not-acting = Jetzt ist keine Aktion auszuführen.
refusal-not-flying = Du hast jetzt keinen Flug.
refusal-not-delivering = Du hast jetzt keine Lieferung.
refusal-not-charming = Du kannst jetzt keine Wolke wegzaubern.
refusal-not-gathering = Du sammelst jetzt nicht.
refusal-not-jumping = Jetzt gibt es keinen Turbobesen.
refusal-no-such-area = Ein solches Gebiet gibt es auf dieser Seite nicht.
refusal-over-water = Figuren gehen nie aufs Wasser.
refusal-not-adjacent = Dieses Gebiet grenzt nicht an das Gebiet der Figur.
refusal-wrong-landscape = Das ist nicht die Landschaft dieser Rolle.
refusal-under-cloud = Dort liegt eine Wolke; sie muss erst weggezaubert werden.
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

error-bad-option-no-storm = Option heavy_clouds: Weniger Gewitterwolken gibt es nur mit Sturmwolken.
error-bad-option-cloud-range = Option heavy_clouds: Auf diese Seite gehören { $least } bis { $most } Gewitterwolken, nicht { $value }.
option-side = Seite des Spielplans
option-side-front = Vorderseite
option-side-back = Rückseite, mit Berg-, Wald- und Hügelplättchen
option-storm-clouds = Sturmwolken
option-storm-clouds-true = eingemischt
option-storm-clouds-false = keine
option-heavy-clouds = Wie viele Gewitterwolken mit den Sturmwolken gemischt werden (nur mit Sturmwolken)
option-heavy-clouds-none = alle
option-mountain-tiles = Bergplättchen und Amulette auf der Vorderseite (die Rückseite hat sie immer)
option-mountain-tiles-true = ja
option-mountain-tiles-false = nein
option-first-leader = Wer zuerst ausspielt
option-first-leader-random = das Los entscheidet
option-first-leader-first-seat = der erste Platz
option-partial-gains = Sammler dürfen einen Teil nehmen
option-partial-gains-true = ja
option-partial-gains-false = nein, alles oder nichts

## Das Ende

end-rounds = Alle Runden sind gespielt.

## Phasen

phase-choosing = Rollen wählen
phase-adding = Karte dazunehmen
phase-leading = Ausspielen
phase-following = Bedienen
phase-acting = Aktion
phase-fists = Fäuste
phase-works = Abgeben
phase-ending = Ende der Runde
phase-over = Spielende

manner = { $manner ->
    [brave] mutig
   *[cowardly] feige
}
prompt-choose = { $player }: Wähle { $roles } { $most ->
    [one] Rolle
   *[other] Rollen
} für diese Runde.
prompt-choose-more = { $player }: Wähle noch { $roles } { $most ->
    [one] Rolle
   *[other] Rollen
}.
prompt-add = { $player }: Nimm mit deinem Plättchen eine Karte dazu, oder nicht.
prompt-lead = { $player }: Spiel eine Rolle aus: mutig (!) oder feige?
prompt-lead-bravely = { $player }: Spiel eine Rolle aus; wer ausspielt, muss mutig sein (!).
prompt-follow = { $player }: Du musst bedienen: mutig (!) oder feige?
prompt-witch = { $player }: { $role }, { manner }: in ein Gebiet fliegen ({ $landscapes }){ $manner ->
    [brave] {" "}und dort liefern
   *[cowardly] {""}
}. Führe es aus oder lass es.
prompt-druid = { $player }: { $role }, { manner }: mit einer Figur liefern ({ $landscapes }){ $manner ->
    [brave] {" "}für { more-points }
   *[cowardly] {""}
}. Führe es aus oder lass es.
prompt-fairy = { $player }: { $role }, { manner }: eine Wolke neben einer Figur wegzaubern{ $manner ->
    [brave] {" "}für { more-points }
   *[cowardly] {""}
}. Führe es aus oder lass es.
more-points = { $bonus ->
    [one] { $bonus } Punkt mehr
   *[other] { $bonus } Punkte mehr
}
prompt-gatherer = { $player }: { $role }, { manner }: { $choices ->
    [one] nimm { taken-goods }
   *[other] wähle, was du nimmst
}. Führe es aus oder lass es.
prompt-arrive = { $player }: Du bist angekommen. Mach weiter oder hör hier auf.
prompt-arrive-deliver = { $player }: Du bist angekommen. Liefere hier einen Trank oder lass es.
prompt-fly = { $player }: Du darfst { $left ->
    [one] einmal
   *[other] { $left }-mal
} mit deinen Figuren fliegen, in jede Landschaft, oder es lassen.
prompt-deliver = { $player }: Du darfst mit einer deiner Figuren einen Trank liefern oder es lassen.
prompt-charm = { $player }: Du darfst eine Wolke neben einer Figur wegzaubern oder es lassen.
prompt-jump = { $player }: Der Turbobesen zündet: zu welchem Steinkreis?
prompt-take = { $player }: Nimm { $left ->
    [one] eine beliebige Ressource
   *[other] { $left } beliebige Ressourcen
}.
prompt-gather-rest = { $player }: Du darfst Stück für Stück noch nehmen: { goods }.
prompt-hide = { $player }: Verstecke beliebig viele Ressourcen in der Faust; sie sind dann weg.
prompt-hand-in = { $player }: Einen Satz für { count-points } abgeben?
prompt-wait = Warten auf { $players }.
prompt-over = Das Spiel ist aus.

## Was eine Rolle tut, und was ein Zug bringt

does-witch = fliegen { $where }
does-druid = liefern { $where }
does-fairy = Wolke wegzaubern
does-gatherer = { $goods }
brave-witch = +liefern
brave-druid = +{ $bonus }
brave-fairy = +{ $bonus }
brave-gatherer = { $goods }
offer-fly = Figur { $number } nach { $area }{ $sign } { $name } { $there }
offer-flights = Figur { $number } nach
offer-deliver = mit Figur { $number } an { $tower } liefern: { count-points }{ $wands ->
    [0] {""}
   *[other] , { count-wands }
}
offer-charm = c{ $cloud } für { count-wands } wegzaubern: { count-bolts }
offer-potions = { count-points }, wenn du das hast: { goods }
offer-gather = { taken-goods } nehmen
offer-jump = zum Steinkreis { $circle } springen, in { $area }{ $sign } { $name } { $there }
circle-leads = eine Insel: weg nur mit dem Turbobesen ihres Hügels, nach { $circles }
circle-dead-end = eine Insel, von der kein Weg wegführt
offer-market = auf den Schwarzmarkt gehen: { count-points }
offer-use-points = Waldplättchen: { count-points } statt der Aktion
offer-use-mountain = das Bergplättchen benutzen: { $does }
offer-hand-in = einen Satz abgeben: { count-points }

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

table-round = Runde { $round } von { $rounds }
table-bewitched = verwunschen
table-none = keine
table-points = Punkte
table-cards = Karten
table-resources = Ressourcen
table-clouds = Wolken
table-pawns = Figuren
table-tiles = Plättchen
table-hand = Deine Hand
table-fist = In deiner Faust
table-turn = { $role }
table-last-turn = ({ $role })
table-leads-first = beginnt
table-map-key = Zahl und Landschaft: ein Gebiet; golden: dorthin führt ein Zug · { $letters } Türme, die einen Trank nehmen: Kleinbuchstaben rund, Großbuchstaben eckig · ☁ Wolke · ♜ Burg · ◆ Plättchen · ◎ Steinkreis
table-nearest = { $shown } von { $areas }
table-all-areas = „gebiete“ zeigt alle Gebiete
command-areas = gebiete
table-key = t3({ $letter }6*) runder Turm: { $potion }, 6 Punkte, ein * für jeden Zauberstab; t3[ ] eckiger Turm, beliebig oft · c2☁1/3 Wolke: 1 Zauberstab, 3 Blitze · ♜ Burg · → grenzt an
table-key-storm = c2☁1/3+2 bringt 2 Punkte für jede Lieferung nebenan, c2☁1/3(4{ $letter }=6) 6 Punkte, wenn du das hast: { goods }
table-key-tiles = ⟨ ⟩ Plättchen, ⟨»A/B⟩ Turbobesen zu einem Steinkreis ◎ · ◉ wessen Amulette dort liegen
table-at-the-end = Am Ende
table-end-bolts = Blitze { $bolts }
table-end-sets = Sätze zu 4: { $four }, zu 3: { $three }
table-end-amulets = Amulette { $amulets }

## Hilfe am Tisch

help-game = Was die Zeichen bedeuten:
    ♣ Wald  ∩ Hügel  ▲ Berg  ≈ Heide  ~ Wasser: dorthin geht keine Figur
    ☾ ★ ♠ ♦ ●  die Plätze und ihre Figuren; deine tragen ihre Nummer, 1 oder 2
    ! mutig  ▽ feige  – hat die Karte nicht  ✗ ausgestochen  · kommt noch  ▸ muss entscheiden
    ✶ verwunschen: sie zu legen kostet Punkte
    { short-orange } { short-green } { short-purple } { short-wand }  orangefarbener, grüner, violetter Trank; Zauberstab
    t3({ short-purple }6*)  runder Turm 3: nimmt einen violetten Trank, 6 Punkte, ein * für jeden Zauberstab; t3[{ short-purple }6] eckig: beliebig oft
    Auf dem Plan stehen offene Türme als Buchstaben: klein für rund, groß für eckig; was in einem Gebiet liegt, steht hinter seiner Nummer
    +  hinter einer Nummer: Es gibt mehr, als Platz hat; „gebiete“ zeigt alles
    gebiete  zeigt alle Gebiete: was dort ist und wohin man von dort kommt
    c2☁1/3  Wolke auf Platz 2: kostet 1 Zauberstab, 3 Blitze; 4☁ 9↯=29 deine Wolken und Blitze und ihre Punkte am Ende
    ♜ Burg  ◎A Steinkreis  ◆ Plättchen  ◉ Amulette, die dort liegen  ⟨»A/B⟩ Turbobesen zu Steinkreis A oder B
    Die Steinkreise B und D liegen auf Inseln. Von D führt kein Weg weg: Eine Figur dort bleibt bis zum Spielende.
    Von B führt nur der Hügel der Insel weg, mit dem Turbobesen; liegt dort das Turmplättchen, führt nichts weg.
    p1 p2  deine erste und deine zweite Figur: „fliege p1 a7“ fliegt mit der ersten in Gebiet 7

## Der gezeichnete Plan

map-water = Wasser: kein Flug
map-round = rund: ein Trank
map-square = eckig: beliebig oft
map-wands = Punkte und Stäbe
map-cloud-space = Platz für Wolken
map-castle = Burg: Start
map-circle = Steinkreis
map-tile-space = Plättchenplatz
map-filled = hat seinen Trank
map-heavy = 2 Stäbe, 2 Blitze
map-storm-bonus = Sturm: Punkte nebenan
map-storm-move = Sturm: Bewegung
map-storm-delivery = Sturm: Lieferung
map-storm-potions = Sturm: für Tränke
map-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Über eine Schachtel, und was darin ist

about-title = Über diese Schachtel
about-all-ours = Alles darin ist von uns; es ist nicht das gedruckte Spiel.
about-none-ours = Nichts darin ist von uns.
about-ours = Von uns, erfunden oder erschlossen, weil es niemand verrät: { $groups }.
about-partly = Zum Teil von uns: { $groups }.
about-reported = Zumindest zum Teil so, wie es Besitzer des Spiels berichten: { $groups }.
about-rulebook = Aus der Spielregel: { $groups }.
about-owner = Wer das Spiel besitzt, macht mit „coven box new“ eine Kopie und trägt ein, was auf dem eigenen Material steht.
group-setup = der Aufbau
group-sets = die Punkte für Sätze
group-amulets = die Punkte für Amulette
group-lightning = die Blitztabelle
group-roles = die Rollenkarten
group-events = die Ereigniskarten
group-heavy-clouds = die Gewitterwolken
group-storm-clouds = die Sturmwolken
group-mountain-tiles = die Bergplättchen
group-forest-tiles = die Waldplättchen
group-hill-tiles = die Hügelplättchen
group-front = der Plan der Vorderseite
group-back = der Plan der Rückseite
box-head = { $title } ({ $name }), Hash { $hash }
box-origins = Werte aus der Spielregel: { $rulebook }; von Besitzern des Spiels berichtet (?): { $reported }; von uns (*): { $ours }.
box-or = oder
box-pieces-heavy-clouds = Gewitterwolken
box-pieces-storm-clouds = Sturmwolken
box-pieces-mountain-tiles = Bergplättchen
box-pieces-forest-tiles = Waldplättchen
box-pieces-hill-tiles = Hügelplättchen
box-pieces-areas = Gebiete
box-pieces-towers = Türme
box-pieces-clouds = Wolkenplätze
box-pieces-circles = Steinkreise
box-pieces-mountain-spaces = Plätze für Bergplättchen
box-pieces-forest-spaces = Plätze für Waldplättchen
box-pieces-hill-spaces = Plätze für Hügelplättchen
box-row-setup = Aufbau
box-row-sets = Ressourcensätze
box-row-amulets = Amulette
box-row-lightning = Blitze
box-row-heavy-clouds = Gewitterwolke
box-row-storm-clouds = Sturmwolke
box-row-mountain-tiles = Bergplättchen
box-row-forest-tiles = Waldplättchen
box-row-hill-tiles = Hügelplättchen
box-row-areas = Gebiet
box-row-towers = Turm
box-row-clouds = Wolkenplatz
box-row-circles = Steinkreis
box-row-mountain-spaces = Bergplättchenplatz
box-row-forest-spaces = Waldplättchenplatz
box-row-hill-spaces = Hügelplättchenplatz
box-effect-gain = Ressourcen nehmen
box-effect-delivery = eine Lieferung
box-effect-moves = Bewegungen mit den Figuren
box-effect-cloud = eine Wolke wegzaubern
box-effect-brave-action = die mutige Aktion, obwohl feige
box-effect-extra-card = eine Rollenkarte mehr
box-effect-points = Punkte statt der Aktion
box-key-rounds = Runden
box-key-hand-size = Rollen auf der Hand
box-key-start-points = Punkte zu Beginn
box-key-start-potions = Tränke zu Beginn
box-key-start-wands = Zauberstäbe zu Beginn
box-key-bewitched-points = Punkte für eine verwunschene Rolle
box-key-bewitched-cards = verwunschene Rollen nach Spielerzahl
box-key-three = aus drei
box-key-four = aus vier
box-key-points = Punkte
box-key-landscapes = Landschaften
box-key-bonus = Bonus für Mutige
box-key-cowardly = feige
box-key-brave = mutig
box-key-fewest = wenigste Rollen
box-key-forest = { landscape-forest }
box-key-hill = { landscape-hill }
box-key-mountain = { landscape-mountain }
box-key-prairie = { landscape-prairie }
box-key-resources = Ressourcen
box-key-set = Satz
box-key-cost = Preis
box-key-bolts = Blitze
box-key-count = Anzahl
box-key-potion = Trank
box-key-need = nötig
box-key-gain = gibt
box-key-moves = Bewegungen
box-key-circles = Turbobesen zu den Steinkreisen
box-key-tower = Turm
box-key-castles = Burgen in
box-key-landscape = Landschaft
box-key-neighbours = Nachbarn
box-key-area = Gebiet
box-key-areas = Gebiete
box-key-colour = Farbe
box-key-shape = Form
box-key-wands = Zauberstäbe
box-key-covers = verdeckt
box-colour-orange = orange
box-colour-green = grün
box-colour-purple = violett
box-shape-round = rund
box-shape-square = eckig
box-who-leader = wer beginnt
box-who-last = wer zuletzt am Zug ist
box-who-others = alle anderen

## Was an einer Schachtel oder einer Stellung nicht stimmt: welcher Eintrag der Schachtel

finding-the-box = die Schachtel
finding-of-front = { $entry } der Vorderseite
finding-of-back = { $entry } der Rückseite
finding-row-roles = Rolle { $mark }
finding-row-events = Ereignis { $mark }
finding-row-heavy-clouds = { box-row-heavy-clouds } { $mark }
finding-row-storm-clouds = { box-row-storm-clouds } { $mark }
finding-row-mountain-tiles = { box-row-mountain-tiles } { $mark }
finding-row-forest-tiles = { box-row-forest-tiles } { $mark }
finding-row-hill-tiles = { box-row-hill-tiles } { $mark }
finding-row-areas = { box-row-areas } { $mark }
finding-row-towers = { box-row-towers } { $mark }
finding-row-clouds = { box-row-clouds } { $mark }
finding-row-circles = { box-row-circles } { $mark }
finding-row-mountain-spaces = { box-row-mountain-spaces } { $mark }
finding-row-forest-spaces = { box-row-forest-spaces } { $mark }
finding-row-hill-spaces = { box-row-hill-spaces } { $mark }
finding-many-roles = Rollen
finding-many-heavy-clouds = { box-pieces-heavy-clouds }
finding-many-storm-clouds = { box-pieces-storm-clouds }
finding-many-mountain-tiles = { box-pieces-mountain-tiles }
finding-many-forest-tiles = { box-pieces-forest-tiles }
finding-many-hill-tiles = { box-pieces-hill-tiles }
finding-many-areas = { box-pieces-areas }
finding-many-towers = { box-pieces-towers }
finding-many-clouds = { box-pieces-clouds }
finding-many-circles = { box-pieces-circles }
finding-many-mountain-spaces = { box-pieces-mountain-spaces }
finding-many-forest-spaces = { box-pieces-forest-spaces }
finding-many-hill-spaces = { box-pieces-hill-spaces }
finding-many-cloud-tiles = Wolken
finding-many-landscapes = Landschaften
finding-many-land-areas = Landgebiete
finding-own-castle = die Burg
finding-name-of = der Name von { $entry }
finding-castle-of = die Burg von { $entry }

## Was an jedem Eintrag falsch sein kann

finding-no-name = hat keinen Namen
finding-table-missing = die Tabelle { $key } fehlt oder ist leer
finding-no-table = { $key } muss eine Tabelle sein
finding-no-rows = { $key } muss eine Liste von Tabellen sein
finding-number-exactly = es müssen { $low } { $rows } sein, nicht { $count }
finding-number-between = es müssen { $low } bis { $high } { $rows } sein, nicht { $count }
finding-number-up-to = es dürfen höchstens { $high } { $rows } sein, nicht { $count }
finding-whole-number = { $key } muss eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } sein
finding-whole-numbers = { $key } muss { $fewest } bis { $most } ganze Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } aufzählen
finding-either = { $key } muss { $names } oder { $last } sein
finding-id-of-area = { $key } muss die id eines Gebiets sein, nicht { $text }
finding-id-of-land = { $key } muss die id eines Landgebiets sein, nicht { $text }
finding-id-of-mountain = { $key } muss die id eines Berggebiets sein, nicht { $text }
finding-id-of-forest = { $key } muss die id eines Waldgebiets sein, nicht { $text }
finding-id-of-hill = { $key } muss die id eines Hügelgebiets sein, nicht { $text }
finding-list-exactly = { $key } muss { $low } { $rows } aufzählen
finding-list-between = { $key } muss { $low } bis { $high } { $rows } aufzählen
finding-names-unknown = { $key } nennt { $names }, was es nicht gibt
finding-names-twice = { $key } nennt dasselbe zweimal
finding-numbers-for-some = { $key } muss ganze Zahlen von { $low } bis { $high } angeben, und nur für { $names }
finding-number-for-each = { $key } braucht eine Zahl für jedes von { $names }
finding-languages = { $key } muss in den Sprachen { $names } angegeben sein
finding-long-name = { $key } darf höchstens { $most } Zeichen haben
finding-unknown-value = { $key } ist hier kein bekannter Wert
finding-origin = source muss rulebook, reported oder ours sein
finding-origin-of-each = source muss für jeden Wert sagen, woher er kommt: rulebook, reported oder ours

## Was an Karten, Wolken und Plättchen falsch ist

finding-order = { $key } muss { $name } sein: die { $rows } sind { $names }, in dieser Reihenfolge
finding-yields = { $key } muss eine bis { $most } Ausbeuten aufzählen
finding-yield = Ausbeute { $number } von { $key } muss ganze Zahlen von { $names } geben, mindestens eins
finding-no-event = ein Ereignis { $name } gibt es nicht
finding-event-missing = das Ereignis { $name } fehlt
finding-roles-to-choose = wählen lassen sich 1 bis { $most } Rollen, nicht { $low } bis { $high }
finding-empty-set = set muss mindestens eine Ressource verlangen
finding-cloud-kinds = es darf höchstens { $most } Arten von Wolken geben, nicht { $count }
finding-too-many-pieces = es dürfen höchstens { $most } { $rows } sein, nicht { $count }
finding-circles-or-tower = muss entweder zwei Steinkreise oder einen Turm haben
finding-too-many-points = in einer Partie könnte jemand { NUMBER($total, useGrouping: 0) } Punkte gewinnen oder verlieren, davon { NUMBER($part, useGrouping: 0) } durch { $source }; gezählt werden können höchstens { NUMBER($most, useGrouping: 0) }
finding-by-start = den Beginn
finding-by-towers = Türme
finding-by-bonus-clouds = Bonuswolken
finding-by-potion-clouds = Trankwolken
finding-by-bravery = Mut
finding-by-bewitched-roles = verwunschene Rollen
finding-by-events = Ereignisse
finding-by-forest-tiles = Waldplättchen
finding-by-lightning = Blitze
finding-by-sets = Sätze
finding-by-amulets = Amulette

## Was an einem Plan falsch ist

finding-back-only = Wald- und Hügelplättchen werden nur auf der Rückseite gelegt
finding-no-id = hat keine id
finding-id-twice = die id { $mark } gibt es zweimal
finding-own-neighbour = ist als eigener Nachbar aufgeführt
finding-one-sided-neighbour = { $other } ist als Nachbar aufgeführt, aber { $other } führt { $mark } nicht auf
finding-circle-names = ein Steinkreis heißt { $names }
finding-circles-together = Steinkreis { $mark } steht im selben Gebiet
finding-cloud-over-castle = liegt über { $area }, wo eine Burg steht
finding-cloud-over-circle = liegt über { $area }, wo ein Steinkreis steht
finding-no-neighbours = berührt { $one } und { $other }, die keine Nachbarn sind
finding-two-spaces = { $area } hat zwei Plätze für Plättchen
finding-hill-with-castle = in der Burg in { $area } beginnen Figuren, und auf einem Turbohügel darf keine stehen bleiben
finding-hill-with-circle = in { $area } steht ein Steinkreis: ein Turbobesen könnte ewig springen
finding-covers-far-tower = verdeckt Turm { $tower }, der { $area } nicht berührt
finding-too-few-pieces = es gibt { $needed } { $spaces }, aber nur { $count } { $pieces }
finding-too-few-amulets = es gibt { $needed } Plätze für Bergplättchen, aber nur Werte für { $count } Amulette
finding-circle-missing = ein Hügelplättchen nennt Steinkreis { $mark }, den es nicht gibt
finding-unreachable = ist von keiner Burg aus zu erreichen
finding-only-turbo-hills = berührt nur Turbohügel, auf denen nie eine Figur stehen bleibt

## Was an der Zeichnung eines Plans falsch ist

finding-outline-points = outline muss aus mindestens drei Punkten wie 12,34 bestehen, mit Leerzeichen dazwischen
finding-many-points = outline darf höchstens { $most } Punkte haben, nicht { $count }
finding-many-points-of-side = alle Umrisse zusammen dürfen höchstens { $most } Punkte haben, nicht { $count }
finding-no-outline = hat keinen Umriss, obwohl andere einen haben
finding-outline-numbers = der Umriss darf nur Zahlen von 0 bis { NUMBER($high, useGrouping: 0) } haben
finding-outline-crossing = der Umriss kreuzt sich selbst oder hat einen Punkt zweimal
finding-no-place = { $key } muss ein Ort aus zwei ganzen Zahlen sein
finding-overlaps = überschneidet sich mit { $entry }
finding-no-border = { $other } ist als Nachbar aufgeführt, aber sie haben keine gemeinsame Grenze
finding-border-not-listed = hat eine gemeinsame Grenze mit { $other }, das nicht als Nachbar aufgeführt ist
finding-short-border = die Grenze mit { $other } ist nur { $length } lang; zu sehen ist sie ab { $least }
finding-base-touches = der Sockel berührt { $area }, oder beinahe, das nicht zu seinen Gebieten gehört
finding-base-away = der Sockel berührt { $area } nicht: er steht { NUMBER($distance, useGrouping: 0) } entfernt
finding-small-share = nur { $share } % des Sockels stehen in { $area }; zu sehen ist es ab { $least } %
finding-no-elbow-room = nur { $gap } Abstand zu { $entry }; zu sehen ist er ab { $least }
finding-name-outside = der Name steht nicht im Gebiet
finding-castle-outside = die Burg steht nicht im Gebiet
finding-item-outside = liegt nicht in { $area }
finding-name-beyond-edge = der Name ragt über den Rand des Plans hinaus
finding-castle-beyond-edge = die Burg ragt über den Rand des Plans hinaus
finding-item-beyond-edge = ragt über den Rand des Plans hinaus
finding-name-on-top = der Name und { $other } liegen übereinander
finding-castle-on-top = die Burg und { $other } liegen übereinander
finding-item-on-top = überlappt sich mit { $other }

## Warum sich eine Stellung nicht lesen lässt

finding-not-a-part = { $key } ist kein Teil einer Stellung
finding-entry-for-each-seat = { $key } muss eine Liste mit einem Eintrag für jeden der { $players } Plätze sein
finding-one-of = { $key } muss eines von { $names } sein
finding-none-of = { $key } hat { $text }, was keines von { $names } ist
finding-no-seat = { $key } muss ein Platz von 0 bis { $high } sein
finding-rows-of-numbers = jeder Eintrag von { $key } muss aus { $count } ganzen Zahlen von { $low } bis { NUMBER($high, useGrouping: 0) } bestehen
finding-some-numbers = { $key } muss aus { $count } ganzen Zahlen von { $low } bis { $high } bestehen
finding-earned = earned darf nur ganze Zahlen von -{ NUMBER($most, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } haben
finding-kinds-on-spaces = { $key } muss eine Liste von { $count } Arten sein, jede von 0 bis { $high }
finding-cloud-owner = der owner einer Wolke muss ein Platz von 0 bis { $high } sein
finding-no-round-tower = { $text } ist kein runder Turm dieser Seite
finding-too-many-steps = es kann nicht mehr als { $most } Schritte geben
finding-no-step = jeder Schritt muss mit seiner Art und seinen Zahlen angegeben sein
finding-not-in-step = ein Schritt hat kein { $key }
finding-step-number = { $key } eines Schritts { $kind } muss eine ganze Zahl von { $low } bis { $high } sein

## Wozu die Regeln nicht geführt haben können

finding-points-not-earned = die Punkte eines Platzes sind nicht die Summe dessen, was er bekommen hat
finding-resource-below-nothing = ein Platz hat weniger als nichts von einer Ressource
finding-pawn-on-water-or-under-cloud = eine Figur steht auf dem Wasser oder unter einer Wolke
finding-clouds-miscounted = eine Wolke fehlt oder ist doppelt, oder ihre Blitze sind falsch gezählt
finding-tower-wrongly-open = ein Turm ist offen, den es nicht gibt, der verdeckt ist oder der ein anderes Dach hat
finding-too-many-tiles = ein Plättchen des Spielplans ist öfter da als in der Schachtel
finding-amulet-without-tile = ein Amulett liegt, wo kein Bergplättchen ist
finding-led-role-in-hand = eine in dieser Runde ausgespielte Rolle ist noch auf einer Hand
finding-fist-too-full = in einer Faust ist mehr versteckt, als da ist
finding-too-many-pending-steps = es stehen zu viele Schritte aus
finding-holds-led-role = Platz { $seat } hat { $text } auf der Hand, was in dieser Runde schon ausgespielt wurde
finding-rests-on-turbo-hill = die { $pawn ->
    [0] erste
   *[1] zweite
} Figur von Platz { $seat } steht auf einem Turbohügel
finding-jumps-from-elsewhere = eine Figur springt nur von dem Turbohügel, auf dem sie steht
finding-too-many-chosen = Platz { $seat } hat zu viele Rollen gewählt
finding-bewitched-twice = { $text } ist verwunschen und liegt auch noch im Stapel der verwunschenen Rollen
finding-nothing-to-place = wer eine Rolle legen soll, hat keine
finding-nothing-to-follow-with = wer bedienen soll, hat die ausgespielte Rolle nicht
finding-steps-while-acting = Schritte gibt es, solange jemand eine Aktion ausführt, und nur dann
finding-acts-without-role = jemand führt eine Aktion aus, aber keine Rolle ist ausgespielt
finding-all-answered = alle haben geantwortet, also wäre das Spiel weitergegangen
finding-over-without-reason = ein Spiel, das aus ist, hat einen Grund dafür, und nur ein solches
finding-too-few-events = für die kommenden Runden sind zu wenige Ereignisse übrig
finding-event-seen = das Ereignis dieser Runde kann nicht unter denen sein, die noch kommen

## Gründe für einen Zug

gain-towers = Lieferungen bringen dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-bravery = Mut bringt dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-storm = Sturmwolken bringen dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-bewitched = Verhexte Rollen bringen dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-events = Das Ereignis der Runde bringt dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-tiles = Plättchen bringen dir { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, statt { $other_mean }.
gain-resources = Du hast dann { $mean ->
    [one] { $mean } Trank oder Zauberstab
   *[other] { $mean } Tränke und Zauberstäbe
}, statt { $other_mean }.
gain-lightning = Du hast dann { $mean ->
    [one] { $mean } Blitz
   *[other] { $mean } Blitze
}, statt { $other_mean }.
gain-beaten = In { $mean } % dieser Spiele wirst du ausgestochen, statt in { $other_mean } %.
risk-beaten = Das Risiko: In { $mean } % dieser Spiele ist nach dir jemand mutig, und du gehst leer aus.
review-gain-towers = Lieferungen hätten { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-bravery = Mut hätte { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-storm = Sturmwolken hätten { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-bewitched = Verhexte Rollen hätten { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-events = Das Ereignis der Runde hätte { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-tiles = Plättchen hätten { $player } { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
} gebracht, statt { $other_mean }.
review-gain-resources = { $player } hätte dann { $mean ->
    [one] { $mean } Trank oder Zauberstab
   *[other] { $mean } Tränke und Zauberstäbe
} gehabt, statt { $other_mean }.
review-gain-lightning = { $player } hätte dann { $mean ->
    [one] { $mean } Blitz
   *[other] { $mean } Blitze
} gehabt, statt { $other_mean }.
review-gain-beaten = In { $mean } % der Spiele wäre { $player } ausgestochen worden, statt in { $other_mean } %.
