"""`coven export`: a dataset of games by bots, for study."""

from collections.abc import Sequence
from pathlib import Path

from coven.bots.arena.program import GameSetup
from coven.cli.box_tools import box_file
from coven.cli.commands.game_menu import game_named
from coven.cli.measuring.simulate import fresh_seed
from coven.cli.output import Output
from coven.cli.table.seats import read_bots, usual_players
from coven.errors import CovenError
from coven.research.dataset import Dataset, head_of
from coven.table.options import read_options


def export_games(
    output: Output,
    name: str,
    folder: Path,
    count: int,
    players: int | None,
    options: Sequence[str],
    bots: str | None,
    seed: str | None,
    box: Path | None,
    with_views: bool,
) -> None:
    """Writes so many games into a folder; what is there of the same dataset stays, so that a run can be stopped and go on."""
    game = game_named(name)
    output.use(game)
    if count < 1:
        raise CovenError("bad_count", f"There must be at least one game, not {count}.", count=count)
    seats = usual_players(game) if players is None else players
    game.check_players(seats)
    given = read_options(game.options, options)
    setup = GameSetup.of(game, seats, given, game.box(None if box is None else box_file(game, box)))
    chosen = str(head_of(folder).get("seed", "")) if seed is None else ""
    dataset = Dataset(setup, read_bots(game, bots, seats), chosen or fresh_seed(seed), folder, with_views)
    with output.progress(output.speak("simulate-running")) as bar:
        written = dataset.write(count, lambda done: bar(done, count))
    if output.json:
        output.data({"folder": str(folder), **written})
    else:
        output.say("export-summary", folder=str(folder), games=written["games"], written=written["written"])
