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
error-passkey-not-given = Er is geen passkey getoond; er is niets veranderd.
error-passkey-held = Dit apparaat heeft al een passkey voor dit account.
error-push-denied = Je browser toont geen meldingen van Coven; sta ze eerst toe voor deze pagina.
error-push-failed = De dienst van je browser is niet bereikbaar, dus hij kan je niets laten weten.
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

## De partij van vandaag en ranglijsten

web-today = De partij van vandaag
web-today-hint = Eén partij per dag van ongeveer tien minuten, dezelfde kaarten en dezelfde bots voor iedereen. Wie haalt er het meeste uit?
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
web-ratings-hint = Per spel en aantal spelers. Tafels voor de ranglijst tellen, met een account; open er hieronder een. Tegen iemand op je eigen adres telt een partij voor een tiende. Tegen dezelfde persoon tellen in dertig dagen drie partijen volledig, elke volgende half zoveel als de vorige. Wie weggaat verliest punten; winnen van iemand die meteen wegging telt niet.
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

## Mensen: profielen, vrienden, uitnodigingen

web-profile = Profiel
web-profile-mine = Mijn profiel
web-profile-since = hier sinds { $day }
web-profile-guest = Gast
web-profile-guest-hint = Als gast zie alleen jij deze pagina. Met een account kunnen anderen je hier vinden, en kun je vrienden hebben.
web-profile-of-mine = Alles wat je hebt uitgespeeld, ook aan privétafels. Anderen zien alleen openbare tafels en vroegere partijen van de dag.
web-profile-of-others = Geteld zijn openbare tafels en vroegere partijen van de dag.
web-profile-none = Nog geen partij uitgespeeld.
web-profile-hidden = Dit profiel is niet te zien
web-profile-hidden-hint = Hier is niemand, of het profiel is alleen voor vrienden en voor mensen aan dezelfde tafels.
web-profile-games = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
web-profile-won = { $wins } van { $games } gewonnen
web-profile-fair = { $fair } zou een eerlijk deel zijn
web-profile-best = Beste score
web-profile-rating = Rating
web-profile-for = { $players } spelers
web-profile-alone = alleen
web-profile-place = Plaats { $place }
web-profile-times = { $count } keer
web-profile-latest = Laatste partijen
web-profile-share = Wie mijn profiel mag zien
web-profile-share-everybody = iedereen
web-profile-share-known = vrienden en mensen aan mijn tafels
web-profile-share-nobody = niemand
web-profile-online = Vrienden zien wanneer ik online ben
web-friends = Vrienden
web-friends-lead = Jullie zijn vrienden als allebei ja zeggen. Alleen vrienden zien dat je online bent en kunnen je met één klik uitnodigen.
web-friends-none = Nog geen vrienden. Speel met iemand en vraag het daarna, of op het profiel.
web-friends-account = Voor vrienden heb je een account nodig: een gast is morgen misschien weg, en niemand zou je terugvinden.
web-friends-ask-me = Willen graag vrienden met je zijn
web-friends-asked = Jij hebt gevraagd
web-friends-blocked = Geblokkeerd
web-friends-online = online
web-friends-invite = Uitnodigen voor { $game }
web-friends-invite-name = { $player } uitnodigen
web-friends-invited = { $player } is uitgenodigd.
web-friends-invite-hint = De uitnodiging staat dan bij hun spellen.
web-friend-ask = Vriendschap vragen
web-friend-ask-name = { $player } om vriendschap vragen
web-friend-asked = Je hebt om vriendschap gevraagd.
web-friend-yes = Jullie zijn vrienden.
web-friend-asks = { $player } wil graag vrienden met je zijn.
web-friend-accept = Aannemen
web-friend-decline = Afwijzen
web-friend-withdraw = Intrekken
web-friend-remove = Geen vrienden meer
web-friend-block = Blokkeren
web-friend-unblock = Niet meer blokkeren
web-friend-blocked = Je hebt { $player } geblokkeerd.
web-friend-block-hint = Wie geblokkeerd is, ziet je profiel niet, kan je niets vragen of voor niets uitnodigen, en hoort er niets van.
web-invitations = Uitnodigingen
web-invitation-by = { $player } nodigt je uit
web-invitation-ignore = Negeren
web-invitation-ignore-of = Uitnodiging van { $player } negeren
web-streak = { $days ->
    [one] Eén dag
   *[other] { $days } dagen op rij
}
web-streak-longest = { $days ->
    [one] langste reeks: één dag
   *[other] langste reeks: { $days } dagen
}
web-daily-option-rounds = { $value ->
    [one] Eén enkele ronde.
   *[other] { $value } rondes.
}
web-daily-seats = { $players ->
    [1] Je speelt alleen.
    [2] Jij tegen één bot.
   *[other] Jij tegen { $bots } bots.
}

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
web-rated-hint = Voor mensen met een account, volgens de spelregels, zonder terugnemen: de uitslag telt voor de ranglijsten.
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
web-invited-late = { $game }: geen plaats meer vrij
web-invited-gone = { $game }
web-no-seat = { $place ->
    [begun] Het spel is begonnen, en alle plaatsen zijn bezet.
    [over] Het spel is afgelopen.
    [closed] Deze tafel is gesloten.
   *[full] Aan deze tafel zijn alle plaatsen bezet.
}
web-may-watch = Je kunt toekijken, of zelf een tafel openen.
web-may-not-watch = Er mag niet worden toegekeken, maar je kunt zelf een tafel openen.
web-may-open = Je kunt zelf een tafel openen.
web-own-table = Een eigen tafel openen
web-link-not-whole = Deze link is niet volledig
web-link-not-whole-hint = Op dit adres is geen tafel voor iedereen te zien. De link van een privétafel eindigt op #key= en enkele letters: vraag om de hele link, of plak hem nog eens.
web-here-already = Al hier: { $players }
web-name-hint = Een naam is genoeg. Je kunt hem later veranderen.
web-sit-down = Gaan zitten
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
web-bot = bot, { bot-level }
web-sit-here = Hier zitten
web-join-as = Gaan zitten als { $name }
web-start = Spel beginnen
web-start-with = Spel beginnen{ $free ->
    [0] { "" }
    [one] : een bot neemt de vrije plaats
   *[other] : bots nemen de { $free } vrije plaatsen
}
web-fill = { $free ->
    [one] Een bot voor de vrije plaats
   *[other] Bots voor de vrije plaatsen
}
web-bots-out = { $bots ->
    [one] De bot weghalen
   *[other] De bots weghalen
}
web-leave = Weggaan
web-invite = Vrienden uitnodigen
web-invite-hint = Wie deze link opent, heeft alleen een naam nodig om te gaan zitten.
web-invite-full = Nu zijn alle plaatsen bezet. Wie deze link opent, kan toekijken.
web-invite-local = Dit adres leidt alleen naar deze computer. Voor vrienden elders moet de server voor hen openstaan: docs/hosting.md zegt hoe.
web-link = Link
web-copy = Link kopiëren
web-copied = De link is gekopieerd.
web-share = Delen …
web-qr = QR-code van de link
web-qr-short = QR-code
web-options-of-table = Regels aan deze tafel
web-other-rules = Andere regels of een ander aantal spelers: in plaats hiervan een nieuwe tafel
web-change-name = Naam wijzigen

