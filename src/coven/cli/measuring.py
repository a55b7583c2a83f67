"""`coven bench` and `coven warm`: how fast it is, and making it so."""

from collections.abc import Sequence

from coven.cli.desk import Desk
from coven.table.registry import game as find_game


def bench_games(desk: Desk, games: Sequence[str] | None, seconds: float) -> None:
    """Measures random games on one core and shows a table, or one object keyed by game."""
    from coven.bench import measure

    with desk.progress(desk.speak("bench-running")) as bar:
        results = measure(checked(games), seconds, lambda key, done, total: bar(done, total, key))
    if desk.json:
        desk.data(results)
        return
    from rich.table import Table as Grid

    grid = Grid(box=None, header_style="grey50", padding=(0, 2, 0, 0))
    for number, name in enumerate(("game", "players", "moves", "games")):
        grid.add_column(desk.speak(f"bench-{name}"), justify="right" if number else "left")
    for key, row in results.items():
        grid.add_row(key, str(row["players"]), f"{row['moves_per_s']:,}", f"{row['games_per_s']:,}")
    desk.out.print(grid)


def warm_games(desk: Desk, games: Sequence[str] | None, quiet: bool) -> None:
    """Compiles everything once, with a bar."""
    from coven.warm import warm

    with desk.progress(desk.speak("warm-running")) as bar:
        for label, done, total in warm(checked(games)):
            bar(done, total, label)
    if not quiet:
        desk.say("warm-ready")


def checked(games: Sequence[str] | None) -> list[str] | None:
    """The names of the games asked for; an unknown one raises."""
    return [find_game(name).name for name in games] if games else None
