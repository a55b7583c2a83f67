# Wat de borden zeggen naast de woorden van hun spellen.

board-player = Speler
board-dealer = deelt
board-ready = klaar
board-from = van { $player }
board-points = Punten
board-wins = Gewonnen: { $players }

## Wandering Towers

board-ring = De ring van zestien velden
board-tower = toren { $number } op veld { $space }, { $level } van { $height } vanaf de grond
board-wizard = tovenaar van { $player } op veld { $space }
board-a-wizard = een tovenaar op veld { $space }
board-castle = de ravenburcht op veld { $space }
board-flasks = flessen: { $full } vol, { $empty } leeg, { $spent } verbruikt
board-discard = weggooien
board-choices = Wat je kunt doen

## Broom Service

board-language = nl
board-filled = heeft zijn drankje
board-pawn = pion { $number }
board-pawn-in = pion { $number } van { $player } in { $area }
board-zoom-in = kaart groter
board-zoom-out = kaart kleiner
board-turbo = turbobezem naar de steencirkels { $circles }
