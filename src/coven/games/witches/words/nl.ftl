# Witches in het Nederlands.

game-title = Witches
help-game = Wat de tekens betekenen:
    ▲ R vuur  ≈ G water  ■ Y aarde  ↯ B lucht  ✦ Z tovenaar: past bij elke kleur
    ×2   vuurheks: vuur in je slagen telt dubbel, hoogstens { $fire_cap } punten
    +{ $water_points }   waterheks: { $water_points } punten    +{ $queen_points }   koningin: { $queen_points } punten
    −{ $earth_points }   aardheks: haalt hoogstens { $earth_points } punten van je ronde af
    ∅    luchtheks: waterheks en koningin kosten je niets
    Kaarten met een gestippelde rand kun je nu niet spelen; een gestippelde plek
    wacht op een kaart.
    ? hier komt de volgende kaart  ★ zou de slag krijgen  ▸ is aan de beurt
    ⚑ heeft tot nu toe al het vuur: dat kan een spreuk worden
    × 2 → { $fire_cap } (maximum)   het vuur zou meer tellen, maar { $fire_cap } is het meeste
    Op het scoreblad aan het einde, bijvoorbeeld:
    ✦ 0     sprak die ronde een spreuk uit    −20   trok de punten ervan af
    7 −3    7 punten, en 3 van het scoreblad af door de aardheks

## De kaarten: kleuren naar element, bijzondere kaarten met hun naam

suit-R = Vuur
suit-G = Water
suit-Y = Aarde
suit-B = Lucht
suit-Z = Tovenaars

card-R1 = Vuur 1
card-R2 = Vuur 2
card-R3 = Vuur 3
card-R4 = Vuur 4
card-R5 = Vuur 5
card-R6 = Vuur 6
card-R7 = Vuur 7
card-R8 = Vuur 8
card-R9 = Vuur 9
card-R10 = Vuur 10
card-R11 = Vuurheks (Vuur 11)
card-R12 = Vuur 12
card-R13 = Vuur 13
card-R14 = Vuur 14
card-G1 = Water 1
card-G2 = Water 2
card-G3 = Water 3
card-G4 = Water 4
card-G5 = Water 5
card-G6 = Water 6
card-G7 = Water 7
card-G8 = Water 8
card-G9 = Water 9
card-G10 = Water 10
card-G11 = Waterheks (Water 11)
card-G12 = Koningin (Water 12)
card-G13 = Water 13
card-G14 = Water 14
card-Y1 = Aarde 1
card-Y2 = Aarde 2
card-Y3 = Aarde 3
card-Y4 = Aarde 4
card-Y5 = Aarde 5
card-Y6 = Aarde 6
card-Y7 = Aarde 7
card-Y8 = Aarde 8
card-Y9 = Aarde 9
card-Y10 = Aarde 10
card-Y11 = Aardheks (Aarde 11)
card-Y12 = Aarde 12
card-Y13 = Aarde 13
card-Y14 = Aarde 14
card-B1 = Lucht 1
card-B2 = Lucht 2
card-B3 = Lucht 3
card-B4 = Lucht 4
card-B5 = Lucht 5
card-B6 = Lucht 6
card-B7 = Lucht 7
card-B8 = Lucht 8
card-B9 = Lucht 9
card-B10 = Lucht 10
card-B11 = Luchtheks (Lucht 11)
card-B12 = Lucht 12
card-B13 = Lucht 13
card-B14 = Lucht 14
card-Z = Tovenaar

## Zetten

# Een zet zoals hij wordt getypt: de woorden van zijn notatie in deze taal
notation = { $word ->
    [pass] geef
    [transfer] overdragen
    [deduct] aftrekken
   *[other] { $word }
}

move-pass = { $card } doorgeven
move-play = { $card } spelen
move-transfer = de punten van de spreuk aan alle anderen geven
move-deduct = de punten van de spreuk van de eigen score aftrekken

## Wat er gebeurde

event-deal = Ronde { $round }: de kaarten zijn gedeeld.
event-set-aside = { $player } legt klaar om door te geven: { $card }.
event-packet-ready = { $player } is klaar om door te geven.
event-packets-passed = Iedereen geeft { $direction } door.
event-received = { $player } heeft je gegeven: { $cards }.
event-card = { $player } speelt { $card }.
event-trick = { $player } krijgt de slag: { $cards }.
event-spell-ready = { $player } heeft { $spell } uitgesproken en beslist wat er met de punten gebeurt.
event-spell-cast = { $player } spreekt { $spell } uit: { $value } punten voor alle anderen!
event-spell-deducted = { $player } spreekt { $spell } uit en trekt { $value } punten van de eigen score af.
event-round-scored = Ronde geteld: { $points }. Nieuwe stand: { $totals }.
event-end = Het spel is afgelopen. { $reason ->
    [limit] { end-limit }
    [rounds] { end-rounds }
    [deducted] { end-deducted }
    [tie_broken] { end-tie-broken }
   *[guard] { end-guard }
}

