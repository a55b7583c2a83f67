"""Compiling everything once, so that nobody waits at the table."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from coven.bots import Bot, bot_names
from coven.kernel import cache
from coven.table.bulk import Bulk, refusal_codes
from coven.table.game import Game
from coven.table.record import replay
from coven.table.registry import game, game_names
from coven.table.table import Table

Step = tuple[str, int, int]


def warm(names: Sequence[str] | None = None) -> Iterator[Step]:
    """Compiles what is not yet compiled, step by step: (what is being compiled, steps done, steps in all)."""
    steps = [(f"{name}: {label}", run, found) for name in (names or game_names()) for found in [game(name)] for label, run in STEPS]
    for number, (label, run, found) in enumerate(steps):
        yield label, number, len(steps)
        run(found)
    cache.prune()
    yield "ready", len(steps), len(steps)


def _deal(found: Game) -> Table:
    return found.new_table(found.players[0], seed=1)


def _rules(found: Game) -> None:
    table = _deal(found)
    table.play(table.to_act[0], table.moves(table.to_act[0])[0])


def _views(found: Game) -> None:
    """A whole game by the first bot there is, so that every kind of event and view is made once."""
    table, bot = _deal(found), Bot("random", found, 1)
    while not table.is_over:
        for seat in table.to_act[:1]:
            table.play(seat, bot.choose(table, seat))
        table.view(0)
        table.events(None, len(table))
    replay(table.at(0).record() if table.outcome is None else table.record())


def _positions(found: Game) -> None:
    found.from_position(_deal(found).position())


def _bots(found: Game) -> None:
    table = _deal(found)
    for name in bot_names(found):
        Bot(name, found, 1).choose(table, table.to_act[0])


def _numbers(found: Game) -> None:
    table = _deal(found)
    found.observe(table.box.record, table.imagined(0, 1), 0, np.zeros(found.observation_size, np.float32))
    found.rules.returns(table.box.record, table.imagined(0, 1), np.zeros(table.players, np.int32))


def _bulk(found: Game) -> None:
    Bulk(found, found.players[0]).play(0, 1)


def _checked(found: Game) -> None:
    Bulk(found, found.players[0]).play_checked(0, 1)


def _refusals(found: Game) -> None:
    table = _deal(found)
    refusal_codes(found, table.box.record, table._state, 0)


STEPS: tuple[tuple[str, Callable[[Game], None]], ...] = (
    ("rules", _rules),
    ("views", _views),
    ("positions", _positions),
    ("bots", _bots),
    ("numbers", _numbers),
    ("bulk", _bulk),
    ("checked bulk", _checked),
    ("refusals", _refusals),
)
