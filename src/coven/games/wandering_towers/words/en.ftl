# Wandering Towers in English.

## The game

game-title = Wandering Towers
help-game =
    Each space shows its number, the castle ♜ and the visible wizards, one sign for
    each player: ☾ ✶ ♣ ▲ ◆ ❧ (against the deck all are ☾). Below stand its towers
    from the top down: T3/T1◈ is T3 on top of T1. ◈ is a raven shield, · a space
    without towers, ▸ marks who is to decide.
    Cards: W1T5 moves a wizard by 1 or a tower by 5; TD2 moves a tower by the die,
    with up to 2 rolls. The card T2 moves any tower, not only the tower T2.
    Type “W1T5 wizard”, “T2 tower” or “roll TD2” to play a card, then the piece:
    “wizard 10” for yours on space 10, “tower T3” for T3 with all above it.
    The spells in play and their cost in full flasks stand below the title.
    cast move_wizard, step 1:5        Move a wizard: 1 space forward
    cast headwind_wizard, step 1:5    Headwind for wizards: 1 space backward
    cast move_tower, tower T3         Move a tower: 2 spaces forward
    cast headwind_tower, tower T3     Headwind for towers: 2 spaces backward
    cast move_castle, castle forward  Move the raven castle: to the next space
                                      without a visible wizard (or: backward)
    free T3                           Free a wizard: from beneath T3 to the top
    cast swap_towers, swap T1 T3      Swap a tower: two topmost towers change places
    carry 10                          Piggyback: a wizard takes a second one along
    1:5 is a wizard of the first player on space 5. Among Master wizards
    “cast piggyback” rides along, “cast move_tower after” follows the move.

## Moves

# A move as it is typed: the words of its notation in this language
notation = { $word }

move-wizard-card = play the card “{ $card }” for a wizard
move-tower-card = play the card “{ $card }” for a tower
move-roll = play the card “{ $card }” and roll
move-discard = throw away the card “{ $card }” without a move
move-tower = move tower { $tower }
move-wizard = move a wizard from space { $space }
move-carry = cast Piggyback: the wizard on space { $space } carries another
move-step = aim the spell at { $player }’s wizard on space { $space }
move-step-announced = aim the spell at the announced wizard
move-swap = swap the towers { $towers }
move-castle-forward = move the castle forward
move-castle-backward = move the castle backward
move-free = cast Free a wizard beneath tower { $tower }
move-cast = cast { $spell }
move-cast-after = cast { $spell } to come after the move
move-reroll = roll again
move-give-up = lose the card, it moves nothing
move-special = throw the hand away and draw a new one
move-decline = move no tower
move-pass = pass
move-skip = pass, and don’t ask me again this turn
move-stop = don’t use the spell again
move-end-turn = end the turn
move-free-own = free one’s own wizard
move-free-partner = free a wizard of the partner’s
move-free-announced = free the announced wizard
move-ask = ask the partner for a card
move-offer = offer the partner a card
move-accept = accept
move-refuse = refuse
move-give-flask = give the partner a full flask
move-give = hand the partner the card “{ $card }”
move-return = hand back the card “{ $card }”

## What happened

