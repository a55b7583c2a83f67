# Was die Webseiten auf Deutsch sagen.

## Frame

web-skip = Zum Inhalt
web-menu = Menü
web-nav = Seiten
web-nav-play = Spielen
web-nav-open = Offene Tische
web-nav-games = Meine Spiele
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
web-about-witches = Ein Stichspiel, in dem Punkte schlecht sind – außer du nimmst alles Feuer.
web-about-wandering-towers = Bring deine Zauberer zur Rabenburg, auf Türmen, die wandern und andere einsperren.
web-about-broom-service = Liefere Tränke auf dem Besen: mutig für mehr oder feige und sicher.
web-facts-witches = { $players } Personen · 30 Minuten · ein wenig gemein
web-facts-wandering-towers = { $players } Personen · 30 Minuten · für Familien
web-facts-broom-service = { $players } Personen · 60 Minuten · Bluff und Mut

## Home

web-home-title = Ein Tisch bei Nacht, drei Spiele voller Hexen
web-home-lead = Ein Klick, und du sitzt mit Bots am Tisch. Für Freunde genügt ein Link: Sie brauchen nur einen Namen.
web-home-open = Offene Tische ansehen
web-home-rules = Die Regeln lesen
web-learn = Spielen lernen
web-learn-lead = Eine Einführung spielt mit dir den Anfang einer echten Partie und erklärt dabei alles. Sie dauert fünf bis zehn Minuten, und du kannst jederzeit aufhören.
web-learn-begin = { $game } lernen
web-go-on = Weiterspielen
web-play-now = Sofort spielen
web-with-friends = Mit Freunden

## Tables in lists

web-your-turn = Du bist dran
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-status-closed = geschlossen
web-finished = Beendete Spiele
web-no-games = Kein Spiel wartet auf dich.
web-no-open = Gerade wartet niemand auf Mitspieler. Mach selbst einen Tisch auf!
web-watch-games = Spiele zum Zuschauen
web-watch = Zuschauen
web-join = Mitspielen
web-live = live
web-days = über Tage
web-free-seats = { $free } von { $players } Plätzen frei

## A new table

web-new-table = Neuer Tisch
web-players = Personen
web-your-name = Dein Name
web-made-up = ein Name wird dir ausgedacht
web-seat-for = Platz { $seat }
web-kept-friends = für Freunde mit dem Link
web-kept-anyone = für alle
web-terms = Am Tisch
web-public = Diesen Tisch allen zeigen
web-public-hint = Sonst finden ihn nur die, die den Link haben.
web-pace = Tempo
web-pace-free = ohne Uhr
web-pace-quick = schnell: 30 Sekunden je Zug + 3 min
web-pace-calm = ruhig: 90 Sekunden je Zug + 10 min
web-pace-day = ein Tag für jeden Zug
web-pace-days = drei Tage für jeden Zug
web-undo-own = eigener Zug, wenn nichts offen ist
web-undo-consent = auch weiter, wenn alle zustimmen
web-undo-none = nie
web-chat-everyone = alle, Zuschauende unter sich
web-chat-players = nur Spielende
web-chat-none = keiner
web-spectators = Zuschauen ist erlaubt
web-options = Spielregeln
web-presets = Fertige Regelsätze
web-preset-rulebook = Regelheft
web-preset-family = Familie
web-preset-experts = Erfahrene
web-preset-rulebook-witches = Bis 70 Punkte, wie im Regelheft.
web-preset-family-witches = Vier Runden, dann ist Schluss.
web-preset-experts-witches = Punkte werden nicht gezeigt, die Erdhexe wirkt auf dem Block, und ein letzter Zauber kann retten.
web-preset-rulebook-wandering-towers = Das Grundspiel mit den zwei Grundzaubern.
web-preset-family-wandering-towers = Du siehst, wo deine eigenen Zauberer eingesperrt sind.
web-preset-experts-wandering-towers = Meisterzauberer: Zaubern auch, wenn andere dran sind.
web-preset-rulebook-broom-service = Die Vorderseite des Plans mit schweren Wolken.
web-preset-family-broom-service = Die Vorderseite des Plans; Sammler dürfen auch einen Teil nehmen.
web-preset-experts-broom-service = Die Rückseite des Plans mit Plättchen, dazu Gewitterwolken.
web-all-options = Alle Möglichkeiten
web-open-table = Tisch aufmachen

## Before the game

web-invited = Du bist an einen Tisch eingeladen
web-name-hint = Ein Name genügt. Du kannst ihn später ändern.
web-go-in = An den Tisch
web-have-account = Ich habe ein Konto
web-waiting-for = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-all-seated = Alle sind da.
web-table-closed = Dieser Tisch wurde geschlossen.
web-you = du
web-bot = Bot, { $bot ->
    [random] spielt zufällig
    [careful] spielt umsichtig
    [novice] Anfänger
    [casual] Gelegenheitsspieler
    [skilled] Geübt
    [expert] Experte
    [master] Meister
   *[other] { $bot }
}
web-plain-bot = Bot
web-sit-here = Hier sitzen
web-join-as = Als { $name } mitspielen
web-start = Spiel beginnen
web-leave = Verlassen
web-invite = Freunde einladen
web-invite-hint = Wer diesen Link öffnet, braucht nur einen Namen, um sich zu setzen.
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
web-confirm = So machen
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
web-take-back-seat = Selbst weiterspielen
web-leave-sure = Ein Bot spielt für dich weiter.
web-stay = Bleiben
web-watching = Du schaust zu.
web-log = Was geschah
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-mute = Stumm schalten
web-nobody-wins = Diesmal gewinnt niemand.
web-rematch = Noch einmal
web-replay = Wiedergabe
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

## Broom Service, by the names of places

broom-choose = Wähle { $roles } { $most ->
    [one] Rolle
   *[other] Rollen
} für diesen Durchgang.
broom-arrived = Du bist angekommen. Liefere hier einen Trank oder lass es.
broom-act-witch = in ein Gebiet fliegen ({ $where }){ $manner ->
    [brave] {" "}und dort liefern
   *[cowardly] {""}
}
broom-act-druid = mit einer Figur liefern ({ $where }){ $manner ->
    [brave] {" "}für { $bonus } Punkte mehr
   *[cowardly] {""}
}
broom-act-fairy = eine Wolke neben einer Figur wegzaubern{ $manner ->
    [brave] {" "}für { $bonus } Punkte mehr
   *[cowardly] {""}
}
broom-act-gatherer = { $goods } nehmen
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
