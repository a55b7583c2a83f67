"""What a seat is asked: the moves it may make, and the table as it sees it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Move:
    """A move that may be made: `text` in the game's notation, `args` by name."""

    id: int
    kind: str
    text: str
    args: Mapping[str, Any] = field(hash=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Question:
    """A seat must act: `moves` has everything it may do, `events` what it has seen since the last question (after a long absence, not all of it)."""

    seat: int
    number: int
    moves: tuple[Move, ...]
    view: Mapping[str, Any]
    events: tuple[Mapping[str, Any], ...]
    setting: Mapping[str, Any]
    _play: Callable[["Question", str], Awaitable[bool]] = field(repr=False, compare=False)

    async def play(self, move: Move | str) -> bool:
        """Makes a move; True once it is stored, False if it is too late for it. Raises what the rules have against it."""
        return await self._play(self, str(move))


def question_of(seat: int, number: int, present: dict[str, Any], events: list[Any], setting: Any, play: Any) -> Question:
    """The question in a `present` that lists moves."""
    moves = tuple(Move(move["id"], move["kind"], move["text"], move["args"]) for move in present["moves"])
    return Question(seat, number, moves, present["view"], tuple(events), setting or {}, play)
