"""How far the work of another process is: a share in a small file, which is written whole or not at all."""

from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import NamedTuple

DIGITS = 4


class HowFar(NamedTuple):
    """How far work is; whether its program is still being compiled, and how many seconds that will take, where it is known."""

    share: float
    is_preparing: bool = False
    seconds: int | None = None


@dataclass(frozen=True)
class Marker:
    """Tells other processes how far the work is, from `first` of the whole on."""

    path: str
    first: float = 0.0

    def __call__(self, done: int, total: int) -> None:
        part = Path(f"{self.path}.part")
        part.write_text(f"{self.first + (1 - self.first) * done / max(total, 1):.{DIGITS}f} {monotonic():.3f}")
        part.replace(self.path)


def read_mark(path: str) -> tuple[float, float]:
    """The share that was told last and when, by the clock of the machine; 0 before anything was told."""
    try:
        share, marked = Path(path).read_text().split()
        return min(1.0, float(share)), float(marked)
    except (OSError, ValueError):
        return 0.0, 0.0
