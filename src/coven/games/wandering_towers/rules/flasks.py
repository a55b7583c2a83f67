"""Flasks: filled by locking up, spent on spells; and whose wizards a seat moves."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.scoring import in_teams, owner_of, partner_of
from coven.kernel.target import rule


@rule
def moved_owner(s: Any, seat: Any) -> Any:
    """Whose wizards the seat moves: its own; its partner's once all its own are home (ruling 40)."""
    if in_teams(s) and s.home[seat] == s.wizards:
        return np.int64(partner_of(s, seat))
    return owner_of(s, seat)


@rule
def full_flasks(s: Any, seat: Any) -> Any:
    """How many flasks the seat can pay with."""
    return np.int64(s.filled[owner_of(s, seat)])


@rule
def fill_flask(s: Any, seat: Any) -> None:
    """One flask for a lock-up, whoever was locked up (ruling 3); a partner's, if the seat has no empty one (ruling 40)."""
    if s.empty[seat] > 0:
        turn_flask(s, seat)
    elif in_teams(s) and s.empty[partner_of(s, seat)] > 0:
        turn_flask(s, partner_of(s, seat))


@rule
def turn_flask(s: Any, seat: Any) -> None:
    s.empty[seat] -= 1
    s.filled[seat] += 1


@rule
def is_in_play(s: Any, spell: Any) -> Any:
    return (np.int64(s.spells) >> np.int64(spell)) & 1 == 1


@rule
def can_pay(box: Any, s: Any, seat: Any, spell: Any) -> Any:
    """Whether the spell is in play and the seat has the flasks for one use."""
    return is_in_play(s, spell) and full_flasks(s, seat) >= box.cost[spell]


@rule
def pay(box: Any, s: Any, seat: Any, spell: Any) -> None:
    """Spent flasks leave the game but count as filled (ruling 22)."""
    payer = owner_of(s, seat)
    s.filled[payer] -= box.cost[spell]
    s.spent[payer] += box.cost[spell]
