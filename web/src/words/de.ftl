# Was die Webseiten auf Deutsch sagen.

## Frame

web-skip = Zum Inhalt
web-menu = Menü
web-nav = Seiten
web-nav-play = Spielen
web-nav-open = Offene Tische
web-nav-games = Meine Spiele
web-nav-daily = Heute
web-nav-ratings = Ranglisten
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-account = Konto
web-close = Schließen
web-loading = Der Tisch wird gedeckt …
web-not-found = Hier ist nichts.
web-go-home = Alle Spiele
web-unreachable = Der Server ist nicht erreichbar. Lade die Seite neu, um es noch einmal zu versuchen.
error-unreachable = Der Server ist gerade nicht erreichbar.
error-session-over = Du hast dich hier abgemeldet.
web-yes = Ja
web-no = Nein

## Games

web-title-witches = Witches
web-title-wandering-towers = Wandering Towers
web-title-broom-service = Broom Service
web-about-witches = Ein Stichspiel, in dem Punkte schlecht sind – außer du nimmst alles Feuer.
web-about-wandering-towers = Bring deine Magier zur Rabenburg, auf Türmen, die wandern und andere einsperren.
web-about-broom-service = Liefere Tränke auf dem Besen: mutig für mehr oder feige und sicher.
web-facts-witches = { $players } Personen · 30 Minuten · etwas gemein
web-facts-wandering-towers = { $players } Personen · 30 Minuten · für Familien
web-facts-broom-service = { $players } Personen · 60 Minuten · Bluff und Mut

## Home

web-home-title = Drei Spiele um Hexen und Zauberer, an einem Tisch
web-home-lead = Spiel sofort gegen Bots: ein Klick, und du sitzt. Oder mit Freunden: schick ihnen einen Link, oder teilt euch einen Bildschirm.
web-home-open = Offene Tische ansehen
web-home-rules = Die Regeln lesen
web-learn = Spielen lernen
web-learn-lead = Eine Einführung spielt mit dir den Anfang einer echten Partie und erklärt dabei alles. Sie dauert fünf bis zehn Minuten, und du kannst jederzeit aufhören.
web-learn-begin = { $game } lernen
web-guide = Einführung
web-go-on = Weiterspielen
web-play-now = Sofort spielen
web-with-friends = Mit Freunden

## Die Partie des Tages und Ranglisten

web-today = Die Partie des Tages
web-today-hint = Eine Partie am Tag, dieselben Karten und dieselben Bots für alle. Wer macht das Beste daraus?
web-today-play = { $game } spielen
web-today-mine = Meine Partie { $game }
web-today-results = Ergebnisse
web-today-results-of = Ergebnisse: { $game }
web-daily-of = Die Partie vom { $day }
web-daily-facts = Du sitzt am ersten Platz, Bots an den anderen. Alle spielen sie einmal.
web-daily-nobody = Noch hat sie niemand zu Ende gespielt.
web-daily-first = Der erste Platz ist noch frei.
web-daily-none = An diesem Tag hat niemand gespielt.
web-daily-secret = Wie die anderen gespielt haben, ist zu sehen, wenn der Tag vorbei ist (Mitternacht UTC).
web-daily-told = Wähle bis zu vier Personen, um ihre Spielweisen nebeneinander zu sehen.
web-daily-before = Der Tag davor
web-daily-after = Der Tag danach
web-daily-compare = Vergleichen
web-daily-compare-with = { $player } vergleichen
web-daily-lines = Nebeneinander
web-daily-lines-hint = Was alle bei derselben Wahl taten. Der Strich zeigt, wo sie auseinandergehen; fett ist, was von der ersten Partie abweicht.
web-daily-over = zu Ende
web-replay-of = Wiedergabe der Partie von { $player }
web-rank = Rang
web-name = Name
web-place = Platz am Tisch
web-points = Punkte
web-rating = Wertung
web-rated-games = Partien
web-ratings-hint = Nach Spiel und Personenzahl. Es zählen gewertete Tische; eröffne unten einen. Gäste stehen hier, sobald sie ein Konto haben.
web-ratings-game = Spiel
web-ratings-nobody = Hier hat noch niemand eine Wertung.
web-ratings-mine = Meine Wertungen
web-ratings-of = { $players } Personen · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
web-page = Seite { $page } von { $pages }
web-page-before = Seite davor
web-page-after = Nächste Seite

## Tables in lists

