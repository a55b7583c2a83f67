"""Who is complete, who is ahead, and whether that ends the game: from the state alone."""

from coven.games.wandering_towers.options import GUARD_ROUNDS
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import ALL_HOME, COMPLETE, ESCAPED, GUARD_REACHED, NOT_ENDED, TEAM_COMPLETE
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Numbers, Seat

COMPLETE_FIRST = 1 << 16
FLASKS_LAST = 1 << 6


@rule
def is_complete(s: State, seat: Seat) -> Flag:
    """No empty flask and every wizard home (Towers 36); spent flasks count as filled."""
    return s.empty[seat] == 0 and s.home[seat] == s.wizards


@rule
def is_team_complete(s: State, seat: Seat) -> Flag:
    """The same for a whole team (Towers 41)."""
    return is_complete(s, seat) and is_complete(s, partner_of(s, seat))


@rule
def is_side_complete(s: State, seat: Seat) -> Flag:
    """Whether the seat, or its team, has done all there is to do."""
    return is_team_complete(s, seat) if in_teams(s) else is_complete(s, seat)


@rule
def anybody_complete(s: State) -> Flag:
    for seat in range(s.players):
        if is_side_complete(s, seat):
            return True
    return False


@rule
def flasks_held(s: State, seat: Seat) -> Number:
    """The seat's flasks full, empty and spent."""
    return I64(s.filled[seat]) + I64(s.empty[seat]) + I64(s.spent[seat])


@rule
def received(s: State, seat: Seat) -> Number:
    """Full flasks that the seat got from its partner, less those it gave away: both began with equally many."""
    return (flasks_held(s, seat) - flasks_held(s, partner_of(s, seat))) // 2 if in_teams(s) else I64(0)


@rule
def progress(s: State, seat: Seat) -> Number:
    """Wizards home and flasks ever filled; received ones count for the team only, where they were filled (Towers 38, 68)."""
    return I64(s.home[seat]) + I64(s.filled[seat]) + I64(s.spent[seat]) - received(s, seat)


@rule
def seat_standing(s: State, seat: Seat) -> Number:
    return progress(s, seat) * FLASKS_LAST + I64(s.filled[seat])


@rule
def standing(s: State, seat: Seat) -> Number:
    """The higher, the better: the complete by full flasks, then the others by what they reached (Towers 37, 38, 63, 64)."""
    worth = seat_standing(s, seat)
    full = I64(s.filled[seat])
    if in_teams(s):
        worth += seat_standing(s, partner_of(s, seat))
        full += s.filled[partner_of(s, seat)]
    return COMPLETE_FIRST + full if is_side_complete(s, seat) else worth


@rule
def place_of(s: State, seat: Seat) -> Number:
    """1 for the best; equal ones share. Against the deck 1 is a win and 2 a loss."""
    if is_solo(s):
        return 1 if s.out == 0 else 2
    ahead = I64(0)
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            ahead += 1
    return 1 + (ahead // 2 if in_teams(s) else ahead)


@rule
def winners(s: State) -> Number:
    """The set of seats in first place."""
    seats = I64(0)
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            seats |= I64(1) << seat
    return seats


@rule
def returns(box: Box, s: State, out: Numbers) -> None:
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


# --- the end ----------------------------------------------------------------------------------------------------------


@rule
def sudden_end(s: State) -> Number:
    """Why the game ends at once, or NOT_ENDED (Towers 38, 41, 63, 65)."""
    if in_teams(s) and s.options.finish_round == 0 and anybody_complete(s):
        return TEAM_COMPLETE
    if s.out > 0:
        return NOT_ENDED
    if is_solo(s):
        return ESCAPED
    return NOT_ENDED if anybody_complete(s) else ALL_HOME


@rule
def end_of_round(s: State) -> Number:
    """Why the game ends now that all had equal turns, or NOT_ENDED (Towers 37, 63)."""
    if anybody_complete(s):
        return COMPLETE
    return GUARD_REACHED if s.rounds >= GUARD_ROUNDS else NOT_ENDED
