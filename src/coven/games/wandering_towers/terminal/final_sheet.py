"""The end: who came in where, and with what."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coven.games.wandering_towers.terminal.lines import GREY, LONGEST_NAME, View, shortened, signs
from coven.table.words import Words


def final_sheet(view: View, setting: View, speak: Words, seats: Sequence[str]) -> RenderableType:
    """Who came in where, and with what; against the deck one line for all."""
    outcome = view["outcome"]
    sheet = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(3):
        sheet.add_column(no_wrap=True)
    sheet.add_column(justify="right", no_wrap=True)
    sheet.add_column(ratio=1)
    for seat in ranked(setting, outcome["places"]):
        place = "" if setting["solo"] else f"{outcome['places'][seat]}."
        name = speak("table-together") if setting["solo"] and len(seats) > 1 else shortened(seats[seat], LONGEST_NAME)
        told = ", ".join(speak(f"score-{line['kind']}", **line) for line in outcome["breakdown"][seat])
        sheet.add_row(Text(place, GREY), signs([seat]), name, Text(str(outcome["scores"][seat]), "bold"), Text(told, GREY))
    return Padding(sheet, (0, 1))


def ranked(setting: View, places: Sequence[int]) -> list[int]:
    """The seats from the first place down, partners together; against the deck the first stands for all."""
    if setting["solo"]:
        return [0]
    half = len(places) // 2 if setting["teams"] else len(places)
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat % half, seat))
