"""The end: the seats in their order on the final sheet."""

from collections.abc import Iterator, Sequence

from coven.drawing import SheetLine, shortened
from coven.games.wandering_towers.terminal.shown import Shown
from coven.games.wandering_towers.terminal.style import LONGEST_NAME, signs
from coven.games.wandering_towers.view.schema import TableSetting
from coven.table.words import Words


def sheet_lines(view: Shown, setting: TableSetting, speak: Words, seats: Sequence[str]) -> Iterator[SheetLine]:
    """A line for each seat with its place; against the deck one line for all."""
    places = view["outcome"]["places"]
    for seat in ranked(setting, places):
        together = setting["solo"] and len(seats) > 1
        name = speak("table-together") if together else shortened(seats[seat], LONGEST_NAME)
        yield seat, "" if setting["solo"] else f"{places[seat]}.", signs([seat]), name


def ranked(setting: TableSetting, places: Sequence[int]) -> list[int]:
    """The seats from the first place down, partners together; against the deck the first stands for all."""
    if setting["solo"]:
        return [0]
    half = len(places) // 2 if setting["teams"] else len(places)
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat % half, seat))
