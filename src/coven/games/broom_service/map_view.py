"""The board in a view: its areas and towers as printed, and the clouds and tiles that lie on it."""

from typing import Any

from coven.games.broom_service.layout import CASTLES, CIRCLES, TOWERS
from coven.games.broom_service.names import (
    CIRCLE_NAMES,
    CLOUD_EFFECTS,
    FOREST_TILES,
    LANDSCAPE_NAMES,
    MOUNTAIN_EFFECTS,
    RESOURCE_NAMES,
    members,
    tower_text,
)
from coven.games.broom_service.printed import resources_view

_maps: dict[tuple[bytes, int], dict[str, Any]] = {}


def map_of(box: Any, side: int) -> dict[str, Any]:
    """A side of the board as printed; built once for each box."""
    key = (box.tobytes(), side)
    if key not in _maps:
        _maps[key] = {
            "areas": [area(box, side, number) for number in range(box.areas[side])],
            "towers": [tower(box, side, number) for number in range(box.towers[side])],
            "castles": [int(box.castle[side, castle]) for castle in range(CASTLES)],
            "circles": {CIRCLE_NAMES[circle]: int(box.circle[side, circle]) for circle in range(CIRCLES) if box.circle[side, circle] >= 0},
        }
    return _maps[key]


def area(box: Any, side: int, number: int) -> dict[str, Any]:
    return {"area": number, "landscape": LANDSCAPE_NAMES[box.landscape[side, number]], "neighbours": members(box.neighbours[side, number])}


def tower(box: Any, side: int, number: int) -> dict[str, Any]:
    return {
        "tower": tower_text(number),
        "areas": members(box.tower_areas[side, number]),
        "colour": RESOURCE_NAMES[box.tower_colour[side, number]],
        "square": bool(box.tower_square[side, number]),
        "points": int(box.tower_points[side, number]),
        "wands": int(box.tower_wands[side, number]),
    }


def towers_in(towers: Any) -> list[str]:
    return [tower_text(number) for number in members(towers)]


def cloud(box: Any, s: Any, space: int) -> dict[str, Any]:
    """A cloud, lying on its space or taken from there, with the numbers of what it does."""
    kind = s.cloud_kind[space]
    effect = CLOUD_EFFECTS[box.cloud_effect[kind]]
    shown = {
        "cloud": space,
        "area": int(box.cloud_area[s.side, space]),
        "cost": int(box.cloud_cost[kind]),
        "bolts": int(box.cloud_bolts[kind]),
        "storm": bool(box.cloud_storm[kind]),
        "effect": effect,
    }
    if effect in ("bonus", "potions"):
        shown["points"] = int(box.cloud_points[kind])
    if effect == "potions":
        shown |= {"potion": RESOURCE_NAMES[box.cloud_potion[kind]], "need": int(box.cloud_need[kind])}
    return shown


def mountain_tiles(box: Any, s: Any) -> list[dict[str, Any]]:
    found = []
    for space in range(box.mountain_spaces[s.side]):
        kind = s.mountain_tile[space]
        if kind >= 0:
            tile = {"area": int(box.mountain_area[s.side, space]), "tile": mountain_name(box, kind), "covers": covered(box, s, space)}
            found.append({**tile, **mountain_numbers(box, kind)})
    return found


def mountain_numbers(box: Any, kind: int) -> dict[str, Any]:
    """What a gain tile gives, or how many moves a moves tile allows."""
    effect = MOUNTAIN_EFFECTS[box.mountain_effect[kind]]
    if effect == "gain":
        return {"gain": resources_view(box.mountain_gain[kind])}
    return {"moves": int(box.mountain_times[kind])} if effect == "moves" else {}


def mountain_name(box: Any, kind: int) -> str:
    """A gain tile goes by what it gives: potions or wands."""
    effect = MOUNTAIN_EFFECTS[box.mountain_effect[kind]]
    if effect != "gain":
        return effect
    return "potions" if any(box.mountain_gain[kind][:3]) else "wands"


def covered(box: Any, s: Any, space: int) -> list[str]:
    return towers_in(box.mountain_covers[s.side, space])


def forest_tiles(box: Any, s: Any) -> list[dict[str, Any]]:
    spaces = range(box.forest_spaces[s.side])
    return [{"area": int(box.forest_area[s.side, n]), "tile": FOREST_TILES[s.forest_tile[n]]} for n in spaces if s.forest_tile[n] >= 0]


def hill_tiles(box: Any, s: Any) -> list[dict[str, Any]]:
    """Turbo tiles show their circles, tower tiles their tower."""
    found = []
    for space in range(box.hill_spaces[s.side]):
        kind = s.hill_tile[space]
        if kind < 0:
            continue
        tile: dict[str, Any] = {"area": int(box.hill_area[s.side, space])}
        if box.hill_colour[kind] < 0:
            tile["circles"] = [CIRCLE_NAMES[circle] for circle in box.hill_circles[kind]]
        else:
            tile["tower"] = {
                "tower": tower_text(TOWERS + space),
                "areas": [tile["area"]],
                "colour": RESOURCE_NAMES[box.hill_colour[kind]],
                "square": True,
                "points": int(box.hill_points[kind]),
                "wands": int(box.hill_wands[kind]),
            }
        found.append(tile)
    return found


def amulets_left(box: Any, s: Any, who: int) -> list[int]:
    """Areas where the seat's amulet still lies."""
    return [int(box.mountain_area[s.side, space]) for space in members(s.amulets[who])]
