"""`coven`: what may be typed, and how every fault is answered."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from coven.cli.desk import Desk, is_debugging, language_of
from coven.cli.helping import speak_help
from coven.errors import CovenError

# Every help text is the key of a message; `speak_help` puts it into the language spoken.
Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game-name")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]
Players = Annotated[int | None, typer.Option(metavar="N", help="help-players")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-option")]
Bots = Annotated[str | None, typer.Option(metavar="NAME,…", help="help-bots")]
Seed = Annotated[str | None, typer.Option(metavar="WORD", help="help-seed")]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="help-box")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Language = Annotated[str | None, typer.Option(metavar="en|de|nl", help="help-lang")]
Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-some-games")]
Box = Annotated[str, typer.Argument(metavar="BOX", show_default=False, help="help-which-box")]

BAD_INPUT = 2
NO_MATCH = 1
UNEXPECTED = 70
INTERRUPTED = 130

HELP_NAMES = ["-h", "--help"]

app = typer.Typer(
    name="coven", add_completion=False, pretty_exceptions_enable=False, help="help-coven", context_settings={"help_option_names": HELP_NAMES}
)
boxes = typer.Typer(help="help-boxes")
app.add_typer(boxes, name="box")


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
    from coven.cli.listing import list_games

    list_games(context.obj)


@app.command(help="help-play")
def play(
    context: typer.Context,
    game: Game,
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
    from coven.cli.playing import play_game

    play_game(context.obj, game, players, option or [], bots, human, name or [], seed, box, resume, fast)


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
    from coven.cli.simulating import simulate_games

    simulate_games(context.obj, game, games, players, option or [], bots, seed, box, save)


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    file: File,
    seat: Annotated[int | None, typer.Option(metavar="SEAT", help="help-seat")] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="help-picture")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    from coven.cli.replaying import replay_file

    replay_file(context.obj, file, seat, picture)


@app.command(help="help-verify")
def verify(context: typer.Context, file: File, json: Json = False, lang: Language = None) -> None:
    from coven.cli.replaying import verify_file

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
    from coven.cli.measuring import bench_games

    bench_games(context.obj, games, seconds)


@app.command(help="help-warm")
def warm(
    context: typer.Context,
    games: Games = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-quiet")] = False,
    lang: Language = None,
) -> None:
    from coven.cli.measuring import warm_games

    warm_games(context.obj, games, quiet)


@boxes.callback(invoke_without_command=True)
def box(context: typer.Context, lang: Language = None) -> None:
    """Without a command, the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@boxes.command("list", help="help-box-list")
def box_list(context: typer.Context, games: Games = None, json: Json = False, lang: Language = None) -> None:
    from coven.cli.boxing import list_boxes

    list_boxes(context.obj, games)


@boxes.command("show", help="help-box-show")
def box_show(context: typer.Context, game: Game, box: Box = "standard", json: Json = False, lang: Language = None) -> None:
    from coven.cli.boxing import show_box

    show_box(context.obj, game, box)


@boxes.command("check", help="help-box-check")
def box_check(context: typer.Context, game: Game, box: Box = "standard", json: Json = False, lang: Language = None) -> None:
    from coven.cli.boxing import check_box

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
    from coven.cli.boxing import draw_box

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
    from coven.cli.boxing import new_box

    new_box(context.obj, game, file, source)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line; the exit status is 0, 1 (a record does not match, a box has faults), 2 (bad input) or 70 (our fault)."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    desk = Desk(language_of(args, os.environ), "--json" in args)
    return guarded(args, desk)


def guarded(args: list[str], desk: Desk) -> int:
    """Runs a command; whatever goes wrong is one line and a number, never a trace."""
    try:
        desk.check_language()
        status = run(args, desk)
        sys.stdout.flush()
        return status
    except CovenError as error:
        desk.complain(error.code, desk.explain(error), error.details)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError, typer.Abort):
        desk.err.print()
        desk.complain("interrupted", desk.speak("error-interrupted"), {})
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if is_debugging():
            raise
        desk.complain("unexpected", desk.speak("error-unexpected", kind=type(error).__name__, message=str(error)), {})
        return UNEXPECTED


def run(args: list[str], desk: Desk) -> int:
    command = typer.main.get_command(app)
    speak_help(command, typer.Context(command, help_option_names=HELP_NAMES), desk)
    try:
        status = command.main(args, prog_name="coven", obj=desk, standalone_mode=False)
    except SystemExit:  # Typer's answer to a reader who has gone
        raise BrokenPipeError from None
    except Exception as error:
        if hasattr(error, "format_message"):  # the parser's own complaints
            raise CovenError("bad_usage", str(error.format_message()).replace("\n", " "), usage=" ".join(args)) from None
        raise
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    sys.exit(main())
