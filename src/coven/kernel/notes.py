"""What happens, noted by the rules as it happens: the source of every event.

A rule calls `note(s, KIND, a, b, c, d)`. At the table the state carries a list that takes it down; in compiled play
nobody listens, and the call compiles to nothing.
"""

from typing import Any, TypeAlias

from coven.kernel.target import native
from coven.kernel.types import Number, State

Note: TypeAlias = tuple[int, int, int, int, int]  # its kind, and up to four numbers


def _silent() -> Any:
    def note(s: State, kind: Number, a: Number, b: Number, c: Number, d: Number) -> None:
        pass

    return note


@native(_silent)
def note(s: State, kind: Number, a: Number, b: Number, c: Number, d: Number) -> None:
    """Takes down that something of this kind happened."""
    if s.notes is not None:
        s.notes.append((kind, int(a), int(b), int(c), int(d)))
