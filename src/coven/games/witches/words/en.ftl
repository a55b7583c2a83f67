# Witches in English.

game-title = Witches
help-game = What the signs mean:
    ▲ R fire  ≈ G water  ■ Y earth  ↯ B air  ✦ Z wizard: may be played to any suit
    ×2   fire witch: the fire in your tricks counts double, { $fire_cap } points at most
    +{ $water_points }   water witch: { $water_points } points    +{ $queen_points }   queen: { $queen_points } points
    −{ $earth_points }   earth witch: takes up to { $earth_points } points off your round
    ∅    air witch: the water witch and the queen cost you nothing
    Cards with a dotted edge can’t be played now; a dotted place waits for a card.
    ? the next card goes here  ★ wins the trick as it stands  ▸ must act
    ⚑ has taken all the fire so far: that may become a spell
    × 2 → { $fire_cap } (cap)   the fire would count more, but { $fire_cap } is the most
    On the score sheet at the end, for example:
    ✦ 0     cast a spell in this round    −20   took its points off their own score
    7 −3    7 points, and 3 off the total by the earth witch

## The cards: suits by element, the special cards by name

suit-R = Fire
suit-G = Water
suit-Y = Earth
suit-B = Air
suit-Z = Wizards

card-R1 = Fire 1
card-R2 = Fire 2
card-R3 = Fire 3
card-R4 = Fire 4
card-R5 = Fire 5
card-R6 = Fire 6
card-R7 = Fire 7
card-R8 = Fire 8
card-R9 = Fire 9
card-R10 = Fire 10
card-R11 = Fire Witch (Fire 11)
card-R12 = Fire 12
card-R13 = Fire 13
card-R14 = Fire 14
card-G1 = Water 1
card-G2 = Water 2
card-G3 = Water 3
card-G4 = Water 4
card-G5 = Water 5
card-G6 = Water 6
card-G7 = Water 7
card-G8 = Water 8
card-G9 = Water 9
card-G10 = Water 10
card-G11 = Water Witch (Water 11)
card-G12 = Queen (Water 12)
card-G13 = Water 13
card-G14 = Water 14
card-Y1 = Earth 1
card-Y2 = Earth 2
card-Y3 = Earth 3
card-Y4 = Earth 4
card-Y5 = Earth 5
card-Y6 = Earth 6
card-Y7 = Earth 7
card-Y8 = Earth 8
card-Y9 = Earth 9
card-Y10 = Earth 10
card-Y11 = Earth Witch (Earth 11)
card-Y12 = Earth 12
card-Y13 = Earth 13
card-Y14 = Earth 14
card-B1 = Air 1
card-B2 = Air 2
card-B3 = Air 3
card-B4 = Air 4
card-B5 = Air 5
card-B6 = Air 6
card-B7 = Air 7
card-B8 = Air 8
card-B9 = Air 9
card-B10 = Air 10
card-B11 = Air Witch (Air 11)
card-B12 = Air 12
card-B13 = Air 13
card-B14 = Air 14
card-Z = Wizard

## Moves

# A move as it is typed: the words of its notation in this language
notation = { $word }

move-pass = pass { $card }
move-play = play { $card }
move-transfer = give the spell’s points to all the others
move-deduct = take the spell’s points off one’s own score

## What happened

event-deal = Round { $round }: the cards are dealt.
event-set-aside = { $player } sets aside { $card }.
event-packet-ready = { $player } is ready to pass.
event-packets-passed = Everybody passes { $direction }.
event-received = { $player } passed you: { $cards }.
event-card = { $player } plays { $card }.
event-trick = { $player } takes the trick: { $cards }.
event-spell-ready = { $player } has cast { $spell } and decides what becomes of its points.
event-spell-cast = { $player } casts { $spell }: { $value } points for everybody else!
event-spell-deducted = { $player } casts { $spell } and takes { $value } points off their own score.
event-round-scored = Round scored: { $points }. Totals: { $totals }.
event-end = The game is over. { $reason ->
    [limit] { end-limit }
    [rounds] { end-rounds }
    [deducted] { end-deducted }
    [tie_broken] { end-tie-broken }
   *[guard] { end-guard }
}

## Where packets go

direction-left = to the left
direction-right = to the right
direction-across = across the table

## Spells

spell-water = the water spell
spell-queen = the queen’s spell
spell-great = the great spell

## Why not

refusal-unknown-move = There is no such move in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn.
refusal-not-passing = The packets have been passed; cards are now played, not passed.
refusal-not-playing = No card can be played now: cards are played only between the passing and the end of the round.
refusal-not-casting = There is no spell to decide about now.
refusal-not-in-hand = You don’t hold that card.
refusal-must-follow = You hold a card of the led suit, so you must follow suit or play a wizard.
refusal-already-passed = Your packet is complete and can’t be changed any more. Please wait for the others.

## Options

