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
error-passkey-not-given = Es wurde kein Passkey vorgezeigt; nichts hat sich geändert.
error-passkey-held = Dieses Gerät hat schon einen Passkey für dieses Konto.
error-push-denied = Dein Browser zeigt keine Mitteilungen von Coven; erlaube sie zuerst für diese Seite.
error-push-failed = Der Dienst deines Browsers ist nicht zu erreichen; so kann er dir nicht Bescheid sagen.
error-session-over = Du hast dich hier abgemeldet.
web-yes = Ja
web-no = Nein

## Games

web-title-witches = Witches
web-title-wandering-towers = Wandering Towers
web-title-broom-service = Broom Service
web-about-witches = Ein Stichspiel, in dem Punkte schlecht sind – außer du bekommst alle Feuerkarten.
web-about-wandering-towers = Bring deine Magier zur Rabenburg, auf Türmen, die wandern und andere einsperren.
web-about-broom-service = Liefere Tränke auf dem Besen: mutig für mehr oder feige und sicher.
web-facts-witches = { $players } Personen · 30 Minuten · etwas gemein
web-facts-wandering-towers = { $players } Personen · 30 Minuten · für Familien
web-facts-broom-service = { $players } Personen · 60 Minuten · Bluff und Mut

## Home

web-home-title = Drei Spiele um Hexen und Zauberer, an einem Tisch
web-home-lead = Spiel sofort gegen Bots: ein Klick, und es geht los. Oder mit Freunden: schick ihnen einen Link, oder teilt euch einen Bildschirm.
web-home-open = Offene Tische ansehen
web-home-rules = Die Regeln lesen
web-learn = Spielen lernen
web-learn-lead = Eine Einführung spielt mit dir den Anfang einer echten Partie und erklärt dabei alles. Sie dauert fünf bis zehn Minuten, und du kannst jederzeit aufhören.
web-learn-begin = { $game } lernen
web-guide = Einführung
web-go-on = Weiterspielen
web-play-now = Sofort spielen

## Die Partie des Tages und Ranglisten

web-today = Die Partie des Tages
web-today-hint = Eine Partie am Tag von etwa zehn Minuten, dieselben Karten und dieselben Bots für alle. Wer macht das Beste daraus?
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
web-ratings-hint = Nach Spiel und Personenzahl. Es zählen gewertete Tische, mit Konto; eröffne unten einen. Gegen jemanden an deiner eigenen Adresse zählt eine Partie ein Zehntel. Gegen dieselbe Person zählen in dreißig Tagen drei Partien voll, jede weitere halb so viel wie die davor. Wer geht, verliert Wertung; ein Sieg gegen jemanden, der sofort ging, zählt nicht.
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

## Menschen: Profile, Freunde, Einladungen

