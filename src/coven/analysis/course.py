"""The course of a recorded game: its states, its moves, and which of them were forced, drew from the stream or told a viewer something."""

from dataclasses import dataclass
from typing import Any

from coven.analysis.rollouts import OPEN
from coven.errors import CovenError
from coven.kernel.plain import wrapping
from coven.table.files.record import Record, replay_steps
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

SAME_EYES = b"the same eyes"  # any seed: two states imagined with it are equal if the seat knows the same of both


@dataclass(frozen=True)
class Step:
    """One move: who made it, whether there was another, and whether chance followed."""

    number: int
    seat: int
    action: int
    text: str  # empty if the viewer did not see which move it was
    is_forced: bool
    drew: bool
    is_silent: bool  # nothing that the viewer could know has changed


@dataclass(frozen=True)
class Course:
    """A finished game, move by move; there is one state more than there are moves."""

    table: Table
    states: list[Any]
    steps: list[Step]


def course_of(record: Record, eyes: int) -> Course:
    """Plays a record again; one that is not finished raises `not_over`."""
    states: list[Any] = []
    steps: list[Step] = []
    for number, table in enumerate(replay_steps(record)):
        states.append(table.keeper.state.copy())
        if number:
            steps.append(step_of(table, number, states, eyes))
    if not table.is_over:
        raise CovenError("not_over", "Only a finished game can be reviewed.")
    return Course(table, states, steps)


def step_of(table: Table, number: int, states: list[Any], eyes: int) -> Step:
    seat, action = table.keeper.played[-1]
    before, after = states[-2:]
    drew = before.stream.tobytes() != after.stream.tobytes()
    is_silent = eyes not in (OPEN, seat) and seen_by(table, before, eyes) == seen_by(table, after, eyes)
    text = "" if is_hidden(table, number, seat, eyes) else table.game.all_moves[action].text
    return Step(number, seat, action, text, is_forced(table, before, seat), drew, is_silent)


def is_hidden(table: Table, number: int, seat: int, eyes: int) -> bool:
    """Whether a viewer saw no more of a move than that a hidden choice was made."""
    if eyes in (OPEN, seat):
        return False
    seen = {event.kind for event in table.keeper.events(eyes, number)}
    return not seen or bool(seen & table.game.faces.quiet_events)


def is_forced(table: Table, state: Any, seat: int) -> bool:
    """Whether the seat had but one move."""
    keeper = table.keeper
    out = memoryview(bytearray(2 * table.game.rules.actions)).cast("h")
    with wrapping():
        return int(table.game.rules.moves(keeper.box.plain, state, seat, out)) == 1


def seen_by(table: Table, state: Any, seat: int) -> bytes:
    """All that a seat knows of a state, as bytes."""
    imagined = state.copy()
    with wrapping():
        table.game.rules.imagine(table.box.plain, imagined, seat, seed_words(make_seed(SAME_EYES)))
    return bytes(imagined.tobytes())
