# Wat Coven in het Nederlands zegt, bij welk spel ook.

## Mensen en plaatsen

person = Speler
person-number = Speler { $number }
seat = Plaats { $number }
why = { $reason } ({ $ruling })

## Hulp

help-coven = Witches, Wandering Towers en Broom Service, tegen bots of met vrienden achter één scherm.
help-games = Wat er te spelen is: aantallen spelers, bots en opties met hun standaard.
help-play = In de terminal tegen bots spelen, of met meer mensen achter één scherm.
help-simulate = Bots veel partijen laten spelen en zien wat ervan komt.
help-replay = Een opgenomen partij stap voor stap terugzien.
help-verify = Een opgenomen partij opnieuw delen uit de startwaarde en nagaan of alles klopt.
help-bench = Zetten en partijen per seconde meten op één kern.
help-warm = Alle regels één keer compileren, zodat niemand aan tafel hoeft te wachten.
help-boxes = De dozen van een spel: alles wat op het materiaal staat, als bestand om te lezen, te controleren, te tekenen en te veranderen.
help-box-list = De dozen die bij elk spel horen.
help-box-show = Wat er in een doos zit, en waar haar getallen vandaan komen als ze dat zegt.
help-box-check = Elke fout van een doos noemen, met de regel.
help-box-draw = Een speelbord uit een doos tekenen als SVG-plaatje.
help-box-new = Een doos kopiëren naar een eigen bestand, om te bewerken en mee te spelen.
help-game-name = De naam van een spel, zoals ‘coven games’ die noemt.
help-some-games = Alleen deze spellen; allemaal als er geen genoemd is.
help-file = Een opname, zoals ‘coven play’ of ‘coven simulate’ die bewaart.
help-players = Hoeveel spelers er aan tafel zitten.
help-option = Een manier van spelen, zoals limit=50. Mag vaker voorkomen.
help-bots = Wie de andere plaatsen speelt, zoals careful,random.
help-seed = Een getal of woord dat de verdeling vastlegt; zonder blijft die geheim.
help-box = Een eigen doos als TOML-bestand, of de naam van een doos die bij het spel hoort.
help-human = De plaatsen van mensen, vanaf 0; alleen plaats 0 als er geen genoemd is. Meer mensen delen het scherm; ‘none’ laat de bots alleen spelen.
help-name = De naam van een mens, in de volgorde van de plaatsen. Mag vaker voorkomen.
help-resume = Verdergaan met een bewaarde partij, zoals die begonnen is.
help-fast = Bots spelen zonder pauze.
help-number = Hoeveel partijen.
help-save = De opname van elke partij in deze map schrijven.
help-seat = Kijken door de ogen van deze plaats, vanaf 0; anders wordt de afgelopen partij open getoond.
help-picture = De laatste stelling in dit SVG-bestand tekenen, als het spel te tekenen is, en verder niets tonen.
help-seconds = Hoe lang elk spel gemeten wordt.
help-quiet = Aan het eind niets zeggen.
help-which-box = De naam van een doos die bij het spel hoort (anders standard), of een TOML-bestand.
help-new-file = Het bestand dat geschreven wordt; een bestaand bestand blijft zoals het is.
help-from = De doos die gekopieerd wordt: een naam of een TOML-bestand.
help-side = De kant van het speelbord: front is de voorkant, back de achterkant.
help-out = Het bestand dat geschreven wordt; anders gaat het plaatje naar de standaarduitvoer.
help-width = De breedte in pixels; een smal bord heeft korte tekens in plaats van namen. Zonder breedte past het plaatje overal.
help-json = Met JSON antwoorden, voor programma’s.
help-lang = De taal: Engels, Duits of Nederlands.
help-version = De versie tonen.
help-help = Deze hulp tonen.
help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-options-mark = [OPTIES]
help-commands = Opdrachten
help-command-mark = OPDRACHT …
help-required = verplicht

## Spellen

games-players = Voor { $players } spelers
games-bots = Bots: { $bots }
games-range = van { $low } tot en met { $high }
games-default = standaard

## Dozen

box-good = { $file }: alles is in orde.
box-faults = { $count ->
    [one] { $file }: één fout (in het Engels):
   *[other] { $file }: { $count } fouten (in het Engels):
}
box-line = regel
box-drawn = Getekend: { $file }
box-new = { $file } kun je nu bewerken. Controleer het met: coven box check { $game } { $file }, en speel ermee: coven play { $game } --box { $file }

## Spelen; de woorden die men naast de Engelse kan typen

