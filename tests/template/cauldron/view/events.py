"""What a watcher saw happen, from what the rules noted."""

from collections.abc import Sequence

from template.cauldron.state import DEALT, ENDED, SHOWN, THROWN

from coven.kernel.notes import Note
from coven.kernel.types import Box
from coven.table.values import Event

OWN_NOTES = frozenset({DEALT, THROWN})  # not every watcher is told alike


def events(box: Box, notes: Sequence[Note], watcher: int | None) -> list[Event]:
    """A herb thrown in is seen face down, but by its own seat; once all are in, everybody sees them."""
    seen = [Event("deal", {"herbs": own_herbs(notes, watcher)})] if any(kind == DEALT for kind, *_ in notes) else []
    for kind, seat, herb, *_ in notes:
        if kind == THROWN:
            seen.append(Event("thrown", {"seat": seat, "herb": str(herb + 1)} if watcher == seat else {"seat": seat}))
    shown = [(herb, score) for kind, _, herb, score, _ in notes if kind == SHOWN]
    if shown:
        seen.append(Event("stirred", {"herbs": [str(herb + 1) for herb, _ in shown], "scores": [score for _, score in shown]}))
    return [*seen, Event("end", {"reason": "stirred"})] if any(kind == ENDED for kind, *_ in notes) else seen


def own_herbs(notes: Sequence[Note], watcher: int | None) -> list[int] | None:
    """The herbs dealt to the watcher."""
    for kind, seat, herbs, *_ in notes:
        if kind == DEALT and seat == watcher:
            return [int(digit) for digit in str(herbs)]
    return None