error-bad-option-fixed-rounds = Option { $option }: it matters only in a game to a point limit, without a number of rounds.
option-limit = The game ends once somebody has this many points (unless a number of rounds is set)
option-rounds = Number of rounds, instead of the point limit
option-rounds-none = no fixed number
option-dealer = Who deals
option-dealer-rotate = the deal moves to the left every round
option-dealer-fixed = the same player deals every round
option-tie = If the lowest score is shared
option-tie-shared = they share the win
option-tie-play-on = play on until one is lowest alone
option-last-spell = A spell in the last round
option-last-spell-choice = its caster may take the points off their own score if that wins
option-last-spell-transfer = always goes to the others
option-last-spell-rescue = its caster may also take the points off and so keep the game going (with a point limit only)
option-earth-variant = What the earth witch leaves unused comes off the score sheet
option-earth-variant-true = yes
option-earth-variant-false = no
option-air-blocks-own-spell = The air witch spoils her owner’s spell
option-air-blocks-own-spell-true = yes
option-air-blocks-own-spell-false = no
option-memory = Points in the tricks taken, added up during the round
option-memory-all = shown for everybody
option-memory-own = shown for your own tricks only
option-memory-none = not shown: remember them yourself

## How the game ended

end-limit = Somebody has reached the limit.
end-rounds = All rounds have been played.
end-deducted = The spell of the last round was taken off its caster’s score.
end-tie-broken = The tie is broken: one player is lowest alone.
end-guard = The game has lasted as long as a game may.

## The sum of a score, line by line

score-fire = { $cards } fire
score-fire-doubled = { $cards } fire × 2
score-fire-capped = { $cards } fire × 2 → { $points } (cap)
score-water-witch = { $points } water witch
score-water-witch-neutralised = { $points } water witch (air witch)
score-queen = { $points } queen
score-queen-neutralised = { $points } queen (air witch)
score-earth-witch = { $points } earth witch
score-rest = − { $points } off the sheet (earth witch)
score-spell-caster = cast a spell of { $points }: 0
score-spell-struck = { $points } from { $player }’s spell
score-spell-deducted = − { $points } by casting a spell
score-spell-spared = 0: { $player } took the spell off their own score

## The table

table-round = round { $round }
table-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
table-limit = to { $limit } points
table-overtime = overtime
table-dealer = { $player } deals
table-cards = Cards
table-tricks = Tricks
table-total = Total
table-this-round = This round
table-last-round = Last round
table-face-down = face down
table-trick = Trick
table-last-trick = Last trick, to { $player }
table-led = { $suit } was led
table-led-open = no suit yet
table-wins = { $player } is winning
table-packet = Packet for { $player }
table-packets-left = pass to the left
table-packets-right = pass to the right
table-packets-across = pass across the table
table-hand = Your hand
table-hands = All hands
table-received = from { $player }: { $cards }
table-sheet = Score sheet
table-rounds-heading = Round
table-spell-alarm = Spell alarm: { $player } has all the fire so far!
prompt-pass = { $player }, choose { $count ->
    [one] one more card
   *[other] { $count } cards
} for { $receiver }.
prompt-lead = { $player }, lead any card.
prompt-open = { $player }, play any card: no suit has been led yet.
prompt-follow = { $player }, follow suit ({ $suit }) or play a wizard.
prompt-any = { $player }, you have no { $suit }: play any card.
prompt-cast = { $player }, you have cast { $spell }: give { $value } points to everybody else, or take them off your own score?
prompt-wait-passing = Waiting for { $players } to pass.
prompt-wait-playing = Waiting for { $players }.
prompt-wait-casting = Waiting for { $players } to decide about the spell.
prompt-over = The game is over.

## What is wrong with a box or a position

