"""Compiling beforehand: what play needs, the search of the upper levels and hints; or all that play in bulk, the arena and the checks need too."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from typing import TypeAlias, cast

from coven.analysis.rollouts import prepare
from coven.bots.arena import match
from coven.bots.arena.workers import cores, no_interrupts
from coven.bots.search.searching import SearchSettings, searcher
from coven.bulk import Bulk, refusal_codes
from coven.kernel import cache
from coven.research import VectorEnv
from coven.research.tree import GameTree
from coven.table.game import Game
from coven.table.registry import game, game_names

Step = tuple[str, int, int]
Wanted: TypeAlias = Sequence[tuple[str, Callable[[Game], None]]]


def warm(names: Sequence[str] | None = None, everything: bool = False) -> Iterator[Step]:
    """Compiles what is not yet compiled, step by step: (what is being compiled, steps done, steps in all). Several games on several cores."""
    found = [game(name) for name in names or game_names()]
    wanted = STEPS if everything else STEPS[:FOR_PLAY]
    total = len(found) * len(wanted)
    steps = _one_by_one(found, wanted) if len(found) == 1 or cores() == 1 else _side_by_side(found, wanted)
    for label, done in steps:
        yield label, done, total
    cache.prune()
    yield "ready", total, total


def _one_by_one(found: Sequence[Game], wanted: Wanted) -> Iterator[tuple[str, int]]:
    for number, (each, (label, run)) in enumerate(product(found, wanted)):
        yield f"{each.name}: {label}", number
        run(each)


def _side_by_side(found: Sequence[Game], wanted: Wanted) -> Iterator[tuple[str, int]]:
    """Every game in a process of its own; where one fails, here."""
    waiting, running, done = list(found), dict[int, tuple[Game, BaseProcess]](), 0
    try:
        while waiting or running:
            while waiting and len(running) < cores():
                started = _compiling(waiting[0], len(wanted))
                running[started.sentinel] = waiting.pop(0), started
            yield ", ".join(each.name for each, _ in running.values()), done
            for ended in connection.wait(list(running)):
                each, process = running.pop(cast(int, ended))
                process.join()
                if process.exitcode != 0:
                    _compile_steps(each.name, len(wanted))
                done += len(wanted)
    finally:
        for _, process in running.values():
            process.kill()
            process.join()


def _compiling(found: Game, steps: int) -> BaseProcess:
    """A process that compiles a game's first so many steps."""
    process = get_context("spawn").Process(target=_compile_steps, args=(found.name, steps), daemon=True)
    with no_interrupts():
        process.start()
    return process


def _compile_steps(name: str, steps: int) -> None:
    for _, run in STEPS[:steps]:
        run(game(name))


def _search(found: Game) -> None:
    searcher(found, SearchSettings())


def _hints(found: Game) -> None:
    prepare(found, lambda done, total: None)


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


def _tables(found: Game) -> None:
    env = VectorEnv(found, 1, found.players[0])
    env.step(env.sample())
    env.look(0, 0)


def _tree(found: Game) -> None:
    tree = GameTree(found, found.players[0], {})
    node = tree.begin(bytes(32))
    action = tree.actions(node)[0]
    tree.play(node, action)
    tree.play_drawing(node, action, bytes(32))
    tree.numbers(tree.imagined(node, node.seat, bytes(32)), 0)


FOR_PLAY = 2  # the first so many steps are all that play needs
STEPS: Wanted = (
    ("search", _search),
    ("hints", _hints),
    ("bulk", _bulk),
    ("checked bulk", _checked),
    ("refusals", _refusals),
    ("arena", _arena),
    ("tables at once", _tables),
    ("game tree", _tree),
)
