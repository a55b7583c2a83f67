# What the boards say besides the words of their games.

board-player = Player
board-dealer = deals
board-ready = ready
board-from = from { $player }
board-takes-trick = { $player } takes the trick
board-points = Points
board-limit = The game goes on until somebody has { $limit } points.
board-card-fire-witch = doubles the fire in the tricks of who takes it
board-card-water-witch = counts { $points } points
board-card-queen = counts { $points } points
board-card-earth-witch = takes up to { $points } points off who takes it
board-card-air-witch = water witch and queen cost who takes it nothing

# what is chosen together, and sent by one button
board-gathered = { $count } of { $most } chosen
board-gathered-some = { $count } chosen ({ $fewest } to { $most })
board-gathered-full = That is all. Tap one of them to take it out again.
board-pass-on = Pass on
board-take-roles = Take these roles

# moments and the score sheet
board-last-round = The last round!
broom-last-round = The last round!
board-round = Round { $round }
board-score-round = round { $round }: { $points }
board-by-round = By round
board-by-source = By source
board-end-now = If it ended now
board-as-it-would-end = In all
board-after-rounds = Points after each round
board-bolts = Bolts
board-standing = How it stands
board-of = { $count } of { $all }
board-home = Wizards home
board-ever-filled = Flasks ever filled
board-filled-flasks = Full flasks
board-spent-flasks = Spent flasks
board-with-partner = With the partner
board-team = team: { $home } home, flasks { $flasks }
board-team-total = with { $player }: { $points } together
board-last-turns = { $players } has done it all: the round is finished, these are the last turns!
board-last-turns-now = The last turns
board-last-card = The last card!
board-moment-home = Home!
board-moment-locked-up = Locked up!

## What things mean: told when somebody points at them

board-mean-person = A person, who is here.
board-mean-away = A person, who is not connected just now.
board-mean-bot = { web-bot }.

witches-mean-fire = Counts 1 point against whoever takes it. Whoever takes all fourteen fire cards, and the water witch or the queen too, casts a spell.
witches-mean-plain = Counts nothing. The highest card of the suit that was led takes the trick.
witches-mean-wizard = May be played whatever was led, and is lower than every other card. If nothing but wizards lies, the first takes the trick.
witches-mean-wins = It takes the trick as it stands.
witches-mean-led = Whoever holds this suit plays a card of it or a wizard; whoever has none plays anything.
witches-mean-led-open = The first card that is no wizard sets the suit of the trick.
witches-mean-alarm = Whoever takes all fourteen fire cards, and the water witch or the queen too, casts a spell: no points for them, many for everybody else.
witches-mean-spell = All the others get its points. In the last round its caster may take them off their own score instead, if that wins.
witches-mean-packet = Everybody passes this many cards at once, face down. The direction changes from round to round.
witches-mean-total = The points of all rounds. The fewest win.
witches-mean-round = What the tricks taken so far come to: { $sum }.
witches-mean-cards = Cards in hand.
witches-mean-tricks = Tricks taken in this round. They lie face down.
witches-mean-ready = Has set aside the cards to pass.
witches-mean-dealer = The player to the dealer’s left leads to the first trick.
witches-mean-sum = How the points of a round add up: each fire card 1, doubled by the fire witch to { $cap } at most; then the water witch and the queen, and the earth witch’s deduction.

towers-mean-tower = Moves with all towers and wizards above it. Whoever stands in the open where it lands is locked up.
towers-mean-shield = Raven shield: while it is in the open without a wizard, the castle can come to stand here.
towers-mean-wizard = Goes clockwise by the full number of a wizard card. If it ends on the castle’s space, it is home.
towers-mean-castle = A wizard that ends here is home for good. Then the castle moves on to the next raven shield in the open.
towers-mean-flasks = Whoever locks up a wizard fills a flask. Full ones pay for spells; spent ones count as filled.
towers-mean-home = Whoever has all wizards home and no empty flask is complete, and the last round is played.
towers-mean-partner = You win together, once both of you are complete.
towers-mean-hidden = Locked up here, as far as the table helps you to remember.
towers-mean-pile = Everybody draws up to three cards at the end of the turn.
towers-mean-discards = When the draw pile is used up, these are shuffled.
towers-mean-die = The piece is chosen after the last roll. Where rolls are left, a new one replaces this one.
towers-mean-looked = Everybody saw who stood beneath the lifted tower.
towers-mean-used = Against the deck all wizards must be home before the cards are used up.
towers-mean-by-wizard = Moves one of your wizards that stands in the open, by exactly { $value }, clockwise.
towers-mean-by-tower = Moves a tower with all that is above it, by exactly { $value }, clockwise.
towers-mean-by-die = { $side ->
    [wizard] A die says how far one of your wizards goes
    [tower] A die says how far a tower goes
   *[both] A die says how far one of your wizards or a tower goes
}; { $rolls ->
    [one] it is rolled once.
   *[other] it may be rolled up to { $rolls } times.
}
towers-mean-cost = { $cost ->
    [one] Costs one full flask.
   *[other] Costs { $cost } full flasks.
}
towers-mean-move-wizard = A wizard goes one space forward.
towers-mean-move-tower = A tower goes two spaces forward.
towers-mean-headwind-wizard = A wizard goes one space backward.
towers-mean-headwind-tower = A tower goes two spaces backward.
towers-mean-move-castle = The castle goes to the next space without a visible wizard, forward or backward.
towers-mean-free-wizard = Lift a tower: one of your wizards right beneath it goes to the top of the stack.
towers-mean-swap-towers = The topmost towers of two spaces change places.
towers-mean-piggyback = A wizard rides along with the one that moves.

