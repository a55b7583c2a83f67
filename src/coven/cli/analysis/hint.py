"""`hint` at the table: the moves with their chances as bars, the best first, and why it is the best."""

import os

from coven.analysis import Analysis, Budget, analyse
from coven.cli.analysis.telling import bar, percent, spread, tell_reason
from coven.cli.output import Output
from coven.cli.table.matching import Choice, choice_of
from coven.table.table import Table

SIMULATIONS = 3_000
MOST_SHOWN = 5  # moves; a screen of 24 lines has room for them and the table


def hint_lines(output: Output, table: Table, seat: int) -> list[str]:
    """What a seat that must act is told; raises `not_to_act`."""
    with output.progress(output.speak("hint-thinking")) as progress:
        analysis = analyse(table, seat, Budget(SIMULATIONS), threads=os.cpu_count() or 1, progress=progress)
    choice = choice_of(table, seat, output.speak)
    lines = move_lines(output, analysis, choice)
    return [*lines, *(tell_reason(reason.as_data(), table.game, output.speak, table.seats) for reason in analysis.reasons)]


def move_lines(output: Output, analysis: Analysis, choice: Choice) -> list[str]:
    """The best moves, a line each: bar, chance, expected score, the move."""
    shown = analysis.moves[:MOST_SHOWN]
    widest = max(len(choice.written(value.move)) for value in shown)
    lines = []
    for value in shown:
        chance = value.chance.as_data()
        told = output.speak("hint-line", chance=f"{percent(chance['mean']):>2}", error=spread(chance), score=round(value.score.mean, 1))
        written = choice.written(value.move)
        name = choice.name(value.move)
        lines.append(f"{bar(chance['mean'])} {told}  {written:<{widest}}" + (f"  {name}" if name != written else ""))
    left = len(analysis.moves) - len(shown)
    return [*lines, *([output.speak("hint-more", count=left)] if left else [])]
