# Witches in het Nederlands.

game-title = Witches

## De kaarten: kleuren naar landschap, bijzondere kaarten met hun naam

suit-R = Vulkaan
suit-G = Regenwoud
suit-Y = Steppe
suit-B = Storm
suit-Z = Tovenaars

card-R1 = Vulkaan 1
card-R2 = Vulkaan 2
card-R3 = Vulkaan 3
card-R4 = Vulkaan 4
card-R5 = Vulkaan 5
card-R6 = Vulkaan 6
card-R7 = Vulkaan 7
card-R8 = Vulkaan 8
card-R9 = Vulkaan 9
card-R10 = Vulkaan 10
card-R11 = Vuurheks (Vulkaan 11)
card-R12 = Vulkaan 12
card-R13 = Vulkaan 13
card-R14 = Vulkaan 14
card-G1 = Regenwoud 1
card-G2 = Regenwoud 2
card-G3 = Regenwoud 3
card-G4 = Regenwoud 4
card-G5 = Regenwoud 5
card-G6 = Regenwoud 6
card-G7 = Regenwoud 7
card-G8 = Regenwoud 8
card-G9 = Regenwoud 9
card-G10 = Regenwoud 10
card-G11 = Waterheks (Regenwoud 11)
card-G12 = Koningin (Regenwoud 12)
card-G13 = Regenwoud 13
card-G14 = Regenwoud 14
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
card-Y11 = Aardheks (Steppe 11)
card-Y12 = Steppe 12
card-Y13 = Steppe 13
card-Y14 = Steppe 14
card-B1 = Storm 1
card-B2 = Storm 2
card-B3 = Storm 3
card-B4 = Storm 4
card-B5 = Storm 5
card-B6 = Storm 6
card-B7 = Storm 7
card-B8 = Storm 8
card-B9 = Storm 9
card-B10 = Storm 10
card-B11 = Luchtheks (Storm 11)
card-B12 = Storm 12
card-B13 = Storm 13
card-B14 = Storm 14
card-Z = Tovenaar

## Zetten

move-pass = { $card } doorgeven
move-play = { $card } spelen
move-transfer = de punten van de spreuk aan alle anderen geven
move-deduct = de punten van de spreuk van je eigen score aftrekken

## Wat er gebeurde

event-deal = Ronde { $round }: de kaarten zijn gedeeld.
event-set-aside = { $player } legt klaar om door te geven: { $card }.
event-packet-ready = { $player } heeft de kaarten gekozen om door te geven.
event-packets-passed = Alle pakjes gaan { $direction }.
event-received = { $player } heeft je gegeven: { $cards }.
event-card = { $player } speelt { $card }.
event-trick = { $player } krijgt de slag: { $cards }.
event-spell-ready = { $player } heeft { spell-with-article } uitgesproken en mag kiezen wat er met de punten gebeurt.
event-spell-cast = { $player } spreekt { spell-with-article } uit: { $value } punten voor alle anderen!
event-spell-deducted = { $player } spreekt { spell-with-article } uit en trekt { $value } punten van de eigen score af.
event-round-scored = De ronde is genoteerd: { $points }. De stand is nu { $totals }.
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

spell-20 = waterspreuk
spell-25 = spreuk van de koningin
spell-30 = grote spreuk
spell-with-article = { $value ->
    [20] de { spell-20 }
    [25] de { spell-25 }
    [30] de { spell-30 }
   *[other] een spreuk
}

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

option-limit = Het spel eindigt zodra iemand zoveel punten heeft
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
option-last-spell-rescue = mag ook van de eigen score af om het spel te laten doorgaan
option-earth-variant = Wat de aardheks in de ronde overhoudt, gaat van het scoreblad af
option-earth-variant-true = ja
option-earth-variant-false = nee
option-air-blocks-own-spell = De luchtheks bederft de eigen spreuk
option-air-blocks-own-spell-true = ja
option-air-blocks-own-spell-false = nee

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
score-spell-spared = 0, de spreuk ging van de score van { $player } af

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
table-trick = Slag
table-last-trick = Laatste slag, voor { $player }
table-led = gevraagd is { $suit }
table-led-open = nog geen kleur
table-wins = { $player } ligt voor
table-packet = Pakje voor { $player }
table-packets-left = de pakjes gaan naar links
table-packets-right = de pakjes gaan naar rechts
table-packets-across = de pakjes gaan naar de overkant
table-hand = Je hand
table-hands = Alle kaarten
table-received = van { $player }: { $cards }
table-sheet = Scoreblad
table-rounds-heading = Ronde
table-spell-alarm = Spreukalarm: { $player } heeft tot nu toe al het vuur!
table-do-pass = { $player }, kies { $count ->
    [one] nog één kaart
   *[other] { $count } kaarten
} voor { $receiver }.
table-do-lead = { $player }, kom uit met een kaart naar keuze.
table-do-open = { $player }, speel een kaart naar keuze: er is nog geen kleur gevraagd.
table-do-follow = { $player }, beken kleur ({ $suit }) of speel een tovenaar.
table-do-any = { $player }, je kunt niet bekennen ({ $suit }): speel een kaart naar keuze.
table-do-cast = { $player }, je hebt { spell-with-article } uitgesproken: geef je alle anderen { $value } punten, of trek je ze van je eigen score af?
table-wait-passing = Wachten op het pakje van: { $players }.
table-wait-playing = Aan de beurt: { $players }.
table-wait-casting = Over de spreuk beslist: { $players }.
table-over = Het spel is afgelopen.
