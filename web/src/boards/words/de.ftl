# Was die Spielbretter außer den Worten ihrer Spiele sagen.

board-player = Spieler
board-dealer = gibt
board-ready = fertig
board-from = von { $player }
board-points = Punkte
board-wins = Gewonnen: { $players }

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
board-zoom-in = Karte größer
board-zoom-out = Karte kleiner
board-turbo = Turbobesen zu den Steinkreisen { $circles }
