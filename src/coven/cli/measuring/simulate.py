"""`coven simulate`: many games by bots, and what came of them."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any

from coven.bots.arena.playing import Deal, Series, numbered_deal, play_series
from coven.bots.arena.program import GameResult, GameSetup, win_shares
from coven.cli.box_tools import box_file
from coven.cli.commands.game_menu import game_named
from coven.cli.measuring.interrupts import stoppable
from coven.cli.output import Output
from coven.cli.table.seats import read_bots, usual_players
from coven.errors import CovenError, writing
from coven.table.game import Game
from coven.table.options import read_options
from coven.table.seeds import make_seed


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

    def add(self, result: GameResult) -> None:
        """Counts a game; a shared win is shared."""
        self.games += 1
        self.moves += result.moves
        self.ends[result.end] += 1
        for seat, share in enumerate(win_shares(result.places)):
            self.scores[seat] += result.scores[seat]
            self.places[seat] += result.places[seat]
            self.wins[seat] += float(share)

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
    """Plays `count` games and shows what came of them; stopped before its end, it shows what there is."""
    game = game_named(name)
    output.use(game)
    if count < 1:
        raise CovenError("bad_count", f"There must be at least one game, not {count}.", count=count)
    seats = usual_players(game) if players is None else players
    game.check_players(seats)
    given = read_options(game.options, options)
    named = read_bots(game, bots, seats)
    contents = game.box(None if box is None else box_file(game, box))
    simulation = Simulation(GameSetup.of(game, seats, given, contents), named, count, fresh_seed(seed), folder)
    began = time.perf_counter()
    is_whole = simulation.run(output)
    if simulation.tally.games:
        facts = {"game": game.name, "players": seats, "options": given, **simulation.tally.as_data()}
        show(output, game, facts if is_whole else {**facts, "interrupted": True}, time.perf_counter() - began)
        output.has_answered = True
    if not is_whole:
        raise KeyboardInterrupt


def fresh_seed(seed: str | None) -> str:
    """The seed given, or a secret one."""
    if seed is None:
        return secrets.token_hex()
    make_seed(seed)  # what can't be a seed is told before anything is played
    return seed


@dataclass
class Simulation:
    """Numbered games of one line-up, each on a deal of its own."""

    setup: GameSetup
    bots: Sequence[str]
    count: int
    seed: str
    folder: Path | None  # for the records, if they are wanted
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        self.tally = Tally(self.bots)
        if self.folder is not None:
            make_folder(self.folder)

    def run(self, output: Output) -> bool:
        """Plays the games; whether to the end, and not interrupted before."""
        try:
            with stoppable() as stop:
                games = compiled_first(output, self._games())
                with output.progress(output.speak("simulate-running")) as bar:
                    for number, (result, moves) in enumerate(games, 1):
                        with stop.held():
                            self._keep(number, result, moves)
                        bar(number, self.count)
        except KeyboardInterrupt:
            return False
        return True

    def _games(self) -> Series:
        return play_series(self.setup, self.bots, map(self._deal, range(1, self.count + 1)), takes_down=self.folder is not None)

    def _deal(self, number: int) -> Deal:
        return numbered_deal(self.seed, number)

    def _keep(self, number: int, result: GameResult, moves: Sequence[tuple[int, int]]) -> None:
        if self.folder is not None:
            game, names = self.setup.game, [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]
            table = game.new_table(len(self.bots), self.setup.options, self._deal(number)[0], self.setup.box, names)
            for seat, action in moves:
                table.play(seat, action)
            table.record().save(self.folder / f"{game.name}-{number:06}.jsonl")
        self.tally.add(result)


def compiled_first(output: Output, games: Series) -> Series:
    """The same games, the first of them played: whoever looks at a terminal is told that this may have to be compiled."""
    with output.waiting("arena-compiling"):
        first = list(islice(games, 1))
    return chain(first, games)


def make_folder(folder: Path) -> None:
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


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
