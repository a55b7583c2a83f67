# Wat de webpagina’s in het Nederlands zeggen.

## Frame

web-skip = Naar de inhoud
web-menu = Menu
web-nav = Pagina’s
web-nav-play = Spelen
web-nav-open = Open tafels
web-nav-games = Mijn spellen
web-nav-daily = Vandaag
web-nav-ratings = Ranglijsten
web-nav-rules = Regels
web-nav-settings = Instellingen
web-nav-account = Account
web-close = Sluiten
web-loading = De tafel wordt gedekt …
web-not-found = Hier is niets.
web-go-home = Alle spellen
web-unreachable = De server is niet bereikbaar. Laad de pagina opnieuw om het nog eens te proberen.
error-unreachable = De server is nu niet bereikbaar.
error-session-over = Je bent hier afgemeld.
web-yes = Ja
web-no = Nee

## Games

web-title-witches = Witches
web-title-wandering-towers = Wandering Towers
web-title-broom-service = Broom Service
web-about-witches = Een slagenspel waarin punten slecht zijn – tenzij je al het vuur pakt.
web-about-wandering-towers = Breng je tovenaars naar de ravenburcht, op torens die wandelen en anderen opsluiten.
web-about-broom-service = Bezorg toverdranken per bezem: moedig voor meer, of laf en veilig.
web-facts-witches = { $players } spelers · 30 minuten · een beetje gemeen
web-facts-wandering-towers = { $players } spelers · 30 minuten · voor het hele gezin
web-facts-broom-service = { $players } spelers · 60 minuten · bluf en moed

## Home

web-home-title = Drie spellen over heksen en tovenaars, aan één tafel
web-home-lead = Speel meteen tegen bots: één klik en je zit. Of met vrienden: stuur ze een link, of deel één scherm.
web-home-open = Open tafels bekijken
web-home-rules = De regels lezen
web-learn = Leren spelen
web-learn-lead = Een uitleg speelt met jou het begin van een echt spel en vertelt er alles bij. Het duurt vijf tot tien minuten, en je kunt op elk moment stoppen.
web-learn-begin = { $game } leren
web-guide = Uitleg
web-go-on = Verder spelen
web-play-now = Nu spelen
web-with-friends = Met vrienden

## De partij van vandaag en ranglijsten

web-today = De partij van vandaag
web-today-hint = Eén partij per dag, dezelfde kaarten en dezelfde bots voor iedereen. Wie haalt er het meeste uit?
web-today-play = { $game } spelen
web-today-mine = Mijn partij { $game }
web-today-results = Uitslagen
web-today-results-of = Uitslagen: { $game }
web-daily-of = De partij van { $day }
web-daily-facts = Jij zit op de eerste plaats, bots op de andere. Iedereen speelt hem één keer.
web-daily-nobody = Nog niemand heeft hem uitgespeeld.
web-daily-first = De eerste plaats is nog vrij.
web-daily-none = Op die dag heeft niemand gespeeld.
web-daily-secret = Hoe de anderen speelden, is te zien als de dag voorbij is (middernacht UTC).
web-daily-told = Kies maximaal vier mensen om hun spelverloop naast elkaar te zien.
web-daily-before = De dag ervoor
web-daily-after = De dag erna
web-daily-compare = Vergelijken
web-daily-compare-with = { $player } vergelijken
web-daily-lines = Naast elkaar
web-daily-lines-hint = Wat ieder bij dezelfde keuze deed. De streep geeft aan waar ze uiteengaan; vet is wat afwijkt van de eerste partij.
web-daily-over = afgelopen
web-replay-of = Terugkijken naar de partij van { $player }
web-rank = Rang
web-name = Naam
web-place = Plaats aan tafel
web-points = Punten
web-rating = Rating
web-rated-games = Partijen
web-ratings-hint = Per spel en aantal spelers. Tafels voor de ranglijst tellen; open er hieronder een. Gasten staan hier zodra ze een account hebben.
web-ratings-game = Spel
web-ratings-nobody = Hier heeft nog niemand een rating.
web-ratings-mine = Mijn ratings
web-ratings-of = { $players } spelers · { $games ->
    [one] één partij
   *[other] { $games } partijen
}
web-page = Pagina { $page } van { $pages }
web-page-before = Vorige pagina
web-page-after = Volgende pagina

## Tables in lists

