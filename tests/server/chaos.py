"""Lets all that can go wrong go wrong, again and again, while games are played: `make chaos`.

Processes are killed and stopped, the disk is full, the clock jumps a day, the database goes and comes back, clients are slow. Everything
that clients sent, were acknowledged and were shown is written down and compared with the log afterwards (`killing.Ledger`): nothing
acknowledged may be lost, doubled or invented, nobody may have been shown what never was, and every game is played to its end.
Everything is on the loopback, in folders of its own; it ends when so many faults or minutes are over.
"""

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import run
from server.disks import DATABASE_DISK, small_disk
from server.faults import Place, all_answering, faults_of
from server.killing import PARTIES, Ledger, Party, check_log, play_through, seated
from server.postgres import Postgres
from server.running import ROOT, Server, is_alive, serving
from waiting import MOMENT, PATIENCE

PAGE = ROOT / "docs" / "chaos.md"
KINDS = {"sqlite": "SQLite, one process", "postgres": "PostgreSQL, two workers"}
FILE_DISK = "size=64m"
SMALL_LOG = ("max_wal_size=32MB", "min_wal_size=32MB", "wal_recycle=off", "checkpoint_timeout=30s")  # so that it lives on a small disk
PATIENT: dict[str, Any] = {"abandon_after": 4000 * 86_400, "hung_after": 4}  # nobody gives up a game because days were skipped
MOST_BETWEEN = 8  # moves from one fault to the next


@dataclass
class Figures:
    """What happened: faults by kind, and how many seconds after each the next move was acknowledged."""

    back_after: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    games: int = 0
    seconds: float = 0.0
    acknowledged: int = 0
    not_stored: int = 0
    held: Counter[str] = field(default_factory=Counter)

    @property
    def faults(self) -> int:
        return sum(map(len, self.back_after.values()))


class Chaos:
    """Causes faults at one place, one after the other, while games are played."""

    def __init__(self, place: Place, faults: int, latest: float, told: Progress) -> None:
        self._place = place
        self._wanted = faults
        self._latest = latest
        self._told = told
        self._task = told.add_task("faults", total=faults)
        self._faults = faults_of(place)
        self._next: list[str] = []
        self.ledger, self.figures = Ledger(), Figures()

    @property
    def is_enough(self) -> bool:
        return self.figures.faults >= self._wanted or time.monotonic() > self._latest

    async def under_load(self, parties: Sequence[Party]) -> None:
        """Plays games to their end while things go wrong; begins new ones until enough has."""
        while not self.is_enough:
            await all_answering(self._place.server)  # the last fault came with the end of the games before, and is felt for a while
            self._place.people = [each for party in parties for each in await seated(self._place.server, party)]
            self.figures.games += len(parties)
            done = asyncio.Event()
            async with asyncio.TaskGroup() as group:  # a server that does not come back ends it all
                group.create_task(self._cause_many(done))
                await asyncio.gather(*(group.create_task(play_through(*each, self.ledger)) for each in self._place.people))
                done.set()

    async def _cause_many(self, done: asyncio.Event) -> None:
        while not self.is_enough:
            await self._until_acknowledged(random.randint(0, MOST_BETWEEN), done)
            if done.is_set():
                return
            kind = self._choose()
            await self._faults[kind](self._place)
            began = time.monotonic()
            await self._until_acknowledged(1, done)
            self.figures.back_after[kind].append(time.monotonic() - began)
            self._told.update(self._task, advance=1, description=f"{kind}; {len(self.ledger.acknowledged):,} moves")

    def _choose(self) -> str:
        """All kinds equally often, in an order nobody knows."""
        if not self._next:
            self._next = random.sample(list(self._faults), len(self._faults))
        return self._next.pop()

    async def _until_acknowledged(self, moves: int, done: asyncio.Event) -> None:
        """Returns when so many moves more are acknowledged, or all games are over; raises if the server has ended, or nothing goes on."""
        wanted = len(self.ledger.acknowledged) + moves
        async with asyncio.timeout(PATIENCE):
            while len(self.ledger.acknowledged) < wanted and not done.is_set():
                assert is_alive(self._place.server.pid), "the server has ended by itself"
                await asyncio.sleep(MOMENT)


# --- one run ----------------------------------------------------------------------------------------------------------------


