# Was Coven auf Deutsch sagt, gleich bei welchem Spiel.

## Menschen und Plätze

person = Spieler
person-number = Spieler { $number }
seat = Platz { $number }
why = { $reason } (Regel { $ruling })
names-and = { $names } und { $last }

## Hilfe

help-coven = Witches, Wandering Towers und Broom Service, gegen Bots oder mit Freunden an einem Bildschirm.
help-games = Was es zu spielen gibt: Spielerzahlen, Bots und Optionen mit ihren Vorgaben.
help-play = Im Terminal gegen Bots spielen, auch zu mehreren an einem Bildschirm.
help-simulate = Bots viele Partien spielen lassen und sehen, wer gewinnt.
help-arena = Bots aneinander messen: Aufstellungen auf denselben Verteilungen, jede in allen Drehungen. Je zwei Bots treffen aufeinander, abwechselnd gesetzt (zwei gegen zwei an vier Plätzen, einer gegen einen an zwei; bei ungerader Zahl je einmal mit einem Platz mehr für jeden); --against setzt jeden Bot allein an einen Tisch eines anderen; --lineup nennt die Plätze selbst. Mit dem Startwert genau wiederholbar, außer wenn ein Bot Sekunden bekommt.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt noch einmal ansehen.
help-review = Ein beendetes Spiel noch einmal ansehen: Gewinnchancen nach jedem Zug, die teuersten Züge, die Wendepunkte, Glück und Können.
help-verify = Eine aufgezeichnete Partie prüfen: aus ihrem Startwert neu austeilen und alles vergleichen.
help-bench = Züge und Partien pro Sekunde auf einem Kern messen.
help-warm = Vorab kompilieren, was zum Spielen nötig ist: die Bots, die suchen. Mit --all auch, was Messungen und Massenpartien brauchen.
help-serve = Tische für Freunde überall eröffnen: ein Server auf diesem Rechner; er nennt seine Adresse, sobald er bereit ist. Alles andere steht in der Datei coven.toml oder in der Umgebung (COVEN_HTTPS=true); eine Option geht vor der Umgebung, die Umgebung vor der Datei.
help-backup = Alles, was ein Server weiß, in eine Datei schreiben, während er läuft. Die Datei ist so geheim wie der Server selbst.
help-restore = Eine Sicherung in einen leeren Datenordner oder eine leere Datenbank zurückspielen.
help-admin = Die Verwalter eines Servers: Konten, die nach ihm sehen dürfen.
help-admin-add = Ein Konto zum Verwalter machen; gibt es keins, wird es angelegt und sein Passwort einmal gezeigt.
help-admin-remove = Einem Verwalter die Rechte nehmen; das Konto bleibt.
help-admin-drop-passkeys = Alle Passkeys eines Verwalters entfernen, der sie verloren hat; dann genügt das Passwort, bis es einen neuen gibt.
help-admin-list = Die Anmeldenamen aller Verwalter.
help-admin-rotate-key = Einen neuen Schlüssel machen, mit dem Sitzungen unterschrieben werden; niemand wird abgemeldet.
help-admin-log = Was Verwalter getan haben, das Neueste zuletzt.
help-admin-log-lines = Wie viele Zeilen.
help-login = Der Anmeldename des Kontos.
help-boxes = Die Schachteln eines Spiels: alles, was auf dem Material steht, als Datei zum Lesen, Prüfen, Zeichnen und Ändern.
help-box-list = Die Schachteln, die zu jedem Spiel gehören.
help-box-show = Was in einer Schachtel ist und woher ihre Zahlen kommen, wenn sie es sagt.
help-box-check = Jeden Fehler einer Schachtel mit seiner Zeile nennen.
help-box-draw = Einen Spielplan aus einer Schachtel als SVG-Bild zeichnen.
help-box-new = Eine Schachtel in eine eigene Datei kopieren, zum Bearbeiten und Spielen.
help-game-name = Der Name eines Spiels, wie „coven games“ ihn nennt; der Anfang genügt.
help-game-to-play = Der Name eines Spiels, wie „coven games“ ihn nennt; der Anfang genügt. Ohne ihn wählst du aus einem Menü.
help-some-games = Nur diese Spiele; alle, wenn keines genannt ist.
help-file = Eine Aufzeichnung, wie „coven play“ oder „coven simulate“ sie speichert.
help-players = Wie viele am Tisch sitzen.
help-option = Eine Option des Spiels als Name=Wert; `coven games` nennt sie. Darf mehrmals vorkommen.
help-bots = Wer die anderen Plätze spielt, etwa careful,random.
help-arena-bots = Die Bots, die gemessen werden, etwa novice,careful,master; ein suchender Bot kann ein Budget bekommen: master@5000 Simulationen, master@200ms, master@2s.
help-against = Jeden Bot allein an einen Tisch von diesem setzen.
help-lineup = Ein Bot für jeden Platz, etwa careful,random,random; mehrmals möglich, statt --bots und --players.
help-arena-players = Spielerzahlen, etwa 2,4.
help-arena-games = Partien jeder Aufstellung, aufgerundet auf ganze Verteilungen.
help-arena-seed = Eine Zahl oder ein Wort, das Verteilungen und Entscheidungen festlegt; sonst wird ein neues gezogen und genannt.
help-arena-workers = Wie viele Prozesse; ohne Angabe so viele, wie es Kerne gibt.
help-ray = Die Partien auf den Ray-Cluster unter dieser Adresse verteilen; „auto“ für den, zu dem dieser Rechner gehört.
help-arena-resume = Jede beendete Partie in dieser Datei aufheben und, wenn es sie schon gibt, dort weitermachen.
help-arena-out = Das Ergebnis in diese Datei schreiben, als .json oder .md. Mehrmals möglich.
help-arena-picture = Das Ergebnis in diese SVG-Datei zeichnen.
help-seed = Eine Zahl oder ein Wort, das die Verteilung festlegt; sonst ist sie geheim.
help-box = Eine eigene Schachtel als TOML-Datei oder der Name einer, die zum Spiel gehört.
help-human = Die Plätze der Menschen, gezählt ab 1; nur Platz 1, wenn du keinen nennst. Mehrere teilen sich den Bildschirm; „none“ lässt die Bots allein spielen.
help-name = Der Name eines Menschen, in der Reihenfolge der Plätze. Darf mehrmals vorkommen.
help-resume = Mit einer gespeicherten Partie weitermachen, so wie sie begonnen wurde. Der Name des Spiels ist nicht nötig.
help-fast = Bots spielen ohne Pause.
help-number = Wie viele Partien.
help-save = Die Aufzeichnung jeder Partie in diesen Ordner schreiben.
help-export = Einen Datensatz von Partien der Bots zum Erforschen schreiben, als Parquet-Dateien.
help-export-out = Der Ordner des Datensatzes. Was darin vom selben schon da ist, bleibt; ein Lauf lässt sich also abbrechen und fortsetzen.
help-export-views = Zu jeder Entscheidung auch die ganze Ansicht schreiben, als JSON: viel langsamer.
help-seat = Aus der Sicht dieses Platzes ansehen, gezählt ab 1; sonst wird die beendete Partie offen gezeigt.
help-picture = Nur die letzte Stellung in diese SVG-Datei zeichnen, wenn sich das Spiel zeichnen lässt.
help-review-seat = Aus Sicht dieses Platzes, gezählt ab 1; ohne Angabe liegen alle Karten offen.
help-simulations = Wie viele Fortsetzungen von jedem Punkt aus im Schnitt gespielt werden; viermal so viele halbieren die Fehler.
help-svg = Die Kurve auch in diese SVG-Datei zeichnen.
help-seconds = Wie lange jedes Spiel gemessen wird.
help-quiet = Am Ende nichts sagen.
help-all = Auch, was nur Messungen, Massenpartien und die Arena brauchen.
help-which-box = Der Name einer Schachtel, die zum Spiel gehört (sonst standard), oder eine TOML-Datei.
help-new-file = Die Datei, die geschrieben wird; eine vorhandene bleibt, wie sie ist.
help-from = Die Schachtel, die kopiert wird: ein Name oder eine TOML-Datei.
help-side = Die Seite des Spielplans: front ist vorn, back hinten.
help-out = Die Datei, die geschrieben wird; sonst geht das Bild an die Standardausgabe.
help-width = Die Breite in Pixeln; ein schmaler Plan hat Kürzel statt Namen. Ohne sie passt sich das Bild jeder Breite an.
help-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 für alle, die diesen Rechner erreichen.
help-port = Der Port; 0 nimmt irgendeinen freien.
help-data = Der Ordner für die Datenbank und den Schlüssel, der Sitzungen unterschreibt.
help-database = Die Adresse einer Datenbank; ohne sie eine Datei im Datenordner.
help-workers = Wie viele Prozesse; mehrere brauchen PostgreSQL.
help-open = Die Seite im Browser öffnen, sobald der Server bereit ist; läuft er schon, nur öffnen.
help-backup-file = Die Datei, die geschrieben wird; eine vorhandene wird nicht überschrieben. In einem Ordner heißt sie nach der Zeit.
help-backup-verify = Die Sicherung an einen vorläufigen Ort zurückspielen, dort jede Zeile vergleichen und jede Partie noch einmal spielen.
help-keep = FILE ist ein Ordner, in dem so viele Sicherungen bleiben, wie alt sie auch sind.
help-keep-days = FILE ist ein Ordner, in dem alle Sicherungen so vieler Tage bleiben.
help-restore-file = Die Sicherung.
help-json = Mit JSON antworten, für Programme.
help-lang = Die Sprache: Englisch, Deutsch oder Niederländisch.
help-version = Die Version zeigen.
help-install-completion = Die Ergänzung mit Tab für diese Shell einrichten.
help-show-completion = Die Ergänzung für diese Shell anzeigen, zum Kopieren oder Ändern.
help-help = Diese Hilfe zeigen.
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-options-mark = [OPTIONEN]
help-commands = Befehle
help-command-mark = BEFEHL …
help-required = erforderlich

