"""A view and its setting in one, for whoever draws them."""

from typing import NotRequired, cast

from coven.drawing import Added
from coven.games.broom_service.view.schema import Seen, TableSetting, TableView
from coven.games.broom_service.view.setting_schema import CloudTile, Setting, Tower
from coven.table.schema import Common


class Shown(Common, Seen, Setting, Added):
    """All that a viewer knows: the setting, the view, and the clouds that lie with their numbers; of a game seen open the views of all seats."""

    clouds: list[CloudTile]
    open: NotRequired[list[TableView]]


def joined(view: TableView, setting: TableSetting) -> Shown:
    return cast(Shown, {**setting, **view, "clouds": [setting["cloud_tiles"][space] for space in view["clouds"]]})


def all_towers(shown: Shown) -> list[Tower]:
    """The printed towers and those of hill tiles."""
    return [*shown["map"]["towers"], *(tile["tower"] for tile in shown["hill_tiles"] if "tower" in tile)]


def name_of(shown: Shown, area: int, language: str) -> str:
    """The name of an area, if the box tells one."""
    names = shown["map"]["areas"][area]["name"] or {}
    return str(names.get(language, names.get("en", "")))


def land_around(shown: Shown, area: int) -> set[int]:
    """The areas that can be reached from an area by flying, all clouds gone; a turbo hill is entered but not crossed."""
    areas = shown["map"]["areas"]
    turbo = {tile["area"] for tile in shown["hill_tiles"] if "circles" in tile}
    found, waiting = {area}, [area]
    while waiting:
        here = waiting.pop()
        onward = [other for other in areas[here]["neighbours"] if areas[other]["landscape"] != "water" and other not in found]
        found.update(onward)
        waiting += [other for other in onward if other not in turbo]
    return found


def is_island(shown: Shown, circle: str) -> bool:
    """Whether no castle can be reached from a stone circle by flying."""
    return not land_around(shown, shown["map"]["circles"][circle]) & set(shown["map"]["castles"])


def ways_off(shown: Shown, circle: str) -> list[str]:
    """The stone circles that turbo hills lead to from the land around a circle."""
    land = land_around(shown, shown["map"]["circles"][circle])
    return sorted({name for tile in shown["hill_tiles"] if tile["area"] in land for name in tile.get("circles", ())})
