"""Random moves and simulations a second in WebAssembly (Node.js) beside the core, by turns in one run, as ratios (`--json` for a program)."""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import coven
from coven.bots.search.searching import Searcher, SearchSettings, searcher
from coven.bulk import Bulk
from coven.table.game import Game
from coven.wasm.building import build
from coven.wasm.module import Module
from coven.wasm.programs import SEARCH, BulkElsewhere

sys.path.insert(0, str(Path(__file__).parent / "building"))
from make_wasm import FOLDER, GAMES, say
from node import node_command

PLAYERS = 4
WIDTH = 100  # of the table, also where nobody looks
GAMES_AT_ONCE, SIMULATIONS = 1_000, 4_000
Rate = Callable[[int], float]


def moves_here(bulk: Bulk) -> Rate:
    def rate(turn: int) -> float:
        began = time.perf_counter()
        lengths, _ = bulk.play(turn * GAMES_AT_ONCE, GAMES_AT_ONCE)
        return float(lengths.sum()) / (time.perf_counter() - began)

    return rate


def moves_there(bulk: Bulk, module: Module) -> Rate:
    def rate(turn: int) -> float:
        lengths, _ = bulk.play(turn * GAMES_AT_ONCE, GAMES_AT_ONCE)
        return float(lengths.sum()) / module.seconds

    return rate


def simulations(game: Game, searching: Searcher, module: Module | None) -> Rate:
    """Simulations of a search from the first decision of a game."""
    table = game.new_table(PLAYERS, seed=1)
    given = table.box.record, table.keeper.state.record, table.to_act[0]

    def rate(turn: int) -> float:
        began = time.perf_counter()
        searching.search(*given, turn, SIMULATIONS, None)
        return SIMULATIONS / (module.seconds if module is not None else time.perf_counter() - began)

    return rate


def by_turns(here: Rate, there: Rate, turns: int) -> dict[str, Any]:
    """The medians of both, and of their ratios; the first turn of each is for warming up."""
    both = [(here(turn), there(turn)) for turn in range(turns + 1)][1:]
    core, wasm = (statistics.median(column) for column in zip(*both, strict=True))
    return {"core": round(core), "wasm": round(wasm), "ratio": round(statistics.median(other / one for one, other in both), 2)}


def measured(game: Game, module: Module, turns: int) -> dict[str, dict[str, Any]]:
    bulks = Bulk(game, PLAYERS), BulkElsewhere(module.program, game, PLAYERS)
    settings = SearchSettings()
    searches = searcher(game, settings), Searcher(game, settings, module.program(SEARCH))
    return {
        "random moves/s": by_turns(moves_here(bulks[0]), moves_there(bulks[1], module), turns),
        "simulations/s": by_turns(simulations(game, searches[0], None), simulations(game, searches[1], module), turns),
    }


def main() -> None:
    """Measures game by game and prints a table, or with --json one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("names", nargs="*", default=GAMES)
    wanted = parser.parse_args()
    manifests = build(FOLDER, wanted.names, say)
    rows = Table("game", "what", "core", "WebAssembly", "ratio", "module bytes", title="WebAssembly beside the core, one core each")
    for name in wanted.names:
        with Module(FOLDER / f"{name}.wasm", node_command()) as module:
            found = measured(coven.game(name), module, wanted.turns)
        if wanted.json:
            print(json.dumps({"game": name, "bytes": manifests[name]["bytes"], **found}), flush=True)
        for what, figures in found.items():
            rows.add_row(name, what, f"{figures['core']:,}", f"{figures['wasm']:,}", f"{figures['ratio']:.2f}", f"{manifests[name]['bytes']:,}")
    if not wanted.json:
        Console(width=WIDTH).print(rows)


if __name__ == "__main__":
    main()