event-start = The towers stand ready. { $player } begins.
event-hand = Your cards: { $cards }.
event-wizard-card = { $player } plays the card “{ $card }” for a wizard.
event-tower-card = { $player } plays the card “{ $card }” for a tower.
event-roll = { $player } plays the card “{ $card }”.
event-reroll = { $player } rolls again.
event-die = The die shows { $value }.
event-discard = { $player } throws away the card “{ $card }”.
event-special = { $player } throws the hand away and draws a new one.
event-decline = { $player } moves no tower.
event-give-up = The card moves nothing and is lost.
event-pass = { $player } passes.
event-skip = { $player } passes for this turn.
event-pass-many = { $players } pass.
event-skip-many = { $players } pass for this turn.
event-stop = { $player } doesn’t use the spell again.
event-end-turn = { $player } ends the turn.
event-cast = { $player } casts { $spell }.
event-cast-after = { $player } casts { $spell }, to come after the move.
event-cast-again = { $player } pays for { $spell } once more.
event-spell-lapsed = { $spell }, which { $player } cast to come after the move, has no effect.
event-free = { $player } casts Free a wizard and lifts tower { $tower }.
event-swap = { $player } swaps the towers { $towers }.
event-looked = On space { $space }, beneath the lifted tower, everybody saw: { $wizards }.
event-looked-together = On space { $space }, beneath the lifted tower, { $count ->
    [one] there was one wizard
   *[other] there were { $count } wizards
}.
event-looked-in-vain = On space { $space }, beneath the lifted tower, there was nobody.
event-announce-tower = { $player } wants to move tower { $tower } by { $value }.
event-announce-wizard = { $player } wants to move a wizard from space { $space } by { $value }.
event-move-lost = The move announced by { $player } is no longer possible and is lost.
event-card-lost = { $player } loses the card “{ $card }”: it moves nothing.
event-tower-moved = Tower { $tower } moves from space { $space } to { $to }.
event-locked-up = Wizards on space { $space } are locked up.
event-locked-up-seen = Locked up on space { $space }: { $wizards }.
event-locked-up-seen-together = Locked up on space { $space }: { $count ->
    [one] one wizard
   *[other] { $count } wizards
}.
event-uncovered = Uncovered on space { $space }: { $wizards }.
event-uncovered-together = Uncovered on space { $space }: { $count ->
    [one] one wizard
   *[other] { $count } wizards
}.
event-wizard-moved = { $player }’s wizard goes from space { $space } to { $to }.
event-wizard-moved-together = A wizard goes from space { $space } to { $to }.
event-wizard-freed = { $player }’s wizard is freed on space { $to }.
event-wizard-freed-together = A wizard is freed on space { $to }.
event-wizard-home = { $player }’s wizard enters the raven castle.
event-wizard-home-together = A wizard enters the raven castle.
event-castle-moved = The raven castle moves to space { $to }.
event-castle-carried = The raven castle is carried to space { $to }.
event-flask-filled = { $player } fills a flask.
event-flask-filled-for = { $player } fills a flask for { $receiver }.
event-reshuffle = The discards are shuffled.
event-drew = { $player } refills the hand.
event-turn = It is { $player }’s turn.
event-ask = { $player } asks the partner for a card.
event-offer = { $player } offers the partner a card.
event-accept = { $player } accepts.
event-refuse = { $player } refuses.
event-give-flask = { $player } gives the partner a full flask.
event-handed = { $player } hands over a card, face down.
event-handed-seen = { $player } hands over the card “{ $card }”, face down.
event-handed-back = { $player } hands a card back, face down.
event-handed-back-seen = { $player } hands back the card “{ $card }”, face down.
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
refusal-not-your-turn = It’s somebody else’s turn to decide.
refusal-not-now = You can’t do that at this point of the turn.
refusal-not-in-hand = You don’t hold that card.
refusal-not-on-card = The card doesn’t show that.
refusal-side-is-dead = This side of the card can move nothing now.
refusal-card-is-alive = The card can move something, so it must be played for that.
refusal-no-discard = Only your second card may be thrown away unused.
refusal-card-was-played = The hand can be changed only instead of both actions.
refusal-no-wizard-there = There is no such visible wizard there.
refusal-no-room = There is no room: at most six wizards stand together.
refusal-castle-is-there = The tower would land on the raven castle.
refusal-side-not-announced = The card was played for the other kind of piece.
refusal-no-roll-left = There is no roll left.
refusal-move-is-possible = Something can be moved, so it must be.
refusal-spell-not-in-play = That spell is not in play.
refusal-too-few-flasks = You have too few full flasks for it.
refusal-spell-used = A spell has been cast already.
refusal-no-target = There is nothing the spell could be aimed at.
refusal-not-your-wizard = In the basic game the spell takes only wizards that you move with your cards.
refusal-not-on-top = Only two towers with no tower and no castle on top of them change places.
refusal-must-aim = The spell is paid for and must be used.
refusal-no-teams = There are no teams at this table.
refusal-already-asked = That has been asked or offered this turn.
refusal-no-flask = You have no full flask to give.
refusal-flasks-go-the-other-way = This turn flasks have gone the other way.
refusal-cannot-wait = This spell can’t wait until after the move.
refusal-no-spell-now = As far as this table allows, spells are cast at the start of an action, after a roll, at the choice of the piece, amid the special case or at the end of the turn.
refusal-no-slot-now = With Master wizards a spell is cast when you are asked before the move, or, if this table allows it, at the start of your own action.
refusal-partners-not-now = Partners exchange cards and flasks only at the start of an action.
refusal-name-a-tower = Free a wizard is cast by naming a tower, for example “free T3”.
refusal-named-with-piece = Piggyback is named together with the piece, for example “carry 10”.
refusal-not-against-the-deck = Against the deck the hand can’t be changed as a whole.
refusal-aim-at-announced = That is the announced wizard: type “step announced”.
refusal-already-freed = You have already cast Free a wizard in this action.