web-your-turn = Jij bent aan de beurt
web-status-open = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-status-closed = gesloten
web-finished = Afgelopen spellen
web-found-all = alle
web-found-won = gewonnen
web-found-lost = niet gewonnen
web-found-with = Met
web-found = { $count ->
    [0] Zo’n spel is er niet.
    [one] Eén spel.
   *[other] { $count } spellen.
}
web-found-place = plaats { $place } van { $players }
web-somebody = iemand
web-no-games = Er wacht geen spel op je.
web-no-open = Er wacht nu niemand op spelers. Open zelf een tafel!
web-watch-games = Spellen om te bekijken
web-watch = Kijken
web-join = Meedoen
web-live = live
web-days = over meerdere dagen
web-free-seats = { $free } van { $players } plaatsen vrij

## A new table

web-new-table = Nieuwe tafel
web-players = Spelers
web-your-name = Je naam
web-made-up = er wordt een naam voor je bedacht
web-seat-for = Plaats { $seat }
web-at-screen = Mensen aan dit scherm
web-at-screen-hint = Zij spelen hier om beurten. Waar kaarten geheim zijn, sluit er tussendoor een gordijn.
web-name-of = Naam op plaats { $seat }
web-kept-here = aan dit scherm
web-kept-friends = voor vrienden met de link
web-kept-anyone = voor iedereen
web-terms = Aan tafel
web-public = Deze tafel aan iedereen tonen
web-public-hint = Anders vinden alleen mensen met de link hem.
web-rated = Voor de ranglijst
web-rated-hint = Alleen voor mensen, volgens de spelregels, zonder terugnemen: de uitslag telt voor de ranglijsten.
web-pace = Tempo
web-pace-free = zonder klok
web-pace-quick = snel: 30 seconden per zet + 3 min
web-pace-calm = rustig: 90 seconden per zet + 10 min
web-pace-day = een dag per zet
web-pace-days = drie dagen per zet
web-undo-own = eigen zet, als niets is onthuld
web-undo-consent = ook verder terug, als iedereen instemt
web-undo-none = nooit
web-chat-everyone = iedereen, toeschouwers apart
web-chat-players = alleen spelers
web-chat-none = geen
web-spectators = Toeschouwers mogen kijken
web-memory-aids = Opzoeken wat er gebeurde
web-memory-aids-hint = Het verslag bewaart alles wat je hebt gezien. Zonder verslag speel je uit het hoofd.
web-hints = Hints
web-hints-usual = waar één persoon tegen bots speelt
web-hints-own = voor iedereen, als die aan de beurt is
web-hints-none = geen
web-hints-hint = Een hint zegt wat elk van je zetten waard is; daarvoor wordt vaak verder gespeeld.
web-delay = Toeschouwers zien wat er gebeurt,
web-delay-minutes = { $minutes ->
    [0] meteen
    [one] een minuut later
   *[other] { $minutes } minuten later
}
web-delay-hint = Later, zodat niemand die toekijkt iemand aan tafel kan helpen.
web-options = Spelregels
web-presets = Kant-en-klare regels
web-preset-rulebook = Regelboek
web-preset-family = Gezin
web-preset-experts = Kenners
web-preset-rulebook-witches = Tot 70 punten, zoals in het regelboek.
web-preset-family-witches = Vier rondes, dan is het klaar.
web-preset-experts-witches = Punten worden niet getoond, de aardeheks werkt op het blok, en een laatste spreuk kan redden.
web-preset-rulebook-wandering-towers = Het basisspel met de twee basisspreuken.
web-preset-family-wandering-towers = Je ziet waar je eigen tovenaars opgesloten zitten.
web-preset-experts-wandering-towers = Meestertovenaars: spreuken ook in andermans beurt.
web-preset-rulebook-broom-service = De voorkant van het bord met zware wolken.
web-preset-family-broom-service = De voorkant van het bord; verzamelaars mogen ook een deel nemen.
web-preset-experts-broom-service = De achterkant van het bord met tegels, en onweerswolken.
web-all-options = Alle opties
web-box = Doos
web-box-standard = de gewone doos
web-box-own = een eigen bestand …
web-box-hint = Kaarten, borden en getallen van het spel; andere dozen hebben andere.
web-box-file = Bestand van de doos
web-box-file-hint = Een TOML-bestand, zoals ‘coven box new’ er een schrijft om te bewerken.
web-open-table = Tafel openen

