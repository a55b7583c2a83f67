"""`coven replay`: a recorded game seen again."""

from pathlib import Path
from typing import Any

from coven.cli.output import Output
from coven.cli.picture_file import picture_of, write_picture
from coven.cli.sentences import event_sentence
from coven.cli.table.matching import LONGEST_NUMBER
from coven.cli.table.saves import read_record
from coven.cli.table.screen import Screen
from coven.cli.table.seats import read_seat
from coven.errors import CovenError
from coven.table.files.record import replay as play_again
from coven.table.registry import game as find_game
from coven.table.table import Table


def replay_file(output: Output, file: Path, seat_number: str | None, picture: Path | None = None) -> None:
    """Shows a game again, from one seat's eyes or open; open only once it is finished. With `picture` it is drawn as it stands, no more."""
    record = read_record(file)
    output.use(find_game(record.header["game"]), record.header["seats"])
    with output.progress(output.speak("replay-reading")) as bar:
        table = play_again(record, bar)
    seat = None if seat_number is None else read_seat(seat_number, table.players)
    if seat is None and not table.is_over:
        raise CovenError("not_finished", f"{file.name} is not finished: it can only be seen from one seat's eyes.", file=file.name)
    if picture is not None:
        draw_last(output, table, seat, picture)
    elif output.json:
        output.data(replay_data(table, seat))
    elif output.console.is_terminal:
        step_through(output, table, seat)
    else:
        print_through(output, table, seat)


def draw_last(output: Output, table: Table, seat: int | None, picture: Path) -> None:
    """Writes the last position as a picture and says where it lies."""
    write_picture(picture, picture_of(table, seat, output.speak))
    if output.json:
        output.data({"game": table.game.name, "seen_from": seat, "file": str(picture)})
    else:
        output.say("play-pictured", file=str(picture))


def replay_data(table: Table, seat: int | None) -> dict[str, Any]:
    """The game as data: for one seat what it saw; open, every move as well."""
    steps, history = [], table.keeper.history
    for number in range(len(table.keeper) + 1):
        step: dict[str, Any] = {"n": number, "events": [event.as_data() for event in table.keeper.events(seat, number)]}
        if seat is None and number > 0:
            mover, move = history[number - 1]
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


def print_through(output: Output, table: Table, seat: int | None) -> None:
    """Everything that happened, a line each, and the table as it stands."""
    screen = Screen(output, table)
    for number in range(len(table.keeper) + 1):
        for event in table.keeper.events(seat, number):
            output.console.print(f"{number:>4}  {event_sentence(event, table.game, output.speak, table.seats, screen.shorten)}", soft_wrap=True)
    output.console.print(screen.picture(seat, is_open=seat is None))


def step_through(output: Output, table: Table, seat: int | None) -> None:
    """Enter goes on, `b` back, a number there, `q` leaves."""
    screen = Screen(output, table)
    number = 0
    while True:
        moment = table.keeper.table_at(number)
        screen.show_at(
            moment, seat, screen.picture(seat, moment, is_open=seat is None), [output.speak("replay-hint", number=number, moves=len(table.keeper))]
        )
        try:
            typed = input("▸ ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            output.console.print()
            return
        if typed.startswith("q"):
            return
        number = next_number(typed, number, len(table.keeper))


def next_number(typed: str, number: int, last: int) -> int:
    """Where to look next."""
    if typed.isdecimal():
        return min(int(typed), last) if len(typed) < LONGEST_NUMBER else last
    if typed.startswith("b"):
        return max(0, number - 1)
    return min(last, number + 1)
