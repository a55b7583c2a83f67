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

event-text-more-or-less = Choose { $roles } roles; points for the number chosen: { $points }.
event-text-brave-heart = Whoever leads a role must be brave.
event-text-black-market = Whoever is cowardly may take { count-points } instead of the action.
event-text-black-distillery = Whoever is cowardly may take { $resources ->
    [one] any resource
   *[other] any { $resources } resources
} instead of the action.
event-text-perilous-places = At the end of the round each pawn counts by its landscape: { $places }.
event-text-protected-places = At the end of the round each pawn counts by its landscape: { $places }.
event-text-upper-hand = At the end of the round all offer resources in a closed fist and give them up; points from the highest number down: { $points }.
event-text-empty-handed = At the end of the round, for each resource held: { count-points }.
event-text-the-works = At the end of the round one set may be handed in for { count-points }: { goods }.
event-text-flock-together = At the end of the round { count-points } for two pawns in the same kind of landscape.

## Counting

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-wands = { $wands ->
    [one] { $wands } wand
   *[other] { $wands } wands
}
count-bolts = { $bolts ->
    [one] { $bolts } bolt
   *[other] { $bolts } bolts
}
count-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
goods-orange = { $orange ->
    [one] { $orange } orange potion
   *[other] { $orange } orange potions
}
goods-green = { $green ->
    [one] { $green } green potion
   *[other] { $green } green potions
}
goods-purple = { $purple ->
    [one] { $purple } purple potion
   *[other] { $purple } purple potions
}
goods-wand = { $wand ->
    [one] { $wand } wand
   *[other] { $wand } wands
}
goods = { $orange ->
    [0] {""}
   *[other] { goods-orange }
}{ $green ->
    [0] {""}
   *[other] { comma-green }{ goods-green }
}{ $purple ->
    [0] {""}
   *[other] { comma-purple }{ goods-purple }
}{ $wand ->
    [0] {""}
   *[other] { comma-wand }{ goods-wand }
}
comma-green = { $orange ->
    [0] {""}
   *[other] {", "}
}
comma-purple = { $green ->
    [0] { comma-green }
   *[other] {", "}
}
comma-wand = { $purple ->
    [0] { comma-purple }
   *[other] {", "}
}
# What is taken, in the case that German has for it
taken-orange = { $orange ->
   *[other] { goods-orange }
}
taken-green = { $green ->
   *[other] { goods-green }
}
taken-purple = { $purple ->
   *[other] { goods-purple }
}
taken-goods = { $orange ->
    [0] {""}
   *[other] { taken-orange }
}{ $green ->
    [0] {""}
   *[other] { comma-green }{ taken-green }
}{ $purple ->
    [0] {""}
   *[other] { comma-purple }{ taken-purple }
}{ $wand ->
    [0] {""}
   *[other] { comma-wand }{ goods-wand }
}
short-orange = O
short-green = G
short-purple = P
short-wand = W

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
tile-cloud = charm a cloud away
tile-brave = brave action
tile-card = one more card
tile-points = points

effect-none = heavy cloud
effect-bonus = points for deliveries nearby
effect-move = a move when charmed away
effect-delivery = a delivery when charmed away
effect-potions = points for holding potions
storm-move = move
storm-delivery = delivery

stance-waiting = still to come
stance-passed = Next!
stance-cowardly = cowardly
stance-brave = brave
stance-beaten = beaten
side-front = front
side-back = back

## Moves

# A move as it is typed: the words of its notation in this language
notation = { $word }
notation-number = { $kind ->
    [fly] { notation-pawn }
    [deliver] { notation-pawn }
   *[other] { $number }
}
notation-pawn = { $number ->
    [0] p1
   *[other] p2
}

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
move-done = nothing more

## What happened

