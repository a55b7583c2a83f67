"""The careful bot: plans its roles one after the other, counts who can still follow, and weighs brave against cowardly.

It reads nothing that its seat can't know: of the other hands only how many cards they hold.
"""

from coven.games.broom_service.bots.plan import best_delivery_in, best_role, imagine_done, instead_worth
from coven.games.broom_service.bots.weights import FOREST_TILE, FULL_FIST, POINT, POINTS_TILE_KEPT
from coven.games.broom_service.bots.worth import HELD, TIME, WORTH, assess, gain_worth, in_time, loss_worth, stock_worth
from coven.games.broom_service.box.layout import (
    ALL_TOWERS,
    BLACK_MARKET,
    BRAVE_HEART,
    BRAVE_TILE,
    CARD_TILE,
    FOREST_WITCH,
    GAIN_TILE,
    MORE_OR_LESS,
    POINTS_TILE,
    RESOURCES,
    VALLEY_DRUID,
    WEATHER_FAIRY,
)
from coven.games.broom_service.rules.acting.legality import may_choose_instead, takeable, tile_is_useful
from coven.games.broom_service.rules.acting.turbo_broom import circles_offered
from coven.games.broom_service.rules.choosing import fewest_roles, most_roles
from coven.games.broom_service.rules.legality import hideable
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    ALL_ROLES,
    ARRIVAL_STEP,
    BRAVE,
    CHOOSE,
    COWARDLY,
    DELIVER,
    DELIVERY_STEP,
    DONE,
    FISTS,
    FOLLOWING,
    HAND_IN,
    HIDE,
    JUMP,
    LEADING,
    MARKET,
    MOVES_STEP,
    ROLE_STEP,
    TAKE,
    TURBO_STEP,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
    WORKS,
    Role,
    Step,
)
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Action, Flag, Number, Numbers, Seat, Word

COWARDLY_ONLY, BRAVE_ONLY, EITHER = 1, 2, 3


@policy
def careful(box: Box, s: State, seat: Seat, luck: Word, out: Numbers) -> Action:
    """The action of a seat that must act."""
    assess(box, s, seat, out)
    if s.phase == FISTS:
        return fill_fist(box, s, seat, luck, out)
    if s.phase == WORKS:
        return hand_in(box, s, out)
    if s.phase == ACTING:
        step = s.depth - 1
        if s.step_kind[step] == ARRIVAL_STEP:
            return arrive(box, s, seat, step, out)
        if s.step_kind[step] == TURBO_STEP:
            return jump(box, s, step, out)
        if s.step_kind[step] > TURBO_STEP:
            return take_best(s, step, out)
    return from_plan(box, s, seat, luck, out)


# --- roles: choosing, leading, following, acting ------------------------------------------------------------------------------


@policy
def from_plan(box: Box, s: State, seat: Seat, luck: Word, out: Numbers) -> Action:
    """Weighs the roles in question. While choosing, those taken are planned first, and what then promises most is added."""
    choosing = s.phase < LEADING
    given = s.hand[seat] | s.chosen[seat]
    left = given if choosing else roles_in_question(s, seat)
    used = NOTHING
    while True:
        last = not choosing or left == NOTHING
        roles = ALL_ROLES & ~given if choosing and last else left
        role, worth, action, brave, tower = best_role(box, s, seat, roles, ways_to_play(s, seat), is_anywhere(s), luck, out, used)
        if last:
            return answer(box, s, seat, role, worth, action, brave, out)
        used |= imagine_done(box, s, role, action, brave, tower, out)
        left &= ~bit(role)


@policy
def roles_in_question(s: State, seat: Seat) -> Word:
    """The hand to lead from, the role to follow, or the role a step is like."""
    if s.phase == LEADING:
        return s.hand[seat]
    if s.phase == FOLLOWING or s.step_kind[s.depth - 1] == ROLE_STEP:
        return bit(s.role)
    kind = s.step_kind[s.depth - 1]
    if kind == MOVES_STEP:
        return bit(FOREST_WITCH)
    return bit(VALLEY_DRUID) if kind == DELIVERY_STEP else bit(WEATHER_FAIRY)


@policy
def is_anywhere(s: State) -> Flag:
    """Whether the step is a free move, delivery or cloud, whatever the landscape (Broom 34)."""
    return s.phase == ACTING and s.step_kind[s.depth - 1] != ROLE_STEP


@policy
def ways_to_play(s: State, seat: Seat) -> Number:
    """In which ways_to_play the roles in question could be played."""
    if s.phase == LEADING and s.event == BRAVE_HEART:
        return BRAVE_ONLY
    if s.phase != ACTING:
        return EITHER
    step = s.depth - 1
    if s.step_kind[step] == ROLE_STEP and s.step_brave[step] == 1:
        return BRAVE_ONLY
    if may_choose_instead(s, step) and s.tiles[seat, BRAVE_TILE] > 0:
        return EITHER
    return COWARDLY_ONLY