web-profile = Profil
web-profile-mine = Mein Profil
web-profile-since = dabei seit { $day }
web-profile-guest = Gast
web-profile-guest-hint = Als Gast siehst nur du diese Seite. Mit einem Konto finden andere dich hier, und du kannst Freunde haben.
web-profile-of-mine = Alles, was du zu Ende gespielt hast, auch an privaten Tischen. Andere sehen nur öffentliche Tische und vergangene Partien des Tages.
web-profile-of-others = Gezählt sind öffentliche Tische und vergangene Partien des Tages.
web-profile-none = Noch keine Partie zu Ende gespielt.
web-profile-hidden = Dieses Profil ist nicht zu sehen
web-profile-hidden-hint = Hier ist niemand, oder das Profil ist nur für Freunde und für Leute an denselben Tischen.
web-profile-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
web-profile-won = { $wins } von { $games } gewonnen
web-profile-fair = { $fair } wären der gerechte Anteil
web-profile-best = Beste Punktzahl
web-profile-rating = Wertung
web-profile-for = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
web-profile-alone = allein
web-profile-place = Platz { $place }
web-profile-times = { $count }-mal
web-profile-latest = Letzte Partien
web-profile-share = Wer mein Profil sehen darf
web-profile-share-everybody = alle
web-profile-share-known = Freunde und Leute an meinen Tischen
web-profile-share-nobody = niemand
web-profile-online = Freunde sehen, wann ich online bin
web-friends = Freunde
web-friends-lead = Freunde seid ihr, wenn beide Ja sagen. Nur Freunde sehen, dass du online bist, und können dich mit einem Klick einladen.
web-friends-none = Noch keine Freunde. Spiel mit jemandem, dann frag danach oder auf dem Profil.
web-friends-account = Für Freunde brauchst du ein Konto: Ein Gast ist morgen vielleicht fort, und niemand fände dich wieder.
web-friends-ask-me = Möchten mit dir befreundet sein
web-friends-asked = Du hast gefragt
web-friends-blocked = Blockiert
web-friends-online = online
web-friends-invite = Zu { $game } einladen
web-friends-invite-name = { $player } einladen
web-friends-invited = { $player } ist eingeladen.
web-friends-invite-hint = Die Einladung steht dann bei ihren Spielen.
web-friend-ask = Freundschaft anbieten
web-friend-ask-name = { $player } Freundschaft anbieten
web-friend-asked = Du hast Freundschaft angeboten.
web-friend-yes = Ihr seid Freunde.
web-friend-asks = { $player } möchte mit dir befreundet sein.
web-friend-accept = Annehmen
web-friend-decline = Ablehnen
web-friend-withdraw = Zurückziehen
web-friend-remove = Freundschaft beenden
web-friend-block = Blockieren
web-friend-unblock = Nicht mehr blockieren
web-friend-blocked = Du hast { $player } blockiert.
web-friend-block-hint = Wer blockiert ist, sieht dein Profil nicht, kann dich weder fragen noch einladen und erfährt nichts davon.
web-invitations = Einladungen
web-invitation-by = { $player } lädt dich ein
web-invitation-ignore = Ignorieren
web-invitation-ignore-of = Einladung von { $player } ignorieren
web-streak = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage in Folge
}
web-streak-longest = { $days ->
    [one] längste Folge: ein Tag
   *[other] längste Folge: { $days } Tage
}
web-daily-option-rounds = { $value ->
    [one] Eine einzige Runde.
   *[other] { $value } Runden.
}
web-daily-seats = { $players ->
    [1] Du spielst allein.
    [2] Du gegen einen Bot.
   *[other] Du gegen { $bots } Bots.
}

## Tables in lists

web-your-turn = Du bist am Zug
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
web-rated-hint = Für Menschen mit Konto, nach dem Regelheft, ohne Zurücknehmen: Das Ergebnis zählt für die Ranglisten.
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
web-preset-experts-wandering-towers = Meistermagier: Zaubern auch, wenn andere am Zug sind.
web-preset-rulebook-broom-service = Die Vorderseite des Plans mit Gewitterwolken.
web-preset-family-broom-service = Die Vorderseite des Plans; Sammler dürfen auch einen Teil nehmen.
web-preset-experts-broom-service = Die Rückseite des Plans mit Plättchen, dazu Sturmwolken.
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
web-invited-late = { $game }: kein Platz mehr frei
web-invited-gone = { $game }
web-no-seat = { $place ->
    [begun] Das Spiel hat begonnen, und alle Plätze sind besetzt.
    [over] Das Spiel ist zu Ende.
    [closed] Dieser Tisch wurde geschlossen.
   *[full] An diesem Tisch sind alle Plätze besetzt.
}
web-may-watch = Du kannst zuschauen oder selbst einen Tisch eröffnen.
web-may-not-watch = Zuschauen ist hier nicht erlaubt, aber du kannst selbst einen Tisch eröffnen.
web-may-open = Du kannst selbst einen Tisch eröffnen.
web-own-table = Eigenen Tisch eröffnen
web-link-not-whole = Dieser Link ist nicht vollständig
web-link-not-whole-hint = Unter dieser Adresse ist kein Tisch für alle zu sehen. Der Link eines privaten Tisches endet mit #key= und einigen Buchstaben: Lass dir den ganzen Link geben, oder füge ihn noch einmal ein.
web-here-already = Schon da: { $players }
web-name-hint = Ein Name genügt. Du kannst ihn später ändern.
web-sit-down = Platz nehmen
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
web-bot = Bot, { bot-level }
web-sit-here = Hier sitzen
web-join-as = Als { $name } Platz nehmen
web-start = Spiel beginnen
web-start-with = Spiel beginnen{ $free ->
    [0] { "" }
    [one] : ein Bot nimmt den freien Platz
   *[other] : Bots nehmen die { $free } freien Plätze
}
web-fill = { $free ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für die freien Plätze
}
web-bots-out = { $bots ->
    [one] Bot wieder entfernen
   *[other] Bots wieder entfernen
}
web-leave = Verlassen
web-invite = Freunde einladen
web-invite-hint = Wer diesen Link öffnet, braucht nur einen Namen, um sich zu setzen.
web-invite-full = Jetzt sind alle Plätze besetzt. Wer diesen Link öffnet, kann zuschauen.
web-invite-local = Diese Adresse führt nur zu diesem Rechner. Für Freunde anderswo muss der Server für sie offen sein: docs/hosting.md sagt, wie.
web-link = Link
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Teilen …
web-qr = QR-Code des Links
web-qr-short = QR-Code
web-options-of-table = Regeln an diesem Tisch
web-other-rules = Andere Regeln oder eine andere Spielerzahl: stattdessen ein neuer Tisch
web-change-name = Namen ändern

