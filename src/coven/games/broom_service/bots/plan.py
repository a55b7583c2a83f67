"""The best the careful bot could do with a role, and plans of several roles one after the other."""

from coven.games.broom_service.bots.weights import (
    BEATING_ANOTHER,
    BOTH_IN_ONE_AREA,
    COMES_AFTER,
    IS_BRAVE_TOO,
    IS_HELD,
    IS_HELD_BEWITCHED,
    JITTER,
    LEADING_NEXT,
    POINT,
)
from coven.games.broom_service.bots.worth import (
    BOLTS,
    HELD,
    PAWN,
    WORTH,
    cloud_worth,
    entry_worth,
    flock_worth,
    gain_worth,
    landing_of,
    loss_worth,
    tower_worth,
)
from coven.games.broom_service.box.layout import (
    ALL_TOWERS,
    AREAS,
    BLACK_DISTILLERY,
    BLACK_MARKET,
    COLOURS,
    RESOURCES,
    ROLES,
    TOWERS,
    WAND,
    WEATHER_FAIRY,
)
from coven.games.broom_service.rules.acting.deliver import bonus_of_clouds
from coven.games.broom_service.rules.acting.reach import areas_of_role, free_neighbours, is_druid, is_witch
from coven.games.broom_service.state import ACTING, CHARM, DELIVER, DONE, FLY, FOLLOWING, GATHER, LEADING, NOBODY, PAWNS, WAITING, Area, Role, Tower
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, has, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Action, Flag, Number, Numbers, Seat, Word

NO_TOWER = -1
CERTAIN = 1000


# --- what can be done: the best action, what it is worth, and the tower it serves; DONE and 0 if nothing is worth while ---------


@policy
def best_delivery_in(box: Box, s: State, out: Numbers, area: Area, used: Word) -> tuple[Tower, Number]:
    """The best delivery from an area: tower and worth."""
    best, tower_to = I64(0), I64(NO_TOWER)
    for colour in range(COLOURS):
        if out[HELD + colour] > 0:
            cost = loss_worth(s, out, colour, 1)
            towers = box.towers_at[s.side, area] & s.open_towers[colour] & ~used
            while towers != NOTHING:
                tower = first(towers)
                worth = tower_worth(box, s, out, tower) - cost
                if worth > best:
                    best, tower_to = worth, tower
                towers = without_first(towers)
    if tower_to >= 0 and s.bonus_clouds != NOTHING:
        best += bonus_of_clouds(box, s, area) * POINT
    return tower_to, best


@policy
def best_delivery(box: Box, s: State, out: Numbers, areas: Word, bonus: Number, used: Word) -> tuple[Action, Number, Tower]:
    """The best delivery by any pawn that stands in one of the areas."""
    best, action, tower_to = I64(0), I64(DONE), I64(NO_TOWER)
    for pawn in range(PAWNS):
        area = I64(out[PAWN + pawn])
        if has(areas, area):
            tower, worth = best_delivery_in(box, s, out, area, used)
            if tower >= 0 and worth + bonus > best:
                best, action, tower_to = worth + bonus, I64(DELIVER + pawn * ALL_TOWERS) + tower, tower
    return action, best, tower_to


@policy
def best_flight(box: Box, s: State, seat: Seat, out: Numbers, targets: Word, delivers: Flag, used: Word) -> tuple[Action, Number, Tower]:
    """The best flight to one of the target areas, a brave witch's delivery there included."""
    best, action, tower_to = I64(0), I64(DONE), I64(NO_TOWER)
    for pawn in range(PAWNS):
        at = I64(out[PAWN + pawn])
        other = I64(out[PAWN + 1 - pawn])
        base = I64(out[WORTH + at]) + flock_worth(box, s, at, other)
        areas = free_neighbours(box, s, at) & targets
        while areas != NOTHING:
            area = first(areas)
            there = landing_of(box, s, out, area)
            worth = I64(out[WORTH + there]) + flock_worth(box, s, there, other) + entry_worth(box, s, seat, out, there) - base
            worth -= BOTH_IN_ONE_AREA if there == other else 0
            tower = I64(NO_TOWER)
            if delivers:
                tower, delivered = best_delivery_in(box, s, out, there, used)
                worth += delivered
            if worth > best:
                best, action, tower_to = worth, I64(FLY + pawn * AREAS) + area, tower
            areas = without_first(areas)
    return action, best, tower_to


@policy
def best_cloud(box: Box, s: State, seat: Seat, out: Numbers, bonus: Number) -> tuple[Action, Number, Tower]:
    """The best cloud next to a pawn that can be paid."""
    near = box.neighbours[s.side, out[PAWN]] | box.neighbours[s.side, out[PAWN + 1]]
    best, action = I64(0), I64(DONE)
    spaces = s.clouds
    while spaces != NOTHING:
        space = first(spaces)
        if has(near, box.cloud_area[s.side, space]) and box.cloud_cost[s.cloud_kind[space]] <= out[HELD + WAND]:
            worth = cloud_worth(box, s, seat, out, space) + bonus
            if worth > best:
                best, action = worth, CHARM + space
        spaces = without_first(spaces)
    return action, best, I64(NO_TOWER)


@policy
def best_yield(box: Box, s: State, out: Numbers, role: Role, brave: Number) -> tuple[Action, Number, Tower]:
    best, action = I64(0), I64(DONE)
    for which in range(box.yields[role, brave]):
        worth = I64(0)
        for kind in range(RESOURCES):
            worth += gain_worth(s, out, kind, box.yield_gain[role, brave, which, kind])
        if worth > best:
            best, action = worth, I64(GATHER + which)
    return action, best, I64(NO_TOWER)


