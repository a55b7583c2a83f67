"""The steps that are pending: what a role, a tile or a cloud sets off, the last one first (Broom 27)."""

from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import (
    BRAVERY_PAID,
    DECLINED,
    FROM_BRAVERY,
    FROM_STORM,
    GATHER_STEP,
    ROLE_STEP,
    STORM_PAID,
    Area,
    Kind,
    Pawn,
    Step,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat


@rule
def push(s: State, kind: Kind, pawn: Pawn, area: Area, brave: Number, left: Number) -> None:
    """Puts a step on top of what is pending."""
    s.step_kind[s.depth] = kind
    s.step_pawn[s.depth] = pawn
    s.step_area[s.depth] = area
    s.step_brave[s.depth] = brave
    s.step_left[s.depth] = left
    s.depth += 1


@rule
def push_role(s: State, brave: Number, may_choose: Number) -> None:
    push(s, ROLE_STEP, 0, 0, brave, may_choose)


@rule
def is_brave_role(s: State, step: Step) -> Flag:
    """Whether the step is the brave action of a role."""
    return s.step_kind[step] == ROLE_STEP and s.step_brave[step] == 1


@rule
def score_bravery(box: Box, s: State, seat: Seat) -> None:
    """What a brave druid's delivery or a brave fairy's cloud brings on top (Broom 4)."""
    if box.role_bonus[s.role] != 0:
        score(s, seat, FROM_BRAVERY, box.role_bonus[s.role])
        note(s, BRAVERY_PAID, seat, box.role_bonus[s.role], 0, 0)


@rule
def score_storm(s: State, seat: Seat, points: Number) -> None:
    """What storm clouds pay (Broom 25, 46)."""
    if points != 0:
        score(s, seat, FROM_STORM, points)
        note(s, STORM_PAID, seat, points, 0, 0)


@rule
def let_go(s: State, seat: Seat) -> None:
    """Leaves the rest of the step that is next."""
    note(s, DECLINED, seat, 0, 0, 0)
    s.depth -= 1
    if s.step_kind[s.depth] == GATHER_STEP:
        for kind in range(RESOURCES):
            s.pending_gain[kind] = 0
