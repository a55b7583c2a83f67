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
event-text-perilous-places = Aan het einde van de etappe telt elke pion volgens zijn landschap: { $places }.
event-text-protected-places = Aan het einde van de etappe telt elke pion volgens zijn landschap: { $places }.
event-text-upper-hand = Aan het einde van de etappe biedt iedereen hulpbronnen in de gesloten vuist en staat ze af; punten vanaf het hoogste aantal: { $points }.
event-text-empty-handed = Aan het einde van de etappe voor elke hulpbron in bezit: { count-points }.
event-text-the-works = Aan het einde van de etappe mag één set voor { count-points } worden ingeleverd: { goods }.
event-text-flock-together = Aan het einde van de etappe { count-points } voor twee pionnen in hetzelfde soort landschap.

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

stance-waiting = nog aan de beurt
stance-passed = Verder
stance-cowardly = laf
stance-brave = moedig
stance-beaten = overtroefd
side-front = voorkant
side-back = achterkant

## Zetten

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
move-jump = spring naar steenkring { $circle }
move-hide = in de vuist: { $resource }
move-market = ga naar de zwarte markt
move-use-brave = woudkaartje: de moedige actie
move-use-points = woudkaartje: punten in plaats van de actie
move-use-mountain = gebruik het bergkaartje
move-hand-in = lever een set in
move-done = niets meer

## Wat er gebeurde