## Spiele

games-players = Für { $players } Spieler
games-bots = Bots: { $bots }
bot-level = { $bot ->
    [random] spielt zufällig
    [careful] geübt
    [novice] Anfänger
    [casual] Gelegenheitsspieler
    [skilled] geübt
    [expert] Experte
    [master] Meister
   *[other] { $bot }
}
games-range = von { $low } bis { $high }
games-default = Vorgabe

## Schachteln

box-good = { $file }: Alles ist in Ordnung.
box-faults = { $count ->
    [one] { $file }: ein Fehler:
   *[other] { $file }: { $count } Fehler:
}
box-drawn = Gezeichnet: { $file }
box-new = { $file } kannst du nun bearbeiten. Prüfe sie mit: coven box check { $game } { $file }, und spiele mit ihr: coven play { $game } --box { $file }

## Das Menü der Spiele

menu-question = Was möchtest du spielen? Tippe eine Zahl oder einen Namen; Enter beendet.
menu-go-on = Weiter: { $game }, gespeichert { $date }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
menu-offer = { $game }? [J/n]
menu-what = „{ $text }“ steht nicht auf der Liste.

## Spielen; die Wörter, die man außer den englischen tippen kann

command-help = hilfe h ?
command-rules = regeln
command-moves = züge zuege m
command-hint = tipp
command-why = warum w
command-log = verlauf
command-speed = tempo
command-set = einstellen
command-undo = zurück zurueck u
command-save = speichern s
command-picture = bild
command-review = rückblick rueckblick
command-quit = ende q
play-setting-up = Der Tisch wird vorbereitet …
play-hint = Zug, z. B. { $move } · züge · tipp · regeln · verlauf · zurück · hilfe · ende
play-help =
    Tippe einen Zug, wie er geschrieben steht, z. B. { $move }, oder seine Nummer in der Liste, die „züge“ zeigt.
    Der Anfang genügt, solange nur ein Zug gemeint sein kann; Tab ergänzt ihn.
    Mehrere Züge dürfen in einer Zeile stehen, mit Kommas dazwischen; es werden alle gemacht oder keiner.
    züge                 zeigt alles, was du jetzt tun darfst
    tipp            sagt, was deine Züge wert sind und warum der beste der beste ist
    warum ZUG            sagt, warum ein Zug nicht geht
    regeln [WORT|N]      zeigt die Regeln (auf Englisch): ab einem Wort, einer Nummer oder der letzten Ablehnung
    verlauf [WORT]       zeigt alles, was bisher geschehen ist
    zurück               nimmt deinen letzten Zug zurück, solange niemand durch ihn etwas erfahren hat
    tempo [0–5]          stellt ein, wie schnell Bots ziehen; währenddessen beschleunigt Enter
    einstellen [NAME N]  zeigt oder ändert, was der Tisch für dich beantwortet, falls es im Spiel so etwas gibt
    speichern [DATEI]    speichert die Partie unter einem Namen; nach jedem Zug wird sie ohnehin gespeichert
    bild [DATEI]         zeichnet den Tisch als SVG-Bild, falls sich das Spiel zeichnen lässt
    ende                 verlässt den Tisch; du kannst später weiterspielen