## At the table

web-table = Tisch
web-beside = Neben dem Tisch
web-seats = Plätze
web-thinks = überlegt …
web-to-act = am Zug
web-away = nicht da
# was die Zeichen an den Plätzen bedeuten
web-mean-you = Das ist dein Platz.
web-mean-shares = Sitzt am selben Bildschirm, der von Zug zu Zug weitergereicht wird.
web-mean-bot = Ein Programm. Die Stufen, von der schwächsten an: { $levels }.
web-mean-to-act = Der Tisch wartet auf diesen Platz.
web-mean-away = Gerade nicht verbunden. Wer wiederkommt, findet alles, wie es war.
web-mean-clock = Die Zeit, die zum Entscheiden bleibt. Ist sie aufgebraucht, spielt ein Bot weiter; der Platz lässt sich wieder einnehmen.
web-awaited = { $player } ist nicht da, und das Spiel wartet. Warte mit, oder lass einen Bot spielen, bis { $player } wieder da ist; mit „Verlassen“ spielt ein Bot für dich.
web-stand-in = Bot für { $player } spielen lassen
web-clock = Zeit: { $text }
web-clocks = Uhren
web-days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-moves = Deine Züge
web-moves-none = Für dich gibt es gerade nichts zu entscheiden.
web-moves-coming = Einen Moment …
web-skip-to-my-turn = Weiter bis zu mir
web-back = Zurück
web-confirm = Bestätigen
web-confirm-move = { $move }?
web-tap-again = { $move }: noch einmal tippen, dann geschieht es.
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
web-leave-alone = Sonst ist niemand hier: Das Spiel endet ohne Ergebnis.
web-stay = Bleiben
web-watching = Du schaust zu.
web-who-watches = { $count ->
    [0] Niemand schaut zu.
    [one] Es schaut zu: { $names }
   *[other] Es schauen zu: { $names }
}
web-more-people = { $count } weitere
web-answers = Nicht jedes Mal fragen
web-answers-hint = Was der Tisch für dich beantworten darf. Du kannst es jederzeit ändern; niemand sonst sieht es.
web-hint = Tipp
web-hint-title = Was deine Züge wert sind
web-hint-running = Die Partie wird von hier aus viele Male weitergespielt …
web-hint-preparing = Das Programm dieses Spiels wird vorbereitet, das geschieht nur einmal …
web-hint-seconds = noch etwa { $seconds } s
web-hint-best = „{ $move }“ sieht am besten aus.
web-hint-chance = { $chance } %, Ergebnis { $score }
web-hint-more = { $count ->
    [one] Ein weiterer Zug ist nicht besser.
   *[other] { $count } weitere Züge sind nicht besser.
}
web-hint-made = Gewinnchancen aus Siegen und Punkten in { $simulations } weitergespielten Partien, nur mit dem, was du weißt, und das zu erwartende Ergebnis; der dünne Strich sagt, wie sicher die Chance ist.
web-curtain-turn = { $player } ist am Zug
web-curtain-hint = Gebt { $player } den Bildschirm. Alle anderen schauen weg.
web-curtain-open = Ich bin { $player }
web-curtain-back = Zurück zu { $player }, um den Zug zurückzunehmen
web-curtain-others = Die anderen spielen
web-curtain-wait = Hier steht gleich, wer an diesem Bildschirm am Zug ist.
web-log = Was geschah
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-mute = Stumm schalten
web-scores = Wertung
web-you-came = { $way ->
    [won] Du hast gewonnen!
    [shared] Du hast gewonnen, zusammen mit anderen!
   *[came] { $place }. Platz für dich
}
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
web-rules-sign = Zeichen
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
web-review-points-of = Punkte: { $player }
web-review-rounds = Gepunktete Linien mit Zahlen: Hier begannen Runden.
web-review-turning = Wendepunkte
web-review-no-turning = Kein einzelner Zug hat die Chancen deutlich verändert.
web-review-by-play = Zug { $number }, durch Können: { $changes }
web-review-by-luck = Zug { $number }, durch Glück: { $changes }
web-review-costly = Die teuersten Züge
web-review-no-costly = Kein Zug hat eindeutig etwas gekostet.
web-review-cost = Zug { $number }: { $player } fällt um { $cost } %, von { $before } % auf { $after } %
web-review-cost-points = Zug { $number }: { $player } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-review-played = Gespielt: { $move }
web-review-then = Glück macht daraus { $then } %.
web-review-better = Besser: { $move }
web-review-known-chance = Nach dem, was { $player } wissen konnte: { $better_chance } % Gewinnchance statt { $chance } %.
web-review-known-points = Nach dem, was { $player } wissen konnte: ein Endergebnis von { $better_score } statt { $score }.
web-review-show = Auf dem Brett zeigen
web-review-lit = Besser, und auf dem Brett beleuchtet: { $move }
web-review-parts = Glück und Können
web-review-from = Gleicher Anteil
web-review-deal = Ausgangslage
web-review-play = Eigene Züge
web-review-listed = die teuren von oben
web-review-rest = alle anderen
web-review-others = Züge der anderen
web-review-luck = Glück im Spiel
web-review-result = Ergebnis
web-review-in-points = Dasselbe in Punkten
web-review-from-points = Übliches Ergebnis
web-review-made = Von oben nach unten gelesen, in Hundertsteln eines Sieges: vom gleichen Anteil zum Ergebnis; ± sagt, wie sicher jede Zahl ist. Jede Stelle der Partie wurde im Schnitt { $simulations }-mal weitergespielt, öfter dort, wo es darauf ankommt, von meist vorsichtigen Bots.

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
web-speed = Tempo
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-confirming = Vor einem Zug nachfragen
web-confirming-final = nur wenn er etwas endgültig hergibt
web-confirming-irrevocable = nur wenn er sich nicht zurücknehmen lässt
web-confirming-always = immer
web-confirming-never = nie
web-sound = Ton
web-volume = Lautstärke
web-sound-on = Ton an
web-notify = Sag mir Bescheid, wenn ich am Zug bin und die Seite verdeckt ist
web-push = Sag mir Bescheid, wenn ich am Zug bin, auch wenn Coven geschlossen ist
web-mail = E-Mail, wenn ich am Zug bin
web-mail-hint = An Tischen über Tage, wenn du nicht da bist; für jeden Tisch höchstens eine alle paar Stunden, und nichts vom Spiel darin.
web-mail-address = Deine Adresse
web-mail-give = Schick mir einen Link zur Bestätigung
web-mail-sent = Ein Link ging an { $address }. Folge ihm innerhalb eines Tages.
web-mail-goes-to = E-Mails gehen an { $address }.
web-mail-stop = Keine E-Mails mehr
web-mail-stopped = Du bekommst keine E-Mails mehr, und die Adresse ist vergessen.
web-mail-confirm = Ja, schick mir E-Mails
web-mail-confirmed = Ab jetzt bekommst du eine E-Mail, wenn du am Zug bist und nicht da.

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
web-codes-copy = Codes kopieren
web-codes-save = Als Datei sichern
web-codes-copied = Die Codes sind kopiert.
web-new-codes = Neue Wiederherstellungscodes
web-code = Wiederherstellungscode
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Angemeldet als { $login }
web-forgot = Passwort vergessen?
web-know-password = Ich weiß das Passwort
web-devices = Wo du angemeldet bist
web-this-device = dieses Gerät
web-session-since = seit { $since }
web-session-seen = zuletzt gesehen { $seen }
web-end-session = Dort abmelden
web-end-others = Überall sonst abmelden
web-passkeys = Passkeys
web-passkeys-hint = Mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel anmelden, ohne Passwort.
web-passkeys-not-here = Passkeys brauchen https und einen Namen in der Adresszeile; hier gibt es keine.
web-passkey-name = Wie er heißen soll
web-passkey-add = Passkey anlegen
web-passkey-used = zuletzt benutzt { $when } · { $host }
web-passkey-remove = Den Passkey { $name } entfernen
web-remove = Entfernen
web-passkey-sign-in = Mit einem Passkey anmelden
web-passkey-confirm = Mit einem Passkey bestätigen
web-failed-sign-ins = { $count ->
    [one] Ein fehlgeschlagener Anmeldeversuch seit { $since }
   *[other] { $count } fehlgeschlagene Anmeldeversuche seit { $since }
}
web-failed-sign-ins-last = Der letzte: { $last }. Wenn du das nicht warst, achte darauf, dass du dein Passwort nirgends sonst verwendest. Wer rät, kann dich dort, wo du angemeldet warst, nicht aussperren.
web-failed-sign-ins-read = Ich habe es gelesen
web-my-data = Meine Daten
web-export = Alles über mich herunterladen
web-forget = Mich löschen
web-forget-sure = Name, Konto und Spiele sind dann weg. Sicher?