event-round = Etappe { $round } · { $event ->
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
event-card-tile = { $player } levert een kaartje in voor een extra kaart.
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
event-next = { $player }: “Verder”
event-acts = { $player } was als laatste moedig ({ $role }) en handelt nu.
event-leads = { $player } speelt de volgende rol uit.
event-leads-first = { $player } speelt de eerste rol van de etappe uit.
event-fly = { $player } vliegt van gebied { $from } naar gebied { $area }.
event-jump = De turbobezem van { $player } springt naar steenkring { $circle }.
event-forest-tile = { $player } neemt een woudkaartje: { $tile }.
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
event-tile-points = { $player } gebruikt een woudkaartje: { count-points }.
event-use-brave = { $player } gebruikt een woudkaartje voor de moedige actie.
event-use-mountain = { $player } gebruikt het bergkaartje: { $tile }.
event-done = { $player } laat het daarbij.
event-final = { $player }: { $lightning } voor bliksem, { $sets } voor sets, { $amulets } voor amuletten. Samen { $points }.
event-end = Het spel is afgelopen. { end-rounds }

## Waarom niet

refusal-unknown-move = Zo’n zet bestaat in dit spel niet.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = Jij hebt nu niets te beslissen.
refusal-not-choosing = Rollen worden alleen aan het begin van een etappe gekozen.
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
refusal-wrong-circle = Die steenkring staat niet op het turbokaartje.
refusal-no-event = Dat biedt de gebeurtenis nu niet.
refusal-no-forest-tile = Zo’n woudkaartje kun je nu niet gebruiken.
refusal-no-mountain-tile = Geen bergkaartje zou je nu iets opleveren.
refusal-no-fist = Er wordt nu niets in vuisten verborgen.
refusal-no-works = Er worden nu geen sets ingeleverd.
refusal-must-go-on = Dat kun je niet afslaan.

## Opties

option-side = Kant van het bord
option-side-front = voorkant
option-side-back = achterkant, met berg-, woud- en heuvelkaartjes
option-storm-clouds = Stormwolken
option-storm-clouds-true = erdoor gemengd
option-storm-clouds-false = geen
option-heavy-clouds = Onweerswolken naast de stormwolken
option-heavy-clouds-none = allemaal
option-mountain-tiles = Bergkaartjes en amuletten op de voorkant
option-mountain-tiles-true = ja
option-mountain-tiles-false = nee
option-first-leader = Wie het eerst uitspeelt
option-first-leader-random = het lot beslist
option-first-leader-first-seat = de eerste plaats
option-partial-gains = Verzamelaars mogen een deel nemen
option-partial-gains-true = ja
option-partial-gains-false = nee, alles of niets

## Het einde

end-rounds = Alle etappes zijn gespeeld.

## Fasen

phase-choosing = Rollen kiezen
phase-adding = Kaart erbij nemen
phase-leading = Uitspelen
phase-following = Volgen
phase-acting = Actie
phase-fists = Vuisten
phase-works = Inleveren
phase-ending = Einde van de etappe
phase-over = Einde van het spel

prompt-choosing = Kies { $roles } { $most ->
    [one] rol
   *[other] rollen
} voor deze etappe (! voor moedigen).
prompt-adding = Neem met je kaartje een kaart erbij, of niet.
prompt-leading = Speel een rol uit: moedig (!) of laf?
prompt-leading-bravely = Speel een rol uit; wie uitspeelt, moet moedig zijn (!).
prompt-following = Je moet volgen: moedig (!) of laf?
prompt-role = { $role }, { $manner ->
    [brave] moedig
   *[cowardly] laf
}: { $action }. Voer het uit of laat het.
prompt-arrival = Je bent aangekomen. Ga verder of laat het daarbij.
prompt-moves = Je mag { $left ->
    [one] één keer
   *[other] { $left } keer
} met je pionnen vliegen, naar elk landschap, of het laten.
prompt-delivery = Je mag met een van je pionnen een toverdrank leveren of het laten.
prompt-cloud = Je mag een wolk naast een pion wegtoveren of het laten.
prompt-turbo = De turbobezem ontsteekt: naar welke steenkring?
prompt-any = Neem { $left ->
    [one] een hulpbron
   *[other] { $left } hulpbronnen
} naar keuze.
prompt-gather = Je mag stuk voor stuk nog nemen: { goods }.
prompt-fists = Verberg zoveel hulpbronnen in je vuist als je wilt; je bent ze daarna kwijt.
prompt-works = Een set inleveren voor { count-points }?

## Wat een rol doet, en wat een zet oplevert

does-witch = vliegen { $where }
does-druid = leveren { $where }
does-fairy = wolk wegtoveren
does-gatherer = { $goods }
brave-witch = +leveren
brave-druid = +{ $bonus }
brave-fairy = +{ $bonus }
brave-gatherer = { $goods }
offer-fly = vlieg met pion { $pawn } naar { $area } { $sign }
offer-deliver = lever met pion { $pawn } aan { $tower }: { count-points }{ $wands ->
    [0] {""}
   *[other] , { count-wands }
}
offer-charm = tover c{ $cloud } weg voor { count-wands }: { count-bolts }
offer-potions = { count-points } als je dit hebt: { goods }
offer-gather = verzamel { goods }
offer-jump = spring naar steenkring { $circle } in gebied { $area } { $sign }
offer-market = ga naar de zwarte markt: { count-points }
offer-use-points = woudkaartje: { count-points } in plaats van de actie
offer-use-mountain = gebruik het bergkaartje: { $does }
offer-hand-in = lever een set in: { count-points }

## Waar punten vandaan komen

score-start = aan het begin { $points }
score-towers = torens { $points }
score-bravery = moed { $points }
score-storm = stormwolken { $points }
score-bewitched = behekste rollen { $points }
score-events = gebeurtenissen { $points }
score-tiles = woudkaartjes { $points }
score-lightning = bliksem { $points }
score-sets = sets hulpbronnen { $points }
score-amulets = amuletten { $points }
score-resources-left = resterende hulpbronnen { $resources }

## De tafel

table-round = etappe { $round } van { $rounds }
table-bewitched = behekst
table-none = geen
table-points = Punten
table-cards = Kaarten
table-resources = Hulpbronnen
table-clouds = Wolken
table-pawns = Pionnen
table-tiles = Kaartjes
table-hand = Je hand
table-fist = In je vuist
table-turn = { $role }
table-last-turn = ({ $role })
table-do = { $player }: { $what }
table-wait = Wachten op { $players }.
table-leads-first = begint
table-nearest = { $shown } van { $areas }, alle hierboven
table-key = t3({ $letter }6*) ronde toren: { $potion }, 6 punten, een * voor elk toverstokje; t3[ ] vierkante toren, onbeperkt · c2☁1/3 wolk: 1 toverstokje, 3 bliksems · ♜ burcht · → grenst aan
table-key-storm = c2☁1/3+2 levert 2 punten op voor elke levering ernaast, c2☁1/3(4{ $letter }=6) 6 punten als je dit hebt: { goods }
table-key-tiles = ⟨ ⟩ kaartje, ⟨»A/B⟩ turbobezem naar een steenkring ◎ · ◉ wiens amuletten er liggen
table-at-the-end = Einde
table-end-bolts = bliksems { $bolts }
table-end-sets = sets van 4: { $four }, van 3: { $three }
table-end-amulets = amuletten { $amulets }
table-over = Het spel is afgelopen.

## De getekende kaart

map-water = water: geen vlucht
map-round = rond: één drank
map-square = vierkant: onbeperkt
map-wands = punten en stokjes
map-cloud-space = plek voor wolken
map-castle = burcht: start
map-circle = steenkring
map-tile-space = plek voor kaartje
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
about-owner = Wie het spel bezit, maakt met “coven box new” een kopie en vult in wat op het eigen materiaal staat.
group-setup = de opbouw
group-sets = de punten voor sets
group-amulets = de punten voor amuletten
group-lightning = de bliksemtabel
group-roles = de rolkaarten
group-events = de gebeurteniskaarten
group-heavy-clouds = de onweerswolken
group-storm-clouds = de stormwolken
group-mountain-tiles = de bergkaartjes
group-forest-tiles = de woudkaartjes
group-hill-tiles = de heuvelkaartjes
group-front = het bord van de voorkant
group-back = het bord van de achterkant
box-head = { $title } ({ $name }), hash { $hash }
box-origins = Waarden uit de spelregels: { $rulebook }; gemeld door bezitters van het spel (?): { $reported }; van onszelf (*): { $ours }.
box-or = of
box-pieces-heavy-clouds = onweerswolken
box-pieces-storm-clouds = stormwolken
box-pieces-mountain-tiles = bergkaartjes
box-pieces-forest-tiles = woudkaartjes
box-pieces-hill-tiles = heuvelkaartjes
box-pieces-areas = gebieden
box-pieces-towers = torens
box-pieces-clouds = wolkenplekken
box-pieces-circles = steenkringen
box-pieces-mountain-spaces = plekken voor bergkaartjes
box-pieces-forest-spaces = plekken voor woudkaartjes
box-pieces-hill-spaces = plekken voor heuvelkaartjes
box-row-setup = opbouw
box-row-sets = sets hulpbronnen
box-row-amulets = amuletten
box-row-lightning = bliksem
box-row-heavy-clouds = onweerswolk
box-row-storm-clouds = stormwolk
box-row-mountain-tiles = bergkaartje
box-row-forest-tiles = woudkaartje
box-row-hill-tiles = heuvelkaartje
box-row-areas = gebied
box-row-towers = toren
box-row-clouds = wolkenplek
box-row-circles = steenkring
box-row-mountain-spaces = bergkaartjesplek
box-row-forest-spaces = woudkaartjesplek
box-row-hill-spaces = heuvelkaartjesplek
box-effect-gain = hulpbronnen nemen
box-effect-delivery = één levering
box-effect-moves = verplaatsingen met de pionnen
box-effect-cloud = één wolk wegtoveren
box-effect-brave-action = de moedige actie, ook al ben je laf
box-effect-extra-card = één rolkaart extra
box-effect-points = punten in plaats van de actie
box-key-rounds = etappes
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
box-key-circles = turbobezem naar de steenkringen
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