event-round = Round { $round } · { $event ->
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
} · { $count ->
    [0] no role is bewitched
   *[other] bewitched: { $roles }
}
event-choose = { $player } takes the { $role }.
event-hide = { $player } hides: { $resource }.
event-answer = { $player } has decided.
event-ready = { $player } is ready.
event-hands-taken = All have chosen. Roles in hand: { $counts }.
event-card-tile = { $player } hands in a tile for one more card.
event-fists = The fists open. Offered: { $counts }.
event-handed-in = { $player } hands in a set.
event-event-points = { $player }: { count-points } for the event.
event-asked = All decide at once about the event.
event-place = { $manner ->
    [brave] { $player }: “I am the brave { $role }!”
   *[cowardly] { $player }: “I am a cowardly { $role }.”
}
event-bewitched = That role is bewitched: { count-points } for { $player }.
event-beaten = { $player } is beaten and gets nothing.
event-next = { $player }: “Next!”
event-acts = { $player } is the last brave { $role } and acts now.
event-leads = { $player } leads the next role.
event-leads-first = { $player } leads the first role of the round.
event-fly = { $player } flies from area { $from } to area { $area }.
event-jump = { $player }’s turbo broom jumps to stone circle { $circle }.
event-forest-tile = { $player } takes a forest tile: { $tile }.
event-amulet = { $player } claims an amulet.
event-deliver = { $player } delivers to tower { $tower } ({ $potion }): { count-points }{ $wands ->
    [0] .
   *[other] {" "}and { count-wands }.
}
event-storm-points = { $player } gets { count-points } from storm clouds.
event-brave-points = { $player } gets { count-points } for bravery.
event-charm = { $player } charms a cloud away ({ count-wands }, { count-bolts }).
event-gain = { $player } takes { goods }.
event-market = { $player } goes to the Black Market: { count-points }.
event-tile-points = { $player } uses a forest tile: { count-points }.
event-use-brave = { $player } uses a forest tile for the brave action.
event-use-mountain = { $player } uses the mountain tile: { $tile }.
event-done = { $player } does nothing more.
event-final = { $player }: { $lightning } for lightning, { $sets } for sets{ $amulets ->
    [0] {""}
   *[other] , { $amulets } for amulets
}. Total { $points }.
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

error-bad-option-no-storm = Option heavy_clouds: fewer heavy clouds are used only together with storm clouds.
error-bad-option-cloud-range = Option heavy_clouds: this side of the board takes { $least } to { $most } heavy clouds, not { $value }.
option-side = Side of the board
option-side-front = front
option-side-back = back, with mountain, forest and hill tiles
option-storm-clouds = Storm clouds
option-storm-clouds-true = mixed in
option-storm-clouds-false = none
option-heavy-clouds = How many heavy clouds are mixed with the storm clouds (only with storm clouds)
option-heavy-clouds-none = all of them
option-mountain-tiles = Mountain tiles and amulets on the front (the back always has them)
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

manner = { $manner ->
    [brave] brave
   *[cowardly] cowardly
}
prompt-choose = { $player }: Choose { $roles } { $most ->
    [one] role
   *[other] roles
} for this round.
prompt-choose-more = { $player }: Choose { $roles } more { $most ->
    [one] role
   *[other] roles
}.
prompt-add = { $player }: Add one more role with your tile, or not.
prompt-lead = { $player }: Lead a role: brave (!) or cowardly?
prompt-lead-bravely = { $player }: Lead a role; whoever leads must be brave (!).
prompt-follow = { $player }: You must follow: brave (!) or cowardly?
prompt-witch = { $player }: { $role }, { manner }: fly to an area ({ $landscapes }){ $manner ->
    [brave] {" "}and deliver there
   *[cowardly] {""}
}. Perform it, or leave it.
prompt-druid = { $player }: { $role }, { manner }: deliver with a pawn ({ $landscapes }){ $manner ->
    [brave] {" "}for { more-points }
   *[cowardly] {""}
}. Perform it, or leave it.
prompt-fairy = { $player }: { $role }, { manner }: charm away a cloud next to a pawn{ $manner ->
    [brave] {" "}for { more-points }
   *[cowardly] {""}
}. Perform it, or leave it.
more-points = { $bonus ->
    [one] { $bonus } point more
   *[other] { $bonus } points more
}
prompt-gatherer = { $player }: { $role }, { manner }: { $choices ->
    [one] take { goods }
   *[other] choose what to take
}. Perform it, or leave it.
prompt-arrive = { $player }: You have arrived. Go on, or stop here.
prompt-arrive-deliver = { $player }: You have arrived. Deliver a potion here, or leave it.
prompt-fly = { $player }: You may fly { $left ->
    [one] once
   *[other] { $left } times
} with your pawns, to any landscape, or leave it.
prompt-deliver = { $player }: You may deliver a potion with either pawn, or leave it.
prompt-charm = { $player }: You may charm away a cloud next to a pawn, or leave it.
prompt-jump = { $player }: The turbo broom takes off: to which stone circle?
prompt-take = { $player }: Take { $left ->
    [one] a resource
   *[other] { $left } resources
} of any kind.
prompt-gather-rest = { $player }: You may still take { goods }, piece by piece.
prompt-hide = { $player }: Hide as many resources in your fist as you like; they will be gone.
prompt-hand-in = { $player }: Hand in a set for { count-points }?
prompt-wait = Waiting for { $players }.
prompt-over = The game is over.

