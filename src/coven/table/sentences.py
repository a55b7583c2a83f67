"""Sentences with people in them: numbers of seats become names. The marks of a game's schema say which arguments are seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.table.schema import BY_SEAT, SEAT, SEATS, Prompt, Schema
from coven.table.words import Words

Marks = Mapping[str, set[str]]  # what each argument stands for


def prompt_sentence(prompt: Prompt, schema: Schema, speak: Words, seats: Sequence[str]) -> str:
    """The prompt of a view in words: whose turn it is and what they must do."""
    return speak(prompt["id"], **with_names(prompt["args"], schema.prompt_marks[prompt["id"]], seats))


def with_names(args: Mapping[str, Any], marks: Marks, seats: Sequence[str]) -> dict[str, Any]:
    """Arguments as sentences want them: `seat` is told as `player`, lists with an entry for each seat as `name entry`."""
    spoken: dict[str, Any] = {}
    for name, value in args.items():
        meaning = marks.get(name, set())
        if SEAT.name in meaning and isinstance(value, int):
            spoken["player" if name == "seat" else name] = seats[value] if value < len(seats) else ""  # a move for a seat that is not taken
        elif SEATS.name in meaning and isinstance(value, list | tuple):
            spoken |= {name: ", ".join(seats[seat] for seat in value), "count": len(value)}
        elif BY_SEAT.name in meaning and isinstance(value, list | tuple):
            spoken[name] = ", ".join(f"{seat} {entry}" for seat, entry in zip(seats, value, strict=False))
        else:
            spoken[name] = value
    return spoken