## Before the game

web-invited = Je bent uitgenodigd aan een tafel met { $game }
web-here-already = Al hier: { $players }
web-name-hint = Een naam is genoeg. Je kunt hem later veranderen.
web-go-in = Naar de tafel
web-have-account = Ik heb een account
web-waiting-for = { $free ->
    [one] Eén plaats is nog vrij.
   *[other] { $free } plaatsen zijn nog vrij.
}
web-all-seated = Iedereen is er.
web-host-starts = { $player } begint het spel.
web-table-closed = Deze tafel is gesloten.
web-closed-host-closed = Wie hem opende, is vertrokken voordat het spel begon.
web-closed-everybody-left = Iedereen is vertrokken.
web-closed-abandoned = Er is lange tijd niemand meer teruggekomen.
web-closed-expired = Het spel is niet op tijd begonnen.
web-closed-rules-changed = De regels van dit spel zijn intussen verbeterd, en volgens de nieuwe kan het niet verder. Open een nieuwe tafel: daar gelden ze vanaf het begin.
web-closed-closed-by-admin = Wie deze server beheert, heeft hem gesloten.
web-you = jij
web-shares = aan het scherm van { $player }
web-bot = bot, { $bot ->
    [random] speelt willekeurig
    [careful] gevorderd
    [novice] beginner
    [casual] gelegenheidsspeler
    [skilled] gevorderd
    [expert] expert
    [master] meester
   *[other] { $bot }
}
web-sit-here = Hier zitten
web-join-as = Meedoen als { $name }
web-start = Spel beginnen
web-leave = Weggaan
web-invite = Vrienden uitnodigen
web-invite-hint = Wie deze link opent, heeft alleen een naam nodig om te gaan zitten.
web-invite-local = Dit adres leidt alleen naar deze computer. Voor vrienden elders moet de server voor hen openstaan: docs/hosting.md zegt hoe.
web-link = Link
web-copy = Link kopiëren
web-copied = De link is gekopieerd.
web-qr = QR-code van de link
web-options-of-table = Regels aan deze tafel

## At the table

web-table = Tafel
web-beside = Naast de tafel
web-seats = Plaatsen
web-thinks = denkt na …
web-to-act = aan zet
web-away = weg
web-clock = Tijd: { $text }
web-days-left = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
web-moves = Je zetten
web-moves-none = Er valt nu niets voor je te kiezen.
web-moves-coming = Een ogenblik …
web-back = Terug
web-confirm = Bevestigen
web-confirm-move = { $move }?
web-sending = { $move } …
web-connecting = De verbinding is weg. Opnieuw verbinden … er gaat niets verloren.
web-closed = Deze tafel kan niet worden getoond.
web-see-rule = Regel { $ruling }
web-undo = Terugnemen
web-ask-undo = Vragen om terug te nemen
web-undo-asked = { $player } wil een zet terugnemen. Akkoord?
web-took-back = { $player } neemt een zet terug.
web-let-bot-play = Bot laten spelen
web-bot-plays = Een bot speelt voor je.
web-bot-plays-for = Voor { $player } speelt een bot.
web-plays-again = { $player } speelt weer zelf.
web-take-back-seat = Zelf verder spelen
web-leave-sure = Een bot speelt voor je verder.
web-stay = Blijven
web-watching = Je kijkt toe.
web-answers = Niet elke keer vragen
web-answers-hint = Wat de tafel voor je mag beantwoorden. Je kunt het altijd veranderen; niemand anders ziet het.
web-hint = Hint
web-hint-title = Wat je zetten waard zijn
web-hint-running = De partij wordt vanaf hier vele malen verder gespeeld …
web-hint-best = “{ $move }” ziet er het best uit.
web-hint-chance = { $chance } %
web-hint-more = { $count ->
    [one] Nog één zet is slechter.
   *[other] Nog { $count } zetten zijn slechter.
}
web-hint-made = Winstkansen uit { $simulations } verder gespeelde partijen, met alleen wat jij weet; het dunne streepje zegt hoe zeker dat is.
web-curtain-turn = { $player } is aan de beurt
web-curtain-hint = Geef het scherm aan { $player }. Alle anderen kijken weg.
web-curtain-open = Ik ben { $player }
web-curtain-back = Terug naar { $player }, om de zet terug te nemen
web-curtain-others = De anderen spelen
web-curtain-wait = Hier staat zo wie er aan dit scherm aan de beurt is.
web-log = Wat er gebeurde
web-log-empty = Nog niets.
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Iets zeggen
web-send = Sturen
web-mute = Dempen
web-nobody-wins = Deze keer wint niemand.
web-rematch = Nog een keer
web-rematch-waits = De volgende partij wacht op je.
web-replay = Terugkijken
web-replay-and-review = Terugkijken en beoordelen
web-record = Verslag downloaden
web-fair = Is er eerlijk geschud?
web-fair-hint = Vanaf het begin stond dit getal vast: SHA-256 van zout en startwaarde. Met de startwaarde hieronder deelt “coven verify” het spel opnieuw uit het verslag.