## What a role does, and what a move brings

does-witch = fly { $where }
does-druid = deliver { $where }
does-fairy = charm a cloud
does-gatherer = { $goods }
brave-witch = +deliver
brave-druid = +{ $bonus }
brave-fairy = +{ $bonus }
brave-gatherer = { $goods }
offer-fly = pawn { $number } to { $area }{ $sign } { $name } { $there }
offer-flights = pawn { $number } to
offer-deliver = deliver with pawn { $number } to { $tower }: { count-points }{ $wands ->
    [0] {""}
   *[other] , { count-wands }
}
offer-charm = charm away c{ $cloud } for { count-wands }: { count-bolts }
offer-potions = { count-points } if you hold { goods }
offer-gather = gather { goods }
offer-jump = jump to stone circle { $circle } in { $area }{ $sign } { $name } { $there }
circle-leads = an island: off it only by its turbo hill, to { $circles }
circle-dead-end = an island, and no way off it
offer-market = go to the Black Market: { count-points }
offer-use-points = use a forest tile: { count-points } instead of the action
offer-use-mountain = use the mountain tile: { $does }
offer-hand-in = hand in one set: { count-points }

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
table-hand = Your hand
table-fist = In your fist
table-turn = { $role }
table-last-turn = ({ $role })
table-leads-first = leads first
table-map-key = number and landscape: an area; golden: a move leads there · { $letters } towers that take a potion: small letters round, capitals square · ☁ cloud · ♜ castle · ◆ tile · ◎ stone circle
table-nearest = { $shown } of { $areas }
table-all-areas = “areas” lists all areas
command-areas = areas
table-key = t3({ $letter }6*) round tower: { $potion }, 6 points, a * for each wand; t3[ ] square tower, for any number · c2☁1/3 cloud: 1 wand, 3 bolts · ♜ castle · → borders on
table-key-storm = c2☁1/3+2 brings 2 points for each delivery next to it, c2☁1/3(4{ $letter }=6) 6 points if you hold { goods }
table-key-tiles = ⟨ ⟩ tile, ⟨»A/B⟩ turbo broom to a stone circle ◎ · ◉ whose amulets lie there
table-at-the-end = At the end
table-end-bolts = bolts { $bolts }
table-end-sets = sets of 4: { $four }, of 3: { $three }
table-end-amulets = amulets { $amulets }

## Help at the table

help-game = What the signs mean:
    ♣ forest  ∩ hill  ▲ mountain  ≈ prairie  ~ water: no pawn goes there
    ☾ ★ ♠ ♦ ●  the seats and their pawns; yours have their number, 1 or 2
    ! brave  ▽ cowardly  – has no such card  ✗ beaten  · still to come  ▸ must decide
    ✶ bewitched: placing it costs points
    O G P W  orange, green, purple potion; wand
    t3(P6*)  round tower 3: takes one purple potion, 6 points, a * for each wand; t3[P6] square: takes any number
    On the map: p a round tower, P a square one, still open; what lies in an area stands behind its number
    +  behind a number: there is more than fits; “areas” lists everything
    areas  lists all areas: what is there, and where one can go from there
    c2☁1/3  cloud on space 2: costs 1 wand, 3 bolts; 4☁ 9↯=29 clouds and bolts you took, and their points at the end
    ♜ castle  ◎A stone circle  ◆ tile  ◉ amulets waiting there  ⟨»A/B⟩ turbo broom to circle A or B
    Stone circles B and D lie on islands. From D there is no way off: a pawn there stays for the rest of the game.
    From B only the hill on its island leads away, by turbo broom; if the tower tile lies there, nothing does.
    p1 p2  your first and second pawn: “fly p1 a7” flies with the first one to area 7

