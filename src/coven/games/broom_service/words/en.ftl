# Broom Service in English.

game-title = Broom Service

## Roles, events and things

role-forest-witch = forest witch
role-hill-witch = hill witch
role-mountain-witch = mountain witch
role-prairie-witch = prairie witch
role-valley-druid = valley druid
role-peak-druid = peak druid
role-weather-fairy = weather fairy
role-fruit-gatherer = fruit gatherer
role-herb-gatherer = herb gatherer
role-root-gatherer = root gatherer

event-name-more-or-less = More or Less?
event-name-brave-heart = Brave Heart
event-name-black-market = Black Market
event-name-black-distillery = Black Distillery
event-name-perilous-places = Perilous Places
event-name-protected-places = Protected Places
event-name-upper-hand = The Upper Hand
event-name-empty-handed = Empty Handed
event-name-the-works = The Works!
event-name-flock-together = Flock Together

event-text-more-or-less = Choose one to five roles; the number brings or costs points.
event-text-brave-heart = Whoever leads a role must be brave.
event-text-black-market = Whoever is cowardly may take points instead of the action.
event-text-black-distillery = Whoever is cowardly may take any resource instead of the action.
event-text-perilous-places = At the end of the round each pawn costs points, by its landscape.
event-text-protected-places = At the end of the round each pawn brings points, by its landscape.
event-text-upper-hand = At the end of the round all offer resources in a closed fist; the most score.
event-text-empty-handed = At the end of the round each resource held counts against you.
event-text-the-works = At the end of the round one set of resources may be handed in for points.
event-text-flock-together = At the end of the round points for two pawns in the same kind of landscape.

landscape-forest = forest
landscape-hill = hill
landscape-mountain = mountain
landscape-prairie = prairie
landscape-water = water

resource-orange = orange potion
resource-green = green potion
resource-purple = purple potion
resource-wand = wand
potion-orange = orange potion
potion-green = green potion
potion-purple = purple potion

tile-potions = potions
tile-wands = wands
tile-delivery = delivery
tile-moves = moves
tile-cloud = cloud
tile-brave = brave action
tile-card = one more card
tile-points = points

effect-none = heavy cloud
effect-bonus = points for deliveries nearby
effect-move = a move when charmed away
effect-delivery = a delivery when charmed away
effect-potions = points for holding potions

stance-waiting = to come
stance-passed = next!
stance-cowardly = cowardly
stance-brave = brave
stance-beaten = beaten
side-front = front
side-back = back

## Moves

move-choose = take the { $role }
move-brave = I am the brave { $role }!
move-cowardly = I am a cowardly { $role }.
move-fly = fly with the { $pawn ->
    [0] first
   *[1] second
} pawn to area { $area }
move-deliver = deliver with the { $pawn ->
    [0] first
   *[1] second
} pawn to tower { $tower }
move-charm = charm away cloud { $cloud }
move-gather = gather (choice { $yield })
move-take = take: { $resource }
move-jump = jump to stone circle { $circle }
move-hide = hide in the fist: { $resource }
move-market = go to the Black Market
move-use-brave = use a forest tile: the brave action
move-use-points = use a forest tile: points instead of the action
move-use-mountain = use the mountain tile
move-hand-in = hand in one set
move-done = no more

## What happened

event-round = Round { $round }: { $event ->
    [more-or-less] { event-name-more-or-less }
    [brave-heart] { event-name-brave-heart }
    [black-market] { event-name-black-market }
    [black-distillery] { event-name-black-distillery }
    [perilous-places] { event-name-perilous-places }
    [protected-places] { event-name-protected-places }
    [upper-hand] { event-name-upper-hand }
    [empty-handed] { event-name-empty-handed }
    [the-works] { event-name-the-works }
   *[flock-together] { event-name-flock-together }
}. Bewitched: { $roles }
event-choose = { $player } takes the { $role }.
event-hide = { $player } hides a { $resource }.
event-answer = { $player } has decided.
event-ready = { $player } is ready.
event-hands-taken = All have chosen: { $counts } cards.
event-card-tile = { $player } hands in a tile for one more card.
event-fists = The fists open: { $counts } resources.
event-handed-in = { $player } hands in a set.
event-event-points = { $player }: { $points } points for the event.
event-asked = All decide at once about the event.
event-place = { $manner ->
    [brave] { $player }: “I am the brave { $role }!”
   *[cowardly] { $player }: “I am a cowardly { $role }.”
}
event-bewitched = That role is bewitched: { $points } points for { $player }.
event-beaten = { $player } is beaten and gets nothing.
event-next = { $player }: “Next!”
event-acts = { $player } is the last brave { $role } and acts now.
event-leads = { $player } leads the next role.
event-fly = { $player } flies from area { $from } to area { $area }.
event-jump = { $player }’s turbo broom jumps to stone circle { $circle }.
event-forest-tile = { $player } takes a forest tile: { $tile }.
event-amulet = { $player } claims an amulet.
event-deliver = { $player } delivers a { $potion } to tower { $tower }: { $points } points{ $wands ->
    [0] .
    [one] {" "}and a wand.
   *[other] {" "}and { $wands } wands.
}
event-storm-points = { $player } gets { $points } points from storm clouds.
event-brave-points = { $player } gets { $points } points for bravery.
event-charm = { $player } charms a cloud away ({ $wands } wands, { $bolts } bolts).
event-gain = { $player } takes { $resources }.
event-market = { $player } goes to the Black Market: { $points } points.
event-tile-points = { $player } uses a forest tile: { $points } points.
event-use-brave = { $player } uses a forest tile for the brave action.
event-use-mountain = { $player } uses the mountain tile: { $tile }.
event-done = { $player } leaves it at that.
event-final = { $player }: { $lightning } for lightning, { $sets } for sets, { $amulets } for amulets. Total { $points }.
event-end = The game is over. { end-rounds }

