"""A card is laid for one of its sides, a piece is announced, and the announced move is made or lost."""

from coven.games.wandering_towers.rules.board import (
    crowd_size,
    fits,
    is_exposed,
    movable_towers,
    movable_wizards,
    move_crowd,
    move_tower,
    one_of,
    space_of,
)
from coven.games.wandering_towers.rules.cards import lay_down
from coven.games.wandering_towers.rules.flasks import lock_up, pay
from coven.games.wandering_towers.rules.sides import entry_ends_turn, moved_owner, owner_of
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    ANNOUNCED_TOWER,
    ANNOUNCED_WIZARD,
    ASK_WINDOW,
    CARRY,
    CAST_WAITING,
    CHECK_PIECE,
    CHECK_SPELL,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSE,
    DECIDE,
    DISCARD,
    END_ACTION,
    MOVE_LOST,
    NO_PIECE,
    NONE,
    PIGGYBACK,
    RESOLVE,
    ROLL,
    ROLL_CARD,
    SPACES,
    TOWER,
    TOWER_CARD,
    WIZARD,
    WIZARD_CARD,
    Space,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Action, Flag, Number, Seat

# --- the card ---------------------------------------------------------------------------------------------------------


@rule
def play_card(box: Box, s: State, seat: Seat, action: Action) -> None:
    """Lays a card down, for one of its sides, for its dice, or for nothing."""
    hand = owner_of(s, seat)
    if action < TOWER_CARD:
        kind, sides, value = action - WIZARD_CARD, 1, I64(box.wizard_value[action - WIZARD_CARD])
    elif action < ROLL_CARD:
        kind, sides, value = action - TOWER_CARD, 2, I64(box.tower_value[action - TOWER_CARD])
    elif action < DISCARD:
        kind = action - ROLL_CARD
        sides = (1 if box.wizard_value[kind] > 0 else 0) | (2 if box.tower_value[kind] > 0 else 0)
        value = I64(0)
        s.rolls = box.dice[kind] - 1
    else:
        kind, sides, value = action - DISCARD, 0, I64(0)
    lay_down(s, hand, kind)
    s.card = kind
    s.sides = sides
    s.value = value
    if sides == 0:
        s.step = lost_step(s)
    else:
        s.step = CHECK_PIECE if value > 0 else ROLL


@rule
def any_piece(s: State) -> Flag:
    """Whether the card, as played or rolled, can move anything."""
    if s.sides & 2 and movable_towers(s, s.value) != 0:
        return True
    return bool(s.sides & 1) and movable_wizards(s, moved_owner(s, s.turn), s.value) != 0


@rule
def check_piece(s: State) -> None:
    """A card that moves nothing, and that neither a roll nor a spell can help, is lost (Towers 16, 20, 52)."""
    s.phase = CHOOSING_PIECE
    s.decider = s.turn
    s.step = DECIDE if any_piece(s) or s.rolls > 0 else CHECK_SPELL


@rule
def lost_step(s: State) -> Number:
    """What follows a card without a move: in the Master variant the closing window too (Towers 51)."""
    return CLOSE if s.options.master == 1 else END_ACTION


# --- the piece --------------------------------------------------------------------------------------------------------


@rule
def announce(box: Box, s: State, seat: Seat, action: Action) -> None:
    """Names the piece to move; others may cast before it does (Towers 34)."""
    if s.phase == CHOOSING_TOWER:
        s.value = 1
    if action < WIZARD:
        s.piece = A_TOWER
        s.piece_at = action - TOWER
    else:
        s.piece = A_WIZARD
        s.piece_owner = moved_owner(s, seat)
        s.piece_at = s.top[(action - WIZARD) % SPACES]
    if action >= CARRY:
        pay(box, s, seat, PIGGYBACK)
        s.cast = 1
        s.riders = one_of(s.piece_owner)
    s.asks = 0
    s.step = RESOLVE
    if s.options.master == 1:
        note_announced(s, seat)
        s.step = ASK_WINDOW


@rule
def note_announced(s: State, seat: Seat) -> None:
    if s.piece == A_TOWER:
        note(s, ANNOUNCED_TOWER, seat, s.piece_at, s.value, 0)
    else:
        note(s, ANNOUNCED_WIZARD, seat, space_of(s, s.piece_at), s.value, 0)


@rule
def follow_announced(s: State, entered: Flag, space: Space) -> None:
    """The announcement binds the wizard wherever a spell puts it; one that came home moves no more (Towers 55, 56)."""
    if entered:
        forget_piece(s)
    else:
        s.piece_at = s.top[space]


@rule
def forget_piece(s: State) -> None:
    """Nothing is announced any more, and nobody rides along."""
    s.piece = NO_PIECE
    s.piece_at = NONE
    s.piece_owner = NONE
    s.riders = 0


# --- the move ---------------------------------------------------------------------------------------------------------


@rule
def resolve(box: Box, s: State) -> None:
    """Makes the announced move if it is still possible; else the action is lost (Towers 33, 34, 56)."""
    if s.piece == A_TOWER:
        resolve_tower(box, s)
    elif s.piece == A_WIZARD:
        resolve_wizard(box, s)
    forget_piece(s)
    s.step = END_ACTION if s.options.master == 0 else CAST_WAITING


@rule
def resolve_tower(box: Box, s: State) -> None:
    tower = I64(s.piece_at)
    if (movable_towers(s, s.value) >> tower) & 1:
        lock_up(s, s.turn, move_tower(box, s, tower, s.value))
    else:
        note(s, MOVE_LOST, s.turn, 0, 0, 0)


@rule
def resolve_wizard(box: Box, s: State) -> None:
    """The announced wizard and its riders go together or not at all (Towers 59)."""
    start = space_of(s, s.piece_at)
    party = one_of(s.piece_owner) + I64(s.riders)
    if is_exposed(s, s.piece_at) and fits(s, start, s.value, crowd_size(party)):
        ends = entry_ends_turn(s, s.turn, s.piece_owner)
        if move_crowd(box, s, party, start, s.value) and ends:
            s.ended = 1
    else:
        note(s, MOVE_LOST, s.turn, 0, 0, 0)