@policy
def weigh(box: Box, s: State, seat: Seat, role: Role, anywhere: Flag, brave: Number, out: Numbers, used: Word) -> tuple[Action, Number, Tower]:
    """The best action of a role, brave (1) or cowardly (0); a free move or delivery is one of a role that goes anywhere."""
    bonus = I64(box.role_bonus[role]) * POINT * brave
    areas = box.land[s.side] if anywhere else areas_of_role(box, s, role)
    if is_witch(role):
        return best_flight(box, s, seat, out, areas, brave == 1, used)
    if is_druid(role):
        return best_delivery(box, s, out, areas, bonus, used)
    if role == WEATHER_FAIRY:
        return best_cloud(box, s, seat, out, bonus)
    return best_yield(box, s, out, role, brave)


@policy
def instead_worth(box: Box, s: State, out: Numbers) -> Number:
    """What the event gives a coward instead of the action."""
    if s.event == BLACK_MARKET:
        return I64(box.market_points) * POINT
    best = I64(0)
    if s.event == BLACK_DISTILLERY:
        for kind in range(RESOURCES):
            best = max(best, gain_worth(s, out, kind, 1))
    return best


# --- how likely a brave role is not to be beaten, per mille -----------------------------------------------------------------------


@policy
def chance_before(s: State, role: Role) -> Number:
    """Reckoned before anybody has shown a card."""
    held = IS_HELD_BEWITCHED if has(s.bewitched, role) else IS_HELD
    chance = I64(CERTAIN)
    for _ in range(s.players - 1):
        chance = chance * (10_000 - held * IS_BRAVE_TOO * COMES_AFTER // 100) // 10_000
    return chance


@policy
def chance_now(s: State, seat: Seat) -> Number:
    """Reckoned from the cards that all can count, of those who may still follow."""
    leads = s.phase == LEADING
    unseen = ROLES - size_of(s.led) + (0 if leads else 1)
    chance = I64(CERTAIN)
    for other in range(s.players):
        if other != seat and (leads or s.stance[other] == WAITING):
            held = min(I64(100), size_of(s.hand[other]) * 100 // max(I64(1), unseen))
            chance = chance * (10_000 - held * IS_BRAVE_TOO) // 10_000
    return chance


@policy
def chance_of(s: State, seat: Seat, role: Role) -> Number:
    if s.phase == ACTING:
        return I64(CERTAIN)
    return chance_now(s, seat) if s.phase == LEADING or s.phase == FOLLOWING else chance_before(s, role)


@policy
def expected_worth(box: Box, s: State, seat: Seat, role: Role, brave: Number, worth: Number, out: Numbers) -> Number:
    """What an action is worth before it is certain that it will be performed."""
    if brave == 0:
        return worth if s.phase == ACTING else max(worth, instead_worth(box, s, out))
    worth = (worth + LEADING_NEXT) * chance_of(s, seat, role) // CERTAIN
    return worth + BEATING_ANOTHER if s.phase == FOLLOWING and s.brave != NOBODY else worth


@policy
def jitter(luck: Word, role: Role) -> Number:
    return I64((luck >> U64(6 * role)) & U64(JITTER))


# --- plans ------------------------------------------------------------------------------------------------------------------------


@policy
def best_role(
    box: Box, s: State, seat: Seat, roles: Word, ways_to_play: Number, anywhere: Flag, luck: Word, out: Numbers, used: Word
) -> tuple[Role, Number, Action, Number, Tower]:
    """The role of a set that promises most, in one of the ways_to_play (1: cowardly, 2: brave, 3: both).

    Returns role, worth, action, 1 for brave, and the tower served.
    """
    best, role_to, action_to = I64(-1_000_000), I64(0), I64(DONE)
    manner, tower_to = I64(0), I64(NO_TOWER)
    while roles != NOTHING:
        role = first(roles)
        cost = I64(box.bewitched_points) * POINT if has(s.bewitched, role) else I64(0)
        for brave in range(2):
            if (ways_to_play >> brave) & 1:
                action, worth, tower = weigh(box, s, seat, role, anywhere, brave, out, used)
                worth = expected_worth(box, s, seat, role, brave, worth, out) + cost + jitter(luck, role)
                if worth > best:
                    best, role_to, action_to, manner, tower_to = worth, role, action, I64(brave), tower
        roles = without_first(roles)
    return role_to, best, action_to, manner, tower_to


@policy
def imagine_done(box: Box, s: State, role: Role, action: Action, brave: Number, tower: Tower, out: Numbers) -> Word:
    """Changes the numbers in the scratch array as the action would; returns the tower it fills, as a set."""
    if action >= FLY and action < DELIVER:
        out[PAWN + (action - FLY) // AREAS] = landing_of(box, s, out, (action - FLY) % AREAS)
    elif action >= CHARM and action < GATHER:
        kind = s.cloud_kind[action - CHARM]
        out[BOLTS] += box.cloud_bolts[kind]
        out[HELD + WAND] -= box.cloud_cost[kind]
    elif action >= GATHER and action != DONE:
        for kind in range(RESOURCES):
            out[HELD + kind] += box.yield_gain[role, brave, action - GATHER, kind]
    return imagine_delivery(box, s, out, tower)


@policy
def imagine_delivery(box: Box, s: State, out: Numbers, tower: Tower) -> Word:
    if tower < 0 or tower >= TOWERS:
        return NOTHING
    out[HELD + box.tower_colour[s.side, tower]] -= 1
    out[HELD + WAND] += box.tower_wands[s.side, tower]
    return bit(tower) if box.tower_square[s.side, tower] == 0 else NOTHING
