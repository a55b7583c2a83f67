"""Labels on the map in a terminal: each area's number, signs and name, written where there is room."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from coven.games.broom_service.terminal.style import PARCHMENT

MORE = ("+", f"bold {PARCHMENT}")  # behind an area's number: not all of its signs have room
Part = tuple[str, str]  # some letters and their style
Cells = list[list["Cell"]]
Cell = tuple[str, str, bool]  # a letter, its style, and whether it belongs to a label


@dataclass(frozen=True)
class Run:
    """Cells side by side in one line that belong to one area."""

    row: int
    start: int
    length: int


@dataclass(frozen=True)
class Label:
    """What is left to be told of an area: behind its number, which ends there, and in the rest of it. The last part is its name."""

    area: int
    behind: Run
    elsewhere: Sequence[Run]
    parts: Sequence[Part]
    margin: Sequence[Part]


def write_number(cells: Cells, runs: Sequence[Run], parts: list[Part]) -> Run:
    """Writes the first part of a label where it has room, so that the rest may follow; returns the run behind it.

    It keeps away from other labels if it can; where an area is too narrow even for the number, that reaches over its border.
    """
    width = len(parts[0][0])
    free = (free_part(cells, run, gap) for gap in (1, 0) for run in runs)
    over = (free_part(cells, stretched(run, width, len(cells[0])), 0) for run in runs)
    room = next((run for run in chain(free, over) if run.length >= width), Run(0, 0, 0))
    if room.length < width:
        return room
    start = room.start + (room.length - min(room.length, width_of(parts[:-1]))) // 2
    write_parts(cells[room.row], start, [parts.pop(0)])
    return Run(room.row, start + width, room.start + room.length - start - width)


def stretched(run: Run, width: int, columns: int) -> Run:
    """A run made wide enough, around the same middle."""
    start = max(0, min(columns - width, run.start + (run.length - width) // 2))
    return Run(run.row, start, width)


def write_rest(cells: Cells, label: Label) -> None:
    """Writes as many further parts of a label as there is room for; a plus behind the number if that is not every sign."""
    trial = [list(line) for line in cells]
    if write_signs(trial, label, []) > 1:
        write_signs(cells, label, [MORE])
    else:
        cells[:] = trial


def write_signs(cells: Cells, label: Label, more: Sequence[Part]) -> int:
    """Writes the first parts that have room, directly behind the number, then elsewhere behind the number once more; how many are left."""
    parts = list(label.parts)
    free = free_start(cells, label.behind, len(more))
    here = [*taken(parts, free.length - width_of(more)), *more]
    write_parts(cells[free.row], free.start, [*here, *label.margin][: free.length] if width_of(here) < free.length else here[: free.length])
    for run in label.elsewhere:
        free = free_part(cells, run, 1)
        again = [(str(label.area), f"bold {PARCHMENT}")]
        here = taken(parts, free.length - width_of(again))
        write_parts(cells[free.row], free.start + (free.length - width_of([*again, *here])) // 2, [*again, *here] if here else [])
    return len(parts)


def taken(parts: list[Part], room: int) -> list[Part]:
    """Takes away the first parts, as many as have room."""
    here: list[Part] = []
    while parts and width_of(here) + len(parts[0][0]) <= room:
        here.append(parts.pop(0))
    return here


def free_start(cells: Cells, run: Run, least: int) -> Run:
    """The beginning of a run as far as nothing is written there; at least so many cells, even over the border."""
    line = cells[run.row]
    end = next((column for column in range(run.start, len(line)) if line[column][2]), len(line))
    return Run(run.row, run.start, min(end - run.start, max(run.length, least)))


def free_part(cells: Cells, run: Run, gap: int) -> Run:
    """The widest part of a run where nothing is written yet, so many cells away from other labels."""
    line, best, start = cells[run.row], Run(run.row, run.start, 0), run.start
    for column in range(run.start, run.start + run.length + 1):
        if column == run.start + run.length or any(line[near][2] for near in range(max(0, column - gap), min(len(line), column + gap + 1))):
            best = max(best, Run(run.row, start, column - start), key=lambda part: part.length)
            start = column + 1
    return best


def width_of(parts: Sequence[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def write_parts(line: list[Cell], column: int, parts: Sequence[Part]) -> None:
    """Writes letters into a line; where they bring no ground of their own, that of the area stays."""
    for character, style in ((character, style) for text, style in parts for character in text):
        below = line[column][1].rpartition("on ")[2]
        has_ground = " on " in style or not below.startswith("#")
        line[column] = (character, style if has_ground else f"{style} on {below}", True)
        column += 1