@contextmanager
def sqlite_place(folder: Path) -> Iterator[tuple[Place, str]]:
    """A server on SQLite, on a disk of its own if the machine lets us have one; and the address of its database."""
    with small_disk(folder / "disk", FILE_DISK) as is_disk:
        data = folder / "disk" / "data"
        with serving(folder, data=str(data), **PATIENT) as server:
            yield Place(server, disk=folder / "disk" if is_disk else None), f"sqlite:///{data / 'coven.db'}"


@contextmanager
def postgres_place(folder: Path) -> Iterator[tuple[Place, str]]:
    """A server with two workers on a PostgreSQL of its own, on a disk of its own if the machine lets us have one."""
    with ExitStack() as held:
        place = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="coven-pg-")))  # a short name: that of a socket may not be long
        is_disk = held.enter_context(small_disk(place / "data", DATABASE_DISK))
        database = Postgres(place).set_up(*SMALL_LOG).start()
        held.callback(database.stop)
        address = database.new_database()
        server: Server = held.enter_context(serving(folder, database=address, workers=2, **PATIENT))
        yield Place(server, database, place / "data" if is_disk else None), address


PLACES = {"sqlite": sqlite_place, "postgres": postgres_place}


def main(kind: str, faults: int, folder: Path, parties: Sequence[Party] = PARTIES, seconds: float = 3600.0) -> Figures:
    """Plays, lets things go wrong, checks; raises if anything was lost, doubled or invented."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    began = time.monotonic()
    with PLACES[kind](folder) as (place, address), Progress(*columns, console=Console(stderr=True)) as told:
        chaos = Chaos(place, faults, began + seconds, told)
        run(chaos.under_load(parties))
        figures = chaos.figures
        figures.seconds = time.monotonic() - began
        place.server.stop()
        figures.held = check_log(address, chaos.ledger)
    figures.acknowledged, figures.not_stored = len(chaos.ledger.acknowledged), chaos.ledger.not_stored
    assert figures.held["created"] == figures.held["game over"] == figures.games, "a game is missing, or was not played to its end"
    return figures


# --- telling ----------------------------------------------------------------------------------------------------------------


def lines_of(kind: str, figures: Figures) -> list[str]:
    """A section of the page."""
    return [
        f"## {KINDS[kind]}",
        "",
        f"{figures.faults:,} faults in {figures.seconds / 60:.0f} minutes on {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}.",
        "",
        "| fault | times | seconds until the next move was acknowledged: median | longest |",
        "|---|---|---|---|",
        *(f"| {name} | {len(times)} | {median(times):.1f} | {max(times):.1f} |" for name, times in sorted(figures.back_after.items())),
        "",
        f"{figures.games:,} games of all titles, every one played to its end; {figures.acknowledged:,} moves acknowledged, "
        f"{figures.held['by bots']:,} made by bots, {figures.not_stored:,} answers that a move was not stored (it was sent again). "
        "Acknowledged and lost: 0. Doubled: 0. Invented or changed: 0. Shown and never so: 0.",
    ]


def write_page(kind: str, figures: Figures) -> None:
    """Puts a section into the page, in the place of the one before."""
    text, section = PAGE.read_text(encoding="utf-8"), "\n".join(lines_of(kind, figures))
    begin, end = f"<!-- {kind} -->\n", f"\n<!-- end of {kind} -->"
    PAGE.write_text(re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: f"{begin}{section}{end}", text, flags=re.DOTALL), encoding="utf-8")


def command(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Lets all that can go wrong go wrong while games are played, and looks what was lost.")
    parser.add_argument("--faults", type=int, default=1000, help="how many")
    parser.add_argument("--database", choices=[*KINDS], help="on this one alone")
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no new games are begun, for each database")
    parser.add_argument("--no-page", action="store_true", help="leave docs/chaos.md as it is")
    asked = parser.parse_args(words)
    for kind in [asked.database] if asked.database else [*KINDS]:
        with tempfile.TemporaryDirectory(prefix="coven-chaos-") as folder:
            figures = main(kind, asked.faults, Path(folder), seconds=60 * asked.minutes)
        print("\n".join(lines_of(kind, figures)), flush=True)
        if not asked.no_page:
            write_page(kind, figures)


if __name__ == "__main__":
    command()
