# Was die Spielbretter außer den Worten ihrer Spiele sagen.

board-player = Spieler
board-dealer = gibt
board-ready = fertig
board-from = von { $player }
board-takes-trick = Der Stich geht an { $player }
board-points = Punkte
board-limit = Gespielt wird, bis jemand { $limit } Punkte hat.
board-card-fire-witch = verdoppelt das Feuer in den Stichen dessen, der sie bekommt
board-card-water-witch = zählt { $points } Punkte
board-card-queen = zählt { $points } Punkte
board-card-earth-witch = nimmt dem, der sie bekommt, bis zu { $points } Punkte ab
board-card-air-witch = wer sie bekommt, den kosten Wasserhexe und Königin nichts

# what is chosen together, and sent by one button
board-gathered = { $count } von { $most } gewählt
board-gathered-some = { $count } gewählt ({ $fewest } bis { $most })
board-gathered-full = Das sind alle. Tippe eine davon an, um sie wieder herauszunehmen.
board-pass-on = Weitergeben
board-take-roles = Diese Rollen nehmen

# moments and the score sheet
board-last-round = Die letzte Runde!
broom-last-round = Die letzte Runde!
board-round = Runde { $round }
board-score-round = Runde { $round }: { $points }
board-by-round = Nach Runden
board-by-source = Nach Herkunft
board-end-now = Wäre jetzt Schluss
board-as-it-would-end = Insgesamt
board-after-rounds = Punkte nach jeder Runde
board-bolts = Blitze
board-standing = Wie es steht
board-of = { $count } von { $all }
board-home = Magier zu Hause
board-ever-filled = Je gefüllte Flaschen
board-filled-flasks = Volle Flaschen
board-spent-flasks = Verbrauchte Flaschen
board-with-partner = Mit Partner
board-team = Team: { $home } zu Hause, Flaschen { $flasks }
board-team-total = mit { $player }: zusammen { $points }
board-last-turns = { $players } hat alles geschafft: Die Runde wird zu Ende gespielt, das sind die letzten Züge!
board-last-turns-now = Die letzten Züge
board-last-card = Die letzte Karte!
board-moment-home = Zu Hause!
board-moment-locked-up = Eingesperrt!

## Was die Dinge bedeuten: erzählt, wenn jemand darauf zeigt

board-mean-person = Ein Mensch, der da ist.
board-mean-away = Ein Mensch, der gerade nicht verbunden ist.
board-mean-bot = { web-bot }.

witches-mean-fire = Zählt 1 Punkt für den, der sie bekommt. Wer alle vierzehn Feuerkarten hat und dazu die Wasserhexe oder die Königin, wirkt einen Zauber.
witches-mean-plain = Zählt nichts. Die höchste Karte der angespielten Farbe bekommt den Stich.
witches-mean-wizard = Darf zu jeder Farbe gespielt werden und ist niedriger als jede andere Karte. Liegen nur Zauberer, bekommt der erste den Stich.
witches-mean-wins = Sie bekommt den Stich, wie er liegt.
witches-mean-led = Wer diese Farbe hat, spielt eine Karte davon oder einen Zauberer; wer sie nicht hat, spielt, was er will.
witches-mean-led-open = Die erste Karte, die kein Zauberer ist, bestimmt die Farbe des Stichs.
witches-mean-alarm = Wer alle vierzehn Feuerkarten hat und dazu die Wasserhexe oder die Königin, wirkt einen Zauber: selbst keine Punkte, viele für alle anderen.
witches-mean-spell = Alle anderen bekommen seine Punkte. In der letzten Runde darf man sie stattdessen vom eigenen Stand abziehen, wenn das den Sieg bringt.
witches-mean-packet = Alle geben zugleich so viele Karten verdeckt weiter. Die Richtung wechselt von Runde zu Runde.
witches-mean-total = Die Punkte aller Runden. Die wenigsten gewinnen.
witches-mean-round = Was die bisherigen Stiche ergeben: { $sum }.
witches-mean-cards = Karten auf der Hand.
witches-mean-tricks = Stiche in dieser Runde. Sie liegen verdeckt.
witches-mean-ready = Hat die Karten zum Weitergeben beiseitegelegt.
witches-mean-dealer = Links vom Geber wird zum ersten Stich ausgespielt.
witches-mean-sum = So zählt eine Runde: jede Feuerkarte 1, mit der Feuerhexe doppelt bis höchstens { $cap }; dann Wasserhexe und Königin, und was die Erdhexe abnimmt.

