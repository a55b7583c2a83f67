"""What is true of every state of Wandering Towers: towers, wizards, cards and flasks conserve, and the castle is on top."""

from coven.games.wandering_towers.rules.board import crowd_size, mark, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.cards import card_bit, copies_in, copies_in_pile, hand_size, kept_among
from coven.games.wandering_towers.rules.scoring import flasks_held
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import AIMING, ENDING, FREEING, HAND, KINDS, NONE, OVER, RETURNING, ROOM, SPACES, SURFACES, TOWERS, Hand
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bits import NOTHING
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Flag, Number, Seat

FAULTS = (
    "",
    "lost_tower",
    "lost_wizard",
    "too_full",
    "under_castle",
    "open_sets_wrong",
    "lost_card",
    "lost_flask",
)
NO_FAULT, TOWER_FAULT, WIZARD_FAULT, ROOM_FAULT, CASTLE_FAULT, OPEN_FAULT, CARD_FAULT, FLASK_FAULT = range(8)


@rule
def broken_invariant(box: Box, s: State) -> Number:
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
    if not open_sets_are_right(box, s):
        return OPEN_FAULT
    if not cards_are_all_there(box, s):
        return CARD_FAULT
    return NO_FAULT if flasks_are_all_there(box, s) else FLASK_FAULT


@rule
def towers_are_stacked(s: State) -> Flag:
    """Going down from each top meets every tower once, on the space it is said to be on."""
    seen = I64(0)
    for space in range(SPACES):
        here = I64(0)
        surface = I64(s.top[space])
        above = I64(NONE)
        while surface >= SPACES:
            tower = surface - SPACES
            if s.at[tower] != space or s.over[tower] != above or seen & mark(tower):
                return False
            seen |= mark(tower)
            here |= mark(tower)
            above = tower
            surface = I64(s.under[tower])
        if surface != space or here != I64(s.here[space]):
            return False
    return seen == (1 << TOWERS) - 1


@rule
def wizards_are_all_there(s: State) -> Flag:
    out = I64(0)
    for owner in range(s.players):
        count = I64(s.home[owner])
        for surface in range(SURFACES):
            count += wizards_of(s.crowd[surface], owner)
        if count != (0 if is_solo(s) and owner > 0 else s.wizards):
            return False
        out += count - s.home[owner]
    return out == s.out


@rule
def open_sets_are_right(box: Box, s: State) -> Flag:
    for space in range(SPACES):
        crowd = visible_crowd(s, space)
        for owner in range(s.players):
            if ((I64(s.visible[owner]) >> space) & 1 == 1) != (wizards_of(crowd, owner) > 0):
                return False
        if ((I64(s.crowded) >> space) & 1 == 1) != (crowd_size(crowd) >= ROOM):
            return False
        if (I64(s.shown) >> space) & 1 != (I64(box.shields) >> I64(s.top[space])) & 1:
            return False
    return True


@rule
def cards_are_all_there(box: Box, s: State) -> Flag:
    """No kind is held or piled more often than the box has it; the rest are the discards."""
    piled = I64(0)
    for kind in range(KINDS):
        count = copies_in_pile(s, kind)
        piled += count
        for seat in range(s.players):
            count += copies_in(s.hand[seat], kind)
        if s.handed == kind:
            count += 1
        if count > I64((box.deck[kind >> 3] >> U64(8 * (kind & 7))) & U64(255)):
            return False
    return piled == s.pile_size and hands_are_whole(s)


@rule
def hands_are_whole(s: State) -> Flag:
    """Every seat holds as many cards as it should, and no fewer that may be kept ones than it is known to have kept."""
    for seat in range(s.players):
        hand = s.hand[seat]
        if s.phase != OVER and hand_size(hand) != cards_due(s, seat):
            return False
        if s.kept[seat] < 0 or s.kept[seat] > kept_among(s, hand_before(s, seat)):
            return False
    return True


@rule
def hand_before(s: State, seat: Seat) -> Hand:
    """A hand with the card that the seat has handed over and not yet got back."""
    handed = s.handed != NONE and seat == partner_of(s, s.turn)
    return s.hand[seat] + (card_bit(s.handed) if handed else NOTHING)


@rule
def cards_due(s: State, seat: Seat) -> Number:
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
def point_of_turn(s: State) -> Number:
    """The phase, or the one in which the spell was cast that is under way."""
    return s.back if s.phase == AIMING or s.phase == FREEING else s.phase


@rule
def flasks_are_all_there(box: Box, s: State) -> Flag:
    """Nobody has less than nothing, and every player, or every team, has what the box gave: partners pass full ones on."""
    for seat in range(s.players):
        if s.filled[seat] < 0 or s.empty[seat] < 0 or s.spent[seat] < 0 or flasks_of_side(s, seat) != flasks_due(box, s, seat):
            return False
    return True


@rule
def flasks_of_side(s: State, seat: Seat) -> Number:
    return flasks_held(s, seat) + (flasks_held(s, partner_of(s, seat)) if in_teams(s) else 0)


@rule
def flasks_due(box: Box, s: State, seat: Seat) -> Number:
    """What the box gives a player or a team; against the deck all share one set, and only if spells are used."""
    if is_solo(s):
        return I64(box.flasks[1]) if seat == 0 and s.spells != 0 else I64(0)
    return I64(box.flasks[s.players]) * (2 if in_teams(s) else 1)
