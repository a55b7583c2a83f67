"""What happens, noted by the rules as it happens: the source of every event.

A rule calls `note(s, KIND, a, b, c, d)`. At the table the state carries a list that takes it down; in compiled play
nobody listens, and the call compiles to nothing.
"""

from typing import Any, SupportsInt

from coven.kernel.target import native
from coven.kernel.types import Number, State


def _silent() -> Any:
    def note(s: State, kind: Number, a: SupportsInt, b: SupportsInt, c: SupportsInt, d: SupportsInt) -> None:
        pass

    return note


@native(_silent)
def note(s: State, kind: Number, a: SupportsInt, b: SupportsInt, c: SupportsInt, d: SupportsInt) -> None:
    """Takes down that something of this kind happened."""
    if s.notes is not None:
        s.notes.append((kind, int(a), int(b), int(c), int(d)))