## Für Admins

web-admin = Admin
web-admin-passkey = Wer dein Passwort erfährt, ist auch Verwalter. Ein Passkey, nach dem danach gefragt wird, hält andere draußen.
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
web-admin-log = Was Verwalter getan haben
web-admin-older = Älteres
web-admin-command-line = Befehlszeile
web-admin-did-give_rights = hat { $about } zum Verwalter gemacht
web-admin-did-take_rights = hat { $about } die Rechte genommen
web-admin-did-drop_passkeys = hat die Passkeys von { $about } entfernt
web-admin-did-ban = hat { $about } ausgesperrt
web-admin-did-lift_ban = hat die Sperre von { $about } aufgehoben
web-admin-did-close_table = hat Tisch { $about } geschlossen
web-admin-did-announce = hat allen gesagt: { $about }
web-admin-did-rotate_key = hat einen neuen Schlüssel für Sitzungen gemacht

## Broom Service, by the names of places

broom-area = { $landscape } { $area }
broom-fly = mit Figur { $number } nach „{ $area }“ fliegen
broom-deliver = mit Figur { $number } an den { $shape ->
    [square] eckigen
   *[round] runden
} { $colour ->
    [orange] orangefarbenen
    [green] grünen
   *[purple] violetten
} Turm bei „{ $place }“ liefern: { count-points }
broom-charm = die Wolke über „{ $area }“ wegzaubern für { count-wands }: { count-bolts }
broom-jump = zum Steinkreis { $circle } bei „{ $area }“ springen
broom-pawn-in = Figur { $number } in „{ $area }“
broom-which-pawn = Mit welcher Figur?
broom-enough = diese Rollen genügen
broom-event-fly = { $player } fliegt von „{ $from }“ nach „{ $area }“.
broom-event-deliver = { $player } liefert an den { $colour ->
    [orange] orangefarbenen
    [green] grünen
   *[purple] violetten
} Turm bei „{ $place }“: { count-points }.
