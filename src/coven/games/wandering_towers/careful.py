"""A careful player: brings wizards home, fills flasks, keeps its own in the open, and spends flasks when it pays."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.careful_worth import HOME, NOTHING_FOUND, all_of, average_best, castle_worth, free_worth
from coven.games.wandering_towers.rules.board import first_backward, first_onward, free_spaces, mark, onward
from coven.games.wandering_towers.rules.flasks import moved_owner
from coven.games.wandering_towers.rules.listing import moves
from coven.games.wandering_towers.state import (
    AIMING,
    ASK,
    CARRY,
    CAST,
    CAST_AFTER,
    CASTLE,
    DISCARD,
    FREE,
    FREE_ANNOUNCED,
    FREE_OWN,
    GIVE_FLASK,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    NONE,
    PASS,
    REROLL,
    ROLL_CARD,
    SPACES,
    SPECIAL,
    STEP,
    STEP_ANNOUNCED,
    STOP,
    SWAP,
    TOWER,
    TOWER_CARD,
    TOWERS,
    WIZARD,
    WIZARD_CARD,
)
from coven.kernel.target import rule

U64 = np.uint64
FACES = 6
NEW_HAND = -30  # what the special case costs beside its tower: both actions
WASTE = -8  # throwing a card away
WORDS = -60  # anything said that is neither pass nor end
LEAST_GAIN = 45  # a spell must bring this for each flask
SPELL_FIRST = 1200  # a good spell that does not end the turn goes before any card
NO_SPELL = -500


@rule
def careful(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    """The move that looks best; of equal ones any, by luck. A turn has one spell: it goes for a wizard that no card brings home."""
    n = moves(box, s, seat, out)
    best = np.int64(-100_000)
    equal = np.int64(0)
    chosen = np.int64(out[0])
    home_by_spell = np.int64(NONE)
    home_by_card = False
    for i in range(n):
        worth = worth_of(box, s, seat, np.int64(out[i]))
        home_by_card = home_by_card or worth == HOME
        home_by_spell = np.int64(out[i]) if worth == HOME - 1 else home_by_spell
        if worth > best:
            best = worth
            equal = np.int64(0)
        if worth == best:
            equal += 1
            luck = luck * U64(6364136223846793005) + U64(1442695040888963407)
            if ((luck >> U64(33)) * U64(equal)) >> U64(31) == U64(0):
                chosen = np.int64(out[i])
    return home_by_spell if home_by_spell != NONE and not home_by_card else chosen


@rule
def worth_of(box: Any, s: Any, seat: Any, action: Any) -> Any:
    if action >= STEP and not is_wizard_spell(action):
        return word_worth(box, s, seat, action)
    low, high, towers, spaces = what_moves(box, s, seat, action)
    worth = average_best(box, s, seat, low, high, towers, spaces)
    return spell_worth(box, s, action, worth) if action >= CAST else weighed(s, action, worth)


@rule
def is_wizard_spell(action: Any) -> Any:
    """Whether the worth of a spell is that of a tower or wizard moved by it."""
    spell = action - CAST
    if 0 <= spell < CAST_AFTER - CAST:
        return spell <= HEADWIND_TOWER
    return action in (REROLL, SPECIAL) or STEP <= action < STEP_ANNOUNCED


@rule
def what_moves(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """The distances, towers and spaces that an action may lead to."""
    low, high = np.int64(s.value), np.int64(s.value)
    towers, spaces = np.int64(0), np.int64(0)
    if action < TOWER_CARD:
        low, spaces = np.int64(box.wizard_value[action - WIZARD_CARD]), all_of(SPACES)
        high = low
    elif action < ROLL_CARD:
        low, towers = np.int64(box.tower_value[action - TOWER_CARD]), all_of(TOWERS)
        high = low
    elif action < DISCARD:
        kind = action - ROLL_CARD
        low, high = np.int64(1), np.int64(FACES)
        towers = all_of(TOWERS) if box.tower_value[kind] > 0 else np.int64(0)
        spaces = all_of(SPACES) if box.wizard_value[kind] > 0 else np.int64(0)
    elif action < TOWER:
        low, high = np.int64(0), np.int64(0)
    elif action < WIZARD:
        low, towers = tower_distance(s), mark(action - TOWER)
        high = low
    elif action < STEP:
        spaces = mark((action - WIZARD) % SPACES)
    elif action < STEP_ANNOUNCED:
        low = np.int64(1) if s.spell == MOVE_WIZARD else np.int64(-1)
        high = low
        spaces = mark((action - STEP) % SPACES) if (action - STEP) // SPACES == moved_owner(s, seat) else np.int64(0)
    elif action < REROLL:
        low = spell_distance(action - CAST)
        high = low
        towers = all_of(TOWERS) if action - CAST in (MOVE_TOWER, HEADWIND_TOWER) else np.int64(0)
        spaces = all_of(SPACES) if action - CAST in (MOVE_WIZARD, HEADWIND_WIZARD) else np.int64(0)
    elif action == REROLL:
        low, high = np.int64(1), np.int64(FACES)
        towers = all_of(TOWERS) if s.sides & 2 else np.int64(0)
        spaces = all_of(SPACES) if s.sides & 1 else np.int64(0)
    else:
        low, high, towers = np.int64(1), np.int64(1), all_of(TOWERS)
    return low, high, towers, spaces


@rule
def spell_distance(spell: Any) -> Any:
    if spell == MOVE_WIZARD:
        return np.int64(1)
    if spell == HEADWIND_WIZARD:
        return np.int64(-1)
    return np.int64(2) if spell == MOVE_TOWER else np.int64(-2)


@rule
def tower_distance(s: Any) -> Any:
    """How far a tower to be chosen goes: by the spell, by the card, or by one in the special case."""
    if s.phase == AIMING:
        return spell_distance(s.spell)
    return np.int64(s.value) if s.value > 0 else np.int64(1)


@rule
def weighed(s: Any, action: Any, worth: Any) -> Any:
    """What else there is to say for or against a move."""
    if DISCARD <= action < TOWER:
        return np.int64(WASTE)
    if action == SPECIAL:
        return max(worth, np.int64(0)) + NEW_HAND
    if CARRY <= action < STEP:
        return 2 * worth if worth == HOME else worth - LEAST_GAIN
    if STEP <= action < STEP_ANNOUNCED and worth == NOTHING_FOUND:
        return np.int64(WORDS)
    if s.phase == AIMING and s.paid == 0:
        return worth - LEAST_GAIN * 2
    return worth


@rule
def spell_worth(box: Any, s: Any, action: Any, worth: Any) -> Any:
    """A spell that pays is cast first; one that ends the turn only if no card does the same."""
    if action == REROLL:
        return worth
    if action == SPECIAL:
        return weighed(s, action, worth)
    if worth >= HOME:
        return worth - 1
    return worth + SPELL_FIRST if worth >= LEAST_GAIN * box.cost[action - CAST] else np.int64(NO_SPELL)


@rule
def word_worth(box: Any, s: Any, seat: Any, action: Any) -> Any:
    """Moves that are neither cards nor pieces."""
    if FREE <= action < CAST:
        worth = free_worth(s, seat, action - FREE)
        if worth == HOME:
            return np.int64(HOME - 1)
        return worth if worth >= LEAST_GAIN else np.int64(NO_SPELL)
    if action == CASTLE or action == CASTLE + 1:
        return castle_worth(s, seat, castle_target(s, action - CASTLE))
    if action == CAST + MOVE_CASTLE:
        worth = max(castle_worth(s, seat, castle_target(s, 0)), castle_worth(s, seat, castle_target(s, 1)))
        return worth + SPELL_FIRST if worth >= LEAST_GAIN * box.cost[MOVE_CASTLE] else np.int64(NO_SPELL)
    if SWAP <= action < CASTLE or CAST <= action < REROLL:
        return np.int64(NO_SPELL)
    if action in (PASS, STOP):
        return np.int64(0)
    if FREE_OWN <= action <= FREE_ANNOUNCED:
        return choice_worth(action)
    return np.int64(NO_SPELL) if action == GIVE_FLASK else np.int64(-1 if action < ASK else WORDS)


@rule
def choice_worth(action: Any) -> Any:
    """Whom to free: the announced wizard, which moves on at once, else an own one, else the partner's."""
    if action == FREE_ANNOUNCED:
        return np.int64(2)
    return np.int64(1) if action == FREE_OWN else np.int64(0)


@rule
def castle_target(s: Any, backward: Any) -> Any:
    """Where the castle would go."""
    spaces = free_spaces(s)
    if spaces == 0:
        return onward(s.castle, 0)
    return first_backward(spaces, s.castle) if backward == 1 else first_onward(spaces, s.castle)