## At the table

web-table = Tafel
web-beside = Naast de tafel
web-seats = Plaatsen
web-thinks = denkt na …
web-to-act = aan zet
web-away = weg
# wat de tekens bij de plaatsen betekenen
web-mean-you = Dit is jouw plaats.
web-mean-shares = Zit aan hetzelfde scherm, dat van beurt tot beurt wordt doorgegeven.
web-mean-bot = Een programma. De niveaus, van het zwakste af: { $levels }.
web-mean-to-act = De tafel wacht op deze plaats.
web-mean-away = Nu niet verbonden. Wie terugkomt, vindt alles zoals het was.
web-mean-clock = De tijd die er is om te beslissen. Is die op, dan speelt een bot verder; de plaats kan weer worden ingenomen.
web-awaited = { $player } is er niet, en het spel wacht. Wacht mee, of laat een bot spelen tot { $player } terug is; met ‘Weggaan’ speelt een bot voor jou.
web-stand-in = Bot voor { $player } laten spelen
web-clock = Tijd: { $text }
web-clocks = Klokken
web-days-left = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
web-moves = Je zetten
web-moves-none = Er valt nu niets voor je te kiezen.
web-moves-coming = Een ogenblik …
web-skip-to-my-turn = Door tot mijn beurt
web-back = Terug
web-confirm = Bevestigen
web-confirm-move = { $move }?
web-tap-again = { $move }: tik nog eens om het te doen.
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
web-leave-alone = Er is hier verder niemand: het spel eindigt zonder uitslag.
web-stay = Blijven
web-watching = Je kijkt toe.
web-who-watches = { $count ->
    [0] Niemand kijkt toe.
    [one] Kijkt toe: { $names }
   *[other] Kijken toe: { $names }
}
web-more-people = nog { $count }
web-answers = Niet elke keer vragen
web-answers-hint = Wat de tafel voor je mag beantwoorden. Je kunt het altijd veranderen; niemand anders ziet het.
web-hint = Hint
web-hint-title = Wat je zetten waard zijn
web-hint-running = De partij wordt vanaf hier vele malen verder gespeeld …
web-hint-preparing = Het programma van dit spel wordt klaargemaakt, dat gebeurt één keer …
web-hint-seconds = nog ongeveer { $seconds } s
web-hint-best = “{ $move }” ziet er het best uit.
web-hint-chance = { $chance } %, score { $score }
web-hint-more = { $count ->
    [one] Nog één zet is niet beter.
   *[other] Nog { $count } zetten zijn niet beter.
}
web-hint-made = Winstkansen uit overwinningen en punten in { $simulations } verder gespeelde partijen, met alleen wat jij weet, en de te verwachten eindscore; het dunne streepje zegt hoe zeker de kans is.
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
web-scores = Scoreblad
web-you-came = { $way ->
    [won] Je hebt gewonnen!
    [shared] Je hebt gewonnen, samen met anderen!
   *[came] Je bent { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    } geworden
}
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
web-rules-sign = teken
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
web-review-points-of = Punten: { $player }
web-review-rounds = Stippellijnen met cijfers: hier begonnen rondes.
web-review-turning = Keerpunten
web-review-no-turning = Geen enkele zet heeft de kansen duidelijk veranderd.
web-review-by-play = Zet { $number }, door spel: { $changes }
web-review-by-luck = Zet { $number }, door geluk: { $changes }
web-review-costly = De duurste zetten
web-review-no-costly = Geen enkele zet heeft duidelijk iets gekost.
web-review-cost = Zet { $number }: { $player } zakt { $cost } %, van { $before } % naar { $after } %
web-review-cost-points = Zet { $number }: { $player } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-review-played = Gespeeld: { $move }
web-review-then = Door geluk wordt dat { $then } %.
web-review-better = Beter: { $move }
web-review-known-chance = Naar wat { $player } kon weten: { $better_chance } % kans om te winnen, in plaats van { $chance } %.
web-review-known-points = Naar wat { $player } kon weten: een eindscore van { $better_score }, in plaats van { $score }.
web-review-show = Op het bord tonen
web-review-lit = Beter, en op het bord verlicht: { $move }
web-review-parts = Geluk en spel
web-review-from = Gelijk deel
web-review-deal = Uitgangspositie
web-review-play = Eigen zetten
web-review-listed = de dure hierboven
web-review-rest = alle andere
web-review-others = Zetten van anderen
web-review-luck = Geluk onderweg
web-review-result = Uitslag
web-review-in-points = Hetzelfde in punten
web-review-from-points = Gebruikelijke score
web-review-made = Van boven naar beneden gelezen, in honderdsten van een overwinning: van een gelijk deel naar de uitslag; ± zegt hoe zeker elk cijfer is. Elk punt van het spel is gemiddeld { $simulations } keer verder gespeeld, vaker waar het erop aankomt, door meestal voorzichtige bots.

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
web-speed = Tempo
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-instant = meteen
web-confirming = Vragen voor een zet
web-confirming-final = alleen als hij iets voorgoed opgeeft
web-confirming-irrevocable = alleen als hij niet terug te nemen is
web-confirming-always = altijd
web-confirming-never = nooit
web-sound = Geluid
web-volume = Volume
web-sound-on = Geluid aan
web-notify = Laat het me weten als ik aan de beurt ben en de pagina verborgen is
web-push = Laat het me weten als ik aan de beurt ben, ook als Coven gesloten is
web-mail = E-mail als ik aan de beurt ben
web-mail-hint = Aan tafels die dagen duren, als je er niet bent; per tafel hoogstens één om de paar uur, en niets van het spel erin.
web-mail-address = Je adres
web-mail-give = Stuur me een link om het te bevestigen
web-mail-sent = Er is een link gestuurd naar { $address }. Volg hem binnen een dag.
web-mail-goes-to = E-mail gaat naar { $address }.
web-mail-stop = Geen e-mail meer
web-mail-stopped = Je krijgt geen e-mail meer, en het adres is vergeten.
web-mail-confirm = Ja, stuur me e-mail
web-mail-confirmed = Vanaf nu krijg je een e-mail als je aan de beurt bent en er niet bent.

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
web-codes-copy = Codes kopiëren
web-codes-save = Als bestand bewaren
web-codes-copied = De codes zijn gekopieerd.
web-new-codes = Nieuwe herstelcodes
web-code = Herstelcode
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-signed-in = Aangemeld als { $login }
web-forgot = Wachtwoord vergeten?
web-know-password = Ik weet het wachtwoord
web-devices = Waar je bent aangemeld
web-this-device = dit apparaat
web-session-since = sinds { $since }
web-session-seen = laatst gezien { $seen }
web-end-session = Daar afmelden
web-end-others = Overal elders afmelden
web-passkeys = Passkeys
web-passkeys-hint = Meld je aan met vingerafdruk, gezicht, pincode of beveiligingssleutel, zonder wachtwoord.
web-passkeys-not-here = Passkeys hebben https en een naam in de adresbalk nodig; hier zijn er geen.
web-passkey-name = Hoe hij moet heten
web-passkey-add = Passkey toevoegen
web-passkey-used = laatst gebruikt { $when } · { $host }
web-passkey-remove = De passkey { $name } verwijderen
web-remove = Verwijderen
web-passkey-sign-in = Aanmelden met een passkey
web-passkey-confirm = Bevestigen met een passkey
web-failed-sign-ins = { $count ->
    [one] Eén mislukte poging om aan te melden sinds { $since }
   *[other] { $count } mislukte pogingen om aan te melden sinds { $since }
}
web-failed-sign-ins-last = De laatste: { $last }. Was jij dat niet, zorg dan dat je je wachtwoord nergens anders gebruikt. Wie raadt, kan je niet buitensluiten waar je aangemeld was.
web-failed-sign-ins-read = Ik heb het gelezen
web-my-data = Mijn gegevens
web-export = Alles over mij downloaden
web-forget = Mij verwijderen
web-forget-sure = Naam, account en spellen zijn dan weg. Zeker weten?

