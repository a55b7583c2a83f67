"""Two states of the code beside each other in one run: random play on a core, the arena, compiling, a table of four, and the GPU.

    git worktree add /tmp/before COMMIT && python tools/bench_commits.py /tmp/before/src --parts play arena compile table gpu

Each state runs in a process of its own; the two take turns on the same core (before, now, now, before …), so that a busy neighbour meets both.
Printed are medians with the smallest and largest value, and the median of the ratios of neighbouring turns.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

GAMES = ("witches", "wandering_towers", "broom_service")
MASTER = {"master": True, "spells": "random", "spell_count": 8}
TIMED = {"witches": 1_000_000, "wandering_towers": 400_000, "broom_service": 500_000}  # games of one turn on the GPU
NOW = Path(__file__).parents[1] / "src"
CACHES: dict[Path, str] = {}  # what each state has compiled
Figures = dict[str, float]


# --- in the child: one state of the code, which may have the parts' earlier names -----------------------------------------


def about(game: Any) -> Any:
    return getattr(game, "about", game)


def play(name: str) -> Figures:
    """Random moves a second, by benchmark."""
    from coven.bench import play_for
    from coven.table.registry import game

    try:
        from coven.bulk import Bulk
    except ImportError:  # before 153f07f
        from coven.table.bulk import Bulk  # type: ignore[import-not-found,no-redef]
    found = game(name)
    return {variant or "-": play_for(Bulk(found, *line_up), 1.0)["moves_per_s"] for variant, line_up in about(found).benchmarks.items()}


def arena(name: str) -> Figures:
    """Moves a second of four careful bots."""
    from coven.bots.arena import table_of
    from coven.table.registry import game

    table_of(game(name), "careful", 4, 10)
    began = time.perf_counter()
    moves = table_of(game(name), "careful", 4, 400)["moves"]
    return {"careful": moves / (time.perf_counter() - began)}


def compile_all(name: str) -> Figures:
    """Seconds to compile everything from an empty cache."""
    from coven.warm import warm

    began = time.perf_counter()
    for _ in warm([name]):
        pass
    return {"seconds": time.perf_counter() - began}


def table(name: str) -> Figures:
    """Microseconds a move at a table of four: playing it, its events for four seats, their four views."""
    lines: dict[str, dict[str, Any]] = {"-": {}} if name != "wandering_towers" else {"-": {}, "master": MASTER}
    return {f"{variant} {what}": value for variant, options in lines.items() for what, value in _watched(name, options).items()}


def _watched(name: str, options: dict[str, Any]) -> Figures:
    import coven

    new_table, chance = coven.game(name).new_table, random.Random(1)
    spent, moves = dict.fromkeys(("play", "events", "views"), 0.0), 0
    for number in range(3):
        at_table = new_table(4, options, seed=number)
        for _ in range(300):
            if at_table.is_over:
                break
            seat = at_table.to_act[0]
            move = chance.choice(at_table.moves(seat))
            steps: dict[str, Callable[[], Any]] = {
                "play": partial(at_table.play, seat, move),
                "events": _events_of(at_table),
                "views": _views_of(at_table),
            }
            for what, step in steps.items():
                began = time.perf_counter()
                step()
                spent[what] += time.perf_counter() - began
            moves += 1
    return {what: seconds / moves * 1e6 for what, seconds in spent.items()}


def _events_of(at_table: Any) -> Callable[[], Any]:
    keeper = getattr(at_table, "keeper", at_table)  # a table had them itself before 153f07f
    return lambda: [list(keeper.events(viewer, len(keeper))) for viewer in range(4)]


def _views_of(at_table: Any) -> Callable[[], Any]:
    return lambda: [at_table.view(viewer) for viewer in range(4)]


def gpu(name: str) -> Figures:
    """Random moves a second on the GPU, by benchmark; some games are first compared with the core."""
    from coven import gpu as device
    from coven.table.registry import game

    found = game(name)
    return {variant or "-": device.compare(found, *line_up, 1000, TIMED[name])["moves_per_s"] for variant, line_up in about(found).benchmarks.items()}


PARTS = {"play": play, "arena": arena, "compile": compile_all, "table": table, "gpu": gpu}


def answer_lines() -> None:
    """The child: answers each line `part game` with one line of figures."""
    for line in sys.stdin:
        part, name = line.split()
        print(json.dumps(PARTS[part](name)), flush=True)


# --- in the parent ----------------------------------------------------------------------------------------------------------


class State:
    """A process that runs one state of the code, on one core."""

    def __init__(self, source: Path, core: int) -> None:
        self._source, self._core = source, core
        self._cache = CACHES.setdefault(source, tempfile.mkdtemp())
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[str]":
        environment = {**os.environ, "PYTHONPATH": str(self._source), "COVEN_CACHE": self._cache, "PYTHONWARNINGS": "ignore"}
        command = ["taskset", "-c", str(self._core), sys.executable, __file__, "--child"]
        return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, part: str, name: str) -> Figures:
        if part == "compile":
            self.close()
            self._cache = tempfile.mkdtemp()
            self._process = self._start()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{part} {name}\n")
        self._process.stdin.flush()
        found: Figures = json.loads(self._process.stdout.readline())
        return found

    def close(self) -> None:
        self._process.communicate()


def turns(before: State, now: State, part: str, name: str, rounds: int) -> Iterator[tuple[Figures, Figures]]:
    """One figure of each state a round; who goes first changes."""
    for number in range(rounds):
        if number % 2:
            later, earlier = now.ask(part, name), before.ask(part, name)
        else:
            earlier, later = before.ask(part, name), now.ask(part, name)
        yield earlier, later


def warm(before: Path, cores: list[int]) -> None:
    """Compiles for the core, on all cores, what the GPU's games are compared with."""
    wanted = [(source, name) for name in GAMES for source in (before, NOW)]
    with ThreadPoolExecutor(len(wanted)) as pool:
        for done in [pool.submit(ask_once, *each, cores[at % len(cores)]) for at, each in enumerate(wanted)]:
            done.result()