## The drawn map

map-water = water: no flying
map-round = round: one potion
map-square = square: any number
map-wands = points and wands
map-cloud-space = space for a cloud
map-castle = castle: start here
map-circle = stone circle
map-tile-space = space for a tile
map-filled = has its potion
map-heavy = 2 wands, 2 bolts
map-storm-bonus = storm: points nearby
map-storm-move = storm: a move
map-storm-delivery = storm: a delivery
map-storm-potions = storm: for potions
map-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## About a box, and what is in it

about-title = About this box
about-all-ours = Everything in it is our own; this is not the printed game.
about-none-ours = Nothing in it is our own.
about-ours = Our own, invented or inferred because nobody tells: { $groups }.
about-partly = Our own in part: { $groups }.
about-reported = As people who own the game report it, at least in part: { $groups }.
about-rulebook = From the rulebook: { $groups }.
about-owner = If you own the game, “coven box new” makes a copy in which you can write what is printed on yours.
group-setup = the set-up
group-sets = the points for sets
group-amulets = the points for amulets
group-lightning = the lightning table
group-roles = the role cards
group-events = the event cards
group-heavy-clouds = the heavy clouds
group-storm-clouds = the storm clouds
group-mountain-tiles = the mountain tiles
group-forest-tiles = the forest tiles
group-hill-tiles = the hill tiles
group-front = the map of the front
group-back = the map of the back
box-head = { $title } ({ $name }), hash { $hash }
box-origins = Values from the rulebook: { $rulebook }; reported by people who own the game (?): { $reported }; our own (*): { $ours }.
box-or = or
box-pieces-heavy-clouds = heavy clouds
box-pieces-storm-clouds = storm clouds
box-pieces-mountain-tiles = mountain tiles
box-pieces-forest-tiles = forest tiles
box-pieces-hill-tiles = hill tiles
box-pieces-areas = areas
box-pieces-towers = towers
box-pieces-clouds = cloud spaces
box-pieces-circles = stone circles
box-pieces-mountain-spaces = spaces for mountain tiles
box-pieces-forest-spaces = spaces for forest tiles
box-pieces-hill-spaces = spaces for hill tiles
box-row-setup = set-up
box-row-sets = sets of resources
box-row-amulets = amulets
box-row-lightning = lightning
box-row-heavy-clouds = heavy cloud
box-row-storm-clouds = storm cloud
box-row-mountain-tiles = mountain tile
box-row-forest-tiles = forest tile
box-row-hill-tiles = hill tile
box-row-areas = area
box-row-towers = tower
box-row-clouds = cloud space
box-row-circles = stone circle
box-row-mountain-spaces = mountain-tile space
box-row-forest-spaces = forest-tile space
box-row-hill-spaces = hill-tile space
box-effect-gain = take resources
box-effect-delivery = one delivery
box-effect-moves = moves with the pawns
box-effect-cloud = charm one cloud away
box-effect-brave-action = the brave action though cowardly
box-effect-extra-card = one more role card
box-effect-points = points instead of the action
box-key-rounds = rounds
box-key-hand-size = roles in hand
box-key-start-points = points at the start
box-key-start-potions = potions at the start
box-key-start-wands = wands at the start
box-key-bewitched-points = points for a bewitched role
box-key-bewitched-cards = bewitched roles by number of players
box-key-three = of three
box-key-four = of four
box-key-points = points
box-key-landscapes = landscapes
box-key-bonus = bonus when brave
box-key-cowardly = cowardly
box-key-brave = brave
box-key-fewest = fewest roles
box-key-forest = { landscape-forest }
box-key-hill = { landscape-hill }
box-key-mountain = { landscape-mountain }
box-key-prairie = { landscape-prairie }
box-key-resources = resources
box-key-set = set
box-key-cost = cost
box-key-bolts = bolts
box-key-count = count
box-key-potion = potion
box-key-need = needed
box-key-gain = gives
box-key-moves = moves
box-key-circles = turbo broom to stone circles
box-key-tower = tower
box-key-castles = castles in
box-key-landscape = landscape
box-key-neighbours = neighbours
box-key-area = area
box-key-areas = areas
box-key-colour = colour
box-key-shape = shape
box-key-wands = wands
box-key-covers = covers
box-colour-orange = orange
box-colour-green = green
box-colour-purple = purple
box-shape-round = round
box-shape-square = square
box-who-leader = who begins
box-who-last = last in order
box-who-others = all others

