"""The shape of a setting: everything printed, the side in play, what was laid on it at the start, and how the map is drawn."""

from typing import NotRequired, TypedDict

from coven.games.broom_service.names import Circle, CloudEffect, Colour, Landscape, MountainTile, Shape, Side
from coven.table.schema import NoArguments

Names = dict[str, str]  # by language


class Resources(TypedDict):
    orange: int
    green: int
    purple: int
    wand: int


class RoleCard(TypedDict):
    landscapes: list[Landscape]
    bonus: int
    cowardly: list[Resources]
    brave: list[Resources]


class MoreOrLess(TypedDict):
    fewest: int
    most: int
    points: list[int]


class ByLandscape(TypedDict):
    forest: int
    hill: int
    mountain: int
    prairie: int


class Works(TypedDict):
    set: Resources
    points: int


class Points(TypedDict):
    points: int


class PlacePoints(TypedDict):
    points: list[int]


class Distillery(TypedDict):
    resources: int


EventCards = TypedDict(
    "EventCards",
    {
        "more-or-less": MoreOrLess,
        "brave-heart": NoArguments,
        "black-market": Points,
        "black-distillery": Distillery,
        "perilous-places": ByLandscape,
        "protected-places": ByLandscape,
        "upper-hand": PlacePoints,
        "empty-handed": Points,
        "the-works": Works,
        "flock-together": Points,
    },
)


class Sets(TypedDict):
    three: int
    four: int


class Printed(TypedDict):
    roles: dict[str, RoleCard]
    events: EventCards
    lightning: list[int]  # for 0, 1, 2 … bolts; the last holds for any more
    amulets: list[int]
    sets: Sets
    points_tile: int


class Area(TypedDict):
    area: int
    name: Names | None
    landscape: Landscape
    neighbours: list[int]


class Tower(TypedDict):
    tower: str
    areas: list[int]
    colour: Colour
    square: bool
    points: int
    wands: int


class Map(TypedDict):
    areas: list[Area]
    towers: list[Tower]
    castles: list[int]
    circles: dict[str, int]


class CloudFace(TypedDict):
    """What is printed on a cloud."""

    cost: int
    bolts: int
    storm: bool
    effect: CloudEffect
    points: NotRequired[int]
    potion: NotRequired[Colour]
    need: NotRequired[int]


class CloudTile(CloudFace):
    cloud: int
    area: int


class MountainTileView(TypedDict):
    area: int
    tile: MountainTile
    covers: list[str]
    gain: NotRequired[Resources]
    moves: NotRequired[int]


class HillTileView(TypedDict):
    area: int
    circles: NotRequired[list[Circle]]
    tower: NotRequired[Tower]


class SheetArea(TypedDict):
    id: str
    name: Names
    landscape: Landscape
    at: NotRequired[list[int]]
    castle_at: NotRequired[list[int]]
    outline: NotRequired[str]


class SheetTower(TypedDict):
    id: str
    colour: Colour
    shape: Shape
    points: int
    wands: int
    at: NotRequired[list[int]]


class SheetItem(TypedDict):
    id: str
    area: str
    at: NotRequired[list[int]]


class SheetSpace(TypedDict):
    area: str
    at: NotRequired[list[int]]
    covers: NotRequired[list[str]]


class Sheet(TypedDict):
    """A side of the board as it is drawn; places are missing where a box has none."""

    title: Names
    width: NotRequired[int]
    height: NotRequired[int]
    castles: list[str]
    areas: list[SheetArea]
    towers: NotRequired[list[SheetTower]]
    clouds: NotRequired[list[SheetItem]]
    circles: NotRequired[list[SheetItem]]
    mountain_spaces: NotRequired[list[SheetSpace]]
    forest_spaces: NotRequired[list[SheetSpace]]
    hill_spaces: NotRequired[list[SheetSpace]]


class Setting(TypedDict):
    side: Side
    rounds: int
    bewitched_points: int
    printed: Printed
    map: Map
    cloud_tiles: list[CloudTile]  # by cloud space: which cloud was laid there
    mountain_tiles: list[MountainTileView]
    hill_tiles: list[HillTileView]
    sheet: Sheet | None
