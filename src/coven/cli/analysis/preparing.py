"""The program of a game, before the first hint or review: compiled once, with a bar that says how far it is."""

from coven.analysis.rollouts import is_prepared, prepare
from coven.cli.output import Output
from coven.table.game import Game


def prepared(output: Output, game: Game) -> None:
    """Compiles what hints and reviews are played on by, unless that was done."""
    if not is_prepared(game):
        with output.progress(output.speak("hint-preparing")) as progress:
            prepare(game, progress)
