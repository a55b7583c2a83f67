"""What is seen for a moment beneath lifted towers."""

from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import LOOKED, NONE, Tower
from coven.games.wandering_towers.types import State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Number


@rule
def note_look(s: State, number: Number, tower: Tower) -> None:
    """What is beneath a lifted tower, everybody sees (Towers 27, 29)."""
    s.seen_under[number] = tower
    s.seen_on[number] = s.under[tower]
    s.seen[number] = s.crowd[s.under[tower]]
    note(s, LOOKED, tower, s.at[tower], s.crowd[s.under[tower]], is_solo(s))


@rule
def forget_looks(s: State) -> None:
    for number in range(2):
        s.seen_under[number] = NONE
        s.seen_on[number] = NONE
        s.seen[number] = 0