web-your-turn = Du bist dran
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-status-closed = geschlossen
web-finished = Beendete Spiele
web-found-all = alle
web-found-won = gewonnen
web-found-lost = nicht gewonnen
web-found-with = Mit
web-found = { $count ->
    [0] So ein Spiel gibt es nicht.
    [one] Ein Spiel.
   *[other] { $count } Spiele.
}
web-found-place = Platz { $place } von { $players }
web-somebody = jemand
web-no-games = Kein Spiel wartet auf dich.
web-no-open = Gerade wartet niemand auf Mitspieler. Mach selbst einen Tisch auf!
web-watch-games = Spiele zum Zuschauen
web-watch = Zuschauen
web-join = Mitspielen
web-live = live
web-days = über mehrere Tage
web-free-seats = { $free } von { $players } Plätzen frei

## A new table

web-new-table = Neuer Tisch
web-players = Personen
web-your-name = Dein Name
web-made-up = ein Name wird dir ausgedacht
web-seat-for = Platz { $seat }
web-at-screen = Personen an diesem Bildschirm
web-at-screen-hint = Sie spielen hier nacheinander. Wo Karten geheim sind, schließt sich dazwischen ein Vorhang.
web-name-of = Name an Platz { $seat }
web-kept-here = an diesem Bildschirm
web-kept-friends = für Freunde mit dem Link
web-kept-anyone = für alle
web-terms = Am Tisch
web-public = Diesen Tisch allen zeigen
web-public-hint = Sonst finden ihn nur die, die den Link haben.
web-rated = Gewertet
web-rated-hint = Nur für Menschen, nach dem Regelheft, ohne Zurücknehmen: Das Ergebnis zählt für die Ranglisten.
web-pace = Tempo
web-pace-free = ohne Uhr
web-pace-quick = schnell: 30 Sekunden je Zug + 3 min
web-pace-calm = ruhig: 90 Sekunden je Zug + 10 min
web-pace-day = ein Tag für jeden Zug
web-pace-days = drei Tage für jeden Zug
web-undo-own = eigener Zug, solange nichts aufgedeckt ist
web-undo-consent = auch weiter zurück, wenn alle zustimmen
web-undo-none = nie
web-chat-everyone = alle, Zuschauende unter sich
web-chat-players = nur Spielende
web-chat-none = keiner
web-spectators = Zuschauen ist erlaubt
web-memory-aids = Nachsehen, was geschah
web-memory-aids-hint = Das Protokoll behält alles, was du gesehen hast. Ohne es wird aus dem Gedächtnis gespielt.
web-hints = Tipps
web-hints-usual = wo eine Person gegen Bots spielt
web-hints-own = für alle, wenn sie am Zug sind
web-hints-none = keine
web-hints-hint = Ein Tipp sagt, was jeder deiner Züge wert ist; dazu wird viele Male weitergespielt.
web-delay = Zuschauer sehen, was geschieht,
web-delay-minutes = { $minutes ->
    [0] sofort
    [one] eine Minute später
   *[other] { $minutes } Minuten später
}
web-delay-hint = Später, damit niemand, der zuschaut, jemandem am Tisch helfen kann.
web-options = Spielregeln
web-presets = Fertige Regelsätze
web-preset-rulebook = Regelheft
web-preset-family = Familie
web-preset-experts = Erfahrene
web-preset-rulebook-witches = Bis 70 Punkte, wie im Regelheft.
web-preset-family-witches = Vier Runden, dann ist Schluss.
web-preset-experts-witches = Punkte werden nicht gezeigt, die Erdhexe wirkt auf dem Block, und ein letzter Zauber kann retten.
web-preset-rulebook-wandering-towers = Das Grundspiel mit den zwei Grundzaubern.
web-preset-family-wandering-towers = Du siehst, wo deine eigenen Magier eingesperrt sind.
web-preset-experts-wandering-towers = Meistermagier: Zaubern auch, wenn andere dran sind.
web-preset-rulebook-broom-service = Die Vorderseite des Plans mit schweren Wolken.
web-preset-family-broom-service = Die Vorderseite des Plans; Sammler dürfen auch einen Teil nehmen.
web-preset-experts-broom-service = Die Rückseite des Plans mit Plättchen, dazu Gewitterwolken.
web-all-options = Alle Optionen
web-box = Schachtel
web-box-standard = die übliche Schachtel
web-box-own = eine eigene Datei …
web-box-hint = Karten, Pläne und Zahlen des Spiels; andere Schachteln haben andere.
web-box-file = Datei der Schachtel
web-box-file-hint = Eine TOML-Datei, wie „coven box new“ sie zum Bearbeiten schreibt.
web-open-table = Tisch aufmachen

