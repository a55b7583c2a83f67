"""What a search is told of Wandering Towers: turns are its stages, wizards and flasks its outlook.

The weights are those that tell best who wins when careful bots play, in hundredths of the spread (see `tools/content/fit_outlook.py`).
"""

from coven.games.wandering_towers.rules.board import onward, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import SPACES
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, Actions, Number, Numbers, Seat

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
    return I64(0) if is_solo(s) else I64(s.rounds) * s.players + turn_of_round(s, I64(s.turn))


@policy
def turn_of_round(s: State, seat: Seat) -> Number:
    """How many seats have their turn before this one."""
    place = seat - I64(s.first)
    return place if place >= 0 else place + s.players


@policy
def chance_outcome(box: Box, s: State) -> Number:
    """What the dice have shown."""
    return I64(s.value)


@policy
def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """Wizards and flasks; of partners both."""
    for seat in range(s.players):
        worth[seat] = seat_outlook(s, I64(seat))
        if in_teams(s):
            worth[seat] += seat_outlook(s, I64(partner_of(s, seat)))
    return I64(SPREAD)


@policy
def seat_outlook(s: State, seat: Seat) -> Number:
    home = I64(s.home[seat])
    worth = HOME * home + FULL * I64(s.filled[seat]) + SPENT * I64(s.spent[seat]) + wizards_out(s, seat)
    worth += LAST_IN_ROUND * turn_of_round(s, seat) // I64(s.players)
    if home == s.wizards:
        worth += ALL_HOME
    return worth + TO_MOVE if s.turn == seat else worth


@policy
def wizards_out(s: State, seat: Seat) -> Number:
    """What the seat's wizards not yet home are worth, by where they stand."""
    worth, seen = I64(0), I64(0)
    for space in range(SPACES):
        if (I64(s.visible[seat]) >> space) & 1:
            count = wizards_of(visible_crowd(s, space), seat)
            worth += count * (NEAR if onward(s.castle, -space) <= NEAR_SPACES else FAR)
            seen += count
    return worth + LOCKED * (I64(s.wizards) - I64(s.home[seat]) - seen)
