# Wat Coven in het Nederlands zegt, bij welk spel ook.

## Mensen en plaatsen

person = Speler
person-number = Speler { $number }
seat = Plaats { $number }
why = { $reason } (regel { $ruling })
names-and = { $names } en { $last }

## Hulp

help-coven = Witches, Wandering Towers en Broom Service, tegen bots of met vrienden achter één scherm.
help-games = Wat er te spelen is: aantallen spelers, bots en opties met hun standaard.
help-play = In de terminal tegen bots spelen, of met meer mensen achter één scherm.
help-simulate = Bots veel partijen laten spelen en zien wie er wint.
help-arena = Bots met elkaar meten: opstellingen op dezelfde delingen, elk in alle rotaties. Elke twee bots ontmoeten elkaar, om en om geplaatst (twee tegen twee op vier plaatsen, één tegen één op twee; bij een oneven aantal één keer met een plaats meer voor elk van beide); --against zet elke bot alleen aan een tafel van een andere; --lineup noemt de plaatsen zelf. Met de startwaarde precies te herhalen, behalve als een bot seconden krijgt.
help-replay = Een opgenomen partij stap voor stap terugkijken.
help-review = Een afgelopen spel nog eens bekijken: de winstkansen na elke zet, de duurste zetten, de keerpunten, geluk en spel.
help-verify = Een opgenomen partij controleren: opnieuw delen uit de startwaarde en alles vergelijken.
help-bench = Zetten en partijen per seconde meten op één kern.
help-warm = Vooraf compileren wat nodig is om te spelen: de bots die zoeken. Met --all ook wat metingen en massale partijen nodig hebben.
help-serve = Tafels voor vrienden overal openen: een server op deze computer; hij noemt zijn adres zodra hij klaar is. Al het andere staat in het bestand coven.toml of in de omgeving (COVEN_HTTPS=true); een optie gaat voor de omgeving, de omgeving voor het bestand.
help-backup = Alles wat een server weet in één bestand schrijven, terwijl hij draait. Het bestand is even geheim als de server zelf.
help-restore = Een back-up terugzetten in een lege gegevensmap of database.
help-admin = De beheerders van een server: accounts die erop mogen letten.
help-admin-add = Een account beheerder maken; is er geen, dan wordt het aangemaakt en het wachtwoord één keer getoond.
help-admin-remove = Een beheerder de rechten afnemen; het account blijft.
help-admin-drop-passkeys = Alle passkeys verwijderen van een beheerder die ze kwijt is; dan is het wachtwoord genoeg tot er een nieuwe is.
help-admin-list = De aanmeldnamen van alle beheerders.
help-admin-rotate-key = Een nieuwe sleutel maken waarmee sessies worden ondertekend; niemand wordt afgemeld.
help-admin-log = Wat beheerders hebben gedaan, het nieuwste als laatste.
help-admin-log-lines = Hoeveel regels.
help-login = De aanmeldnaam van het account.
help-boxes = De dozen van een spel: alles wat op het materiaal staat, als bestand om te lezen, te controleren, te tekenen en te veranderen.
help-box-list = De dozen die bij elk spel horen.
help-box-show = Wat er in een doos zit, en waar haar getallen vandaan komen als ze dat zegt.
help-box-check = Elke fout van een doos noemen, met de regel.
help-box-draw = Een speelbord uit een doos tekenen als SVG-plaatje.
help-box-new = Een doos kopiëren naar een eigen bestand, om te bewerken en mee te spelen.
help-game-name = De naam van een spel, zoals ‘coven games’ die noemt; het begin is genoeg.
help-game-to-play = De naam van een spel, zoals ‘coven games’ die noemt; het begin is genoeg. Zonder naam kies je uit een menu.
help-some-games = Alleen deze spellen; allemaal als er geen genoemd is.
help-file = Een opname, zoals ‘coven play’ of ‘coven simulate’ die opslaat.
help-players = Hoeveel spelers er aan tafel zitten.
help-option = Een optie van het spel als naam=waarde; `coven games` noemt ze. Mag vaker voorkomen.
help-bots = Wie de andere plaatsen speelt, zoals careful,random.
help-arena-bots = De bots die gemeten worden, zoals novice,careful,master; een zoekende bot kan een budget krijgen: master@5000 simulaties, master@200ms, master@2s.
help-against = Elke bot alleen aan een tafel van deze zetten.
help-lineup = Een bot voor elke plaats, zoals careful,random,random; kan meermaals, in plaats van --bots en --players.
help-arena-players = Aantallen spelers, zoals 2,4.
help-arena-games = Partijen van elke opstelling, naar boven afgerond op hele delingen.
help-arena-seed = Een getal of woord dat delingen en keuzes vastlegt; anders wordt een nieuwe getrokken en genoemd.
help-arena-workers = Hoeveel processen; zonder opgave zoveel als er kernen zijn.
help-ray = De partijen verdelen over het Ray-cluster op dit adres; ‘auto’ voor het cluster waar deze computer bij hoort.
help-arena-resume = Elke voltooide partij in dit bestand bewaren en, als het er al is, daar verdergaan.
help-arena-out = Het resultaat in dit bestand schrijven, als .json of .md. Kan meermaals.
help-arena-picture = Het resultaat in dit SVG-bestand tekenen.
help-seed = Een getal of woord dat de verdeling vastlegt; zonder is die geheim.
help-box = Een eigen doos als TOML-bestand, of de naam van een doos die bij het spel hoort.
help-human = De plaatsen van mensen, geteld vanaf 1; alleen plaats 1 als je er geen noemt. Meer mensen delen het scherm; ‘none’ laat de bots alleen spelen.
help-name = De naam van een mens, in de volgorde van de plaatsen. Mag vaker voorkomen.
help-resume = Verdergaan met een opgeslagen partij, zoals die begonnen is. De naam van het spel is niet nodig.
help-fast = Bots spelen zonder pauze.
help-number = Hoeveel partijen.
help-save = De opname van elke partij in deze map schrijven.
help-export = Een dataset van partijen van bots schrijven om te onderzoeken, als Parquet-bestanden.
help-export-out = De map van de dataset. Wat er al van dezelfde in staat, blijft; een run kan dus worden afgebroken en voortgezet.
help-export-views = Bij elke beslissing ook het hele zicht schrijven, als JSON: veel trager.
help-seat = Kijken door de ogen van deze plaats, geteld vanaf 1; anders wordt de afgelopen partij open getoond.
help-picture = Alleen de laatste stelling in dit SVG-bestand tekenen, als het spel te tekenen is.
help-review-seat = Kijk door de ogen van deze plaats, geteld vanaf 1; zonder liggen alle kaarten open.
help-simulations = Hoeveel vervolgen vanaf elk punt gemiddeld gespeeld worden; vier keer zoveel halveert de fouten.
help-svg = Teken de grafiek ook in dit SVG-bestand.
help-seconds = Hoe lang elk spel gemeten wordt.
help-quiet = Aan het eind niets zeggen.
help-all = Ook wat alleen metingen, massale partijen en de arena nodig hebben.
help-which-box = De naam van een doos die bij het spel hoort (anders standard), of een TOML-bestand.
help-new-file = Het bestand dat geschreven wordt; een bestaand bestand blijft zoals het is.
help-from = De doos die gekopieerd wordt: een naam of een TOML-bestand.
help-side = De kant van het speelbord: front is de voorkant, back de achterkant.
help-out = Het bestand dat geschreven wordt; anders gaat het plaatje naar de standaarduitvoer.
help-width = De breedte in pixels; een smal bord heeft korte tekens in plaats van namen. Zonder breedte past het plaatje overal.
help-host = Het adres waarop wordt geluisterd; 0.0.0.0 voor iedereen die deze computer kan bereiken.
help-port = De poort; 0 neemt een vrije.
help-data = De map voor de database en de sleutel die sessies ondertekent.
help-database = Het adres van een database; zonder adres een bestand in de gegevensmap.
help-workers = Hoeveel processen; meer dan één heeft PostgreSQL nodig.
help-open = De pagina in de browser openen zodra de server klaar is; draait hij al, dan alleen openen.
help-backup-file = Het bestand dat geschreven wordt; een bestaand bestand wordt niet overschreven. In een map heet het naar de tijd.
help-backup-verify = De back-up op een tijdelijke plek terugzetten, daar elke rij vergelijken en elk spel opnieuw spelen.
help-keep = FILE is een map waarin zoveel back-ups blijven, hoe oud ze ook zijn.
help-keep-days = FILE is een map waarin alle back-ups van zoveel dagen blijven.
help-restore-file = De back-up.
help-json = Met JSON antwoorden, voor programma’s.
help-lang = De taal: Engels, Duits of Nederlands.
help-version = De versie tonen.
help-install-completion = Aanvullen met Tab instellen voor deze shell.
help-show-completion = Het aanvullen voor deze shell tonen, om te kopiëren of te wijzigen.
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
bot-level = { $bot ->
    [random] speelt willekeurig
    [careful] gevorderd
    [novice] beginner
    [casual] gelegenheidsspeler
    [skilled] gevorderd
    [expert] expert
    [master] meester
   *[other] { $bot }
}
games-range = van { $low } tot en met { $high }
games-default = standaard

