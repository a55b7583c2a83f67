"""What a viewer saw happen, from what the rules noted."""

from collections.abc import Sequence

from template.cauldron.state import DEALT, ENDED, SHOWN, THROWN
from template.cauldron.types import Box

from coven.kernel.types import Note
from coven.table.values import Event, Viewer

PRIVATE_NOTES = frozenset({DEALT, THROWN})  # not every viewer sees the same of them


def events(box: Box, notes: Sequence[Note], viewer: Viewer) -> list[Event]:
    """A herb thrown in is seen face down, but by its own seat; once all are in, everybody sees them."""
    seen = [Event("deal", {"herbs": own_herbs(notes, viewer)})] if any(kind == DEALT for kind, *_ in notes) else []
    for kind, seat, herb, *_ in notes:
        if kind == THROWN:
            seen.append(Event("thrown", {"seat": seat, "herb": str(herb + 1)} if viewer == seat else {"seat": seat}))
    shown = [(herb, score) for kind, _, herb, score, _ in notes if kind == SHOWN]
    if shown:
        seen.append(Event("stirred", {"herbs": [str(herb + 1) for herb, _ in shown], "scores": [score for _, score in shown]}))
    return [*seen, Event("end", {"reason": "stirred"})] if any(kind == ENDED for kind, *_ in notes) else seen


def own_herbs(notes: Sequence[Note], viewer: Viewer) -> list[int] | None:
    """The herbs dealt to the viewer."""
    for kind, seat, herbs, *_ in notes:
        if kind == DEALT and seat == viewer:
            return [int(digit) for digit in str(herbs)]
    return None
