"""Coven beside its peer in one run: random play on one core, as a table of ratios (`--json` for a program)."""

import json
import sys
import time

import pyspiel
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from coven import bench

PEER = "OpenSpiel hearts, C++ driven by C++"
SECONDS = 4.0


def openspiel_hearts(seconds: float) -> dict[str, float]:
    """Decisions per second of uniform random bots, the whole game played inside C++; chance is not counted as a decision."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    decisions = games = 0
    took = 0.0
    while took < seconds:
        began = time.perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        took += time.perf_counter() - began
        decisions += sum(1 for past in state.full_history() if past.player >= 0)
        games += 1
    return {"moves_per_s": decisions / took, "games_per_s": games / took}


def main() -> None:
    """Measures both in the same run and prints the ratios."""
    quiet = "--json" in sys.argv
    with Progress(disable=quiet, transient=True) as progress:
        task = progress.add_task("measuring", total=None)
        ours = bench.measure(seconds=SECONDS, progress=lambda key, done, total: progress.update(task, description=key or "done", completed=done))
        progress.update(task, description=PEER)
        theirs = openspiel_hearts(SECONDS)
    if quiet:
        ratios = {key: row["moves_per_s"] / theirs["moves_per_s"] for key, row in ours.items()}
        print(json.dumps({"coven": ours, "openspiel_hearts": {key: round(value) for key, value in theirs.items()}, "ratios": ratios}))
        return
    table = Table("game", "players", "moves/s", "games/s", "ratio", title="Random play on one core")
    for key, row in ours.items():
        ratio = row["moves_per_s"] / theirs["moves_per_s"]
        table.add_row(key, str(row["players"]), f"{row['moves_per_s']:,}", f"{row['games_per_s']:,}", f"{ratio:.1f} ×")
    table.add_row(PEER, "4", f"{theirs['moves_per_s']:,.0f}", f"{theirs['games_per_s']:,.0f}", "1")
    Console().print(table)


if __name__ == "__main__":
    main()