## Why not

refusal-unknown-move = There is no such move in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not for you to decide now.
refusal-not-choosing = Roles are chosen at the start of a round only.
refusal-already-chosen = You have that role already.
refusal-too-few-chosen = You must choose more roles.
refusal-not-placing = No role can be placed now.
refusal-not-in-hand = You don’t hold that role.
refusal-must-follow = You must place the role that was led.
refusal-must-be-brave = Under Brave Heart whoever leads a role must be brave.
refusal-not-acting = There is no action to perform now.
refusal-not-flying = You have no flight now.
refusal-not-delivering = You have no delivery now.
refusal-not-charming = You can’t charm a cloud away now.
refusal-not-gathering = You are not gathering now.
refusal-not-jumping = There is no turbo broom to ride now.
refusal-no-such-area = There is no such area on this side of the board.
refusal-over-water = Pawns never go onto water.
refusal-not-adjacent = That area does not border on the pawn’s area.
refusal-wrong-landscape = That is not the landscape of this role.
refusal-under-cloud = A cloud lies there; it must be charmed away first.
refusal-wrong-pawn = A brave witch delivers with the pawn that flew, where it flew to.
refusal-no-such-tower = There is no such tower on this side of the board.
refusal-out-of-reach = None of your pawns is close enough.
refusal-tower-closed = That tower takes no potion any more.
refusal-no-potion = You have no potion of that tower’s colour.
refusal-no-cloud = No cloud lies there.
refusal-too-few-wands = You have too few wands for that cloud.
refusal-no-such-yield = This gatherer offers no such choice.
refusal-nothing-left = There is none of that left to take.
refusal-wrong-circle = The turbo tile does not show that stone circle.
refusal-no-event = The event does not offer that now.
refusal-no-forest-tile = You have no such forest tile to use now.
refusal-no-mountain-tile = There is no mountain tile that would do anything for you now.
refusal-no-fist = Nothing is hidden in fists now.
refusal-no-works = No sets are handed in now.
refusal-must-go-on = This can’t be declined.

## Options

option-side = Side of the board
option-side-front = front
option-side-back = back, with mountain, forest and hill tiles
option-storm-clouds = Storm clouds
option-storm-clouds-true = mixed in
option-storm-clouds-false = none
option-heavy-clouds = Heavy clouds mixed with the storm clouds
option-heavy-clouds-none = all of them
option-mountain-tiles = Mountain tiles and amulets on the front
option-mountain-tiles-true = yes
option-mountain-tiles-false = no
option-first-leader = Who leads first
option-first-leader-random = drawn by lot
option-first-leader-first-seat = the first seat
option-partial-gains = A gatherer may take a part
option-partial-gains-true = yes
option-partial-gains-false = no, all or nothing

## The end

end-rounds = All rounds have been played.

## Phases

phase-choosing = Choosing roles
phase-adding = Adding a card
phase-leading = Leading
phase-following = Following
phase-acting = Acting
phase-fists = Fists
phase-works = Handing in
phase-ending = End of the round
phase-over = Game over

prompt-choosing = Choose your roles for this round.
prompt-adding = Add one more card with your tile, or not.
prompt-leading = Lead a role: brave or cowardly?
prompt-following = You must follow: brave or cowardly?
prompt-acting = Perform the action, or leave it.
prompt-fists = Hide as many resources in your fist as you like.
prompt-works = Hand in a set?
prompt-over = The game is over.

## Where points come from

score-start = at the start { $points }
score-towers = towers { $points }
score-bravery = bravery { $points }
score-storm = storm clouds { $points }
score-bewitched = bewitched roles { $points }
score-events = events { $points }
score-tiles = forest tiles { $points }
score-lightning = lightning { $points }
score-sets = sets of resources { $points }
score-amulets = amulets { $points }
score-resources-left = resources left { $resources }

## The table

table-round = round { $round } of { $rounds }
table-bewitched = bewitched
table-none = none
table-points = Points
table-cards = Cards
table-resources = Resources
table-clouds = Clouds
table-pawns = Pawns
table-tiles = Tiles
table-amulets = Amulets
table-played = Played
table-hand = Your hand
table-chosen = Chosen so far
table-fist = In your fist
table-area = Area
table-landscape = Landscape
table-borders = Borders on
table-towers = Towers
table-here = Here
table-castle = castle
table-circle = circle { $circle }
table-clouds-over = under { $count ->
    [one] a cloud
   *[other] { $count } clouds
}
table-turn = { $role }
table-last-turn = last: { $role }
table-do = { $player }, { $what }
table-wait = Waiting for { $players }.
table-over = The game is over.
about-box = The maps are our own. Of the printed numbers, some are known from the rulebook or from reports; the box file says of each value where it comes from, and an owner of the game can write in the printed ones.
