"""The board in a setting: its areas and towers as printed, and the clouds and tiles laid on it at the start."""

from typing import Any

from coven.games.broom_service.box.layout import CASTLES, CIRCLES, COLOURS, GAIN_TILE, MOVES_TILE, RESOURCES, TOWERS
from coven.games.broom_service.box.map.sheets import printed_side
from coven.games.broom_service.names import CIRCLE_NAMES, CLOUD_EFFECTS, LANDSCAPE_NAMES, MOUNTAIN_EFFECTS, RESOURCE_NAMES
from coven.games.broom_service.state import NO_TILE
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.notation import members, tower_text
from coven.games.broom_service.view.printed import resources_by_name


def map_of(box: Box, side: int) -> dict[str, Any]:
    """A side of the board as printed."""
    return {
        "areas": [area(box, side, number) for number in range(box.areas[side])],
        "towers": [tower(box, side, number) for number in range(box.towers[side])],
        "castles": [box.castle[side, castle] for castle in range(CASTLES)],
        "circles": {CIRCLE_NAMES[circle]: box.circle[side, circle] for circle in range(CIRCLES) if box.circle[side, circle] >= 0},
    }


def area(box: Box, side: int, number: int) -> dict[str, Any]:
    printed = printed_side(box, side)
    return {
        "area": number,
        "name": None if printed is None else printed["areas"][number]["name"],
        "landscape": LANDSCAPE_NAMES[box.landscape[side, number]],
        "neighbours": members(box.neighbours[side, number]),
    }


def tower(box: Box, side: int, number: int) -> dict[str, Any]:
    return {
        "tower": tower_text(number),
        "areas": members(box.tower_areas[side, number]),
        "colour": RESOURCE_NAMES[box.tower_colour[side, number]],
        "square": box.tower_square[side, number] == 1,
        "points": box.tower_points[side, number],
        "wands": box.tower_wands[side, number],
    }


def cloud_tile(box: Box, s: State, space: int) -> dict[str, Any]:
    """The cloud laid on a space, with the numbers of what it does."""
    kind = s.cloud_kind[space]
    effect = CLOUD_EFFECTS[box.cloud_effect[kind]]
    shown: dict[str, Any] = {
        "cloud": space,
        "area": box.cloud_area[s.side, space],
        "cost": box.cloud_cost[kind],
        "bolts": box.cloud_bolts[kind],
        "storm": box.cloud_storm[kind] == 1,
        "effect": effect,
    }
    if effect in ("bonus", "potions"):
        shown["points"] = box.cloud_points[kind]
    if effect == "potions":
        shown |= {"potion": RESOURCE_NAMES[box.cloud_potion[kind]], "need": box.cloud_need[kind]}
    return shown


def mountain_tiles(box: Box, s: State) -> list[dict[str, Any]]:
    spaces = [space for space in range(box.mountain_spaces[s.side]) if s.mountain_tile[space] != NO_TILE]
    return [mountain_tile(box, s, space, s.mountain_tile[space]) for space in spaces]


def mountain_tile(box: Box, s: State, space: int, kind: int) -> dict[str, Any]:
    """A tile on its mountain, the towers it covers (Broom 53), and what it gives or how many moves it allows."""
    tile = {"area": box.mountain_area[s.side, space], "tile": mountain_name(box, kind)}
    tile["covers"] = [tower_text(number) for number in members(box.mountain_covers[s.side, space])]
    if box.mountain_effect[kind] == GAIN_TILE:
        return {**tile, "gain": resources_by_name([box.mountain_gain[kind, resource] for resource in range(RESOURCES)])}
    return {**tile, "moves": box.mountain_times[kind]} if box.mountain_effect[kind] == MOVES_TILE else tile


def mountain_name(box: Box, kind: int) -> str:
    """A gain tile goes by what it gives: potions or wands."""
    if box.mountain_effect[kind] != GAIN_TILE:
        return str(MOUNTAIN_EFFECTS[box.mountain_effect[kind]])
    return "potions" if any(box.mountain_gain[kind, colour] for colour in range(COLOURS)) else "wands"


def hill_tiles(box: Box, s: State) -> list[dict[str, Any]]:
    spaces = [space for space in range(box.hill_spaces[s.side]) if s.hill_tile[space] != NO_TILE]
    return [hill_tile(box, s, space, s.hill_tile[space]) for space in spaces]


def hill_tile(box: Box, s: State, space: int, kind: int) -> dict[str, Any]:
    """Turbo tiles show their circles, tower tiles their tower."""
    here = box.hill_area[s.side, space]
    if box.hill_colour[kind] < 0:
        return {"area": here, "circles": [CIRCLE_NAMES[box.hill_circles[kind, place]] for place in range(2)]}
    own = {
        "tower": tower_text(TOWERS + space),
        "areas": [here],
        "colour": RESOURCE_NAMES[box.hill_colour[kind]],
        "square": True,
        "points": box.hill_points[kind],
        "wands": box.hill_wands[kind],
    }
    return {"area": here, "tower": own}