## Options

option-mode = How to play
option-mode-competitive = everybody for themselves
option-mode-teams = teams of two
option-mode-cooperative = together against the deck (our reading)
option-master = Master wizards: spells on anybody’s turn
option-spells = Spells in play
option-spells-usual = as the rulebook says: the basic two, with Master wizards some at random, against the deck none
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

error-bad-option-teams-seats = Option mode: teams need 4 or 6 players, not { $teams_seats }.
error-bad-option-master-needs = Option master: Master wizards need spells and opponents.
error-bad-option-needs-opponents = Option { $option }: it matters only against opponents, not against the deck.
error-bad-option-needs-basic = Option { $option }: it matters only where spells are cast by the basic rule, without Master wizards.
error-bad-option-needs-master = Option { $option }: it matters only with master.
error-bad-option-needs-teams = Option { $option }: it matters only in teams.
error-bad-option-needs-wizard-spell = Option { $option }: it matters only with a spell that moves wizards.
error-bad-option-needs-spell = Option { $option }: it matters only with a spell other than Piggyback.
error-bad-option-needs-slot-spell = Option { $option }: it matters only with a spell that can be cast before the card.
error-bad-option-needs-others-home = Option { $option }: it matters only where a spell can send another player’s wizard home.
error-bad-option-needs-forgetting = Option { $option }: it matters only where the table doesn’t show all that is locked up.
error-bad-option-not-chosen = Option { $option }: single spells are chosen only with spells=chosen.
error-bad-option-none-chosen = Option spells: with “chosen”, choose at least one spell.
error-bad-option-not-random = Option spell_count: spells are counted only where they are drawn at random.
error-bad-option-solo-basic = Option spells: against the deck there are no spells, or { $solo_basic } random or chosen ones.
error-bad-option-solo-random = Option spell_count: against the deck the random spells are { $solo_random }.
error-bad-option-solo-chosen = Option spells: against the deck exactly { $solo_chosen } spells are chosen, Piggyback not among them.

## How the game ended

