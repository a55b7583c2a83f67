"""`coven simulate`: many games by bots, and what came of them."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from coven.bots import Bot
from coven.cli.box_tools import box_file
from coven.cli.commands.game_menu import game_named
from coven.cli.output import Output
from coven.cli.table.seats import read_bots, usual_players
from coven.errors import CovenError, writing
from coven.table.box import Box
from coven.table.game import Game
from coven.table.options import read_options
from coven.table.table import Table
from coven.table.values import Outcome


@dataclass
class Tally:
    """What has been seen so far, seat by seat."""

    bots: Sequence[str]
    games: int = 0
    moves: int = 0
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = [0] * len(self.bots)
        self.places = [0] * len(self.bots)
        self.wins = [0.0] * len(self.bots)

    def add(self, outcome: Outcome, moves: int) -> None:
        """Counts a game; a shared win is shared."""
        self.games += 1
        self.moves += moves
        self.ends[outcome.reason] += 1
        for seat in range(len(self.bots)):
            self.scores[seat] += outcome.scores[seat]
            self.places[seat] += outcome.places[seat]
            self.wins[seat] += 1 / len(outcome.winners) if seat in outcome.winners else 0

    def as_data(self) -> dict[str, Any]:
        seats = [
            {
                "seat": seat,
                "bot": bot,
                "mean_score": round(self.scores[seat] / self.games, 3),
                "mean_place": round(self.places[seat] / self.games, 3),
                "wins": round(self.wins[seat], 3),
                "win_share": round(self.wins[seat] / self.games, 4),
            }
            for seat, bot in enumerate(self.bots)
        ]
        return {"games": self.games, "moves": self.moves, "ends": dict(self.ends), "seats": seats}


def simulate_games(
    output: Output,
    name: str,
    count: int,
    players: int | None,
    options: Sequence[str],
    bots: str | None,
    seed: str | None,
    box: Path | None,
    folder: Path | None,
) -> None:
    """Plays `count` games and shows what came of them."""
    game = game_named(name)
    output.use(game)
    if count < 1:
        raise CovenError("bad_count", f"There must be at least one game, not {count}.", count=count)
    seats = usual_players(game) if players is None else players
    game.check_players(seats)
    given = read_options(game.options, options)
    named = read_bots(game, bots, seats)
    if folder is not None:
        make_folder(folder)
    contents = game.box(None if box is None else box_file(game, box))
    tally, began = Tally(named), time.perf_counter()
    with output.progress(output.speak("simulate-running")) as bar:
        for number in range(1, count + 1):
            table = played(game, given, named, None if seed is None else f"{seed} {number}", contents)
            assert table.outcome is not None
            tally.add(table.outcome, len(table.keeper))
            if folder is not None:
                table.record().save(folder / f"{game.name}-{number:06}.jsonl")
            bar(number, count)
    show(output, game, {"game": game.name, "players": seats, "options": given, **tally.as_data()}, time.perf_counter() - began)


def played(game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: str | None, box: Box) -> Table:
    """One game by bots, played to its end."""
    table = game.new_table(len(bots), options, seed, box, seat_names(bots))
    play_out(table, [Bot(bot, game, None if seed is None else f"{seed} {seat}") for seat, bot in enumerate(bots)])
    return table


def seat_names(bots: Sequence[str]) -> list[str]:
    return [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]


def make_folder(folder: Path) -> None:
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def play_out(table: Table, bots: Sequence[Bot]) -> None:
    """Lets the bots play to the end."""
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))


def show(output: Output, game: Game, result: dict[str, Any], seconds: float) -> None:
    if output.json:
        output.data({**result, "seconds": round(seconds, 3)})
        return
    from rich.table import Table as Grid

    grid = Grid(box=None, header_style="grey50", padding=(0, 2, 0, 0))
    for number, name in enumerate(("seat", "bot", "wins", "share", "score", "place")):
        grid.add_column(output.speak(f"simulate-{name}"), justify="left" if number == 1 else "right")
    for row in result["seats"]:
        share = f"{100 * row['win_share']:.1f} %"
        grid.add_row(str(row["seat"] + 1), row["bot"], f"{row['wins']:g}", share, f"{row['mean_score']:.2f}", f"{row['mean_place']:.2f}")
    output.console.print(grid)
    output.say("simulate-summary", games=result["games"], moves=result["moves"], seconds=f"{seconds:.1f}")
    for reason, count in sorted(result["ends"].items(), key=lambda item: -item[1]):
        output.console.print(f"  {count} × {output.speak(f'end-{reason}'.replace('_', '-'))}")
