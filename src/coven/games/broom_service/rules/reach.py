"""What can be reached: areas to fly to, towers to deliver to, clouds to charm away."""

from typing import Any

import numpy as np

from coven.games.broom_service.layout import COLOURS, LANDSCAPES, PEAK_DRUID, PRAIRIE_WITCH, WAND, WEATHER_FAIRY
from coven.games.broom_service.rules.setup import NOTHING
from coven.games.broom_service.state import ARRIVAL_STEP, CLOUD_STEP, DELIVERY_STEP, MOVES_STEP, ROLE_STEP
from coven.kernel.bits import bit, first, has, without_first
from coven.kernel.target import rule


@rule
def is_witch(role: Any) -> Any:
    return role <= PRAIRIE_WITCH


@rule
def is_druid(role: Any) -> Any:
    return role > PRAIRIE_WITCH and role <= PEAK_DRUID


@rule
def is_gatherer(role: Any) -> Any:
    return role > WEATHER_FAIRY


@rule
def areas_of_role(box: Any, s: Any, role: Any) -> Any:
    """All areas of the landscapes a witch flies to or a druid delivers in."""
    areas = NOTHING
    for landscape in range(LANDSCAPES):
        if (box.role_landscapes[role] >> landscape) & 1:
            areas |= box.ground[s.side, landscape]
    return areas


@rule
def free_neighbours(box: Any, s: Any, area: Any) -> Any:
    """Where a pawn could go in one step: never onto water nor under a cloud (R13)."""
    return box.neighbours[s.side, area] & box.land[s.side] & ~s.clouded


@rule
def payable_roofs(s: Any, seat: Any) -> Any:
    """Open towers for which the seat has a potion (R18)."""
    towers = NOTHING
    for colour in range(COLOURS):
        if s.resource[seat, colour] > 0:
            towers |= s.open_towers[colour]
    return towers


@rule
def towers_from(box: Any, s: Any, seat: Any, area: Any) -> Any:
    """Towers the seat could deliver to with a pawn in that area (R17)."""
    return box.towers_at[s.side, area] & payable_roofs(s, seat)


@rule
def adjacent_clouds(box: Any, s: Any, seat: Any) -> Any:
    """Cloud spaces with a cloud over an area next to one of the seat's pawns, water included (R15)."""
    areas = (box.neighbours[s.side, s.pawn[seat, 0]] | box.neighbours[s.side, s.pawn[seat, 1]]) & s.clouded
    spaces = NOTHING
    while areas != NOTHING:
        spaces |= np.uint64(box.cloud_spaces_at[s.side, first(areas)])
        areas = without_first(areas)
    return spaces & s.clouds


@rule
def payable_clouds(box: Any, s: Any, seat: Any) -> Any:
    """Those of them the seat has the wands for."""
    payable = NOTHING
    spaces = adjacent_clouds(box, s, seat)
    while spaces != NOTHING:
        space = first(spaces)
        if box.cloud_cost[s.cloud_kind[space]] <= s.resource[seat, WAND]:
            payable |= bit(space)
        spaces = without_first(spaces)
    return payable


# --- what the step that is next allows ----------------------------------------------------------------------------------


@rule
def may_fly(s: Any, step: Any) -> Any:
    return s.step_kind[step] == MOVES_STEP or (s.step_kind[step] == ROLE_STEP and is_witch(s.role))


@rule
def may_charm(s: Any, step: Any) -> Any:
    return s.step_kind[step] == CLOUD_STEP or (s.step_kind[step] == ROLE_STEP and s.role == WEATHER_FAIRY)


@rule
def may_deliver(s: Any, step: Any) -> Any:
    """Whether the step is about a delivery at all."""
    kind = s.step_kind[step]
    if kind == ARRIVAL_STEP:
        return s.step_brave[step] == 1
    return kind == DELIVERY_STEP or (kind == ROLE_STEP and is_druid(s.role))


@rule
def fly_areas(box: Any, s: Any, seat: Any, pawn: Any, step: Any) -> Any:
    """Where a pawn may fly in this step: a witch to her landscape, a free move anywhere (R34)."""
    areas = free_neighbours(box, s, s.pawn[seat, pawn])
    return areas & s.reach if s.step_kind[step] == ROLE_STEP else areas


@rule
def may_deliver_with(s: Any, seat: Any, pawn: Any, step: Any) -> Any:
    """A druid's pawn stands in his landscape (R17); a brave witch delivers with the pawn that flew, where it flew to (R33)."""
    area = s.pawn[seat, pawn]
    if s.step_kind[step] == ROLE_STEP:
        return is_druid(s.role) and has(s.reach, area)
    if s.step_kind[step] == ARRIVAL_STEP:
        return s.step_brave[step] == 1 and pawn == s.step_pawn[step] and area == s.step_area[step]
    return s.step_kind[step] == DELIVERY_STEP


@rule
def deliver_towers(box: Any, s: Any, seat: Any, pawn: Any, step: Any) -> Any:
    """Towers a pawn may deliver to in this step."""
    return towers_from(box, s, seat, s.pawn[seat, pawn]) if may_deliver_with(s, seat, pawn, step) else NOTHING


@rule
def can_fly(box: Any, s: Any, seat: Any, step: Any) -> Any:
    return (fly_areas(box, s, seat, 0, step) | fly_areas(box, s, seat, 1, step)) != NOTHING


@rule
def can_deliver(box: Any, s: Any, seat: Any, step: Any) -> Any:
    return (deliver_towers(box, s, seat, 0, step) | deliver_towers(box, s, seat, 1, step)) != NOTHING