towers-mean-tower = Zieht mit allen Türmen und Magiern darüber. Wer im Freien steht, wo er landet, wird eingesperrt.
towers-mean-shield = Rabenschild: Liegt es frei und steht kein Magier darauf, kann die Burg hierherkommen.
towers-mean-wizard = Zieht im Uhrzeigersinn um den vollen Wert einer Magierkarte. Endet er auf dem Feld der Burg, ist er daheim.
towers-mean-castle = Ein Magier, der hier endet, ist für immer daheim. Danach zieht die Burg zum nächsten freien Rabenschild.
towers-mean-flasks = Wer einen Magier einsperrt, füllt eine Flasche. Volle bezahlen Zauber; verbrauchte gelten als gefüllt.
towers-mean-home = Wer alle Magier daheim und keine leere Flasche hat, ist fertig; dann wird die Runde zu Ende gespielt.
towers-mean-partner = Ihr gewinnt gemeinsam, sobald beide fertig sind.
towers-mean-hidden = Hier eingesperrt, soweit der Tisch beim Merken hilft.
towers-mean-pile = Am Ende des Zuges wird auf drei Karten nachgezogen.
towers-mean-discards = Ist der Stapel leer, werden diese Karten gemischt.
towers-mean-die = Die Figur wird nach dem letzten Wurf gewählt. Sind noch Würfe übrig, ersetzt ein neuer diesen.
towers-mean-looked = Alle haben gesehen, wer unter dem angehobenen Turm stand.
towers-mean-used = Gegen den Stapel müssen alle Magier daheim sein, bevor die Karten verbraucht sind.
towers-mean-by-wizard = Bewegt einen eigenen Magier im Freien um genau { $value }, im Uhrzeigersinn.
towers-mean-by-tower = Bewegt einen Turm mit allem, was darauf ist, um genau { $value }, im Uhrzeigersinn.
towers-mean-by-die = { $side ->
    [wizard] Ein Würfel sagt, wie weit ein eigener Magier zieht
    [tower] Ein Würfel sagt, wie weit ein Turm zieht
   *[both] Ein Würfel sagt, wie weit ein eigener Magier oder ein Turm zieht
}; { $rolls ->
    [one] er wird einmal geworfen.
   *[other] er darf bis zu { $rolls }-mal geworfen werden.
}
towers-mean-cost = { $cost ->
    [one] Kostet eine volle Flasche.
   *[other] Kostet { $cost } volle Flaschen.
}
towers-mean-move-wizard = Ein Magier zieht ein Feld vorwärts.
towers-mean-move-tower = Ein Turm zieht zwei Felder vorwärts.
towers-mean-headwind-wizard = Ein Magier zieht ein Feld rückwärts.
towers-mean-headwind-tower = Ein Turm zieht zwei Felder rückwärts.
towers-mean-move-castle = Die Burg zieht auf das nächste Feld ohne sichtbaren Magier, vorwärts oder rückwärts.
towers-mean-free-wizard = Heb einen Turm an: Ein eigener Magier direkt darunter kommt ganz nach oben.
towers-mean-swap-towers = Die obersten Türme zweier Felder tauschen die Plätze.
towers-mean-piggyback = Ein Magier reist mit dem mit, der zieht.