def ask_once(source: Path, name: str, core: int) -> None:
    state = State(source, core)
    state.ask("play", name)
    state.close()


def compare(before: Path, part: str, name: str, rounds: int, core: int) -> list[str]:
    """Rows of a table: the benchmark, both states, the ratio."""
    states = State(before, core), State(NOW, core)
    if part != "compile":
        for state in states:
            state.ask(part, name)  # compiles what it needs
    found = list(turns(*states, part, name, 1 if part == "compile" else rounds))
    for state in states:
        state.close()
    rows = []
    for key in found[0][0]:
        pairs = [(earlier[key], later[key]) for earlier, later in found]
        ratio = statistics.median(later / earlier for earlier, later in pairs)
        rows.append(f"| {part} | {name} {key} | {' | '.join(spread(list(column)) for column in zip(*pairs, strict=True))} | {ratio:.2f} |")
    return rows


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):,.4g} ({min(values):,.4g} to {max(values):,.4g})".replace("e+", "e")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder src of another checkout")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=["play", "arena", "table"])
    parser.add_argument("--rounds", type=int, default=9)
    wanted = parser.parse_args()
    print("| part | game | before | now | now / before |\n|---|---|---|---|---|", flush=True)
    cores = sorted(os.sched_getaffinity(0))
    if "gpu" in wanted.parts:
        warm(wanted.before, cores)
    for part in wanted.parts:
        workers = 1 if part == "gpu" else min(len(cores), len(GAMES))
        with ThreadPoolExecutor(workers) as pool:
            jobs = [pool.submit(compare, wanted.before, part, name, wanted.rounds, cores[at % workers]) for at, name in enumerate(GAMES)]
            for job in jobs:
                print("\n".join(job.result()), flush=True)


if __name__ == "__main__":
    answer_lines() if "--child" in sys.argv else main()
