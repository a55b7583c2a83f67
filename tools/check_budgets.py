"""How long bots take beyond their budget: `python tools/check_budgets.py [--seconds 0.05 0.2] [--games N] [GAME …]` on an idle machine.

Whole games with most players, in which the strongest level is asked again and again; prints for each game and budget how many choices there
were and the worst overrun in milliseconds.
"""

import argparse
from collections.abc import Iterator
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

import coven
from coven.bots import LEVELS, Bot
from coven.table.game import Game

STEP = 7  # of so many choices one is made by the search; the others by the usual policy, so that all of a game is seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", nargs="+", type=float, default=[0.05, 0.2])
    parser.add_argument("--games", type=int, default=2, help="of each title and budget")
    parser.add_argument("names", nargs="*", default=coven.game_names())
    wanted = parser.parse_args()
    rows = Rows("game", "budget, ms", "choices", "worst overrun, ms")
    cases = [(name, seconds) for name in wanted.names for seconds in wanted.seconds]
    for name, seconds in track(cases, transient=True, console=Console(stderr=True)):
        over = [each for number in range(wanted.games) for each in overruns(coven.game(name), seconds, number)]
        rows.add_row(name, f"{1000 * seconds:.0f}", str(len(over)), f"{1000 * max(over):.1f}")
    Console().print(rows)


def overruns(game: Game, seconds: float, number: int) -> Iterator[float]:
    """The seconds beyond the budget of choices all through one game."""
    table = game.new_table(game.players[-1], seed=f"budget {number}")
    strongest, usual = Bot(LEVELS[-1], game, number, seconds=seconds), Bot("careful", game, number)
    made = 0
    while not table.is_over:
        seat, made = table.to_act[0], made + 1
        move = usual.choose(table, seat)
        if made % STEP == 0:
            began = perf_counter()
            move = strongest.choose(table, seat)
            yield max(0.0, perf_counter() - began - seconds)
        table.play(seat, move)


if __name__ == "__main__":
    main()
