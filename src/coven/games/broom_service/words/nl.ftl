# Broom Service in het Nederlands.

game-title = Broom Service

## Rollen, gebeurtenissen en dingen

role-forest-witch = woudheks
role-hill-witch = heuvelheks
role-mountain-witch = bergheks
role-prairie-witch = heideheks
role-valley-druid = daldruïde
role-peak-druid = bergtopdruïde
role-weather-fairy = weerfee
role-fruit-gatherer = vruchtenverzamelaar
role-herb-gatherer = kruidenverzamelaar
role-root-gatherer = wortelverzamelaar

event-name-more-or-less = Meer of minder?
event-name-brave-heart = Zoals in de goede oude tijd
event-name-black-market = Zwarte markt
event-name-black-distillery = Illegale stokerij
event-name-perilous-places = Gevaarlijke gebieden
event-name-protected-places = Vriendelijke gebieden
event-name-upper-hand = Met volle handen
event-name-empty-handed = Met lege handen
event-name-the-works = Eenmaal alles
event-name-flock-together = Gelijkgezind

event-text-more-or-less = Kies { $roles } rollen; punten voor het gekozen aantal: { $points }.
event-text-brave-heart = Wie een rol uitspeelt, moet moedig zijn.
event-text-black-market = Wie laf is, mag { count-points } nemen in plaats van de actie.
event-text-black-distillery = Wie laf is, mag { $resources ->
    [one] een hulpbron
   *[other] { $resources } hulpbronnen
} naar keuze nemen in plaats van de actie.
event-text-perilous-places = Aan het einde van de ronde telt elke pion volgens zijn landschap: { $places }.
event-text-protected-places = Aan het einde van de ronde telt elke pion volgens zijn landschap: { $places }.
event-text-upper-hand = Aan het einde van de ronde biedt iedereen hulpbronnen in de gesloten vuist en staat ze af; punten vanaf het hoogste aantal: { $points }.
event-text-empty-handed = Aan het einde van de ronde voor elke hulpbron in bezit: { count-points }.
event-text-the-works = Aan het einde van de ronde mag één set voor { count-points } worden ingeleverd: { goods }.
event-text-flock-together = Aan het einde van de ronde { count-points } voor twee pionnen in hetzelfde soort landschap.

## Tellen