play-which = { $count ->
    [one] „{ $text }“ allein ist nicht eindeutig. Wenn du { $moves } meinst, tippe es ganz.
   *[other] „{ $text }“ kann heißen: { $moves }. Was meinst du?
}
play-refused = { $move } geht jetzt nicht. { $reason }
play-allowed = { $move } geht.
play-why-what = Tippe hinter „warum“ einen Zug.
play-no-rules = Zu diesem Spiel gibt es hier keine Regeln zu lesen.
play-no-settings = In diesem Spiel gibt es nichts einzustellen.
play-speed = Tempo { $speed }, von 0 (ohne Pause) bis { $slowest } (langsam).
play-too-many = { $move } kommt zu spät: Vorher ist dein Zug schon zu Ende.
play-none-played = Deshalb wurde kein Zug dieser Zeile gemacht.
play-undone = Zurückgenommen.
play-confirm = Deine Wahl: { $move }. Enter bestätigt sie, „zurück“ ändert sie.
play-confirm-what = „{ $text }“ ist hier keine Antwort.
play-hand-over = Gib den Bildschirm an { $player }. { $player }, drücke Enter, wenn sonst niemand hinsieht.
play-read = Enter: weiter
page-hint = Zeilen { $first }–{ $last } von { $lines } · Enter: weiter · b: zurück · ein Wort: suchen · q: Ende
page-back = b zurück zurueck
page-leave = q ende
page-not-found = „{ $text }“ kommt in diesem Text nicht vor. Enter: weiter · b: zurück · q: Ende
play-saved = Gespeichert: { $file }
play-not-saved = Die Partie geht weiter, ist aber nicht gespeichert. „speichern DATEI“ versucht es anderswo.
play-pictured = Gezeichnet: { $file }
play-quit-save = Die Partie behalten, um später weiterzuspielen? [J/n]
play-yes = j ja y yes
play-no = n nein no
play-left = Auf Wiedersehen.
play-left-saved = Auf Wiedersehen. Die Partie ist gespeichert. Weiter geht es mit: coven play --resume { $file }
play-rescued = Die Partie ist gespeichert. Weiter geht es mit: coven play --resume { $file }
play-recorded = Aufgezeichnet. Noch einmal ansehen: coven replay { $file }
play-winners = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } teilen sich den Sieg!
}
play-end-hint = Enter verlässt den Tisch · rückblick · verlauf · „speichern DATEI“ sichert unter einem Namen
serve-no-client = Die Seite für den Browser ist hier nicht gebaut („make web“ baut sie); es gibt nur die Schnittstelle.
serve-open = Coven ist unter { $address } · Strg+C beendet es

## Tipps und Rückblick