## What is wrong with a box or a position: which entry of the box it is

finding-the-box = the box
finding-of-front = { $entry } of the front
finding-of-back = { $entry } of the back
finding-row-roles = role { $mark }
finding-row-events = event { $mark }
finding-row-heavy-clouds = { box-row-heavy-clouds } { $mark }
finding-row-storm-clouds = { box-row-storm-clouds } { $mark }
finding-row-mountain-tiles = { box-row-mountain-tiles } { $mark }
finding-row-forest-tiles = { box-row-forest-tiles } { $mark }
finding-row-hill-tiles = { box-row-hill-tiles } { $mark }
finding-row-areas = { box-row-areas } { $mark }
finding-row-towers = { box-row-towers } { $mark }
finding-row-clouds = { box-row-clouds } { $mark }
finding-row-circles = { box-row-circles } { $mark }
finding-row-mountain-spaces = { box-row-mountain-spaces } { $mark }
finding-row-forest-spaces = { box-row-forest-spaces } { $mark }
finding-row-hill-spaces = { box-row-hill-spaces } { $mark }
finding-many-roles = roles
finding-many-heavy-clouds = { box-pieces-heavy-clouds }
finding-many-storm-clouds = { box-pieces-storm-clouds }
finding-many-mountain-tiles = { box-pieces-mountain-tiles }
finding-many-forest-tiles = { box-pieces-forest-tiles }
finding-many-hill-tiles = { box-pieces-hill-tiles }
finding-many-areas = { box-pieces-areas }
finding-many-towers = { box-pieces-towers }
finding-many-clouds = clouds
finding-many-circles = circles
finding-many-mountain-spaces = mountain spaces
finding-many-forest-spaces = forest spaces
finding-many-hill-spaces = hill spaces
finding-many-cloud-tiles = clouds
finding-many-landscapes = landscapes
finding-many-land-areas = land areas
finding-own-castle = its castle
finding-name-of = the name of { $entry }
finding-castle-of = the castle of { $entry }

## What is wrong with any entry

finding-no-name = it has no name
finding-table-missing = the table { $key } is missing or empty
finding-no-table = { $key } must be a table
finding-no-rows = { $key } must be a list of tables
finding-number-exactly = there must be { $low } { $rows }, not { $count }
finding-number-between = there must be { $low } to { $high } { $rows }, not { $count }
finding-number-up-to = there may be up to { $high } { $rows }, not { $count }
finding-whole-number = { $key } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
finding-whole-numbers = { $key } must list { $fewest } to { $most } whole numbers from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
finding-either = { $key } must be { $names } or { $last }
finding-id-of-area = { $key } must be the id of an area, not { $text }
finding-id-of-land = { $key } must be the id of a land area, not { $text }
finding-id-of-mountain = { $key } must be the id of a mountain area, not { $text }
finding-id-of-forest = { $key } must be the id of a forest area, not { $text }
finding-id-of-hill = { $key } must be the id of a hill area, not { $text }
finding-list-exactly = { $key } must list { $low } { $rows }
finding-list-between = { $key } must list { $low } to { $high } { $rows }
finding-names-unknown = { $key } names { $names }, of which there is none
finding-names-twice = { $key } names the same twice
finding-numbers-for-some = { $key } must give whole numbers from { $low } to { $high } for some of { $names }
finding-number-for-each = { $key } must have a number for each of { $names }
finding-languages = { $key } must be given in { $names }
finding-long-name = { $key } may have at most { $most } characters
finding-unknown-value = { $key } is no known value here
finding-origin = source must be rulebook, reported or ours
finding-origin-of-each = source must name the origin of every value: rulebook, reported or ours

## What is wrong with cards, clouds and tiles

