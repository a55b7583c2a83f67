"""Compiling everything once: what play in bulk, the arena and the checks need. A table needs nothing compiled."""

from collections.abc import Callable, Iterator, Sequence

from coven.bots.arena import match
from coven.bulk import Bulk, refusal_codes
from coven.kernel import cache
from coven.table.game import Game
from coven.table.registry import game, game_names

Step = tuple[str, int, int]


def warm(names: Sequence[str] | None = None) -> Iterator[Step]:
    """Compiles what is not yet compiled, step by step: (what is being compiled, steps done, steps in all)."""
    steps = [(f"{name}: {label}", run, found) for name in (names or game_names()) for found in [game(name)] for label, run in STEPS]
    for number, (label, run, found) in enumerate(steps):
        yield label, number, len(steps)
        run(found)
    cache.prune()
    yield "ready", len(steps), len(steps)


def _bulk(found: Game) -> None:
    Bulk(found, found.players[0], interpreted=False).play(0, 1)


def _checked(found: Game) -> None:
    Bulk(found, found.players[0], interpreted=False).play_checked(0, 1)


def _refusals(found: Game) -> None:
    table = found.new_table(found.players[0], seed=1)
    refusal_codes(found, table.box.plain, table.keeper.state, 0)


def _arena(found: Game) -> None:
    for bot in found.rules.bots:
        match(found, bot, "random", found.players[-1], 1)


STEPS: tuple[tuple[str, Callable[[Game], None]], ...] = (
    ("bulk", _bulk),
    ("checked bulk", _checked),
    ("refusals", _refusals),
    ("arena", _arena),
)