command-help = hulp h ?
command-moves = zetten m
command-why = waarom w
command-set = instellen
command-undo = terug u
command-save = bewaren s
command-picture = plaatje
command-quit = stoppen q
play-setting-up = De tafel wordt klaargezet; de eerste keer worden de regels gecompileerd …
play-hint = Typ iets als { $move } · zetten · waarom · terug · bewaren · hulp · stoppen
play-help =
    Een zet wordt getypt zoals hij geschreven staat, bijvoorbeeld { $move }, of als zijn nummer in de lijst die ‘zetten’ toont: #1.
    Het eind ervan is genoeg als er niets anders bedoeld kan zijn. Er mogen meer zetten op één regel staan, met komma’s ertussen.
    zetten              toont alles wat je nu mag doen
    waarom ZET          zegt waarom een zet niet mag
    instellen [NAAM N]  toont of verandert wat de tafel voor je beantwoordt, als het spel zoiets kent
    terug               neemt je laatste zet terug, zolang niemand daardoor iets gezien heeft
    bewaren [BESTAND]   bewaart de partij; ‘coven play SPEL --resume BESTAND’ gaat ermee verder
    plaatje [BESTAND]   tekent de tafel als SVG-plaatje, als het spel te tekenen is
    stoppen             verlaat de tafel en biedt aan te bewaren
play-which = { $count ->
    [one] ‘{ $text }’ alleen is niet genoeg: als je { $moves } bedoelt, typ het dan helemaal.
   *[other] ‘{ $text }’ kan betekenen: { $moves }. Wat bedoel je?
}
play-refused = { $move } mag niet. { $reason }
play-allowed = { $move } mag.
play-why-what = Waarom wat niet? Typ er een zet achter.
play-no-settings = In dit spel valt niets in te stellen.
play-too-many = { $move } bleef weg: je was niet meer aan de beurt.
play-undone = Teruggenomen.
play-confirm = { $move } – Enter bevestigt je keuze, ‘terug’ verandert haar.
play-hand-over = Geef het scherm aan { $player }. { $player }, druk op Enter als er niemand anders kijkt.
play-more = Enter: verder lezen
play-table-again = Enter toont de tafel weer.
play-saved = Bewaard: { $file }
play-pictured = Getekend: { $file }
play-quit-save = De partij eerst bewaren? [J/n]
play-no = n nee no
play-left = Tot ziens.
play-left-saved = Tot ziens. De partij is bewaard; ga verder met: coven play { $game } --resume { $file }
play-rescued = De partij is bewaard; ga verder met: coven play { $game } --resume { $file }
play-winners = { $count ->
    [one] { $players } wint!
   *[other] { $players } delen de overwinning!
}
play-end-hint = Enter verlaat de tafel, ‘bewaren [BESTAND]’ houdt de opname.

## Simuleren, terugzien, nagaan, meten

simulate-running = Er wordt gespeeld
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-score = Gemiddelde punten
simulate-place = Gemiddelde rang
simulate-summary = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, { $moves } zetten, { $seconds } s. Zo eindigden ze:
replay-reading = Er wordt gelezen
replay-hint = Zet { $number } van { $moves } · Enter: verder · b: terug · een getal: daarheen · q: stoppen
verify-running = Er wordt opnieuw gedeeld
verify-matches = { $file } klopt: de startwaarde houdt haar belofte, en alle { $moves } zetten en de uitslag volgen eruit.
verify-unfinished = { $file } is niet afgelopen. De startwaarde houdt haar belofte, { $moves ->
    [0] en er is nog geen zet gedaan.
    [one] en de ene zet volgt eruit.
   *[other] en alle { $moves } zetten tot nu toe volgen eruit.
}
verify-differs = { $file } klopt niet:
finding-other-commitment = de startwaarde past niet bij de belofte: haar hash is { $hash }
finding-other-box = de doos klopt niet: haar hash is { $hash }
finding-other-box-name = de naam van de doos klopt niet: opgenomen { $recorded }, gespeeld { $played }
finding-other-players = het aantal spelers klopt niet: opgenomen { $recorded }, gespeeld { $played }
finding-other-options = de opties kloppen niet: opgenomen { $recorded }, gespeeld { $played }
finding-misfit = zet { $number } ({ $move } van plaats { $seat }) past niet bij de verdeling van deze startwaarde: { $reason }
finding-no-seed = de partij is niet afgelopen, dus de startwaarde is niet verteld
finding-unfinished = de partij is niet afgelopen, dus er is geen uitslag om na te gaan
finding-not-over = na de laatste zet is de partij niet afgelopen
finding-no-outcome = na de laatste zet is de partij afgelopen, maar er is geen uitslag opgenomen
finding-other-outcome = { $part }: opgenomen is { $recorded }, gespeeld is { $played }
finding-no-part = { $part } is opgenomen, maar hoort niet bij een uitslag
bench-running = Er wordt gemeten
bench-game = Spel
bench-players = Spelers
bench-moves = Zetten/s
bench-games = Partijen/s
warm-running = Er wordt gecompileerd
warm-ready = Alles is gecompileerd.

## Wat er mis kan gaan, per code

