"""`hint` at the table: the moves with their chances as bars, the best first, and why it is the best."""

import os

from coven.analysis import Analysis, Budget, MoveValue, analyse
from coven.analysis.values import spread, tenths
from coven.cli.analysis.formatting import bar, reason_sentence, together
from coven.cli.analysis.preparing import prepared
from coven.cli.output import Output
from coven.cli.table.matching import MoveList, move_list_of
from coven.table.table import Table

SIMULATIONS = 3_000
MOST_SHOWN = 5  # moves; a screen of 24 lines has room for them and the table


def hint_lines(output: Output, table: Table, seat: int) -> list[str]:
    """What a seat that must act is told; raises `not_to_act`."""
    prepared(output, table.game)
    with output.progress(output.speak("hint-thinking")) as progress:
        analysis = analyse(table, seat, Budget(SIMULATIONS), threads=os.cpu_count() or 1, progress=progress)
    return told(output, table, analysis)


def told(output: Output, table: Table, analysis: Analysis) -> list[str]:
    """A hint in lines: the best moves, then why the first is the best."""
    choice = move_list_of(table, analysis.seat, output.speak)
    names = {value.move.text: together(choice.name(move) for move in value.moves) for value in analysis.moves}
    sentences = [reason_sentence(reason.as_data(), output.speak, names.__getitem__) for reason in analysis.reasons]
    return [*move_lines(output, analysis, choice), *sentences]


def move_lines(output: Output, analysis: Analysis, choice: MoveList) -> list[str]:
    """The best moves, a line each: bar, chance, expected score, the move; of a packet all moves."""
    shown = analysis.moves[:MOST_SHOWN]
    widest = max(len(written(value, choice)) for value in shown)
    lines = []
    for value in shown:
        chance = value.chance.as_data()
        estimate = output.speak("hint-line", chance=f"{value.percent:>2}", error=spread(chance), score=tenths(value.score.mean))
        name = "" if value.packet else choice.name(value.move)
        line = f"{bar(value.percent)} {estimate}  {written(value, choice):<{widest}}"
        lines.append((line + (f"  {name}" if name not in ("", written(value, choice)) else "")).rstrip())
    left = len(analysis.moves) - len(shown)
    return [*lines, *([output.speak("hint-more", count=left)] if left else [])]


def written(value: MoveValue, choice: MoveList) -> str:
    return together(choice.written(move) for move in value.moves)
