"""Whose is what: partners, what is shared against the deck, and whose wizards a seat moves."""

from coven.games.wandering_towers.options import COOPERATIVE, TEAMS
from coven.games.wandering_towers.types import State
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Seat


@rule
def is_solo(s: State) -> Flag:
    """Alone or together against the deck (Towers 44 to 46)."""
    return s.players == 1 or s.options.mode == COOPERATIVE


@rule
def owner_of(s: State, seat: Seat) -> Seat:
    """Whose wizards, hand and flasks a seat plays with: its own; against the deck all share one set (Towers 46)."""
    return I64(0) if is_solo(s) else I64(seat)


@rule
def in_teams(s: State) -> Flag:
    return s.options.mode == TEAMS


@rule
def partner_of(s: State, seat: Seat) -> Seat:
    """Who sits opposite (Towers 39)."""
    half = I64(s.players) // 2
    return seat + half if seat < half else seat - half


@rule
def moved_owner(s: State, seat: Seat) -> Seat:
    """Whose wizards the seat moves: its own; its partner's once all its own are home (Towers 40)."""
    if in_teams(s) and s.home[seat] == s.wizards:
        return I64(partner_of(s, seat))
    return owner_of(s, seat)


@rule
def entry_ends_turn(s: State, seat: Seat, owner: Seat) -> Flag:
    """Whether the seat ends its turn by bringing this owner's wizard home (Towers 25, 55)."""
    return seat == s.turn and (owner == moved_owner(s, seat) or s.options.others_entry_ends_turn == 1)