@policy
def answer(box: Box, s: State, seat: Seat, role: Role, worth: Number, action: Action, brave: Number, out: Numbers) -> Action:
    """The move that goes with the role found best."""
    if s.phase < LEADING:
        return CHOOSE + role if takes_more(box, s, seat, worth) else I64(DONE)
    if s.phase < ACTING:
        return (BRAVE if brave == 1 else COWARDLY) + role
    step = s.depth - 1
    if not may_choose_instead(s, step):
        return action
    return coward_answer(box, s, seat, worth, action, brave, step, out)


@policy
def takes_more(box: Box, s: State, seat: Seat, worth: Number) -> Flag:
    """Whether the best role left is worth taking where there is a choice."""
    chosen = size_of(s.chosen[seat])
    if s.phase == ADDING:
        return worth > FOREST_TILE
    if chosen < fewest_roles(box, s):
        return True
    if s.event != MORE_OR_LESS:
        return s.tiles[seat, CARD_TILE] > 0 and worth > FOREST_TILE
    costs = (I64(box.more_points[chosen]) - I64(box.more_points[min(chosen + 1, most_roles(box, s, seat))])) * POINT
    return worth > costs


@policy
def coward_answer(box: Box, s: State, seat: Seat, worth: Number, action: Action, brave: Number, step: Step, out: Numbers) -> Action:
    """The action, or what a coward may have instead (Broom 55)."""
    if brave == 1:
        worth -= in_time(out, FOREST_TILE)
        action = I64(USE_BRAVE)
    if instead_worth(box, s, out) > worth:
        worth = instead_worth(box, s, out)
        action = I64(MARKET) if s.event == BLACK_MARKET else take_best(s, step, out)
    if s.tiles[seat, POINTS_TILE] > 0 and I64(box.forest_points) * POINT - in_time(out, POINTS_TILE_KEPT) > worth:
        action = I64(USE_POINTS)
    return action


# --- steps of their own kind ----------------------------------------------------------------------------------------------------


@policy
def arrive(box: Box, s: State, seat: Seat, step: Step, out: Numbers) -> Action:
    """Resources of a tile come first, then the delivery, then the rest of what a tile can do."""
    useful = tile_is_useful(box, s, step)
    if useful and box.mountain_effect[s.mountain_tile[s.step_left[step]]] == GAIN_TILE:
        return I64(USE_MOUNTAIN)
    pawn = I64(s.step_pawn[step])
    if s.step_brave[step] == 1 and s.pawn[seat, pawn] == s.step_area[step]:
        tower, worth = best_delivery_in(box, s, out, I64(s.step_area[step]), NOTHING)
        if tower >= 0 and worth > 0:
            return DELIVER + pawn * ALL_TOWERS + tower
    return I64(USE_MOUNTAIN) if useful else I64(DONE)


@policy
def jump(box: Box, s: State, step: Step, out: Numbers) -> Action:
    """The circle that is worth more to stand on."""
    circles = circles_offered(box, s, step)
    best, most = I64(first(circles)), I64(-1_000_000)
    while circles != NOTHING:
        circle = first(circles)
        worth = I64(out[WORTH + I64(box.circle[s.side, circle])])
        if worth > most:
            best, most = circle, worth
        circles = without_first(circles)
    return JUMP + best


@policy
def take_best(s: State, step: Step, out: Numbers) -> Action:
    """The resource that is worth most."""
    kinds = takeable(s, step)
    best, most = I64(DONE), I64(-1_000_000)
    while kinds != NOTHING:
        kind = first(kinds)
        worth = gain_worth(s, out, kind, 1)
        if worth > most:
            best, most = TAKE + kind, worth
        kinds = without_first(kinds)
    return best


# --- events at the end of a round -----------------------------------------------------------------------------------------------


@policy
def fill_fist(box: Box, s: State, seat: Seat, luck: Word, out: Numbers) -> Action:
    """Hides what is worth least: a few, more in the last round."""
    hidden = I64(0)
    for kind in range(RESOURCES):
        hidden += s.fist[seat, kind]
        out[HELD + kind] -= s.fist[seat, kind]
    wanted = FULL_FIST + I64(luck & U64(1)) + (FULL_FIST if out[TIME] == 0 else 0)
    if hidden >= wanted:
        return I64(DONE)
    kinds = hideable(s, seat)
    best, least = I64(DONE), I64(1_000_000)
    while kinds != NOTHING:
        kind = first(kinds)
        worth = stock_worth(s, out, kind, out[HELD + kind] - 1)
        if worth < least:
            best, least = HIDE + kind, worth
        kinds = without_first(kinds)
    return best


@policy
def hand_in(box: Box, s: State, out: Numbers) -> Action:
    """Hands a set in if it pays more than it is worth in stock."""
    worth = I64(0)
    for kind in range(RESOURCES):
        worth += loss_worth(s, out, kind, box.works_set[kind])
    return I64(HAND_IN) if I64(box.works_points) * POINT > worth else I64(DONE)
