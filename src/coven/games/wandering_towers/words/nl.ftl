# De Betoverde Torens in het Nederlands.

## Het spel

game-title = De Betoverde Torens
help-game =
    Elk veld toont zijn nummer, de ravenburcht ♜ en de zichtbare tovenaars, met een
    teken per speler: ☾ ✶ ♣ ▲ ◆ ❧ (tegen de stapel zijn ze allemaal ☾). Eronder
    staan de torens van boven naar beneden: T3/T1◈ is T3 op T1. ◈ is een raven-
    schild, · een veld zonder toren, ▸ toont wie er beslist. Bovenaan staan de
    spreuken met hun prijs in volle flessen. Kaarten: W1T5 verplaatst een tovenaar
    1 veld of een toren 5 velden, TD2 een toren met de dobbelsteen, hoogstens 2
    worpen; T2 is voor elke toren. Speel met ‘W1T5 tovenaar’, ‘T2 toren’ of ‘gooi
    TD2’, daarna ‘tovenaar 10’ (de jouwe op veld 10) of ‘toren T3’ (en wat erop is).
    tover tovenaar-verplaatsen, richt 1:5   Tovenaar verplaatsen: 1 veld vooruit
    tover tegenwind-tovenaars, richt 1:5    Tegenwind voor tovenaars: 1 veld terug
    tover toren-verplaatsen, toren T3       Toren verplaatsen: 2 velden vooruit
    tover tegenwind-torens, toren T3        Tegenwind voor torens: 2 velden terug
    tover ravenburcht-verplaatsen, ravenburcht vooruit
                                            Ravenburcht verplaatsen: naar een veld
                                            zonder zichtbare tovenaar (of achteruit)
    bevrijd T3                              Bevrijden: van onder T3 naar boven
    tover torens-verwisselen, wissel T1 T3  Torens verwisselen: twee bovenste torens
    draag 10                                Op de rug: een tovenaar neemt er een mee
    1:5 is een tovenaar van de eerste speler op veld 5. Bij meestertovenaars lift je
    mee met ‘tover op-de-rug’; ‘tover toren-verplaatsen daarna’ komt na de zet.

## Zetten

# Een zet zoals hij wordt getypt: de woorden van zijn notatie in deze taal
notation = { $word ->
    [wizard] tovenaar
    [tower] toren
    [roll] gooi
    [discard] leg-af
    [carry] draag
    [step] richt
    [announced] aangekondigde
    [swap] wissel
    [castle] ravenburcht
    [forward] vooruit
    [backward] achteruit
    [free] bevrijd
    [cast] tover
    [after] daarna
    [reroll] nog-eens
    [give] geef
    [up] op
    [special] nieuwe-hand
    [decline] afzien
    [pass] pas
    [skip] sla-over
    [stop] genoeg
    [end] beëindig
    [turn] beurt
    [own] eigen
    [partner] partner
    [ask] vraag
    [offer] bied-aan
    [accept] aannemen
    [refuse] weigeren
    [flask] fles
    [return] geef-terug
    [move_wizard] tovenaar-verplaatsen
    [move_tower] toren-verplaatsen
    [headwind_wizard] tegenwind-tovenaars
    [headwind_tower] tegenwind-torens
    [move_castle] ravenburcht-verplaatsen
    [free_wizard] bevrijden
    [swap_towers] torens-verwisselen
    [piggyback] op-de-rug
   *[other] { $word }
}