finding-order = { $key } must be { $name }: the { $rows } are { $names }, in this order
finding-yields = { $key } must list one to { $most } yields
finding-yield = yield { $number } of { $key } must give whole numbers of { $names }, one at least
finding-no-event = there is no event { $name }
finding-event-missing = the event { $name } is missing
finding-roles-to-choose = from 1 to { $most } roles may be chosen, not { $low } to { $high }
finding-empty-set = set must ask for one resource at least
finding-cloud-kinds = there may be { $most } kinds of clouds at most, not { $count }
finding-too-many-pieces = there may be { $most } { $rows } at most, not { $count }
finding-circles-or-tower = it must have either two circles or a tower
finding-too-many-points = a player could gain or lose { NUMBER($total, useGrouping: 0) } points in a game, { NUMBER($part, useGrouping: 0) } of them by { $source }; at most { NUMBER($most, useGrouping: 0) } can be kept
finding-by-start = the start
finding-by-towers = towers
finding-by-bonus-clouds = bonus clouds
finding-by-potion-clouds = potion clouds
finding-by-bravery = bravery
finding-by-bewitched-roles = bewitched roles
finding-by-events = events
finding-by-forest-tiles = forest tiles
finding-by-lightning = lightning
finding-by-sets = sets
finding-by-amulets = amulets

## What is wrong with a map

finding-back-only = forest and hill tiles are laid on the back only
finding-no-id = it has no id
finding-id-twice = the id { $mark } is used twice
finding-own-neighbour = it is listed as its own neighbour
finding-one-sided-neighbour = { $other } is listed as a neighbour, but { $other } does not list { $mark }
finding-circle-names = a stone circle is called { $names }
finding-circles-together = stone circle { $mark } stands in the same area
finding-cloud-over-castle = it lies over { $area }, where a castle stands
finding-cloud-over-circle = it lies over { $area }, where a stone circle stands
finding-no-neighbours = it touches { $one } and { $other }, which are no neighbours
finding-two-spaces = { $area } has two spaces for tiles
finding-hill-with-castle = pawns begin in the castle in { $area }, and none may rest on a turbo hill
finding-hill-with-circle = a stone circle stands in { $area }: a turbo broom could jump for ever
finding-covers-far-tower = it covers tower { $tower }, which does not touch { $area }
finding-too-few-pieces = there are { $needed } { $spaces }, but only { $count } { $pieces }
finding-too-few-amulets = there are { $needed } mountain spaces, but values for { $count } amulets
finding-circle-missing = a hill tile names stone circle { $mark }, but there is none
finding-unreachable = it can’t be reached from a castle
finding-only-turbo-hills = it touches only turbo hills, where no pawn ever rests

## What is wrong with the drawing of a map

finding-outline-points = outline must be three or more points like 12,34, with blanks between
finding-many-points = outline may have at most { $most } points, not { $count }
finding-many-points-of-side = all outlines together may have at most { $most } points, not { $count }
finding-no-outline = it has no outline, though others have
finding-outline-numbers = its outline must keep to numbers from 0 to { NUMBER($high, useGrouping: 0) }
finding-outline-crossing = its outline crosses itself or has a point twice
finding-no-place = { $key } must be a place of two whole numbers
finding-overlaps = it overlaps { $entry }
finding-no-border = { $other } is listed as a neighbour, but they share no border line
finding-border-not-listed = it shares a border line with { $other }, which is not listed as a neighbour
finding-short-border = its border with { $other } is only { $length } long; { $least } can be seen
finding-base-touches = its base touches { $area }, or nearly, which is not among its areas
finding-base-away = its base does not touch { $area }: it stands { NUMBER($distance, useGrouping: 0) } away
finding-small-share = only { $share }% of its base stand in { $area }; { $least }% can be seen
finding-no-elbow-room = only { $gap } lie between it and { $entry }; { $least } can be seen
finding-name-outside = its name does not stand in the area
finding-castle-outside = its castle does not stand in the area
finding-item-outside = it does not stand in { $area }
finding-name-beyond-edge = its name reaches beyond the edge of the map
finding-castle-beyond-edge = its castle reaches beyond the edge of the map
finding-item-beyond-edge = it reaches beyond the edge of the map
finding-name-on-top = its name and { $other } lie on top of each other
finding-castle-on-top = its castle and { $other } lie on top of each other
finding-item-on-top = it and { $other } lie on top of each other

## What keeps a position from being read

