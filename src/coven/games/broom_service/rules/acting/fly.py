"""Flying: a pawn comes into an area, and what lies there is set off or taken."""

from coven.games.broom_service.rules.acting.steps import push
from coven.games.broom_service.rules.acting.tiles import is_turbo, take_amulet, take_forest_tile
from coven.games.broom_service.state import (
    ARRIVAL_STEP,
    FLEW,
    MOVES_STEP,
    NO_TILE,
    TURBO_STEP,
    Area,
    Pawn,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Seat


@rule
def leave_step(s: State) -> Number:
    """Uses up a witch's flight or one free move; returns whether a brave witch's delivery goes with it."""
    step = s.depth - 1
    if s.step_kind[step] == MOVES_STEP:
        s.step_left[step] -= 1
        s.depth -= 1 if s.step_left[step] == 0 else 0
        return 0
    s.depth -= 1
    return I64(s.step_brave[step])


@rule
def enter(box: Box, s: State, seat: Seat, pawn: Pawn, area: Area, brave: Number) -> None:
    """A pawn comes into an area, by whatever means: the turbo broom goes off, tiles and amulets are taken."""
    note(s, FLEW, seat, pawn, s.pawn[seat, pawn], area)
    s.pawn[seat, pawn] = area
    hill = I64(box.hill_space_at[s.side, area])
    if hill >= 0 and is_turbo(box, s, hill):
        push(s, TURBO_STEP, pawn, area, brave, hill)  # before anything else (Broom 43)
        return
    take_forest_tile(box, s, seat, area)
    mountain = take_amulet(box, s, seat, area)
    if brave == 1 or mountain != NO_TILE:
        push(s, ARRIVAL_STEP, pawn, area, brave, mountain)


@rule
def move_pawn(box: Box, s: State, seat: Seat, pawn: Pawn, area: Area) -> None:
    """A flight or a jump, and what lies where it leads."""
    brave = leave_step(s)
    enter(box, s, seat, pawn, area, brave)
