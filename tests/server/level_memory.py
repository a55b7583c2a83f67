"""Makes and closes tables that each have a box of their own, and looks whether the server's memory stays level: a part of `make soak`.

`python tests/server/level_memory.py --tables 1000`. Whatever comes from outside must go with the last table that needs it. Growth is
measured in the last part, when what is loaded late is loaded and the heap has found its size.
"""

import argparse
import asyncio
import copy
import re
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import linear_regression
from typing import Any

import httpx
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import BOT, ME, Client, run
from server.running import Server, children_of, serving
from waiting import MOMENT, PATIENCE

import coven

GAME = coven.game("broom_service")
EACH = 20  # tables that one guest makes: what one person may have stored in a day is bounded
LOOKS = 20  # how often memory is measured
AWAY_EACH = 10  # tables are put away together: many at once would leave a larger heap, and say nothing of what is kept
FIRST = 0.7  # the part that is not measured
MOST_GROWTH = 0.03  # MB for each table; one box is more than ten times as much
KEPT_FOR = 600.0  # seconds after which a table that nobody looks at is put away
Look = tuple[int, float]  # tables so far, megabytes


def own_box(number: int) -> dict[str, Any]:
    """A box like no other, with maps that are drawn."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.boxes["small"].data))
    data["name"] = f"box {number}"
    for side in ("front", "back"):
        data[side]["areas"][0]["name"]["en"] = f"Area {number}"
    return data


async def make_and_close(person: Client, number: int) -> None:
    """A table with a box of its own is begun, looked at, and left by everybody."""
    made = await person.post("/tables", game=GAME.name, seats=[ME, BOT], box=own_box(number))
    await person.post(f"/tables/{made['id']}/start")
    socket = await person.sit(made["id"], GAME.name)
    assert f"Area {number}" in socket.raw[0]
    await socket.close()
    await person.post(f"/tables/{made['id']}/leave")


async def put_all_away(server: Server) -> None:
    """Lets so much time pass that the server puts away what nobody looks at; returns when no table is left."""
    async with httpx.AsyncClient() as line, asyncio.timeout(PATIENCE):
        while True:
            await asyncio.to_thread(server.turn, 2 * KEPT_FOR)
            found = re.search(r"^coven_desks ([\d.]+)$", (await line.get(server.url + "/metrics")).text, re.MULTILINE)
            assert found is not None
            if float(found[1]) == 0:
                return
            await asyncio.sleep(MOMENT)


def megabytes(server: Server) -> float:
    """What the server and the processes it has started hold."""
    return sum(map(held_by, (server.pid, *children_of(server.pid)))) / 1024


def held_by(process: int) -> int:
    """Kilobytes of a process; nothing of one that has ended meanwhile."""
    with suppress(FileNotFoundError, ProcessLookupError):
        found = re.search(r"^VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="utf-8"), re.MULTILINE)
        return 0 if found is None else int(found[1])
    return 0


async def watch(server: Server, tables: int, latest: float, done: Callable[[int], None]) -> list[Look]:
    """Makes and closes so many tables, or as many as there is time for; returns what memory was now and then, when none was left."""
    looks: list[Look] = []
    person: Client | None = None
    for number in range(1, tables + 1):
        if time.monotonic() > latest:
            break
        if person is None or number % EACH == 0:
            person = await Client.guest(server.url)
        await make_and_close(person, number)
        done(number)
        is_due = number * LOOKS // tables > len(looks)
        if is_due or number % AWAY_EACH == 0:
            await put_all_away(server)
        if is_due:
            looks.append((number, megabytes(server)))
    return looks


def growth(looks: list[Look]) -> float:
    """Megabytes a table, by the line through what was measured after the first part; 0 where that was once or never."""
    late = [look for look in looks if look[0] > FIRST * looks[-1][0]]
    if len(late) < 2:
        return 0.0
    return linear_regression([number for number, _ in late], [held for _, held in late]).slope


def main(tables: int, folder: Path, seconds: float = 3600.0) -> list[Look]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with serving(folder, close_idle_after=KEPT_FOR) as server, Progress(*columns, console=Console(stderr=True)) as told:
        latest = time.monotonic() + seconds
        task = told.add_task("tables with boxes of their own", total=tables)
        looks: list[Look] = run(watch(server, tables, latest, lambda number: told.update(task, completed=number)))
    return looks


def command() -> int:
    """1 if memory grew with every table."""
    parser = argparse.ArgumentParser(description=command.__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="how many")
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no more are made")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="coven-level-") as folder:
        looks = main(asked.tables, Path(folder), 60 * asked.minutes)
    for number, held in looks:
        print(f"{number:,} tables made and closed: {held:.0f} MB")
    print(f"{growth(looks) * 1024:.1f} kB a table after the first {FIRST:.0%}")
    return 1 if growth(looks) > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(command())
