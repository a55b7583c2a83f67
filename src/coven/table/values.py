"""The small values a table hands out: moves, events, refusals, outcomes. All are plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Arguments = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Move:
    """An action made readable. `text` is its notation, which reads back to the same move."""

    id: int
    kind: str
    text: str
    args: Arguments = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return self.text

    def as_data(self) -> dict[str, Any]:
        return {"id": self.id, "kind": self.kind, "text": self.text, "args": dict(self.args)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat may see it."""

    kind: str
    args: Arguments = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.args}


@dataclass(frozen=True, slots=True)
class Reason:
    """A way to be refused: its code and the ruling it rests on."""

    code: str
    ruling: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a seat may not make a move now."""

    code: str
    ruling: str
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
