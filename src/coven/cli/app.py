"""`coven`: the commands with their arguments and options."""

from pathlib import Path
from typing import Annotated

import typer

from coven.table.words import LANGUAGES


def known_games(begun: str) -> list[str]:
    """The names that a shell offers where a game is asked for."""
    from coven.table.registry import game_names

    return [name for name in game_names() if name.startswith(begun.lower())]


# Every help text is the key of a message; `speak_help` puts it into the language spoken.
Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game-name", autocompletion=known_games)]
File = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]
Players = Annotated[int | None, typer.Option(metavar="N", help="help-players")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-option")]
Bots = Annotated[str | None, typer.Option(metavar="NAME,…", help="help-bots")]
Seed = Annotated[str | None, typer.Option(metavar="WORD", help="help-seed")]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="help-box")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Language = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="help-lang")]
Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-some-games", autocompletion=known_games)]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-data")]
Database = Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-database")]
Box = Annotated[str, typer.Argument(metavar="BOX", show_default=False, help="help-which-box")]
Login = Annotated[str, typer.Argument(metavar="NAME", help="help-login")]

NO_MATCH = 1
HELP_NAMES = ["-h", "--help"]

app = typer.Typer(name="coven", pretty_exceptions_enable=False, help="help-coven", context_settings={"help_option_names": HELP_NAMES})
boxes = typer.Typer(help="help-boxes")
admin = typer.Typer(help="help-admin")
app.add_typer(boxes, name="box")
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def coven(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Language = None,
) -> None:
    """Without a command, the help."""
    if version:
        from coven import __version__

        print(__version__)
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help="help-games")
def games(context: typer.Context, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.games import list_games

    list_games(context.obj)


@app.command(help="help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-to-play", autocompletion=known_games)] = None,
    players: Players = None,
    option: Options = None,
    bots: Bots = None,
    human: Annotated[str | None, typer.Option(metavar="SEAT,…", help="help-human")] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-name")] = None,
    seed: Seed = None,
    box: BoxFile = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help-resume")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="help-fast")] = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.play import Setup, play_game

    play_game(context.obj, game, Setup(players, option, bots, human, name, seed, box), resume, fast)


@app.command(help="help-simulate")
def simulate(
    context: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="help-number")] = 100,
    players: Players = None,
    option: Options = None,
    bots: Bots = None,
    seed: Seed = None,
    box: BoxFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-save")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.measuring.simulate import simulate_games

    simulate_games(context.obj, game, games, players, option or [], bots, seed, box, save)


@app.command(help="help-export")
def export(
    context: typer.Context,
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="help-export-out")],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="help-number")] = 100,
    players: Players = None,
    option: Options = None,
    bots: Bots = None,
    seed: Seed = None,
    box: BoxFile = None,
    views: Annotated[bool, typer.Option("--views", help="help-export-views")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.measuring.export import export_games

    export_games(context.obj, game, out, games, players, option or [], bots, seed, box, views)


@app.command(help="help-arena")
def arena(
    context: typer.Context,
    game: Game,
    bots: Annotated[str | None, typer.Option(metavar="NAME,…", help="help-arena-bots")] = None,
    against: Annotated[str | None, typer.Option(metavar="NAME", help="help-against")] = None,
    lineup: Annotated[list[str] | None, typer.Option(metavar="NAME,…", help="help-lineup")] = None,
    players: Annotated[str | None, typer.Option(metavar="N,…", help="help-arena-players")] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="help-arena-games")] = 200,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(metavar="WORD", help="help-arena-seed")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="help-arena-workers")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-ray")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-resume")] = None,
    out: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="help-arena-out")] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-picture")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.measuring.arena import Wanted, run_arena

    run_arena(context.obj, game, Wanted(bots, against, lineup or [], players, games, option or [], seed, workers, ray, resume, out or [], picture))


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    file: File,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-seat")] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="help-picture")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.replay import replay_file

    replay_file(context.obj, file, seat, picture)


@app.command(help="help-review")
def review(
    context: typer.Context,
    file: File,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-review-seat")] = None,
    simulations: Annotated[int, typer.Option(metavar="N", help="help-simulations")] = 300,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="help-svg")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.analysis.file import review_file

    review_file(context.obj, file, seat, simulations, svg)


