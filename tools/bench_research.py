"""The research interfaces beside their peers in one run: decisions a second of random play with masks; `--write` puts them into docs/benchmarks.md.

What one thread does is timed by the processor time of the process, so that busy neighbours count less; what all cores do, by the clock.
"""

import argparse
import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 - registers OpenSpiel's own Python games
import pyspiel

import coven.research.openspiel  # noqa: F401 - registers our games
from coven.research import VectorEnv
from coven.research.pettingzoo import env as aec_env
from coven.research.pettingzoo import raw_env

PAGE = Path(__file__).resolve().parents[1] / "docs" / "benchmarks.md"
GAMES = ("witches", "wandering_towers", "broom_service")
BEGIN, END = "<!-- research: written by tools/bench_research.py -->", "<!-- end of research -->"
TABLES = 1024
MANY = 65536  # enough for all cores
SIZES = (1, 16, 256, 4096, 65536)
Clock = Callable[[], float]


def rate(step: Callable[[], int], seconds: float, clock: Clock = time.process_time) -> float:
    """Decisions a second, of the quicker half of the turns: `step` makes some decisions and says how many."""
    step()
    rates: list[float] = []
    end = clock() + seconds
    while clock() < end or not rates:
        began = clock()
        done = 0
        while clock() - began < seconds / 20:
            done += step()
        rates.append(done / (clock() - began))
    best = sorted(rates, reverse=True)[: (len(rates) + 1) // 2]
    return sum(best) / len(best)


def tables_stepped(env: VectorEnv) -> Callable[[], int]:
    def step() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * env.tables

    return step


def agents_in_turn(env: Any) -> Callable[[], int]:
    """One whole game by PettingZoo's own loop, any allowed action each."""
    chance = np.random.default_rng(1)

    def step() -> int:
        env.reset(seed=int(chance.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                allowed = seen["action_mask"].nonzero()[0]
                env.step(int(allowed[int(chance.random() * len(allowed))]))
                decisions += 1
        return decisions

    return step


def spiel_game(name: str) -> Callable[[], int]:
    """One whole game of OpenSpiel driven from Python; chance is no decision."""
    game, chance = pyspiel.load_game(name), np.random.default_rng(1)

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return step


def pettingzoo_peers() -> dict[str, Callable[[], int]]:
    """PettingZoo's own games, those whose packages are here."""
    from importlib import import_module

    found = {}
    for label, module in (("tic-tac-toe", "tictactoe_v3"), ("connect four", "connect_four_v3"), ("chess", "chess_v6")):
        try:
            found[f"PettingZoo {label}"] = agents_in_turn(import_module(f"pettingzoo.classic.{module}").env())
        except ImportError:  # a peer that needs more packages than are here
            continue
    return found


def measure(seconds: float, tell: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Every table of figures, by its name and row."""
    results: dict[str, dict[str, float]] = {"vector": {}, "cores": {}, "sizes": {}, "in turn": {}, "trees": {}}

    def note(part: str, row: str, step: Callable[[], int], clock: Clock = time.process_time) -> None:
        tell(f"{part}: {row}")
        results[part][row] = rate(step, seconds, clock)

    for name in GAMES:
        for row, observing in (("masks", False), ("masks and observations", True)):
            note("vector", f"{name}, {row}", tables_stepped(VectorEnv(name, TABLES, 4, threads=1, observing=observing)))
        for threads in sorted({1, os.cpu_count() or 1}):
            made = VectorEnv(name, MANY, 4, threads=threads, observing=False)
            note("cores", f"{name}, {threads} thread{'s' if threads > 1 else ''}", tables_stepped(made), time.perf_counter)
            made.close()
        note("in turn", f"Coven {name}", agents_in_turn(raw_env(name, 4)))
        note("in turn", f"Coven {name}, with PettingZoo's wrappers", agents_in_turn(aec_env(name, 4)))
        note("trees", f"Coven {name}", spiel_game(f"coven_{name}(players=4)"))
    for size in SIZES:
        note("sizes", f"{size:,}", tables_stepped(VectorEnv("witches", size, 4, threads=1, observing=False)))
    for row, step in pettingzoo_peers().items():
        note("in turn", row, step)
    for row, game in (("OpenSpiel hearts, C++", "hearts"), ("OpenSpiel liar's poker, its own Python game", "python_liars_poker")):
        note("trees", row, spiel_game(game))
    return results


PARTS = {
    "vector": f"`VectorEnv`, {TABLES:,} tables of four, one thread: `env.step(env.sample())`, masks written at every step",
    "cores": f"The same with {MANY:,} tables, by the clock",
    "sizes": "Witches by the number of tables, one thread: a step has a cost of its own, which many tables share",
    "in turn": "Agents in turn (PettingZoo's AEC loop), from Python",
    "trees": "OpenSpiel's interface, from Python",
}


def page(results: dict[str, dict[str, float]]) -> str:
    """The section of docs/benchmarks.md."""
    how = f"`python tools/bench_research.py --write`, on {os.cpu_count()} cores; the load of the machine was {os.getloadavg()[0]:.1f}."
    ratios = "Decisions a second of random play; ratios are to the last row of a table. One thread is timed by its processor time."
    rows = [BEGIN, "## Research interfaces, beside the peers", "", how, ratios]
    for part, title in PARTS.items():
        last = list(results[part].values())[-1]
        rows += ["", f"{title}:", "", "| what | decisions/s | ratio |", "|---|---|---|"]
        rows += [f"| {row} | {value:,.0f} | {value / last:.1f} × |" for row, value in results[part].items()]
    return "\n".join([*rows, END]) + "\n"


def write(text: str) -> None:
    """Puts the section into the page: in its old place, or at the end."""
    before = PAGE.read_text(encoding="utf-8")
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END) + "\n", re.DOTALL)
    after = pattern.sub(lambda _: text, before) if pattern.search(before) else before.rstrip("\n") + "\n\n" + text
    PAGE.write_text(after, encoding="utf-8")


def main() -> None:
    """Measures, prints, and writes the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--json", action="store_true", help="for a program")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = parser.parse_args()
    results = measure(wanted.seconds, (lambda line: None) if wanted.json else (lambda line: print(line, flush=True)))
    print(json.dumps(results) if wanted.json else page(results))
    if wanted.write:
        write(page(results))


if __name__ == "__main__":
    main()
