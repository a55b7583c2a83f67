# Wandering Towers in English.

## The game

game-title = Wandering Towers

## Moves

move-wizard-card = play { $card } for a wizard
move-tower-card = play { $card } for a tower
move-roll = play { $card } and roll
move-discard = throw { $card } away without a move
move-tower = move tower { $tower }
move-wizard = move your wizard on space { $space }
move-carry = cast Piggyback: the wizard on space { $space } carries another
move-step = aim the spell at a wizard of { $player } on space { $space }
move-step-announced = aim the spell at the announced wizard
move-swap = swap the towers { $towers }
move-castle-forward = move the castle forward
move-castle-backward = move the castle backward
move-free = cast Free a wizard beneath tower { $tower }
move-cast = cast { $spell }
move-cast-after = cast { $spell } to come after the move
move-reroll = roll again
move-give-up = lose the card, it moves nothing
move-special = throw your hand away and draw a new one
move-decline = move no tower
move-pass = pass
move-skip = pass, and ask me no more this turn
move-stop = no further use of the spell
move-end-turn = end your turn
move-free-own = free one of your wizards
move-free-partner = free one of your partner’s wizards
move-free-announced = free the announced wizard
move-ask = ask your partner for a card
move-offer = offer your partner a card
move-accept = accept
move-refuse = refuse
move-give-flask = give your partner a full flask
move-give = hand your partner { $card }
move-return = hand back { $card }

## What happened

event-start = The towers stand ready. { $player } begins.
event-hand = Your cards: { $cards }.
event-wizard-card = { $player } plays { $card } for a wizard.
event-tower-card = { $player } plays { $card } for a tower.
event-roll = { $player } plays { $card }.
event-reroll = { $player } rolls again.
event-die = The die shows { $value }.
event-discard = { $player } throws { $card } away.
event-special = { $player } throws the hand away and draws a new one.
event-decline = { $player } moves no tower.
event-give-up = The card moves nothing and is lost.
event-pass = { $player } passes.
event-skip = { $player } passes for this turn.
event-stop = { $player } uses the spell no further.
event-end-turn = { $player } ends the turn.
event-cast = { $player } casts { $spell }.
event-cast-after = { $player } casts { $spell }, to come after the move.
event-free = { $player } casts Free a wizard and lifts tower { $tower }.
event-swap = { $player } swaps the towers { $towers }.
event-looked = On space { $space }, beneath the lifted tower, everybody saw: { $wizards }.
event-looked-in-vain = On space { $space }, beneath the lifted tower, there was nobody.
event-announce-tower = { $player } wants to move tower { $tower } by { $value }.
event-announce-wizard = { $player } wants to move the wizard on space { $space } by { $value }.
event-tower-moved = Tower { $tower } wanders from space { $space } to { $to }.
event-locked-up = Wizards on space { $space } are locked up.
event-locked-up-seen = Locked up on space { $space }: { $wizards }.
event-uncovered = Brought to light on space { $space }: { $wizards }.
event-wizard-moved = A wizard of { $player } goes from space { $space } to { $to }.
event-wizard-freed = A wizard of { $player } is freed on space { $to }.
event-wizard-home = A wizard of { $player } enters the raven castle.
event-castle-moved = The raven castle moves to space { $to }.
event-castle-carried = The raven castle is carried to space { $to }.
event-flask-filled = { $player } fills a flask.
event-reshuffle = The discards are shuffled.
event-drew = { $player } draws up.
event-turn = { $player } has the turn.
event-ask = { $player } asks the partner for a card.
event-offer = { $player } offers the partner a card.
event-accept = { $player } accepts.
event-refuse = { $player } refuses.
event-give-flask = { $player } passes a full flask to the partner.
event-handed = { $player } hands over a card, face down.
event-handed-seen = { $player } hands over { $card }, face down.
event-handed-back = { $player } hands a card back, face down.
event-handed-back-seen = { $player } hands back { $card }, face down.
event-end = The game is over.

## Spells

spell-move_wizard = Move a wizard
spell-move_tower = Move a tower
spell-headwind_wizard = Headwind for wizards
spell-headwind_tower = Headwind for towers
spell-move_castle = Move the raven castle
spell-free_wizard = Free a wizard
spell-swap_towers = Swap a tower
spell-piggyback = Piggyback

## Why not

