"""Names and notation: what roles, events, landscapes, tiles and moves are called in writing. Reads back to itself."""

from collections.abc import Iterable
from typing import Any

from coven.games.broom_service.layout import ALL_TOWERS, AREAS, TOWERS
from coven.games.broom_service.state import (
    ACTIONS,
    BRAVE,
    CHARM,
    CHOOSE,
    COWARDLY,
    DELIVER,
    DONE,
    FLY,
    GATHER,
    HAND_IN,
    HIDE,
    JUMP,
    MARKET,
    TAKE,
    USE_BRAVE,
    USE_MOUNTAIN,
    USE_POINTS,
)
from coven.table.values import Move

ROLE_NAMES = (
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
)
EVENT_NAMES = (
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
)
LANDSCAPE_NAMES = ("forest", "hill", "mountain", "prairie", "water")
RESOURCE_NAMES = ("orange", "green", "purple", "wand")
CLOUD_EFFECTS = ("none", "bonus", "move", "delivery", "potions")
MOUNTAIN_EFFECTS = ("gain", "delivery", "moves", "cloud")
FOREST_TILES = ("brave", "card", "points")
CIRCLE_NAMES = ("A", "B", "C", "D")
SIDE_NAMES = ("front", "back")
PHASES = ("choosing", "adding", "leading", "following", "acting", "fists", "works", "ending", "over")
END_REASONS = ("", "rounds")
STANCES = ("waiting", "passed", "cowardly", "brave", "beaten")
STEPS = ("role", "arrival", "moves", "delivery", "cloud", "turbo", "any", "gather")
SOURCE_NAMES = ("start", "towers", "bravery", "storm", "bewitched", "events", "tiles", "lightning", "sets", "amulets")

PLAIN_MOVES = {
    MARKET: ("market", "market"),
    USE_BRAVE: ("use_brave", "use brave"),
    USE_POINTS: ("use_points", "use points"),
    USE_MOUNTAIN: ("use_mountain", "use mountain"),
    HAND_IN: ("hand_in", "hand in"),
    DONE: ("done", "done"),
}


def tower_text(tower: int) -> str:
    """`t12` for a printed tower, `h2` for the tower of the tile on hill space 2."""
    return f"t{tower}" if tower < TOWERS else f"h{tower - TOWERS}"


def names_in(things: Any, names: tuple[str, ...]) -> list[str]:
    """The names of the things in a set."""
    return [name for place, name in enumerate(names) if int(things) >> place & 1]


def set_of(texts: Iterable[str], names: tuple[str, ...]) -> int:
    """The set of the things named; an unknown name raises ValueError."""
    return sum(1 << place for place in {names.index(text) for text in texts})


def members(things: Any) -> list[int]:
    """The numbers of the things in a set."""
    word = int(things)
    return [place for place in range(word.bit_length()) if word >> place & 1]


def describe(action: int) -> Move:
    """An action in words and notation: `choose peak-druid`, `brave peak-druid`, `fly 0 a7`, `deliver 1 t12`, `charm c3`, `jump A`."""
    if action in PLAIN_MOVES:
        kind, text = PLAIN_MOVES[action]
        return Move(action, kind, text)
    for first, kind, names in ((HIDE, "hide", RESOURCE_NAMES), (JUMP, "jump", CIRCLE_NAMES), (TAKE, "take", RESOURCE_NAMES)):
        if action >= first:
            name = names[action - first]
            return Move(action, kind, f"{kind} {name}", {"circle" if kind == "jump" else "resource": name})
    if action >= GATHER:
        return Move(action, "gather", f"gather {action - GATHER + 1}", {"yield": action - GATHER + 1})
    if action >= CHARM:
        return Move(action, "charm", f"charm c{action - CHARM}", {"cloud": action - CHARM})
    if action >= FLY:
        return describe_pawn_move(action)
    for first, kind in ((COWARDLY, "cowardly"), (BRAVE, "brave"), (CHOOSE, "choose")):
        if action >= first:
            return Move(action, kind, f"{kind} {ROLE_NAMES[action - first]}", {"role": ROLE_NAMES[action - first]})
    raise ValueError(f"{action} is no action")


def describe_pawn_move(action: int) -> Move:
    if action >= DELIVER:
        pawn, tower = divmod(action - DELIVER, ALL_TOWERS)
        return Move(action, "deliver", f"deliver {pawn} {tower_text(tower)}", {"pawn": pawn, "tower": tower_text(tower)})
    pawn, area = divmod(action - FLY, AREAS)
    return Move(action, "fly", f"fly {pawn} a{area}", {"pawn": pawn, "area": area})


MOVES = tuple(describe(action) for action in range(ACTIONS))
ACTION_OF = {move.text.lower(): move.id for move in MOVES}
