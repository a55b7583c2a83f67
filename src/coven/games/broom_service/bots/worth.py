"""What things are worth to the careful bot: stock, places, deliveries, clouds. All in hundredths of a point.

Plans are made on numbers kept in the scratch array: own pawns, resources and bolts as they would be, and the worth of areas.
"""

from coven.games.broom_service.bots.weights import (
    CLEARED_AREA,
    DELIVERY_CLOUD_WORTH,
    FLOCK_EVENT,
    FOREST_TILE,
    FREE_RESOURCE,
    HERE,
    LONG_TIME,
    MOST_BOLTS_AHEAD,
    MOUNTAIN_TILE,
    MOVE_CLOUD_WORTH,
    NEARBY,
    PLACE_EVENT,
    POINT,
    POTION_STOCK,
    ROLES_A_BOLT,
    SECOND_TOWER,
    WAND_STOCK,
    WITHOUT_POTION,
)
from coven.games.broom_service.box.layout import (
    AREAS,
    COLOURS,
    DELIVERY_CLOUD,
    EMPTY_HANDED,
    FLOCK_TOGETHER,
    LIGHTNING,
    MOVE_CLOUD,
    PERILOUS_PLACES,
    POTION_CLOUD,
    PROTECTED_PLACES,
    RESOURCES,
    TOWERS,
    UPPER_HAND,
    WAND,
)
from coven.games.broom_service.rules.acting.tiles import is_turbo
from coven.games.broom_service.rules.scoring import amulets_taken
from coven.games.broom_service.state import CHOOSING, NO_TILE, PAWNS, Area, Kind, Space, Tower
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, first, has, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Number, Numbers, Seat

# Places in the scratch array.
PAWN = 0
HELD = PAWN + PAWNS
BOLTS = HELD + RESOURCES
TIME = BOLTS + 1
BEST = 16  # by area: what can be delivered there
WORTH = BEST + AREAS  # by area: what it is worth to stand there