refusal-unknown-move = There is no such move in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = Somebody else has to decide now.
refusal-not-now = This can’t be done at this moment of the turn.
refusal-not-in-hand = You don’t hold that card.
refusal-not-on-card = The card doesn’t show that.
refusal-side-is-dead = This side of the card can move nothing now.
refusal-card-is-alive = The card can move something, so it must be played for that.
refusal-no-discard = Only your second card may be thrown away unused.
refusal-card-was-played = The hand can be changed only instead of both actions.
refusal-no-wizard-there = There is no such wizard in the open there.
refusal-no-room = There is no room: at most six wizards stand together.
refusal-castle-is-there = The tower would land on the raven castle.
refusal-side-not-announced = The card was played for the other kind of piece.
refusal-no-roll-left = There is no roll left.
refusal-move-is-possible = Something can be moved, so it must be.
refusal-spell-not-in-play = That spell is not in play.
refusal-too-few-flasks = You have too few full flasks for it.
refusal-spell-used = A spell has been cast already.
refusal-no-target = There is nothing the spell could be aimed at.
refusal-not-your-wizard = In the basic game the spell takes only your own wizards.
refusal-not-on-top = Only two towers with nothing on top of them change places.
refusal-must-aim = The spell is paid for and must be used.
refusal-no-teams = There are no teams at this table.
refusal-already-asked = That has been asked or offered this turn.
refusal-no-flask = You have no full flask to give.
refusal-flasks-go-the-other-way = This turn flasks have gone the other way.
refusal-cannot-wait = This spell can’t wait until after the move.

## Options

option-mode = How to play
option-mode-competitive = everybody for themselves
option-mode-teams = teams of two
option-mode-cooperative = together against the deck (our reading)
option-master = Master wizards: spells on anybody’s turn
option-spells = Spells in play
option-spells-basic = the basic two
option-spells-chosen = those chosen below
option-spells-random = some at random
option-spells-none = none
option-spell-count = How many spells at random
option-with-move-wizard = Chosen: Move a wizard
option-with-move-tower = Chosen: Move a tower
option-with-headwind-wizard = Chosen: Headwind for wizards
option-with-headwind-tower = Chosen: Headwind for towers
option-with-move-castle = Chosen: Move the raven castle
option-with-free-wizard = Chosen: Free a wizard
option-with-swap-towers = Chosen: Swap a tower
option-with-piggyback = Chosen: Piggyback
option-discard = Throwing a playable card away
option-discard-second = only the second one
option-discard-any = either one
option-discard-never = never
option-spell-in-action = A spell may be cast in the middle of an action
option-spells-on-others = Basic game: spells may take other players’ wizards
option-others-entry-ends-turn = Sending another player’s wizard home ends the turn too
option-spell-after-special = A spell may follow the special case
option-tower-before-draw = The tower of the special case moves before the new hand is drawn, and must
option-master-spell-before-card = Master wizards: the active player may cast before the card
option-finish-round = Teams: the round is finished
option-memory = Memory aid for locked-up wizards
option-memory-none = none
option-memory-own = one’s own
option-memory-all = all of them
setting-ask-from-flasks = Ask me about spells around a move only if I hold at least this many full flasks
option-bot-memory = Memory of the bots
option-bot-memory-perfect = perfect
option-bot-memory-forgetful = forgetful

## Options that don’t go together

error-bad-option-teams_seats = Option mode: teams need 4 or 6 players, not { $teams_seats }.
error-bad-option-master_needs = Option master: Master wizards need spells and opponents.
error-bad-option-needs_opponents = Option { $option }: it matters only against opponents, not against the deck.
error-bad-option-needs_basic = Option { $option }: it matters only where spells are cast by the basic rule, without Master wizards.
error-bad-option-needs_master = Option { $option }: it matters only with master.
error-bad-option-needs_teams = Option { $option }: it matters only in teams.
error-bad-option-not_chosen = Option { $option }: single spells are chosen only with spells=chosen.
error-bad-option-none_chosen = Option spells: with “chosen”, choose at least one spell.
error-bad-option-not_random = Option spell_count: spells are counted only with spells=random.
error-bad-option-solo_random = Option spell_count: against the deck the random spells are { $solo_random }.
error-bad-option-solo_chosen = Option spells: against the deck exactly { $solo_chosen } spells are chosen, Piggyback not among them.

