"""What can be reached: areas to fly to, towers to deliver to, clouds to charm away."""

from coven.games.broom_service.box.layout import COLOURS, LANDSCAPES, PEAK_DRUID, PRAIRIE_WITCH, WAND, WEATHER_FAIRY
from coven.games.broom_service.state import ARRIVAL_STEP, CLOUD_STEP, DELIVERY_STEP, MOVES_STEP, ROLE_STEP, Area, Pawn, Role, Step
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, has, without_first
from coven.kernel.target import rule
from coven.kernel.types import U64, Flag, Seat, Word


@rule
def is_witch(role: Role) -> Flag:
    return role <= PRAIRIE_WITCH


@rule
def is_druid(role: Role) -> Flag:
    return role > PRAIRIE_WITCH and role <= PEAK_DRUID


@rule
def is_gatherer(role: Role) -> Flag:
    return role > WEATHER_FAIRY


@rule
def areas_of_role(box: Box, s: State, role: Role) -> Word:
    """All areas of the landscapes a witch flies to or a druid delivers in."""
    areas = NOTHING
    for landscape in range(LANDSCAPES):
        if (box.role_landscapes[role] >> landscape) & 1:
            areas |= box.ground[s.side, landscape]
    return areas


@rule
def free_neighbours(box: Box, s: State, area: Area) -> Word:
    """Where a pawn could go in one step: never onto water nor under a cloud (Broom 13)."""
    return box.neighbours[s.side, area] & box.land[s.side] & ~s.clouded


@rule
def payable_roofs(s: State, seat: Seat) -> Word:
    """Open towers for which the seat has a potion (Broom 18)."""
    towers = NOTHING
    for colour in range(COLOURS):
        if s.resource[seat, colour] > 0:
            towers |= s.open_towers[colour]
    return towers


@rule
def towers_from(box: Box, s: State, seat: Seat, area: Area) -> Word:
    """Towers the seat could deliver to with a pawn in that area (Broom 17)."""
    return box.towers_at[s.side, area] & payable_roofs(s, seat)


@rule
def adjacent_clouds(box: Box, s: State, seat: Seat) -> Word:
    """Cloud spaces with a cloud over an area next to one of the seat's pawns, water included (Broom 15)."""
    areas = (box.neighbours[s.side, s.pawn[seat, 0]] | box.neighbours[s.side, s.pawn[seat, 1]]) & s.clouded
    spaces = NOTHING
    while areas != NOTHING:
        spaces |= U64(box.cloud_spaces_at[s.side, first(areas)])
        areas = without_first(areas)
    return spaces & s.clouds


@rule
def payable_clouds(box: Box, s: State, seat: Seat) -> Word:
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
def may_fly(s: State, step: Step) -> Flag:
    return s.step_kind[step] == MOVES_STEP or (s.step_kind[step] == ROLE_STEP and is_witch(s.role))


@rule
def may_charm(s: State, step: Step) -> Flag:
    return s.step_kind[step] == CLOUD_STEP or (s.step_kind[step] == ROLE_STEP and s.role == WEATHER_FAIRY)


@rule
def may_deliver(s: State, step: Step) -> Flag:
    """Whether the step is about a delivery at all."""
    kind = s.step_kind[step]
    if kind == ARRIVAL_STEP:
        return s.step_brave[step] == 1
    return kind == DELIVERY_STEP or (kind == ROLE_STEP and is_druid(s.role))


@rule
def fly_areas(box: Box, s: State, seat: Seat, pawn: Pawn, step: Step) -> Word:
    """Where a pawn may fly in this step: a witch to her landscape, a free move anywhere (Broom 34)."""
    areas = free_neighbours(box, s, s.pawn[seat, pawn])
    return areas & s.reach if s.step_kind[step] == ROLE_STEP else areas


@rule
def may_deliver_with(s: State, seat: Seat, pawn: Pawn, step: Step) -> Flag:
    """A druid's pawn stands in his landscape (Broom 17); a brave witch delivers with the pawn that flew, where it flew to (Broom 33)."""
    area = s.pawn[seat, pawn]
    if s.step_kind[step] == ROLE_STEP:
        return is_druid(s.role) and has(s.reach, area)
    if s.step_kind[step] == ARRIVAL_STEP:
        return s.step_brave[step] == 1 and pawn == s.step_pawn[step] and area == s.step_area[step]
    return s.step_kind[step] == DELIVERY_STEP


@rule
def deliver_towers(box: Box, s: State, seat: Seat, pawn: Pawn, step: Step) -> Word:
    """Towers a pawn may deliver to in this step."""
    return towers_from(box, s, seat, s.pawn[seat, pawn]) if may_deliver_with(s, seat, pawn, step) else NOTHING


@rule
def can_fly(box: Box, s: State, seat: Seat, step: Step) -> Flag:
    return (fly_areas(box, s, seat, 0, step) | fly_areas(box, s, seat, 1, step)) != NOTHING


@rule
def can_deliver(box: Box, s: State, seat: Seat, step: Step) -> Flag:
    return (deliver_towers(box, s, seat, 0, step) | deliver_towers(box, s, seat, 1, step)) != NOTHING
