"""`coven play`: setting up a table for people and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from coven.cli.boxing import box_file
from coven.cli.desk import Desk
from coven.cli.saving import Settings
from coven.cli.saving import resume as resume_game
from coven.cli.seating import Seating, seat_all, usual_players
from coven.cli.session import BEAT, Session
from coven.errors import CovenError
from coven.table.options import read_options
from coven.table.registry import game as find_game
from coven.table.table import Table


def play_game(
    desk: Desk,
    game: str,
    players: int | None,
    options: Sequence[str],
    bots: str | None,
    human: str | None,
    names: Sequence[str],
    seed: str | None,
    box: Path | None,
    resume: Path | None,
    fast: bool,
) -> None:
    """Plays a new game or goes on with a saved one."""
    desk.use(find_game(game))
    if resume is not None:
        check_alone({"--players": players, "--option": options, "--bots": bots, "--human": human, "--name": names, "--box": box})
    with desk.waiting("play-setting-up"):
        if resume is None:
            table, seating = new_game(desk, game, players, options, bots, "0" if human is None else human, names, seed, box)
            settings: Settings = {}
        else:
            table, seating, settings = resume_game(resume, game)
        try_out(table, seating)
    desk.use(table.game, table.seats)
    chance = f"{seed} {len(table)}" if seed is not None else None
    Session(desk, table, seating, seating.bots(table.game, chance), 0.0 if fast else BEAT, resume, settings).run()


def check_alone(asked: Mapping[str, Any]) -> None:
    """A saved game has its players, options and box; whoever asks for others is told so."""
    given = [name for name, value in asked.items() if value not in (None, [])]
    if given:
        raise CovenError("not_with_resume", f"A saved game goes on as it is: {', '.join(given)} can't go with --resume.", given=given)


def new_game(
    desk: Desk,
    name: str,
    players: int | None,
    options: Sequence[str],
    bots: str | None,
    human: str,
    names: Sequence[str],
    seed: str | None,
    box: Path | None,
) -> tuple[Table, Seating]:
    game = find_game(name)
    count = usual_players(game) if players is None else players
    game.check_players(count)
    seating = seat_all(game, count, human, bots, names, desk.speak)
    contents = game.box(None if box is None else box_file(game, box))
    return game.new_table(count, read_options(game.options, options), seed, contents, seating.names), seating


def try_out(table: Table, seating: Seating) -> None:
    """Lets every bot make a move that does not count, so that what must be compiled is, before anybody waits for it."""
    if table.is_over:
        return
    for bot in {bot.name: bot for bot in seating.bots(table.game, "try").values()}.values():
        trial = table.at(len(table))
        seat = trial.to_act[0]
        trial.play(seat, bot.choose(trial, seat))
