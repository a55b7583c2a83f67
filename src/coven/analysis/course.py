"""The course of a recorded game: its states, its moves, and which of them were forced, drew from the stream or told a viewer something."""

from dataclasses import dataclass

from coven.analysis.rollouts import OPEN
from coven.errors import CovenError
from coven.kernel.plain import PlainState, bytes_of
from coven.table.files.record import Record, replay_steps
from coven.table.seeds import make_seed, seed_words
from coven.table.table import Table

ANY_SEED = b"any seed"  # two states imagined with it are equal if the seat knows the same of both


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
    states: list[PlainState]
    steps: list[Step]


def course_of(record: Record, viewer: int) -> Course:
    """Plays a record again; one that is not finished raises `not_over`."""
    states: list[PlainState] = []
    steps: list[Step] = []
    for number, table in enumerate(replay_steps(record)):
        states.append(table.keeper.state.copy())
        if number:
            steps.append(step_of(table, number, states, viewer))
    if not table.is_over:
        raise CovenError("not_over", "Only a finished game can be reviewed.")
    return Course(table, states, steps)


def step_of(table: Table, number: int, states: list[PlainState], viewer: int) -> Step:
    seat, action = table.keeper.played[-1]
    before, after = states[-2:]
    drew = bytes_of(before.stream) != bytes_of(after.stream)
    is_silent = viewer not in (OPEN, seat) and seen_by(table, before, viewer) == seen_by(table, after, viewer)
    text = "" if is_hidden(table, number, seat, viewer) else table.game.all_moves[action].text
    return Step(number, seat, action, text, is_forced(table, before, seat), drew, is_silent)


def is_hidden(table: Table, number: int, seat: int, viewer: int) -> bool:
    """Whether a viewer saw no more of a move than that a hidden choice was made."""
    if viewer in (OPEN, seat):
        return False
    seen = {event.kind for event in table.keeper.events(viewer, number)}
    return not seen or bool(seen & table.game.faces.quiet_events)


def is_forced(table: Table, state: PlainState, seat: int) -> bool:
    """Whether the seat had but one move."""
    keeper = table.keeper
    out = memoryview(bytearray(2 * table.game.rules.actions)).cast("h")
    return int(table.game.rules.moves(keeper.box.plain, state, seat, out)) == 1


def seen_by(table: Table, state: PlainState, seat: int) -> bytes:
    """All that a seat knows of a state, as bytes."""
    imagined = state.copy()
    table.game.rules.imagine(table.box.plain, imagined, seat, seed_words(make_seed(ANY_SEED)))
    return bytes(imagined.tobytes())