end-complete = Somebody has every wizard home and every flask filled, and the round is finished.
end-team-complete = A team has every wizard home and every flask filled.
end-all-home = All wizards are home, but nobody has filled every flask.
end-guard = The game ends after 200 rounds.
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
phase-partner = The partner may offer something
phase-answering = A card is asked for
phase-accepting = A card is offered
phase-giving = Handing over a card
phase-returning = Handing a card back
phase-over = Game over
prompt-choosing-card = It is your turn: play a card.
prompt-choosing-piece = Choose what to move by { $value }.
prompt-second-card = Your second action: play a card.
prompt-second-card-or-discard = Your second action: play a card, or throw one away.
prompt-choosing-wizard-by = Choose which wizard moves by { $value }.
prompt-choosing-tower-by = Choose which tower moves by { $value }.
prompt-choosing-tower = Move a tower by 1, or decline.
prompt-choosing-tower-must = Move a tower by 1.
prompt-aiming = { $spell }: choose the target.
prompt-aiming-or-stop = { $spell }: choose the target, or stop.
prompt-aiming-again = { $spell }: let another wizard ride along, or stop.
prompt-ending = Cast a spell, or end your turn.
prompt-window = Cast a spell before or after the announced move, or pass.
prompt-window-spell = Cast a spell for the announced move, or pass.
prompt-window-free = Free a wizard before the announced move, or pass.
prompt-closing = Free a wizard, or pass.
prompt-freeing = Choose whom to free.
prompt-partner = Offer your partner a card, give a flask, or pass.
prompt-partner-offer = Offer your partner a card, or pass.
prompt-partner-flask = Give your partner a flask, or pass.
prompt-answering = Your partner asks for a card: hand one over or refuse.
prompt-accepting = Your partner offers a card: accept or refuse.
prompt-giving = Hand your partner a card.
prompt-returning = Hand a card back.
prompt-wait = Waiting for { $players }.
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
table-action = action { $action }
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
    [one] by die
   *[other] by die, { $count } rolls
}
table-handed = handed over
table-partner-holds = your partner holds
table-spells = spells (flasks)
table-moving-tower = { $player } wants to move tower { $tower } from space { $space } by { $value }
table-moving-wizard = { $player } wants to move a wizard from space { $space } by { $value }
table-moving-wizard-of = { $player } wants to move { $owner }’s wizard from space { $space } by { $value }
table-covered = it is locked up now
table-riding = riding along: { $riders }
table-played-wizard = { $player } plays the card { $code } for a wizard, by { $value }
table-played-tower = { $player } plays the card { $code } for a tower, by { $value }
table-played-both = { $player } plays the card { $code } for a wizard or a tower, by { $value }
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
card-WTD1 = wizard or tower by die, 1 roll
card-TD2 = tower by die, up to 2 rolls
card-WD2 = wizard by die, up to 2 rolls
card-TD3 = tower by die, up to 3 rolls
card-WD3 = wizard by die, up to 3 rolls

## What is wrong with a box or a position