## Dozen

box-good = { $file }: alles is in orde.
box-faults = { $count ->
    [one] { $file }: één fout:
   *[other] { $file }: { $count } fouten:
}
box-drawn = Getekend: { $file }
box-new = { $file } kun je nu bewerken. Controleer het met: coven box check { $game } { $file }, en speel ermee: coven play { $game } --box { $file }

## Het menu van spellen

menu-question = Wat wil je spelen? Typ een getal of een naam; Enter stopt.
menu-go-on = Verder: { $game }, opgeslagen { $date }, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
menu-offer = { $game }? [J/n]
menu-what = ‘{ $text }’ staat niet in de lijst.

## Spelen; de woorden die men naast de Engelse kan typen

command-help = hulp h ?
command-rules = regels
command-moves = zetten m
command-hint = tip
command-why = waarom w
command-log = verloop
command-speed = tempo
command-set = instellen
command-undo = terug u
command-save = opslaan bewaren s
command-picture = plaatje
command-review = terugblik
command-quit = stoppen q
play-setting-up = De tafel wordt klaargezet …
play-hint = Zet, bijv. { $move } · zetten · tip · regels · verloop · terug · hulp · stoppen
play-help =
    Typ een zet zoals hij geschreven staat, bijv. { $move }, of zijn nummer in de lijst die ‘zetten’ toont.
    Het begin is genoeg zolang er maar één zet bedoeld kan zijn; Tab vult aan.
    Er mogen meer zetten op één regel staan, met komma’s ertussen; ze worden allemaal gedaan of geen.
    zetten              toont alles wat je nu mag doen
    tip             zegt wat je zetten waard zijn en waarom de beste de beste is
    waarom ZET          zegt waarom een zet niet mag
    regels [WOORD|N]    toont de regels (in het Engels): vanaf een woord, een nummer of de laatste weigering
    verloop [WOORD]     toont alles wat er gebeurd is
    terug               neemt je laatste zet terug, zolang niemand er iets van geleerd heeft
    tempo [0–5]         stelt in hoe snel bots spelen; terwijl ze spelen, versnelt Enter
    instellen [NAAM N]  toont of verandert wat de tafel voor je beantwoordt, als het spel zoiets kent
    opslaan [BESTAND]   slaat de partij op onder een naam; na elke zet gebeurt dat toch al
    plaatje [BESTAND]   tekent de tafel als SVG-plaatje, als het spel te tekenen is
    stoppen             verlaat de tafel; je kunt later verdergaan
