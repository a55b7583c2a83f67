"""Reasons in sentences, and shares of a win as people read them."""

from collections.abc import Callable, Iterable
from typing import Any

from coven.analysis.shapes import ReasonData
from coven.table.words import Words

BAR = 10
Naming = Callable[[str], str]  # a move in its notation, in words


def reason_sentence(reason: ReasonData, speak: Words, name: Naming) -> str:
    """One reason for a seat's own move in a sentence; the move it is compared with is named."""
    key = f"{reason['kind']}-{reason['name']}" if reason["name"] else f"reason-{reason['kind']}"
    return speak(key.replace("_", "-"), **named_args(reason, name))


def gain_of(reason: ReasonData, player: str, speak: Words, name: Naming) -> str:
    """What another move would have brought a player, in a sentence about that player."""
    return speak(f"review-gain-{reason['name']}".replace("_", "-"), player=player, **named_args(reason, name))


def named_args(reason: ReasonData, name: Naming) -> dict[str, Any]:
    args: dict[str, Any] = dict(reason["args"])
    return args | ({"other": name(str(args["other"]))} if "other" in args else {})


def together(names: Iterable[str]) -> str:
    """The moves of one choice."""
    return ", ".join(names)


def bar(percent: int) -> str:
    """Hundredths as a small bar."""
    full = round(BAR * percent / 100)
    return "█" * full + "·" * (BAR - full)


def signed(number: int, tenths: bool = False) -> str:
    """A change with its sign; none for none."""
    return f"{number / 10:+.1f}" if tenths else f"{number:+d}"
