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

event-text-more-or-less = Kies één tot vijf rollen; het aantal brengt punten op of kost ze.
event-text-brave-heart = Wie een rol uitspeelt, moet moedig zijn.
event-text-black-market = Wie laf is, mag punten nemen in plaats van de actie.
event-text-black-distillery = Wie laf is, mag een hulpbron naar keuze nemen in plaats van de actie.
event-text-perilous-places = Aan het einde van de etappe kost elke pion punten, volgens zijn landschap.
event-text-protected-places = Aan het einde van de etappe brengt elke pion punten op, volgens zijn landschap.
event-text-upper-hand = Aan het einde van de etappe bieden allen hulpbronnen in de gesloten vuist; de meeste scoren.
event-text-empty-handed = Aan het einde van de etappe telt elke hulpbron tegen je.
event-text-the-works = Aan het einde van de etappe mag één set hulpbronnen voor punten worden ingeleverd.
event-text-flock-together = Aan het einde van de etappe punten voor twee pionnen in hetzelfde soort landschap.

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
tile-cloud = wolk
tile-brave = moedige actie
tile-card = één kaart extra
tile-points = punten

effect-none = onweerswolk
effect-bonus = punten voor leveringen ernaast
effect-move = een verplaatsing bij het wegtoveren
effect-delivery = een levering bij het wegtoveren
effect-potions = punten voor toverdranken in bezit

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

event-round = Etappe { $round }: { $event ->
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
}. Behekst: { $roles }
event-choose = { $player } neemt de { $role }.
event-hide = { $player } verbergt een { $resource }.
event-answer = { $player } heeft beslist.
event-ready = { $player } is klaar.
event-hands-taken = Allen hebben gekozen: { $counts } kaarten.
event-card-tile = { $player } levert een kaartje in voor een extra kaart.
event-fists = De vuisten gaan open: { $counts } hulpbronnen.
event-handed-in = { $player } levert een set in.
event-event-points = { $player }: { $points } punten voor de gebeurtenis.
event-asked = Allen beslissen tegelijk over de gebeurtenis.
event-place = { $manner ->
    [brave] { $player }: “Ik ben de moedige { $role }!”
   *[cowardly] { $player }: “Ik ben een laffe { $role }.”
}
event-bewitched = Die rol is behekst: { $points } punten voor { $player }.
event-beaten = { $player } is overtroefd en krijgt niets.
event-next = { $player }: “Verder”
event-acts = { $player } was als laatste moedig ({ $role }) en handelt nu.
event-leads = { $player } speelt de volgende rol uit.
event-fly = { $player } vliegt van gebied { $from } naar gebied { $area }.
event-jump = De turbobezem van { $player } springt naar steenkring { $circle }.
event-forest-tile = { $player } neemt een woudkaartje: { $tile }.
event-amulet = { $player } neemt een amulet.
event-deliver = { $player } levert een { $potion } aan toren { $tower }: { $points } punten{ $wands ->
    [0] .
    [one] {" "}en een toverstokje.
   *[other] {" "}en { $wands } toverstokjes.
}
event-storm-points = { $player } krijgt { $points } punten van stormwolken.
event-brave-points = { $player } krijgt { $points } punten voor moed.
event-charm = { $player } tovert een wolk weg ({ $wands } toverstokjes, { $bolts } bliksems).
event-gain = { $player } neemt: { $resources }.
event-market = { $player } gaat naar de zwarte markt: { $points } punten.
event-tile-points = { $player } gebruikt een woudkaartje: { $points } punten.
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

prompt-choosing = Kies je rollen voor deze etappe.
prompt-adding = Neem met je kaartje een kaart erbij, of niet.
prompt-leading = Speel een rol uit: moedig of laf?
prompt-following = Je moet volgen: moedig of laf?
prompt-acting = Voer de actie uit of laat het.
prompt-fists = Verberg zoveel hulpbronnen in je vuist als je wilt.
prompt-works = Een set inleveren?
prompt-over = Het spel is afgelopen.

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
table-amulets = Amuletten
table-played = Gelegd
table-hand = Je hand
table-chosen = Tot nu toe gekozen
table-fist = In je vuist
table-area = Gebied
table-landscape = Landschap
table-borders = Grenst aan
table-towers = Torens
table-here = Hier
table-castle = burcht
table-circle = kring { $circle }
table-clouds-over = onder { $count ->
    [one] een wolk
   *[other] { $count } wolken
}
table-turn = { $role }
table-last-turn = laatst: { $role }
table-do = { $player }, { $what }
table-wait = Wachten op { $players }.
table-over = Het spel is afgelopen.
about-box = De kaarten zijn van onszelf. Van de gedrukte getallen zijn sommige bekend uit de spelregels of uit verslagen; het doosbestand zegt van elke waarde waar die vandaan komt, en wie het spel bezit kan de gedrukte invullen.
