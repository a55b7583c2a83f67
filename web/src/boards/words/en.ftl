# What the boards say besides the words of their games.

board-player = Player
board-dealer = deals
board-ready = ready
board-from = from { $player }
board-points = Points
board-limit = The game goes on until somebody has { $limit } points.

## Wandering Towers

board-ring = The ring of sixteen spaces
board-tower = tower { $number } on space { $space }, { $level } of { $height } from the ground
board-wizard = { $player }’s wizard on space { $space }
board-a-wizard = a wizard on space { $space }
board-castle = the raven castle on space { $space }
board-flasks = flasks: { $full } full, { $empty } empty, { $spent } spent
board-discard = throw away
board-choices = What you may do

## Broom Service

board-language = en
board-filled = has its potion
board-pawn = pawn { $number }
board-pawn-in = { $player }’s pawn { $number } in { $area }
board-cloud = cloud over { $area }
board-roles = Point at a role to read what it does. Brave brings more, but you may be beaten; cowardly is safe.
board-zoom-in = larger map
board-zoom-out = smaller map
board-turbo = turbo broom to the stone circles { $circles }
broom-act-witch = fly to a { $where }{ $manner ->
    [brave] {" "}and deliver there
   *[cowardly] {""}
}
broom-act-druid = deliver with a pawn in { $where }{ $manner ->
    [brave] {" "}for { $bonus } points more
   *[cowardly] {""}
}
broom-act-fairy = charm away a cloud next to a pawn{ $manner ->
    [brave] {" "}for { $bonus } points more
   *[cowardly] {""}
}
broom-act-gatherer = take { $goods }