broom-mean-brave = Es kommt, wenn alle gefragt sind, und nur, wenn nach dir niemand mutig ist: Wer ausgestochen wird, bekommt nichts.
broom-mean-cowardly = Es kommt sofort, und niemand kann es dir nehmen.
broom-mean-bewitched = Wer eine verwunschene Rolle auslegt, mutig oder nicht: { count-points }.
broom-mean-cloud = { count-wands }, um sie aus einem Gebiet nebenan wegzuzaubern. Solange sie liegt, kommt keine Figur hierher. Blitze zählen am Ende: { count-bolts }.
broom-mean-storm-bonus = Solange sie hier liegt, bringt jede Lieferung nebenan { count-points } mehr.
broom-mean-storm-move = Wer sie wegzaubert, darf noch einmal fliegen.
broom-mean-storm-delivery = Wer sie wegzaubert, darf noch einmal liefern.
broom-mean-storm-potions = Wer sie wegzaubert, bekommt { count-points }, wenn er das hat: { goods }.
broom-mean-round-tower = Rund: nimmt im ganzen Spiel einen Trank ({ $potion }). Lohn: { $reward }.
broom-mean-square-tower = Eckig: nimmt beliebig viele Tränke ({ $potion }). Lohn jedes Mal: { $reward }.
broom-mean-filled = Rund: Er hat seinen Trank und nimmt keinen mehr.
broom-mean-castle = Hier beginnen die Figuren. Sonst ist es ein Gebiet wie jedes andere.
broom-mean-circle = Ein Turbobesen, der diesen Buchstaben zeigt, landet hier.
broom-mean-pawn = Hexen fliegen mit ihr in ein Gebiet nebenan; sie liefert an die Türme des Gebiets, in dem sie steht.
broom-mean-mountain-tile = Wer zum ersten Mal herkommt, nimmt das eigene Amulett und darf das Plättchen benutzen.
broom-mean-forest-tile = Wer zuerst kommt, nimmt es und benutzt es einmal, später.
broom-mean-hill-tile = Der Turbobesen trägt eine Figur, die herkommt, sofort weiter zu einem dieser Steinkreise.
broom-mean-potion = Für Türme mit einem Dach in dieser Farbe. Am Ende bringen Sätze verschiedener Ressourcen Punkte.
broom-mean-wand = Bezahlt Wolken. Am Ende bringen Sätze verschiedener Ressourcen Punkte.
broom-mean-bolts = Von weggezauberten Wolken. Nach der Blitztabelle brächten sie jetzt { count-points }.
broom-mean-amulets = Von Bergplättchen. Sie brächten jetzt { count-points }.
broom-mean-tile-brave = Einmal: die mutige Aktion, obwohl feige.
broom-mean-tile-card = Einmal: eine Rolle mehr am Anfang einer Runde.
broom-mean-tile-points = Einmal: Punkte statt einer feigen Aktion.
broom-mean-leads = Spielt aus: legt zuerst eine Rolle, und wer sie hat, bedient.
broom-mean-cards = Rollenkarten, die noch auf der Hand sind.
broom-mean-points = Die meisten Punkte gewinnen; Blitze und Sätze kommen am Ende hinzu.
broom-mean-waiting = Wird noch nach dieser Rolle gefragt.
broom-mean-passed = Hat diese Rolle nicht.
broom-mean-beaten = Danach war noch jemand mutig: Hier gibt es nichts.
broom-mean-role = Die ausgespielte Rolle: Wer sie hat, muss sie legen, mutig oder feige.

## Wandering Towers

board-ring = Der Ring aus sechzehn Feldern
board-tower = Turm { $number } auf Feld { $space }, { $level }. von { $height } vom Boden aus
board-wizard = Magier von { $player } auf Feld { $space }
board-a-wizard = ein Magier auf Feld { $space }
board-goes-to = geht auf Feld { $space }
board-goes-home = geht heim in die Burg
board-goes-onto = geht auf Feld { $space } und sperrt { $count ->
    [one] einen Magier
   *[other] { $count } Magier
} von { $players } ein
board-castle = die Rabenburg auf Feld { $space }
board-flasks = Flaschen: { $full } voll, { $empty } leer, { $spent } verbraucht
board-discard = ablegen
board-choices = Was du tun kannst
board-or = oder

## Broom Service

board-language = de
board-filled = hat seinen Trank
board-pawn = Figur { $number }
board-pawn-in = Figur { $number } von { $player } in „{ $area }“
board-cloud = Wolke über „{ $area }“
board-roles = Zeig auf eine Rolle und lies, was sie tut. Mutig bringt mehr, aber du kannst ausgestochen werden; feige ist sicher.
board-roles-by-touch = Halte eine Rolle gedrückt und lies, was sie tut. Mutig bringt mehr, aber du kannst ausgestochen werden; feige ist sicher.
board-zoom-in = Karte größer
board-zoom-out = Karte kleiner
board-turbo = Turbobesen zu den Steinkreisen { $circles }
board-neighbours = grenzt an { $areas }
board-tile = { $kind ->
    [mountain] Bergplättchen
    [forest] Waldplättchen
   *[hill] Hügelplättchen
} in „{ $area }“: { $does }
board-amulets = Amulette warten auf { $players }
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