move-wizard-card = de kaart ‘{ $card }’ voor een tovenaar spelen
move-tower-card = de kaart ‘{ $card }’ voor een toren spelen
move-roll = de kaart ‘{ $card }’ spelen en gooien
move-discard = de kaart ‘{ $card }’ ongebruikt afleggen
move-tower = toren { $tower } verplaatsen
move-wizard = een tovenaar vanaf veld { $space } verplaatsen
move-carry = ‘Op de rug’ uitspreken: de tovenaar op veld { $space } draagt een tweede
move-step = de spreuk richten op een tovenaar van { $player } op veld { $space }
move-step-announced = de spreuk richten op de aangekondigde tovenaar
move-swap = de torens { $towers } verwisselen
move-castle-forward = de ravenburcht vooruit zetten
move-castle-backward = de ravenburcht achteruit zetten
move-free = ‘Bevrijden’ uitspreken onder toren { $tower }
move-cast = ‘{ $spell }’ uitspreken
move-cast-after = ‘{ $spell }’ uitspreken, voor na de zet
move-reroll = nog eens gooien
move-give-up = de kaart laten vervallen, want die verplaatst niets
move-special = de hand afleggen en nieuwe kaarten trekken
move-decline = geen toren verplaatsen
move-pass = passen
move-skip = passen, en deze beurt niet meer gevraagd worden
move-stop = de spreuk niet verder gebruiken
move-end-turn = de beurt beëindigen
move-free-own = een eigen tovenaar bevrijden
move-free-partner = een tovenaar van de partner bevrijden
move-free-announced = de aangekondigde tovenaar bevrijden
move-ask = de partner om een kaart vragen
move-offer = de partner een kaart aanbieden
move-accept = aannemen
move-refuse = weigeren
move-give-flask = de partner een volle fles geven
move-give = de partner de kaart ‘{ $card }’ geven
move-return = de kaart ‘{ $card }’ teruggeven

## Wat er gebeurde