## Rules and replay

web-rules-search = Zoeken, of het nummer van een regel
web-rules-parts = Hoofdstukken
web-rules-none = Niets gevonden.
web-rules-which = Kies een spel.
web-replay-start = Naar het begin
web-replay-back = Eén zet terug
web-replay-on = Eén zet verder
web-replay-end = Naar het einde
web-replay-move = Zet { $number } van { $moves }
web-run = Afspelen
web-pause = Pauzeren
web-eyes = Gezien door
web-eyes-spectator = een toeschouwer
web-eyes-open = iedereen: open kaarten
web-open-hands = De kaarten van iedereen
web-replay-slow = langzaam
web-replay-usual = gewoon
web-replay-quick = snel
web-fork = Wat als …?
web-fork-hint = Speel vanaf het getoonde punt verder tegen bots. Het is een eigen partij en telt nergens mee.
web-fork-seat = Ik speel
web-fork-bots = De anderen worden gespeeld door
web-fork-from = Na zet { $number } verder spelen
web-fork-known = Deze partij begon midden in een andere: hoe er geschud was, was bekend.
web-fork-began = Deze partij begon na zet { $number } van een andere.
web-fork-other = Die partij bekijken
web-fair-check = Hier controleren
web-fair-check-hint = Voor de eerste zet werd een getal getoond: SHA-256 van zout en startwaarde. Deze pagina kan het uit het verslag narekenen.
web-fair-kept = Er is geschud zoals beloofd.
web-fair-broken = Er is niet geschud zoals beloofd!
web-fair-unknown = Deze browser kan dit alleen via https controleren. ‘coven verify’ controleert het gedownloade verslag.
web-fair-sealed = Iedereen speelt vandaag deze partij. Startwaarde en verslag volgen morgen.
web-fair-numbers = De getallen
web-commitment = Getoond voor de eerste zet
web-salt = Zout
web-seed = Startwaarde
web-review = Terugblik
web-review-hint = Vanaf elk punt wordt de partij vele malen verder gespeeld: hoe de kansen veranderden, wat geluk was en wat spel, en welke zetten beter waren geweest. Het duurt even.
web-review-start = Deze partij analyseren
web-review-running = De partij wordt geanalyseerd …
web-review-chart = Winstkansen, zet voor zet
web-review-start-of-game = Begin
web-review-end-of-game = Zet { $number }
web-review-table = Als tabel
web-review-move = Zet
web-review-turning = Keerpunten
web-review-no-turning = De kansen veranderden beetje bij beetje.
web-review-by-play = Zet { $number }, door spel: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-by-luck = Zet { $number }, door geluk: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-costly = De duurste zetten
web-review-no-costly = Geen zet kostte veel.
web-review-cost = Zet { $number }: { $player } verliest { $cost } %
web-review-cost-points = Zet { $number }: { $player } verliest punten, geen kansen
web-review-played = Gespeeld: { $move } ({ $chance } %)
web-review-better = Beter: { $move } ({ $chance } %)
web-review-show = Op het bord tonen
web-review-lit = Beter, en op het bord verlicht: { $move }
web-review-parts = Geluk en spel
web-review-from = Gelijk deel
web-review-deal = Uitgangspositie
web-review-play = Eigen zetten
web-review-others = Zetten van anderen
web-review-luck = Geluk onderweg
web-review-result = Uitslag
web-review-made = Van boven naar beneden gelezen, in honderdsten van een overwinning: van een eerlijk deel naar de uitslag. Elk punt van het spel is { $simulations } keer verder gespeeld.

