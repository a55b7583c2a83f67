# Wat de borden zeggen naast de woorden van hun spellen.

board-player = Speler
board-dealer = deelt
board-ready = klaar
board-from = van { $player }
board-points = Punten
board-limit = Er wordt gespeeld tot iemand { $limit } punten heeft.

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
board-filled = heeft zijn toverdrank
board-pawn = pion { $number }
board-pawn-in = pion { $number } van { $player } in { $area }
board-cloud = wolk boven { $area }
board-roles = Wijs een rol aan en lees wat die doet. Moedig brengt meer op, maar je kunt overtroefd worden; laf is veilig.
board-zoom-in = kaart groter
board-zoom-out = kaart kleiner
board-turbo = turbobezem naar de steencirkels { $circles }
broom-act-witch = naar een gebied vliegen ({ $where }){ $manner ->
    [brave] {" "}en daar leveren
   *[cowardly] {""}
}
broom-act-druid = met een pion leveren ({ $where }){ $manner ->
    [brave] {" "}voor { $bonus } punten meer
   *[cowardly] {""}
}
broom-act-fairy = een wolk naast een pion wegtoveren{ $manner ->
    [brave] {" "}voor { $bonus } punten meer
   *[cowardly] {""}
}
broom-act-gatherer = { $goods } nemen