## Before the game

web-invited = Du bist an einen Tisch mit { $game } eingeladen
web-here-already = Schon da: { $players }
web-name-hint = Ein Name genügt. Du kannst ihn später ändern.
web-go-in = An den Tisch
web-have-account = Ich habe ein Konto
web-waiting-for = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-all-seated = Alle sind da.
web-host-starts = { $player } beginnt das Spiel.
web-table-closed = Dieser Tisch wurde geschlossen.
web-closed-host-closed = Wer ihn eröffnet hat, ist vor dem Spiel gegangen.
web-closed-everybody-left = Alle sind gegangen.
web-closed-abandoned = Lange Zeit ist niemand mehr zurückgekommen.
web-closed-expired = Das Spiel wurde nicht rechtzeitig begonnen.
web-closed-rules-changed = Die Regeln dieses Spiels wurden währenddessen berichtigt, und nach den neuen kann es nicht weitergehen. Eröffne einen neuen Tisch: Dort gelten sie von Anfang an.
web-closed-closed-by-admin = Wer diesen Server betreibt, hat ihn geschlossen.
web-you = du
web-shares = am Bildschirm von { $player }
web-bot = Bot, { $bot ->
    [random] spielt zufällig
    [careful] geübt
    [novice] Anfänger
    [casual] Gelegenheitsspieler
    [skilled] geübt
    [expert] Experte
    [master] Meister
   *[other] { $bot }
}
web-sit-here = Hier sitzen
web-join-as = Als { $name } mitspielen
web-start = Spiel beginnen
web-leave = Verlassen
web-invite = Freunde einladen
web-invite-hint = Wer diesen Link öffnet, braucht nur einen Namen, um sich zu setzen.
web-invite-local = Diese Adresse führt nur zu diesem Rechner. Für Freunde anderswo muss der Server für sie offen sein: docs/hosting.md sagt, wie.
web-link = Link
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-qr = QR-Code des Links
web-options-of-table = Regeln an diesem Tisch

## At the table

web-table = Tisch
web-beside = Neben dem Tisch
web-seats = Plätze
web-thinks = überlegt …
web-to-act = am Zug
web-away = nicht da
web-clock = Zeit: { $text }
web-days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-moves = Deine Züge
web-moves-none = Für dich gibt es gerade nichts zu entscheiden.
web-moves-coming = Einen Moment …
web-back = Zurück
web-confirm = Bestätigen
web-confirm-move = { $move }?
web-sending = { $move } …
web-connecting = Die Verbindung ist weg. Sie wird neu aufgebaut … nichts geht verloren.
web-closed = Dieser Tisch kann nicht gezeigt werden.
web-see-rule = Regel { $ruling }
web-undo = Zurücknehmen
web-ask-undo = Um Zurücknehmen bitten
web-undo-asked = { $player } möchte einen Zug zurücknehmen. Einverstanden?
web-took-back = { $player } nimmt einen Zug zurück.
web-let-bot-play = Bot spielen lassen
web-bot-plays = Ein Bot spielt für dich.
web-bot-plays-for = Für { $player } spielt ein Bot.
web-plays-again = { $player } spielt wieder selbst.
web-take-back-seat = Selbst weiterspielen
web-leave-sure = Ein Bot spielt für dich weiter.
web-stay = Bleiben
web-watching = Du schaust zu.
web-answers = Nicht jedes Mal fragen
web-answers-hint = Was der Tisch für dich beantworten darf. Du kannst es jederzeit ändern; niemand sonst sieht es.
web-hint = Tipp
web-hint-title = Was deine Züge wert sind
web-hint-running = Die Partie wird von hier aus viele Male weitergespielt …
web-hint-best = „{ $move }“ sieht am besten aus.
web-hint-chance = { $chance } %
web-hint-more = { $count ->
    [one] Ein weiterer Zug ist schlechter.
   *[other] { $count } weitere Züge sind schlechter.
}
web-hint-made = Gewinnchancen aus { $simulations } weitergespielten Partien, nur mit dem, was du weißt; der dünne Strich sagt, wie sicher das ist.
web-curtain-turn = { $player } ist am Zug
web-curtain-hint = Gebt { $player } den Bildschirm. Alle anderen schauen weg.
web-curtain-open = Ich bin { $player }
web-curtain-back = Zurück zu { $player }, um den Zug zurückzunehmen
web-curtain-others = Die anderen spielen
web-curtain-wait = Hier steht gleich, wer an diesem Bildschirm an der Reihe ist.
web-log = Was geschah
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-mute = Stumm schalten
web-nobody-wins = Diesmal gewinnt niemand.
web-rematch = Noch einmal
web-rematch-waits = Die nächste Partie wartet auf dich.
web-replay = Wiedergabe
web-replay-and-review = Wiedergabe und Rückblick
web-record = Aufzeichnung herunterladen
web-fair = Wurde ehrlich gemischt?
web-fair-hint = Von Anfang an stand diese Zahl fest: SHA-256 von Salz und Startwert. Mit dem Startwert unten teilt „coven verify“ das Spiel aus seiner Aufzeichnung noch einmal aus.