## How the game ended

end-complete = Somebody has every wizard home and every flask filled, and the round is finished.
end-team-complete = A team has every wizard home and every flask filled.
end-all-home = All wizards are home, but nobody has filled every flask.
end-guard = The game has lasted as long as a game may.
end-escaped = All wizards are home in time: won!
end-out-of-cards = The cards are used up: lost.

## Phases, and what to do in them

phase-choosing-card = Choosing a card
phase-choosing-piece = Choosing a piece
phase-choosing-tower = Choosing a tower
phase-aiming = Aiming a spell
phase-ending = End of the turn
phase-window = Spells before the move
phase-closing = Freeing after the move
phase-freeing = Whom to free
phase-partner = The partner’s word
phase-answering = A card is asked for
phase-accepting = A card is offered
phase-giving = Handing over a card
phase-returning = Handing a card back
phase-over = Game over
prompt-choosing-card = It is your turn: play a card.
prompt-choosing-piece = Choose what to move by { $value }.
prompt-choosing-tower = Move a tower by 1, or decline.
prompt-choosing-tower-must = Move a tower by 1.
prompt-aiming = { $spell }: choose the target.
prompt-aiming-or-stop = { $spell }: choose the target, or stop.
prompt-ending = Cast a spell, or end your turn.
prompt-window = Cast a spell before or after the announced move, or pass.
prompt-closing = Free a wizard, or pass.
prompt-freeing = Choose whom to free.
prompt-partner = Offer your partner a card, pass a flask, or pass.
prompt-answering = Your partner asks for a card: hand one over or refuse.
prompt-accepting = Your partner offers a card: accept or refuse.
prompt-giving = Hand your partner a card.
prompt-returning = Hand a card back.
prompt-over = The game is over.

## What a score is made of

score-home = { $points } of { $of } home
score-full = { $points ->
    [one] { $points } full flask
   *[other] { $points } full flasks
}
score-spent = { $points } spent
score-received = { $flasks } received
score-given = { $flasks } given away
score-complete = complete
score-incomplete = not complete

## The table

table-round = round { $round }
table-pile = draw pile
table-discards = discards
table-home = home
table-full = full
table-empty = empty
table-spent = spent
table-hand = hand
table-hands = hands
table-wizard = wizard
table-tower = tower
table-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
table-handed = handed over
table-partner-holds = your partner holds
table-spells = spells (flasks)
table-waiting = { $player } is to decide.
table-moving-tower = { $player } wants to move tower { $tower } from space { $space } by { $value }
table-moving-wizard = { $player } wants to move a wizard from space { $space } by { $value }
table-moving-wizard-of = { $player } wants to move a wizard of { $owner } from space { $space } by { $value }
table-covered = it is locked up now
table-riding = riding along: { $riders }
table-played-wizard = { $player } plays { $code } for a wizard, by { $value }
table-played-tower = { $player } plays { $code } for a tower, by { $value }
table-played-both = { $player } plays { $code } for a wizard or a tower, by { $value }
table-rolls-left = { $rolls ->
    [one] one roll left
   *[other] { $rolls } rolls left
}
table-spell-cast = { $player } casts { $spell }
table-spell-waits = afterwards { $player } casts { $spell }
table-looked = seen beneath lifted towers
table-space = space { $space }
table-nobody = nobody
table-used = cards used: { $used } of { $of }
table-hidden = locked up
table-partner = partner
table-together = together

## Cards

card-W1 = wizard 1
card-W2 = wizard 2
card-W3 = wizard 3
card-W4 = wizard 4
card-W5 = wizard 5
card-T1 = tower 1
card-T2 = tower 2
card-T3 = tower 3
card-T4 = tower 4
card-T5 = tower 5
card-W1T1 = wizard 1 or tower 1
card-W2T2 = wizard 2 or tower 2
card-W3T3 = wizard 3 or tower 3
card-W4T4 = wizard 4 or tower 4
card-W1T5 = wizard 1 or tower 5
card-W2T4 = wizard 2 or tower 4
card-W4T2 = wizard 4 or tower 2
card-W5T1 = wizard 5 or tower 1
card-WTD1 = wizard or tower: 1 die
card-TD2 = tower: 2 dice
card-WD2 = wizard: 2 dice
card-TD3 = tower: 3 dice
card-WD3 = wizard: 3 dice
