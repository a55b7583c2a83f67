"""`coven replay` and `coven verify`: games on file, seen again and checked."""

from pathlib import Path
from typing import Any

from rich.text import Text

from coven.cli.desk import Desk, as_written, printable
from coven.cli.picturing import picture_of, write_picture
from coven.cli.saving import read_record
from coven.cli.screen import Screen
from coven.cli.telling import tell
from coven.cli.typed import LONGEST_NUMBER
from coven.errors import CovenError
from coven.table.record import replay as play_again
from coven.table.record import verify as check
from coven.table.registry import game as find_game
from coven.table.table import Table


def replay_file(desk: Desk, file: Path, seat: int | None, picture: Path | None = None) -> None:
    """Shows a game again, from one seat's eyes or open; open only once it is finished. With `picture` it is drawn as it stands, no more."""
    record = read_record(file)
    desk.use(find_game(record.header["game"]), record.header["seats"])
    with desk.progress(desk.speak("replay-reading")) as bar:
        table = play_again(record, bar)
    if seat is not None:
        table.view(seat)
    elif not table.is_over:
        raise CovenError("not_finished", f"{file.name} is not finished: it can only be seen from one seat's eyes.", file=file.name)
    if picture is not None:
        draw_last(desk, table, seat, picture)
    elif desk.json:
        desk.data(replay_data(table, seat))
    elif desk.out.is_terminal:
        step_through(desk, table, seat)
    else:
        print_through(desk, table, seat)


def draw_last(desk: Desk, table: Table, seat: int | None, picture: Path) -> None:
    """Writes the last position as a picture and says where it lies."""
    write_picture(picture, picture_of(table, seat, desk.speak))
    if desk.json:
        desk.data({"game": table.game.name, "seen_from": seat, "file": str(picture)})
    else:
        desk.say("play-pictured", file=str(picture))


def replay_data(table: Table, seat: int | None) -> dict[str, Any]:
    """The game as data: for one seat what it saw; open, every move as well."""
    steps = []
    for number in range(len(table) + 1):
        step: dict[str, Any] = {"n": number, "events": [event.as_data() for event in table.events(seat, number)]}
        if seat is None and number > 0:
            mover, move = table.history[number - 1]
            step |= {"seat": mover, "move": move.text}
        if step["events"] or "move" in step:
            steps.append(step)
    return {
        "game": table.game.name,
        "players": table.players,
        "options": table.options,
        "seats": list(table.seats),
        "seen_from": seat,
        "steps": steps,
        "outcome": table.outcome.as_data() if table.outcome is not None else None,
    }


def print_through(desk: Desk, table: Table, seat: int | None) -> None:
    """Everything that happened, a line each, and the table as it stands."""
    screen = Screen(desk, table)
    for number in range(len(table) + 1):
        for event in table.events(seat, number):
            desk.out.print(f"{number:>4}  {tell(event, desk.speak, table.seats, screen.shorten)}", soft_wrap=True)
    desk.out.print(screen.picture(seat, is_open=seat is None))


def step_through(desk: Desk, table: Table, seat: int | None) -> None:
    """Enter goes on, `b` back, a number there, `q` leaves."""
    screen = Screen(desk, table)
    number = 0
    while True:
        moment = table.at(number)
        screen.show_at(moment, seat, screen.picture(seat, moment, is_open=seat is None), [desk.speak("replay-hint", number=number, moves=len(table))])
        try:
            typed = input("▸ ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            desk.out.print()
            return
        if typed.startswith("q"):
            return
        number = next_number(typed, number, len(table))


def next_number(typed: str, number: int, last: int) -> int:
    """Where to look next."""
    if typed.isdecimal():
        return min(int(typed), last) if len(typed) < LONGEST_NUMBER else last
    if typed.startswith("b"):
        return max(0, number - 1)
    return min(last, number + 1)


def verify_file(desk: Desk, file: Path) -> bool:
    """Deals a finished game again from its seed and says exactly what does not match; whether all does."""
    record = read_record(file)
    desk.use(find_game(record.header["game"]), record.header["seats"])
    if record.seed is None:
        raise CovenError("no_seed", f"{file.name} is unfinished or cut off, and without its seed it can't be dealt again.", file=file.name)
    with desk.progress(desk.speak("verify-running")) as bar:
        findings = check(record, bar)
    if desk.json:
        told = [finding.as_data() for finding in findings]
        desk.data({"file": file.name, "matches": not findings, "moves": len(record.moves), "findings": told})
    elif [finding.code for finding in findings] == ["unfinished"]:
        desk.say("verify-unfinished", file=as_written(file.name), moves=len(record.moves))
    elif findings:
        desk.say("verify-differs", file=as_written(file.name))
        for finding in findings:
            desk.out.print(Text(f"  · {printable(desk.tell_finding(finding))}").append(f" [{finding.code}]", "dim"), soft_wrap=True)
    else:
        desk.say("verify-matches", file=as_written(file.name), moves=len(record.moves))
    return not findings
