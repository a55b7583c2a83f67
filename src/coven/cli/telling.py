"""Events and moves in sentences: numbers of seats become names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coven.table.table import Table
from coven.table.values import Event, Move
from coven.table.words import Words, say

SEAT_ARGUMENTS = ("seat", "dealer", "leader", "caster", "winner", "giver", "receiver")
SEAT_LISTS = ("winners", "wizards")
Shorten = Callable[[str], str]
BY_SEAT = ("points", "totals", "rests", "counts")


def with_names(args: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Any]:
    """Arguments as sentences want them: `seat` is told as `player`, lists with an entry for each seat as `name entry`."""
    told: dict[str, Any] = {}
    for name, value in args.items():
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            told["player" if name == "seat" else name] = seats[value]
        elif name in SEAT_LISTS:
            told[name] = ", ".join(seats[seat] for seat in value)
        elif name in BY_SEAT and isinstance(value, list | tuple) and len(value) == len(seats):
            told[name] = ", ".join(f"{seat} {number}" for seat, number in zip(seats, value, strict=True))
        else:
            told[name] = value
    if "winners" in args:
        told["count"] = len(args["winners"])
    return told


def tell(event: Event, speak: Words, seats: Sequence[str], shorten: Shorten | None = None) -> str:
    """An event in one line; `shorten` writes cards and the like as the game's terminal table does."""
    return say(speak, "event", event.kind, with_names(shortened(event.args, shorten), seats))


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


def name_move(move: Move, speak: Words, seats: Sequence[str]) -> str:
    """A move in words."""
    return say(speak, "move", move.kind, with_names(move.args, seats))


def log(table: Table, watcher: int | None, speak: Words, most: int, shorten: Shorten | None = None) -> list[str]:
    """The last lines of what a watcher saw happen, oldest first."""
    lines: list[str] = []
    for number in range(len(table), -1, -1):
        lines = [tell(event, speak, table.seats, shorten) for event in table.events(watcher, number)] + lines
        if len(lines) >= most:
            break
    return lines[-most:] if most else []
