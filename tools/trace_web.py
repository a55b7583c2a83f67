"""What the page costs in a browser: how soon a table can be used, frames and delays while people play, memory over many moves.

A person plays six-seat games of Wandering Towers with bots in Chromium, which has no GPU here and shares its cores with the server.
The person is a script in the page, so that no tool that polls the page takes part in what is measured; the bots choose at random.

- opening: from the navigation (or the click) until moves and board are there and drawn, noted by the page itself.
- playing: bots answer at the pace of the product (0.8 to 2.5 seconds). Frames are those that Chrome's trace says were drawn,
  counted only while at least one piece is under way; an event counts until the first frame drawn after its changes were committed and painted.
- memory: bots answer at once; measured after collecting the garbage, at the same moment of every game.

Figures depend on the machine; nothing here is a test.
"""

# ruff: noqa: E402

import argparse
import sys
import tempfile
from contextlib import AbstractContextManager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table as Rows
from server.running import Server, serving
from tracing.memory import memory_report, samples
from tracing.opening import openings
from tracing.playing import frame_report, keep, traced, work_report
from web.browsing import chromium

PACE = (0.8, 2.5)  # seconds: as the server's settings have it
AT_ONCE = (0.0, 0.0)


def main() -> None:
    given = arguments()
    for part in given.only:
        pace = {"playing": given.pace, "memory": AT_ONCE}.get(part, PACE)
        with tempfile.TemporaryDirectory() as folder, at_pace(Path(folder), *pace) as server, chromium() as browser:
            PARTS[part](browser, server, given)


def at_pace(folder: Path, least: float, most: float) -> AbstractContextManager[Server]:
    return serving(folder, bot_pace_least=least, bot_pace_most=most)


def show_opening(browser: Browser, server: Server, _: argparse.Namespace) -> None:
    show("A table can be used", openings(browser, server))


def show_playing(browser: Browser, server: Server, given: argparse.Namespace) -> None:
    trace = traced(browser, server, given.seconds)
    show(f"Six seats, bots answer in {given.pace[0]} to {given.pace[1]} s", frame_report(trace))
    show("Work by kind", work_report(trace))
    if given.trace:
        keep(trace, given.trace)


def show_memory(browser: Browser, server: Server, given: argparse.Namespace) -> None:
    show("Memory", memory_report(list(samples(browser, server, given.moves))))


PARTS = {"opening": show_opening, "playing": show_playing, "memory": show_memory}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=[*PARTS], default=[*PARTS], help="these parts alone")
    parser.add_argument("--seconds", type=int, default=90, help="of play under the trace")
    parser.add_argument(
        "--pace", type=float, nargs=2, default=PACE, metavar=("LEAST", "MOST"), help="seconds that bots take while frames are counted"
    )
    parser.add_argument("--moves", type=int, default=500, help="of the person while memory is watched; a game that ends is followed by another")
    parser.add_argument("--trace", type=Path, help="keep the trace in this file (.json.gz), and beside it an excerpt of a few seconds")
    return parser.parse_args()


def show(title: str, figures: dict[str, str]) -> None:
    rows = Rows("what", "measured", title=title)
    for name, figure in figures.items():
        rows.add_row(name, figure)
    Console().print(rows)


if __name__ == "__main__":
    main()