@policy
def assess(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """Copies the seat's own numbers into the scratch array and weighs all areas."""
    for pawn in range(PAWNS):
        out[PAWN + pawn] = s.pawn[seat, pawn]
    for kind in range(RESOURCES):
        out[HELD + kind] = s.resource[seat, kind]
    out[BOLTS] = s.bolts[seat]
    out[TIME] = roles_to_come(box, s, seat)
    for area in range(box.areas[s.side]):
        out[BEST + area] = best_towers(box, s, out, area)
    for area in range(box.areas[s.side]):
        out[WORTH + area] = place_worth(box, s, seat, out, area)


@policy
def roles_to_come(box: Box, s: State, seat: Seat) -> Number:
    """How many more roles the seat will play, this round's included."""
    cards = I64(box.hand_size) if s.phase == CHOOSING else size_of(s.hand[seat])
    return (I64(box.rounds) - I64(s.round_number)) * I64(box.hand_size) + cards


@policy
def in_time(out: Numbers, worth: Number) -> Number:
    """What pays only later is worth less when little time is left."""
    return worth * min(I64(out[TIME]), LONG_TIME) // LONG_TIME


# --- stock ----------------------------------------------------------------------------------------------------------------


@policy
def stock_worth(s: State, out: Numbers, kind: Kind, held: Number) -> Number:
    """What one more of a kind is worth when so many are held."""
    place: Number = min(I64(held), 4)
    worth = I64(WAND_STOCK[place] if kind == WAND else POTION_STOCK[place])
    worth = in_time(out, worth) + FREE_RESOURCE
    if s.event == EMPTY_HANDED:
        return worth - POINT
    return worth + POINT // 2 if s.event == UPPER_HAND else worth


@policy
def gain_worth(s: State, out: Numbers, kind: Kind, number: Number) -> Number:
    worth = I64(0)
    for more in range(number):
        worth += stock_worth(s, out, kind, out[HELD + kind] + more)
    return worth


@policy
def loss_worth(s: State, out: Numbers, kind: Kind, number: Number) -> Number:
    worth = I64(0)
    for less in range(1, number + 1):
        worth += stock_worth(s, out, kind, out[HELD + kind] - less)
    return worth


# --- towers and places ------------------------------------------------------------------------------------------------------


@policy
def tower_worth(box: Box, s: State, out: Numbers, tower: Tower) -> Number:
    """The reward of a delivery, before what the potion costs."""
    if tower < TOWERS:
        return I64(box.tower_points[s.side, tower]) * POINT + gain_worth(s, out, WAND, box.tower_wands[s.side, tower])
    kind = s.hill_tile[tower - TOWERS]
    return I64(box.hill_points[kind]) * POINT + gain_worth(s, out, WAND, box.hill_wands[kind])


@policy
def best_towers(box: Box, s: State, out: Numbers, area: Area) -> Number:
    """The best delivery that could be made in an area, and a part of the second best."""
    best, second = I64(0), I64(0)
    for colour in range(COLOURS):
        towers = box.towers_at[s.side, area] & s.open_towers[colour]
        while towers != NOTHING:
            worth = tower_worth(box, s, out, first(towers))
            if out[HELD + colour] == 0:
                worth = worth * WITHOUT_POTION // 100
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
            towers = without_first(towers)
    return min(I64(9_999), best + second * SECOND_TOWER // 100)


@policy
def place_worth(box: Box, s: State, seat: Seat, out: Numbers, area: Area) -> Number:
    """What it is worth to stand in an area: what is there, and what is one step away."""
    near, near_second = I64(0), I64(0)
    areas = box.neighbours[s.side, area] & box.land[s.side] & ~s.clouded
    while areas != NOTHING:
        there = I64(out[BEST + first(areas)])
        if there > near:
            near, near_second = there, near
        elif there > near_second:
            near_second = there
        areas = without_first(areas)
    worth = I64(out[BEST + area]) * HERE // 100 + (near + near_second // 2) * NEARBY // 100
    return in_time(out, worth) + event_worth(box, s, area)


@policy
def event_worth(box: Box, s: State, area: Area) -> Number:
    """What the event at the end of the round pays or takes for standing there."""
    landscape = box.landscape[s.side, area]
    if landscape >= 4:
        return I64(0)
    if s.event == PERILOUS_PLACES:
        return I64(box.perilous_points[landscape]) * PLACE_EVENT
    if s.event == PROTECTED_PLACES:
        return I64(box.protected_points[landscape]) * PLACE_EVENT
    return I64(0)


@policy
def flock_worth(box: Box, s: State, area: Area, other: Seat) -> Number:
    """What two pawns in these areas bring under Flock Together."""
    if s.event != FLOCK_TOGETHER or box.landscape[s.side, area] != box.landscape[s.side, other]:
        return I64(0)
    return I64(box.flock_points) * FLOCK_EVENT


@policy
def entry_worth(box: Box, s: State, seat: Seat, out: Numbers, area: Area) -> Number:
    """What is found on entering: an amulet with its tile, a forest tile."""
    worth = I64(0)
    mountain = I64(box.mountain_space_at[s.side, area])
    if mountain >= 0 and has(U64(s.amulets[seat]), mountain):
        taken = amulets_taken(box, s, seat)
        worth += (I64(box.amulet_points[taken + 1]) - I64(box.amulet_points[taken])) * POINT + in_time(out, MOUNTAIN_TILE)
    forest = I64(box.forest_space_at[s.side, area])
    if forest >= 0 and s.forest_tile[forest] != NO_TILE:
        worth += in_time(out, FOREST_TILE)
    return worth


@policy
def landing_of(box: Box, s: State, out: Numbers, area: Area) -> Number:
    """Where a pawn comes to rest that flies to an area: there, or at the better circle of a turbo tile."""
    hill = I64(box.hill_space_at[s.side, area])
    if hill < 0 or not is_turbo(box, s, hill):
        return I64(area)
    kind = s.hill_tile[hill]
    one = I64(box.circle[s.side, box.hill_circles[kind, 0]])
    two = I64(box.circle[s.side, box.hill_circles[kind, 1]])
    return one if out[WORTH + one] >= out[WORTH + two] else two


# --- clouds -----------------------------------------------------------------------------------------------------------------


@policy
def lightning_worth(box: Box, s: State, out: Numbers, bolts: Number) -> Number:
    """What bolts add to the final score, reckoned from where the seat may hope to end."""
    now = I64(out[BOLTS]) + min(I64(MOST_BOLTS_AHEAD), I64(out[TIME]) // ROLES_A_BOLT)
    then = min(I64(LIGHTNING - 1), now + bolts)
    return (I64(box.lightning_points[then]) - I64(box.lightning_points[min(now, I64(LIGHTNING - 1))])) * POINT


@policy
def cloud_worth(box: Box, s: State, seat: Seat, out: Numbers, space: Space) -> Number:
    """What charming a cloud away brings, less the wands."""
    kind = s.cloud_kind[space]
    worth = lightning_worth(box, s, out, box.cloud_bolts[kind]) - loss_worth(s, out, WAND, box.cloud_cost[kind])
    area = box.cloud_area[s.side, space]
    if has(box.land[s.side], area):
        worth += in_time(out, I64(out[BEST + area]) * CLEARED_AREA // 100)
    effect = box.cloud_effect[kind]
    if effect == MOVE_CLOUD:
        worth += MOVE_CLOUD_WORTH
    elif effect == DELIVERY_CLOUD:
        worth += DELIVERY_CLOUD_WORTH
    elif effect == POTION_CLOUD and out[HELD + box.cloud_potion[kind]] >= box.cloud_need[kind]:
        worth += I64(box.cloud_points[kind]) * POINT
    return worth
