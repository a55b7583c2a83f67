"""Flasks: filled by locking up wizards, spent on spells."""

from coven.games.wandering_towers.rules.sides import in_teams, owner_of, partner_of
from coven.games.wandering_towers.state import FLASK_FILLED, Crowd, Spell
from coven.games.wandering_towers.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Seat


@rule
def full_flasks(s: State, seat: Seat) -> Number:
    """How many flasks the seat can pay with."""
    return I64(s.filled[owner_of(s, seat)])


@rule
def lock_up(s: State, seat: Seat, crowd: Crowd) -> None:
    """The seat's tower came down on a crowd: whoever locks up at least one wizard fills one flask (Towers 2 to 4)."""
    if crowd != 0:
        fill_flask(s, seat)


@rule
def fill_flask(s: State, seat: Seat) -> None:
    """One flask for a lock-up, whoever was locked up (Towers 3); a partner's, if the seat has no empty one (Towers 40)."""
    if s.empty[seat] > 0:
        turn_flask(s, seat, seat)
    elif in_teams(s) and s.empty[partner_of(s, seat)] > 0:
        turn_flask(s, seat, partner_of(s, seat))


@rule
def turn_flask(s: State, seat: Seat, holder: Seat) -> None:
    s.empty[holder] -= 1
    s.filled[holder] += 1
    note(s, FLASK_FILLED, seat, holder, 0, 0)


@rule
def is_in_play(s: State, spell: Spell) -> Flag:
    return (I64(s.spells) >> I64(spell)) & 1 == 1


@rule
def can_pay(box: Box, s: State, seat: Seat, spell: Spell) -> Flag:
    """Whether the spell is in play and the seat has the flasks for one use."""
    return is_in_play(s, spell) and full_flasks(s, seat) >= box.cost[spell]


@rule
def pay(box: Box, s: State, seat: Seat, spell: Spell) -> None:
    """Spent flasks leave the game but count as filled (Towers 22)."""
    payer = owner_of(s, seat)
    s.filled[payer] -= box.cost[spell]
    s.spent[payer] += box.cost[spell]
