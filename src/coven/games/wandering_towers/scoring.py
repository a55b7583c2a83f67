"""Who is complete, who is ahead: from the state alone."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.state import COOPERATIVE, TEAMS
from coven.kernel.target import rule

COMPLETE_FIRST = 1 << 16
FLASKS_LAST = 1 << 6


@rule
def is_solo(s: Any) -> Any:
    """Alone or together against the deck (rulings 44-46)."""
    return s.players == 1 or s.options.mode == COOPERATIVE


@rule
def owner_of(s: Any, seat: Any) -> Any:
    """Whose wizards, hand and flasks a seat plays with: its own; against the deck all share one set (ruling 46)."""
    return np.int64(0) if is_solo(s) else np.int64(seat)


@rule
def in_teams(s: Any) -> Any:
    return s.options.mode == TEAMS


@rule
def partner_of(s: Any, seat: Any) -> Any:
    """Who sits opposite (ruling 39)."""
    half = np.int64(s.players) // 2
    return seat + half if seat < half else seat - half


@rule
def is_complete(s: Any, seat: Any) -> Any:
    """No empty flask and every wizard home (ruling 36); spent flasks count as filled."""
    return s.empty[seat] == 0 and s.home[seat] == s.wizards


@rule
def is_team_complete(s: Any, seat: Any) -> Any:
    """The same for a whole team (ruling 41)."""
    return is_complete(s, seat) and is_complete(s, partner_of(s, seat))


@rule
def is_side_complete(s: Any, seat: Any) -> Any:
    """Whether the seat, or its team, has done all there is to do."""
    return is_team_complete(s, seat) if in_teams(s) else is_complete(s, seat)


@rule
def anybody_complete(s: Any) -> Any:
    for seat in range(s.players):
        if is_side_complete(s, seat):
            return True
    return False


@rule
def flasks_held(s: Any, seat: Any) -> Any:
    """The seat's flasks full, empty and spent."""
    return np.int64(s.filled[seat]) + np.int64(s.empty[seat]) + np.int64(s.spent[seat])


@rule
def received(s: Any, seat: Any) -> Any:
    """Full flasks that the seat got from its partner, less those it gave away: both began with equally many."""
    return (flasks_held(s, seat) - flasks_held(s, partner_of(s, seat))) // 2 if in_teams(s) else np.int64(0)


@rule
def progress(s: Any, seat: Any) -> Any:
    """Wizards home and flasks ever filled; received ones count for the team only, where they were filled (rulings 38, 68)."""
    return np.int64(s.home[seat]) + np.int64(s.filled[seat]) + np.int64(s.spent[seat]) - received(s, seat)


@rule
def seat_standing(s: Any, seat: Any) -> Any:
    return progress(s, seat) * FLASKS_LAST + np.int64(s.filled[seat])


@rule
def standing(s: Any, seat: Any) -> Any:
    """The higher, the better: the complete by full flasks, then the others by what they reached (rulings 37, 38, 63, 64)."""
    worth = seat_standing(s, seat)
    full = np.int64(s.filled[seat])
    if in_teams(s):
        worth += seat_standing(s, partner_of(s, seat))
        full += s.filled[partner_of(s, seat)]
    return COMPLETE_FIRST + full if is_side_complete(s, seat) else worth


@rule
def place_of(s: Any, seat: Any) -> Any:
    """1 for the best; equal ones share. Against the deck 1 is a win and 2 a loss."""
    if is_solo(s):
        return 1 if s.out == 0 else 2
    ahead = np.int64(0)
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            ahead += 1
    return 1 + (ahead // 2 if in_teams(s) else ahead)


@rule
def returns(box: Any, s: Any, out: Any) -> None:
    """What the present standing is worth: seats behind, less seats ahead; against the deck 1 or -1."""
    for seat in range(s.players):
        out[seat] = 0
        if is_solo(s):
            out[seat] = 1 if s.out == 0 else -1
        else:
            for other in range(s.players):
                if standing(s, other) < standing(s, seat):
                    out[seat] += 1
                elif standing(s, other) > standing(s, seat):
                    out[seat] -= 1