## Waar de pakjes heen gaan

direction-left = naar links
direction-right = naar rechts
direction-across = naar de overkant

## Spreuken

spell-water = de waterspreuk
spell-queen = de spreuk van de koningin
spell-great = de grote spreuk

## Waarom niet

refusal-unknown-move = Die zet bestaat niet in dit spel.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent nu niet aan de beurt.
refusal-not-passing = De pakjes zijn al doorgegeven; nu worden er kaarten gespeeld.
refusal-not-playing = Er kan nu geen kaart gespeeld worden; dat kan alleen tussen het doorgeven en het einde van de ronde.
refusal-not-casting = Er is nu geen spreuk om over te beslissen.
refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-must-follow = Je hebt een kaart van de gevraagde kleur: je moet bekennen of een tovenaar spelen.
refusal-already-passed = Je pakje is compleet en kan niet meer veranderd worden. Wacht even op de anderen.

## Instellingen

error-bad-option-fixed-rounds = Optie { $option }: ze geldt alleen als er tot een puntengrens wordt gespeeld, zonder vast aantal rondes.
option-limit = Het spel eindigt zodra iemand zoveel punten heeft (behalve bij een vast aantal rondes)
option-rounds = Vast aantal rondes in plaats van de puntengrens
option-rounds-none = geen vast aantal
option-dealer = Wie deelt
option-dealer-rotate = elke ronde de linkerbuur
option-dealer-fixed = steeds dezelfde speler
option-tie = Als de laagste score gedeeld wordt
option-tie-shared = winnen ze samen
option-tie-play-on = wordt er doorgespeeld tot iemand alleen het laagst staat
option-last-spell = Een spreuk in de laatste ronde
option-last-spell-choice = mag van de eigen score af als dat de overwinning oplevert
option-last-spell-transfer = gaat altijd naar de anderen
option-last-spell-rescue = mag ook van de eigen score af om het spel te laten doorgaan (alleen met puntengrens)
option-earth-variant = Wat de aardheks in de ronde overhoudt, gaat van het scoreblad af
option-earth-variant-true = ja
option-earth-variant-false = nee
option-air-blocks-own-spell = De luchtheks bederft de eigen spreuk
option-air-blocks-own-spell-true = ja
option-air-blocks-own-spell-false = nee
option-memory = Punten in de gewonnen slagen, tijdens de ronde opgeteld
option-memory-all = zichtbaar voor iedereen
option-memory-own = alleen zichtbaar voor je eigen slagen
option-memory-none = niet zichtbaar: zelf onthouden

## Hoe het spel eindigde

end-limit = Iemand heeft de puntengrens bereikt.
end-rounds = Alle rondes zijn gespeeld.
end-deducted = De spreuk van de laatste ronde ging van de eigen score af.
end-tie-broken = De gelijke stand is doorbroken: iemand staat alleen het laagst.
end-guard = Het spel heeft zo lang geduurd als een spel mag duren.

## De som, regel voor regel

score-fire = { $cards } vuur
score-fire-doubled = { $cards } vuur × 2
score-fire-capped = { $cards } vuur × 2 → { $points } (maximum)
score-water-witch = { $points } waterheks
score-water-witch-neutralised = { $points } waterheks (luchtheks)
score-queen = { $points } koningin
score-queen-neutralised = { $points } koningin (luchtheks)
score-earth-witch = { $points } aardheks
score-rest = − { $points } van het scoreblad (aardheks)
score-spell-caster = spreuk van { $points } uitgesproken: 0
score-spell-struck = { $points } door de spreuk van { $player }
score-spell-deducted = − { $points } door de eigen spreuk
score-spell-spared = 0: { $player } trok de spreuk van de eigen score af

## De tafel

table-round = ronde { $round }
table-rounds = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
table-limit = tot { $limit } punten
table-overtime = verlenging
table-dealer = { $player } deelt
table-cards = Kaarten
table-tricks = Slagen
table-total = Stand
table-this-round = Deze ronde
table-last-round = Vorige ronde
table-face-down = gedekt
table-trick = Slag
table-last-trick = Laatste slag, voor { $player }
table-led = gevraagd is { $suit }
table-led-open = nog geen kleur
table-wins = { $player } ligt voor
table-packet = Pakje voor { $player }
table-packets-left = doorgeven naar links
table-packets-right = doorgeven naar rechts
table-packets-across = doorgeven naar de overkant
table-hand = Je hand
table-hands = Alle kaarten
table-received = van { $player }: { $cards }
table-sheet = Scoreblad
table-rounds-heading = Ronde
table-spell-alarm = Spreukalarm: { $player } heeft tot nu toe al het vuur!
prompt-pass = { $player }, kies { $count ->
    [one] nog één kaart
   *[other] { $count } kaarten
} voor { $receiver }.
prompt-lead = { $player }, kom uit met een kaart naar keuze.
prompt-open = { $player }, speel een kaart naar keuze: er is nog geen kleur gevraagd.
prompt-follow = { $player }, beken kleur ({ $suit }) of speel een tovenaar.
prompt-any = { $player }, je hebt geen { $suit }: speel een kaart naar keuze.
prompt-cast = { $player }, je hebt { $spell } uitgesproken: geef je alle anderen { $value } punten, of trek je ze van je eigen score af?
prompt-wait-passing = Wachten op de kaarten van { $players }.
prompt-wait-playing = Wachten op { $players }.
prompt-wait-casting = Wachten op { $players }: wat gebeurt er met de spreuk?
prompt-over = Het spel is afgelopen.

