# Wat de borden zeggen naast de woorden van hun spellen.

board-player = Speler
board-dealer = deelt
board-ready = klaar
board-from = van { $player }
board-takes-trick = De slag is voor { $player }
board-points = Punten
board-limit = Er wordt gespeeld tot iemand { $limit } punten heeft.
board-card-fire-witch = verdubbelt het vuur in de slagen van wie haar krijgt
board-card-water-witch = telt { $points } punten
board-card-queen = telt { $points } punten
board-card-earth-witch = neemt wie haar krijgt tot { $points } punten af
board-card-air-witch = wie haar krijgt, betaalt niets voor waterheks en koningin

# what is chosen together, and sent by one button
board-gathered = { $count } van { $most } gekozen
board-gathered-some = { $count } gekozen ({ $fewest } tot { $most })
board-gathered-full = Dat zijn ze allemaal. Tik er een aan om die er weer uit te halen.
board-pass-on = Doorgeven
board-take-roles = Deze rollen nemen

# moments and the score sheet
board-last-round = De laatste ronde!
broom-last-round = De laatste ronde!
board-round = Ronde { $round }
board-score-round = ronde { $round }: { $points }
board-by-round = Per ronde
board-by-source = Naar herkomst
board-end-now = Als het nu afgelopen was
board-as-it-would-end = In totaal
board-after-rounds = Punten na elke ronde
board-bolts = Bliksems
board-standing = Hoe het staat
board-of = { $count } van { $all }
board-home = Tovenaars thuis
board-ever-filled = Ooit gevulde flessen
board-filled-flasks = Volle flessen
board-spent-flasks = Verbruikte flessen
board-with-partner = Met de partner
board-team = team: { $home } thuis, flessen { $flasks }
board-team-total = met { $player }: samen { $points }
board-last-turns = { $players } heeft alles gedaan: de ronde wordt uitgespeeld, dit zijn de laatste beurten!
board-last-turns-now = De laatste beurten
board-last-card = De laatste kaart!
board-moment-home = Thuis!
board-moment-locked-up = Opgesloten!

## Wat de dingen betekenen: verteld als iemand ze aanwijst

board-mean-person = Een mens, die er is.
board-mean-away = Een mens, die nu niet verbonden is.
board-mean-bot = { web-bot }.

witches-mean-fire = Telt 1 punt voor wie haar krijgt. Wie alle veertien vuurkaarten heeft, en de waterheks of de koningin erbij, spreekt een spreuk uit.
witches-mean-plain = Telt niets. De hoogste kaart van de gevraagde kleur krijgt de slag.
witches-mean-wizard = Mag bij elke kleur gespeeld worden en is lager dan elke andere kaart. Liggen er alleen tovenaars, dan krijgt de eerste de slag.
witches-mean-wins = Ze krijgt de slag zoals hij nu ligt.
witches-mean-led = Wie deze kleur heeft, speelt er een kaart van of een tovenaar; wie haar niet heeft, speelt wat hij wil.
witches-mean-led-open = De eerste kaart die geen tovenaar is, bepaalt de kleur van de slag.
witches-mean-alarm = Wie alle veertien vuurkaarten heeft, en de waterheks of de koningin erbij, spreekt een spreuk uit: zelf geen punten, veel voor alle anderen.
witches-mean-spell = Alle anderen krijgen de punten ervan. In de laatste ronde mag men ze in plaats daarvan van de eigen stand aftrekken, als dat de overwinning brengt.
witches-mean-packet = Iedereen geeft tegelijk zoveel kaarten gesloten door. De richting wisselt van ronde tot ronde.
witches-mean-total = De punten van alle rondes. De minste winnen.
witches-mean-round = Wat de slagen tot nu toe opleveren: { $sum }.
witches-mean-cards = Kaarten in de hand.
witches-mean-tricks = Slagen in deze ronde. Ze liggen gesloten.
witches-mean-ready = Heeft de kaarten om door te geven weggelegd.
witches-mean-dealer = De linkerbuur van de deler komt uit voor de eerste slag.
witches-mean-sum = Zo telt een ronde: elke vuurkaart 1, met de vuurheks dubbel tot hoogstens { $cap }; dan de waterheks en de koningin, en wat de aardheks eraf haalt.

