"""Moves in words and notation. The notation reads back to itself."""

from coven.games.broom_service.box.layout import ALL_TOWERS, AREAS
from coven.games.broom_service.names import CIRCLE_NAMES, RESOURCE_NAMES, ROLE_NAMES
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
from coven.games.broom_service.view.notation import tower_text
from coven.table.values import Move

PLAIN_MOVES = {
    MARKET: ("market", "market"),
    USE_BRAVE: ("use_brave", "use brave"),
    USE_POINTS: ("use_points", "use points"),
    USE_MOUNTAIN: ("use_mountain", "use mountain"),
    HAND_IN: ("hand_in", "hand in"),
    DONE: ("done", "done"),
}


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
PAWN_WORDS = {"p1": "0", "p2": "1"}
ACTION_OF = {move.text.lower(): move.id for move in MOVES}


def move_of(action: int) -> Move:
    """An action in words and notation."""
    return MOVES[action]


def action_of(text: str) -> int | None:
    """The action a notation stands for, or None; people may write their pawns p1 and p2."""
    words = [PAWN_WORDS.get(word, word) for word in text.lower().split()]
    return ACTION_OF.get(" ".join(words))