error-refused = { $player } mag { $move } niet spelen. De regels staan het daar niet toe ({ $ruling }).
error-interrupted = Afgebroken.
error-unexpected = Er ging iets mis binnen Coven ({ $kind }: { $message }). COVEN_DEBUG=1 toont waar.
error-unknown-game = Er is geen spel ‘{ $game }’; er zijn: { $known }.
error-unknown-option = Er is geen optie ‘{ $option }’; er zijn: { $known }.
error-unknown-bot = Er is geen bot ‘{ $bot }’ voor dit spel.
error-unknown-move = ‘{ $move }’ is geen zet van dit spel.
error-unknown-language = Er zijn geen woorden in ‘{ $language }’; er zijn en, de, nl.
error-bad-option = ‘{ $option }’ heeft niet de vorm naam=waarde.
error-bad-option-value = Optie { $option }: { $value } mag niet. Wat mag, toont ‘coven games’.
error-bad-options = { $options } zijn geen opties: geef hun waarden bij naam.
error-bad-players = Dit spel is voor { $allowed } spelers, niet voor { $players }.
error-bad-seat = Er is geen plaats ‘{ $seat }’ aan een tafel voor { $players }; er wordt vanaf 0 geteld.
error-bad-seats = Elke plaats heeft precies één naam nodig.
error-not-to-act = Plaats { $seat } heeft nu niets te beslissen; er wordt vanaf 0 geteld.
error-bad-names = { $people ->
    [0] Er zitten geen mensen aan tafel
    [one] Er zit één mens aan tafel
   *[other] Er zitten { $people } mensen aan tafel
}, en { $names ->
    [one] er is één naam genoemd.
   *[other] er zijn { $names } namen genoemd.
}
error-bad-names-name = ‘{ $name }’ is geen naam: er staat niets leesbaars.
error-bad-bots = { $seats ->
    [0] Er is geen plaats voor een bot
    [one] Er is één plaats voor een bot
   *[other] Er zijn { $seats } plaatsen voor bots
}, en { $bots ->
    [0] er is geen bot genoemd.
    [one] er is één bot genoemd.
   *[other] er zijn { $bots } bots genoemd.
}
error-bad-count = Het moet minstens één partij zijn, niet { $count }.
error-bad-number = Er is geen zet nummer { $number }; er zijn er { $moves }.
error-bad-seed = { $seed } is geen startwaarde: neem een geheel getal of een tekst.
error-bad-cards = Deze kaarten zijn niet leesbaar of komen niet uit één doos.
error-bad-box = Deze doos is niet bruikbaar. Fouten (in het Engels): { $faults }.
error-bad-position = Deze stelling kan niet worden opgezet. Fouten (in het Engels): { $faults }.
error-bad-record = Dit is geen volledige opname.
error-bad-record-line = Dit is geen volledige opname: regel { $line } is beschadigd of afgesneden.
error-bad-record-number = Dit is geen volledige opname: zet nummer { $number } ontbreekt of is beschadigd.
error-bad-record-field = Dit is geen volledige opname: in de eerste regel ontbreekt { $field }.
error-bad-record-part = Dit is geen volledige opname: aan het einde ontbreekt { $part } of is het beschadigd.
error-bad-record-moves = Dit is geen volledige opname: ze heeft { $moves } zetten, en het einde noemt een ander aantal.
error-other-format = Deze opname heeft formaat { $theirs }; deze Coven leest formaat { $ours }.
error-other-rules-version = Er is gespeeld volgens regelversie { $theirs }; deze Coven speelt versie { $ours }.
error-other-game = { $file } is een partij { $game }.
error-not-with-resume = Een bewaarde partij gaat verder zoals ze is: { $given } gaat niet samen met --resume.
error-other-box = Er is gespeeld met een andere doos dan die hier { $box } heet.
error-no-such-file = { $file } is niet leesbaar. Bestaat het bestand?
error-cannot-write = { $file } kan niet worden geschreven.
error-file-exists = { $file } bestaat al en blijft zoals het is.
error-no-map = De doos van { $game } heeft geen speelbord om te tekenen.
error-no-picture = Van { $game } kan geen plaatje worden getekend.
error-unknown-side = Een speelbord heeft de kanten front en back, maar geen kant ‘{ $side }’.
error-not-drawn = De kant { $side } van deze doos heeft geen omtrekken; er is niets te tekenen.
error-no-seed = Deze opname is onaf of afgesneden: zonder startwaarde kan ze niet opnieuw gedeeld worden.
error-not-finished = { $file } is niet afgelopen: de partij is alleen te zien door de ogen van één plaats (--seat).
error-seed-is-secret = De startwaarde wordt verteld als de partij voorbij is.
error-cannot-undo = Nu kan niets worden teruggenomen: wat toeval was of iemand iets liet zien, blijft.
error-no-gpu = Hier is geen bruikbare GPU.
error-unfair-arena = Met deze opties vertelt de ware stand een bot meer dan zijn plaats weet; de arena zou niet eerlijk zijn.