## Voor beheerders

web-admin = Beheer
web-admin-passkey = Wie je wachtwoord te weten komt, is ook beheerder. Een passkey, waar daarna om wordt gevraagd, houdt anderen buiten.
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
web-admin-log = Wat beheerders hebben gedaan
web-admin-older = Ouder
web-admin-command-line = opdrachtregel
web-admin-did-give_rights = heeft { $about } beheerder gemaakt
web-admin-did-take_rights = heeft { $about } de rechten afgenomen
web-admin-did-drop_passkeys = heeft de passkeys van { $about } verwijderd
web-admin-did-ban = heeft { $about } buitengesloten
web-admin-did-lift_ban = heeft de blokkade van { $about } opgeheven
web-admin-did-close_table = heeft tafel { $about } gesloten
web-admin-did-announce = heeft iedereen gezegd: { $about }
web-admin-did-rotate_key = heeft een nieuwe sleutel voor sessies gemaakt

## Broom Service, by the names of places

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
broom-pawn-in = pion { $number } in { $area }
broom-which-pawn = Met welke pion?
broom-enough = deze rollen zijn genoeg
broom-event-fly = { $player } vliegt van { $from } naar { $area }.
broom-event-deliver = { $player } levert aan de { $colour ->
    [orange] oranje
    [green] groene
   *[purple] paarse
} toren bij { $place }: { count-points }.
