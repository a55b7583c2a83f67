"""The small values a table hands out: moves, events, refusals, outcomes. All are plain data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypedDict

Arguments = Mapping[str, Any]
Viewer = int | None  # who looks at a table: a seat, or None for a spectator


class MoveData(TypedDict):
    """A move as data."""

    id: int
    kind: str
    text: str
    args: Arguments


class OutcomeData(TypedDict):
    """An outcome as data."""

    reason: str
    scores: list[int]
    places: list[int]
    winners: list[int]
    breakdown: list[list[Arguments]]


@dataclass(frozen=True, slots=True)
class Move:
    """An action made readable. `text` is its notation, which reads back to the same move."""

    id: int
    kind: str
    text: str
    args: Arguments = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return self.text

    def as_data(self) -> MoveData:
        return {"id": self.id, "kind": self.kind, "text": self.text, "args": dict(self.args)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat may see it."""

    kind: str
    args: Arguments = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.args}


class LazyEvents(Sequence[Event]):
    """The events of a move, worked out when somebody first looks at them."""

    def __init__(self, tell: Callable[[], list[Event]]) -> None:
        self._tell = tell

    @cached_property
    def _events(self) -> list[Event]:
        return self._tell()

    def __getitem__(self, place: Any) -> Any:
        return self._events[place]

    def __len__(self) -> int:
        return len(self._events)

    def __eq__(self, other: object) -> bool:
        return self._events == (list(other) if isinstance(other, Sequence) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._events)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a seat may not make a move now."""

    code: str
    ruling: int  # the number of the ruling it rests on
    seat: int
    move: str

    def as_data(self) -> dict[str, Any]:
        return {"code": self.code, "ruling": self.ruling, "seat": self.seat, "move": self.move}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the reason, the scores with their breakdown, the places (1 is best), the winners."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[tuple[Arguments, ...], ...] = ()

    def as_data(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "breakdown": [[dict(line) for line in lines] for lines in self.breakdown],
        }
