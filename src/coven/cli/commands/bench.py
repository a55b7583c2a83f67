"""`coven bench`: moves and games per second on this machine."""

from collections.abc import Sequence

from coven.cli.commands.game_menu import game_named
from coven.cli.output import Output


def bench_games(output: Output, games: Sequence[str] | None, seconds: float) -> None:
    """Measures random games on one core and shows a table, or one object keyed by game."""
    from coven.bench import measure

    with output.progress(output.speak("bench-running")) as bar:
        results = measure(checked(games), seconds, lambda key, done, total: bar(done, total, key))
    if output.json:
        output.data(results)
        return
    from rich.table import Table as Grid

    grid = Grid(box=None, header_style="grey50", padding=(0, 2, 0, 0))
    for number, name in enumerate(("game", "players", "moves", "games")):
        grid.add_column(output.speak(f"bench-{name}"), justify="right" if number else "left")
    for key, row in results.items():
        grid.add_row(key, str(row["players"]), f"{row['moves_per_s']:,}", f"{row['games_per_s']:,}")
    output.console.print(grid)


def checked(games: Sequence[str] | None) -> list[str] | None:
    """The names of the games asked for; an unknown one raises."""
    return [game_named(name).name for name in games] if games else None
