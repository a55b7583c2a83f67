"""What a search is told of Wandering Towers: turns are its stages, wizards and flasks its outlook.

The weights are those that tell best who wins when careful bots play, in hundredths of the spread (see `tools/content/fit_outlook.py`).
"""

import numpy as np

from coven.games.wandering_towers.rules.board import onward, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import SPACES
from coven.kernel.target import policy
from coven.kernel.types import Actions, Box, Number, Numbers, Seat, State

SPREAD = 100
HOME = 90
ALL_HOME = 220
FULL = 16
SPENT = -9
NEAR = -8  # in the open, some five spaces from the castle or nearer
FAR = -18
LOCKED = -20
LAST_IN_ROUND = 43  # for the last to play; less for those before
TO_MOVE = 22
NEAR_SPACES = 5


@policy
def stage(box: Box, s: State) -> Number:
    """Turns begun; against the deck a simulated game goes on to its end."""
    return np.int64(0) if is_solo(s) else np.int64(s.rounds) * s.players + turn_of_round(s, np.int64(s.turn))


@policy
def turn_of_round(s: State, seat: Seat) -> Number:
    """How many seats have their turn before this one."""
    place = seat - np.int64(s.first)
    return place if place >= 0 else place + s.players


@policy
def telling(box: Box, s: State) -> Number:
    """What the dice have shown."""
    return np.int64(s.value)


@policy
def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """Wizards and flasks; of partners both."""
    for seat in range(s.players):
        worth[seat] = seat_outlook(s, np.int64(seat))
        if in_teams(s):
            worth[seat] += seat_outlook(s, np.int64(partner_of(s, seat)))
    return np.int64(SPREAD)


@policy
def seat_outlook(s: State, seat: Seat) -> Number:
    home = np.int64(s.home[seat])
    worth = HOME * home + FULL * np.int64(s.filled[seat]) + SPENT * np.int64(s.spent[seat]) + wizards_out(s, seat)
    worth += LAST_IN_ROUND * turn_of_round(s, seat) // np.int64(s.players)
    if home == s.wizards:
        worth += ALL_HOME
    return worth + TO_MOVE if s.turn == seat else worth


@policy
def wizards_out(s: State, seat: Seat) -> Number:
    """What the seat's wizards not yet home are worth, by where they stand."""
    worth, seen = np.int64(0), np.int64(0)
    for space in range(SPACES):
        if (np.int64(s.visible[seat]) >> space) & 1:
            count = wizards_of(visible_crowd(s, space), seat)
            worth += count * (NEAR if onward(s.castle, -space) <= NEAR_SPACES else FAR)
            seen += count
    return worth + LOCKED * (np.int64(s.wizards) - np.int64(s.home[seat]) - seen)
