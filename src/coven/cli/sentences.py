"""Events and moves in sentences: the names of seats in the place of their numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coven.table.game import Game
from coven.table.sentences import with_names
from coven.table.values import Event, Move
from coven.table.words import Words, say

Shorten = Callable[[str], str]


def event_sentence(event: Event, game: Game, speak: Words, seats: Sequence[str], shorten: Shorten | None = None) -> str:
    """An event in one line; `shorten` writes cards and the like as the game's terminal table does."""
    marks = game.faces.schema.event_marks.get(event.kind, {})
    return say(speak, "event", event.kind, with_names(shortened(event.args, shorten), marks, seats))


def shortened(args: Mapping[str, Any], shorten: Shorten | None) -> Mapping[str, Any]:
    """Arguments with every card written short, if the game has a way to."""
    if shorten is None:
        return args
    short = dict(args)
    if "card" in short:
        short["card"] = shorten(short["card"])
    if "cards" in short:
        short["cards"] = " ".join(map(shorten, short["cards"]))
    return short


def name_move(move: Move, game: Game, speak: Words, seats: Sequence[str]) -> str:
    """A move in words."""
    return say(speak, "move", move.kind, with_names(move.args, game.faces.schema.move_marks.get(move.kind, {}), seats))
