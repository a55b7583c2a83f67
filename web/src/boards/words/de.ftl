# Was die Spielbretter außer den Worten ihrer Spiele sagen.

board-player = Spieler
board-dealer = gibt
board-ready = fertig
board-from = von { $player }
board-points = Punkte
board-limit = Gespielt wird, bis jemand { $limit } Punkte hat.

## Wandering Towers

board-ring = Der Ring aus sechzehn Feldern
board-tower = Turm { $number } auf Feld { $space }, { $level }. von { $height } vom Boden aus
board-wizard = Magier von { $player } auf Feld { $space }
board-a-wizard = ein Magier auf Feld { $space }
board-castle = die Rabenburg auf Feld { $space }
board-flasks = Flaschen: { $full } voll, { $empty } leer, { $spent } verbraucht
board-discard = abwerfen
board-choices = Was du tun kannst

## Broom Service

board-language = de
board-filled = hat seinen Trank
board-pawn = Figur { $number }
board-pawn-in = Figur { $number } von { $player } in { $area }
board-cloud = Wolke über { $area }
board-roles = Zeig auf eine Rolle und lies, was sie tut. Mutig bringt mehr, aber du kannst ausgestochen werden; feige ist sicher.
board-zoom-in = Karte größer
board-zoom-out = Karte kleiner
board-turbo = Turbobesen zu den Steinkreisen { $circles }
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