finding-not-a-part = { $key } is not a part of a position
finding-entry-for-each-seat = { $key } must be a list with one entry for each of the { $players } seats
finding-one-of = { $key } must be one of { $names }
finding-none-of = { $key } has { $text }, which is none of { $names }
finding-no-seat = { $key } must be a seat from 0 to { $high }
finding-rows-of-numbers = each entry of { $key } must be { $count } whole numbers from { $low } to { NUMBER($high, useGrouping: 0) }
finding-some-numbers = { $key } must be { $count } whole numbers from { $low } to { $high }
finding-earned = what was earned must be whole numbers within { NUMBER($most, useGrouping: 0) }
finding-kinds-on-spaces = { $key } must be a list of { $count } kinds, each from 0 to { $high }
finding-cloud-owner = the owner of a cloud must be a seat from 0 to { $high }
finding-no-round-tower = { $text } is not a round tower of this side
finding-too-many-steps = there can be no more than { $most } steps
finding-no-step = each step must be named by its kind and numbers
finding-not-in-step = a step has no { $key }
finding-step-number = { $key } of a step { $kind } must be a whole number from { $low } to { $high }

## What the rules could not have led to

finding-points-not-earned = a seat’s points are not the sum of what it earned
finding-resource-below-nothing = a seat has less than nothing of a resource
finding-pawn-on-water-or-under-cloud = a pawn stands on water or under a cloud
finding-clouds-miscounted = a cloud is lost or doubled, or its bolts are miscounted
finding-tower-wrongly-open = a tower is open that does not exist, is covered, or has another roof
finding-too-many-tiles = a tile of the board is there more often than in the box
finding-amulet-without-tile = an amulet lies where there is no mountain tile
finding-led-role-in-hand = a role led this round is still in a hand
finding-fist-too-full = more is hidden in a fist than is held
finding-too-many-pending-steps = too many steps are pending
finding-holds-led-role = seat { $seat } holds { $text }, which was led this round
finding-rests-on-turbo-hill = the { $pawn ->
    [0] first
   *[1] second
} pawn of seat { $seat } rests on a turbo hill
finding-jumps-from-elsewhere = a pawn jumps from a turbo hill, where it stands
finding-too-many-chosen = seat { $seat } has chosen too many roles
finding-bewitched-twice = { $text } is bewitched and in the pile of bewitched roles too
finding-nothing-to-place = the seat to place a role holds none
finding-nothing-to-follow-with = the seat to follow does not hold the role on the table
finding-steps-while-acting = there are steps to take while somebody acts, and only then
finding-acts-without-role = somebody acts but no role is on the table
finding-all-answered = all have answered, so the game would have gone on
finding-over-without-reason = a game that is over has a reason to be, and only that
finding-too-few-events = too few events are left for the rounds to come
finding-event-seen = the event of this round can’t be among those not yet seen

## Reasons for a move

gain-towers = Deliveries bring you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-bravery = Being brave brings you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-storm = Storm clouds bring you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-bewitched = Bewitched roles bring you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-events = The event of the round brings you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-tiles = Tiles bring you { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
gain-resources = You then have { $mean ->
    [one] { $mean } potion or wand
   *[other] { $mean } potions and wands
}, instead of { $other_mean }.
gain-lightning = You then have { $mean ->
    [one] { $mean } lightning bolt
   *[other] { $mean } lightning bolts
}, instead of { $other_mean }.
gain-beaten = Somebody braver beats you in { $mean } % of these games, instead of { $other_mean } %.
risk-beaten = The risk: somebody else is brave after you, and you get nothing, in { $mean } % of these games.
review-gain-towers = Deliveries would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-bravery = Being brave would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-storm = Storm clouds would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-bewitched = Bewitched roles would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-events = The event of the round would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-tiles = Tiles would have brought { $player } { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}, instead of { $other_mean }.
review-gain-resources = { $player } would then have had { $mean ->
    [one] { $mean } potion or wand
   *[other] { $mean } potions and wands
}, instead of { $other_mean }.
review-gain-lightning = { $player } would then have had { $mean ->
    [one] { $mean } lightning bolt
   *[other] { $mean } lightning bolts
}, instead of { $other_mean }.
review-gain-beaten = Somebody braver would have beaten { $player } in { $mean } % of the games, instead of { $other_mean } %.