towers-mean-tower = Verplaatst zich met alle torens en tovenaars erboven. Wie in het zicht staat waar hij landt, wordt opgesloten.
towers-mean-shield = Ravenschild: ligt het in het zicht en staat er geen tovenaar op, dan kan de burcht hierheen komen.
towers-mean-wizard = Gaat met de klok mee met de volle waarde van een tovenaarskaart. Eindigt hij op het veld van de burcht, dan is hij thuis.
towers-mean-castle = Een tovenaar die hier eindigt, is voorgoed thuis. Daarna gaat de burcht naar het volgende ravenschild in het zicht.
towers-mean-flasks = Wie een tovenaar opsluit, vult een fles. Volle betalen spreuken; verbruikte gelden als gevuld.
towers-mean-home = Wie alle tovenaars thuis en geen lege fles heeft, is klaar; dan wordt de ronde uitgespeeld.
towers-mean-partner = Jullie winnen samen, zodra allebei klaar zijn.
towers-mean-hidden = Hier opgesloten, voor zover de tafel helpt onthouden.
towers-mean-pile = Aan het eind van de beurt wordt aangevuld tot drie kaarten.
towers-mean-discards = Is de stapel op, dan worden deze kaarten geschud.
towers-mean-die = De figuur wordt na de laatste worp gekozen. Zijn er nog worpen over, dan vervangt een nieuwe deze.
towers-mean-looked = Iedereen heeft gezien wie er onder de opgetilde toren stond.
towers-mean-used = Tegen de stapel moeten alle tovenaars thuis zijn voordat de kaarten op zijn.
towers-mean-by-wizard = Verplaatst een eigen tovenaar in het zicht met precies { $value }, met de klok mee.
towers-mean-by-tower = Verplaatst een toren met alles wat erop is met precies { $value }, met de klok mee.
towers-mean-by-die = { $side ->
    [wizard] Een dobbelsteen zegt hoe ver een eigen tovenaar gaat
    [tower] Een dobbelsteen zegt hoe ver een toren gaat
   *[both] Een dobbelsteen zegt hoe ver een eigen tovenaar of een toren gaat
}; { $rolls ->
    [one] hij wordt één keer geworpen.
   *[other] hij mag tot { $rolls } keer geworpen worden.
}
towers-mean-cost = { $cost ->
    [one] Kost één volle fles.
   *[other] Kost { $cost } volle flessen.
}
towers-mean-move-wizard = Een tovenaar gaat één veld vooruit.
towers-mean-move-tower = Een toren gaat twee velden vooruit.
towers-mean-headwind-wizard = Een tovenaar gaat één veld achteruit.
towers-mean-headwind-tower = Een toren gaat twee velden achteruit.
towers-mean-move-castle = De burcht gaat naar het volgende veld zonder zichtbare tovenaar, vooruit of achteruit.
towers-mean-free-wizard = Til een toren op: een eigen tovenaar er vlak onder komt helemaal bovenop.
towers-mean-swap-towers = De bovenste torens van twee velden ruilen van plaats.
towers-mean-piggyback = Een tovenaar reist mee met degene die gaat.

