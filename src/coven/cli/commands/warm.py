"""`coven warm`: compiles beforehand what play needs, or everything."""

from collections.abc import Sequence

from coven.cli.commands.bench import checked
from coven.cli.output import Output


def warm_games(output: Output, games: Sequence[str] | None, quiet: bool, everything: bool) -> None:
    """Compiles with a bar."""
    from coven.warm import warm

    with output.progress(output.speak("warm-running")) as bar:
        for label, done, total in warm(checked(games), everything):
            bar(done, total, label)
    if not quiet:
        output.say("warm-ready")
