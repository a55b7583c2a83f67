"""What happened: the events of a move, as one watcher saw them, told in order."""

from collections.abc import Iterator
from typing import Any

from coven.games.broom_service.layout import ALL_TOWERS, CARD_TILE, FOREST_KINDS, WAND
from coven.games.broom_service.map_view import cloud, mountain_name
from coven.games.broom_service.names import (
    CIRCLE_NAMES,
    EVENT_NAMES,
    FOREST_TILES,
    RESOURCE_NAMES,
    ROLE_NAMES,
    SOURCE_NAMES,
    names_in,
    tower_text,
)
from coven.games.broom_service.printed import resources_view
from coven.games.broom_service.scoring import place_of
from coven.games.broom_service.state import (
    ADDING,
    BRAVE,
    CHARM,
    CHOOSE,
    CHOOSING,
    COWARDLY,
    DELIVER,
    DONE,
    FISTS,
    FLY,
    FROM_AMULETS,
    FROM_BEWITCHED,
    FROM_BRAVERY,
    FROM_EVENTS,
    FROM_LIGHTNING,
    FROM_SETS,
    FROM_STORM,
    FROM_TILES,
    FROM_TOWERS,
    GATHER,
    HAND_IN,
    HIDE,
    JUMP,
    LEADING,
    MARKET,
    OVER,
    PASSED,
    PAWNS,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
    WORKS,
)
from coven.table.values import Event

SECRET_PHASES = (CHOOSING, ADDING, FISTS, WORKS)


def events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """What the watcher saw happen when `seat` played `action`; at the start of a game `seat` is -1."""
    if seat < 0:
        return round_begins(after)
    if before.phase in SECRET_PHASES:
        seen = [*secret_events(before, seat, action, watcher), *ready_events(before, seat, after)]
        seen += [] if before.phase == after.phase else list(shown_events(before, after))
    else:
        seen = [*placing_events(box, before, seat, action, after), *acting_events(box, before, seat, action, after), *order_events(before, after)]
    return seen + list(round_events(before, after))


def points_from(before: Any, after: Any, seat: int, source: int) -> int:
    """How many points a move brought a seat from one source."""
    return int(after.earned[seat, source]) - int(before.earned[seat, source])


# --- simultaneous choices -----------------------------------------------------------------------------------------------


def secret_events(before: Any, seat: int, action: int, watcher: int | None) -> Iterator[Event]:
    """The choice itself, for the eyes of its seat."""
    if watcher != seat:
        return
    if action < BRAVE:
        yield Event("choose", {"seat": seat, "role": ROLE_NAMES[action - CHOOSE]})
    elif HIDE <= action < MARKET:
        yield Event("hide", {"seat": seat, "resource": RESOURCE_NAMES[action - HIDE]})
    elif action in (HAND_IN, DONE):
        yield Event("answer", {"seat": seat, "yes": action == HAND_IN})


def ready_events(before: Any, seat: int, after: Any) -> Iterator[Event]:
    if before.phase != after.phase or after.round_number != before.round_number or after.answered >> seat & 1:
        yield Event("ready", {"seat": seat})


def shown_events(before: Any, after: Any) -> Iterator[Event]:
    """All are in: what is shown of the choices."""
    players = range(after.players)
    if before.phase == CHOOSING:
        yield Event("hands_taken", {"counts": [int(after.hand[who]).bit_count() for who in players]})
        yield from event_points(before, after)
    if before.phase in (CHOOSING, ADDING):
        yield from (Event("card_tile", {"seat": who}) for who in players if after.tiles[who, CARD_TILE] < before.tiles[who, CARD_TILE])
    given = [int(before.resource[who].sum()) - int(after.resource[who].sum()) for who in players]
    if before.phase == FISTS:
        yield Event("fists", {"counts": given})
    if before.phase == WORKS:
        yield from (Event("handed_in", {"seat": who}) for who in players if given[who])


def event_points(before: Any, after: Any) -> Iterator[Event]:
    """What a round's event brought or cost."""
    for who in range(after.players):
        points = points_from(before, after, who, FROM_EVENTS)
        if points:
            yield Event("event_points", {"seat": who, "event": EVENT_NAMES[before.event], "points": points})


# --- a turn ---------------------------------------------------------------------------------------------------------------