## Settings

web-language = Taal
web-theme = Kleuren
web-theme-system = zoals het apparaat
web-theme-night = nacht
web-theme-day = dag
web-motion = Beweging
web-motion-system = zoals het apparaat
web-motion-full = stukken bewegen
web-motion-reduced = geen
web-confirming = Vragen voor een zet
web-confirming-final = alleen als hij niet meer te veranderen is
web-confirming-always = altijd
web-confirming-never = nooit
web-sound = Geluid
web-notify = Laat het me weten als ik aan de beurt ben en de pagina verborgen is

## Account

web-save = Opslaan
web-saved = Opgeslagen.
web-make-account = Account maken
web-make-account-hint = Je houdt je spellen en kunt vanaf elk apparaat terugkomen. Zonder e-mailadres.
web-login = Gebruikersnaam
web-password = Wachtwoord
web-your-password = Je wachtwoord
web-old-password = Oud wachtwoord
web-new-password = Nieuw wachtwoord
web-change-password = Wachtwoord wijzigen
web-codes = Herstelcodes
web-codes-hint = Schrijf ze nu op: ze worden maar één keer getoond. Met elke code stel je één keer een nieuw wachtwoord in.
web-new-codes = Nieuwe herstelcodes
web-code = Herstelcode
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-signed-in = Aangemeld als { $login }
web-forgot = Wachtwoord vergeten?
web-know-password = Ik weet het wachtwoord
web-devices = Waar je bent aangemeld
web-this-device = dit apparaat
web-end-session = Daar afmelden
web-end-others = Overal elders afmelden
web-my-data = Mijn gegevens
web-export = Alles over mij downloaden
web-forget = Mij verwijderen
web-forget-sure = Naam, account en spellen zijn dan weg. Zeker weten?

## Voor beheerders

web-admin = Beheer
web-admin-load = Hoe het met de server gaat
web-admin-version = Versie
web-admin-up = Draait sinds
web-admin-hours = { $hours } uur
web-admin-here = Verbonden mensen
web-admin-sockets = Verbindingen
web-admin-desks = Tafels in het geheugen
web-admin-storing = Wacht op opslaan
web-admin-memory = Geheugen
web-admin-people = Bekende mensen
web-admin-tables = Tafels
web-admin-status = Welke
web-admin-public = openbaar
web-admin-private = besloten
web-admin-close = Sluiten
web-admin-close-sure = Definitief sluiten
web-admin-none = Niets hier.
web-admin-banning = Iemand weren
web-admin-person = Naam of inlognaam
web-admin-search = Zoeken
web-admin-guest = gast
web-admin-ban = Blokkeren
web-admin-address = Adres of netwerk
web-admin-reason = Reden
web-admin-days = Dagen (leeg: tot opheffing)
web-admin-bans = Nu geblokkeerd
web-admin-until = tot { $until }
web-admin-for-ever = opheffing
web-admin-lift = Opheffen
web-admin-announce = Iedereen iets vertellen
web-admin-text = Tekst
web-admin-tell = Aan iedereen vertellen
web-admin-announced = Iedereen weet het.
web-admin-errors = Laatste fouten

## Broom Service, by the names of places

broom-choose = Kies { $roles } { $most ->
    [one] rol
   *[other] rollen
} voor deze etappe.
broom-choose-more = Kies nog { $roles } { $most ->
    [one] rol
   *[other] rollen
}.
broom-arrived = Je bent aangekomen. Lever hier een toverdrank of laat het.
broom-area = { $landscape } { $area }
broom-fly = met pion { $number } naar { $area } vliegen
broom-deliver = met pion { $number } aan de { $shape ->
    [square] vierkante
   *[round] ronde
} { $colour ->
    [orange] oranje
    [green] groene
   *[purple] paarse
} toren bij { $place } leveren: { count-points }
broom-charm = de wolk boven { $area } wegtoveren voor { count-wands }: { count-bolts }
broom-jump = naar steencirkel { $circle } bij { $area } springen
broom-enough = deze rollen zijn genoeg
broom-event-fly = { $player } vliegt van { $from } naar { $area }.
broom-event-deliver = { $player } levert aan de { $colour ->
    [orange] oranje
    [green] groene
   *[purple] paarse
} toren bij { $place }: { count-points }.