## Rules and replay

web-rules-search = Suche oder Nummer einer Regel
web-rules-parts = Abschnitte
web-rules-none = Nichts gefunden.
web-rules-which = Wähle ein Spiel.
web-replay-start = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-end = Zum Ende
web-replay-move = Zug { $number } von { $moves }
web-run = Abspielen
web-pause = Anhalten
web-eyes = Gesehen von
web-eyes-spectator = einem Zuschauer
web-eyes-open = allen: offene Karten
web-open-hands = Die Karten aller
web-replay-slow = langsam
web-replay-usual = normal
web-replay-quick = schnell
web-fork = Was wäre, wenn …?
web-fork-hint = Spiel ab der gezeigten Stelle gegen Bots weiter. Das ist eine eigene Partie und zählt nirgends.
web-fork-seat = Ich spiele
web-fork-bots = Die anderen spielt
web-fork-from = Nach Zug { $number } weiterspielen
web-fork-known = Diese Partie begann mitten in einer anderen: Ihre Mischung war bekannt.
web-fork-began = Diese Partie begann nach Zug { $number } einer anderen.
web-fork-other = Jene Partie ansehen
web-fair-check = Hier prüfen
web-fair-check-hint = Vor dem ersten Zug wurde eine Zahl gezeigt: SHA-256 von Salz und Startwert. Diese Seite kann sie aus der Aufzeichnung nachrechnen.
web-fair-kept = Gemischt wurde wie versprochen.
web-fair-broken = Gemischt wurde nicht wie versprochen!
web-fair-unknown = Dieser Browser kann das nur über https prüfen. „coven verify“ prüft die heruntergeladene Aufzeichnung.
web-fair-sealed = Alle spielen heute diese Partie. Startwert und Aufzeichnung folgen morgen.
web-fair-numbers = Die Zahlen
web-commitment = Vor dem ersten Zug gezeigt
web-salt = Salz
web-seed = Startwert
web-review = Rückblick
web-review-hint = Von jeder Stelle aus wird die Partie viele Male weitergespielt: wie sich die Chancen änderten, was Glück war und was Können, und welche Züge besser gewesen wären. Das dauert etwas.
web-review-start = Diese Partie auswerten
web-review-running = Die Partie wird ausgewertet …
web-review-chart = Gewinnchancen, Zug um Zug
web-review-start-of-game = Anfang
web-review-end-of-game = Zug { $number }
web-review-table = Als Tabelle
web-review-move = Zug
web-review-turning = Wendepunkte
web-review-no-turning = Die Chancen änderten sich nach und nach.
web-review-by-play = Zug { $number }, durch Können: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-by-luck = Zug { $number }, durch Glück: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-costly = Die teuersten Züge
web-review-no-costly = Kein Zug kam teuer zu stehen.
web-review-cost = Zug { $number }: { $player } verliert { $cost } %
web-review-cost-points = Zug { $number }: { $player } verliert Punkte, keine Chancen
web-review-played = Gespielt: { $move } ({ $chance } %)
web-review-better = Besser: { $move } ({ $chance } %)
web-review-show = Auf dem Brett zeigen
web-review-lit = Besser, und auf dem Brett beleuchtet: { $move }
web-review-parts = Glück und Können
web-review-from = Gleicher Anteil
web-review-deal = Ausgangslage
web-review-play = Eigene Züge
web-review-others = Züge der anderen
web-review-luck = Glück im Spiel
web-review-result = Ergebnis
web-review-made = Von oben nach unten gelesen, in Hundertsteln eines Sieges: vom gerechten Anteil zum Ergebnis. Jede Stelle der Partie wurde { $simulations }-mal weitergespielt.