broom-mean-brave = Het komt als iedereen gevraagd is, en alleen als na jou niemand moedig is: wie overtroefd wordt, krijgt niets.
broom-mean-cowardly = Het komt meteen, en niemand kan het je afnemen.
broom-mean-bewitched = Wie een behekste rol neerlegt, moedig of niet: { count-points }.
broom-mean-cloud = { count-wands } om haar vanuit een gebied ernaast weg te toveren. Zolang ze ligt, komt hier geen pion. Bliksems tellen aan het einde: { count-bolts }.
broom-mean-storm-bonus = Zolang ze hier ligt, brengt elke levering ernaast { count-points } meer op.
broom-mean-storm-move = Wie haar wegtovert, mag nog een keer vliegen.
broom-mean-storm-delivery = Wie haar wegtovert, mag nog een keer leveren.
broom-mean-storm-potions = Wie haar wegtovert, krijgt { count-points } bij bezit van { goods }.
broom-mean-round-tower = Rond: neemt in het hele spel één toverdrank ({ $potion }). Beloning: { $reward }.
broom-mean-square-tower = Vierkant: neemt elk aantal toverdranken ({ $potion }). Beloning telkens: { $reward }.
broom-mean-filled = Rond: hij heeft zijn toverdrank en neemt er geen meer.
broom-mean-castle = Hier beginnen de pionnen. Verder is het een gebied als elk ander.
broom-mean-circle = Een turbobezem die deze letter toont, landt hier.
broom-mean-pawn = Heksen vliegen ermee naar een gebied ernaast; hij levert aan de torens van het gebied waarin hij staat.
broom-mean-mountain-tile = Wie hier voor het eerst komt, neemt het eigen amulet en mag de tegel gebruiken.
broom-mean-forest-tile = Wie het eerst komt, neemt hem en gebruikt hem één keer, later.
broom-mean-hill-tile = De turbobezem draagt een pion die hier komt meteen verder naar een van deze steencirkels.
broom-mean-potion = Voor torens met een dak in deze kleur. Aan het einde brengen sets van verschillende hulpbronnen punten op.
broom-mean-wand = Betaalt wolken. Aan het einde brengen sets van verschillende hulpbronnen punten op.
broom-mean-bolts = Van weggetoverde wolken. Volgens de bliksemtabel zouden ze nu { count-points } opleveren.
broom-mean-amulets = Van bergtegels. Ze zouden nu { count-points } opleveren.
broom-mean-tile-brave = Eén keer: de moedige actie hoewel laf.
broom-mean-tile-card = Eén keer: een rol extra aan het begin van een ronde.
broom-mean-tile-points = Eén keer: punten in plaats van een laffe actie.
broom-mean-leads = Speelt uit: legt het eerst een rol, en wie haar heeft, doet mee.
broom-mean-cards = Rolkaarten die nog in de hand zijn.
broom-mean-points = De meeste punten winnen; bliksems en sets komen er aan het einde bij.
broom-mean-waiting = Wordt nog naar deze rol gevraagd.
broom-mean-passed = Heeft deze rol niet.
broom-mean-beaten = Daarna was nog iemand moedig: hier valt niets te halen.
broom-mean-role = De uitgespeelde rol: wie haar heeft, moet haar leggen, moedig of laf.

## Wandering Towers

board-ring = De ring van zestien velden
board-tower = toren { $number } op veld { $space }, { $level } van { $height } vanaf de grond
board-wizard = tovenaar van { $player } op veld { $space }
board-a-wizard = een tovenaar op veld { $space }
board-goes-to = gaat naar veld { $space }
board-goes-home = gaat naar huis, de burcht in
board-goes-onto = gaat naar veld { $space } en sluit { $count ->
    [one] een tovenaar
   *[other] { $count } tovenaars
} van { $players } op
board-castle = de ravenburcht op veld { $space }
board-flasks = flessen: { $full } vol, { $empty } leeg, { $spent } verbruikt
board-discard = weggooien
board-choices = Wat je kunt doen
board-or = of

## Broom Service

board-language = nl
board-filled = heeft zijn toverdrank
board-pawn = pion { $number }
board-pawn-in = pion { $number } van { $player } in { $area }
board-cloud = wolk boven { $area }
board-roles = Wijs een rol aan en lees wat die doet. Moedig brengt meer op, maar je kunt overtroefd worden; laf is veilig.
board-roles-by-touch = Houd een rol ingedrukt en lees wat die doet. Moedig brengt meer op, maar je kunt overtroefd worden; laf is veilig.
board-zoom-in = kaart groter
board-zoom-out = kaart kleiner
board-turbo = turbobezem naar de steencirkels { $circles }
board-neighbours = grenst aan { $areas }
board-tile = { $kind ->
    [mountain] bergtegel
    [forest] woudtegel
   *[hill] heuveltegel
} in { $area }: { $does }
board-amulets = amuletten wachten op { $players }
broom-act-witch = naar een gebied vliegen ({ $where }){ $manner ->
    [brave] {" "}en daar leveren
   *[cowardly] {""}
}
broom-act-druid = met een pion leveren ({ $where }){ $manner ->
    [brave] {" "}voor { $bonus } punten meer
   *[cowardly] {""}
}
broom-act-fairy = een wolk naast een pion wegtoveren{ $manner ->
    [brave] {" "}voor { $bonus } punten meer
   *[cowardly] {""}
}
broom-act-gatherer = { $goods } nemen
