"""The printed names that box, rules and views share: roles, events, landscapes, tiles, each as a type and as a tuple by number."""

from typing import Literal, get_args

Role = Literal[
    "forest-witch",
    "hill-witch",
    "mountain-witch",
    "prairie-witch",
    "valley-druid",
    "peak-druid",
    "weather-fairy",
    "fruit-gatherer",
    "herb-gatherer",
    "root-gatherer",
]
EventCard = Literal[
    "more-or-less",
    "brave-heart",
    "black-market",
    "black-distillery",
    "perilous-places",
    "protected-places",
    "upper-hand",
    "empty-handed",
    "the-works",
    "flock-together",
]
Land = Literal["forest", "hill", "mountain", "prairie"]
Landscape = Literal[Land, "water"]
Colour = Literal["orange", "green", "purple"]
Resource = Literal[Colour, "wand"]
StormEffect = Literal["bonus", "move", "delivery", "potions"]
CloudEffect = Literal["none", StormEffect]
MountainEffect = Literal["gain", "delivery", "moves", "cloud"]
MountainTile = Literal["potions", "wands", "delivery", "moves", "cloud"]  # a gain tile goes by what it gives
ForestTile = Literal["brave", "card", "points"]
Circle = Literal["A", "B", "C", "D"]
Side = Literal["front", "back"]
Shape = Literal["round", "square"]

ROLE_NAMES: tuple[str, ...] = get_args(Role)
EVENT_NAMES: tuple[str, ...] = get_args(EventCard)
LAND_NAMES: tuple[str, ...] = get_args(Land)
LANDSCAPE_NAMES: tuple[str, ...] = get_args(Landscape)
COLOUR_NAMES: tuple[str, ...] = get_args(Colour)
RESOURCE_NAMES: tuple[str, ...] = get_args(Resource)
STORM_EFFECTS: tuple[str, ...] = get_args(StormEffect)
CLOUD_EFFECTS: tuple[str, ...] = get_args(CloudEffect)
MOUNTAIN_EFFECTS: tuple[str, ...] = get_args(MountainEffect)
FOREST_TILES: tuple[str, ...] = get_args(ForestTile)
FOREST_EFFECTS = ("brave_action", "extra_card", "points")  # the same, as a box calls them
CIRCLE_NAMES: tuple[str, ...] = get_args(Circle)
SIDE_NAMES: tuple[str, ...] = get_args(Side)
SHAPES: tuple[str, ...] = get_args(Shape)


def as_ids(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as a box writes them: `forest_witch`."""
    return tuple(name.replace("-", "_") for name in names)


ROLE_IDS = as_ids(ROLE_NAMES)
EVENT_IDS = as_ids(EVENT_NAMES)