event-start = De torens staan klaar. { $player } begint.
event-hand = Je kaarten: { $cards }.
event-wizard-card = { $player } speelt de kaart ‘{ $card }’ voor een tovenaar.
event-tower-card = { $player } speelt de kaart ‘{ $card }’ voor een toren.
event-roll = { $player } speelt de kaart ‘{ $card }’.
event-reroll = { $player } gooit nog eens.
event-die = De dobbelsteen toont { $value }.
event-discard = { $player } legt de kaart ‘{ $card }’ ongebruikt af.
event-special = { $player } legt de hand af en trekt nieuwe kaarten.
event-decline = { $player } verplaatst geen toren.
event-give-up = De kaart verplaatst niets en vervalt.
event-pass = { $player } past.
event-skip = { $player } past voor deze beurt.
event-pass-many = { $players } passen.
event-skip-many = { $players } passen voor deze beurt.
event-stop = { $player } gebruikt de spreuk niet verder.
event-end-turn = { $player } beëindigt de beurt.
event-cast = { $player } spreekt ‘{ $spell }’ uit.
event-cast-after = { $player } spreekt ‘{ $spell }’ uit, voor na de zet.
event-cast-again = { $player } betaalt nog eens voor ‘{ $spell }’.
event-spell-lapsed = De spreuk ‘{ $spell }’, die { $player } na de zet wilde laten werken, heeft geen effect.
event-free = { $player } spreekt ‘Bevrijden’ uit en tilt toren { $tower } op.
event-swap = { $player } verwisselt de torens { $towers }.
event-looked = Op veld { $space }, onder de opgetilde toren, zag iedereen: { $wizards }.
event-looked-together = Op veld { $space }, onder de opgetilde toren, { $count ->
    [one] stond één tovenaar
   *[other] stonden { $count } tovenaars
}.
event-looked-in-vain = Op veld { $space }, onder de opgetilde toren, was niemand.
event-announce-tower = { $player } wil toren { $tower } { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatsen.
event-announce-wizard = { $player } wil een tovenaar { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatsen, vanaf veld { $space }.
event-move-lost = De zet die { $player } heeft aangekondigd, is niet meer mogelijk en vervalt.
event-card-lost = { $player } verliest de kaart ‘{ $card }’: die verplaatst niets.
event-tower-moved = Toren { $tower } wandelt van veld { $space } naar veld { $to }.
event-locked-up = Tovenaars op veld { $space } worden opgesloten.
event-locked-up-seen = Opgesloten op veld { $space }: { $wizards }.
event-locked-up-seen-together = Opgesloten op veld { $space }: { $count ->
    [one] één tovenaar
   *[other] { $count } tovenaars
}.
event-uncovered = Tevoorschijn gekomen op veld { $space }: { $wizards }.
event-uncovered-together = Tevoorschijn gekomen op veld { $space }: { $count ->
    [one] één tovenaar
   *[other] { $count } tovenaars
}.
event-wizard-moved = Een tovenaar van { $player } gaat van veld { $space } naar veld { $to }.
event-wizard-moved-together = Een tovenaar gaat van veld { $space } naar veld { $to }.
event-wizard-freed = Een tovenaar van { $player } komt vrij op veld { $to }.
event-wizard-freed-together = Een tovenaar komt vrij op veld { $to }.
event-wizard-home = Een tovenaar van { $player } bereikt de ravenburcht.
event-wizard-home-together = Een tovenaar bereikt de ravenburcht.
event-castle-moved = De ravenburcht gaat naar veld { $to }.
event-castle-carried = De ravenburcht wordt meegedragen naar veld { $to }.
event-flask-filled = { $player } vult een fles.
event-flask-filled-for = { $player } vult een fles van { $receiver }.
event-reshuffle = De aflegstapel wordt geschud.
event-drew = { $player } vult de hand aan.
event-turn = { $player } is aan de beurt.
event-ask = { $player } vraagt de partner om een kaart.
event-offer = { $player } biedt de partner een kaart aan.
event-accept = { $player } neemt aan.
event-refuse = { $player } weigert.
event-give-flask = { $player } geeft de partner een volle fles.
event-handed = { $player } geeft gedekt een kaart door.
event-handed-seen = { $player } geeft gedekt de kaart ‘{ $card }’ door.
event-handed-back = { $player } geeft gedekt een kaart terug.
event-handed-back-seen = { $player } geeft gedekt de kaart ‘{ $card }’ terug.
event-end = Het spel is afgelopen.

## Spreuken

spell-move_wizard = Tovenaar verplaatsen
spell-move_tower = Toren verplaatsen
spell-headwind_wizard = Tegenwind voor tovenaars
spell-headwind_tower = Tegenwind voor torens
spell-move_castle = Ravenburcht verplaatsen
spell-free_wizard = Bevrijden
spell-swap_towers = Torens verwisselen
spell-piggyback = Op de rug

## Waarom niet

refusal-unknown-move = Die zet bestaat niet in dit spel.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Iemand anders moet nu beslissen.
refusal-not-now = Dat kan niet op dit moment van de beurt.
refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-not-on-card = Dat staat niet op de kaart.
refusal-side-is-dead = Deze kant van de kaart kan nu niets verplaatsen.
refusal-card-is-alive = De kaart kan iets verplaatsen en moet daarvoor gespeeld worden.
refusal-no-discard = Alleen je tweede kaart mag je ongebruikt afleggen.
refusal-card-was-played = De hand wisselen kan alleen in plaats van beide acties.
refusal-no-wizard-there = Daar staat geen zichtbare tovenaar waarmee dat kan.
refusal-no-room = Daar is geen plaats: er staan hoogstens zes tovenaars bij elkaar.
refusal-castle-is-there = De toren zou op de ravenburcht terechtkomen.
refusal-side-not-announced = De kaart is voor het andere soort stuk gespeeld.
refusal-no-roll-left = Er is geen worp meer over.
refusal-move-is-possible = Er kan iets verplaatst worden, dus dat moet ook.
refusal-spell-not-in-play = Die spreuk is niet in het spel.
refusal-too-few-flasks = Daarvoor heb je te weinig volle flessen.
refusal-spell-used = Er is al een spreuk uitgesproken.
refusal-no-target = Er is niets waarop de spreuk kan werken.
refusal-not-your-wizard = In het basisspel werkt de spreuk alleen op tovenaars die je met je kaarten verplaatst.
refusal-not-on-top = Alleen twee torens waarop geen toren en geen ravenburcht staat, wisselen van plaats.
refusal-must-aim = De spreuk is betaald en moet gebruikt worden.
refusal-no-teams = Aan deze tafel zijn er geen teams.
refusal-already-asked = Dat is deze beurt al gevraagd of aangeboden.
refusal-no-flask = Je hebt geen volle fles om te geven.
refusal-flasks-go-the-other-way = Deze beurt zijn er al flessen de andere kant op gegaan.
refusal-cannot-wait = Deze spreuk kan niet wachten tot na de zet.
refusal-no-spell-now = Een spreuk spreek je uit, voor zover deze tafel het toestaat, aan het begin van een actie, na een worp, bij de keuze van het stuk, midden in het speciale geval of aan het einde van de beurt.
refusal-no-slot-now = Bij meestertovenaars spreek je een spreuk uit als je vóór de zet gevraagd wordt of, als deze tafel het toestaat, aan het begin van je eigen actie.
refusal-partners-not-now = Alleen aan het begin van een actie ruilen partners kaarten en geven ze flessen door.
refusal-name-a-tower = ‘Bevrijden’ spreek je uit door een toren te noemen, bijvoorbeeld ‘bevrijd T3’.
refusal-named-with-piece = ‘Op de rug’ noem je samen met het stuk, bijvoorbeeld ‘draag 10’.
refusal-not-against-the-deck = Tegen de stapel kun je niet je hele hand wisselen.
refusal-aim-at-announced = Dat is de aangekondigde tovenaar: typ ‘richt aangekondigde’.
refusal-already-freed = Je hebt in deze actie al ‘Bevrijden’ uitgesproken.

## Opties

option-mode = Speelwijze
option-mode-competitive = ieder voor zich
option-mode-teams = teams van twee
option-mode-cooperative = samen tegen de stapel (onze lezing)
option-master = Meestertovenaars: spreuken in ieders beurt
option-spells = Spreuken in het spel
option-spells-usual = volgens de spelregels: de twee van het basisspel, bij meestertovenaars willekeurige, tegen de stapel geen
option-spells-basic = de twee van het basisspel
option-spells-chosen = de hieronder gekozen
option-spells-random = willekeurige
option-spells-none = geen
option-spell-count = Aantal willekeurige spreuken
option-with-move-wizard = Gekozen: Tovenaar verplaatsen
option-with-move-tower = Gekozen: Toren verplaatsen
option-with-headwind-wizard = Gekozen: Tegenwind voor tovenaars
option-with-headwind-tower = Gekozen: Tegenwind voor torens
option-with-move-castle = Gekozen: Ravenburcht verplaatsen
option-with-free-wizard = Gekozen: Bevrijden
option-with-swap-towers = Gekozen: Torens verwisselen
option-with-piggyback = Gekozen: Op de rug
option-discard = Een speelbare kaart afleggen
option-discard-second = alleen de tweede
option-discard-any = elk van beide
option-discard-never = nooit
option-spell-in-action = Een spreuk midden in een actie is toegestaan
option-spells-on-others = Basisspel: spreuken werken ook op andermans tovenaars
option-others-entry-ends-turn = Ook andermans tovenaar thuisbrengen beëindigt de beurt
option-spell-after-special = Na het speciale geval mag een spreuk volgen
option-tower-before-draw = De toren van het speciale geval gaat vóór het trekken van de nieuwe kaarten, en altijd
option-master-spell-before-card = Meestertovenaars: de actieve speler mag vóór de kaart toveren
option-finish-round = Teams: de ronde wordt uitgespeeld
option-memory = Geheugensteun voor opgesloten tovenaars
option-memory-none = geen
option-memory-own = de eigen
option-memory-all = allemaal
setting-ask-from-flasks = Vraag mij naar spreuken bij een zet alleen als ik minstens zoveel volle flessen heb
option-bot-memory = Geheugen van de bots
option-bot-memory-perfect = volmaakt
option-bot-memory-forgetful = vergeetachtig

## Opties die niet samengaan

error-bad-option-teams-seats = Optie mode: teams hebben 4 of 6 spelers nodig, niet { $teams_seats }.
error-bad-option-master-needs = Optie master: meestertovenaars hebben spreuken en tegenstanders nodig.
error-bad-option-needs-opponents = Optie { $option }: die geldt alleen tegen tegenstanders, niet tegen de stapel.
error-bad-option-needs-basic = Optie { $option }: die geldt alleen waar volgens de basisregel wordt getoverd, zonder meestertovenaars.
error-bad-option-needs-master = Optie { $option }: die geldt alleen met master.
error-bad-option-needs-teams = Optie { $option }: die geldt alleen in teams.
error-bad-option-needs-wizard-spell = Optie { $option }: die geldt alleen met een spreuk die tovenaars verplaatst.
error-bad-option-needs-spell = Optie { $option }: die geldt alleen met een andere spreuk dan ‘Op de rug’.
error-bad-option-needs-slot-spell = Optie { $option }: die geldt alleen met een spreuk die vóór de kaart kan.
error-bad-option-needs-others-home = Optie { $option }: die geldt alleen waar een spreuk andermans tovenaar kan thuisbrengen.
error-bad-option-needs-forgetting = Optie { $option }: die geldt alleen waar de tafel niet alle opgesloten tovenaars toont.
error-bad-option-not-chosen = Optie { $option }: losse spreuken worden alleen gekozen met spells=chosen.
error-bad-option-none-chosen = Optie spells: kies met ‘chosen’ minstens één spreuk.
error-bad-option-not-random = Optie spell_count: alleen willekeurig getrokken spreuken worden geteld.
error-bad-option-solo-basic = Optie spells: tegen de stapel zijn er geen spreuken, of { $solo_basic } willekeurige of gekozen.
error-bad-option-solo-random = Optie spell_count: tegen de stapel zijn er { $solo_random } willekeurige spreuken.
error-bad-option-solo-chosen = Optie spells: tegen de stapel worden precies { $solo_chosen } spreuken gekozen, en niet ‘Op de rug’.

## Hoe het spel eindigde

end-complete = Iemand heeft alle tovenaars thuisgebracht en alle flessen gevuld; de ronde is afgelopen.
end-team-complete = Een team heeft alle tovenaars thuisgebracht en alle flessen gevuld.
end-all-home = Alle tovenaars zijn thuis, maar niemand heeft alle flessen gevuld.
end-guard = Het spel eindigt na 200 ronden.
end-escaped = Alle tovenaars zijn op tijd thuis: gewonnen!
end-out-of-cards = De kaarten zijn op: verloren.

## Fasen, en wat er te doen is

phase-choosing-card = Kaart kiezen
phase-choosing-piece = Stuk kiezen
phase-choosing-tower = Toren kiezen
phase-aiming = Spreuk richten
phase-ending = Einde van de beurt
phase-window = Spreuken vóór de zet
phase-closing = Bevrijden na de zet
phase-freeing = Wie bevrijd wordt
phase-partner = De partner mag iets aanbieden
phase-answering = Er wordt een kaart gevraagd
phase-accepting = Er wordt een kaart aangeboden
phase-giving = Kaart doorgeven
phase-returning = Kaart teruggeven
phase-over = Einde
prompt-choosing-card = Je bent aan de beurt: speel een kaart.
prompt-choosing-piece = Kies wat er { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatst wordt.
prompt-second-card = Je tweede actie: speel een kaart.
prompt-second-card-or-discard = Je tweede actie: speel een kaart of leg er een af.
prompt-choosing-wizard-by = Kies welke tovenaar { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verder gaat.
prompt-choosing-tower-by = Kies welke toren { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verder gaat.
prompt-choosing-tower = Verplaats een toren 1 veld, of zie ervan af.
prompt-choosing-tower-must = Verplaats een toren 1 veld.
prompt-aiming = { $spell }: kies het doel.
prompt-aiming-or-stop = { $spell }: kies het doel, of stop ermee.
prompt-aiming-again = { $spell }: laat nog een tovenaar meeliften, of stop ermee.
prompt-ending = Spreek een spreuk uit, of beëindig je beurt.
prompt-window = Spreek een spreuk uit vóór of na de aangekondigde zet, of pas.
prompt-window-spell = Spreek een spreuk uit bij de aangekondigde zet, of pas.
prompt-window-free = Bevrijd een tovenaar vóór de aangekondigde zet, of pas.
prompt-closing = Bevrijd een tovenaar, of pas.
prompt-freeing = Kies wie er vrijkomt.
prompt-partner = Bied je partner een kaart aan, geef een fles, of pas.
prompt-partner-offer = Bied je partner een kaart aan, of pas.
prompt-partner-flask = Geef je partner een fles, of pas.
prompt-answering = Je partner vraagt om een kaart: geef er een of weiger.
prompt-accepting = Je partner biedt een kaart aan: neem aan of weiger.
prompt-giving = Geef je partner een kaart.
prompt-returning = Geef een kaart terug.
prompt-wait = Wachten op { $players }.
prompt-over = Het spel is afgelopen.

## Waaruit een score bestaat

score-home = { $points } van { $of } thuis
score-full = { $points ->
    [one] { $points } volle fles
   *[other] { $points } volle flessen
}
score-spent = { $points } verbruikt
score-received = { $flasks } gekregen
score-given = { $flasks } weggegeven
score-complete = klaar
score-incomplete = niet klaar

## De tafel

table-round = ronde { $round }
table-action = actie { $action }
table-pile = trekstapel
table-discards = aflegstapel
table-home = thuis
table-full = vol
table-empty = leeg
table-spent = verbruikt
table-hand = hand
table-hands = handen
table-wizard = tovenaar
table-tower = toren
table-dice = { $count ->
    [one] met dobbelsteen
   *[other] met dobbelsteen, { $count } worpen
}
table-handed = doorgegeven
table-partner-holds = je partner heeft
table-spells = spreuken (flessen)
table-moving-tower = { $player } wil toren { $tower } { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatsen, vanaf veld { $space }
table-moving-wizard = { $player } wil een tovenaar { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatsen, vanaf veld { $space }
table-moving-wizard-of = { $player } wil een tovenaar van { $owner } { $value ->
    [one] { $value } veld
   *[other] { $value } velden
} verplaatsen, vanaf veld { $space }
table-covered = die is nu opgesloten
table-riding = op de rug: { $riders }
table-played-wizard = { $player } speelt de kaart { $code } voor een tovenaar: { $value ->
    [one] { $value } veld
   *[other] { $value } velden
}
table-played-tower = { $player } speelt de kaart { $code } voor een toren: { $value ->
    [one] { $value } veld
   *[other] { $value } velden
}
table-played-both = { $player } speelt de kaart { $code } voor een tovenaar of toren: { $value ->
    [one] { $value } veld
   *[other] { $value } velden
}
table-rolls-left = { $rolls ->
    [one] nog één worp
   *[other] nog { $rolls } worpen
}
table-spell-cast = { $player } spreekt ‘{ $spell }’ uit
table-spell-waits = daarna spreekt { $player } ‘{ $spell }’ uit
table-looked = gezien onder opgetilde torens
table-space = veld { $space }
table-nobody = niemand
table-used = kaarten gebruikt: { $used } van { $of }
table-hidden = opgesloten
table-partner = partner
table-together = samen

## Kaarten

card-W1 = tovenaar 1
card-W2 = tovenaar 2
card-W3 = tovenaar 3
card-W4 = tovenaar 4
card-W5 = tovenaar 5
card-T1 = toren 1
card-T2 = toren 2
card-T3 = toren 3
card-T4 = toren 4
card-T5 = toren 5
card-W1T1 = tovenaar 1 of toren 1
card-W2T2 = tovenaar 2 of toren 2
card-W3T3 = tovenaar 3 of toren 3
card-W4T4 = tovenaar 4 of toren 4
card-W1T5 = tovenaar 1 of toren 5
card-W2T4 = tovenaar 2 of toren 4
card-W4T2 = tovenaar 4 of toren 2
card-W5T1 = tovenaar 5 of toren 1
card-WTD1 = tovenaar of toren met dobbelsteen, 1 worp
card-TD2 = toren met dobbelsteen, hoogstens 2 worpen
card-WD2 = tovenaar met dobbelsteen, hoogstens 2 worpen
card-TD3 = toren met dobbelsteen, hoogstens 3 worpen
card-WD3 = tovenaar met dobbelsteen, hoogstens 3 worpen

## Wat er niet klopt aan een doos of stelling

finding-castle-space = track.castle moet een veld van 0 tot { $last } zijn
finding-shield-spaces = track.shields moet velden van 0 tot { $last } noemen
finding-ghost-lights = track.ghost_lights moet { $count } getallen van 0 tot { $most } hebben
finding-tower-spaces = er moeten { $count } torens zijn, elk op een eigen veld
finding-tower-on-castle = op het veld van de ravenburcht mag geen toren beginnen
finding-tower-shields = bij elke toren moet staan of die een schild heeft
finding-no-card = er is geen kaart { $name }
finding-card-copies = kaart { $name } moet 0 tot { $most } keer voorkomen
finding-card-total = er moeten { $least } tot { $most } kaarten zijn
finding-no-spell = er is geen spreuk { $name }
finding-spell-cost = spreuk { $name } moet 1 tot 9 flessen kosten
finding-setup-rows = setup moet een regel hebben voor 2, 3, 4, 5 en 6 spelers
finding-setup-row = setup voor { $players }: 1 tot 5 tovenaars en 1 tot 9 flessen per speler
finding-whole-number = { $name } moet een geheel getal van { $low } tot { $high } zijn
finding-too-few-lights = de dwaallichten hebben geen plaats voor { $count } tovenaars bij { $players } spelers
finding-not-a-part = { $name } hoort niet bij een stelling
finding-a-seat = { $name } moet een plaats van 0 tot { $last } zijn
finding-one-of = { $name } moet een van deze zijn: { $values }
finding-list-of = { $name } moet een lijst van { $count } zijn
finding-whole-numbers = { $name } moet uit gehele getallen van 0 tot { $high } bestaan
finding-owners = { $name } moet de plaatsen noemen waarvan daar tovenaars staan
finding-looked = looked moet hoogstens twee torens noemen, elk met het vlak eronder en de plaatsen waarvan daar tovenaars te zien waren
finding-no-tower = er is geen toren { $name }
finding-exactly-once = { $name } moet precies één keer op de ring staan
finding-on-castle = op de ravenburcht mag geen toren staan (regel 7)
finding-a-surface = { $name } moet een vlak van 0 tot { $last } zijn
finding-seats = { $name } moet plaatsen noemen
finding-kept = volgens kept zijn er meer kaarten van vóór het laatste schudden gehouden dan de handen en kept_cards toelaten
finding-flasks-due = plaats { $seat } moet { $count } flessen hebben, volle, lege en verbruikte samen
finding-empty-flasks = plaats { $seat } kan hoogstens { $count } lege flessen hebben
finding-cards-due = plaats { $seat } moet nu { $count } kaarten hebben
finding-over-without-reason = alleen een afgelopen spel heeft een reden daarvoor, en die moet het hebben
finding-no-way-back = vanuit deze fase gaat de beurt niet terug naar { $name }
finding-decider-due = in deze fase moet plaats { $seat } beslissen
finding-masters-asked = alleen meestertovenaars worden bij een zet gevraagd, elke plaats één keer
finding-too-many-rounds = zoveel ronden kunnen er niet gespeeld zijn
finding-piece-without-card = terwijl een stuk gekozen wordt, is er een kaart, een waarde en wat die mag verplaatsen
finding-special-tower = alleen voor het speciale geval wordt zo een toren gekozen
finding-special-case = het speciale geval komt in plaats van alle kaarten
finding-card-too-early = op dit moment wordt er geen kaart gespeeld
finding-move-without-card = een zet wordt aangekondigd en beëindigd door een kaart of het speciale geval
finding-unnamed-piece = het aangekondigde stuk moet genoemd zijn
finding-absent-wizard = de aangekondigde tovenaar staat daar niet
finding-piece-outside-window = een stuk blijft alleen aangekondigd terwijl meestertovenaars gevraagd worden
finding-riders = wie op de rug meegaat, moet zichtbaar bij de aangekondigde tovenaar staan, door een uitgesproken ‘Op de rug’
finding-spell-without-name = een spreuk die gericht wordt, heeft een naam, iemand die tovert en een moment
finding-spell-not-in-play = een lopende spreuk is in het spel en is uitgesproken
finding-idle-spell = een spreuk wordt gericht of wacht op de aangekondigde zet
finding-stranger-casts = buiten de vraagronde tovert alleen de actieve speler
finding-spell-without-target = een spreuk die gericht wordt, is betaald of betaalbaar en heeft een doel
finding-no-partners = aan deze tafel zijn er geen partners
finding-handed = er is precies dan een kaart doorgegeven als er een terug moet
finding-known = known moet kaarten noemen die in de hand zijn en die de partner gezien heeft
finding-flasks-from = alleen de actieve speler of de partner geeft flessen door
finding-freeing = wie bevrijd wordt, kies je onder een opgetilde toren, tussen twee die verschillen, met plaats bovenop
finding-lost-tower = een toren ontbreekt of hangt in de lucht
finding-lost-wizard = een tovenaar ontbreekt of is dubbel
finding-too-full = een vlak is te vol
finding-under-castle = onder de ravenburcht staat een zichtbare tovenaar
finding-open-sets-wrong = wat zichtbaar is, is verkeerd genoteerd
finding-lost-card = een kaart ontbreekt, is dubbel of zit in een hand waar die niet kan zijn
finding-lost-flask = een fles ontbreekt of is dubbel

## Redenen voor een zet

gain-home = Tot het einde van de volgende ronde { $mean ->
    [one] komt { $mean } van je tovenaars
   *[other] komen { $mean } van je tovenaars
} thuis, in plaats van { $other_mean }.
gain-flasks = Tot het einde van de volgende ronde vul je { $mean ->
    [one] { $mean } fles
   *[other] { $mean } flessen
}, in plaats van { $other_mean }.
gain-locked = Aan het einde van de volgende ronde { $mean ->
    [one] zit { $mean } van je tovenaars
   *[other] zitten { $mean } van je tovenaars
} opgesloten, in plaats van { $other_mean }.
gain-caught = In { $mean } % van deze spellen wordt nog een tovenaar van je opgesloten, in plaats van { $other_mean } %.
gain-complete = Tegen die tijd heb je in { $mean } % van deze spellen alles gedaan, in plaats van { $other_mean } %.
risk-caught = Het risico: in { $mean } % van deze spellen wordt nog een tovenaar van je opgesloten.
review-gain-home = Tot het einde van de volgende ronde { $mean ->
    [one] was { $mean } tovenaar
   *[other] waren { $mean } tovenaars
} van { $player } thuisgekomen, in plaats van { $other_mean }.
review-gain-flasks = Tot het einde van de volgende ronde had { $player } { $mean ->
    [one] { $mean } fles
   *[other] { $mean } flessen
} gevuld, in plaats van { $other_mean }.
review-gain-locked = Aan het einde van de volgende ronde { $mean ->
    [one] had { $mean } tovenaar
   *[other] hadden { $mean } tovenaars
} van { $player } opgesloten gezeten, in plaats van { $other_mean }.
review-gain-caught = In { $mean } % van de spellen was nog een tovenaar van { $player } opgesloten, in plaats van { $other_mean } %.
review-gain-complete = Tegen die tijd had { $player } in { $mean } % van de spellen alles gedaan, in plaats van { $other_mean } %.