hint-preparing = Das Programm dieses Spiels wird vorbereitet, das geschieht nur einmal
hint-thinking = Ich überlege
hint-line = { $chance } % ±{ $error }, Punkte { $score }
hint-more = { $count ->
    [one] … und ein weiterer Zug.
   *[other] … und { $count } weitere Züge.
}
reason-lead = Er hat die besten Gewinnchancen: { $chance } %, gegenüber { $other_chance } % nach „{ $other }“.
reason-score = Er bringt das bessere Ergebnis: im Schnitt { $score } gegenüber { $other_score } nach „{ $other }“.
reason-close = „{ $other }“ ist etwa gleich gut: { $other_chance } % Gewinnchance gegenüber { $chance } %.
reason-same = „{ $other }“ läuft auf dasselbe hinaus.
reason-only = Es ist der einzige erlaubte Zug.
review-thinking = Das Spiel wird noch einmal durchgespielt
review-open = Gewinnchancen bei offenen Karten
review-seat = Gewinnchancen nach dem, was { $player } wissen konnte
review-moves = Züge
review-chance = Gewinnchance
review-start = Zuvor
review-deal = Ausgabe
review-play = Eigene Züge
review-others = Andere
review-luck = Glück
review-result = Ergebnis
review-method = Jede Chance kommt aus durchschnittlich { $simulations } Spielen, mehr dort, wo es darauf ankommt, die meist vorsichtige Bots von dort weiterspielten. Zuvor, Ausgabe, eigene Züge, Andere und Glück ergeben zusammen das Ergebnis; ± ist das 95-%-Intervall.
review-costly = Die teuersten Züge, obwohl andere besser waren, nach dem, was man wissen konnte
review-none-costly = Kein Zug hat eindeutig etwas gekostet.
review-costly-line = Zug { $number }: { $player } fällt von { $before } % auf { $after } % (±{ $error }) durch „{ $move }“.
review-costly-points = Zug { $number }: { $player } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (±{ $error }) durch „{ $move }“.
review-then = Glück macht daraus { $then } %.
review-better-chance = „{ $better }“ war besser, nach dem, was { $player } wissen konnte: { $better_chance } % Gewinnchance statt { $chance } %.
review-better-points = „{ $better }“ war besser, nach dem, was { $player } wissen konnte: ein Endergebnis von { $better_score } statt { $score }.
review-own-moves = Eigene Züge von { $player }: { $costly } durch die genannten, { $rest } durch alle anderen, zusammen { $play }.
review-in-points = Dasselbe in Punkten des Endergebnisses
review-rounds = ← Runden
review-turning = Wendepunkte
review-turning-play = Zug { $number }: „{ $move }“ von { $player }: { $changes }.
review-turning-luck = Zug { $number }: Zufall nach „{ $move }“ von { $player }: { $changes }.
review-change = { $player } { $change } %

## Simulieren, ansehen, prüfen, messen

