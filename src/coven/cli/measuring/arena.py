"""`coven arena`: bots against each other on the same deals from every seat, with intervals, ratings and a picture."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coven.bots import usual_bot
from coven.bots.arena.ledger import Book, seed_in
from coven.bots.arena.lineups import ArenaPlan, Lineup, make_plan, one_against, round_robin
from coven.bots.arena.picture import draw_picture
from coven.bots.arena.playing import prepare
from coven.bots.arena.results import rounded, standings
from coven.bots.arena.tournament import play_plan
from coven.bots.arena.workers import cores
from coven.cli.commands.game_menu import game_named
from coven.cli.measuring.interrupts import stoppable
from coven.cli.measuring.sheets import as_markdown, labels_of, print_sheets, sheets_of
from coven.cli.output import Output
from coven.cli.picture_file import write_picture
from coven.cli.table.seats import usual_players
from coven.errors import CovenError, shown, writing
from coven.table.game import Game
from coven.table.options import read_options

LONGEST_NUMBER = 9


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    bots: str | None
    against: str | None
    lineups: Sequence[str]
    players: str | None
    games: int
    options: Sequence[str]
    seed: str | None
    workers: int | None
    ray: str | None
    resume: Path | None
    out: Sequence[Path]
    picture: Path | None


def run_arena(output: Output, name: str, wanted: Wanted) -> None:
    """Plays an arena and shows what came of it; stopped before its end, it shows what there is."""
    game = game_named(name)
    output.use(game)
    check_wanted(wanted)
    plan = plan_of(game, wanted)
    began = time.perf_counter()
    with stoppable():
        book = played(output, plan, wanted)
    result = rounded(standings(plan, book))
    if result["games"]:
        show(output, result, time.perf_counter() - began, wanted)
        output.has_answered = True
    if is_short(plan, book):
        raise KeyboardInterrupt


def plan_of(game: Game, wanted: Wanted) -> ArenaPlan:
    """What is to be played; a run that goes on keeps its seed."""
    lineups = [lineup for players in read_players(game, wanted.players) for lineup in lineups_of(game, wanted, players)]
    if wanted.lineups:
        lineups = [Lineup(tuple(names(text))) for text in wanted.lineups]
    seed = wanted.seed if wanted.seed is not None or wanted.resume is None else seed_in(wanted.resume)
    return make_plan(game, lineups, wanted.games, changed_options(game, wanted.options), seed)


def changed_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """The options that are not as the rulebook has them."""
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in read_options(game.options, given).items() if value != usual[name]}


def lineups_of(game: Game, wanted: Wanted, players: int) -> list[Lineup]:
    bots = names(wanted.bots) if wanted.bots is not None else ["random", usual_bot(game)]
    return round_robin(bots, players) if wanted.against is None else one_against(bots, wanted.against, players)


def names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_players(game: Game, text: str | None) -> list[int]:
    """The player counts from a list like `2,4`."""
    if text is None:
        return [usual_players(game)]
    counts = [int(part) if part.isdecimal() and len(part) < LONGEST_NUMBER else part for part in names(text)]
    for count in counts or [text]:
        game.check_players(count)  # type: ignore[arg-type]
    return [count for count in counts if isinstance(count, int)]


def check_wanted(wanted: Wanted) -> None:
    """What can't be written is told before anything is played."""
    if wanted.workers is not None and wanted.workers < 1:
        raise CovenError("bad_count", f"There must be at least one process, not {wanted.workers}.", count=wanted.workers)
    for path, endings in [(wanted.picture, (".svg",)), *((path, (".json", ".md")) for path in wanted.out)]:
        if path is not None:
            check_file(path, endings)


def check_file(path: Path, endings: Sequence[str]) -> None:
    """Whether a result may be written there; nothing is left behind."""
    if path.suffix not in endings:
        raise CovenError("bad_ending", f"{shown(path.name)} must end in {' or '.join(endings)}.", file=path.name, endings=list(endings))
    is_new = not path.exists()
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
        if is_new:
            path.unlink()


def played(output: Output, plan: ArenaPlan, wanted: Wanted) -> Book:
    """The results of all games, played now or before."""
    workers = cores() if wanted.workers is None else wanted.workers
    try:
        if wanted.ray is None:
            with output.waiting("arena-compiling"):
                prepare(plan)
        with output.progress(output.speak("simulate-running")) as bar:
            return play_plan(plan, workers=workers, ray=wanted.ray, path=wanted.resume, progress=bar)
    except KeyboardInterrupt:
        return {lineup: {} for lineup in plan.lineups}


def is_short(plan: ArenaPlan, book: Book) -> bool:
    return sum(map(len, book.values())) < plan.total


def show(output: Output, result: dict[str, Any], seconds: float, wanted: Wanted) -> None:
    """The result on the screen or as data, and in the files asked for."""
    sheets = sheets_of(output.speak, result)
    if wanted.picture is not None:
        write_picture(wanted.picture, draw_picture(result, labels_of(output.speak, result)))
    for path in wanted.out:
        text = json.dumps(result, indent=2) + "\n" if path.suffix == ".json" else as_markdown(output.speak, result, sheets)
        with writing(path):
            path.write_text(text, encoding="utf-8")
    if output.json:
        output.data({**result, "seconds": round(seconds, 3)})
    else:
        print_sheets(output, result, sheets, seconds)