finding-castle-space = track.castle must be a space from 0 to { $last }
finding-shield-spaces = track.shields must list spaces from 0 to { $last }
finding-ghost-lights = track.ghost_lights must have { $count } numbers from 0 to { $most }
finding-tower-spaces = there must be { $count } towers, each on a space of its own
finding-tower-on-castle = no tower may start on the castle’s space
finding-tower-shields = every tower must say whether it has a shield
finding-no-card = there is no card { $name }
finding-card-copies = card { $name } must have 0 to { $most } copies
finding-card-total = there must be { $least } to { $most } cards
finding-no-spell = there is no spell { $name }
finding-spell-cost = spell { $name } must cost 1 to 9 flasks
finding-setup-rows = setup must have a row each for 2, 3, 4, 5 and 6 players
finding-setup-row = setup for { $players }: 1 to 5 wizards and 1 to 9 flasks for each player
finding-whole-number = { $name } must be a whole number from { $low } to { $high }
finding-too-few-lights = the ghost lights have no room for { $count } wizards of { $players } players
finding-not-a-part = { $name } is not a part of a position
finding-a-seat = { $name } must be a seat from 0 to { $last }
finding-one-of = the { $name } must be one of { $values }
finding-list-of = { $name } must be a list of { $count }
finding-whole-numbers = { $name } must be whole numbers from 0 to { $high }
finding-owners = { $name } must list the seats whose wizards stand there
finding-looked = looked must list up to two towers, each with the surface beneath it and the seats whose wizards were seen there
finding-no-tower = there is no tower { $name }
finding-exactly-once = { $name } must stand on the ring exactly once
finding-on-castle = no tower may stand on the castle (rule 7)
finding-a-surface = { $name } must be a surface from 0 to { $last }
finding-seats = { $name } must list seats
finding-kept = kept says that more cards were kept from before the last shuffle than the hands and kept_cards allow
finding-flasks-due = seat { $seat } must have { $count } flasks, full, empty and spent together
finding-empty-flasks = seat { $seat } can’t have more than { $count } empty flasks
finding-cards-due = seat { $seat } must hold { $count } cards now
finding-over-without-reason = a game that is over has a reason to be, and only that
finding-no-way-back = from this phase the turn can’t go back to { $name }
finding-decider-due = in this phase seat { $seat } must decide
finding-masters-asked = only Master wizards are asked around a move, each seat once
finding-too-many-rounds = so many rounds can’t have been played
finding-piece-without-card = while a piece is chosen there is a card, a value and what it may move
finding-special-tower = only the special case has a tower chosen for it
finding-special-case = the special case comes instead of all cards
finding-card-too-early = no card is being played at this point
finding-move-without-card = a move is announced and ended by a card, or by the special case
finding-unnamed-piece = the announced piece must be named
finding-absent-wizard = the announced wizard does not stand there
finding-piece-outside-window = a piece stays announced only while Master wizards are asked
finding-riders = who rides along must stand in the open with the announced wizard, by a Piggyback that was cast
finding-spell-without-name = a spell that is aimed has a name, a caster and a moment
finding-spell-not-in-play = a spell under way is one of those in play and has been cast
finding-idle-spell = a spell is aimed, or waits for the announced move
finding-stranger-casts = only the active player casts outside the window
finding-spell-without-target = a spell that is aimed is paid for, or can be, and has a target
finding-no-partners = there are no partners at this table
finding-handed = a card is handed over exactly while one is to be handed back
finding-known = known must list cards that the hand has and the partner has seen
finding-flasks-from = only the active player or its partner passes flasks on
finding-freeing = whom to free is chosen beneath a lifted tower, between two who differ, with room on top
finding-lost-tower = a tower is lost or hangs in the air
finding-lost-wizard = a wizard is lost or doubled
finding-too-full = a surface is too full
finding-under-castle = a wizard stands in the open under the castle
finding-open-sets-wrong = what is in the open was noted wrongly
finding-lost-card = a card is lost or doubled, or in a hand where it can’t be
finding-lost-flask = a flask is lost or doubled

## Reasons for a move

gain-home = By the end of the next round { $mean ->
    [one] { $mean } of your wizards comes home
   *[other] { $mean } of your wizards come home
}, instead of { $other_mean }.
gain-flasks = By the end of the next round you fill { $mean ->
    [one] { $mean } flask
   *[other] { $mean } flasks
}, instead of { $other_mean }.
gain-locked = At the end of the next round { $mean ->
    [one] { $mean } of your wizards is locked up
   *[other] { $mean } of your wizards are locked up
}, instead of { $other_mean }.
gain-caught = Another of your wizards gets locked up in { $mean } % of these games, instead of { $other_mean } %.
gain-complete = By then you have done all there is to do in { $mean } % of these games, instead of { $other_mean } %.
risk-caught = The risk: another of your wizards gets locked up in { $mean } % of these games.
review-gain-home = By the end of the next round { $mean } of { $player }’s wizards would have come home, instead of { $other_mean }.
review-gain-flasks = By the end of the next round { $player } would have filled { $mean ->
    [one] { $mean } flask
   *[other] { $mean } flasks
}, instead of { $other_mean }.
review-gain-locked = At the end of the next round { $mean } of { $player }’s wizards would have been locked up, instead of { $other_mean }.
review-gain-caught = Another wizard of { $player }’s would have been locked up in { $mean } % of the games, instead of { $other_mean } %.
review-gain-complete = By then { $player } would have done all there is to do in { $mean } % of the games, instead of { $other_mean } %.
