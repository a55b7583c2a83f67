"""Compiling beforehand: what play needs, which is the search of the upper levels; or all that play in bulk, the arena and the checks need too."""

from collections.abc import Callable, Iterator, Sequence

from coven.bots.arena import match
from coven.bots.search.searching import Settings, searcher
from coven.bulk import Bulk, refusal_codes
from coven.kernel import cache
from coven.table.game import Game
from coven.table.registry import game, game_names

Step = tuple[str, int, int]


def warm(names: Sequence[str] | None = None, everything: bool = False) -> Iterator[Step]:
    """Compiles what is not yet compiled, step by step: (what is being compiled, steps done, steps in all)."""
    wanted = STEPS if everything else STEPS[:FOR_PLAY]
    steps = [(f"{name}: {label}", run, found) for name in (names or game_names()) for found in [game(name)] for label, run in wanted]
    for number, (label, run, found) in enumerate(steps):
        yield label, number, len(steps)
        run(found)
    cache.prune()
    yield "ready", len(steps), len(steps)


def _search(found: Game) -> None:
    searcher(found, Settings())


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


FOR_PLAY = 1  # the first so many steps are all that play needs
STEPS: tuple[tuple[str, Callable[[Game], None]], ...] = (
    ("search", _search),
    ("bulk", _bulk),
    ("checked bulk", _checked),
    ("refusals", _refusals),
    ("arena", _arena),
)