## Wat er mis is met een doos of een stelling

finding-suits = de kleuren moeten { $letters } zijn, in deze volgorde
finding-ranks = kleur { $letter } moet { $count } waarden hebben
finding-wizard-count = er moeten { $count } tovenaars zijn
finding-fire-suit = fire moet een van de kleuren noemen
finding-special-card = { $entry } moet een kaart van een kleur noemen
finding-same-card = twee bijzondere kaarten zijn dezelfde kaart
finding-must-be-fire = { $entry } moet een vuurkaart zijn
finding-must-not-be-fire = { $entry } mag geen vuurkaart zijn
finding-whole-number = { $entry } moet een geheel getal van { $low } tot en met { $high } zijn
finding-passing-rows = passing moet een rij hebben voor 3, 4, 5 en 6 spelers
finding-packet-cards = passing voor { $players }: cards moet een geheel getal van { $low } tot en met { $high } zijn
finding-packet-ways = passing voor { $players }: to moet een tot drie van { $ways } noemen
finding-nobody-across = passing voor { $players }: aan de overkant zit niemand
finding-not-a-part = { $entry } is geen onderdeel van een stelling
finding-entry-for-each-seat = { $entry } moet een lijst zijn met één waarde voor elk van de { $players } plaatsen
finding-one-of = { $entry } moet een van { $values } zijn
finding-no-hands = er zijn geen handkaarten
finding-a-seat = { $entry } moet een plaats van 0 tot en met { $high } zijn
finding-seat-or-none = { $entry } moet een plaats van 0 tot en met { $high } zijn of ontbreken
finding-whole-numbers = { $entry } moet bestaan uit gehele getallen van { $low } tot en met { $high }
finding-true-or-false = { $entry } moet true of false zijn
finding-void-letters = voids wordt met de letters { $letters } geschreven
finding-last-trick-parts = last_trick heeft een kaart van elke plaats nodig, een leader en een winner
finding-no-card = last_trick: { $text } is geen kaart
finding-no-object = { $entry } moet een object zijn
finding-two-places = { $text } ligt op twee plekken
finding-missing = { $text } ontbreekt
finding-uneven-hands = de handen hebben niet evenveel kaarten, die in de slag meegeteld
finding-hands-not-empty = na een ronde moeten de handen leeg zijn
finding-no-cards-held = tijdens een ronde moet iemand kaarten hebben
finding-passing-hand = plaats { $seat } moet { $count } kaarten hebben, waarvan hoogstens { $most } klaargelegd
finding-packets-complete = alle pakjes zijn compleet, dus zouden ze doorgegeven zijn
finding-trick-while-passing = zolang er pakjes gekozen worden, is er geen slag
finding-void-while-passing = zolang er pakjes gekozen worden, heeft niemand laten zien dat een kleur ontbreekt
finding-wrong-turn = turn past niet bij de slag: kaarten worden vanaf de leader met de klok mee gelegd
finding-wrong-leader = de linkerbuur van de deler komt uit voor de eerste slag
finding-over-without-reason = een spel dat afgelopen is heeft daar een reden voor, en alleen zo een
finding-gap-in-trick = de slag heeft een gat: kaarten worden vanaf de leader met de klok mee gelegd
finding-void-held = plaats { $seat } zou geen { $letter } hebben en heeft het toch
finding-played-otherwise = gespeeld moeten de kaarten van de slagen en de lopende slag zijn, van elke plaats evenveel
finding-packet-count = het pakje van plaats { $seat } moet { $count } kaarten hebben
finding-packet-never-held = het pakje van plaats { $seat } heeft kaarten die de ontvanger nooit had
finding-spell-choice = zolang er over een spreuk beslist wordt, is aan de beurt wie hem uitsprak, heeft hij de waarde van die slagen, en is er een keuze
finding-last-trick-follow = last_trick: plaats { $seat } moest bekennen
finding-last-trick-not-played = last_trick: plaats { $seat } heeft { $text } niet gespeeld
finding-last-trick-winner = last_trick gaat naar plaats { $seat }
finding-last-trick-taken = de kaarten van last_trick zitten niet in de slagen van plaats { $seat }
finding-last-trick-leader = wie last_trick kreeg, komt uit voor de volgende
finding-first-round = voor de eerste ronde is er geen geteld
finding-two-piles = { $text } ligt in twee stapels van last_round
finding-missing-in-piles = in de stapels van last_round ontbreekt { $text }
finding-piles-not-taken = is een spel afgelopen, dan zijn de stapels van last_round de gewonnen kaarten
finding-no-last-round = een spel dat afgelopen is heeft een last_round
finding-no-piles = last_round heeft geen stapels, dus is er niets voor opgeschreven
finding-overtime-option = verlenging is er alleen met tie = play_on
finding-overtime-round = de verlenging begint pas na ronde { $number }
finding-overtime-limit = er is geen verlenging voordat iemand de puntengrens bereikt
finding-last-spell-otherwise = caster, spell en deducted van last_round passen niet bij de stapels en punten
finding-last-round-otherwise = { $entry } past niet bij de stapels
finding-not-deductible = de spreuk van last_round mocht niet afgetrokken worden
finding-not-over-by = het spel is niet afgelopen door ‘{ $word }’
finding-before-last-round = vóór last_round: { $problem }
finding-sheet-limit = het spel zou afgelopen zijn: iemand staat op de puntengrens
finding-sheet-rounds = het spel zou afgelopen zijn: alle rondes zijn gespeeld
finding-sheet-deducted = het spel zou afgelopen zijn: de spreuk van de laatste ronde is afgetrokken
finding-sheet-tie-broken = het spel zou afgelopen zijn: in de verlenging staat iemand alleen het laagst
finding-sheet-shared = de laagste score wordt gedeeld, dus zou er verlenging zijn
finding-sheet-no-overtime = niets heeft tot verlenging geleid
finding-sheet-guard = het spel zou afgelopen zijn: het heeft zo lang geduurd als het mag