finding-suits = the suits must be { $letters } in this order
finding-ranks = suit { $letter } must have { $count } ranks
finding-wizard-count = there must be { $count } wizards
finding-fire-suit = fire must name one of the suits
finding-special-card = { $entry } must name a card of a suit
finding-same-card = two special cards are the same card
finding-must-be-fire = { $entry } must be a fire card
finding-must-not-be-fire = { $entry } must not be a fire card
finding-whole-number = { $entry } must be a whole number from { $low } to { $high }
finding-passing-rows = passing must have a row each for 3, 4, 5 and 6 players
finding-packet-cards = passing for { $players }: cards must be a whole number from { $low } to { $high }
finding-packet-ways = passing for { $players }: to must list one to three of { $ways }
finding-nobody-across = passing for { $players }: nobody sits across
finding-not-a-part = { $entry } is not a part of a position
finding-entry-for-each-seat = { $entry } must be a list with one entry for each of the { $players } seats
finding-one-of = { $entry } must be one of { $values }
finding-no-hands = there are no hands
finding-a-seat = { $entry } must be a seat from 0 to { $high }
finding-seat-or-none = { $entry } must be a seat from 0 to { $high } or none
finding-whole-numbers = { $entry } must be whole numbers from { $low } to { $high }
finding-true-or-false = { $entry } must be true or false
finding-void-letters = voids must be written in the letters { $letters }
finding-last-trick-parts = last_trick must have a card of each seat, a leader and a winner
finding-no-card = last_trick: { $text } is not a card
finding-no-object = { $entry } must be an object
finding-two-places = { $text } lies in two places
finding-missing = missing are { $text }
finding-uneven-hands = the hands don’t have the same number of cards, those in the trick counted in
finding-hands-not-empty = hands must be empty once a round is over
finding-no-cards-held = somebody must hold cards while a round is played
finding-passing-hand = seat { $seat } must hold { $count } cards, at most { $most } of them set aside
finding-packets-complete = all packets are complete, so they would have been passed
finding-trick-while-passing = no trick has been taken while packets are chosen
finding-void-while-passing = nobody has shown to be out of a suit while packets are chosen
finding-wrong-turn = the turn does not follow from the trick: cards are laid clockwise from the leader
finding-wrong-leader = the dealer’s left neighbour leads the first trick
finding-over-without-reason = a game that is over has a reason to be, and only that
finding-gap-in-trick = the trick has a gap: cards are laid clockwise from the leader
finding-void-held = seat { $seat } is said to be out of { $letter } and holds it
finding-played-otherwise = the cards played must be those taken and in the trick, as many from each seat
finding-packet-count = the packet of seat { $seat } must have { $count } cards
finding-packet-never-held = the packet of seat { $seat } has cards that its receiver never held
finding-spell-choice = while a spell is decided on it has a caster, whose turn it is, the value of that pile, and a choice
finding-last-trick-follow = last_trick: seat { $seat } had to follow suit
finding-last-trick-not-played = last_trick: seat { $seat } has not played { $text }
finding-last-trick-winner = last_trick goes to seat { $seat }
finding-last-trick-taken = the cards of last_trick are not among those taken by seat { $seat }
finding-last-trick-leader = who took last_trick leads the next
finding-first-round = in the first round none has been scored before
finding-two-piles = { $text } lies in two piles of last_round
finding-missing-in-piles = missing in the piles of last_round are { $text }
finding-piles-not-taken = once a game is over, the piles of last_round are the cards taken
finding-no-last-round = a game that is over has a last_round
finding-no-piles = last_round has no piles, so nothing has been written down for it
finding-overtime-option = overtime is played only with tie = play_on
finding-overtime-round = overtime begins only after round { $number }
finding-overtime-limit = there is no overtime before somebody stands at the limit
finding-last-spell-otherwise = caster, spell and deducted of last_round are not those of its piles and points
finding-last-round-otherwise = { $entry } are not those of its piles
finding-not-deductible = the spell of last_round could not be deducted
finding-not-over-by = the game is not over by ‘{ $word }’
finding-before-last-round = before last_round { $problem }
finding-sheet-limit = the game would be over: somebody stands at the limit
finding-sheet-rounds = the game would be over: all rounds have been played
finding-sheet-deducted = the game would be over: the spell of the last round was deducted
finding-sheet-tie-broken = the game would be over: in overtime somebody stands lowest alone
finding-sheet-shared = the lowest total is shared, so the game would be in overtime
finding-sheet-no-overtime = nothing has led to overtime
finding-sheet-guard = the game would be over: it has lasted as long as it may

## Reasons for a move

gain-points = You write down { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average for this round, instead of { $other_mean }.
gain-fire = You take { $mean ->
    [one] { $mean } fire card
   *[other] { $mean } fire cards
} on average, instead of { $other_mean }.
gain-fire-witch = You take the fire witch in { $mean } % of these games, instead of { $other_mean } %.
gain-water-witch = You take the water witch in { $mean } % of these games, instead of { $other_mean } %.
gain-queen = You take the queen in { $mean } % of these games, instead of { $other_mean } %.
gain-earth-witch = You take the earth witch in { $mean } % of these games, instead of { $other_mean } %.
gain-air-witch = You take the air witch in { $mean } % of these games, instead of { $other_mean } %.
gain-own-spell = You cast a spell in { $mean } % of these games, instead of { $other_mean } %.
gain-other-spell = Somebody else casts a spell in only { $mean } % of these games, instead of { $other_mean } %.
risk-fire-witch = The risk: you take the fire witch in { $mean } % of these games.
risk-water-witch = The risk: you take the water witch in { $mean } % of these games.
risk-queen = The risk: you take the queen in { $mean } % of these games.
risk-other-spell = The risk: somebody else casts a spell in { $mean } % of these games.
review-gain-points = { $player } would have written down { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average for the round, instead of { $other_mean }.
review-gain-fire = { $player } would have taken { $mean ->
    [one] { $mean } fire card
   *[other] { $mean } fire cards
} on average, instead of { $other_mean }.
review-gain-fire-witch = { $player } would have taken the fire witch in { $mean } % of the games, instead of { $other_mean } %.
review-gain-water-witch = { $player } would have taken the water witch in { $mean } % of the games, instead of { $other_mean } %.
review-gain-queen = { $player } would have taken the queen in { $mean } % of the games, instead of { $other_mean } %.
review-gain-earth-witch = { $player } would have taken the earth witch in { $mean } % of the games, instead of { $other_mean } %.
review-gain-air-witch = { $player } would have taken the air witch in { $mean } % of the games, instead of { $other_mean } %.
review-gain-own-spell = { $player } would have cast a spell in { $mean } % of the games, instead of { $other_mean } %.
review-gain-other-spell = Somebody else would have cast a spell in only { $mean } % of the games, instead of { $other_mean } %.
