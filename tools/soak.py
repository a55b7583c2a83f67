"""The long checks, on all cores, with a progress bar: a million random games in bounds, and a thousand a variant on two targets."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import coven
from coven import conformance
from coven.bulk import Bulk
from coven.conformance.targets import check_targets
from coven.table.variants import runs

SAMPLE = 20  # games that show how long those of a variant are
BATCH_MOVES = 2_000_000  # of looked-at moves in one piece of work
INTERPRETED_MOVES = 200_000  # of interpreted ones
GUARD = "guard"  # the end reason of a game that nobody could finish
MOST_GUARDS = {2: 0.04, 3: 0.002, 4: 0.004}  # the share of random games, by players, that the guard may end
FEWEST = 0.0005  # with other counts
TOO_LONG = 5_000  # moves of a game that the interpreter need not follow a thousand times


@dataclass(frozen=True)
class Piece:
    """A piece of work: some numbered games of a variant, looked at or played on two targets."""

    compared: bool
    name: str
    players: int
    options: Mapping[str, Any]
    first: int
    count: int

    @property
    def variant(self) -> str:
        return f"{self.name}, {self.players} players" + "".join(f", {key} {value}" for key, value in self.options.items())


@dataclass
class Found:
    """What a piece of work, or all of a variant, came to."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.ends += other.ends
        self.faults += other.faults


def run(piece: Piece) -> Found:
    return compare(piece) if piece.compared else check(piece)


def check(piece: Piece) -> Found:
    """Plays random games and looks at every state: pieces conserved, length in bounds, a declared end."""
    game = coven.game(piece.name)
    bulk = Bulk(game, piece.players, piece.options, seed="soak")
    lengths, faults, states = bulk.play_checked(piece.first, piece.count)
    wrong = [f"game {piece.first + number}: {game.checks.faults[fault]}" for number, fault in enumerate(faults.tolist()) if fault]
    most = game.rules.most_moves(bulk.box.plain, piece.players, bulk.chosen)
    wrong += [f"game {piece.first + number} took more than {most} moves" for number, length in enumerate(lengths.tolist()) if length > most]
    ends = Counter(game.about.end_reasons.names[reason] for reason in states["end_reason"].tolist())
    return Found(piece.count, int(lengths.sum()), int(lengths.max()), ends, wrong)


def compare(piece: Piece) -> Found:
    """Plays the same games interpreted and compiled, move for move."""
    try:
        check_targets(coven.game(piece.name), [(piece.players, piece.options, piece.first, piece.count)])
    except conformance.Broken as broken:
        return Found(piece.count, faults=[str(broken)])
    return Found(piece.count)


def pieces(name: str, games: int, compared: int) -> Iterator[Piece]:
    """All the work for a game: `games` in all over its variants to look at, and `compared` of each variant on both targets."""
    game = coven.game(name)
    every = runs(game)
    for players, options in every:
        length = int(Bulk(game, players, options).play(0, SAMPLE)[0].mean())
        yield from split(Piece(False, name, players, options, 0, -(-games // len(every))), BATCH_MOVES // length)
        if length <= TOO_LONG:
            yield from split(Piece(True, name, players, options, 0, compared), INTERPRETED_MOVES // length)


def split(piece: Piece, most: int) -> Iterator[Piece]:
    for first in range(0, piece.count, max(1, most)):
        yield Piece(piece.compared, piece.name, piece.players, piece.options, first, min(max(1, most), piece.count - first))


def soak(work: list[Piece], workers: int, console: Console) -> dict[tuple[bool, str], Found]:
    """Does all the work, or as much as there is time for before Ctrl-C; returns what was found, by variant."""
    found: dict[tuple[bool, str], Found] = {}
    columns = (TextColumn("{task.description:70}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        task = progress.add_task("games", total=sum(piece.count for piece in work))
        running = {pool.submit(run, piece): piece for piece in work}
        try:
            for done in as_completed(running):
                piece = running[done]
                found.setdefault((piece.compared, piece.variant), Found()).add(done.result())
                progress.update(task, advance=piece.count, description=piece.variant)
        except KeyboardInterrupt:
            console.print("Stopped; this is what was done.")
            pool.shutdown(wait=False, cancel_futures=True)
    return found


def often_guarded(players: int, sums: Found) -> bool:
    """Whether the guard ended more games than we have said it would, a few left to chance."""
    return sums.ends[GUARD] > 3 + MOST_GUARDS.get(players, FEWEST) * sums.games


def main() -> int:
    """Runs the checks for each game; 1 if anything was found."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games to look at, for each game")
    parser.add_argument("--compared", type=int, default=1_000, help="games to play on both targets, for each variant")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("names", nargs="*", default=[name for name in coven.game_names() if name != "cauldron"])
    wanted = parser.parse_args()
    console = Console()
    work = [piece for name in wanted.names for piece in pieces(name, wanted.games, wanted.compared)]
    found = soak(work, wanted.workers, console)
    for (compared, variant), sums in sorted(found.items()):
        lengths = f"{sums.moves / sums.games:.0f} moves a game, longest {sums.longest}, ends {dict(sums.ends)}"
        console.print(f"{variant}: {sums.games:,} games, {'interpreted = compiled' if compared else lengths}", soft_wrap=True)
    faults = [f"{variant}: {fault}" for (_, variant), sums in found.items() for fault in sums.faults]
    players = {piece.variant: piece.players for piece in work}
    faults += [
        f"{variant}: the guard ended {sums.ends[GUARD]} games" for (_, variant), sums in found.items() if often_guarded(players[variant], sums)
    ]
    for fault in faults:
        console.print(f"[red]{fault}[/red]")
    looked = sum(sums.games for (compared, _), sums in found.items() if not compared)
    both = sum(sums.games for (compared, _), sums in found.items() if compared)
    console.print(f"{looked:,} games looked at, {both:,} played on both targets, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
