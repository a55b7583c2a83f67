"""Charming a cloud away: its price, its bolts, and what a storm cloud sets off."""

from coven.games.broom_service.box.layout import DELIVERY_CLOUD, MOVE_CLOUD, POTION_CLOUD, WAND
from coven.games.broom_service.rules.acting.steps import is_brave_role, push, score_bravery, score_storm
from coven.games.broom_service.state import CHARMED, DELIVERY_STEP, MOVES_STEP, Kind, Space
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import U64, Seat


@rule
def charm(box: Box, s: State, seat: Seat, space: Space) -> None:
    """Pays the wands, keeps the cloud, and sets off what a storm cloud does (Broom 15, 26)."""
    step = s.depth - 1
    kind = s.cloud_kind[space]
    s.resource[seat, WAND] -= box.cloud_cost[kind]
    s.bolts[seat] += box.cloud_bolts[kind]
    note(s, CHARMED, seat, space, box.cloud_area[s.side, space], kind)
    lift_cloud(box, s, seat, space)
    brave = is_brave_role(s, step)
    s.depth -= 1
    set_off(box, s, seat, kind)
    if brave:
        score_bravery(box, s, seat)


@rule
def lift_cloud(box: Box, s: State, seat: Seat, space: Space) -> None:
    """The cloud is the seat's; an area without clouds can be entered (Broom 13)."""
    area = box.cloud_area[s.side, space]
    s.cloud_owner[space] = seat
    s.clouds &= ~bit(space)
    s.bonus_clouds &= ~bit(space)
    if s.clouds & U64(box.cloud_spaces_at[s.side, area]) == NOTHING:
        s.clouded &= ~bit(area)


@rule
def set_off(box: Box, s: State, seat: Seat, kind: Kind) -> None:
    """What a storm cloud does when it is charmed away; potion clouds pay at once (Broom 46)."""
    effect = box.cloud_effect[kind]
    if effect == MOVE_CLOUD:
        push(s, MOVES_STEP, 0, 0, 0, 1)
    elif effect == DELIVERY_CLOUD:
        push(s, DELIVERY_STEP, 0, 0, 0, 1)
    elif effect == POTION_CLOUD and s.resource[seat, box.cloud_potion[kind]] >= box.cloud_need[kind]:
        score_storm(s, seat, box.cloud_points[kind])
