# What the boards say besides the words of their games.

board-player = Player
board-dealer = deals
board-ready = ready
board-from = from { $player }
board-points = Points
board-wins = Winner: { $players }

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
board-zoom-in = larger map
board-zoom-out = smaller map
board-turbo = turbo broom to the stone circles { $circles }
