"""What is done in a process of its own: a hint from an imagined state, a review from a record; a game's program is compiled in yet another."""

from dataclasses import dataclass

from coven.analysis import analyse
from coven.analysis.reviewing import review
from coven.analysis.rollouts import is_prepared, prepare
from coven.analysis.shapes import HintData, ReviewData
from coven.server.live.imagined import Imagined
from coven.server.progress import Marker
from coven.table.files.record import read_lines
from coven.table.registry import game as find_game


@dataclass(frozen=True)
class HintTask(Imagined):
    """All that a hint is made of: a table as it may be for all the seat knows."""

    simulations: int
    may_compile: bool = False


@dataclass(frozen=True)
class ReviewTask:
    """A finished game on file, and the seat that it is reviewed for; None for open cards."""

    record: tuple[str, ...]
    seat: int | None
    simulations: int
    may_compile: bool = False


@dataclass(frozen=True)
class Unprepared:
    """The answer where the program of a game must be compiled first, which is done elsewhere: others wait for this process."""

    game: str


def make_hint(task: HintTask, told: Marker) -> HintData | Unprepared:
    """The hint; the same for every state that the seat can't tell from this one."""
    if not (task.may_compile or is_prepared(find_game(task.game))):
        return Unprepared(task.game)
    return analyse(task.table(), task.seat, task.simulations, progress=told).as_data()


def make_review(task: ReviewTask, told: Marker) -> ReviewData | Unprepared:
    record = read_lines(task.record)
    name = record.header["game"]
    if not (task.may_compile or is_prepared(find_game(name))):
        return Unprepared(name)
    return review(record, task.seat, task.simulations, progress=told).as_data()


def compile_continuations(game: str, told: Marker) -> None:
    """Runs in a process of its own: compiles what hints and reviews of a game are played on by, unless the compile cache has it."""
    prepare(find_game(game), told)
