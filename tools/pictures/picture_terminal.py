"""Writes docs/terminal.svg: the terminal table of Witches in the middle of a real game between bots."""

import argparse
from io import StringIO
from pathlib import Path

from rich.console import Console, Group
from rich.rule import Rule
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import coven
from coven.bots import Bot, usual_bot
from coven.cli.output import Output, as_written
from coven.cli.table.log import log
from coven.cli.table.matching import example, move_list_of
from coven.cli.table.screen import Screen, log_line
from coven.drawing import GREY

NIGHT, PARCHMENT = (0x17, 0x13, 0x1F), (0xF4, 0xEA, 0xD5)
THEME = TerminalTheme(NIGHT, PARCHMENT, [NIGHT] * 8, [PARCHMENT] * 8)
NAMES = ("Robin", "Agatha", "Bertha", "Circe", "Dagmar", "Edda")
FORMAT = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def play_to(players: int, seed: str, moves: int, at_least: bool) -> coven.Table:
    """A game by the usual bots up to a move; then, if wished, on to the next turn of seat 0 with a trick begun."""
    game = coven.game("witches")
    table = game.new_table(players, seed=seed, seats=NAMES[:players])
    bots = [Bot(usual_bot(game), game, f"{seed} {seat}") for seat in range(players)]
    while not table.is_over and (len(table.keeper) < moves or (at_least and not (table.view(0)["turn"] == 0 and table.view(0)["trick"]))):
        seat = table.to_act[-1]
        table.play(seat, bots[seat].choose(table, seat))
    return table


def picture(table: coven.Table, language: str, width: int, seat: int | None, lines: int) -> Console:
    output = Output(language)
    output.use(table.game, table.seats)
    console = Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=StringIO())
    screen = Screen(output, table)
    log_rows = [log_line(line) for line in log(table, seat, output.speak, lines, screen.shorten)]
    rows = [screen.picture(seat, is_open=seat is None), Rule(style=GREY), *log_rows]
    if seat is not None and seat in table.to_act:
        rows.append(Text(output.speak("play-hint", move=as_written(example(move_list_of(table, seat)))), "bold"))
        rows.append(Text(f"{table.seats[seat]} ▸ ▁"))
    console.print(Group(*rows))
    return console


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", nargs="?", type=Path, default=Path(__file__).resolve().parents[2] / "docs" / "terminal.svg")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", default="88")
    asked.add_argument("--moves", type=int, default=115)
    asked.add_argument("--width", type=int, default=90)
    asked.add_argument("--lang", default="en")
    asked.add_argument("--exactly", action="store_true", help="stop at that very move")
    asked.add_argument("--open", action="store_true", help="show all hands")
    given = asked.parse_args()
    table = play_to(given.players, given.seed, given.moves, not given.exactly)
    console = picture(table, given.lang, given.width, None if given.open else 0, 5)
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(console.export_svg(title="coven play witches", theme=THEME, code_format=FORMAT, unique_id="coven"), encoding="utf-8")


if __name__ == "__main__":
    main()
