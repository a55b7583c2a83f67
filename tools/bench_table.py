"""How quickly people are served, by game: a move alone, a view, a move that four people watch, its events, and the first move of a process."""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import orjson
from rich.console import Console
from rich.table import Table as Rows

import coven
from coven.table.table import Table

PLAYERS = 4
STARTS = 5
START = """
import sys, time
began = time.perf_counter()
import coven
imported = time.perf_counter()
game = coven.game(sys.argv[1])
loaded = time.perf_counter()
table = game.new_table(4, seed=1)
seat = table.to_act[0]
table.play(seat, table.moves(seat)[0])
print(imported - began, loaded - imported, time.perf_counter() - loaded)
"""
Figures = dict[str, float]


def starts(name: str) -> Figures:
    """Seconds for `import coven`, for loading the game, and from there to the first move: the median of fresh processes."""
    runs = []
    for _ in range(STARTS + 1):
        done = subprocess.run([sys.executable, "-c", START, name], capture_output=True, text=True, check=True)
        runs.append([float(word) for word in done.stdout.split()])
    imported, loaded, moved = (statistics.median(column) for column in zip(*runs[1:], strict=True))
    return {"import_s": imported, "load_s": loaded, "first_move_s": moved}


def play_alone(table: Table, seat: int, move: Any) -> None:
    table.play(seat, move)


def play_watched(table: Table, seat: int, move: Any) -> bytes:
    """What a server does for a move at a table of four: the move, what everybody sees, and what may be done next, as JSON."""
    table.play(seat, move)
    keeper = table.keeper
    seen = [{"view": table.view(viewer), "events": [event.as_data() for event in keeper.events(viewer, len(keeper))]} for viewer in range(PLAYERS)]
    acting = table.to_act[0] if table.to_act else seat
    return orjson.dumps({"seen": seen, "moves": [each.as_data() for each in table.moves(acting)]})


def one_view(table: Table, seat: int, move: Any) -> None:
    table.view(seat)


def events_for_four(table: Table, seat: int, move: Any) -> None:
    """The events of the move last made, as each of four seats saw it."""
    for viewer in range(PLAYERS):
        table.keeper.events(viewer, len(table.keeper))


def moments(name: str, games: int) -> Iterator[tuple[Table, int, Any]]:
    """Random games, move by move: the table, the seat and the move it will make; whoever is asked may make it."""
    game, chance = coven.game(name), random.Random(1)
    for number in range(games):
        table = game.new_table(PLAYERS, seed=number)
        while not table.is_over:
            seat = chance.choice(table.to_act)
            move = chance.choice(table.moves(seat))
            before = len(table.keeper)
            yield table, seat, move
            if len(table.keeper) == before:
                table.play(seat, move)


def microseconds(name: str, ask: Callable[[Table, int, Any], Any], seconds: float) -> float:
    """The mean time of the processor for a question or a move over random games, for about that long: so a busy neighbour counts less."""
    spent, count = 0.0, 0
    for table, seat, move in moments(name, games=10_000):
        began = time.process_time()
        ask(table, seat, move)
        spent += time.process_time() - began
        count += 1
        if spent > seconds:
            break
    return spent / count * 1e6


ASKED = {"play_us": play_alone, "view_us": one_view, "watched_move_us": play_watched, "events_for_four_us": events_for_four}


def measured(name: str, seconds: float) -> Figures:
    return {**{key: microseconds(name, ask, seconds) for key, ask in ASKED.items()}, **starts(name)}


def main() -> None:
    """Prints a table, or with --json one line a game."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("names", nargs="*", default=[name for name in coven.game_names() if name != "cauldron"])
    wanted = parser.parse_args()
    figures = {name: measured(name, wanted.seconds) for name in wanted.names}
    if wanted.json:
        for name, found in figures.items():
            print(json.dumps({"game": name, **{key: round(value, 4 if key.endswith("_s") else 1) for key, value in found.items()}}))
        return
    rows = Rows(
        "game", "play µs", "view µs", "watched move µs", "events for four µs", "import s", "load s", "first move s", title="At a table of four"
    )
    for name, found in figures.items():
        rows.add_row(name, *(f"{value:,.3f}" if key.endswith("_s") else f"{value:,.0f}" for key, value in found.items()))
    Console().print(rows)


if __name__ == "__main__":
    main()