broom-mean-brave = It comes when all have been asked, and only if nobody after you is brave: who is beaten gets nothing.
broom-mean-cowardly = It comes at once, and nobody can take it from you.
broom-mean-bewitched = Whoever places a bewitched role, bravely or not: { count-points }.
broom-mean-cloud = { count-wands } to charm it away from an area next to it. No pawn comes here while it lies. Bolts count at the end: { count-bolts }.
broom-mean-storm-bonus = While it lies here, each delivery next to it brings { count-points } more.
broom-mean-storm-move = Whoever charms it away may fly once more.
broom-mean-storm-delivery = Whoever charms it away may deliver once more.
broom-mean-storm-potions = Whoever charms it away gets { count-points } for holding { goods }.
broom-mean-round-tower = Round: takes one potion in the whole game ({ $potion }). Reward: { $reward }.
broom-mean-square-tower = Square: takes any number of potions ({ $potion }). Reward each time: { $reward }.
broom-mean-filled = Round: it has its potion and takes no other.
broom-mean-castle = The pawns begin here. Otherwise it is an area like any other.
broom-mean-circle = A turbo broom that shows this letter lands here.
broom-mean-pawn = Witches fly it to an area next to it; it delivers to the towers of the area it stands in.
broom-mean-mountain-tile = Whoever comes here for the first time takes their amulet and may use the tile.
broom-mean-forest-tile = The first to come takes it and uses it once, later.
broom-mean-hill-tile = The turbo broom carries a pawn that comes here on at once, to one of these stone circles.
broom-mean-potion = For towers with a roof of this colour. At the end sets of different resources bring points.
broom-mean-wand = Pays for clouds. At the end sets of different resources bring points.
broom-mean-bolts = From clouds charmed away. By the lightning table they would now bring { count-points }.
broom-mean-amulets = From mountain tiles. They would now bring { count-points }.
broom-mean-tile-brave = Once: the brave action though cowardly.
broom-mean-tile-card = Once: one more role at the start of a round.
broom-mean-tile-points = Once: points instead of a cowardly action.
broom-mean-leads = Leads: places a role first, and the others who hold it follow.
broom-mean-cards = Role cards still in hand.
broom-mean-points = Most points win; bolts and sets come on top at the end.
broom-mean-waiting = Will be asked whether they hold this role.
broom-mean-passed = Does not hold this role.
broom-mean-beaten = Somebody after them was brave too: they get nothing.
broom-mean-role = The role that was led: whoever holds it must place it, brave or cowardly.

## Wandering Towers

board-ring = The ring of sixteen spaces
board-tower = tower { $number } on space { $space }, { $level } of { $height } from the ground
board-wizard = { $player }’s wizard on space { $space }
board-a-wizard = a wizard on space { $space }
board-goes-to = goes to space { $space }
board-goes-home = goes home to the castle
board-goes-onto = goes to space { $space } and locks up { $count ->
    [one] a wizard of { $players }
   *[other] { $count } wizards of { $players }
}
board-castle = the raven castle on space { $space }
board-flasks = flasks: { $full } full, { $empty } empty, { $spent } spent
board-discard = throw away
board-choices = What you may do
board-or = or

## Broom Service

board-language = en
board-filled = has its potion
board-pawn = pawn { $number }
board-pawn-in = { $player }’s pawn { $number } in { $area }
board-cloud = cloud over { $area }
board-roles = Point at a role to read what it does. Brave brings more, but you may be beaten; cowardly is safe.
board-roles-by-touch = Hold a role to read what it does. Brave brings more, but you may be beaten; cowardly is safe.
board-zoom-in = larger map
board-zoom-out = smaller map
board-turbo = turbo broom to the stone circles { $circles }
board-neighbours = next to { $areas }
board-tile = { $kind ->
    [mountain] mountain tile
    [forest] forest tile
   *[hill] hill tile
} in { $area }: { $does }
board-amulets = amulets wait for { $players }
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