@app.command(help="help-verify")
def verify(context: typer.Context, file: File, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.verify import verify_file

    if not verify_file(context.obj, file):
        raise typer.Exit(NO_MATCH)


@app.command(help="help-bench")
def bench(
    context: typer.Context,
    games: Games = None,
    seconds: Annotated[float, typer.Option(min=0.01, metavar="N", help="help-seconds")] = 2.0,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.bench import bench_games

    bench_games(context.obj, games, seconds)


@app.command(help="help-warm")
def warm(
    context: typer.Context,
    games: Games = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-quiet")] = False,
    everything: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.warm import warm_games

    warm_games(context.obj, games, quiet, everything)


@app.command(help="help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-host")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="help-port")] = None,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="help-workers")] = None,
    is_opened: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.serve import serve_tables

    serve_tables(context.obj, is_opened, host=host, port=port, data=data, database=database, workers=workers)


@app.command(help="help-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    verify: Annotated[bool, typer.Option("--verify", help="help-backup-verify")] = False,
    keep: Annotated[int | None, typer.Option(metavar="N", min=1, help="help-keep")] = None,
    keep_days: Annotated[int | None, typer.Option(metavar="N", min=1, help="help-keep-days")] = None,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.backup import Keeping, back_up_server

    back_up_server(context.obj, file, verify, Keeping(keep, keep_days), data=data, database=database)


@app.command(help="help-restore")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.backup import restore_server

    restore_server(context.obj, file, data=data, database=database)


@admin.callback(invoke_without_command=True)
def admin_help(context: typer.Context, lang: Language = None) -> None:
    """Without a command, the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command("add", help="help-admin-add")
def admin_add(context: typer.Context, login: Login, data: Data = None, database: Database = None, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.admin import add

    add(context.obj, login, data=data, database=database)


@admin.command("remove", help="help-admin-remove")
def admin_remove(
    context: typer.Context, login: Login, data: Data = None, database: Database = None, json: Json = False, lang: Language = None
) -> None:
    from coven.cli.commands.admin import remove

    remove(context.obj, login, data=data, database=database)


@admin.command("drop-passkeys", help="help-admin-drop-passkeys")
def admin_drop_passkeys(
    context: typer.Context, login: Login, data: Data = None, database: Database = None, json: Json = False, lang: Language = None
) -> None:
    from coven.cli.commands.admin import drop_passkeys

    drop_passkeys(context.obj, login, data=data, database=database)


@admin.command("list", help="help-admin-list")
def admin_list(context: typer.Context, data: Data = None, database: Database = None, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.admin import list_admins

    list_admins(context.obj, data=data, database=database)


@admin.command("rotate-key", help="help-admin-rotate-key")
def admin_rotate_key(context: typer.Context, data: Data = None, database: Database = None, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.admin import rotate_key

    rotate_key(context.obj, data=data, database=database)


@admin.command("log", help="help-admin-log")
def admin_log(
    context: typer.Context,
    lines: Annotated[int, typer.Option(min=1, max=100_000, help="help-admin-log-lines")] = 50,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.admin import show_log

    show_log(context.obj, lines, data=data, database=database)


@boxes.callback(invoke_without_command=True)
def box(context: typer.Context, lang: Language = None) -> None:
    """Without a command, the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@boxes.command("list", help="help-box-list")
def box_list(context: typer.Context, games: Games = None, json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.box import list_boxes

    list_boxes(context.obj, games)


@boxes.command("show", help="help-box-show")
def box_show(context: typer.Context, game: Game, box: Box = "standard", json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.box import show_box

    show_box(context.obj, game, box)


@boxes.command("check", help="help-box-check")
def box_check(context: typer.Context, game: Game, box: Box = "standard", json: Json = False, lang: Language = None) -> None:
    from coven.cli.commands.box import check_box

    if not check_box(context.obj, game, box):
        raise typer.Exit(NO_MATCH)


@boxes.command("draw", help="help-box-draw")
def box_draw(
    context: typer.Context,
    game: Game,
    box: Box = "standard",
    side: Annotated[str, typer.Option(metavar="front|back", help="help-side")] = "front",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-out")] = None,
    width: Annotated[int | None, typer.Option(min=100, max=10_000, metavar="N", help="help-width")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.box import draw_box

    draw_box(context.obj, game, box, side, out, width)


@boxes.command("new", help="help-box-new")
def box_new(
    context: typer.Context,
    game: Game,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-new-file")],
    source: Annotated[str, typer.Option("--from", metavar="BOX", help="help-from")] = "standard",
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.commands.box import new_box

    new_box(context.obj, game, file, source)
