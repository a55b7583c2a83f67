"""Events and moves in sentences: numbers of seats become names. The schema of the game says which arguments are seats."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coven.table.game import Game
from coven.table.schema import BY_SEAT, SEAT, SEATS
from coven.table.values import Event, Move
from coven.table.words import Words, say

Shorten = Callable[[str], str]
Marks = Mapping[str, set[str]]  # what each argument stands for


def with_names(args: Mapping[str, Any], marks: Marks, seats: Sequence[str]) -> dict[str, Any]:
    """Arguments as sentences want them: `seat` is told as `player`, lists with an entry for each seat as `name entry`."""
    told: dict[str, Any] = {}
    for name, value in args.items():
        meaning = marks.get(name, set())
        if SEAT.name in meaning and isinstance(value, int):
            told["player" if name == "seat" else name] = seats[value] if value < len(seats) else ""  # a move for a seat that is not taken
        elif SEATS.name in meaning and isinstance(value, list | tuple):
            told |= {name: ", ".join(seats[seat] for seat in value), "count": len(value)}
        elif BY_SEAT.name in meaning and isinstance(value, list | tuple):
            told[name] = ", ".join(f"{seat} {entry}" for seat, entry in zip(seats, value, strict=False))
        else:
            told[name] = value
    return told


def tell(event: Event, game: Game, speak: Words, seats: Sequence[str], shorten: Shorten | None = None) -> str:
    """An event in one line; `shorten` writes cards and the like as the game's terminal table does."""
    marks = game.faces.schema.event_marks.get(event.kind, {})
    return say(speak, "event", event.kind, with_names(shortened(event.args, shorten), marks, seats))


def shortened(args: Mapping[str, Any], shorten: Shorten | None) -> Mapping[str, Any]:
    """Arguments with every card written short, if the game has a way to."""
    if shorten is None:
        return args
    told = dict(args)
    if "card" in told:
        told["card"] = shorten(told["card"])
    if "cards" in told:
        told["cards"] = " ".join(map(shorten, told["cards"]))
    return told


def name_move(move: Move, game: Game, speak: Words, seats: Sequence[str]) -> str:
    """A move in words."""
    return say(speak, "move", move.kind, with_names(move.args, game.faces.schema.move_marks.get(move.kind, {}), seats))