count-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
count-wands = { $wands ->
    [one] { $wands } toverstokje
   *[other] { $wands } toverstokjes
}
count-bolts = { $bolts ->
    [one] { $bolts } bliksem
   *[other] { $bolts } bliksems
}
count-moves = { $moves ->
    [one] { $moves } verplaatsing
   *[other] { $moves } verplaatsingen
}
goods-orange = { $orange ->
    [one] { $orange } oranje toverdrank
   *[other] { $orange } oranje toverdranken
}
goods-green = { $green ->
    [one] { $green } groene toverdrank
   *[other] { $green } groene toverdranken
}
goods-purple = { $purple ->
    [one] { $purple } paarse toverdrank
   *[other] { $purple } paarse toverdranken
}
goods-wand = { $wand ->
    [one] { $wand } toverstokje
   *[other] { $wand } toverstokjes
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
# Wat genomen wordt; het Duits heeft er een naamval voor
taken-orange = { $orange ->
   *[other] { goods-orange }
}
taken-green = { $green ->
   *[other] { goods-green }
}
taken-purple = { $purple ->
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
short-purple = P
short-wand = T

landscape-forest = woud
landscape-hill = heuvel
landscape-mountain = berg
landscape-prairie = heide
landscape-water = water

resource-orange = oranje toverdrank
resource-green = groene toverdrank
resource-purple = paarse toverdrank
resource-wand = toverstokje
potion-orange = oranje toverdrank
potion-green = groene toverdrank
potion-purple = paarse toverdrank

tile-potions = toverdranken
tile-wands = toverstokjes
tile-delivery = levering
tile-moves = verplaatsingen
tile-cloud = een wolk wegtoveren
tile-brave = moedige actie
tile-card = één kaart extra
tile-points = punten

effect-none = onweerswolk
effect-bonus = punten voor leveringen ernaast
effect-move = een verplaatsing bij het wegtoveren
effect-delivery = een levering bij het wegtoveren
effect-potions = punten voor toverdranken in bezit
storm-move = verplaatsing
storm-delivery = levering

stance-waiting = moet nog
stance-passed = Volgende!
stance-cowardly = laf
stance-brave = moedig
stance-beaten = overtroefd
side-front = voorkant
side-back = achterkant

## Zetten

# Een zet zoals hij wordt getypt: de woorden van zijn notatie in deze taal
notation = { $word ->
    [choose] neem
    [brave] moedig
    [cowardly] laf
    [fly] vlieg
    [deliver] lever
    [charm] tover
    [gather] verzamel
    [take] neem
    [jump] spring
    [hide] verberg
    [market] zwarte-markt
    [use] gebruik
    [points] punten
    [mountain] bergtegel
    [hand] lever
    [in] in
    [done] klaar
    [orange] oranje
    [green] groen
    [purple] paars
    [wand] toverstokje
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

move-choose = neem de { $role }
move-brave = Ik ben de moedige { $role }!
move-cowardly = Ik ben een laffe { $role }.
move-fly = vlieg met de { $pawn ->
    [0] eerste
   *[1] tweede
} pion naar gebied { $area }
move-deliver = lever met de { $pawn ->
    [0] eerste
   *[1] tweede
} pion aan toren { $tower }
move-charm = tover wolk { $cloud } weg
move-gather = verzamel (keuze { $yield })
move-take = neem: { $resource }
move-jump = spring naar steencirkel { $circle }
move-hide = in de vuist: { $resource }
move-market = ga naar de zwarte markt
move-use-brave = woudtegel: de moedige actie
move-use-points = woudtegel: punten in plaats van de actie
move-use-mountain = gebruik de bergtegel
move-hand-in = lever een set in
move-done = niets meer

## Wat er gebeurde

event-round = Ronde { $round } · { $event ->
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
    [0] geen rol is behekst
   *[other] behekst: { $roles }
}
event-choose = { $player } neemt de { $role }.
event-hide = { $player } verbergt een { $resource }.
event-answer = { $player } heeft beslist.
event-ready = { $player } is klaar.
event-hands-taken = Iedereen heeft gekozen. Rollen in de hand: { $counts }.
event-card-tile = { $player } levert een tegel in voor een extra kaart.
event-fists = De vuisten gaan open. Geboden: { $counts }.
event-handed-in = { $player } levert een set in.
event-event-points = { $player }: { count-points } voor de gebeurtenis.
event-asked = Iedereen beslist tegelijk over de gebeurtenis.
event-place = { $manner ->
    [brave] { $player }: “Ik ben de moedige { $role }!”
   *[cowardly] { $player }: “Ik ben een laffe { $role }.”
}
event-bewitched = Die rol is behekst: { count-points } voor { $player }.
event-beaten = { $player } is overtroefd en krijgt niets.
event-next = { $player }: “Volgende!”
event-acts = { $player } is de laatste moedige { $role } en voert nu de actie uit.
event-leads = { $player } speelt de volgende rol uit.
event-leads-first = { $player } speelt de eerste rol van de ronde uit.
event-fly = { $player } vliegt van gebied { $from } naar gebied { $area }.
event-jump = De turbobezem van { $player } springt naar steencirkel { $circle }.
event-forest-tile = { $player } neemt een woudtegel: { $tile }.
event-amulet = { $player } neemt een amulet.
event-deliver = { $player } levert aan toren { $tower } ({ $potion }): { count-points }{ $wands ->
    [0] .
   *[other] {" "}en { count-wands }.
}
event-storm-points = { $player } krijgt { count-points } van stormwolken.
event-brave-points = { $player } krijgt { count-points } voor moed.
event-charm = { $player } tovert een wolk weg ({ count-wands }, { count-bolts }).
event-gain = { $player } neemt { goods }.
event-market = { $player } gaat naar de zwarte markt: { count-points }.
event-tile-points = { $player } gebruikt een woudtegel: { count-points }.
event-use-brave = { $player } gebruikt een woudtegel voor de moedige actie.
event-use-mountain = { $player } gebruikt de bergtegel: { $tile }.
event-done = { $player } doet niets meer.
event-final = { $player }: { $lightning } voor bliksem, { $sets } voor sets{ $amulets ->
    [0] {""}
   *[other] , { $amulets } voor amuletten
}. Samen { $points }.
event-end = Het spel is afgelopen. { end-rounds }

## Waarom niet

refusal-unknown-move = Zo’n zet bestaat in dit spel niet.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Jij hebt nu niets te beslissen.
refusal-not-choosing = Rollen worden alleen aan het begin van een ronde gekozen.
refusal-already-chosen = Die rol heb je al.
refusal-too-few-chosen = Je moet meer rollen kiezen.
refusal-not-placing = Er kan nu geen rol worden gelegd.
refusal-not-in-hand = Die rol heb je niet.
refusal-must-follow = Je moet de uitgespeelde rol leggen.
refusal-must-be-brave = Zoals in de goede oude tijd: wie uitspeelt, moet moedig zijn.
refusal-not-acting = Er is nu geen actie uit te voeren.
refusal-not-flying = Je hebt nu geen vlucht.
refusal-not-delivering = Je hebt nu geen levering.
refusal-not-charming = Je kunt nu geen wolk wegtoveren.
refusal-not-gathering = Je verzamelt nu niet.
refusal-not-jumping = Er is nu geen turbobezem.
refusal-no-such-area = Zo’n gebied is er op deze kant niet.
refusal-over-water = Pionnen gaan nooit het water op.
refusal-not-adjacent = Dat gebied grenst niet aan het gebied van de pion.
refusal-wrong-landscape = Dat is niet het landschap van deze rol.
refusal-under-cloud = Daar ligt een wolk; die moet eerst worden weggetoverd.
refusal-wrong-pawn = Een moedige heks levert met de pion die vloog, daar waar hij heen vloog.
refusal-no-such-tower = Zo’n toren is er op deze kant niet.
refusal-out-of-reach = Geen van je pionnen is dichtbij genoeg.
refusal-tower-closed = Die toren neemt geen toverdrank meer aan.
refusal-no-potion = Je hebt geen toverdrank in de kleur van die toren.
refusal-no-cloud = Daar ligt geen wolk.
refusal-too-few-wands = Je hebt te weinig toverstokjes voor die wolk.
refusal-no-such-yield = Zo’n keuze biedt deze verzamelaar niet.
refusal-nothing-left = Daarvan is niets meer te nemen.
refusal-wrong-circle = Die steencirkel staat niet op de turbotegel.
refusal-no-event = Dat biedt de gebeurtenis nu niet.
refusal-no-forest-tile = Zo’n woudtegel kun je nu niet gebruiken.
refusal-no-mountain-tile = Geen bergtegel zou je nu iets opleveren.
refusal-no-fist = Er wordt nu niets in vuisten verborgen.
refusal-no-works = Er worden nu geen sets ingeleverd.
refusal-must-go-on = Dat kun je niet afslaan.

## Opties

error-bad-option-no-storm = Optie heavy_clouds: minder onweerswolken kan alleen met stormwolken.
error-bad-option-cloud-range = Optie heavy_clouds: op deze kant horen { $least } tot { $most } onweerswolken, niet { $value }.
option-side = Kant van het bord
option-side-front = voorkant
option-side-back = achterkant, met berg-, woud- en heuveltegels
option-storm-clouds = Stormwolken
option-storm-clouds-true = erdoor gemengd
option-storm-clouds-false = geen
option-heavy-clouds = Hoeveel onweerswolken met de stormwolken worden gemengd (alleen met stormwolken)
option-heavy-clouds-none = allemaal
option-mountain-tiles = Bergtegels en amuletten op de voorkant (de achterkant heeft ze altijd)
option-mountain-tiles-true = ja
option-mountain-tiles-false = nee
option-first-leader = Wie het eerst uitspeelt
option-first-leader-random = het lot beslist
option-first-leader-first-seat = de eerste plaats
option-partial-gains = Verzamelaars mogen een deel nemen
option-partial-gains-true = ja
option-partial-gains-false = nee, alles of niets

## Het einde

end-rounds = Alle rondes zijn gespeeld.

## Fasen

phase-choosing = Rollen kiezen
phase-adding = Kaart erbij nemen
phase-leading = Uitspelen
phase-following = Volgen
phase-acting = Actie
phase-fists = Vuisten
phase-works = Inleveren
phase-ending = Einde van de ronde
phase-over = Einde van het spel

manner = { $manner ->
    [brave] moedig
   *[cowardly] laf
}
prompt-choose = { $player }: Kies { $roles } { $most ->
    [one] rol
   *[other] rollen
} voor deze ronde.
prompt-choose-more = { $player }: Kies nog { $roles } { $most ->
    [one] rol
   *[other] rollen
}.
prompt-add = { $player }: Neem met je tegel een kaart erbij, of niet.
prompt-lead = { $player }: Speel een rol uit: moedig (!) of laf?
prompt-lead-bravely = { $player }: Speel een rol uit; wie uitspeelt, moet moedig zijn (!).
prompt-follow = { $player }: Je moet volgen: moedig (!) of laf?
prompt-witch = { $player }: { $role }, { manner }: naar een gebied vliegen ({ $landscapes }){ $manner ->
    [brave] {" "}en daar leveren
   *[cowardly] {""}
}. Voer het uit of laat het.
prompt-druid = { $player }: { $role }, { manner }: met een pion leveren ({ $landscapes }){ $manner ->
    [brave] {" "}voor { more-points }
   *[cowardly] {""}
}. Voer het uit of laat het.
prompt-fairy = { $player }: { $role }, { manner }: een wolk naast een pion wegtoveren{ $manner ->
    [brave] {" "}voor { more-points }
   *[cowardly] {""}
}. Voer het uit of laat het.
more-points = { $bonus ->
    [one] { $bonus } punt meer
   *[other] { $bonus } punten meer
}
prompt-gatherer = { $player }: { $role }, { manner }: { $choices ->
    [one] neem { goods }
   *[other] kies wat je neemt
}. Voer het uit of laat het.
prompt-arrive = { $player }: Je bent aangekomen. Ga verder of stop hier.
prompt-arrive-deliver = { $player }: Je bent aangekomen. Lever hier een toverdrank of laat het.
prompt-fly = { $player }: Je mag { $left ->
    [one] één keer
   *[other] { $left } keer
} met je pionnen vliegen, naar elk landschap, of het laten.
prompt-deliver = { $player }: Je mag met een van je pionnen een toverdrank leveren of het laten.
prompt-charm = { $player }: Je mag een wolk naast een pion wegtoveren of het laten.
prompt-jump = { $player }: De turbobezem ontsteekt: naar welke steencirkel?
prompt-take = { $player }: Neem { $left ->
    [one] een hulpbron
   *[other] { $left } hulpbronnen
} naar keuze.
prompt-gather-rest = { $player }: Je mag stuk voor stuk nog nemen: { goods }.
prompt-hide = { $player }: Verberg zoveel hulpbronnen in je vuist als je wilt; je bent ze daarna kwijt.
prompt-hand-in = { $player }: Een set inleveren voor { count-points }?
prompt-wait = Wachten op { $players }.
prompt-over = Het spel is afgelopen.

## Wat een rol doet, en wat een zet oplevert

does-witch = vliegen { $where }
does-druid = leveren { $where }
does-fairy = wolk wegtoveren
does-gatherer = { $goods }
brave-witch = +leveren
brave-druid = +{ $bonus }
brave-fairy = +{ $bonus }
brave-gatherer = { $goods }
offer-fly = pion { $number } naar { $area }{ $sign } { $name } { $there }
offer-flights = pion { $number } naar
offer-deliver = lever met pion { $number } aan { $tower }: { count-points }{ $wands ->
    [0] {""}
   *[other] , { count-wands }
}
offer-charm = tover c{ $cloud } weg voor { count-wands }: { count-bolts }
offer-potions = { count-points } als je dit hebt: { goods }
offer-gather = verzamel { goods }
offer-jump = spring naar steencirkel { $circle } in { $area }{ $sign } { $name } { $there }
circle-leads = een eiland: er alleen af met de turbobezem van zijn heuvel, naar { $circles }
circle-dead-end = een eiland waar je niet meer af komt
offer-market = ga naar de zwarte markt: { count-points }
offer-use-points = woudtegel: { count-points } in plaats van de actie
offer-use-mountain = gebruik de bergtegel: { $does }
offer-hand-in = lever een set in: { count-points }

## Waar punten vandaan komen

score-start = aan het begin { $points }
score-towers = torens { $points }
score-bravery = moed { $points }
score-storm = stormwolken { $points }
score-bewitched = behekste rollen { $points }
score-events = gebeurtenissen { $points }
score-tiles = woudtegels { $points }
score-lightning = bliksem { $points }
score-sets = sets hulpbronnen { $points }
score-amulets = amuletten { $points }
score-resources-left = resterende hulpbronnen { $resources }

## De tafel

table-round = ronde { $round } van { $rounds }
table-bewitched = behekst
table-none = geen
table-points = Punten
table-cards = Kaarten
table-resources = Hulpbronnen
table-clouds = Wolken
table-pawns = Pionnen
table-tiles = Tegels
table-hand = Je hand
table-fist = In je vuist
table-turn = { $role }
table-last-turn = ({ $role })
table-leads-first = begint
table-map-key = nummer en landschap: een gebied; goud: daarheen leidt een zet · { $letters } torens die een toverdrank aannemen: kleine letters rond, hoofdletters vierkant · ☁ wolk · ♜ burcht · ◆ tegel · ◎ steencirkel
table-nearest = { $shown } van { $areas }
table-all-areas = ‘gebieden’ toont alle gebieden
command-areas = gebieden
table-key = t3({ $letter }6*) ronde toren: { $potion }, 6 punten, een * voor elk toverstokje; t3[ ] vierkante toren, onbeperkt · c2☁1/3 wolk: 1 toverstokje, 3 bliksems · ♜ burcht · → grenst aan
table-key-storm = c2☁1/3+2 levert 2 punten op voor elke levering ernaast, c2☁1/3(4{ $letter }=6) 6 punten als je dit hebt: { goods }
table-key-tiles = ⟨ ⟩ tegel, ⟨»A/B⟩ turbobezem naar een steencirkel ◎ · ◉ wiens amuletten er liggen
table-at-the-end = Einde
table-end-bolts = bliksems { $bolts }
table-end-sets = sets van 4: { $four }, van 3: { $three }
table-end-amulets = amuletten { $amulets }

## Hulp aan tafel

help-game = Wat de tekens betekenen:
    ♣ woud  ∩ heuvel  ▲ berg  ≈ heide  ~ water: daar gaat geen pion heen
    ☾ ★ ♠ ♦ ●  de plaatsen en hun pionnen; die van jou dragen hun nummer, 1 of 2
    ! moedig  ▽ laf  – heeft die kaart niet  ✗ overtroefd  · moet nog  ▸ moet beslissen
    ✶ behekst: die leggen kost punten
    { short-orange } { short-green } { short-purple } { short-wand }  oranje, groene, paarse toverdrank; toverstokje
    t3({ short-purple }6*)  ronde toren 3: neemt één paarse toverdrank aan, 6 punten, een * voor elk toverstokje; t3[{ short-purple }6] vierkant: onbeperkt
    Op de kaart staan open torens als letters: klein voor rond, groot voor vierkant; wat in een gebied ligt, staat achter zijn nummer
    +  achter een nummer: er is meer dan er past; ‘gebieden’ toont alles
    gebieden  toont alle gebieden: wat er is en waar je vandaar heen kunt
    c2☁1/3  wolk op plek 2: kost 1 toverstokje, 3 bliksems; 4☁ 9↯=29 je wolken en bliksems en hun punten aan het einde
    ♜ burcht  ◎A steencirkel  ◆ tegel  ◉ amuletten die er liggen  ⟨»A/B⟩ turbobezem naar steencirkel A of B
    De steencirkels B en D liggen op eilanden. Van D leidt geen weg terug: een pion daar blijft er tot het einde van het spel.
    Van B leidt alleen de heuvel van het eiland weg, met de turbobezem; ligt daar de torentegel, dan leidt niets weg.
    p1 p2  je eerste en je tweede pion: ‘vlieg p1 a7’ vliegt met de eerste naar gebied 7

## De getekende kaart

map-water = water: geen vlucht
map-round = rond: één drank
map-square = vierkant: onbeperkt
map-wands = punten en stokjes
map-cloud-space = plek voor wolken
map-castle = burcht: start
map-circle = steencirkel
map-tile-space = plek voor tegel
map-filled = heeft zijn drank
map-heavy = 2 stokjes, 2 bliksems
map-storm-bonus = storm: punten ernaast
map-storm-move = storm: verplaatsing
map-storm-delivery = storm: levering
map-storm-potions = storm: voor dranken
map-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Over een doos, en wat erin zit

about-title = Over deze doos
about-all-ours = Alles erin is van onszelf; het is niet het gedrukte spel.
about-none-ours = Niets erin is van onszelf.
about-ours = Van onszelf, bedacht of afgeleid omdat niemand het vertelt: { $groups }.
about-partly = Deels van onszelf: { $groups }.
about-reported = Althans deels zoals bezitters van het spel het melden: { $groups }.
about-rulebook = Uit de spelregels: { $groups }.
about-owner = Wie het spel bezit, maakt met ‘coven box new’ een kopie en vult in wat op het eigen materiaal staat.
group-setup = de opbouw
group-sets = de punten voor sets
group-amulets = de punten voor amuletten
group-lightning = de bliksemtabel
group-roles = de rolkaarten
group-events = de gebeurteniskaarten
group-heavy-clouds = de onweerswolken
group-storm-clouds = de stormwolken
group-mountain-tiles = de bergtegels
group-forest-tiles = de woudtegels
group-hill-tiles = de heuveltegels
group-front = het bord van de voorkant
group-back = het bord van de achterkant
box-head = { $title } ({ $name }), hash { $hash }
box-origins = Waarden uit de spelregels: { $rulebook }; gemeld door bezitters van het spel (?): { $reported }; van onszelf (*): { $ours }.
box-or = of
box-pieces-heavy-clouds = onweerswolken
box-pieces-storm-clouds = stormwolken
box-pieces-mountain-tiles = bergtegels
box-pieces-forest-tiles = woudtegels
box-pieces-hill-tiles = heuveltegels
box-pieces-areas = gebieden
box-pieces-towers = torens
box-pieces-clouds = wolkenplekken
box-pieces-circles = steencirkels
box-pieces-mountain-spaces = plekken voor bergtegels
box-pieces-forest-spaces = plekken voor woudtegels
box-pieces-hill-spaces = plekken voor heuveltegels
box-row-setup = opbouw
box-row-sets = sets hulpbronnen
box-row-amulets = amuletten
box-row-lightning = bliksem
box-row-heavy-clouds = onweerswolk
box-row-storm-clouds = stormwolk
box-row-mountain-tiles = bergtegel
box-row-forest-tiles = woudtegel
box-row-hill-tiles = heuveltegel
box-row-areas = gebied
box-row-towers = toren
box-row-clouds = wolkenplek
box-row-circles = steencirkel
box-row-mountain-spaces = bergtegelplek
box-row-forest-spaces = woudtegelplek
box-row-hill-spaces = heuveltegelplek
box-effect-gain = hulpbronnen nemen
box-effect-delivery = één levering
box-effect-moves = verplaatsingen met de pionnen
box-effect-cloud = één wolk wegtoveren
box-effect-brave-action = de moedige actie, ook al ben je laf
box-effect-extra-card = één rolkaart extra
box-effect-points = punten in plaats van de actie
box-key-rounds = rondes
box-key-hand-size = rollen in de hand
box-key-start-points = punten aan het begin
box-key-start-potions = toverdranken aan het begin
box-key-start-wands = toverstokjes aan het begin
box-key-bewitched-points = punten voor een behekste rol
box-key-bewitched-cards = behekste rollen per aantal spelers
box-key-three = van drie
box-key-four = van vier
box-key-points = punten
box-key-landscapes = landschappen
box-key-bonus = bonus voor moedigen
box-key-cowardly = laf
box-key-brave = moedig
box-key-fewest = minste rollen
box-key-forest = { landscape-forest }
box-key-hill = { landscape-hill }
box-key-mountain = { landscape-mountain }
box-key-prairie = { landscape-prairie }
box-key-resources = hulpbronnen
box-key-set = set
box-key-cost = prijs
box-key-bolts = bliksems
box-key-count = aantal
box-key-potion = toverdrank
box-key-need = nodig
box-key-gain = geeft
box-key-moves = verplaatsingen
box-key-circles = turbobezem naar de steencirkels
box-key-tower = toren
box-key-castles = burchten in
box-key-landscape = landschap
box-key-neighbours = buren
box-key-area = gebied
box-key-areas = gebieden
box-key-colour = kleur
box-key-shape = vorm
box-key-wands = toverstokjes
box-key-covers = bedekt
box-colour-orange = oranje
box-colour-green = groen
box-colour-purple = paars
box-shape-round = rond
box-shape-square = vierkant
box-who-leader = wie begint
box-who-last = wie als laatste komt
box-who-others = alle anderen

## Wat er mis is met een doos of een stelling: welk deel van de doos

finding-the-box = de doos
finding-of-front = { $entry } van de voorkant
finding-of-back = { $entry } van de achterkant
finding-row-roles = rol { $mark }
finding-row-events = gebeurtenis { $mark }
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
finding-many-roles = rollen
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
finding-many-cloud-tiles = wolken
finding-many-landscapes = landschappen
finding-many-land-areas = landgebieden
finding-own-castle = de burcht
finding-name-of = de naam van { $entry }
finding-castle-of = de burcht van { $entry }

## Wat er aan elk deel mis kan zijn

finding-no-name = heeft geen naam
finding-table-missing = de tabel { $key } ontbreekt of is leeg
finding-no-table = { $key } moet een tabel zijn
finding-no-rows = { $key } moet een lijst van tabellen zijn
finding-number-exactly = er moeten { $low } { $rows } zijn, niet { $count }
finding-number-between = er moeten { $low } tot { $high } { $rows } zijn, niet { $count }
finding-number-up-to = er mogen hoogstens { $high } { $rows } zijn, niet { $count }
finding-whole-number = { $key } moet een geheel getal van { NUMBER($low, useGrouping: 0) } tot en met { NUMBER($high, useGrouping: 0) } zijn
finding-whole-numbers = { $key } moet { $fewest } tot { $most } gehele getallen van { NUMBER($low, useGrouping: 0) } tot en met { NUMBER($high, useGrouping: 0) } noemen
finding-either = { $key } moet { $names } of { $last } zijn
finding-id-of-area = { $key } moet de id van een gebied zijn, niet { $text }
finding-id-of-land = { $key } moet de id van een landgebied zijn, niet { $text }
finding-id-of-mountain = { $key } moet de id van een berggebied zijn, niet { $text }
finding-id-of-forest = { $key } moet de id van een woudgebied zijn, niet { $text }
finding-id-of-hill = { $key } moet de id van een heuvelgebied zijn, niet { $text }
finding-list-exactly = { $key } moet { $low } { $rows } noemen
finding-list-between = { $key } moet { $low } tot { $high } { $rows } noemen
finding-names-unknown = { $key } noemt { $names }, wat niet bestaat
finding-names-twice = { $key } noemt twee keer hetzelfde
finding-numbers-for-some = { $key } moet gehele getallen van { $low } tot en met { $high } geven, en alleen voor { $names }
finding-number-for-each = { $key } heeft een getal nodig voor elk van { $names }
finding-languages = { $key } moet in de talen { $names } gegeven zijn
finding-long-name = { $key } mag hoogstens { $most } tekens hebben
finding-unknown-value = { $key } is hier geen bekende waarde
finding-origin = source moet rulebook, reported of ours zijn
finding-origin-of-each = source moet van elke waarde zeggen waar hij vandaan komt: rulebook, reported of ours

## Wat er mis is met kaarten, wolken en tegels

finding-order = { $key } moet { $name } zijn: de { $rows } zijn { $names }, in deze volgorde
finding-yields = { $key } moet een tot { $most } opbrengsten noemen
finding-yield = opbrengst { $number } van { $key } moet gehele getallen van { $names } geven, minstens één
finding-no-event = een gebeurtenis { $name } bestaat niet
finding-event-missing = de gebeurtenis { $name } ontbreekt
finding-roles-to-choose = er kunnen 1 tot { $most } rollen gekozen worden, niet { $low } tot { $high }
finding-empty-set = set moet minstens één hulpbron vragen
finding-cloud-kinds = er mogen hoogstens { $most } soorten wolken zijn, niet { $count }
finding-too-many-pieces = er mogen hoogstens { $most } { $rows } zijn, niet { $count }
finding-circles-or-tower = moet óf twee steencirkels óf een toren hebben
finding-too-many-points = in één partij zou iemand { NUMBER($total, useGrouping: 0) } punten kunnen winnen of verliezen, waarvan { NUMBER($part, useGrouping: 0) } door { $source }; er kunnen hoogstens { NUMBER($most, useGrouping: 0) } geteld worden
finding-by-start = het begin
finding-by-towers = torens
finding-by-bonus-clouds = bonuswolken
finding-by-potion-clouds = drankwolken
finding-by-bravery = moed
finding-by-bewitched-roles = behekste rollen
finding-by-events = gebeurtenissen
finding-by-forest-tiles = woudtegels
finding-by-lightning = bliksem
finding-by-sets = sets
finding-by-amulets = amuletten

## Wat er mis is met een kaart

finding-back-only = woud- en heuveltegels worden alleen op de achterkant gelegd
finding-no-id = heeft geen id
finding-id-twice = de id { $mark } komt twee keer voor
finding-own-neighbour = staat als zijn eigen buur vermeld
finding-one-sided-neighbour = { $other } staat als buur vermeld, maar { $other } vermeldt { $mark } niet
finding-circle-names = een steencirkel heet { $names }
finding-circles-together = steencirkel { $mark } staat in hetzelfde gebied
finding-cloud-over-castle = ligt boven { $area }, waar een burcht staat
finding-cloud-over-circle = ligt boven { $area }, waar een steencirkel staat
finding-no-neighbours = raakt { $one } en { $other }, die geen buren zijn
finding-two-spaces = { $area } heeft twee plekken voor tegels
finding-hill-with-castle = in de burcht in { $area } beginnen pionnen, en op een turboheuvel mag er geen blijven staan
finding-hill-with-circle = in { $area } staat een steencirkel: een turbobezem zou eeuwig kunnen springen
finding-covers-far-tower = bedekt toren { $tower }, die { $area } niet raakt
finding-too-few-pieces = er zijn { $needed } { $spaces }, maar slechts { $count } { $pieces }
finding-too-few-amulets = er zijn { $needed } plekken voor bergtegels, maar slechts waarden voor { $count } amuletten
finding-circle-missing = een heuveltegel noemt steencirkel { $mark }, maar die is er niet
finding-unreachable = is vanuit geen burcht te bereiken
finding-only-turbo-hills = raakt alleen turboheuvels, waar nooit een pion blijft staan

## Wat er mis is met de tekening van een kaart

finding-outline-points = outline moet uit minstens drie punten als 12,34 bestaan, met spaties ertussen
finding-many-points = outline mag hoogstens { $most } punten hebben, geen { $count }
finding-many-points-of-side = alle omtrekken samen mogen hoogstens { $most } punten hebben, geen { $count }
finding-no-outline = heeft geen omtrek, hoewel andere er wel een hebben
finding-outline-numbers = de omtrek mag alleen getallen van 0 tot en met { NUMBER($high, useGrouping: 0) } hebben
finding-outline-crossing = de omtrek kruist zichzelf of heeft een punt twee keer
finding-no-place = { $key } moet een plek van twee gehele getallen zijn
finding-overlaps = overlapt met { $entry }
finding-no-border = { $other } staat als buur vermeld, maar ze hebben geen gezamenlijke grens
finding-border-not-listed = heeft een gezamenlijke grens met { $other }, dat niet als buur vermeld staat
finding-short-border = de grens met { $other } is maar { $length } lang; te zien is ze vanaf { $least }
finding-base-touches = de voet raakt { $area }, of bijna, dat niet bij de gebieden van de toren hoort
finding-base-away = de voet raakt { $area } niet: hij staat er { NUMBER($distance, useGrouping: 0) } vandaan
finding-small-share = maar { $share }% van de voet staat in { $area }; te zien is het vanaf { $least }%
finding-no-elbow-room = maar { $gap } afstand tot { $entry }; te zien is die vanaf { $least }
finding-name-outside = de naam staat niet in het gebied
finding-castle-outside = de burcht staat niet in het gebied
finding-item-outside = ligt niet in { $area }
finding-name-beyond-edge = de naam steekt over de rand van de kaart
finding-castle-beyond-edge = de burcht steekt over de rand van de kaart
finding-item-beyond-edge = steekt over de rand van de kaart
finding-name-on-top = de naam en { $other } liggen over elkaar
finding-castle-on-top = de burcht en { $other } liggen over elkaar
finding-item-on-top = overlapt met { $other }

## Waarom een stelling niet te lezen is

finding-not-a-part = { $key } is geen onderdeel van een stelling
finding-entry-for-each-seat = { $key } moet een lijst zijn met één waarde voor elk van de { $players } plaatsen
finding-one-of = { $key } moet een van { $names } zijn
finding-none-of = { $key } heeft { $text }, en dat is geen van { $names }
finding-no-seat = { $key } moet een plaats van 0 tot en met { $high } zijn
finding-rows-of-numbers = elke waarde van { $key } moet uit { $count } gehele getallen van { $low } tot en met { NUMBER($high, useGrouping: 0) } bestaan
finding-some-numbers = { $key } moet uit { $count } gehele getallen van { $low } tot en met { $high } bestaan
finding-earned = earned mag alleen gehele getallen van -{ NUMBER($most, useGrouping: 0) } tot en met { NUMBER($most, useGrouping: 0) } hebben
finding-kinds-on-spaces = { $key } moet een lijst van { $count } soorten zijn, elk van 0 tot en met { $high }
finding-cloud-owner = de owner van een wolk moet een plaats van 0 tot en met { $high } zijn
finding-no-round-tower = { $text } is geen ronde toren van deze kant
finding-too-many-steps = er kunnen niet meer dan { $most } stappen zijn
finding-no-step = elke stap moet met zijn soort en zijn getallen gegeven zijn
finding-not-in-step = een stap heeft geen { $key }
finding-step-number = { $key } van een stap { $kind } moet een geheel getal van { $low } tot en met { $high } zijn

## Waar de regels niet toe kunnen hebben geleid

finding-points-not-earned = de punten van een plaats zijn niet de som van wat hij gekregen heeft
finding-resource-below-nothing = een plaats heeft minder dan niets van een hulpbron
finding-pawn-on-water-or-under-cloud = een pion staat op het water of onder een wolk
finding-clouds-miscounted = een wolk ontbreekt of is dubbel, of haar bliksems zijn verkeerd geteld
finding-tower-wrongly-open = er is een toren open die niet bestaat, bedekt is of een ander dak heeft
finding-too-many-tiles = een tegel van het bord is er vaker dan in de doos
finding-amulet-without-tile = er ligt een amulet waar geen bergtegel is
finding-led-role-in-hand = een rol die deze ronde uitgespeeld is, zit nog in een hand
finding-fist-too-full = in een vuist zit meer verborgen dan er is
finding-too-many-pending-steps = er staan te veel stappen open
finding-holds-led-role = plaats { $seat } heeft { $text } in de hand, en die rol is deze ronde al uitgespeeld
finding-rests-on-turbo-hill = de { $pawn ->
    [0] eerste
   *[1] tweede
} pion van plaats { $seat } staat op een turboheuvel
finding-jumps-from-elsewhere = een pion springt alleen vanaf de turboheuvel waar hij staat
finding-too-many-chosen = plaats { $seat } heeft te veel rollen gekozen
finding-bewitched-twice = { $text } is behekst en ligt ook nog in de stapel behekste rollen
finding-nothing-to-place = wie een rol moet leggen, heeft er geen
finding-nothing-to-follow-with = wie moet volgen, heeft de uitgespeelde rol niet
finding-steps-while-acting = er zijn stappen zolang iemand een actie uitvoert, en alleen dan
finding-acts-without-role = iemand voert een actie uit, maar er is geen rol uitgespeeld
finding-all-answered = iedereen heeft geantwoord, dus zou het spel verder zijn gegaan
finding-over-without-reason = een spel dat afgelopen is heeft daar een reden voor, en alleen zo een
finding-too-few-events = voor de komende rondes zijn er te weinig gebeurtenissen over
finding-event-seen = de gebeurtenis van deze ronde kan niet bij die horen die nog komen

## Redenen voor een zet

gain-towers = Leveringen leveren je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-bravery = Moed levert je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-storm = Stormwolken leveren je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-bewitched = Behekste rollen leveren je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-events = De gebeurtenis van de ronde levert je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-tiles = Tegels leveren je { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} op, in plaats van { $other_mean }.
gain-resources = Je hebt dan { $mean ->
    [one] { $mean } toverdrank of toverstokje
   *[other] { $mean } toverdranken en toverstokjes
}, in plaats van { $other_mean }.
gain-lightning = Je hebt dan { $mean ->
    [one] { $mean } bliksem
   *[other] { $mean } bliksems
}, in plaats van { $other_mean }.
gain-beaten = In { $mean } % van deze spellen word je overtroefd, in plaats van { $other_mean } %.
risk-beaten = Het risico: in { $mean } % van deze spellen is na jou iemand dapper en krijg jij niets.
review-gain-towers = Leveringen hadden { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-bravery = Moed had { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-storm = Stormwolken hadden { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-bewitched = Behekste rollen hadden { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-events = De gebeurtenis van de ronde had { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-tiles = Tegels hadden { $player } { $mean ->
    [one] { $mean } punt
   *[other] { $mean } punten
} opgeleverd, in plaats van { $other_mean }.
review-gain-resources = { $player } had dan { $mean ->
    [one] { $mean } toverdrank of toverstokje
   *[other] { $mean } toverdranken en toverstokjes
} gehad, in plaats van { $other_mean }.
review-gain-lightning = { $player } had dan { $mean ->
    [one] { $mean } bliksem
   *[other] { $mean } bliksems
} gehad, in plaats van { $other_mean }.
review-gain-beaten = In { $mean } % van de spellen was { $player } overtroefd, in plaats van { $other_mean } %.
