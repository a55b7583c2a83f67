"""What is true of every state of Wandering Towers: towers, wizards, cards and flasks conserve, and the castle is on top."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import crowd_size, mark, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.cards import copies_in, copies_in_pile, copies_kept, hand_size
from coven.games.wandering_towers.scoring import flasks_held, in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import AIMING, ENDING, FREEING, HAND, KINDS, NONE, OVER, RETURNING, ROOM, SPACES, SURFACES, TOWERS
from coven.kernel.target import rule

FAULTS = (
    "",
    "a tower is lost or hangs in the air",
    "a wizard is lost or doubled",
    "a surface is too full",
    "a wizard stands in the open under the castle",
    "what is in the open was noted wrongly",
    "a card is lost or doubled, or in a hand where it can't be",
    "a flask is lost or doubled",
)
SOUND, TOWER_FAULT, WIZARD_FAULT, ROOM_FAULT, CASTLE_FAULT, NOTE_FAULT, CARD_FAULT, FLASK_FAULT = range(8)


@rule
def sound(box: Any, s: Any) -> Any:
    """0, or the number of the fault."""
    if not towers_are_stacked(s):
        return TOWER_FAULT
    if not wizards_are_all_there(s):
        return WIZARD_FAULT
    for surface in range(SURFACES):
        if crowd_size(s.crowd[surface]) > ROOM:
            return ROOM_FAULT
    if visible_crowd(s, s.castle) != 0:
        return CASTLE_FAULT
    if not notes_are_right(box, s):
        return NOTE_FAULT
    if not cards_are_all_there(box, s):
        return CARD_FAULT
    return SOUND if flasks_are_all_there(box, s) else FLASK_FAULT


@rule
def towers_are_stacked(s: Any) -> Any:
    """Going down from each top meets every tower once, on the space it is said to be on."""
    seen = np.int64(0)
    for space in range(SPACES):
        here = np.int64(0)
        surface = np.int64(s.top[space])
        above = np.int64(NONE)
        while surface >= SPACES:
            tower = surface - SPACES
            if s.at[tower] != space or s.over[tower] != above or seen & mark(tower):
                return False
            seen |= mark(tower)
            here |= mark(tower)
            above = tower
            surface = np.int64(s.under[tower])
        if surface != space or here != np.int64(s.here[space]):
            return False
    return seen == (1 << TOWERS) - 1


@rule
def wizards_are_all_there(s: Any) -> Any:
    out = np.int64(0)
    for owner in range(s.players):
        count = np.int64(s.home[owner])
        for surface in range(SURFACES):
            count += wizards_of(s.crowd[surface], owner)
        if count != (0 if is_solo(s) and owner > 0 else s.wizards):
            return False
        out += count - s.home[owner]
    return out == s.out


@rule
def notes_are_right(box: Any, s: Any) -> Any:
    for space in range(SPACES):
        crowd = visible_crowd(s, space)
        for owner in range(s.players):
            if ((np.int64(s.visible[owner]) >> space) & 1 == 1) != (wizards_of(crowd, owner) > 0):
                return False
        if ((np.int64(s.crowded) >> space) & 1 == 1) != (crowd_size(crowd) >= ROOM):
            return False
        if (np.int64(s.shown) >> space) & 1 != (np.int64(box.shields) >> np.int64(s.top[space])) & 1:
            return False
    return True


@rule
def cards_are_all_there(box: Any, s: Any) -> Any:
    """No kind is held or piled more often than the box has it; the rest are the discards."""
    piled = np.int64(0)
    for kind in range(KINDS):
        count = copies_in_pile(s, kind)
        piled += count
        for seat in range(s.players):
            count += copies_in(s.hand[seat], kind)
        if s.handed == kind:
            count += 1
        if count > np.int64((box.deck[kind >> 3] >> np.uint64(8 * (kind & 7))) & np.uint64(255)):
            return False
    return piled == s.pile_size and hands_are_whole(s)


@rule
def hands_are_whole(s: Any) -> Any:
    """Every seat holds as many cards as it should, and those that it must have kept are among the kept ones."""
    for seat in range(s.players):
        hand = s.hand[seat]
        if s.phase != OVER and hand_size(hand) != cards_due(s, seat):
            return False
        if s.kept[seat] < 0 or s.kept[seat] > HAND:
            return False
        for kind in range(KINDS):
            if s.kept[seat] == hand_size(hand) and copies_in(hand, kind) > copies_kept(s, kind):
                return False
    return True


@rule
def cards_due(s: Any, seat: Any) -> Any:
    """How many cards a seat holds at this point of the turn."""
    if is_solo(s) and seat > 0:
        return 0
    if s.phase == RETURNING and seat == partner_of(s, s.turn):
        return HAND - 1
    if not (is_solo(s) or seat == s.turn):
        return HAND
    if s.special == 1:
        return 0 if s.options.tower_before_draw == 1 else HAND
    if point_of_turn(s) == ENDING:
        return HAND - s.action
    return HAND + 1 - s.action - (0 if s.card == NONE else 1)


@rule
def point_of_turn(s: Any) -> Any:
    """The phase, or the one in which the spell was cast that is under way."""
    return s.back if s.phase == AIMING or s.phase == FREEING else s.phase


@rule
def flasks_are_all_there(box: Any, s: Any) -> Any:
    """Nobody has less than nothing, and every player, or every team, has what the box gave: partners pass full ones on."""
    for seat in range(s.players):
        if s.filled[seat] < 0 or s.empty[seat] < 0 or s.spent[seat] < 0 or flasks_of_side(s, seat) != flasks_due(box, s, seat):
            return False
    return True


@rule
def flasks_of_side(s: Any, seat: Any) -> Any:
    return flasks_held(s, seat) + (flasks_held(s, partner_of(s, seat)) if in_teams(s) else 0)


@rule
def flasks_due(box: Any, s: Any, seat: Any) -> Any:
    """What the box gives a player or a team; against the deck all share one set, and only if spells are used."""
    if is_solo(s):
        return np.int64(box.flasks[1]) if seat == 0 and s.spells != 0 else np.int64(0)
    return np.int64(box.flasks[s.players]) * (2 if in_teams(s) else 1)
