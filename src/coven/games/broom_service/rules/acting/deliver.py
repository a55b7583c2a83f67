"""Delivering a potion: a tower's reward, bonus clouds, a brave druid's bonus."""

from coven.games.broom_service.box.layout import TOWERS, WAND
from coven.games.broom_service.rules.acting.steps import is_brave_role, score_bravery, score_storm
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import (
    ARRIVAL_STEP,
    DELIVERED,
    FROM_TOWERS,
    REWARDED,
    Area,
    Kind,
    Pawn,
    Tower,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, has, without_first
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Seat


@rule
def deliver(box: Box, s: State, seat: Seat, pawn: Pawn, tower: Tower) -> None:
    """Hands a potion over: the tower's points and wands, bonus clouds, a brave druid's bonus."""
    step = s.depth - 1
    note(s, DELIVERED, seat, pawn, tower, roof_of(box, s, tower))
    if tower < TOWERS:
        hand_over(s, seat, box.tower_colour[s.side, tower], box.tower_points[s.side, tower], box.tower_wands[s.side, tower])
        if box.tower_square[s.side, tower] == 0:
            s.open_towers[box.tower_colour[s.side, tower]] &= ~bit(tower)
    else:
        kind = s.hill_tile[tower - TOWERS]
        hand_over(s, seat, box.hill_colour[kind], box.hill_points[kind], box.hill_wands[kind])
    if s.bonus_clouds != NOTHING:
        score_storm(s, seat, bonus_of_clouds(box, s, s.pawn[seat, pawn]))
    if s.step_kind[step] == ARRIVAL_STEP:
        s.step_brave[step] = 0
        return
    if is_brave_role(s, step):
        score_bravery(box, s, seat)
    s.depth -= 1


@rule
def roof_of(box: Box, s: State, tower: Tower) -> Number:
    """The potion a tower takes."""
    if tower < TOWERS:
        return I64(box.tower_colour[s.side, tower])
    return I64(box.hill_colour[s.hill_tile[tower - TOWERS]])


@rule
def hand_over(s: State, seat: Seat, colour: Kind, points: Number, wands: Number) -> None:
    """A potion for a tower's points and wands (Broom 18)."""
    s.resource[seat, colour] -= 1
    s.resource[seat, WAND] += wands
    score(s, seat, FROM_TOWERS, points)
    note(s, REWARDED, seat, points, wands, 0)


@rule
def bonus_of_clouds(box: Box, s: State, area: Area) -> Number:
    """What the bonus clouds next to the delivering pawn's area pay (Broom 25, 54)."""
    points = I64(0)
    spaces = s.bonus_clouds
    while spaces != NOTHING:
        space = first(spaces)
        if has(box.neighbours[s.side, area], box.cloud_area[s.side, space]):
            points += box.cloud_points[s.cloud_kind[space]]
        spaces = without_first(spaces)
    return points