## Settings

web-language = Sprache
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-night = Nacht
web-theme-day = Tag
web-motion = Bewegung
web-motion-system = wie das Gerät
web-motion-full = Figuren wandern
web-motion-reduced = keine
web-confirming = Vor einem Zug nachfragen
web-confirming-final = nur wenn er nicht mehr zu ändern ist
web-confirming-always = immer
web-confirming-never = nie
web-sound = Ton
web-notify = Sag mir Bescheid, wenn ich dran bin und die Seite verdeckt ist

## Account

web-save = Speichern
web-saved = Gespeichert.
web-make-account = Konto anlegen
web-make-account-hint = Du behältst deine Spiele und kannst von jedem Gerät zurückkommen. Ohne E-Mail-Adresse.
web-login = Anmeldename
web-password = Passwort
web-your-password = Dein Passwort
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-change-password = Passwort ändern
web-codes = Wiederherstellungscodes
web-codes-hint = Schreib sie jetzt auf: Sie werden nur einmal gezeigt. Mit jedem kannst du einmal ein neues Passwort setzen.
web-new-codes = Neue Wiederherstellungscodes
web-code = Wiederherstellungscode
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Angemeldet als { $login }
web-forgot = Passwort vergessen?
web-know-password = Ich weiß das Passwort
web-devices = Wo du angemeldet bist
web-this-device = dieses Gerät
web-end-session = Dort abmelden
web-end-others = Überall sonst abmelden
web-my-data = Meine Daten
web-export = Alles über mich herunterladen
web-forget = Mich löschen
web-forget-sure = Name, Konto und Spiele sind dann weg. Sicher?

## Für Admins

web-admin = Admin
web-admin-load = Wie es dem Server geht
web-admin-version = Version
web-admin-up = Läuft seit
web-admin-hours = { $hours } Std.
web-admin-here = Verbundene Personen
web-admin-sockets = Verbindungen
web-admin-desks = Tische im Speicher
web-admin-storing = Wartet auf das Speichern
web-admin-memory = Arbeitsspeicher
web-admin-people = Bekannte Personen
web-admin-tables = Tische
web-admin-status = Welche
web-admin-public = öffentlich
web-admin-private = privat
web-admin-close = Schließen
web-admin-close-sure = Endgültig schließen
web-admin-none = Nichts hier.
web-admin-banning = Jemanden aussperren
web-admin-person = Name oder Anmeldename
web-admin-search = Suchen
web-admin-guest = Gast
web-admin-ban = Sperren
web-admin-address = Adresse oder Netz
web-admin-reason = Grund
web-admin-days = Tage (leer: bis zur Aufhebung)
web-admin-bans = Zurzeit gesperrt
web-admin-until = bis { $until }
web-admin-for-ever = zur Aufhebung
web-admin-lift = Aufheben
web-admin-announce = Allen etwas mitteilen
web-admin-text = Text
web-admin-tell = Allen mitteilen
web-admin-announced = Alle haben es erfahren.
web-admin-errors = Letzte Fehler

## Broom Service, by the names of places

broom-choose = Wähle { $roles } { $most ->
    [one] Rolle
   *[other] Rollen
} für diesen Durchgang.
broom-choose-more = Wähle noch { $roles } { $most ->
    [one] Rolle
   *[other] Rollen
}.
broom-arrived = Du bist angekommen. Liefere hier einen Trank oder lass es.
broom-area = { $landscape } { $area }
broom-fly = mit Figur { $number } nach { $area } fliegen
broom-deliver = mit Figur { $number } an den { $shape ->
    [square] eckigen
   *[round] runden
} { $colour ->
    [orange] orangefarbenen
    [green] grünen
   *[purple] violetten
} Turm bei { $place } liefern: { count-points }
broom-charm = die Wolke über { $area } wegzaubern für { count-wands }: { count-bolts }
broom-jump = zum Steinkreis { $circle } bei { $area } springen
broom-enough = diese Rollen genügen
broom-event-fly = { $player } fliegt von { $from } nach { $area }.
broom-event-deliver = { $player } liefert an den { $colour ->
    [orange] orangefarbenen
    [green] grünen
   *[purple] violetten
} Turm bei { $place }: { count-points }.
