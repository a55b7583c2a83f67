# Witches in English.

game-title = Witches

## The cards: suits by landscape, the special cards by name

suit-R = Volcano
suit-G = Rainforest
suit-Y = Steppe
suit-B = Storm
suit-Z = Wizards

card-R1 = Volcano 1
card-R2 = Volcano 2
card-R3 = Volcano 3
card-R4 = Volcano 4
card-R5 = Volcano 5
card-R6 = Volcano 6
card-R7 = Volcano 7
card-R8 = Volcano 8
card-R9 = Volcano 9
card-R10 = Volcano 10
card-R11 = Fire Witch (Volcano 11)
card-R12 = Volcano 12
card-R13 = Volcano 13
card-R14 = Volcano 14
card-G1 = Rainforest 1
card-G2 = Rainforest 2
card-G3 = Rainforest 3
card-G4 = Rainforest 4
card-G5 = Rainforest 5
card-G6 = Rainforest 6
card-G7 = Rainforest 7
card-G8 = Rainforest 8
card-G9 = Rainforest 9
card-G10 = Rainforest 10
card-G11 = Water Witch (Rainforest 11)
card-G12 = Queen (Rainforest 12)
card-G13 = Rainforest 13
card-G14 = Rainforest 14
card-Y1 = Steppe 1
card-Y2 = Steppe 2
card-Y3 = Steppe 3
card-Y4 = Steppe 4
card-Y5 = Steppe 5
card-Y6 = Steppe 6
card-Y7 = Steppe 7
card-Y8 = Steppe 8
card-Y9 = Steppe 9
card-Y10 = Steppe 10
card-Y11 = Earth Witch (Steppe 11)
card-Y12 = Steppe 12
card-Y13 = Steppe 13
card-Y14 = Steppe 14
card-B1 = Storm 1
card-B2 = Storm 2
card-B3 = Storm 3
card-B4 = Storm 4
card-B5 = Storm 5
card-B6 = Storm 6
card-B7 = Storm 7
card-B8 = Storm 8
card-B9 = Storm 9
card-B10 = Storm 10
card-B11 = Air Witch (Storm 11)
card-B12 = Storm 12
card-B13 = Storm 13
card-B14 = Storm 14
card-Z = Wizard

## Moves

move-pass = pass { $card }
move-play = play { $card }
move-transfer = give the spell’s points to all the others
move-deduct = take the spell’s points off your own score

## What happened

event-deal = Round { $round }: the cards are dealt.
event-set-aside = { $player } sets aside { $card }.
event-packet-ready = { $player } has chosen the cards to pass.
event-packets-passed = All packets move { $direction }.
event-received = { $player } has passed you: { $cards }.
event-card = { $player } plays { $card }.
event-trick = { $player } takes the trick: { $cards }.
event-spell-ready = { $player } has cast { spell-with-article } and may choose what becomes of its points.
event-spell-cast = { $player } casts { spell-with-article }: { $value } points for everybody else!
event-spell-deducted = { $player } casts { spell-with-article } and takes { $value } points off their own score.
event-round-scored = The round is written down: { $points }. The totals are { $totals }.
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

spell-20 = water spell
spell-25 = queen’s spell
spell-30 = great spell
spell-with-article = { $value ->
    [20] the { spell-20 }
    [25] the { spell-25 }
    [30] the { spell-30 }
   *[other] a spell
}

## Why not

refusal-unknown-move = There is no such move in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn.
refusal-not-passing = The packets have been passed; cards are now played, not passed.
refusal-not-playing = No card can be played now: cards are played only between the passing and the end of the round.
refusal-not-casting = There is no spell to decide on now.
refusal-not-in-hand = You don’t hold that card.
refusal-must-follow = You hold a card of the led suit, so you must follow suit or play a wizard.
refusal-already-passed = Your packet is complete and can’t be changed any more. Please wait for the others.

## Options

option-limit = The game ends once somebody has this many points
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
option-last-spell-rescue = its caster may also take the points off and so keep the game going
option-earth-variant = What the earth witch leaves unused comes off the score sheet
option-earth-variant-true = yes
option-earth-variant-false = no
option-air-blocks-own-spell = The air witch spoils her owner’s spell
option-air-blocks-own-spell-true = yes
option-air-blocks-own-spell-false = no

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
score-spell-caster = spell of { $points } cast: 0
score-spell-struck = { $points } by the spell of { $player }
score-spell-deducted = − { $points } by their own spell
score-spell-spared = 0, the spell came off the score of { $player }

## The table

table-round = round { $round }
table-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
table-limit = up to { $limit } points
table-overtime = overtime
table-dealer = { $player } deals
table-cards = Cards
table-tricks = Tricks
table-total = Total
table-this-round = This round
table-last-round = Last round
table-trick = Trick
table-last-trick = Last trick, to { $player }
table-led = { $suit } was led
table-led-open = no suit yet
table-wins = { $player } is winning it
table-packet = Packet for { $player }
table-packets-left = packets go to the left
table-packets-right = packets go to the right
table-packets-across = packets go across the table
table-hand = Your hand
table-hands = All hands
table-received = from { $player }: { $cards }
table-sheet = Score sheet
table-rounds-heading = Round
table-spell-alarm = Spell alarm: { $player } has all the fire so far!
table-do-pass = { $player }, choose { $count ->
    [one] one more card
   *[other] { $count } cards
} for { $receiver }.
table-do-lead = { $player }, lead a card of your choice.
table-do-open = { $player }, play any card: no suit has been led yet.
table-do-follow = { $player }, follow suit ({ $suit }) or play a wizard.
table-do-any = { $player }, you have none of { $suit }: play any card.
table-do-cast = { $player }, you have cast { spell-with-article }: give { $value } points to everybody else, or take them off your own score?
table-wait-passing = Waiting for packets from { $players }.
table-wait-playing = Waiting for a card from { $players }.
table-wait-casting = Waiting for { $players } to decide about the spell.
table-over = The game is over.