play-which = { $count ->
    [one] ‘{ $text }’ alleen is niet duidelijk genoeg. Als je { $moves } bedoelt, typ het dan helemaal.
   *[other] ‘{ $text }’ kan betekenen: { $moves }. Wat bedoel je?
}
play-refused = { $move } mag nu niet. { $reason }
play-allowed = { $move } mag.
play-why-what = Typ een zet achter ‘waarom’.
play-no-rules = Van dit spel zijn hier geen regels te lezen.
play-no-settings = In dit spel valt niets in te stellen.
play-speed = Tempo { $speed }, van 0 (zonder pauze) tot { $slowest } (langzaam).
play-too-many = { $move } komt te laat: daarvoor is je beurt al voorbij.
play-none-played = Daarom is geen enkele zet van die regel gedaan.
play-undone = Teruggenomen.
play-confirm = Je keuze: { $move }. Enter bevestigt, ‘terug’ verandert haar.
play-confirm-what = ‘{ $text }’ is hier geen antwoord.
play-hand-over = Geef het scherm aan { $player }. { $player }, druk op Enter als er niemand anders kijkt.
play-read = Enter: verder
page-hint = Regels { $first }–{ $last } van { $lines } · Enter: verder · b: terug · een woord: zoeken · q: stoppen
page-back = b terug
page-leave = q stoppen
page-not-found = ‘{ $text }’ staat niet in deze tekst. Enter: verder · b: terug · q: stoppen
play-saved = Opgeslagen: { $file }
play-not-saved = De partij gaat door, maar is niet opgeslagen. ‘opslaan BESTAND’ probeert het ergens anders.
play-pictured = Getekend: { $file }
play-quit-save = De partij bewaren om later verder te spelen? [J/n]
play-yes = j ja y yes
play-no = n nee no
play-left = Tot ziens.
play-left-saved = Tot ziens. De partij is opgeslagen. Ga verder met: coven play --resume { $file }
play-rescued = De partij is opgeslagen. Ga verder met: coven play --resume { $file }
play-recorded = Opgenomen. Terugkijken: coven replay { $file }
play-winners = { $count ->
    [one] { $players } wint!
   *[other] { $players } delen de overwinning!
}
play-end-hint = Enter verlaat de tafel · terugblik · verloop · ‘opslaan BESTAND’ bewaart onder een naam
serve-no-client = De pagina voor de browser is hier niet gebouwd (“make web” bouwt haar); alleen de API is er.
serve-open = Coven is op { $address } · Ctrl+C stopt het

## Tips en terugblik

hint-preparing = Het programma van dit spel wordt klaargemaakt, dat gebeurt één keer
hint-thinking = Even denken
hint-line = { $chance } % ±{ $error }, score { $score }
hint-more = { $count ->
    [one] … en nog één zet.
   *[other] … en nog { $count } zetten.
}
reason-lead = Hij heeft de beste kans om te winnen: { $chance } %, tegen { $other_chance } % na ‘{ $other }’.
reason-score = Hij geeft de betere score: gemiddeld { $score }, tegen { $other_score } na ‘{ $other }’.
reason-close = ‘{ $other }’ is ongeveer even goed: { $other_chance } % kans om te winnen, tegen { $chance } %.
reason-same = ‘{ $other }’ komt op hetzelfde neer.
reason-only = Het is de enige zet die mag.
review-thinking = Het spel wordt nog eens doorgespeeld
review-open = Kansen om te winnen met alle kaarten open
review-seat = Kansen om te winnen zoals { $player } ze kon weten
review-moves = Zetten
review-chance = Kans om te winnen
review-start = Vooraf
review-deal = Verdeling
review-play = Eigen spel
review-others = Anderen
review-luck = Geluk
review-result = Uitslag
review-method = Elke kans komt uit gemiddeld { $simulations } spellen, meer waar het erop aankomt, vanaf daar verder gespeeld door meestal voorzichtige bots. Vooraf, verdeling, eigen spel, anderen en geluk samen zijn de uitslag; ± is het 95 %-interval.
review-costly = De duurste zetten, terwijl andere beter waren naar wat men kon weten
review-none-costly = Geen enkele zet heeft duidelijk iets gekost.
review-costly-line = Zet { $number }: { $player } zakt van { $before } % naar { $after } % (±{ $error }) door ‘{ $move }’.
review-costly-points = Zet { $number }: { $player } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (±{ $error }) door ‘{ $move }’.
review-then = Door geluk wordt dat { $then } %.
review-better-chance = ‘{ $better }’ was beter, naar wat { $player } kon weten: { $better_chance } % kans om te winnen, in plaats van { $chance } %.
review-better-points = ‘{ $better }’ was beter, naar wat { $player } kon weten: een eindscore van { $better_score }, in plaats van { $score }.
review-own-moves = Eigen zetten van { $player }: { $costly } door de genoemde, { $rest } door alle andere, samen { $play }.
review-in-points = Hetzelfde in punten van de eindscore
review-rounds = ← rondes
review-turning = Keerpunten
review-turning-play = Zet { $number }: ‘{ $move }’ van { $player }: { $changes }.
review-turning-luck = Zet { $number }: toeval na ‘{ $move }’ van { $player }: { $changes }.
review-change = { $player } { $change } %

