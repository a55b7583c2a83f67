"""A careful player: brings wizards home, fills flasks, keeps its own in the open, and spends flasks when it pays."""

from coven.games.wandering_towers.bots.gain import NOTHING_FOUND, average_gain
from coven.games.wandering_towers.bots.partner import exchange_worth
from coven.games.wandering_towers.bots.worth import COMES_HOME, HOME, make_announced, settled_outlook, unmake_announced
from coven.games.wandering_towers.rules.cards import FACES
from coven.games.wandering_towers.rules.listing import moves
from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.rules.spells.targets import step_of
from coven.games.wandering_towers.state import (
    AIMING,
    ASK,
    CARRY,
    CAST,
    CAST_AFTER,
    CASTLE,
    CLOSING,
    DISCARD,
    FREE,
    FREE_ANNOUNCED,
    FREE_OWN,
    FREE_WIZARD,
    GIVE_UP,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    KINDS,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    NO_PIECE,
    NONE,
    PASS,
    PIGGYBACK,
    REROLL,
    ROLL_CARD,
    SPECIAL,
    SPELLS,
    STEP,
    STEP_ANNOUNCED,
    STOP,
    SWAP,
    SWAP_TOWERS,
    TOWER,
    TOWER_CARD,
    WINDOW,
    WIZARD,
    WIZARD_CARD,
    Spell,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Action, Actions, Number, Seat, Word

NEW_HAND = -30  # what the special case costs beside its tower: both actions
WASTE = -8  # throwing a card away
SPELL_FIRST = 1200  # a good spell goes before any card
NO_SPELL = -500
LEAST_GAIN = 110  # a spell must bring this for each flask
HASTE = 6  # against the deck: the square of the cards still to come, divided by this


@policy
def careful(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The move that looks best; of equal ones any, by luck. No flasks are spent on a homecoming where a card brings a wizard home."""
    n = moves(box, s, seat, out)
    now = settled_outlook(box, s, seat)
    best = I64(NOTHING_FOUND)
    equal = I64(0)
    chosen = I64(out[0])
    home_by_card = False
    for i in range(n):  # cards and pieces come before spells
        action = I64(out[i])
        worth = worth_of(box, s, seat, now, action)
        if action < STEP and worth >= COMES_HOME:
            home_by_card = True
        elif home_by_card and worth >= COMES_HOME + SPELL_FIRST:
            worth = I64(NO_SPELL)
        if worth > best:
            best = worth
            equal = I64(0)
        if worth == best:
            equal += 1
            luck = luck * U64(6364136223846793005) + U64(1442695040888963407)
            if ((luck >> U64(33)) * U64(equal)) >> U64(31) == U64(0):
                chosen = action
    return chosen


@policy
def worth_of(box: Box, s: State, seat: Seat, now: Number, action: Action) -> Number:
    if action >= ASK:
        return exchange_worth(box, s, seat, now, action)
    if action >= GIVE_UP and action != SPECIAL and not FREE_OWN <= action <= FREE_ANNOUNCED:
        return I64(0 if action in (PASS, STOP) else -1)
    if DISCARD <= action < TOWER:
        return I64(WASTE)
    return weighed(box, s, action, gain_of(box, s, seat, now, action))


@policy
def weighed(box: Box, s: State, action: Action, gain: Number) -> Number:
    """What else there is to say for or against a move than what it brings."""
    if action == SPECIAL:
        return max(gain, I64(0)) + NEW_HAND
    if s.phase == AIMING:
        return gain if s.paid == 1 else gain - least_gain(box, s, s.spell)
    if action < CARRY and gain >= COMES_HOME:
        return home_worth(box, s, action, gain)
    if CARRY <= action < STEP:
        return gain - least_gain(box, s, PIGGYBACK)
    if FREE <= action < REROLL:
        return spell_worth(s, gain, least_gain(box, s, spell_of(s, action)))
    return gain


@policy
def home_worth(box: Box, s: State, action: Action, gain: Number) -> Number:
    """One homecoming is as good as another, so the shortest card goes for it: a long one brings a wizard on from anywhere."""
    low, high = distances(box, s, action)
    return HOME - low if low == high else gain


@policy
def spell_worth(s: State, gain: Number, least: Number) -> Number:
    """A spell that pays is cast before any card; in windows the one that brings most is."""
    if gain < least:
        return I64(NO_SPELL)
    return gain - least + 1 if s.phase in (WINDOW, CLOSING) else gain + SPELL_FIRST


@policy
def least_gain(box: Box, s: State, spell: Spell) -> Number:
    """What a spell must bring; against the deck less with every card, for in the end a flask is good for nothing else."""
    if is_solo(s):
        left = I64(box.solo_cards) - I64(s.used)
        return 1 + I64(box.cost[spell]) * left * left // HASTE
    return I64(box.cost[spell]) * LEAST_GAIN


@policy
def gain_of(box: Box, s: State, seat: Seat, now: Number, action: Action) -> Number:
    """What an action brings at best; of a spell that waits, once the announced move is made. The active player's lapses if that ends the turn."""
    waits = CAST_AFTER <= action < REROLL
    castle, piece, lifted, out = I64(s.castle), I64(s.piece), I64(s.lifted), I64(s.out)
    moved = I64(NO_PIECE)
    if waits:
        moved, filled = make_announced(box, s, seat)
        now -= filled
        s.piece = NO_PIECE
    if FREE <= action < CAST:
        s.lifted = s.under[action - FREE]
    gain = I64(NOTHING_FOUND)
    if not (waits and seat == s.turn and s.out < out):
        low, high = distances(box, s, action)
        first, last = uses(box, s, action)
        gain = average_gain(box, s, seat, now, low, high, first, last)
    s.lifted = lifted
    s.piece = piece
    unmake_announced(box, s, moved, castle)
    return gain


@policy
def spell_of(s: State, action: Action) -> Spell:
    """The spell that an action casts or aims, or NONE."""
    if CAST <= action < REROLL:
        return (action - CAST) % SPELLS
    if FREE <= action < CAST:
        return I64(FREE_WIZARD)
    return I64(s.spell) if s.phase == AIMING else I64(NONE)


@policy
def distances(box: Box, s: State, action: Action) -> tuple[Number, Number]:
    """The shortest and the longest way that an action may lead to."""
    low = I64(s.value) if s.value > 0 else I64(1)  # one in the special case
    if spell_of(s, action) != NONE:
        low = I64(step_of(spell_of(s, action)))
    elif action < TOWER_CARD:
        low = I64(box.wizard_value[action - WIZARD_CARD])
    elif action < ROLL_CARD:
        low = I64(box.tower_value[action - TOWER_CARD])
    is_rolled = ROLL_CARD <= action < DISCARD or action == REROLL
    return (I64(1), I64(FACES)) if is_rolled else (low, low)


@policy
def uses(box: Box, s: State, action: Action) -> tuple[Action, Action]:
    """The first and the last use that an action may lead to; one that is itself a use leads to no other."""
    first, last = action, action
    if action < TOWER or action in (REROLL, SPECIAL):
        sides = sides_of(box, s, action)
        first = I64(TOWER if sides & 2 else WIZARD)
        last = I64(CARRY if sides & 1 else WIZARD) - 1
    elif FREE <= action < CAST:
        first, last = I64(FREE_OWN), I64(FREE_ANNOUNCED)
    elif CAST <= action < REROLL and s.phase != AIMING:
        first, last = spell_uses(spell_of(s, action))
    return first, last


@policy
def sides_of(box: Box, s: State, action: Action) -> Number:
    """What a card as played may move: bit 0 a wizard, bit 1 a tower."""
    if action < TOWER_CARD:
        return I64(1)
    if action < ROLL_CARD or action == SPECIAL:
        return I64(2)
    if action == REROLL:
        return I64(s.sides)
    kind = (action - ROLL_CARD) % KINDS
    return I64((1 if box.wizard_value[kind] > 0 else 0) | (2 if box.tower_value[kind] > 0 else 0))


@policy
def spell_uses(spell: Spell) -> tuple[Action, Action]:
    if spell in (MOVE_TOWER, HEADWIND_TOWER):
        return I64(TOWER), I64(WIZARD - 1)
    if spell in (MOVE_WIZARD, HEADWIND_WIZARD):
        return I64(STEP), I64(STEP_ANNOUNCED)
    if spell == MOVE_CASTLE:
        return I64(CASTLE), I64(CASTLE + 1)
    if spell == SWAP_TOWERS:
        return I64(SWAP), I64(CASTLE - 1)
    return I64(CAST + PIGGYBACK), I64(CAST + PIGGYBACK)