arena-compiling = Was noch nicht kompiliert ist, wird kompiliert …
arena-title = { $game }: die Arena
arena-played = Partien: { $games } · Optionen: { $options }
arena-seed = Startwert: { $seed }
arena-players = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}
arena-against = Gegeneinander
arena-versus = { $bot } gegen { $against }
arena-bot = Bot
arena-pair = Bots
arena-games = Partien
arena-wins = Anteil der Siege (95 %)
arena-taken = Siege des ersten (95 %)
arena-fair = Gerecht
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-summary = { $games } von { $planned } Partien, { $moves } Züge, { $seconds } s.
arena-note = In Klammern der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt. „Gerecht“ ist, was gleich starke Bots gewinnen würden. Wertungen beginnen bei 1000 und lassen weg, was noch nicht sicher ist.
arena-picture-note = Balken: 95-%-Bereiche. Gestrichelt: was gleich starke Bots gewinnen würden.
simulate-running = Es wird gespielt
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel
simulate-place = Rang im Mittel
export-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }; jetzt geschrieben: { $written }.
simulate-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $moves } Züge, { $seconds } s. So endeten sie:
replay-reading = Es wird gelesen
replay-hint = Zug { $number } von { $moves } · Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
admin-made = { $login } darf jetzt nach diesem Server sehen. Das Passwort, nur dieses eine Mal gezeigt: { $password }
admin-given = { $login } darf jetzt nach diesem Server sehen.
admin-removed = { $login } ist kein Verwalter mehr.
admin-passkeys-dropped = { $count ->
    [0] { $login } hatte keinen Passkey.
    [one] Der Passkey von { $login } ist entfernt: bis es einen neuen gibt, genügt das Passwort.
   *[other] { $count } Passkeys von { $login } sind entfernt: bis es einen neuen gibt, genügt das Passwort.
}
admin-none = Es gibt keinen Verwalter; „coven admin add NAME“ macht einen.
admin-rotated = Sitzungen werden von jetzt an mit einem neuen Schlüssel unterschrieben; die mit den alten gehen weiter.
admin-command-line = Befehlszeile
admin-log-empty = Noch hat kein Verwalter etwas getan.
admin-did-give_rights = hat { $about } zum Verwalter gemacht
admin-did-take_rights = hat { $about } die Rechte genommen
admin-did-drop_passkeys = hat die Passkeys von { $about } entfernt
admin-did-ban = hat { $about } ausgesperrt
admin-did-lift_ban = hat die Sperre von { $about } aufgehoben
admin-did-close_table = hat Tisch { $about } geschlossen
admin-did-announce = hat allen gesagt: { $about }
admin-did-rotate_key = hat einen neuen Schlüssel für Sitzungen gemacht
verify-running = Es wird neu ausgeteilt
verify-matches = { $file } ist echt: Der Startwert passt zu seiner Festlegung, und alle { $moves } Züge und das Ergebnis folgen daraus.
verify-unfinished = { $file } ist nicht beendet. Der Startwert passt zu seiner Festlegung, { $moves ->
    [0] und noch ist kein Zug gemacht.
    [one] und der eine Zug folgt daraus.
   *[other] und alle { $moves } Züge bisher folgen daraus.
}
verify-differs = { $file } stimmt nicht:
finding-other-commitment = Der Startwert passt nicht zu seiner Festlegung: Sein Hash ist { $hash }
finding-other-box = Die Schachtel stimmt nicht: Ihr Hash ist { $hash }
finding-other-box-name = Der Name der Schachtel stimmt nicht: aufgezeichnet { $recorded }, gespielt { $played }
finding-other-players = Die Zahl der Spieler stimmt nicht: aufgezeichnet { $recorded }, gespielt { $played }
finding-other-options = Die Optionen stimmen nicht: aufgezeichnet { $recorded }, gespielt { $played }
finding-misfit = Zug { $number } ({ $move } von Platz { $seat }) ist bei der Verteilung dieses Startwerts nicht möglich{ $ruling ->
    [0] {""}
   *[other] {" "}(Regel { $ruling })
}
finding-no-seed = Die Partie ist nicht beendet, ihr Startwert also noch geheim
finding-unfinished = Die Partie ist nicht beendet, es gibt also kein Ergebnis zu prüfen
finding-not-over = Nach dem letzten Zug ist die Partie nicht zu Ende
finding-no-outcome = Nach dem letzten Zug ist die Partie zu Ende, aber kein Ergebnis aufgezeichnet
finding-other-outcome = { $part }: aufgezeichnet ist { $recorded }, gespielt wurde { $played }
finding-no-part = { $part } ist aufgezeichnet, gehört aber zu keinem Ergebnis
finding-box-no-name = die Schachtel hat keinen Namen
finding-box-shape = das ist nicht aufgebaut wie eine Schachtel ({ $problem })
finding-box-no-toml = { $file } ist keine TOML-Datei: { $problem }
finding-box-long = sie hat mehr als { $most } Zeichen
finding-box-dotted-key = sie hat einen Schlüssel mit mehr als { $most } Teilen
finding-box-many-values = sie hat mehr als { $most } Werte
finding-box-many-entries = { $entry } hat { $count } Einträge; erlaubt sind höchstens { $most }
finding-box-deep = { $entry } liegt zu tief: erlaubt sind höchstens { $most } Listen und Tabellen ineinander
finding-box-long-key = der Name eines Eintrags darf höchstens { $most } Zeichen haben
finding-box-long-text = { $entry } hat { $count } Zeichen; erlaubt sind höchstens { $most }
finding-box-hidden-key = der Name eines Eintrags hat unsichtbare Zeichen
finding-box-hidden-letters = { $entry } hat unsichtbare Zeichen, oder keine sichtbaren
finding-box-large-number = { $entry } ist eine zu große Zahl
finding-box-too-much = sie zu prüfen braucht zu viel Zeit oder Speicher
finding-box-more-faults = und es gibt noch mehr Fehler
finding-position-shape = das ist nicht aufgebaut wie eine Stellung ({ $problem })
finding-position-no-object = das ist kein Objekt
finding-position-game = sie gehört zum Spiel { $theirs }, nicht zu { $ours }
finding-position-lacks = { $part } fehlt
finding-position-part = { $part } gehört nicht in eine Stellung
finding-position-part-no-object = { $part } ist kein Objekt
finding-stream-part = { $part } gehört nicht in einen Zufallsstrom
finding-stream-seed = der Startwert des Zufallsstroms besteht nicht aus 64 Hexziffern
finding-stream-number = { $part } des Zufallsstroms ist keine ganze Zahl von 0 bis { NUMBER($most, useGrouping: 0) }
finding-stream-left = im Zufallsstrom sind Wörter übrig, aber es gibt keinen Block
finding-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
finding-at-entry = { $entry }: { $problem }
bench-running = Es wird gemessen
bench-game = Spiel
bench-players = Spieler
bench-moves = Züge/s
bench-games = Partien/s
warm-running = Es wird kompiliert
warm-ready = Alles ist kompiliert.
backup-copying = wird kopiert
backup-checking = wird geprüft
backup-writing = wird geschrieben
backup-comparing = wird verglichen
backup-playing = Partien werden noch einmal gespielt
backup-done = { $file } enthält alles: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
backup-verified = Zurückgespielt ist es Zeile für Zeile dasselbe; { $games ->
    [one] eine Partie wurde noch einmal gespielt
   *[other] { $games } Partien wurden noch einmal gespielt
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
backup-removed = Entfernt, weil alt: { $files }
restore-done = Alles aus { $file } ist wieder da: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
cache-damaged = Ein kompiliertes Programm war beschädigt; es wird neu kompiliert.
cache-not-kept = Kompilierte Programme lassen sich hier nicht aufheben; beim nächsten Mal werden sie neu kompiliert.

## Was schiefgehen kann, nach Kennung

error-refused = { $player } darf { $move } nicht spielen: Die Regeln erlauben es an dieser Stelle nicht (Regel { $ruling }).
error-interrupted = Abgebrochen.
error-bad-backup = { $file } lässt sich nicht zurückspielen: Es ist keine Sicherung, oder sie ist beschädigt.
error-backup-differs = { $file } enthält nicht, was der Server hat ({ $tables }), und wird nicht behalten.
error-unplayable = { $file } ist vollständig und bleibt, aber { $count ->
    [one] ein Tisch darin lässt sich nicht öffnen
   *[other] { $count } Tische darin lassen sich nicht öffnen
}: { $tables }
error-not-empty = In { $place } ist schon etwas; bitte an einen anderen Ort zurückspielen.
error-newer-schema = Das hat eine neuere Version von Coven geschrieben; bitte diese aktualisieren.
error-no-database = Die Datenbank lässt sich nicht öffnen: { $problem }.
error-unexpected = In Coven ist etwas schiefgegangen ({ $kind }: { $message }). COVEN_DEBUG=1 zeigt, wo.
error-bad-usage = Dieser Befehl ist nicht lesbar: { $problem }
error-bad-usage-command = Es gibt keinen Befehl „{ $command }“. „coven --help“ zeigt alle.
error-bad-usage-option = Es gibt keine Option { $option }. „--help“ hinter dem Befehl zeigt alle.
error-bad-usage-needs-value = Hinter { $needs_value } fehlt ein Wert.
error-bad-usage-missing = { $missing } fehlt.
error-bad-usage-wrong = Der Wert von { $wrong } geht nicht. „--help“ hinter dem Befehl erklärt ihn.
error-bad-usage-extra = „{ $extra }“ ist hier zu viel.
error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
error-no-game = Welches Spiel? Tippe: coven play SPIEL. Es gibt: { $known }.
error-unknown-option = Es gibt keine Option „{ $option }“; es gibt: { $known }.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“ für dieses Spiel.
error-unknown-move = „{ $move }“ ist hier kein Zug.
error-unknown-language = Coven spricht kein „{ $language }“; es spricht en, de und nl.
error-bad-option = „{ $option }“ hat nicht die Form name=wert.
error-bad-option-value = Option { $option }: { $value } geht nicht. Was geht, zeigt „coven games“.
error-bad-options = { $options } sind keine Optionen: Nenne ihre Werte mit Namen.
error-bad-players = Dieses Spiel ist für { $allowed } Spieler, nicht für { $players }.
error-bad-seat = Es gibt keinen Platz „{ $seat }“ an einem Tisch für { $players }; gezählt wird ab 1.
error-bad-seats = Jeder Platz braucht genau einen Namen.
error-not-to-act = Platz { $seat } hat jetzt nichts zu entscheiden.
error-bad-budget = „{ $budget }“ ist kein Budget zum Nachdenken: Möglich sind Simulationen ab 1 oder Sekunden über 0 und bis { $longest }.
error-bad-names = { $people ->
    [0] Am Tisch sitzen keine Menschen
    [one] Am Tisch sitzt ein Mensch
   *[other] Am Tisch sitzen { $people } Menschen
}, { $names ->
    [one] genannt ist ein Name.
   *[other] genannt sind { $names } Namen.
}
error-bad-names-name = „{ $name }“ kann kein Name sein: Da steht nichts Lesbares.
error-bad-bots = { $seats ->
    [0] Für Bots gibt es keinen Platz
    [one] Für Bots gibt es einen Platz
   *[other] Für Bots gibt es { $seats } Plätze
}, { $bots ->
    [0] genannt ist kein Bot.
    [one] genannt ist ein Bot.
   *[other] genannt sind { $bots } Bots.
}
error-bad-count = Es muss mindestens eine Partie sein, nicht { $count }.
error-bad-number = Es gibt keinen Zug Nummer { $number }; es gibt { $moves }.
error-bad-seed = { $seed } ist kein Startwert: Nimm eine ganze Zahl oder einen Text.
error-bad-cards = Diese Karten sind nicht lesbar oder stammen nicht aus einer Schachtel.
error-bad-box = Diese Schachtel ist nicht brauchbar: { $faults }.
error-bad-position = Diese Stellung lässt sich nicht aufbauen: { $faults }.
error-bad-record = Das ist keine vollständige Aufzeichnung.
error-bad-record-line = Das ist keine vollständige Aufzeichnung: Zeile { $line } ist beschädigt oder abgeschnitten.
error-bad-record-number = Das ist keine vollständige Aufzeichnung: Zug Nummer { $number } fehlt oder ist beschädigt.
error-bad-record-field = Das ist keine vollständige Aufzeichnung: In ihrer ersten Zeile fehlt { $field }.
error-bad-record-part = Das ist keine vollständige Aufzeichnung: An ihrem Ende fehlt { $part } oder ist beschädigt.
error-bad-record-moves = Das ist keine vollständige Aufzeichnung: Sie hat { $moves } Züge, ihr Ende nennt eine andere Zahl.
error-other-format = Diese Aufzeichnung hat das Format { $theirs }; dieses Coven liest Format { $ours }.
error-other-rules-version = Gespielt wurde nach Regelversion { $theirs }; dieses Coven spielt Version { $ours }.
error-other-game = { $file } ist eine Partie { $game }.
error-not-with-resume = Eine gespeicherte Partie geht weiter, wie sie begonnen wurde; { $given } passt nicht zu --resume.
error-other-box = Gespielt wurde mit einer anderen Schachtel, als hier { $box } heißt.
error-bad-path = { $path } nennt keine Datei: Ein Pfad ist ein Text.
error-no-such-file = { $file } ist nicht lesbar. Gibt es die Datei?
error-cannot-write = { $file } lässt sich nicht schreiben.
error-no-room = Es lässt sich nichts mehr schreiben: Am Ziel der Ausgabe ist kein Platz mehr.
error-file-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist.
error-not-this-game = { $file } enthält etwas anderes und bleibt, wie es ist. Nimm einen anderen Namen.
error-no-guide = Für { $game } gibt es keine Einführung.
error-no-map = Die Schachtel von { $game } hat keinen Spielplan zum Zeichnen.
error-no-picture = Von { $game } lässt sich kein Bild zeichnen.
error-unknown-side = Ein Spielplan hat die Seiten front und back, aber keine Seite „{ $side }“.
error-not-drawn = Die Seite { $side } dieser Schachtel hat keine Umrisse; es gibt nichts zu zeichnen.
error-no-seed = Diese Aufzeichnung ist unfertig oder abgeschnitten: Ohne Startwert lässt sie sich nicht neu austeilen.
error-not-finished = { $file } ist nicht beendet: Man kann die Partie nur aus der Sicht eines Platzes sehen (--seat).
error-seed-is-secret = Der Startwert bleibt geheim, bis die Partie zu Ende ist.
error-record-is-secret = Eine Aufzeichnung zeigt verdeckte Entscheidungen; es gibt sie, sobald die Partie zu Ende ist.
error-cannot-undo = Das lässt sich jetzt nicht zurücknehmen.
error-cannot-undo-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
error-cannot-undo-others-moved = Das lässt sich nicht zurücknehmen: Andere haben inzwischen gezogen.
error-cannot-undo-drew = Das lässt sich nicht zurücknehmen: Es wurden Karten gezogen oder Würfel geworfen.
error-cannot-undo-revealed = Das lässt sich nicht zurücknehmen: Die anderen haben es schon gesehen oder wurden dazu gefragt.
error-no-gpu = Hier gibt es keine brauchbare GPU.
error-no-wasm = Ein Modul für WebAssembly lässt sich hier nicht herstellen oder ausführen: { $reason }
error-no-policy = „{ $bot }“ sucht und kann deshalb nicht spielen, wo nur kompilierte Bots es können.
error-bad-budget-text = „{ $text }“: Nur ein Bot, der sucht, hat ein Budget, etwa master@5000, master@200ms oder master@2s.
error-no-lineup = Eine Arena braucht zwei verschiedene Bots, oder einen und einen anderen als Gegner (--against).
error-other-code = Die Regeln oder die Bots dieses Spiels haben dort eine andere Version als hier.
error-bad-arena-file = { $file } enthält keine Arena oder ist beschädigt.
error-other-arena = { $file } enthält Partien einer anderen Arena; verschieden sind: { $differing }. Nimm ihren Startwert und ihre Optionen, oder eine andere Datei.
error-arena-in-use = Ein anderer Lauf schreibt gerade in { $file }.
error-worker-died = { $count }-mal sind Prozesse an denselben Partien gestorben.
error-no-ray = Ray ist hier nicht installiert: pip install -r requirements/ray.lock
error-missing-extra = { $package } ist hier nicht installiert: pip install 'coven[{ $extra }]'
error-other-dataset = { $folder } enthält einen anderen Datensatz; verschieden sind: { $differing }. Nimm dessen Startwert und Optionen, oder einen anderen Ordner.
error-bad-dataset = { $file } beschreibt keinen Datensatz oder ist beschädigt.
error-not-a-dataset = In { $folder } ist schon etwas anderes; wähle einen anderen Ordner.
error-bad-actions = Für jeden gefragten Tisch oder Platz muss eine Aktion da sein, eine ganze Zahl.
error-illegal-action = Platz { $seat } an Tisch { $table } darf Aktion { $action } nicht nehmen: { $reason }.
error-game-over = Die Partie an Tisch { $table } ist zu Ende.
error-bad-table = Einen Tisch { $table } gibt es nicht; es sind { $tables }.
error-bad-snapshot = Das ist kein Abbild einer solchen Umgebung.
error-bad-resets = Ein beendeter Tisch wird at_once, next_step oder never neu ausgeteilt, nicht { $resets }.
error-bad-kind = Beobachtungen können keine Zahlen vom Typ { $kind } sein.
error-bad-render-mode = Dieses Spiel lässt sich nicht als { $mode } darstellen.
error-not-simultaneous = In { $game } wählen nie zwei Plätze zugleich.
error-ray-failed = Der Ray-Cluster kann nicht spielen: { $why }
error-bad-ending = { $file }: Der Name muss auf eines davon enden: { $endings }.

## Was ein Server ablehnt

error-bad-name = Ein Name hat Buchstaben und keine Steuerzeichen.
error-bad-settings = Mit diesen Einstellungen geht es nicht: { $faults }.
error-bad-sign-in = Anmeldename und Passwort oder Code passen nicht zusammen.
error-bot-plays = Ein Bot spielt gerade für dich; nimm deinen Platz erst zurück.
error-busy = Gerade ist zu viel los; versuch es noch einmal.
error-cannot-listen = Unter { $host }, Port { $port } lässt sich nicht lauschen: { $problem }.
error-cannot-start = Der Server konnte nicht starten; das Protokoll sagt, warum.
error-cannot-start-data = Der Datenordner { $folder } ist nicht brauchbar: { $problem }.
error-cannot-start-shared = Ein anderer Server benutzt den Datenordner { $folder }; beende ihn oder gib diesem einen eigenen Ordner.
error-data-gone = Die Datenbank { $file } ist nicht mehr da; der Server hat sich beendet und seither nichts gespeichert.
error-ended = Die Partie ist zu Ende.
error-failed = Auf dem Server ist etwas schiefgegangen.
error-foreign-origin = Das kam von der Seite einer anderen Website.
error-unknown-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
error-full = Es ist kein Platz mehr; versuch es später noch einmal.
error-has-account = Du hast schon ein Konto.
error-job-under-way = Du wartest schon auf eine andere Antwort; sie kommt zuerst.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-no-such-job = Danach wurde nicht gefragt, oder es ist vergessen; frag noch einmal.
error-login-taken = Diesen Anmeldenamen gibt es schon.
error-weak-password = { $reason ->
    [common] Dieses Passwort probieren alle als Erstes; nimm ein anderes.
    [name] Das Passwort darf nicht der Anmeldename oder der Name sein.
   *[other] Das Passwort braucht mindestens vier verschiedene Zeichen, die keine Leerzeichen sind.
}
error-malformed = Der Server kann diese Anfrage nicht lesen.
error-muted = Wer den Tisch eröffnet hat, hat dich stummgeschaltet.
error-no-account = Dafür brauchst du ein Konto.
error-no-chat = An diesem Tisch gibt es für dich keinen Chat.
error-no-memory-aids = An diesem Tisch wird aus dem Gedächtnis gespielt.
error-no-seat = Hier ist kein Platz für dich frei.
error-no-spectators = An diesem Tisch wird ohne Publikum gespielt.
error-no-such-line = Das hat hier zuletzt niemand gesagt.
error-no-such-person = Diese Person gibt es nicht, oder ihr Profil ist nicht für dich.
error-no-such-friend = So jemand ist nicht in deiner Liste.
error-not-friends = Nur Freunde kannst du einladen; schick anderen den Link.
error-too-many-listed = In deiner Liste sind zu viele; entferne erst einige.
error-too-many-invited = An diesen Tisch sind genug eingeladen.
error-no-such-session = So eine Sitzung hast du nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-token = So ein Token hast du nicht.
error-not-for-tokens = Mit einem Token geht das nicht; melde dich mit Anmeldename und Passwort an.
error-no-undo = An diesem Tisch wird kein Zug zurückgenommen.
error-not-found = Hier gibt es nichts.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-open = Dieser Tisch ist nicht mehr offen.
error-not-over = Das gibt es, wenn die Partie zu Ende ist.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-signed-in = Sag erst, wer du bist: Ein Name genügt.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-stored = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuch es bitte noch einmal.
error-nothing-asked = Niemand bittet dich, einen Zug zurücknehmen zu dürfen.
error-rules-changed = Die Regeln haben sich geändert; unter den neuen lässt sich diese Partie nicht weiterspielen.
error-seats-free = Noch sind Plätze frei; warte, oder lass Bots dort spielen.
error-stale = Seit du diesen Zug gewählt hast, ist etwas geschehen. Schau noch einmal hin.
error-too-large = Das ist zu viel für eine Anfrage.
error-too-many = Das war zu viel auf einmal; warte ein wenig.
error-too-many-steps = An diesem Tisch ist neben dem Spielen schon zu viel geschehen.
error-too-slow = Die Anfrage kam zu langsam an.
error-undo-asked = Es hat schon jemand gebeten, einen Zug zurückzunehmen; beantworte das zuerst.
error-bad-login = Ein Anmeldename hat 3 bis 30 einfache Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
error-bad-webhook = Ein Webhook geht an eine öffentliche https-Adresse, ohne Benutzernamen.
error-banned = Du bist auf diesem Server gesperrt.
error-is-admin = Ein Verwalter kann nicht gesperrt werden; nimm ihm erst die Rechte.
error-no-admin = { $login } ist kein Verwalter.
error-no-bots = An einem gewerteten oder täglichen Tisch spielt kein Bot für dich.
error-no-film = Von dieser Partie gibt es keinen Film.
error-no-such-ban = Diese Sperre gibt es nicht.
error-no-such-day = An diesem Tag hat niemand nach einer Partie gefragt.
error-no-such-webhook = Diesen Webhook hast du nicht.
error-bad-subscription = Das ist nichts, womit ein Browser benachrichtigt werden kann.
error-no-push = Dieser Server benachrichtigt keine Browser.
error-bad-mail-address = Eine Adresse sieht aus wie du@example.org.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-mail-not-sent = Die E-Mail ließ sich nicht verschicken; prüfe die Adresse, oder versuch es später noch einmal.
error-bad-link = Dieser Link ist unvollständig oder zu alt. Fordere einen neuen an.
error-not-admin = Das darf nur ein Verwalter dieses Servers.
error-bad-passkey = Dieser Passkey passt nicht; versuch es noch einmal.
error-no-passkeys-here = Passkeys brauchen https und einen Namen wie https://games.example.org; eine Adresse aus Zahlen hat keine.
error-no-such-passkey = Du hast keinen solchen Passkey.
error-not-confirmed = Bestätige zuerst mit deinem Passkey.
error-no-passkey = Auf diesem Server braucht ein Verwalter einen Passkey; auf der Seite deines Kontos kannst du einen anlegen.
error-not-away = Ein Bot spielt nur für jemanden, der nicht da ist, und wo keine Uhr dafür sorgt.
error-not-rated = Ein gewerteter Tisch ist nur für Menschen, nach den Standardregeln und ohne Hilfen.
error-once-a-day = Der tägliche Tisch wird einmal gespielt; morgen gibt es einen neuen.
error-own-address = Das ist die Adresse, von der du selbst kommst.
error-sealed = Heute spielen alle diese Karten; gezeigt werden sie morgen.
error-unreachable = Der Server ist nicht zu erreichen.

## Was man erfährt, wenn man am Zug ist und nicht da

turn-title = Coven
turn-text = Du bist an einem Tisch am Zug
mail-turn-text = Du bist an einem Tisch am Zug. Deine Spiele:
    { $games }

    Mit einem Klick keine solchen E-Mails mehr:
    { $stop }
mail-confirm-subject = E-Mail, wenn du am Zug bist?
mail-confirm-text = Jemand, vermutlich du, möchte an dieser Adresse erfahren, wann er auf { $site } am Zug ist. Wenn du das willst, folge diesem Link innerhalb eines Tages:
    { $link }

    Wenn nicht, tu einfach nichts: Du bekommst keine weitere E-Mail.

## Was ein Link zeigt, wo er weitergegeben wird

share-home = Coven
share-home-text = Witches, Wandering Towers und Broom Service an einem Tisch: mit Freunden oder Bots, im Browser.
share-table = Ein Tisch bei Coven
share-table-of = { $game }: ein Tisch bei Coven
share-table-text = Öffne den Link, um mitzuspielen oder zuzuschauen. Ein Name genügt.
share-replay = Eine beendete Partie bei Coven
share-replay-of = { $game }: eine beendete Partie bei Coven
share-replay-text = Zug um Zug, von jedem Platz aus, mit offenen Karten.
share-guide-of = { $game }: spielen lernen
share-guide-text = Eine Einführung spielt mit dir den Anfang einer echten Partie und erklärt alles. Fünf bis zehn Minuten, im Browser.
share-rules-of = { $game }: die Regeln
share-rules-text = Alle Regeln in klaren Worten, mit einer Nummer für jede Entscheidung.