## Simuleren, terugzien, nagaan, meten

arena-compiling = Wat nog niet gecompileerd is, wordt gecompileerd …
arena-title = { $game }: de arena
arena-played = Partijen: { $games } · opties: { $options }
arena-seed = Startwaarde: { $seed }
arena-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}
arena-against = Tegen elkaar
arena-versus = { $bot } tegen { $against }
arena-bot = Bot
arena-pair = Bots
arena-games = Partijen
arena-wins = Aandeel gewonnen (95 %)
arena-taken = Gewonnen door de eerste (95 %)
arena-fair = Eerlijk
arena-score = Gemiddelde punten
arena-rating = Rating
arena-summary = { $games } van { $planned } partijen, { $moves } zetten, { $seconds } s.
arena-note = Tussen haakjes het bereik waarin het ware aandeel met 95 % zekerheid ligt. ‘Eerlijk’ is wat even sterke bots zouden winnen. Ratings beginnen op 1000 en laten weg wat nog niet zeker is.
arena-picture-note = Balken: 95 %-bereiken. Gestreept: wat even sterke bots zouden winnen.
simulate-running = Er wordt gespeeld
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-score = Gemiddelde punten
simulate-place = Gemiddelde rang
export-summary = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $folder }; nu geschreven: { $written }.
simulate-summary = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, { $moves } zetten, { $seconds } s. Zo eindigden ze:
replay-reading = Er wordt gelezen
replay-hint = Zet { $number } van { $moves } · Enter: verder · b: terug · een getal: daarheen · q: stoppen
admin-made = { $login } mag nu op deze server letten. Het wachtwoord, alleen deze keer getoond: { $password }
admin-given = { $login } mag nu op deze server letten.
admin-removed = { $login } is geen beheerder meer.
admin-passkeys-dropped = { $count ->
    [0] { $login } had geen passkey.
    [one] De passkey van { $login } is verwijderd: tot er een nieuwe is, is het wachtwoord genoeg.
   *[other] { $count } passkeys van { $login } zijn verwijderd: tot er een nieuwe is, is het wachtwoord genoeg.
}
admin-none = Er is geen beheerder; “coven admin add NAME” maakt er een.
admin-rotated = Sessies worden vanaf nu met een nieuwe sleutel ondertekend; die met de oude gaan door.
admin-command-line = opdrachtregel
admin-log-empty = Nog geen beheerder heeft iets gedaan.
admin-did-give_rights = heeft { $about } beheerder gemaakt
admin-did-take_rights = heeft { $about } de rechten afgenomen
admin-did-drop_passkeys = heeft de passkeys van { $about } verwijderd
admin-did-ban = heeft { $about } buitengesloten
admin-did-lift_ban = heeft de blokkade van { $about } opgeheven
admin-did-close_table = heeft tafel { $about } gesloten
admin-did-announce = heeft iedereen gezegd: { $about }
admin-did-rotate_key = heeft een nieuwe sleutel voor sessies gemaakt
verify-running = Er wordt opnieuw gedeeld
verify-matches = { $file } is echt: de startwaarde klopt met de vastlegging, en alle { $moves } zetten en de uitslag volgen eruit.
verify-unfinished = { $file } is niet afgelopen. De startwaarde klopt met de vastlegging, { $moves ->
    [0] en er is nog geen zet gedaan.
    [one] en de ene zet volgt eruit.
   *[other] en alle { $moves } zetten tot nu toe volgen eruit.
}
verify-differs = { $file } klopt niet:
finding-other-commitment = de startwaarde klopt niet met de vastlegging: haar hash is { $hash }
finding-other-box = de doos klopt niet: haar hash is { $hash }
finding-other-box-name = de naam van de doos klopt niet: opgenomen { $recorded }, gespeeld { $played }
finding-other-players = het aantal spelers klopt niet: opgenomen { $recorded }, gespeeld { $played }
finding-other-options = de opties kloppen niet: opgenomen { $recorded }, gespeeld { $played }
finding-misfit = zet { $number } ({ $move } van plaats { $seat }) is niet mogelijk bij de verdeling van deze startwaarde{ $ruling ->
    [0] {""}
   *[other] {" "}(regel { $ruling })
}
finding-no-seed = de partij is niet afgelopen, dus de startwaarde is nog geheim
finding-unfinished = de partij is niet afgelopen, dus er is geen uitslag om na te gaan
finding-not-over = na de laatste zet is de partij niet afgelopen
finding-no-outcome = na de laatste zet is de partij afgelopen, maar er is geen uitslag opgenomen
finding-other-outcome = { $part }: opgenomen is { $recorded }, gespeeld is { $played }
finding-no-part = { $part } is opgenomen, maar hoort niet bij een uitslag
finding-box-no-name = de doos heeft geen naam
finding-box-shape = dit is niet opgebouwd als een doos ({ $problem })
finding-box-no-toml = { $file } is geen TOML-bestand: { $problem }
finding-box-long = ze heeft meer dan { $most } tekens
finding-box-dotted-key = ze heeft een sleutel met meer dan { $most } delen
finding-box-many-values = ze heeft meer dan { $most } waarden
finding-box-many-entries = { $entry } heeft { $count } items; hoogstens { $most } zijn toegestaan
finding-box-deep = { $entry } ligt te diep: hoogstens { $most } lijsten en tabellen in elkaar zijn toegestaan
finding-box-long-key = de naam van een item mag hoogstens { $most } tekens hebben
finding-box-long-text = { $entry } heeft { $count } tekens; hoogstens { $most } zijn toegestaan
finding-box-hidden-key = de naam van een onderdeel heeft onzichtbare tekens
finding-box-hidden-letters = { $entry } heeft onzichtbare tekens, of geen zichtbare
finding-box-large-number = { $entry } is een te groot getal
finding-box-too-much = het controleren kost te veel tijd of geheugen
finding-box-more-faults = en er zijn nog meer fouten
finding-position-shape = dit is niet opgebouwd als een stelling ({ $problem })
finding-position-no-object = dit is geen object
finding-position-game = ze hoort bij het spel { $theirs }, niet bij { $ours }
finding-position-lacks = { $part } ontbreekt
finding-position-part = { $part } hoort niet in een stelling
finding-position-part-no-object = { $part } is geen object
finding-stream-part = { $part } hoort niet in een toevalsstroom
finding-stream-seed = de startwaarde van de toevalsstroom bestaat niet uit 64 hexcijfers
finding-stream-number = { $part } van de toevalsstroom is geen geheel getal van 0 tot en met { NUMBER($most, useGrouping: 0) }
finding-stream-left = er zijn woorden over van de toevalsstroom, maar er is geen blok
finding-at-line = regel { NUMBER($line, useGrouping: 0) }: { $problem }
finding-at-entry = { $entry }: { $problem }
bench-running = Er wordt gemeten
bench-game = Spel
bench-players = Spelers
bench-moves = Zetten/s
bench-games = Partijen/s
warm-running = Er wordt gecompileerd
warm-ready = Alles is gecompileerd.
backup-copying = wordt gekopieerd
backup-checking = wordt gecontroleerd
backup-writing = wordt geschreven
backup-comparing = wordt vergeleken
backup-playing = spellen worden opnieuw gespeeld
backup-done = { $file } bevat alles: { $rows ->
    [one] één rij
   *[other] { $rows } rijen
}.
backup-verified = Teruggezet is het rij voor rij hetzelfde; { $games ->
    [one] één spel is opnieuw gespeeld
   *[other] { $games } spellen zijn opnieuw gespeeld
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
backup-removed = Verwijderd, want oud: { $files }
restore-done = Alles uit { $file } is er weer: { $rows ->
    [one] één rij
   *[other] { $rows } rijen
}.
cache-damaged = Een gecompileerd programma was beschadigd; het wordt opnieuw gecompileerd.
cache-not-kept = Gecompileerde programma’s kunnen hier niet worden bewaard; de volgende keer worden ze opnieuw gecompileerd.

## Wat er mis kan gaan, per code

error-refused = { $player } mag { $move } niet spelen: de regels staan het daar niet toe (regel { $ruling }).
error-interrupted = Afgebroken.
error-bad-backup = { $file } kan niet worden teruggezet: het is geen back-up, of hij is beschadigd.
error-backup-differs = { $file } bevat niet wat de server heeft ({ $tables }), en wordt niet bewaard.
error-unplayable = { $file } is volledig en blijft, maar { $count ->
    [one] één tafel erin kan niet worden geopend
   *[other] { $count } tafels erin kunnen niet worden geopend
}: { $tables }
error-not-empty = In { $place } staat al iets; zet de back-up ergens anders terug.
error-newer-schema = Dit is door een nieuwere versie van Coven geschreven; werk deze bij.
error-no-database = De database kan niet worden geopend: { $problem }.
error-unexpected = Er ging iets mis binnen Coven ({ $kind }: { $message }). COVEN_DEBUG=1 toont waar.
error-bad-usage = Deze opdracht is niet leesbaar: { $problem }
error-bad-usage-command = Er is geen opdracht ‘{ $command }’. ‘coven --help’ toont ze allemaal.
error-bad-usage-option = Er is geen optie { $option }. ‘--help’ achter de opdracht toont ze allemaal.
error-bad-usage-needs-value = Achter { $needs_value } ontbreekt een waarde.
error-bad-usage-missing = { $missing } ontbreekt.
error-bad-usage-wrong = De waarde van { $wrong } kan niet. ‘--help’ achter de opdracht legt uit wat wel kan.
error-bad-usage-extra = ‘{ $extra }’ is hier te veel.
error-unknown-game = Er is geen spel ‘{ $game }’; er zijn: { $known }.
error-no-game = Welk spel? Typ: coven play SPEL. Er zijn: { $known }.
error-unknown-option = Er is geen optie ‘{ $option }’; er zijn: { $known }.
error-unknown-bot = Er is geen bot ‘{ $bot }’ voor dit spel.
error-unknown-move = ‘{ $move }’ is hier geen zet.
error-unknown-language = Coven spreekt geen ‘{ $language }’; wel en, de en nl.
error-bad-option = ‘{ $option }’ heeft niet de vorm naam=waarde.
error-bad-option-value = Optie { $option }: { $value } mag niet. Wat mag, toont ‘coven games’.
error-bad-options = { $options } zijn geen opties: geef hun waarden bij naam.
error-bad-players = Dit spel is voor { $allowed } spelers, niet voor { $players }.
error-bad-seat = Er is geen plaats ‘{ $seat }’ aan een tafel voor { $players }; er wordt vanaf 1 geteld.
error-bad-seats = Elke plaats heeft precies één naam nodig.
error-not-to-act = Plaats { $seat } heeft nu niets te beslissen.
error-bad-budget = ‘{ $budget }’ is geen budget om mee te denken: geef een aantal simulaties vanaf 1, of seconden boven 0 en tot { $longest }.
error-bad-names = { $people ->
    [0] Er zitten geen mensen aan tafel
    [one] Er zit één mens aan tafel
   *[other] Er zitten { $people } mensen aan tafel
}, en { $names ->
    [one] er is één naam genoemd.
   *[other] er zijn { $names } namen genoemd.
}
error-bad-names-name = ‘{ $name }’ kan geen naam zijn: er staat niets leesbaars.
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
error-bad-box = Deze doos is niet bruikbaar: { $faults }.
error-bad-position = Deze stelling kan niet worden opgezet: { $faults }.
error-bad-record = Dit is geen volledige opname.
error-bad-record-line = Dit is geen volledige opname: regel { $line } is beschadigd of afgesneden.
error-bad-record-number = Dit is geen volledige opname: zet nummer { $number } ontbreekt of is beschadigd.
error-bad-record-field = Dit is geen volledige opname: in de eerste regel ontbreekt { $field }.
error-bad-record-part = Dit is geen volledige opname: aan het einde ontbreekt { $part } of is het beschadigd.
error-bad-record-moves = Dit is geen volledige opname: ze heeft { $moves } zetten, en het einde noemt een ander aantal.
error-other-format = Deze opname heeft formaat { $theirs }; deze Coven leest formaat { $ours }.
error-other-rules-version = Er is gespeeld volgens regelversie { $theirs }; deze Coven speelt versie { $ours }.
error-other-game = { $file } is een partij { $game }.
error-not-with-resume = Een opgeslagen partij gaat verder zoals ze begonnen is; { $given } gaat niet samen met --resume.
error-other-box = Er is gespeeld met een andere doos dan die hier { $box } heet.
error-bad-path = { $path } noemt geen bestand: een pad is een tekst.
error-no-such-file = { $file } is niet leesbaar. Bestaat het bestand?
error-cannot-write = { $file } kan niet worden geschreven.
error-no-room = Er kan niets meer worden geschreven: er is geen ruimte meer waar de uitvoer heen gaat.
error-file-exists = { $file } bestaat al en blijft zoals het is.
error-not-this-game = { $file } bevat iets anders en blijft zoals het is. Kies een andere naam.
error-no-guide = Voor { $game } is er geen uitleg in stappen.
error-no-map = De doos van { $game } heeft geen speelbord om te tekenen.
error-no-picture = Van { $game } kan geen plaatje worden getekend.
error-unknown-side = Een speelbord heeft de kanten front en back, maar geen kant ‘{ $side }’.
error-not-drawn = De kant { $side } van deze doos heeft geen omtrekken; er is niets te tekenen.
error-no-seed = Deze opname is onaf of afgesneden: zonder startwaarde kan ze niet opnieuw gedeeld worden.
error-not-finished = { $file } is niet afgelopen: de partij is alleen te zien door de ogen van één plaats (--seat).
error-seed-is-secret = De startwaarde blijft geheim tot de partij voorbij is.
error-record-is-secret = Een opname toont verborgen keuzes; je kunt haar krijgen zodra de partij voorbij is.
error-cannot-undo = Dat kan nu niet worden teruggenomen.
error-cannot-undo-no-move = Je hebt nog geen zet gedaan die je kunt terugnemen.
error-cannot-undo-others-moved = Dat kan niet worden teruggenomen: anderen hebben intussen gespeeld.
error-cannot-undo-drew = Dat kan niet worden teruggenomen: er zijn kaarten getrokken of dobbelstenen gegooid.
error-cannot-undo-revealed = Dat kan niet worden teruggenomen: de anderen hebben het al gezien, of er is hun iets over gevraagd.
error-no-gpu = Hier is geen bruikbare GPU.
error-no-wasm = Een module voor WebAssembly kan hier niet worden gemaakt of uitgevoerd: { $reason }
error-no-policy = ‘{ $bot }’ zoekt en kan daarom niet spelen waar alleen gecompileerde bots dat kunnen.
error-bad-budget-text = ‘{ $text }’: alleen een bot die zoekt heeft een budget, zoals master@5000, master@200ms of master@2s.
error-no-lineup = Een arena heeft twee verschillende bots nodig, of één en een andere als tegenstander (--against).
error-other-code = De regels of de bots van dit spel hebben daar een andere versie dan hier.
error-bad-arena-file = { $file } bevat geen arena of is beschadigd.
error-other-arena = { $file } bevat partijen van een andere arena; verschillend zijn: { $differing }. Geef haar startwaarde en opties, of een ander bestand.
error-arena-in-use = Een andere run schrijft al in { $file }.
error-worker-died = { $count } keer zijn processen bij dezelfde partijen gestopt.
error-no-ray = Ray is hier niet geïnstalleerd: pip install -r requirements/ray.lock
error-missing-extra = { $package } is hier niet geïnstalleerd: pip install 'coven[{ $extra }]'
error-other-dataset = { $folder } bevat een andere dataset; verschillend zijn: { $differing }. Geef de startwaarde en de opties daarvan, of een andere map.
error-bad-dataset = { $file } beschrijft geen dataset of is beschadigd.
error-not-a-dataset = In { $folder } staat al iets anders; kies een andere map.
error-bad-actions = Voor elke gevraagde tafel of plaats moet er een actie zijn, een geheel getal.
error-illegal-action = Plaats { $seat } aan tafel { $table } mag actie { $action } niet nemen: { $reason }.
error-game-over = De partij aan tafel { $table } is afgelopen.
error-bad-table = Er is geen tafel { $table }; er zijn er { $tables }.
error-bad-snapshot = Dit is geen momentopname van zo’n omgeving.
error-bad-resets = Een afgelopen tafel wordt at_once, next_step of never opnieuw gedeeld, niet { $resets }.
error-bad-kind = Waarnemingen kunnen geen getallen van het type { $kind } zijn.
error-bad-render-mode = Dit spel kan niet als { $mode } worden weergegeven.
error-not-simultaneous = In { $game } kiezen nooit twee plaatsen tegelijk.
error-ray-failed = Het Ray-cluster kan niet spelen: { $why }
error-bad-ending = { $file }: de naam moet op een van deze eindigen: { $endings }.

## Wat een server weigert

error-bad-name = Een naam heeft letters en geen stuurtekens.
error-bad-settings = Met deze instellingen gaat het niet: { $faults }.
error-bad-sign-in = Aanmeldnaam en wachtwoord of code passen niet bij elkaar.
error-bot-plays = Een bot speelt nu voor je; neem je plaats eerst terug.
error-busy = Het is nu te druk; probeer het nog eens.
error-cannot-listen = Op { $host }, poort { $port } kan niet worden geluisterd: { $problem }.
error-cannot-start = De server kon niet starten; het logboek zegt waarom.
error-cannot-start-data = De gegevensmap { $folder } is niet bruikbaar: { $problem }.
error-cannot-start-shared = Een andere server gebruikt de gegevensmap { $folder }; stop die, of geef deze een eigen map.
error-data-gone = De database { $file } is er niet meer; de server is gestopt en heeft sindsdien niets opgeslagen.
error-ended = De partij is afgelopen.
error-failed = Er ging iets mis op de server.
error-foreign-origin = Dit kwam van een pagina van een andere website.
error-unknown-host = Onder die naam is deze server niet bereikbaar.
error-full = Er is geen plaats meer; probeer het later nog eens.
error-has-account = Je hebt al een account.
error-job-under-way = Je wacht al op een ander antwoord; dat komt eerst.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-no-such-job = Daar is niet om gevraagd, of het is vergeten; vraag het nog eens.
error-login-taken = Die aanmeldnaam bestaat al.
error-weak-password = { $reason ->
    [common] Dat wachtwoord probeert iedereen het eerst; neem een ander.
    [name] Het wachtwoord mag niet de inlognaam of de naam zijn.
   *[other] Het wachtwoord heeft minstens vier verschillende tekens nodig die geen spaties zijn.
}
error-malformed = De server kan dit verzoek niet lezen.
error-muted = Wie de tafel heeft geopend, heeft je het zwijgen opgelegd.
error-no-account = Daarvoor heb je een account nodig.
error-no-chat = Aan deze tafel is er geen chat voor je.
error-no-memory-aids = Aan deze tafel wordt uit het hoofd gespeeld.
error-no-seat = Hier is geen plaats voor je vrij.
error-no-spectators = Aan deze tafel wordt zonder publiek gespeeld.
error-no-such-line = Dat heeft hier onlangs niemand gezegd.
error-no-such-person = Deze persoon bestaat niet, of het profiel is niet voor jou.
error-no-such-friend = Zo iemand staat niet in je lijst.
error-not-friends = Alleen vrienden kun je uitnodigen; stuur anderen de link.
error-too-many-listed = Er staan te veel mensen in je lijst; verwijder er eerst een paar.
error-too-many-invited = Er zijn genoeg mensen voor deze tafel uitgenodigd.
error-no-such-session = Zo’n sessie heb je niet.
error-no-such-table = Deze tafel bestaat niet.
error-no-such-token = Zo’n token heb je niet.
error-not-for-tokens = Met een token kan dat niet; meld je aan met naam en wachtwoord.
error-no-undo = Aan deze tafel wordt geen zet teruggenomen.
error-not-found = Hier is niets.
error-not-host = Dat mag alleen wie de tafel heeft geopend.
error-not-open = Deze tafel is niet meer open.
error-not-over = Dat kan als de partij is afgelopen.
error-not-seated = Je zit niet aan deze tafel.
error-not-signed-in = Zeg eerst wie je bent: een naam is genoeg.
error-not-started = De partij is nog niet begonnen.
error-not-stored = Dit kon niet worden opgeslagen en is niet gebeurd. Probeer het nog eens.
error-nothing-asked = Niemand vraagt je of een zet terug mag.
error-rules-changed = De regels zijn veranderd; onder de nieuwe kan deze partij niet verder.
error-seats-free = Er zijn nog plaatsen vrij; wacht, of laat er bots spelen.
error-stale = Sinds je deze zet koos, is er iets gebeurd. Kijk nog eens.
error-too-large = Dat is te veel voor één verzoek.
error-too-many = Dat was te veel tegelijk; wacht even.
error-too-many-steps = Aan deze tafel is naast het spelen al te veel gebeurd.
error-too-slow = Het verzoek kwam te langzaam binnen.
error-undo-asked = Iemand heeft al gevraagd een zet terug te nemen; antwoord daar eerst op.
error-bad-login = Een aanmeldnaam heeft 3 tot 30 gewone letters, cijfers, punten, streepjes en lage streepjes.
error-bad-webhook = Een webhook gaat naar een openbaar https-adres, zonder gebruikersnaam.
error-banned = Je bent van deze server verbannen.
error-is-admin = Een beheerder kan niet worden verbannen; neem eerst de rechten af.
error-no-admin = { $login } is geen beheerder.
error-no-bots = Aan een tafel met rating of de dagelijkse tafel speelt geen bot voor je.
error-no-film = Van deze partij is er geen film.
error-no-such-ban = Die verbanning bestaat niet.
error-no-such-day = Op die dag heeft niemand om een partij gevraagd.
error-no-such-webhook = Die webhook heb je niet.
error-bad-subscription = Dat is niet wat een browser geeft om bericht te krijgen.
error-no-push = Deze server stuurt browsers geen bericht.
error-bad-mail-address = Een adres ziet eruit als jij@example.org.
error-no-mail = Deze server verstuurt geen e-mail.
error-mail-not-sent = De e-mail kon niet worden verstuurd; kijk het adres na, of probeer het later nog eens.
error-bad-link = Deze link is niet volledig, of hij is te oud. Vraag een nieuwe aan.
error-not-admin = Dat mag alleen een beheerder van deze server.
error-bad-passkey = Die passkey past niet; probeer het nog eens.
error-no-passkeys-here = Passkeys hebben https en een naam nodig, zoals https://games.example.org; een adres van cijfers heeft er geen.
error-no-such-passkey = Je hebt geen zulke passkey.
error-not-confirmed = Bevestig eerst met je passkey.
error-no-passkey = Op deze server heeft een beheerder een passkey nodig; op de pagina van je account kun je er een maken.
error-not-away = Een bot speelt alleen voor wie er niet is, en waar geen klok dat doet.
error-not-rated = Een tafel met rating is alleen voor mensen, met de standaardregels en zonder hulp.
error-once-a-day = De dagelijkse tafel speel je één keer; morgen is er een nieuwe.
error-own-address = Dat is het adres waar je zelf vandaan komt.
error-sealed = Iedereen speelt vandaag deze kaarten; morgen worden ze getoond.
error-unreachable = De server is niet bereikbaar.

## Wat je hoort als je aan de beurt bent en er niet bent

turn-title = Coven
turn-text = Je bent aan de beurt aan een tafel
mail-turn-text = Je bent aan de beurt aan een tafel. Je spellen:
    { $games }

    Met één klik geen e-mails meer zoals deze:
    { $stop }
mail-confirm-subject = E-mail als je aan de beurt bent?
mail-confirm-text = Iemand, waarschijnlijk jij, wil op dit adres horen wanneer het zijn of haar beurt is op { $site }. Wil je dat, volg dan binnen een dag deze link:
    { $link }

    Zo niet, doe dan niets: je krijgt geen e-mail meer.

## Wat een link laat zien waar hij wordt doorgegeven

share-home = Coven
share-home-text = Witches, Wandering Towers en Broom Service aan één tafel: met vrienden of bots, in de browser.
share-table = Een tafel bij Coven
share-table-of = { $game }: een tafel bij Coven
share-table-text = Open de link om mee te spelen of toe te kijken. Een naam is genoeg.
share-replay = Een gespeelde partij bij Coven
share-replay-of = { $game }: een gespeelde partij bij Coven
share-replay-text = Zet voor zet, van elke plaats, met open kaarten.
share-guide-of = { $game }: leren spelen
share-guide-text = Een uitleg speelt met je het begin van een echte partij en legt alles uit. Vijf tot tien minuten, in de browser.
share-rules-of = { $game }: de regels
share-rules-text = Alle regels in gewone woorden, met een nummer voor elke beslissing.
