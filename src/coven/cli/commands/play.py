"""`coven play`: setting up a table for people and bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coven.cli.box_tools import box_file
from coven.cli.commands.game_menu import choose_game, game_named, offered_save
from coven.cli.output import Output
from coven.cli.table.saves import SeatSettings
from coven.cli.table.saves import resume as resume_game
from coven.cli.table.seats import Seating, seat_all, usual_players
from coven.cli.table.session import BEAT, Session
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.options import read_options
from coven.table.table import Table

FIRST_SEAT = "1"


@dataclass(frozen=True)
class Setup:
    """How a new table is asked for on the command line; what is not said is None."""

    players: int | None = None
    options: Sequence[str] | None = None
    bots: str | None = None
    human: str | None = None
    names: Sequence[str] | None = None
    seed: str | None = None
    box: Path | None = None

    def given(self, without: Sequence[str] = ()) -> list[str]:
        """The options that were said."""
        said = {
            "--players": self.players,
            "--option": self.options,
            "--bots": self.bots,
            "--human": self.human,
            "--name": self.names,
            "--seed": self.seed,
            "--box": self.box,
        }
        return [name for name, value in said.items() if value not in (None, [], ()) and name not in without]


def play_game(output: Output, name: str | None, setup: Setup, resume: Path | None, fast: bool) -> None:
    """Plays a new game or goes on with a saved one."""
    game, file = what_to_play(output, name, setup, resume)
    settings: SeatSettings = {}
    with output.waiting("play-setting-up"):
        if file is not None:
            table, seating, settings = resume_game(file, None if game is None else game.name)
        else:
            assert game is not None, "a new game has been chosen"
            table, seating = new_game(output, game, setup)
    output.use(table.game, table.seats)
    chance = f"{setup.seed} {len(table.keeper)}" if setup.seed is not None else None
    with output.waiting("warm-running"):  # bots that search may have to be compiled first
        bots = seating.bots(table.game, chance)
    Session(output, table, seating, bots, 0.0 if fast else BEAT, file, settings).run()


def what_to_play(output: Output, name: str | None, setup: Setup, resume: Path | None) -> tuple[Game | None, Path | None]:
    """The game to be played, the save to go on with, or both: as asked for, chosen from a menu, or offered."""
    if name is None and resume is None:
        found = choose_game(output)
        return (None, found) if isinstance(found, Path) else (found, None)
    game = None if name is None else game_named(name)
    if game is not None:
        output.use(game)
    if resume is not None:
        check_alone(setup)
    elif game is not None and not setup.given():
        resume = offered_save(output, game)
    return game, resume


def check_alone(setup: Setup) -> None:
    """A saved game has its players, options and box; whoever asks for others is told so."""
    given = setup.given(without=["--seed"])
    if given:
        raise CovenError("not_with_resume", f"A saved game goes on as it is: {', '.join(given)} can't go with --resume.", given=given)


def new_game(output: Output, game: Game, setup: Setup) -> tuple[Table, Seating]:
    count = usual_players(game) if setup.players is None else setup.players
    game.check_players(count)
    human = FIRST_SEAT if setup.human is None else setup.human
    seating = seat_all(game, count, human, setup.bots, setup.names or (), game.words(output.language))
    contents = game.box(None if setup.box is None else box_file(game, setup.box))
    options: Mapping[str, Any] = read_options(game.options, setup.options or ())
    return game.new_table(count, options, setup.seed, contents, seating.names), seating
