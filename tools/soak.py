"""The long checks, with a progress bar: a million games in bounds, and a thousand games move for move on two targets."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import coven
from coven import conformance
from coven.conformance.targets import check_targets
from coven.table.bulk import Bulk

BATCH = 5_000
TARGET_BATCH = 10


def checked_games(name: str, games: int) -> Iterator[tuple[str, int, str | None]]:
    """Plays `games` random games over all variants, looking at every state; yields what was played and any fault."""
    game = coven.game(name)
    runs = list(conformance.variants(game))
    share = -(-games // len(runs))
    for players, options in runs:
        bulk = Bulk(game, players, options, seed="soak")
        weight = max(1, game.most_moves(players, bulk.chosen) // 100_000)  # very long variants: fewer games at a time
        for first in range(0, share, BATCH // weight or 1):
            count = min(BATCH // weight or 1, share - first)
            lengths, faults = bulk.play_checked(first, count)
            yield label(name, players, options), count, fault_of(bulk, lengths, faults, first)


def label(name: str, players: int, options: Mapping[str, Any]) -> str:
    return f"{name}, {players} players" + "".join(f", {key} {value}" for key, value in options.items())


def fault_of(bulk: Bulk, lengths: Any, faults: Any, first: int) -> str | None:
    """The first fault in a batch, in words."""
    most = bulk.game.most_moves(bulk.players, bulk.chosen)
    if faults.any():
        number = int(faults.nonzero()[0][0])
        return f"game {first + number}: {bulk.game.faults[int(faults[number])]}"
    return f"a game took more than {most} moves" if int(lengths.max()) > most else None


def compared_games(name: str, games: int) -> Iterator[tuple[str, int, str | None]]:
    """Plays `games` games interpreted and compiled, all variants taking turns."""
    game = coven.game(name)
    runs = [
        (players, options)
        for players, options in conformance.variants(game)
        if game.most_moves(players, game.check_options(players, options)) < 50_000
    ]
    for number, first in enumerate(range(0, games, TARGET_BATCH)):
        players, options = runs[number % len(runs)]
        try:
            check_targets(game, players, options, TARGET_BATCH, first)
        except conformance.Broken as broken:
            yield label(name, players, options), TARGET_BATCH, str(broken)
        else:
            yield label(name, players, options), TARGET_BATCH, None


def main() -> int:
    """Runs the checks for each game; 1 if anything was found."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games to look at, for each game")
    parser.add_argument("--compared", type=int, default=1_000, help="games to play on both targets, for each game")
    parser.add_argument("names", nargs="*", default=coven.game_names())
    wanted = parser.parse_args()
    console, found = Console(), []
    columns = (TextColumn("{task.description:60}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for name in wanted.names:
            for title, run, total in (("in bounds", checked_games, wanted.games), ("two targets", compared_games, wanted.compared)):
                task = progress.add_task(f"{name}: {title}", total=total)
                for where, count, fault in run(name, total):
                    progress.update(task, advance=count, description=where)
                    found += [f"{where}: {fault}"] if fault else []
                progress.update(task, description=f"{name}: {title}", completed=total)
                console.print(f"{name}: {title}: {total:,} games")
    for fault in found:
        console.print(f"[red]{fault}[/red]")
    console.print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