def placing_events(box: Any, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    """A card is placed, bravely or not."""
    if not BRAVE <= action < FLY:
        return
    brave = action < COWARDLY
    role = ROLE_NAMES[(action - BRAVE) % (COWARDLY - BRAVE)]
    yield Event("place", {"seat": seat, "role": role, "manner": "brave" if brave else "cowardly", "leads": bool(before.phase == LEADING)})
    if points_from(before, after, seat, FROM_BEWITCHED):
        yield Event("bewitched", {"seat": seat, "role": role, "points": points_from(before, after, seat, FROM_BEWITCHED)})
    if brave and before.phase != LEADING and before.brave >= 0:
        yield Event("beaten", {"seat": int(before.brave)})


def acting_events(box: Any, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    """The move of an action and what came with it."""
    if FLY <= action < DELIVER or JUMP <= action < HIDE:
        yield from flight_events(box, before, seat, action, after)
    elif DELIVER <= action < CHARM:
        yield from delivery_events(box, before, seat, action, after)
    elif CHARM <= action < GATHER:
        yield from charm_events(box, before, seat, action - CHARM, after)
    elif GATHER <= action < JUMP:
        yield from gain_events(before, seat, after)
    elif action == MARKET:
        yield Event("market", {"seat": seat, "points": int(box.market_points)})
    elif action == USE_POINTS:
        yield Event("tile_points", {"seat": seat, "points": points_from(before, after, seat, FROM_TILES)})
    elif action == USE_BRAVE:
        yield Event("use_brave", {"seat": seat})
    elif action == USE_MOUNTAIN:
        yield from mountain_events(box, before, seat, after)
    elif action == DONE:
        yield Event("done", {"seat": seat})


def flight_events(box: Any, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    pawn = next(pawn for pawn in range(PAWNS) if before.pawn[seat, pawn] != after.pawn[seat, pawn] or pawn == PAWNS - 1)
    moved = {"seat": seat, "pawn": pawn, "from": int(before.pawn[seat, pawn]), "area": int(after.pawn[seat, pawn])}
    yield Event("jump", {**moved, "circle": CIRCLE_NAMES[action - JUMP]}) if action >= JUMP else Event("fly", moved)
    for kind in range(FOREST_KINDS):
        if after.tiles[seat, kind] > before.tiles[seat, kind]:
            yield Event("forest_tile", {"seat": seat, "tile": FOREST_TILES[kind]})
    if after.amulets[seat] != before.amulets[seat]:
        yield Event("amulet", {"seat": seat, "area": moved["area"]})


def delivery_events(box: Any, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    pawn, tower = divmod(action - DELIVER, ALL_TOWERS)
    colour = next(kind for kind in range(WAND) if after.resource[seat, kind] < before.resource[seat, kind] or kind == WAND - 1)
    points = points_from(before, after, seat, FROM_TOWERS)
    wands = int(after.resource[seat, WAND]) - int(before.resource[seat, WAND])
    told = {"seat": seat, "pawn": pawn, "tower": tower_text(tower), "potion": RESOURCE_NAMES[colour], "points": points, "wands": wands}
    yield Event("deliver", told)
    yield from bonus_events(before, seat, after)


def bonus_events(before: Any, seat: int, after: Any) -> Iterator[Event]:
    for kind, source in (("storm_points", FROM_STORM), ("brave_points", FROM_BRAVERY)):
        if points_from(before, after, seat, source):
            yield Event(kind, {"seat": seat, "points": points_from(before, after, seat, source)})


def charm_events(box: Any, before: Any, seat: int, space: int, after: Any) -> Iterator[Event]:
    shown = cloud(box, before, space)
    yield Event("charm", {"seat": seat, "cloud": space, "area": shown["area"], "wands": shown["cost"], "bolts": shown["bolts"]})
    yield from bonus_events(before, seat, after)


def gain_events(before: Any, seat: int, after: Any) -> Iterator[Event]:
    gained = resources_view(after.resource[seat] - before.resource[seat])
    if any(gained.values()):
        yield Event("gain", {"seat": seat, **gained})


def mountain_events(box: Any, before: Any, seat: int, after: Any) -> Iterator[Event]:
    space = before.step_left[before.depth - 1]
    yield Event("use_mountain", {"seat": seat, "tile": mountain_name(box, before.mountain_tile[space])})
    yield from gain_events(before, seat, after)


def order_events(before: Any, after: Any) -> Iterator[Event]:
    """Who had to pass, whether the brave one acts now, and who leads next."""
    for turn in range(1, int(after.players)):
        who = (int(before.turn) + turn) % int(after.players)
        if after.stance[who] == PASSED and (before.stance[who] != PASSED or before.phase == LEADING):
            yield Event("next", {"seat": who})
    if after.resolving and not before.resolving:
        yield Event("acts", {"seat": int(after.brave), "role": ROLE_NAMES[after.role]})
    if after.phase == LEADING:
        yield Event("leads", {"seat": int(after.leader)})


# --- rounds ---------------------------------------------------------------------------------------------------------------


def round_begins(s: Any) -> list[Event]:
    """The round's event and bewitched roles, and who will lead first."""
    roles = names_in(s.bewitched, ROLE_NAMES)
    told = {"round": int(s.round_number), "event": EVENT_NAMES[s.event], "roles": roles, "count": len(roles)}
    return [Event("round", told), Event("leads_first", {"seat": int(s.leader)})]


def round_events(before: Any, after: Any) -> Iterator[Event]:
    """The end of a round and what comes after it."""
    over = after.phase == OVER
    if after.round_number == before.round_number and not over:
        if after.phase != before.phase and after.phase in (FISTS, WORKS):
            yield Event("asked", {"event": EVENT_NAMES[after.event]})
        return
    if before.phase != CHOOSING and EVENT_NAMES[before.event] != "black-market":
        yield from event_points(before, after)
    if not over:
        yield from round_begins(after)
        return
    for who in range(after.players):
        told = {SOURCE_NAMES[source]: points_from(before, after, who, source) for source in (FROM_LIGHTNING, FROM_SETS, FROM_AMULETS)}
        yield Event("final", {"seat": who, **told, "points": int(after.points[who])})
    winners = [who for who in range(after.players) if place_of(after, who) == 1]
    yield Event("end", {"reason": "rounds", "winners": winners})
