"""What is done in a process of its own: a hint from an imagined state, a review from a record; how far it is stands in a small file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coven.analysis import analyse
from coven.analysis.reviewing import review
from coven.server.jobs.imagined import Imagined
from coven.table.files.record import read_lines

DIGITS = 4


@dataclass(frozen=True)
class HintQuestion(Imagined):
    """All that a hint is made of: a table as it may be for all the seat knows."""

    simulations: int


@dataclass(frozen=True)
class ReviewQuestion:
    """A finished game on file, and whose eyes to look with; None for open cards."""

    record: tuple[str, ...]
    seat: int | None
    simulations: int


def make_hint(question: HintQuestion, marker: str) -> dict[str, Any]:
    """The hint; the same for every state that the seat can't tell from this one."""
    return dict(analyse(question.table(), question.seat, question.simulations, progress=Marker(marker)).as_data())


def make_review(question: ReviewQuestion, marker: str) -> dict[str, Any]:
    found = review(read_lines(question.record), question.seat, question.simulations, progress=Marker(marker))
    return dict(found.as_data())


class Marker:
    """Tells another process how far the work is."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __call__(self, done: int, total: int) -> None:
        share = f"{done / max(total, 1):.{DIGITS}f}"
        part = Path(f"{self._path}.part")
        part.write_text(share)
        part.replace(self._path)


def progress_of(marker: str) -> float:
    """How far the work with this marker is; 0 before anything is known."""
    try:
        return min(1.0, float(Path(marker).read_text()))
    except (OSError, ValueError):
        return 0.0