## Redenen voor een zet

gain-points = Voor deze ronde schrijf je gemiddeld { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-fire = Je pakt gemiddeld { $mean ->
    [one] { $mean } vuurkaart
   *[other] { $mean } vuurkaarten
}, in plaats van { $other_mean }.
gain-fire-witch = Je pakt de vuurheks in { $mean } % van deze spellen, in plaats van { $other_mean } %.
gain-water-witch = Je pakt de waterheks in { $mean } % van deze spellen, in plaats van { $other_mean } %.
gain-queen = Je pakt de koningin in { $mean } % van deze spellen, in plaats van { $other_mean } %.
gain-earth-witch = Je pakt de aardheks in { $mean } % van deze spellen, in plaats van { $other_mean } %.
gain-air-witch = Je pakt de luchtheks in { $mean } % van deze spellen, in plaats van { $other_mean } %.
gain-own-spell = Je spreekt in { $mean } % van deze spellen een spreuk uit, in plaats van { $other_mean } %.
gain-other-spell = Iemand anders spreekt maar in { $mean } % van deze spellen een spreuk uit, in plaats van { $other_mean } %.
risk-fire-witch = Het risico: in { $mean } % van deze spellen pak je de vuurheks.
risk-water-witch = Het risico: in { $mean } % van deze spellen pak je de waterheks.
risk-queen = Het risico: in { $mean } % van deze spellen pak je de koningin.
risk-other-spell = Het risico: in { $mean } % van deze spellen spreekt iemand anders een spreuk uit.
review-gain-points = { $player } had voor de ronde gemiddeld { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeschreven, in plaats van { $other_mean }.
review-gain-fire = { $player } had gemiddeld { $mean ->
    [one] { $mean } vuurkaart
   *[other] { $mean } vuurkaarten
} gepakt, in plaats van { $other_mean }.
review-gain-fire-witch = { $player } had de vuurheks in { $mean } % van de spellen gepakt, in plaats van { $other_mean } %.
review-gain-water-witch = { $player } had de waterheks in { $mean } % van de spellen gepakt, in plaats van { $other_mean } %.
review-gain-queen = { $player } had de koningin in { $mean } % van de spellen gepakt, in plaats van { $other_mean } %.
review-gain-earth-witch = { $player } had de aardheks in { $mean } % van de spellen gepakt, in plaats van { $other_mean } %.
review-gain-air-witch = { $player } had de luchtheks in { $mean } % van de spellen gepakt, in plaats van { $other_mean } %.
review-gain-own-spell = { $player } had in { $mean } % van de spellen een spreuk uitgesproken, in plaats van { $other_mean } %.
review-gain-other-spell = Iemand anders had maar in { $mean } % van de spellen een spreuk uitgesproken, in plaats van { $other_mean } %.
